import type { Frequency } from './bond-terms.ts';

export const COMPOUNDINGS = [
  'annual',
  'semiannual',
  'quarterly',
  'monthly',
  'continuous',
  'simple',
  'simple-then-compounded',
  'us-treasury',
] as const;
export type CompoundingName = (typeof COMPOUNDINGS)[number];

/**
 * How a yield discounts: `1 / (1 + y·s) · (1 + y/m)^(−m·(t − s))`, where the first part of the
 * time, `s`, bears simple interest. `m = 0` is continuous.
 */
export interface Compounding {
  readonly timesAYear: number;
  /** Interest is simple until the first payment, then compounded. */
  readonly hasSimpleStart: boolean;
  readonly isAllSimple: boolean;
}

const TIMES_A_YEAR = {
  annual: 1,
  semiannual: 2,
  quarterly: 4,
  monthly: 12,
  continuous: 0,
} as const;

/** Without a name: at the coupon frequency; annually without coupons. */
export function readCompounding(
  name: CompoundingName | undefined,
  frequency: Frequency,
): Compounding {
  const atCoupons = frequency === 0 ? 1 : frequency;
  if (name === undefined) {
    return { timesAYear: atCoupons, hasSimpleStart: false, isAllSimple: false };
  }
  if (name === 'simple') return { timesAYear: 1, hasSimpleStart: false, isAllSimple: true };
  if (name === 'simple-then-compounded' || name === 'us-treasury') {
    return { timesAYear: atCoupons, hasSimpleStart: true, isAllSimple: false };
  }
  return { timesAYear: TIMES_A_YEAR[name], hasSimpleStart: false, isAllSimple: false };
}

/** Yields at or below this are rejected: 100 would be worth nothing or less after a period. */
export function lowestYield(
  { timesAYear, isAllSimple }: Compounding,
  longestYears: number,
): number {
  if (isAllSimple) return Math.max(LOWEST_YIELD, -1 / Math.max(longestYears, 1e-9));
  return timesAYear === 0 ? LOWEST_YIELD : Math.max(LOWEST_YIELD, -timesAYear);
}

const LOWEST_YIELD = -2;
