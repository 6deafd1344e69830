import type { Compounding } from './compounding.ts';

/** Payments ready for discounting: times in years from settlement, amounts per 100. */
export interface TimedFlows {
  readonly times: Float64Array;
  readonly amounts: Float64Array;
  /** The part of each time with simple interest; 0 unless the compounding starts with it. */
  readonly simpleStart: number;
  /** Paid each period after the last flow, for ever; 0 for a bond with a maturity. */
  readonly endlessCoupon: number;
  /** Periods per year of the endless coupon. */
  readonly periodsPerYear: number;
}

/** The value at a yield, its first two derivatives by yield, and the sum of value times time. */
export interface Valuation {
  value: number;
  slope: number;
  curvature: number;
  valueTime: number;
}

export function createValuation(): Valuation {
  return { value: 0, slope: 0, curvature: 0, valueTime: 0 };
}

/** Writes into `result`, because a million bonds with ten rounds each would create much garbage. */
export function valueFlows(
  flows: TimedFlows,
  compounding: Compounding,
  yieldRate: number,
  result: Valuation,
): void {
  const { times, amounts } = flows;
  result.value = 0;
  result.slope = 0;
  result.curvature = 0;
  result.valueTime = 0;
  if (compounding.isAllSimple) sumSimple(times, amounts, yieldRate, result);
  else sumCompounded(flows, compounding.timesAYear, yieldRate, result);
}

function sumSimple(
  times: Float64Array,
  amounts: Float64Array,
  yieldRate: number,
  result: Valuation,
): void {
  for (let i = 0; i < times.length; i += 1) {
    const time = times[i]!;
    const discount = 1 / (1 + yieldRate * time);
    const value = amounts[i]! * discount;
    result.value += value;
    result.slope -= value * time * discount;
    result.curvature += 2 * value * time * time * discount * discount;
    result.valueTime += value * time;
  }
}

function sumCompounded(
  flows: TimedFlows,
  timesAYear: number,
  yieldRate: number,
  result: Valuation,
): void {
  const { times, amounts, simpleStart } = flows;
  const growth = timesAYear === 0 ? 1 : 1 + yieldRate / timesAYear;
  // For one year: the logarithm of growth, and its derivatives by yield.
  const force = timesAYear === 0 ? yieldRate : timesAYear * Math.log1p(yieldRate / timesAYear);
  const forceSlope = 1 / growth;
  const forceCurvature = timesAYear === 0 ? 0 : -1 / (timesAYear * growth * growth);
  const simpleGrowth = 1 + yieldRate * simpleStart;
  const simpleSlope = simpleStart / simpleGrowth;
  for (let i = 0; i < times.length; i += 1) {
    const compoundTime = times[i]! - simpleStart;
    const value = (amounts[i]! * Math.exp(-force * compoundTime)) / simpleGrowth;
    const logSlope = -compoundTime * forceSlope - simpleSlope;
    result.value += value;
    result.slope += value * logSlope;
    result.curvature +=
      value * (logSlope * logSlope - compoundTime * forceCurvature + simpleSlope * simpleSlope);
    result.valueTime += value * times[i]!;
  }
  if (flows.endlessCoupon !== 0) addEndless(flows, timesAYear, yieldRate, result);
}

/**
 * The coupons after the last flow as a perpetuity: coupon / i at the time of the last flow, where i
 * is the rate per coupon period.
 */
function addEndless(
  { times, endlessCoupon, periodsPerYear, simpleStart }: TimedFlows,
  timesAYear: number,
  yieldRate: number,
  result: Valuation,
): void {
  const last = times.at(-1) ?? 0;
  const growth = timesAYear === 0 ? 1 : 1 + yieldRate / timesAYear;
  const force = timesAYear === 0 ? yieldRate : timesAYear * Math.log1p(yieldRate / timesAYear);
  const forceSlope = 1 / growth;
  const forceCurvature = timesAYear === 0 ? 0 : -1 / (timesAYear * growth * growth);
  const simpleSlope = simpleStart / (1 + yieldRate * simpleStart);
  const compoundTime = last - simpleStart;
  // For one coupon period: its rate, and growth by rate.
  const rate = Math.expm1(force / periodsPerYear);
  const share = (1 + rate) / rate;
  const discount = Math.exp(-force * compoundTime) / (1 + yieldRate * simpleStart);
  const value = (endlessCoupon * discount) / rate;
  const time = compoundTime + share / periodsPerYear;
  const logSlope = -forceSlope * time - simpleSlope;
  const bend = forceSlope / (periodsPerYear * rate);
  const logCurvature =
    -forceCurvature * time + bend * bend * (1 + rate) + simpleSlope * simpleSlope;
  result.value += value;
  result.slope += value * logSlope;
  result.curvature += value * (logSlope * logSlope + logCurvature);
  result.valueTime += value * (time + simpleStart);
}
