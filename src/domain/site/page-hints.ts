import type { HelpPlace } from './help-articles.ts';

/** The hints on the pages, by the labels of their texts. */
export const PAGE_HINTS = [
  'hint_change',
  'hint_realtime',
  'hint_daily',
  'hint_shape',
  'hint_chart',
  'hint_statistics',
  'hint_export',
  'hint_pairs',
] as const;
export type PageHintKey = (typeof PAGE_HINTS)[number];

/** Where the help says more about each. */
export const HINT_PLACES: Readonly<Record<PageHintKey, HelpPlace>> = {
  hint_change: 'figures#day-change',
  hint_realtime: 'figures#live-values',
  hint_daily: 'figures#figure-days',
  hint_shape: 'access#charts',
  hint_chart: 'charts#move',
  hint_statistics: 'figures#period-change',
  hint_export: 'charts#files',
  hint_pairs: 'charts#compare',
};
