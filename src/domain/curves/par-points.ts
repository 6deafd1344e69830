import { parYield } from './par-yield.ts';
import { zeroRate, type SvenssonCurve } from './svensson.ts';

/** A bond at par as a point of a yield/duration map: years and percent. */
export interface ParPoint {
  readonly duration: number;
  readonly yield: number;
}

/** Enough for a smooth line on the largest map. */
const POINTS = 64;
/** The shortest bond of the line, as a share of a coupon period. */
const SHORTEST_SHARE = 0.25;

/**
 * The curve as a line on the map: yields of par bonds against their modified durations, compounded
 * at coupon frequency. Points are closer together where curves bend most.
 */
export function parPoints(curve: SvenssonCurve, longest: number, frequency: number): ParPoint[] {
  const period = 1 / frequency;
  const from = SHORTEST_SHARE * period;
  const to = Math.max(period, longest);
  return Array.from({ length: POINTS }, (_, i) => {
    const years = from + (to - from) * (i / (POINTS - 1)) ** 2;
    // A bond without coupons has less than one period left.
    const rate =
      years < period
        ? frequency * Math.expm1(zeroRate(curve, years) * period)
        : parYield(curve, years, frequency);
    const duration =
      years < period
        ? years / (1 + rate * period)
        : parDuration(rate, years * frequency, frequency);
    return { duration, yield: 100 * rate };
  });
}

/** Modified duration of a bond at par. */
function parDuration(rate: number, periods: number, frequency: number): number {
  if (Math.abs(rate) < 1e-9) return (periods + 1) / 2 / frequency;
  return (1 - (1 + rate / frequency) ** -periods) / rate;
}
