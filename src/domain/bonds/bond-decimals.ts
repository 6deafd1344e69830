import { displayNumber } from '../text/format.ts';
import type { Language } from '../text/language.ts';

/** How many digits bonds have after the point, wherever they are shown: one precision a column. */
export const BOND_DECIMALS = {
  price: 3,
  yield: 3,
  duration: 2,
  spread: 0,
  convexity: 1,
  // Of 100 nominal, as the API and Excel give it; small ones have more (`dv01Decimals`).
  dv01: 5,
} as const;

/**
 * Of a call within days at a price far from it, a yearly rate has six digits and tells nothing more
 * than these, in percent and in basis points. Answers, files and fields of the calculator have it.
 */
const MOST = { yield: 1000, spread: 100_000 } as const;

export type RateFigure = keyof typeof MOST;

/** Whether there is more to say of a yield or a spread than that it is large. */
export function isTelling(figure: RateFigure, value: string): boolean {
  return Math.abs(Number(value)) <= MOST[figure];
}

/** A yield or a spread as pages show it: `4.407`, `> 1 000`. */
export function displayRate(figure: RateFigure, value: string, language: Language): string {
  if (isTelling(figure, value)) return displayNumber(value, BOND_DECIMALS[figure], language);
  const most = displayNumber(String(MOST[figure]), 0, language);
  return value.startsWith('-') ? `<\u00a0−${most}` : `>\u00a0${most}`;
}

/** Of answers and files: enough for the figures of a call within days. */
export const DV01_ANSWER_DECIMALS = 8;
const DV01_SIGNIFICANT = 4;
/** More can't be compared in a column. */
const DV01_MOST = 7;

/**
 * As many decimals as leave the smallest of these DV01s four significant digits, so that what is
 * shown in one column has one precision. What is masked or missing doesn't count.
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
