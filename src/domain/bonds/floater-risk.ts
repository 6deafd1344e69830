import { zeroRate, type SvenssonCurve } from '../curves/svensson.ts';
import type { Day } from '../time/day.ts';
import { addBusinessDays, WEEKENDS_ONLY } from './business-days.ts';
import { FULL_PRICE, type BondTerms, type FloatingTerms } from './bond-terms.ts';
import type { Compounding } from './compounding.ts';
import { findRate } from './coupon-rate.ts';
import { findRoot } from './find-root.ts';
import { WIDEST_MARGIN } from './floater.ts';
import type { BondMeasures, PreparedBond } from './measure-bond.ts';
import { createValuation, valueFlows, type TimedFlows } from './present-value.ts';

/** The price sensitivity of a floater to rates and to its margin. Durations in years. */
export interface FloaterRisk {
  /**
   * A parallel move of the index: coupons after the next reset follow it, and so does the discount
   * rate.
   */
  readonly rateDuration: number;
  readonly rateConvexity: number;
  /** Only the discount margin moves; payments don't change. */
  readonly spreadDuration: number;
  /** Price change per 100 for one basis point. */
  readonly rateDv01: number;
  readonly spreadDv01: number;
}

/** The current coupon, and when the next one is fixed. */
export interface FloaterReset {
  readonly rate: number;
  readonly from: Day;
  /** False if the rate of this period isn't stored: index plus margin is assumed. */
  readonly isFixed: boolean;
  /** Undefined in the last period. */
  readonly nextReset: Day | undefined;
  /** Undefined if the index is compounded overnight, or unknown. */
  readonly nextFixing: Day | undefined;
}

/** Payments with the sensitivity of each to the index. */
export interface FloatingFlows extends TimedFlows {
  /** 0 for the fixed coupon, and where a cap or floor binds. */
  readonly slopes: Float64Array;
  readonly endlessSlope: number;
}

/** Whether coupons float on the settlement date. */
export function floatsOn({ floating }: BondTerms, settlement: Day): boolean {
  return floating !== undefined && (floating.from ?? settlement) <= settlement;
}

/**
 * The increase of each payment per unit of the index, ignoring caps and floors; 0 for fixed
 * payments.
 */
function weighCoupons({ terms, remaining, timed }: PreparedBond): {
  weights: Float64Array;
  endless: number;
} {
  const floating = terms.floating!;
  const { flows, endlessCoupon } = remaining;
  const { periods, periodsPerYear } = remaining.schedule;
  const rate = couponRate(floating, floating.indexRate);
  let next = 0;
  const weights = Float64Array.from(flows, ({ dueDay, coupon }, i) => {
    while (next < periods.length - 1 && periods[next]!.end < dueDay) next += 1;
    const start = periods[next]?.start;
    const isFixed = next === 0 || floating.fixings?.some(({ from }) => from === start);
    if (isFixed) return 0;
    // A coupon of 0 doesn't reveal the length of its period.
    return rate === 0 ? FULL_PRICE * (timed.times[i]! - (timed.times[i - 1] ?? 0)) : coupon / rate;
  });
  const endless = rate === 0 ? FULL_PRICE / periodsPerYear : endlessCoupon / rate;
  return { weights, endless: terms.maturityDay === undefined ? endless : 0 };
}

/** Only the intrinsic value of a cap or floor counts: beyond it, the coupon doesn't move. */
function isFree({ cap, floor, indexRate, spread }: FloatingTerms): boolean {
  const rate = indexRate + spread;
  return rate < (cap ?? Number.POSITIVE_INFINITY) && rate > (floor ?? Number.NEGATIVE_INFINITY);
}

/** The slopes hold until the next coupon; the times move with `bond.timed`. */
export function weighFlows(bond: PreparedBond): Pick<FloatingFlows, 'slopes' | 'endlessSlope'> {
  const { weights, endless } = weighCoupons(bond);
  if (isFree(bond.terms.floating!)) return { slopes: weights, endlessSlope: endless };
  return { slopes: new Float64Array(weights.length), endlessSlope: 0 };
}

export interface MarginValuation {
  value: number;
  /** By the margin. */
  slope: number;
  /** By the index. */
  rateSlope: number;
}

/** Discounts payments step by step at index plus margin, with simple interest in each step. */
export function valueAtMargin(
  { times, amounts, slopes }: Pick<FloatingFlows, 'times' | 'amounts' | 'slopes'>,
  rate: number,
  result: MarginValuation,
): void {
  let [growth, growthSlope, before] = [1, 0, 0];
  result.value = 0;
  result.slope = 0;
  result.rateSlope = 0;
  for (let i = 0; i < times.length; i += 1) {
    const years = times[i]! - before;
    before = times[i]!;
    const step = 1 + rate * years;
    growth *= step;
    growthSlope += years / step;
    const present = amounts[i]! / growth;
    result.value += present;
    result.slope -= present * growthSlope;
    result.rateSlope += slopes[i]! / growth;
  }
  result.rateSlope += result.slope;
}

/**
 * `margin` undefined: the bond is perpetual, or no margin matches its price. The yield then
 * replaces index plus margin.
 */
export function measureFloaterRisk(
  bond: PreparedBond,
  measures: Pick<BondMeasures, 'dirtyPrice' | 'yieldRate'>,
  margin: number | undefined,
): FloaterRisk {
  const { timed, compounding, terms } = bond;
  const flows: FloatingFlows = { ...timed, ...weighFlows(bond) };
  const { dirtyPrice, yieldRate } = measures;
  const moved = (move: number): MarginValuation => {
    const at = { value: 0, slope: 0, rateSlope: 0 };
    const now = moveFlows(flows, move);
    if (margin === undefined) valueAtYield(now, compounding, yieldRate + move, at);
    else valueAtMargin(now, terms.floating!.indexRate + margin + move, at);
    return at;
  };
  const { slope, rateSlope } = moved(0);
  const bend = (moved(STEP).rateSlope - moved(-STEP).rateSlope) / (2 * STEP);
  return {
    rateDuration: -rateSlope / dirtyPrice,
    rateConvexity: bend / dirtyPrice,
    spreadDuration: -slope / dirtyPrice,
    rateDv01: -rateSlope / BASIS_POINTS,
    spreadDv01: -slope / BASIS_POINTS,
  };
}

function moveFlows(flows: FloatingFlows, move: number): FloatingFlows {
  const amounts = flows.amounts.map((amount, i) => amount + flows.slopes[i]! * move);
  return { ...flows, amounts, endlessCoupon: flows.endlessCoupon + flows.endlessSlope * move };
}

/** The same by yield: with endless coupons there is no last step. */
function valueAtYield(
  flows: FloatingFlows,
  compounding: Compounding,
  yieldRate: number,
  result: MarginValuation,
): void {
  const whole = createValuation();
  valueFlows(flows, compounding, yieldRate, whole);
  result.value = whole.value;
  result.slope = whole.slope;
  result.rateSlope = whole.slope + valueSlopes(flows, compounding, yieldRate);
}

/** The value of a unit of the index in all coupons, discounted by a yield. */
export function valueSlopes(
  flows: FloatingFlows,
  compounding: Compounding,
  yieldRate: number,
): number {
  const gain = createValuation();
  const { slopes: amounts, endlessSlope: endlessCoupon } = flows;
  valueFlows({ ...flows, amounts, endlessCoupon }, compounding, yieldRate, gain);
  return gain.value;
}

const STEP = 1e-5;
const BASIS_POINTS = 10_000;

/** The clean price after a parallel move of the index, at the same margin over it. */
export function priceAfterMove(bond: PreparedBond, margin: number, move: number): number {
  const { timed, remaining, terms } = bond;
  const { weights } = weighCoupons(bond);
  const floating = terms.floating!;
  const shift =
    couponRate(floating, floating.indexRate + move) - couponRate(floating, floating.indexRate);
  const amounts = timed.amounts.map((amount, i) => amount + weights[i]! * shift);
  const at = { value: 0, slope: 0, rateSlope: 0 };
  const flows = { ...timed, amounts, slopes: weights };
  valueAtMargin(flows, floating.indexRate + move + margin, at);
  return at.value - remaining.accruedInterest;
}

function couponRate({ spread, cap, floor }: FloatingTerms, indexRate: number): number {
  const above = Math.max(floor ?? Number.NEGATIVE_INFINITY, indexRate + spread);
  return Math.min(cap ?? Number.POSITIVE_INFINITY, above);
}

const DAYS_A_YEAR = 365.25;

/**
 * The discount margin if coupons follow the forward rates of a curve: each step is discounted at
 * its forward rate plus the margin. Undefined for perpetuals, or if no margin matches.
 */
export function forwardMargin(
  bond: PreparedBond,
  cleanPrice: number,
  curve: SvenssonCurve,
): number | undefined {
  const { terms, settlement, timed, remaining } = bond;
  if (!floatsOn(terms, settlement) || terms.maturityDay === undefined) return undefined;
  const floating = terms.floating!;
  const { weights } = weighCoupons(bond);
  const held = couponRate(floating, floating.indexRate);
  const factors = remaining.flows.map(({ day }) => {
    const years = (day - settlement) / DAYS_A_YEAR;
    return Math.exp(-zeroRate(curve, years) * years);
  });
  const steps = Array.from(timed.times, (time, i) => time - (timed.times[i - 1] ?? 0));
  // Two payments on the same day are one step.
  const rates = steps.map((years, i) =>
    years > 0 ? ((factors[i - 1] ?? 1) / factors[i]! - 1) / years : 0,
  );
  const amounts = timed.amounts.map(
    (amount, i) => amount + weights[i]! * (couponRate(floating, rates[i]!) - held),
  );
  const worth = (margin: number): number => {
    let growth = 1;
    let value = 0;
    for (const [i, years] of steps.entries()) {
      growth *= 1 + (rates[i]! + margin) * years;
      value += amounts[i]! / growth;
    }
    return value;
  };
  const longest = Math.max(...steps, 1e-6);
  const low = Math.max(-WIDEST_MARGIN, -1 / longest - Math.min(...rates) + 1e-9);
  const dirtyPrice = cleanPrice + remaining.accruedInterest;
  return findRoot((margin) => worth(margin) - dirtyPrice, low, WIDEST_MARGIN);
}

/** Term rates are usually fixed two business days before their period begins. */
const FIXING_LAG = 2;

/** An index with a tenor in its name, such as Euribor 3M, is fixed in advance; SOFR isn't. */
export function isTermRate(indexName: string): boolean {
  return /\b\d+\s?[DWMY]\b/i.test(indexName);
}

/** Undefined if coupons don't float on the day. */
export function describeReset(
  { terms, settlement, remaining }: PreparedBond,
  indexName: string | null,
): FloaterReset | undefined {
  const [running] = remaining.schedule.periods;
  if (!running || !floatsOn(terms, settlement)) return undefined;
  const { start, end } = running;
  const nextReset = end < (terms.maturityDay ?? Number.POSITIVE_INFINITY) ? end : undefined;
  const isKnownTerm = indexName !== null && isTermRate(indexName);
  return {
    rate: findRate(terms, start),
    from: start,
    isFixed: terms.floating!.fixings?.some(({ from }) => from === start) ?? false,
    nextReset,
    nextFixing:
      nextReset !== undefined && isKnownTerm
        ? addBusinessDays(terms.calendar ?? WEEKENDS_ONLY, nextReset, -FIXING_LAG)
        : undefined,
  };
}
