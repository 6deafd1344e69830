import { UNRATED } from './screen-fields.ts';

/** The worst notch of each credit quality step: AA-, A-, BBB-, BB-, B-, D. */
export const LAST_NOTCHES = [4, 7, 10, 13, 16, 22] as const;

/** The credit quality step of a composite rating. */
export function qualityStep(notch: number | null): string {
  const step = LAST_NOTCHES.findIndex((last) => notch !== null && notch <= last);
  return step < 0 ? UNRATED : String(step + 1);
}
