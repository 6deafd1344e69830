import { calendarDay, type Day } from '../time/day.ts';
import { countBusinessDays, WEEKENDS_ONLY, type HolidayCalendar } from './business-days.ts';
import { civilFromDay, hasLeapDay, isLeapYear, monthLength } from './civil-date.ts';
import { gridDay, gridIndexAt, type CouponGrid } from './coupon-grid.ts';

export const DAY_COUNTS = [
  'ACT/ACT ICMA',
  'ACT/ACT ISDA',
  '30/360',
  '30E/360',
  '30E/360 ISDA',
  'ACT/360',
  'ACT/365',
  'ACT/365L',
  'BUS/252',
] as const;
export type DayCount = (typeof DAY_COUNTS)[number];

/** Facts that some day counts need besides the two days. */
export interface CountedPeriod {
  readonly start: Day;
  readonly end: Day;
  readonly periodsPerYear: number;
  /**
   * Absent if the period is regular, or if the bond has no grid: the period is then its own
   * measure.
   */
  readonly grid?: CouponGrid | undefined;
  /** 30E/360 ISDA leaves the end of February unadjusted if it is the maturity. */
  readonly maturity?: Day | undefined;
  readonly calendar?: HolidayCalendar | undefined;
}

type Count = (from: Day, to: Day, period: CountedPeriod) => number;

const COUNTS: Record<DayCount, Count> = {
  'ACT/ACT ICMA': icmaFraction,
  'ACT/ACT ISDA': isdaFraction,
  '30/360': (from, to) => thirtyDays(from, to, usDays) / 360,
  '30E/360': (from, to) => thirtyDays(from, to, europeanDays) / 360,
  '30E/360 ISDA': (from, to, { maturity }) => thirtyDays(from, to, isdaDays, maturity) / 360,
  'ACT/360': (from, to) => (to - from) / 360,
  'ACT/365': (from, to) => (to - from) / 365,
  'ACT/365L': (from, to, period) => (to - from) / (isLongYear(period) ? 366 : 365),
  'BUS/252': (from, to, { calendar = WEEKENDS_ONLY }) =>
    countBusinessDays(calendar, from, to) / 252,
};

/** Years from one day to another within a coupon period, by the day count. */
export function yearFraction(
  dayCount: DayCount,
  from: Day,
  to: Day,
  period: CountedPeriod,
): number {
  return COUNTS[dayCount](from, to, period);
}

/**
 * Years in quasi-coupon periods: a whole one counts as one, whatever its number of days; the day
 * count measures only fractional ones (SIA, and Excel's functions for odd coupons).
 */
export function quasiYears(
  dayCount: DayCount,
  from: Day,
  to: Day,
  period: CountedPeriod & { readonly grid: CouponGrid },
): number {
  const { grid, periodsPerYear } = period;
  let years = 0;
  let index = gridIndexAt(grid, from);
  for (let start = gridDay(grid, index); start < to; index += 1) {
    const end = gridDay(grid, index + 1);
    const [begin, stop] = [Math.max(from, start), Math.min(to, end)];
    const quasi = { ...period, start, end, grid: undefined };
    const isWhole = begin === start && stop === end;
    years += isWhole ? 1 / periodsPerYear : yearFraction(dayCount, begin, stop, quasi);
    start = end;
  }
  return years;
}

/** ICMA rule 251: days divided by the days of their (quasi-)coupon period. */
function icmaFraction(from: Day, to: Day, period: CountedPeriod): number {
  const { start, end, periodsPerYear, grid } = period;
  if (!grid) return (to - from) / ((end - start) * periodsPerYear);
  let fraction = 0;
  let index = gridIndexAt(grid, from);
  let begin = gridDay(grid, index);
  while (begin < to) {
    const next = gridDay(grid, index + 1);
    fraction += (Math.min(to, next) - Math.max(from, begin)) / (next - begin);
    begin = next;
    index += 1;
  }
  return fraction / periodsPerYear;
}

/** ISDA 2006, 4.16(b): days in leap years divided by 366, others by 365. */
function isdaFraction(from: Day, to: Day): number {
  const first = civilFromDay(from).year;
  const last = civilFromDay(to).year;
  if (first === last) return (to - from) / (isLeapYear(first) ? 366 : 365);
  const inFirst = (calendarDay(first + 1, 1, 1) - from) / (isLeapYear(first) ? 366 : 365);
  const inLast = (to - calendarDay(last, 1, 1)) / (isLeapYear(last) ? 366 : 365);
  return inFirst + (last - first - 1) + inLast;
}

/**
 * ICMA rule 251.1(i): for an annual coupon the period decides, for others the year in which it
 * ends.
 */
function isLongYear({ start, end, periodsPerYear }: CountedPeriod): boolean {
  return periodsPerYear === 1 ? hasLeapDay(start, end) : isLeapYear(civilFromDay(end).year);
}

interface ThirtyDay {
  readonly dayOfMonth: number;
  readonly isMonthEnd: boolean;
  readonly isFebruary: boolean;
}
type ThirtyRule = (from: ThirtyDay, to: ThirtyDay, endsBond: boolean) => [number, number];

function thirtyDays(from: Day, to: Day, rule: ThirtyRule, maturity?: Day): number {
  const a = civilFromDay(from);
  const b = civilFromDay(to);
  const [first, second] = rule(describe(a), describe(b), to === maturity);
  return (b.year - a.year) * 360 + (b.month - a.month) * 30 + (second - first);
}

function describe({ year, month, dayOfMonth }: ReturnType<typeof civilFromDay>): ThirtyDay {
  const isMonthEnd = dayOfMonth === monthLength(year, month);
  return { dayOfMonth, isMonthEnd, isFebruary: month === 2 };
}

/** 30/360 US (SIA): the end of February counts as a 30th, a 31st only after a 30th or 31st. */
const usDays: ThirtyRule = (from, to) => {
  const startsAtFebruaryEnd = from.isFebruary && from.isMonthEnd;
  const endsAtFebruaryEnd = to.isFebruary && to.isMonthEnd;
  const second = startsAtFebruaryEnd && endsAtFebruaryEnd ? 30 : to.dayOfMonth;
  const first = startsAtFebruaryEnd ? 30 : Math.min(from.dayOfMonth, 30);
  return [first, second === 31 && first === 30 ? 30 : second];
};

/** 30E/360 (ISDA 2006, 4.16(g)): every 31st counts as a 30th. */
const europeanDays: ThirtyRule = (from, to) => [
  Math.min(from.dayOfMonth, 30),
  Math.min(to.dayOfMonth, 30),
];

/**
 * 30E/360 ISDA (ISDA 2006, 4.16(h)): the end of February also counts as a 30th, except at maturity.
 */
const isdaDays: ThirtyRule = (from, to, endsBond) => [
  from.isMonthEnd ? 30 : from.dayOfMonth,
  to.isMonthEnd && !(to.isFebruary && endsBond) ? 30 : to.dayOfMonth,
];
