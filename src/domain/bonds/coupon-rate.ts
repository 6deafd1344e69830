import type { Day } from '../time/day.ts';
import type { BondTerms, FloatingTerms, RateStep } from './bond-terms.ts';

/** The annual rate of the period that begins on a day. */
export function findRate(terms: BondTerms, start: Day): number {
  const { floating, couponSteps, coupon } = terms;
  if (floating && start >= (floating.from ?? Number.NEGATIVE_INFINITY)) {
    return floatingRate(floating, start);
  }
  return couponSteps ? (lastStep(couponSteps, start) ?? coupon) : coupon;
}

function floatingRate(floating: FloatingTerms, start: Day): number {
  const fixed = floating.fixings?.find(({ from }) => from === start);
  if (fixed) return fixed.rate;
  const { cap = Number.POSITIVE_INFINITY, floor = Number.NEGATIVE_INFINITY } = floating;
  return Math.min(cap, Math.max(floor, floating.indexRate + floating.spread));
}

function lastStep(steps: readonly RateStep[], start: Day): number | undefined {
  let rate: number | undefined;
  for (const step of steps) if (step.from <= start) rate = step.rate;
  return rate;
}
