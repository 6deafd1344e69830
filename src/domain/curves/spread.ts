import { readCompounding, type CompoundingName } from '../bonds/compounding.ts';
import type { DayCount } from '../bonds/day-count.ts';
import { findRoot } from '../bonds/find-root.ts';
import type { TimedFlows } from '../bonds/present-value.ts';
import { solveYield } from '../bonds/solve-yield.ts';
import { forwardRate, zeroRate, type SvenssonCurve } from './svensson.ts';

/** The curve of a day: `UST 2026-11-16`. */
export interface NamedCurve {
  readonly name: string;
  readonly rates: SvenssonCurve;
}

/** Simple interest has no rate that could be added to all times. */
export type SpreadCompounding = Exclude<
  CompoundingName,
  'simple' | 'simple-then-compounded' | 'us-treasury'
>;

export interface SpreadRequest {
  readonly curve: NamedCurve;
  /** Times by `dayCount`. */
  readonly flows: TimedFlows;
  readonly dayCount: DayCount;
  readonly compounding: SpreadCompounding;
  readonly dirtyPrice: number;
}

/** A spread with everything it depends on: without these it is meaningless. */
export interface NamedSpread {
  readonly kind: 'g-spread' | 'z-spread';
  /** As a decimal: 0.01 is 100 basis points. */
  readonly spread: number;
  readonly curve: string;
  readonly dayCount: DayCount;
  readonly compounding: SpreadCompounding;
}

const WIDEST_SPREAD = 100;

/** The bond's yield minus the yield of the same payments priced by the curve. */
export function gSpread(request: SpreadRequest): NamedSpread | undefined {
  const { curve, flows, dirtyPrice } = request;
  const compounding = readCompounding(request.compounding, 1);
  const own = solveYield(flows, compounding, dirtyPrice);
  const ofCurve = solveYield(flows, compounding, valueByCurve(curve.rates, flows), own);
  if (own === undefined || ofCurve === undefined) return undefined;
  return nameSpread('g-spread', own - ofCurve, request);
}

/** The amount to add to every zero rate, in its compounding, for the curve to match the price. */
export function zSpread(request: SpreadRequest): NamedSpread | undefined {
  const { curve, flows, dirtyPrice } = request;
  const { times, amounts } = flows;
  const { timesAYear } = readCompounding(request.compounding, 1);
  const rates = Array.from(times, (time) => fromForce(zeroRate(curve.rates, time), timesAYear));
  const worth = (spread: number): number => {
    let value = 0;
    for (let i = 0; i < times.length; i += 1) {
      value += amounts[i]! * Math.exp(-toForce(rates[i]! + spread, timesAYear) * times[i]!);
    }
    return value;
  };
  // A rate of −100 % of a period has no logarithm.
  const low = timesAYear === 0 ? -2 : -timesAYear - Math.min(...rates) + 1e-9;
  const spread = findRoot((guess) => worth(guess) - dirtyPrice, low, WIDEST_SPREAD);
  return spread === undefined ? undefined : nameSpread('z-spread', spread, request);
}

function nameSpread(
  kind: NamedSpread['kind'],
  spread: number,
  { curve, dayCount, compounding }: SpreadRequest,
): NamedSpread {
  return { kind, spread, curve: curve.name, dayCount, compounding };
}

/**
 * The value of payments on a curve. The coupons of a perpetual after the listed ones are discounted
 * at the forward rate of the last listed one; unless that is positive they have no value, and the
 * result is NaN.
 */
export function valueByCurve(curve: SvenssonCurve, flows: TimedFlows): number {
  const { times, amounts, endlessCoupon, periodsPerYear } = flows;
  const { beta0, beta1, beta2, beta3, tau1, tau2 } = curve;
  const hasSecondHump = tau2 > 0;
  let value = 0;
  let discount = 1;
  for (let i = 0; i < times.length; i += 1) {
    const time = times[i]!;
    const decay1 = Math.exp(-time / tau1);
    const slope = tau1 * (1 - decay1);
    let rateTime = beta0 * time + beta1 * slope + beta2 * (slope - time * decay1);
    if (hasSecondHump) {
      const decay2 = Math.exp(-time / tau2);
      rateTime += beta3 * (tau2 * (1 - decay2) - time * decay2);
    }
    discount = Math.exp(-rateTime);
    value += amounts[i]! * discount;
  }
  if (endlessCoupon === 0) return value;
  const force = forwardRate(curve, times.at(-1) ?? 0);
  if (!(force > 0)) return Number.NaN;
  return value + (endlessCoupon * discount) / Math.expm1(force / periodsPerYear);
}

function fromForce(force: number, timesAYear: number): number {
  return timesAYear === 0 ? force : timesAYear * Math.expm1(force / timesAYear);
}

function toForce(rate: number, timesAYear: number): number {
  return timesAYear === 0 ? rate : timesAYear * Math.log1p(rate / timesAYear);
}
