import { findRoot } from './find-root.ts';

/** A floater on a day, with the payments projected at an unchanged index rate. */
export interface FloaterFlows {
  /** Per 100, in order. */
  readonly amounts: readonly number[];
  /** Years from settlement to the first payment, then from payment to payment. */
  readonly stepYears: readonly number[];
  readonly indexRate: number;
  readonly accruedInterest: number;
}

/**
 * Clean price at a discount margin: each step is discounted by simple interest at index plus
 * margin (31 CFR 356, appendix B, floating rate notes).
 */
function floaterPrice(floater: FloaterFlows, margin: number): number {
  let growth = 1;
  let value = 0;
  for (const [i, amount] of floater.amounts.entries()) {
    growth *= 1 + (floater.indexRate + margin) * (floater.stepYears[i] ?? 0);
    value += amount / growth;
  }
  return value - floater.accruedInterest;
}

/** Wider than any quoted floater. */
export const WIDEST_MARGIN = 10;

/** The margin over the index that matches a clean price; undefined if none does. */
export function solveDiscountMargin(floater: FloaterFlows, cleanPrice: number): number | undefined {
  const longest = Math.max(...floater.stepYears, 1e-6);
  // Below this margin the first step would have a negative value.
  const low = Math.max(-WIDEST_MARGIN, -1 / longest - floater.indexRate + 1e-9);
  return findRoot((margin) => floaterPrice(floater, margin) - cleanPrice, low, WIDEST_MARGIN);
}
