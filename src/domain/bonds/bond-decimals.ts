import { displayNumber } from '../text/format.ts';
import type { Language } from '../text/language.ts';

/** Decimals of bond figures wherever they are shown: one precision per column. */
export const BOND_DECIMALS = {
  price: 3,
  yield: 3,
  duration: 2,
  spread: 0,
  // Bonds of a curve lie within a basis point or two of it.
  distance: 1,
  convexity: 1,
  // Per 100 nominal, as the API and Excel return it; small values have more (`dv01Decimals`).
  dv01: 5,
} as const;

/**
 * For a call within days at a price far from it, an annual rate has six digits, which say nothing
 * beyond these limits (percent and basis points). Responses, files and calculator fields contain
 * the full rate.
 */
const MOST = { yield: 1000, spread: 100_000 } as const;

export type RateFigure = keyof typeof MOST;

/** Whether a yield or a spread says more than that it is large. */
export function isTelling(figure: RateFigure, value: string): boolean {
  return Math.abs(Number(value)) <= MOST[figure];
}

/** A yield or a spread as pages show it: `4.407`, `> 1 000`. */
export function displayRate(figure: RateFigure, value: string, language: Language): string {
  if (isTelling(figure, value)) return displayNumber(value, BOND_DECIMALS[figure], language);
  const most = displayNumber(String(MOST[figure]), 0, language);
  return value.startsWith('-') ? `<\u00a0−${most}` : `>\u00a0${most}`;
}

/** For responses and files: enough for the figures of a call within days. */
export const DV01_ANSWER_DECIMALS = 8;
const DV01_SIGNIFICANT = 4;
/** More decimals can't be compared in a column. */
const DV01_MOST = 7;

/**
 * Enough decimals for the smallest of these DV01s to have four significant digits, so that a column
 * has one precision. Masked and missing values don't count.
 */
export function dv01Decimals(
  values: readonly (number | string | null | undefined)[],
  fewest: number = BOND_DECIMALS.dv01,
): number {
  const needed = values
    .map((value) => Math.abs(Number(value)))
    .filter((value) => value > 0)
    .map((value) => DV01_SIGNIFICANT - 1 - Math.floor(Math.log10(value)));
  return Math.min(DV01_MOST, Math.max(fewest, ...needed));
}
