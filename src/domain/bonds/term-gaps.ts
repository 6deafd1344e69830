import { FREQUENCIES } from './bond-terms.ts';
import type { TermsInput } from './read-terms.ts';

/** The terms that a calculation may lack. */
export const GAP_TERMS = ['couponRate', 'couponsPerYear', 'dayCount', 'issuedOn'] as const;
export type GapTerm = (typeof GAP_TERMS)[number];

/** Why the terms of a stored bond don't allow a calculation. */
export interface TermGaps {
  /** Terms that aren't known. */
  readonly missing: readonly GapTerm[];
  /** Terms that are known but that the calculation doesn't support. */
  readonly unsupported: readonly GapTerm[];
}

export function findTermGaps(terms: TermsInput): TermGaps {
  const { coupon, frequency, dayCount, issueDate, firstCouponDate, maturityDate } = terms;
  // Interest paid at maturity starts at the issue; so do the periods of a perpetual.
  const paysAtMaturity = frequency === 0 && coupon !== 0 && coupon !== null;
  const isEndless = maturityDate === undefined && firstCouponDate === undefined;
  const isMissing: Readonly<Record<GapTerm, boolean>> = {
    couponRate: coupon === null,
    couponsPerYear: frequency === null,
    dayCount: dayCount === null,
    issuedOn: issueDate === undefined && (paysAtMaturity || isEndless),
  };
  const isSupported = frequency === null || FREQUENCIES.some((known) => known === frequency);
  return {
    missing: GAP_TERMS.filter((term) => isMissing[term]),
    unsupported: isSupported ? [] : ['couponsPerYear'],
  };
}
