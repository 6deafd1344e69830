import { LAST_NOTCHES } from '../screens/quality-steps.ts';

/** The steps of credit quality, the best first. */
export const RATING_BANDS = ['aa', 'a', 'bbb', 'bb', 'b', 'c'] as const;
export type RatingBand = (typeof RATING_BANDS)[number];

export function bandOfNotch(notch: number): RatingBand {
  const at = LAST_NOTCHES.findIndex((last) => notch <= last);
  return RATING_BANDS[at] ?? 'c';
}

/** For an even number of values the mean of the middle two; null for an empty list. */
export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}
