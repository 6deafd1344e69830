/**
 * Whether a stored bond is in default on a day (`YYYY-MM-DD`). It trades flat from then on: nobody
 * counts on its payments, so a price stands for what may be recovered and has no yield, no spread and
 * no duration. Whoever asks what its payments would yield can still calculate it from a price.
 */
export function isInDefault(flatFrom: string | null, day: string): boolean {
  return flatFrom !== null && flatFrom <= day;
}
