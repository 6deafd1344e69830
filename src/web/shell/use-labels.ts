import { useMatches } from 'react-router';
import { fillLabel } from '../../labels/fill-label.ts';
import type { LabelKey } from '../../labels/label-keys.ts';

export type Translate = (
  key: LabelKey,
  values?: Readonly<Record<string, string | number>>,
) => string;
export type PageLabels = Readonly<Record<string, string>>;

/** All texts that the loaders of this page brought along. */
export function usePageLabels(): PageLabels {
  const matches = useMatches();
  return Object.assign(
    {},
    ...matches.map(({ loaderData }) => (loaderData as { labels?: PageLabels } | undefined)?.labels),
  ) as PageLabels;
}

export function useLabels(): Translate {
  return translator(usePageLabels());
}

/** Texts by key; a missing one shows as its name in double braces. */
export function translator(labels: PageLabels): Translate {
  return (key, values = {}) =>
    fillLabel((Object.hasOwn(labels, key) ? labels[key] : undefined) ?? `{{${key}}}`, values);
}
