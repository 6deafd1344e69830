import * as z from 'zod/mini';
import { isoDay, maskedDecimal, text } from '../core/fields.ts';

/** What bonds of some kinds have beside the figures of all. Rates in percent, margins in basis points. */

const floater = z.object({
  indexName: z.nullable(z.string()),
  /** What the coupon pays over its index, in basis points. */
  quotedMargin: z.string(),
  /** The index as the running coupon has it; the simple margin takes it as it is. */
  indexRate: z.string(),
  resetRate: z.string(),
  resetDate: isoDay,
  /** False where the rate of this period isn't stored: index plus margin is assumed. */
  isFixed: z.boolean(),
  /** Null in the last period. */
  nextResetDate: z.nullable(isoDay),
  /** Null where the index is compounded overnight, or has no name. */
  nextFixingDate: z.nullable(isoDay),
  isOvernight: z.boolean(),
  /** For a move of rates, which coupons follow from the next reset on. */
  rateDuration: maskedDecimal,
  /** For a move of the margin alone. */
  spreadDuration: maskedDecimal,
  /** What a basis point changes in the price of 100. */
  rateDv01: maskedDecimal,
  spreadDv01: maskedDecimal,
  /** Over the forward rates of the curve; null without one. */
  forwardMargin: maskedDecimal,
  curve: z.nullable(z.object({ id: z.int(), country: z.string(), day: isoDay })),
});

const bill = z.object({
  days: z.int(),
  /** Of discount rate and money-market yield: ACT/360 or ACT/365. */
  dayCount: z.string(),
  discountRate: maskedDecimal,
  moneyMarketYield: maskedDecimal,
  /** As the US Treasury has it: simple, beyond half a year compounded once. */
  bondEquivalentYield: maskedDecimal,
  isCompounded: z.boolean(),
  /** As lists have it. */
  annualYield: maskedDecimal,
});

const linker = z.object({
  indexName: z.nullable(z.string()),
  indexRatio: z.string(),
  settlementDate: isoDay,
  /** The settlement; of a stored ratio its own day, null if that isn't known. */
  ratioDate: z.nullable(isoDay),
  /** Null where index values are missing: then the ratio is the stored one. */
  referenceIndex: z.nullable(z.string()),
  baseIndex: z.nullable(z.string()),
  lagMonths: z.int(),
  hasDeflationFloor: z.nullable(z.boolean()),
  /** Percent a year: what was asked for, or 2. */
  inflation: z.string(),
  isFloorReached: z.boolean(),
  nominalYield: maskedDecimal,
  /** In money per 100 of the nominal at issue: the price times the ratio, without and with interest. */
  moneyPrice: maskedDecimal,
  moneyToPay: maskedDecimal,
});

const defaulted = z.object({
  since: isoDay,
  /** Per 100: nominal, missed coupons and interest accrued to the default. */
  claim: z.string(),
  missed: z.array(z.object({ date: isoDay, coupon: z.string() })),
  accrued: z.string(),
  /** Price by claim, in percent. */
  impliedRecovery: maskedDecimal,
  /** The case that is asked for: percent of the claim, after some months. */
  recovery: z.string(),
  months: z.int(),
  /** On the price, in percent. */
  totalReturn: maskedDecimal,
  annualReturn: maskedDecimal,
});

export const bondKind = z.object({
  floater: z.nullable(floater),
  bill: z.nullable(bill),
  linker: z.nullable(linker),
  defaulted: z.nullable(defaulted),
});
export type BondKind = z.output<typeof bondKind>;

const number = z.pipe(
  text(20).check(z.trim(), z.regex(/^[+-]?\d+(?:\.\d*)?$/)),
  z.transform(Number),
);

/** What a viewer may assume: percent a year, percent of the claim, months. */
export const kindQuery = {
  inflation: z.optional(number),
  recovery: z.optional(number),
  months: z.optional(number),
};
export interface KindAssumptions {
  readonly inflation?: number | undefined;
  readonly recovery?: number | undefined;
  readonly months?: number | undefined;
}
