import { roundDecimalText } from '../../../domain/text/format.ts';

/** The longest bar on either side of the zero line. */
export const BAR_PX = 28;

/**
 * Signed lengths of the bars beside a column of numbers, in px: from the numbers as printed, so that
 * equal numbers have equal bars. What isn't a number (none, or masked) has none.
 */
export function measureBars(values: readonly (string | null)[], decimals: number): number[] {
  const printed = values.map((value) => {
    const isNumber = value !== null && Number.isFinite(Number(value));
    return isNumber ? Number(roundDecimalText(value, decimals)) : 0;
  });
  const widest = Math.max(...printed.map(Math.abs), 1);
  return printed.map((number) => Math.round((number / widest) * BAR_PX * 10) / 10);
}
