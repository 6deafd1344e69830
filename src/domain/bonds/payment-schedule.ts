import type { Day } from '../time/day.ts';
import { BondRefusal } from './bond-refusal.ts';
import type { BondTerms } from './bond-terms.ts';
import { findRemainingFlows, type CashFlow } from './cash-flows.ts';

/** A payment per 100 of the original nominal. */
export interface Payment {
  readonly day: Day;
  readonly coupon: number;
  readonly principal: number;
  /** The outstanding nominal after the payment. */
  readonly left: number;
  readonly isPaid: boolean;
}

/** Cuts binary noise after the digits of the terms. */
const DIGITS = 8;

/**
 * The payments of a bond from issue to maturity, whoever holds it: a coupon after its ex-coupon day
 * still goes to someone. For a perpetual, the coupons of thirty years. Past floating coupons are
 * unknown, so past payments of floaters are left out.
 */
export function listPayments(terms: BondTerms, today: Day): Payment[] {
  const { issueDay, floating } = terms;
  const isPastKnown = issueDay !== undefined && issueDay < today && !floating;
  const past = isPastKnown
    ? flowsAfter(terms, issueDay).flows.filter(({ dueDay }) => dueDay <= today)
    : [];
  const future = flowsAfter(terms, today);
  let left = past.length > 0 ? 100 : future.outstanding;
  return [...past, ...future.flows].map(({ day, coupon, principal }) => {
    left = Math.max(rounded(left - principal), 0);
    return {
      day,
      coupon: rounded(coupon),
      principal: rounded(principal),
      left,
      isPaid: day <= today,
    };
  });
}

/** Payments due after a day, per 100 of the original nominal; none if everything is repaid. */
function flowsAfter(terms: BondTerms, day: Day): { flows: CashFlow[]; outstanding: number } {
  if (terms.maturityDay !== undefined && terms.maturityDay <= day) {
    return { flows: [], outstanding: 0 };
  }
  try {
    const { flows, outstanding } = findRemainingFlows({ ...terms, exCoupon: undefined }, day);
    const share = outstanding / 100;
    const whole = flows.map(({ day: payDay, dueDay, coupon, principal }) => ({
      day: payDay,
      dueDay,
      coupon: coupon * share,
      principal: principal * share,
    }));
    return { flows: whole, outstanding };
  } catch (error) {
    if (error instanceof BondRefusal) return { flows: [], outstanding: 0 };
    throw error;
  }
}

function rounded(amount: number): number {
  return Number(amount.toFixed(DIGITS));
}
