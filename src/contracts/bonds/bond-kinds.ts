import * as z from 'zod/mini';
import { isoDay, maskedDecimal, text } from '../core/fields.ts';

/** Additional figures for certain kinds of bonds. Rates in percent, margins in basis points. */

const floater = z.object({
  indexName: z.nullable(z.string()),
  /** The coupon's margin over its index, in basis points. */
  quotedMargin: z.string(),
  /** The index rate of the current coupon; the simple margin keeps it unchanged. */
  indexRate: z.string(),
  resetRate: z.string(),
  resetDate: isoDay,
  /** False if the rate of this period isn't stored: index plus margin is assumed. */
  isFixed: z.boolean(),
  /** Null in the last period. */
  nextResetDate: z.nullable(isoDay),
  /** Null if the index is compounded overnight, or has no name. */
  nextFixingDate: z.nullable(isoDay),
  isOvernight: z.boolean(),
  /** For a move of rates, which coupons follow from the next reset on. */
  rateDuration: maskedDecimal,
  /** For a move of the margin alone. */
  spreadDuration: maskedDecimal,
  /** Price change per 100 for one basis point. */
  rateDv01: maskedDecimal,
  spreadDv01: maskedDecimal,
  /** Over the forward rates of the curve; null without a curve. */
  forwardMargin: maskedDecimal,
  curve: z.nullable(z.object({ id: z.int(), country: z.string(), day: isoDay })),
});

const bill = z.object({
  days: z.int(),
  /** For discount rate and money-market yield: ACT/360 or ACT/365. */
  dayCount: z.string(),
  discountRate: maskedDecimal,
  moneyMarketYield: maskedDecimal,
  /** By the US Treasury's method: simple, compounded once beyond half a year. */
  bondEquivalentYield: maskedDecimal,
  isCompounded: z.boolean(),
  /** As shown in lists. */
  annualYield: maskedDecimal,
});

const linker = z.object({
  indexName: z.nullable(z.string()),
  indexRatio: z.string(),
  settlementDate: isoDay,
  /** The settlement date; for a stored ratio the date of the ratio, null if unknown. */
  ratioDate: z.nullable(isoDay),
  /** Null if index values are missing: the stored ratio is used then. */
  referenceIndex: z.nullable(z.string()),
  baseIndex: z.nullable(z.string()),
  lagMonths: z.int(),
  hasDeflationFloor: z.nullable(z.boolean()),
  /** Percent per year: the requested rate, or 2. */
  inflation: z.string(),
  isFloorReached: z.boolean(),
  nominalYield: maskedDecimal,
  /**
   * In money per 100 of the nominal at issue: price times ratio, without and with accrued interest.
   */
  moneyPrice: maskedDecimal,
  moneyToPay: maskedDecimal,
});

const defaulted = z.object({
  since: isoDay,
  /** Per 100: nominal, missed coupons and interest accrued to the default. */
  claim: z.string(),
  missed: z.array(z.object({ date: isoDay, coupon: z.string() })),
  accrued: z.string(),
  /** Price divided by claim, in percent. */
  impliedRecovery: maskedDecimal,
  /** The requested scenario: percent of the claim after a number of months. */
  recovery: z.string(),
  months: z.int(),
  /** Return on the price, in percent. */
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

/** Assumptions that a viewer can set: percent per year, percent of the claim, months. */
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
