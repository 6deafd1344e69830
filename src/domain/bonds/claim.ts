import type { Day } from '../time/day.ts';
import { BondRefusal } from './bond-refusal.ts';
import { FULL_PRICE, type BondTerms } from './bond-terms.ts';
import { findRemainingFlows } from './cash-flows.ts';
import { readNumber } from './read-values.ts';

/** The claim of the holders of a bond in default, per 100 of the nominal. */
export interface DefaultClaim {
  readonly claim: number;
  /** Coupons due but unpaid. */
  readonly missed: readonly { readonly day: Day; readonly coupon: number }[];
  /** Interest from the last coupon date to the default. */
  readonly accrued: number;
}

/**
 * Nominal, missed coupons and interest accrued to the default date; nothing accrues after it.
 * Without a first missed coupon, all earlier coupons count as paid.
 */
export function claimOnDefault(
  terms: BondTerms,
  defaultDay: Day,
  firstMissed?: Day,
): DefaultClaim | undefined {
  const owing: BondTerms = { ...terms, tradesFlat: undefined, exCoupon: undefined };
  const end = terms.maturityDay ?? Number.POSITIVE_INFINITY;
  // A bond that defaults at maturity has not paid its last coupon.
  const from = firstMissed ?? (defaultDay >= end ? end : undefined);
  try {
    const missed =
      from === undefined
        ? []
        : findRemainingFlows(owing, from - 1)
            .flows.filter(({ dueDay, coupon }) => dueDay <= defaultDay && coupon > 0)
            .map(({ dueDay, coupon }) => ({ day: dueDay, coupon }));
    const accrued =
      defaultDay >= end ? 0 : Math.max(findRemainingFlows(owing, defaultDay).accruedInterest, 0);
    const interest = missed.reduce((sum, { coupon }) => sum + coupon, accrued);
    return { claim: FULL_PRICE + interest, missed, accrued };
  } catch (error) {
    if (error instanceof BondRefusal) return undefined;
    throw error;
  }
}

/** The recovery that a buyer expects, and when. */
export interface RecoveryCase {
  /** Share of the claim, from 0 to 1. */
  readonly recovery: number;
  readonly months: number;
}

export const USUAL_RECOVERY: RecoveryCase = { recovery: 0.4, months: 18 };
const MAX_MONTHS = 240;

/** Rejects recoveries beyond the claim and unbounded times. */
export function readRecovery({ recovery, months }: RecoveryCase): RecoveryCase {
  if (readNumber('recovery', recovery) < 0) {
    throw new BondRefusal('recovery', 'not-a-share', 'recovery must be 0 or more.');
  }
  if (recovery > 1) {
    throw new BondRefusal('recovery', 'not-a-share', 'recovery is at most 1: the whole claim.');
  }
  if (!Number.isInteger(months) || months < 1 || months > MAX_MONTHS) {
    throw new BondRefusal('months', 'not-months', `months is a whole number up to ${MAX_MONTHS}.`);
  }
  return { recovery, months };
}

export interface RecoveryReturn {
  /** Return on the price paid, as a decimal. */
  readonly total: number;
  readonly annual: number;
}

/** The price is flat: a buyer pays no accrued interest. */
export function returnOnRecovery(
  price: number,
  claim: number,
  { recovery, months }: RecoveryCase,
): RecoveryReturn {
  const growth = (recovery * claim) / price;
  return { total: growth - 1, annual: growth ** (12 / months) - 1 };
}
