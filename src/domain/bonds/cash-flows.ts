import type { Day } from '../time/day.ts';
import { BondRefusal } from './bond-refusal.ts';
import { FULL_PRICE, type BondTerms } from './bond-terms.ts';
import { addBusinessDays, adjustDay, WEEKENDS_ONLY } from './business-days.ts';
import { findRate } from './coupon-rate.ts';
import { quasiYears, yearFraction, type CountedPeriod, type DayCount } from './day-count.ts';
import { buildSchedule, type CouponPeriod, type Schedule } from './schedule.ts';

/** Amounts per 100 of the nominal outstanding at settlement. */
export interface CashFlow {
  /** Payment date. */
  readonly day: Day;
  /** Payment date before business-day adjustment: yields in periods are measured to it. */
  readonly dueDay: Day;
  readonly coupon: number;
  readonly principal: number;
}

/** Payments that a buyer with this settlement date receives. */
export interface RemainingFlows {
  readonly schedule: Schedule;
  readonly flows: readonly CashFlow[];
  /** Per 100 outstanding; negative between the ex-coupon day and the coupon. */
  readonly accruedInterest: number;
  readonly isExCoupon: boolean;
  /** Per 100 of the original nominal. */
  readonly outstanding: number;
  /** Perpetuals: the payment of each period after the last flow, for ever. */
  readonly endlessCoupon: number;
}

/** A smaller remainder is rounding in a schedule, not debt. */
const REPAID = 1e-9;

export function findRemainingFlows(terms: BondTerms, settlement: Day): RemainingFlows {
  const schedule = buildSchedule(terms, settlement);
  const repayments = listRepayments(terms);
  const outstanding = outstandingOn(repayments, settlement);
  if (outstanding < REPAID) {
    throw new BondRefusal('settlementDate', 'nothing-left', 'The bond is repaid by then.');
  }
  const [running] = schedule.periods;
  const isExCoupon = running !== undefined && settlement >= findExDay(terms, running);
  const scale = FULL_PRICE / outstanding;
  const coupons = schedule.periods.map(
    (period) => couponAmount(terms, schedule, repayments, period) * scale,
  );
  const accrued = running ? accruedAmount(terms, schedule, repayments, settlement) * scale : 0;
  const paysFrom = isExCoupon ? 1 : 0;
  const endlessCoupon = terms.maturityDay === undefined ? (coupons.at(-1) ?? 0) : 0;
  return {
    schedule,
    flows: mergeFlows(terms, schedule, coupons, repayments, { settlement, scale, paysFrom }),
    accruedInterest: isExCoupon && !terms.tradesFlat ? accrued - (coupons[0] ?? 0) : accrued,
    isExCoupon,
    outstanding,
    endlessCoupon,
  };
}

/** From this day on the seller keeps the coupon. */
export function findExDay({ exCoupon, calendar }: BondTerms, { payDay }: CouponPeriod): Day {
  if (!exCoupon || exCoupon.days === 0) return payDay;
  if (exCoupon.unit === 'calendar') return payDay - exCoupon.days;
  return addBusinessDays(calendar ?? WEEKENDS_ONLY, payDay, -exCoupon.days);
}

interface Repayment {
  readonly day: Day;
  readonly principal: number;
}

function listRepayments({ schedule, maturityDay }: BondTerms): Repayment[] {
  const rows = (schedule ?? []).flatMap(({ day, principal }) =>
    principal === undefined || principal === 0 ? [] : [{ day, principal }],
  );
  if (rows.length > 0) return rows;
  return maturityDay === undefined ? [] : [{ day: maturityDay, principal: FULL_PRICE }];
}

function outstandingOn(repayments: readonly Repayment[], day: Day): number {
  let left = FULL_PRICE;
  for (const repayment of repayments) if (repayment.day <= day) left -= repayment.principal;
  return left;
}

/** The facts about a period that day counts need. */
export function countedPeriod(
  terms: BondTerms,
  { grid, periodsPerYear }: Schedule,
  { start, end, isRegular }: CouponPeriod,
): CountedPeriod {
  return {
    start,
    end,
    periodsPerYear,
    grid: isRegular ? undefined : grid,
    maturity: terms.maturityDay,
    calendar: terms.calendar,
  };
}

function couponAmount(
  terms: BondTerms,
  schedule: Schedule,
  repayments: readonly Repayment[],
  period: CouponPeriod,
): number {
  if (period.coupon !== undefined) return period.coupon;
  const { dayCount } = terms;
  return interestUntil(terms, schedule, repayments, { period, until: period.end, dayCount });
}

function accruedAmount(
  terms: BondTerms,
  schedule: Schedule,
  repayments: readonly Repayment[],
  settlement: Day,
): number {
  const period = schedule.periods[0]!;
  if (terms.tradesFlat || settlement <= period.start) return 0;
  const dayCount = terms.accrualDayCount ?? terms.dayCount;
  if (period.coupon !== undefined) {
    const counted = countedPeriod(terms, schedule, period);
    const whole = yearFraction(dayCount, period.start, period.end, counted);
    return (period.coupon * yearFraction(dayCount, period.start, settlement, counted)) / whole;
  }
  const until = settlement;
  return interestUntil(terms, schedule, repayments, { period, until, dayCount });
}

/** Interest on the outstanding nominal, which a repayment within the period reduces. */
function interestUntil(
  terms: BondTerms,
  schedule: Schedule,
  repayments: readonly Repayment[],
  { period, until, dayCount }: { period: CouponPeriod; until: Day; dayCount: DayCount },
): number {
  const rate = findRate(terms, period.start);
  if (rate === 0) return 0;
  const years = chooseCount(terms, schedule, period, dayCount);
  const earn = (from: Day, to: Day): number =>
    terms.isCouponCompounded
      ? Math.expm1(Math.log1p(rate) * years(from, to))
      : rate * years(from, to);
  let interest = 0;
  let from = period.start;
  for (const { day } of repayments) {
    if (day <= from || day >= until) continue;
    interest += outstandingOn(repayments, from) * earn(from, day);
    from = day;
  }
  interest += outstandingOn(repayments, from) * earn(from, until);
  return interest;
}

/**
 * Accrued interest for the days from `settlement` to the end of the current period, as long as the
 * same flows remain. Undefined where it isn't a share of one coupon.
 */
export function createAccrual(
  terms: BondTerms,
  { schedule, accruedInterest, outstanding }: RemainingFlows,
  settlement: Day,
): ((day: Day) => number) | undefined {
  const [period] = schedule.periods;
  if (terms.tradesFlat) return () => accruedInterest;
  if (!period || settlement < period.start || terms.timing === 'periods') return undefined;
  const repayments = listRepayments(terms);
  if (repayments.some(({ day }) => day > period.start && day < period.end)) return undefined;
  const dayCount = terms.accrualDayCount ?? terms.dayCount;
  const counted = countedPeriod(terms, schedule, period);
  const years = (day: Day): number => yearFraction(dayCount, period.start, day, counted);
  const scale = FULL_PRICE / outstanding;
  const yearly =
    period.coupon === undefined
      ? findRate(terms, period.start) * outstandingOn(repayments, period.start)
      : period.coupon / years(period.end);
  // After the ex-coupon day the whole coupon is subtracted.
  const shift = accruedInterest - yearly * scale * years(settlement);
  return (day) => yearly * scale * years(day) + shift;
}

/** If time is measured in periods, odd periods consist of quasi-coupon periods. */
function chooseCount(
  terms: BondTerms,
  schedule: Schedule,
  period: CouponPeriod,
  dayCount: DayCount,
): (from: Day, to: Day) => number {
  const counted = countedPeriod(terms, schedule, period);
  const { grid } = counted;
  if (terms.timing !== 'periods' || !grid || terms.frequency === 0) {
    return (from, to) => yearFraction(dayCount, from, to, counted);
  }
  const oddDayCount = terms.accrualDayCount ?? dayCount;
  return (from, to) => quasiYears(oddDayCount, from, to, { ...counted, grid });
}

/** Merges coupons and repayments of the same day into one payment. */
function mergeFlows(
  terms: BondTerms,
  { periods }: Schedule,
  coupons: readonly number[],
  repayments: readonly Repayment[],
  { settlement, scale, paysFrom }: { settlement: Day; scale: number; paysFrom: number },
): CashFlow[] {
  const redemption = (terms.redemption ?? FULL_PRICE) / FULL_PRICE;
  const flows: CashFlow[] = [];
  let next = 0;
  const repayUntil = (day: Day): number => {
    let principal = 0;
    while (next < repayments.length && repayments[next]!.day <= day) {
      const { day: dueDay, principal: part } = repayments[next]!;
      next += 1;
      if (dueDay <= settlement) continue;
      const amount = part * redemption * scale;
      if (dueDay === day) principal += amount;
      else flows.push({ day: movePayment(terms, dueDay), dueDay, coupon: 0, principal: amount });
    }
    return principal;
  };
  for (const [i, period] of periods.entries()) {
    const principal = repayUntil(period.end);
    const coupon = i < paysFrom ? 0 : (coupons[i] ?? 0);
    if (principal === 0 && i < paysFrom) continue;
    flows.push({ day: period.payDay, dueDay: period.end, coupon, principal });
  }
  repayUntil(Number.POSITIVE_INFINITY);
  return flows;
}

function movePayment({ calendar, businessDayRule }: BondTerms, day: Day): Day {
  return adjustDay(calendar ?? WEEKENDS_ONLY, day, businessDayRule ?? 'unadjusted');
}
