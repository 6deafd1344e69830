import { parRate, zeroRate, type SvenssonCurve } from './svensson.ts';

/** A bond at its nominal, as a point of a yield/duration map: years, and percent. */
export interface ParPoint {
  readonly duration: number;
  readonly yield: number;
}

/** Where bonds without coupons stand that have less than a period left. */
const SHORT_SHARES = [0.25, 0.5, 0.75];

/**
 * The curve as a line on the map: yields of bonds at their nominal over their modified durations,
 * compounded as their coupons are paid.
 */
export function parPoints(curve: SvenssonCurve, longest: number, frequency: number): ParPoint[] {
  const periods = Math.max(1, Math.floor(longest * frequency));
  const short = SHORT_SHARES.map((share) => {
    const years = share / frequency;
    const rate = frequency * Math.expm1(zeroRate(curve, years) / frequency);
    return { duration: years / (1 + rate / frequency), yield: 100 * rate };
  });
  const long = Array.from({ length: periods }, (_, i) => {
    const years = (i + 1) / frequency;
    const rate = parRate(curve, years, frequency);
    return { duration: parDuration(rate, i + 1, frequency), yield: 100 * rate };
  });
  return [...short, ...long];
}

/** Modified, of a bond that costs its nominal. */
function parDuration(rate: number, periods: number, frequency: number): number {
  if (Math.abs(rate) < 1e-9) return (periods + 1) / 2 / frequency;
  return (1 - (1 + rate / frequency) ** -periods) / rate;
}
