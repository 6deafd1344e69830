import { weekdayFromDay, type Day } from '../time/day.ts';
import { civilFromDay } from './civil-date.ts';

/** Non-business days: weekends and holidays, including one-off closures. */
export interface HolidayCalendar {
  /** 0 = Sunday … 6 = Saturday. */
  readonly weekend: readonly number[];
  readonly holidays: ReadonlySet<Day>;
  /** The last year with certain holidays, if known; null if no year is certain. */
  readonly certainUntil?: number | null;
}

export const WEEKENDS_ONLY: HolidayCalendar = { weekend: [0, 6], holidays: new Set() };

export const BUSINESS_DAY_RULES = [
  'unadjusted',
  'following',
  'modified-following',
  'preceding',
  'modified-preceding',
] as const;
export type BusinessDayRule = (typeof BUSINESS_DAY_RULES)[number];

export function isBusinessDay(calendar: HolidayCalendar, day: Day): boolean {
  return !calendar.weekend.includes(weekdayFromDay(day)) && !calendar.holidays.has(day);
}

export function adjustDay(calendar: HolidayCalendar, day: Day, rule: BusinessDayRule): Day {
  if (rule === 'unadjusted' || isBusinessDay(calendar, day)) return day;
  const isForward = rule === 'following' || rule === 'modified-following';
  const moved = stepToBusinessDay(calendar, day, isForward ? 1 : -1);
  const staysInMonth = civilFromDay(moved).month === civilFromDay(day).month;
  if (staysInMonth || rule === 'following' || rule === 'preceding') return moved;
  return stepToBusinessDay(calendar, day, isForward ? -1 : 1);
}

/** The day `count` business days later; earlier if `count` is negative. */
export function addBusinessDays(calendar: HolidayCalendar, day: Day, count: number): Day {
  const step = count < 0 ? -1 : 1;
  let moved = day;
  for (let left = Math.abs(count); left > 0; left -= 1) {
    moved = stepToBusinessDay(calendar, moved + step, step);
  }
  return moved;
}

/** The settlement date of a trade: with a lag of 0 the trade date, or the next business day. */
export function settlementDay(calendar: HolidayCalendar, tradeDay: Day, lag: number): Day {
  return lag === 0
    ? adjustDay(calendar, tradeDay, 'following')
    : addBusinessDays(calendar, tradeDay, lag);
}

/** Business days from `from` (included) to `to` (excluded). */
export function countBusinessDays(calendar: HolidayCalendar, from: Day, to: Day): number {
  if (to < from) return -countBusinessDays(calendar, to, from);
  const weeks = Math.floor((to - from) / 7);
  let count = weeks * (7 - calendar.weekend.length);
  for (let day = from + weeks * 7; day < to; day += 1) {
    if (!calendar.weekend.includes(weekdayFromDay(day))) count += 1;
  }
  const weekdays = listWeekdayHolidays(calendar);
  return count - (findFirst(weekdays, to) - findFirst(weekdays, from));
}

const sortedHolidays = new WeakMap<HolidayCalendar, Int32Array>();

/** Holidays on weekdays, in order. Listed once: BUS/252 counts for every payment and day. */
export function listWeekdayHolidays(calendar: HolidayCalendar): Int32Array {
  let days = sortedHolidays.get(calendar);
  if (!days) {
    const { weekend, holidays } = calendar;
    days = Int32Array.from(holidays)
      .filter((day) => !weekend.includes(weekdayFromDay(day)))
      .toSorted();
    sortedHolidays.set(calendar, days);
  }
  return days;
}

/** The index of the first entry that isn't before a day. */
function findFirst(days: Int32Array, day: Day): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (days[middle]! < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Stops the search in a calendar where every day is a holiday; no calendar closes for a year. */
const LONGEST_HOLIDAY_DAYS = 366;

function stepToBusinessDay(calendar: HolidayCalendar, day: Day, step: 1 | -1): Day {
  for (let moved = day; Math.abs(moved - day) <= LONGEST_HOLIDAY_DAYS; moved += step) {
    if (isBusinessDay(calendar, moved)) return moved;
  }
  throw new RangeError('the calendar has no business day within a year');
}
