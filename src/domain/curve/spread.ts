import { findRoot } from '../bond/find-root.ts';
import type { Compounding } from '../bond/compounding.ts';
import type { TimedFlows } from '../bond/present-value.ts';
import { solveYield } from '../bond/solve-yield.ts';
import { zeroRate, type SvenssonCurve } from './svensson.ts';

/** Everything a spread depends on, to be shown with it. Without these a spread says nothing. */
export interface SpreadConvention {
  /** Which curve, of which day: `UST 2026-11-16`. */
  readonly curve: string;
  /** How the times to payments were measured. */
  readonly dayCount: string;
  readonly compounding: string;
}

export interface NamedSpread extends SpreadConvention {
  readonly kind: 'g-spread' | 'z-spread';
  /** As a decimal: 0.01 is 100 basis points. */
  readonly spread: number;
}

/** Payments, their times by the spread's day count, and the dirty price. */
export interface SpreadBond {
  readonly times: Float64Array;
  readonly amounts: Float64Array;
  readonly dirtyPrice: number;
}

const WIDEST_SPREAD = 100;

/**
 * The bond's yield less the yield of a bond that pays the same and is priced by the curve, both
 * under the same compounding.
 */
export function gSpread(
  curve: SvenssonCurve,
  flows: TimedFlows,
  compounding: Compounding,
  yieldRate: number,
): number | undefined {
  const worth = priceByCurve(curve, flows);
  const curveYield = solveYield(flows, compounding, worth, yieldRate);
  return curveYield === undefined ? undefined : yieldRate - curveYield;
}

/** The bond's yield less the curve's zero rate at its duration, in the bond's compounding. */
export function gSpreadAtTime(
  curve: SvenssonCurve,
  time: number,
  compounding: Compounding,
  yieldRate: number,
): number {
  return yieldRate - convertContinuous(zeroRate(curve, time), compounding, time);
}

/**
 * What must be added to every zero rate, compounded `timesAYear` (0: continuously), for the curve
 * to give the price. Undefined if no spread does.
 */
export function zSpread(
  curve: SvenssonCurve,
  { times, amounts, dirtyPrice }: SpreadBond,
  timesAYear: number,
): number | undefined {
  const forces = Array.from(times, (time) => zeroRate(curve, time));
  const rates = forces.map((force) =>
    timesAYear === 0 ? force : timesAYear * Math.expm1(force / timesAYear),
  );
  const worth = (spread: number): number => {
    let value = 0;
    for (let i = 0; i < times.length; i += 1) {
      const rate = rates[i]! + spread;
      const force = timesAYear === 0 ? rate : timesAYear * Math.log1p(rate / timesAYear);
      value += amounts[i]! * Math.exp(-force * times[i]!);
    }
    return value;
  };
  // A rate of −100 % of a period has no logarithm.
  const low = timesAYear === 0 ? -2 : -timesAYear - Math.min(...rates) + 1e-9;
  return findRoot((spread) => worth(spread) - dirtyPrice, low, WIDEST_SPREAD);
}

function priceByCurve(curve: SvenssonCurve, { times, amounts }: TimedFlows): number {
  let value = 0;
  for (let i = 0; i < times.length; i += 1) {
    value += amounts[i]! * Math.exp(-zeroRate(curve, times[i]!) * times[i]!);
  }
  return value;
}

/** A continuous rate as one of another compounding, by what 1 at the time is worth. */
function convertContinuous(force: number, compounding: Compounding, time: number): number {
  if (compounding.isAllSimple) return Math.expm1(force * time) / time;
  if (compounding.timesAYear === 0) return force;
  return compounding.timesAYear * Math.expm1(force / compounding.timesAYear);
}
