import { weekdayFromDay, type Day } from '../day.ts';
import { civilFromDay } from './civil-date.ts';

/** Days without business: the weekend's, and holidays, one-off ones too. */
export interface HolidayCalendar {
  /** 0 = Sunday … 6 = Saturday. */
  readonly weekend: readonly number[];
  readonly holidays: ReadonlySet<Day>;
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

function isBusinessDay(calendar: HolidayCalendar, day: Day): boolean {
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

/** The day on which a trade is settled: a lag of 0 is the trade's day, or the next with business. */
export function settlementDay(calendar: HolidayCalendar, tradeDay: Day, lag: number): Day {
  return lag === 0
    ? adjustDay(calendar, tradeDay, 'following')
    : addBusinessDays(calendar, tradeDay, lag);
}

/** The same where only weekends have no business, without looking at each day. */
export function settlementWeekday(tradeDay: Day, lag: number): Day {
  // 0 = Monday … 6 = Sunday.
  const weekday = (((tradeDay + 3) % 7) + 7) % 7;
  const isWeekend = weekday > 4;
  if (lag === 0) return isWeekend ? tradeDay + 7 - weekday : tradeDay;
  const friday = isWeekend ? 4 : weekday;
  return tradeDay - (weekday - friday) + lag + 2 * Math.floor((friday + lag) / 5);
}

/** Business days from `from`, counted in, to `to`, left out. */
export function countBusinessDays(calendar: HolidayCalendar, from: Day, to: Day): number {
  if (to < from) return -countBusinessDays(calendar, to, from);
  const weeks = Math.floor((to - from) / 7);
  let count = weeks * (7 - calendar.weekend.length);
  for (let day = from + weeks * 7; day < to; day += 1) {
    if (!calendar.weekend.includes(weekdayFromDay(day))) count += 1;
  }
  for (const holiday of calendar.holidays) {
    const isCounted = holiday >= from && holiday < to;
    if (isCounted && !calendar.weekend.includes(weekdayFromDay(holiday))) count -= 1;
  }
  return count;
}

/** A calendar in which all days are holidays would have none; a year is more than any has. */
const LONGEST_HOLIDAY_DAYS = 366;

function stepToBusinessDay(calendar: HolidayCalendar, day: Day, step: 1 | -1): Day {
  for (let moved = day; Math.abs(moved - day) <= LONGEST_HOLIDAY_DAYS; moved += step) {
    if (isBusinessDay(calendar, moved)) return moved;
  }
  throw new RangeError('the calendar has no business day within a year');
}
