import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import type { Language } from '../../domain/language.ts';
import type { PageTexts, Texts } from '../../domain/page-texts.ts';
import type { LabelPart, Translate } from '../../labels/label-keys.ts';
import { translator } from '../../labels/translator.ts';
import { heldTexts, onNewTexts } from './label-store.ts';

/** What a page shows of the labels; its loader returns it as `labels`. */
export function pageLabels(...parts: LabelPart[]): readonly LabelPart[] {
  return parts;
}

/** The texts of a page while the server renders it; null in the browser, which holds its own. */
export const ServerTextsContext = createContext<PageTexts | null>(null);

interface ShownTexts {
  readonly texts: Texts;
  readonly t: Translate;
}

/** The server keeps the texts of a kind of page, and this with them. */
const made = new WeakMap<Texts, ShownTexts>();

/** Set by the root for all that it holds: a page has hundreds of texts and thousands of labels. */
export const LabelsContext = createContext<ShownTexts>(shownTexts({}, 'eng'));

/** The texts of this page with their language; for the root alone. */
export function useShownTexts(language: Language): ShownTexts {
  const ofServer = use(ServerTextsContext);
  const held = useSyncExternalStore(onNewTexts, heldTexts, heldTexts);
  const texts = ofServer?.texts ?? held;
  return useMemo(() => shownTexts(texts, language), [texts, language]);
}

function shownTexts(texts: Texts, language: Language): ShownTexts {
  const shown = made.get(texts) ?? { texts, t: translator(texts, language) };
  made.set(texts, shown);
  return shown;
}

export function usePageTexts(): Texts {
  return use(LabelsContext).texts;
}

export function useLabels(): Translate {
  return use(LabelsContext).t;
}
