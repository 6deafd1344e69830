/**
 * Whether a stored bond is in default on a day (`YYYY-MM-DD`). It trades flat from then on: its
 * payments aren't expected any more, so a price reflects the possible recovery and has no yield,
 * spread or duration. The yield of its payments can still be calculated from a price on request.
 */
export function isInDefault(flatFrom: string | null, day: string): boolean {
  return flatFrom !== null && flatFrom <= day;
}
