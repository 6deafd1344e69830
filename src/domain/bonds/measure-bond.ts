import type { Day } from '../time/day.ts';
import type { BondTerms } from './bond-terms.ts';
import { findRemainingFlows, type RemainingFlows } from './cash-flows.ts';
import type { Compounding } from './compounding.ts';
import { findRate } from './coupon-rate.ts';
import { discountMargin } from './discount-margin.ts';
import { floatsOn, measureFloaterRisk } from './floater-risk.ts';
import { createValuation, valueFlows, type TimedFlows } from './present-value.ts';
import { solveYield } from './solve-yield.ts';
import { timeFlows } from './timed-flows.ts';

/** A bond on a day, ready for any number of prices or yields. */
export interface PreparedBond {
  readonly terms: BondTerms;
  readonly settlement: Day;
  readonly compounding: Compounding;
  readonly remaining: RemainingFlows;
  readonly timed: TimedFlows;
}

/**
 * Durations in years, prices per 100 of the outstanding nominal, convexity in years squared.
 * Modified duration, convexity and DV01 of floaters are for a move of rates, which their coupons
 * follow.
 */
export interface BondMeasures {
  readonly cleanPrice: number;
  readonly dirtyPrice: number;
  readonly accruedInterest: number;
  readonly yieldRate: number;
  readonly macaulayDuration: number;
  readonly modifiedDuration: number;
  readonly convexity: number;
  /** Price change per 100 for one basis point of yield. */
  readonly dv01: number;
  readonly currentYield: number;
}

export function prepareBond(
  terms: BondTerms,
  settlement: Day,
  compounding: Compounding,
): PreparedBond {
  const remaining = findRemainingFlows(terms, settlement);
  const timed = timeFlows(terms, remaining, settlement, compounding);
  return { terms, settlement, compounding, remaining, timed };
}

export function measureAtYield(bond: PreparedBond, yieldRate: number): BondMeasures {
  const { timed, compounding, remaining, terms } = bond;
  const at = createValuation();
  valueFlows(timed, compounding, yieldRate, at);
  const dirtyPrice = at.value;
  const cleanPrice = dirtyPrice - remaining.accruedInterest;
  const modifiedDuration = -at.slope / dirtyPrice;
  const measures: BondMeasures = {
    cleanPrice,
    dirtyPrice,
    accruedInterest: remaining.accruedInterest,
    yieldRate,
    macaulayDuration: at.valueTime / dirtyPrice,
    modifiedDuration,
    convexity: at.curvature / dirtyPrice,
    dv01: (modifiedDuration * dirtyPrice) / 10_000,
    currentYield: runningRate(terms, remaining) / (cleanPrice / 100),
  };
  if (!floatsOn(terms, bond.settlement)) return measures;
  const risk = measureFloaterRisk(bond, measures, discountMargin(bond, cleanPrice));
  return {
    ...measures,
    modifiedDuration: risk.rateDuration,
    convexity: risk.rateConvexity,
    dv01: risk.rateDv01,
  };
}

/** Undefined if no yield matches the price. */
export function measureAtPrice(bond: PreparedBond, cleanPrice: number): BondMeasures | undefined {
  const { timed, compounding, remaining } = bond;
  const yieldRate = solveYield(timed, compounding, cleanPrice + remaining.accruedInterest);
  if (yieldRate === undefined) return undefined;
  // The given price, not the one recomputed from the last digit of the yield.
  const dirtyPrice = cleanPrice + remaining.accruedInterest;
  return { ...measureAtYield(bond, yieldRate), cleanPrice, dirtyPrice };
}

/** The annual rate of the coupon now accruing, on the outstanding nominal. */
function runningRate(terms: BondTerms, { schedule, outstanding }: RemainingFlows): number {
  const [running] = schedule.periods;
  if (!running) return 0;
  if (running.coupon === undefined) {
    return terms.frequency === 0 ? 0 : findRate(terms, running.start);
  }
  return (running.coupon * schedule.periodsPerYear) / outstanding;
}
