import type { Day } from '../time/day.ts';
import type { BusinessDayRule, HolidayCalendar } from './business-days.ts';
import type { DayCount } from './day-count.ts';

/** Coupons a year; 0 pays nothing before the end. */
export const FREQUENCIES = [0, 1, 2, 4, 12] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/**
 * How the time to a payment is measured for discounting: by the day count, step by step
 * (QuantLib), or in coupon periods, of which only the running one is broken (Excel, SIA, ICMA).
 */
export type Timing = 'day-count' | 'periods';

export interface RateStep {
  /** The first period that begins on or after this day pays the rate. */
  readonly from: Day;
  readonly rate: number;
}

/** Coupons that follow an index. Coupons not fixed yet are calculated with the present index. */
export interface FloatingTerms {
  /** Fixed before, floating from here on; floating from the beginning if absent. */
  readonly from?: Day | undefined;
  readonly indexRate: number;
  readonly spread: number;
  readonly cap?: number | undefined;
  readonly floor?: number | undefined;
  /** Rates already fixed, spread included, by the first day of their period. */
  readonly fixings?: readonly RateStep[] | undefined;
}

/** Amounts per 100 of the original nominal. */
export interface ScheduleRow {
  readonly day: Day;
  /** If any row has one, the rows are all the coupons there are. */
  readonly coupon?: number | undefined;
  readonly principal?: number | undefined;
}

/** A day on which the issuer may call or the holder may put, and the clean price then. */
export interface ExerciseRight {
  readonly day: Day;
  readonly price: number;
}

export interface ExCouponTerms {
  readonly days: number;
  readonly unit: 'calendar' | 'business';
}

/** What a request spells as the mathematics takes it. */
export interface SharedTerms {
  readonly coupon: number;
  readonly redemption?: number | undefined;
  readonly calendar?: HolidayCalendar | undefined;
  /** Periods, not only payments, move with the business-day rule. */
  readonly adjustsPeriods?: boolean | undefined;
  readonly exCoupon?: ExCouponTerms | undefined;
  /** In default, or traded without accrued interest for another reason. */
  readonly tradesFlat?: boolean | undefined;
  /** Nominal by index, as 1.02345, null if unknown on the day; prices and yields are real. */
  readonly indexRatio?: number | null | undefined;
  readonly timing?: Timing | undefined;
}

/** Rates as decimals, prices per 100 of the nominal that is outstanding. */
export interface BondTerms extends SharedTerms {
  readonly frequency: Frequency;
  /** Of the coupons. */
  readonly dayCount: DayCount;
  /** A period of t years pays (1 + coupon)^t − 1, as Brazil's notes do, and not coupon · t. */
  readonly isCouponCompounded?: boolean | undefined;
  /** Of accrued interest, if it is another one. */
  readonly accrualDayCount?: DayCount | undefined;
  /** Of the time to payments, if it is another one. */
  readonly yieldDayCount?: DayCount | undefined;
  readonly issueDay?: Day | undefined;
  readonly firstCouponDay?: Day | undefined;
  /** The last coupon before maturity, where the last period is odd. */
  readonly lastRegularCouponDay?: Day | undefined;
  /** Absent: a perpetual. */
  readonly maturityDay?: Day | undefined;
  /** Coupons at the end of the month; guessed if absent (see `schedule.ts`). */
  readonly isEndOfMonth?: boolean | undefined;
  readonly couponSteps?: readonly RateStep[] | undefined;
  readonly floating?: FloatingTerms | undefined;
  readonly schedule?: readonly ScheduleRow[] | undefined;
  readonly calls?: readonly ExerciseRight[] | undefined;
  readonly puts?: readonly ExerciseRight[] | undefined;
  readonly businessDayRule?: BusinessDayRule | undefined;
  /** Of linkers: at least the nominal is repaid, however far prices fall. */
  readonly hasDeflationFloor?: boolean | undefined;
}

/** Whether holidays change what is paid, or when; they always change the day of settlement. */
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
