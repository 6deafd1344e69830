/**
 * What an index measures: a level, which changes in percent, or a rate, which changes in basis
 * points.
 */
export const INDEX_MEASURES = ['levels', 'rates'] as const;
export type IndexMeasure = (typeof INDEX_MEASURES)[number];
