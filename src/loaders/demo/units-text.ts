import { decimal, formatDecimal } from '../../domain/text/decimal.ts';

/** The exact decimal of a whole number of units: unitsText(12500, 4) = '1.25'. */
export function unitsText(units: number, decimals: number): string {
  return formatDecimal(decimal(BigInt(units), decimals));
}

/** The units of a stored decimal with at most that many decimals. */
export function parseUnits(text: string, decimals: number): number {
  return Math.round(Number(text) * 10 ** decimals);
}
