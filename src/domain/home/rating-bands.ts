/** The steps of credit quality as start page and lists tell them: the worst notch of each. */
const WORST_NOTCHES = [4, 7, 10, 13, 16, 22] as const;
export const RATING_BANDS = ['aa', 'a', 'bbb', 'bb', 'b', 'c'] as const;
export type RatingBand = (typeof RATING_BANDS)[number];

export function bandOfNotch(notch: number): RatingBand {
  const at = WORST_NOTCHES.findIndex((worst) => notch <= worst);
  return RATING_BANDS[at] ?? 'c';
}

/** The middle one; of an even number the mean of the middle two. Null of none. */
export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}
