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
