import { civilFromDay, isMonthEnd, monthLength } from '../../src/domain/bond/civil-date.ts';
import type { Day } from '../../src/domain/day.ts';
import type { Basis } from './excel-rows.ts';

/** Where Excel is otherwise, and why we are not as Excel. */
export const EXCEL_EXCEPTIONS = {
  thirtyFirst:
    '30/360 US: after the end of February a 31st counts as a 30th (SIA); Excel leaves it a 31st',
  yearAverage:
    'ACT/ACT without coupon periods: Excel divides by the average length of the years touched, which is neither ISDA nor ICMA',
  billYear:
    'TBILLEQ: the year after settlement has 366 days if a 29 February is in it (31 CFR 356); Excel takes 365, and half a year for 182 days',
  oddActual:
    'ODDFPRICE with ACT/360 and ACT/365, long first period: Excel divides actual days by a fixed 360/f or 365/f, so that accrued interest and what is left do not make up the period, as they do in its PRICE',
  oddMonthEnd:
    'ODDFPRICE, long first period that ends late in a month: Excel loses the end of the month on the way back from one quasi-coupon day to the next',
  oddLastMonthEnd:
    'ODDLPRICE after a last coupon late in a month: Excel loses the end of the month on the way from one quasi-coupon day to the next',
  oddThirty:
    '30/360 US in odd periods: Excel counts the end of February or a 31st otherwise in the coupon than in accrued interest and in the time left',
  shortPeriod:
    'COUPDAYSNC with 30/360 US: a period between 28 February and 28 February of a leap year has 358 or 362 days for Excel, and 360 in its COUPDAYS and PRICE',
  lastPeriodYield:
    'YIELD in the last coupon period: Excel takes the days to maturity, which with 30/360, ACT/360 and ACT/365 are not the period less the accrued days; its own PRICE does not give the price back',
  belowLimit: 'YIELD of −200 % and less: refused here, since no bond is priced so',
  roughYield:
    'YIELD below 0: Excel stops before the last digits; at its yield the price is not the given one',
} as const;

const dayOfMonth = (day: Day): number => civilFromDay(day).dayOfMonth;

const isFebruaryEnd = (day: Day): boolean => {
  const { year, month, dayOfMonth: inMonth } = civilFromDay(day);
  return month === 2 && inMonth === monthLength(year, 2);
};

/** The end of a month, or a day that shorter months do not have. */
const isLate = (day: Day): boolean => isMonthEnd(day) || dayOfMonth(day) > 28;

export function explainRegular(basis: Basis, previous: Day, settlement: Day): string | undefined {
  const isMoved =
    basis === 'UsPsa30_360' && isFebruaryEnd(previous) && dayOfMonth(settlement) === 31;
  return isMoved ? EXCEL_EXCEPTIONS.thirtyFirst : undefined;
}

/** Excel's days to the next coupon are not the period less the days that have passed. */
export function explainDaysLeft(basis: Basis, start: Day, end: Day): string | undefined {
  const isFebruary = civilFromDay(start).month === 2 || civilFromDay(end).month === 2;
  return basis === 'UsPsa30_360' && isFebruary ? EXCEL_EXCEPTIONS.shortPeriod : undefined;
}

export interface OddRow {
  readonly basis: Basis;
  readonly settlement: Day;
  readonly maturity: Day;
  /** Issue, or last coupon. */
  readonly start: Day;
  readonly firstCoupon?: Day;
}

export function explainOddFirst(row: OddRow & { firstCoupon: Day }): string | undefined {
  const { basis, settlement, start, firstCoupon } = row;
  if (basis === 'Actual360' || basis === 'Actual365') return EXCEL_EXCEPTIONS.oddActual;
  if (isLate(firstCoupon)) return EXCEL_EXCEPTIONS.oddMonthEnd;
  const isOdd = isLate(settlement) || isLate(start);
  return basis === 'UsPsa30_360' && isOdd ? EXCEL_EXCEPTIONS.oddThirty : undefined;
}

export function explainOddLast({ basis, settlement, start, maturity }: OddRow): string | undefined {
  if (isLate(start)) return EXCEL_EXCEPTIONS.oddLastMonthEnd;
  const isOdd = isLate(settlement) || isLate(maturity);
  return basis === 'UsPsa30_360' && isOdd ? EXCEL_EXCEPTIONS.oddThirty : undefined;
}
