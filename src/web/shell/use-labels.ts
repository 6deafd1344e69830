import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import type { Language } from '../../domain/text/language.ts';
import type { PageTexts, Texts } from '../../domain/text/page-texts.ts';
import type { LabelPart, Translate } from '../../labels/label-keys.ts';
import { translator } from '../../labels/translator.ts';
import { heldTexts, onNewTexts } from './label-store.ts';

/** The label parts that a page shows; its loader returns them as `labels`. */
export function pageLabels(...parts: LabelPart[]): readonly LabelPart[] {
  return parts;
}

/** A page's texts while the server renders it; null in the browser, which has its own. */
export const ServerTextsContext = createContext<PageTexts | null>(null);

interface ShownTexts {
  readonly texts: Texts;
  readonly t: Translate;
}

/** Cached with the texts, which the server caches for each kind of page. */
const made = new WeakMap<Texts, ShownTexts>();

/** Set once by the root, because a page shows labels in thousands of places. */
export const LabelsContext = createContext<ShownTexts>(shownTexts({}, 'eng'));

/** The page's texts with their language; only for the root. */
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
