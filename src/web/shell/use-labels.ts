import { createContext, use, useMemo } from 'react';
import { useMatches } from 'react-router';
import type { Language } from '../../domain/language.ts';
import { fillPlurals } from '../../domain/plural.ts';
import { fillLabel } from '../../labels/fill-label.ts';
import type { LabelKey } from '../../labels/label-keys.ts';
import { useFrame } from './use-frame.ts';

export type Translate = (
  key: LabelKey,
  values?: Readonly<Record<string, string | number>>,
) => string;
export type PageLabels = Readonly<Record<string, string>>;

/** Set by the root for all that it holds: a page has hundreds of texts and thousands of labels. */
export const LabelsContext = createContext<PageTexts>({ labels: {}, t: translator({}) });

export interface PageTexts {
  readonly labels: PageLabels;
  readonly t: Translate;
}

/** All texts that the loaders of this page brought along, put together; for the root alone. */
export function useMergedLabels(): PageTexts {
  const matches = useMatches();
  const language = useFrame().globals.lang;
  return useMemo(() => {
    const labels = Object.assign(
      {},
      ...matches.map(
        ({ loaderData }) => (loaderData as { labels?: PageLabels } | undefined)?.labels,
      ),
    ) as PageLabels;
    return { labels, t: translator(labels, language) };
  }, [matches, language]);
}

export function usePageLabels(): PageLabels {
  return use(LabelsContext).labels;
}

export function useLabels(): Translate {
  return use(LabelsContext).t;
}

/**
 * Texts by key; a missing one shows as its name in double braces. The language is that of the
 * labels; texts with numbers need it to choose the words that go with them.
 */
export function translator(labels: PageLabels, language?: Language): Translate {
  return (key, values = {}) => {
    const text = (Object.hasOwn(labels, key) ? labels[key] : undefined) ?? `{{${key}}}`;
    return fillLabel(language ? fillPlurals(text, values, language) : text, values);
  };
}
