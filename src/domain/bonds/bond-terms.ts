import type { Day } from '../time/day.ts';
import type { BusinessDayRule, HolidayCalendar } from './business-days.ts';
import type { DayCount } from './day-count.ts';

/**
 * Coupons per year; 0 pays nothing before maturity. Periods last whole months, or whole weeks if
 * there are 13, 26 or 52.
 */
export const FREQUENCIES = [0, 1, 2, 3, 4, 6, 12, 13, 26, 52] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/**
 * How the time to a payment is measured for discounting: by the day count, step by step (QuantLib),
 * or in coupon periods, of which only the current one is fractional (Excel, SIA, ICMA).
 */
export type Timing = 'day-count' | 'periods';

export interface RateStep {
  /** The rate applies to periods that begin on or after this day. */
  readonly from: Day;
  readonly rate: number;
}

/** Coupons that follow an index. Coupons not fixed yet are projected at the current index rate. */
export interface FloatingTerms {
  /** Fixed before this day, floating from then on; floating from the start if absent. */
  readonly from?: Day | undefined;
  readonly indexRate: number;
  readonly spread: number;
  readonly cap?: number | undefined;
  readonly floor?: number | undefined;
  /** Fixed rates, spread included, by the first day of their period. */
  readonly fixings?: readonly RateStep[] | undefined;
}

/** Amounts per 100 of the original nominal. */
export interface ScheduleRow {
  readonly day: Day;
  /** If any row has a coupon, the rows list all coupons. */
  readonly coupon?: number | undefined;
  readonly principal?: number | undefined;
}

/** A day on which the issuer may call or the holder may put, and the clean price paid then. */
export interface ExerciseRight {
  readonly day: Day;
  readonly price: number;
}

export interface ExCouponTerms {
  readonly days: number;
  readonly unit: 'calendar' | 'business';
}

/** Terms that requests and calculations spell alike. */
export interface SharedTerms {
  readonly coupon: number;
  readonly redemption?: number | undefined;
  readonly calendar?: HolidayCalendar | undefined;
  /** Periods, not only payments, follow the business-day convention. */
  readonly adjustsPeriods?: boolean | undefined;
  readonly exCoupon?: ExCouponTerms | undefined;
  /** In default, or traded without accrued interest for another reason. */
  readonly tradesFlat?: boolean | undefined;
  /**
   * The index ratio of the nominal, such as 1.02345; null if unknown for the day. Prices and yields
   * are real.
   */
  readonly indexRatio?: number | null | undefined;
  readonly timing?: Timing | undefined;
}

/** Rates are decimals, prices per 100 of the outstanding nominal. */
export interface BondTerms extends SharedTerms {
  readonly frequency: Frequency;
  /** Day count of the coupons. */
  readonly dayCount: DayCount;
  /** A period of t years pays (1 + coupon)^t − 1, like Brazil's notes, instead of coupon · t. */
  readonly isCouponCompounded?: boolean | undefined;
  /** Day count of accrued interest, if different. */
  readonly accrualDayCount?: DayCount | undefined;
  /** Day count of the time to payments, if different. */
  readonly yieldDayCount?: DayCount | undefined;
  readonly issueDay?: Day | undefined;
  readonly firstCouponDay?: Day | undefined;
  /** The last coupon before maturity, if the last period is odd. */
  readonly lastRegularCouponDay?: Day | undefined;
  /** Absent for a perpetual. */
  readonly maturityDay?: Day | undefined;
  /** Coupons fall at month ends; guessed if absent (see `schedule.ts`). */
  readonly isEndOfMonth?: boolean | undefined;
  readonly couponSteps?: readonly RateStep[] | undefined;
  readonly floating?: FloatingTerms | undefined;
  readonly schedule?: readonly ScheduleRow[] | undefined;
  readonly calls?: readonly ExerciseRight[] | undefined;
  readonly puts?: readonly ExerciseRight[] | undefined;
  readonly businessDayRule?: BusinessDayRule | undefined;
  /** Linkers: at least the nominal is repaid, however far prices fall. */
  readonly hasDeflationFloor?: boolean | undefined;
}

/** Whether holidays change payment amounts or dates; they always change the settlement date. */
export function usesCalendar(terms: {
  readonly dayCount: string;
  readonly accrualDayCount?: string | undefined;
  readonly yieldDayCount?: string | undefined;
  readonly businessDayRule?: string | undefined;
  readonly exCoupon?: ExCouponTerms | undefined;
}): boolean {
  const { dayCount, accrualDayCount, yieldDayCount, businessDayRule, exCoupon } = terms;
  return (
    [dayCount, accrualDayCount, yieldDayCount].includes('BUS/252') ||
    (businessDayRule ?? 'unadjusted') !== 'unadjusted' ||
    exCoupon?.unit === 'business'
  );
}

export const FULL_PRICE = 100;
