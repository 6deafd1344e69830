import { calendarDay, firstDayOfYear, weekdayFromDay, yearFromDay, type Day } from './day.ts';
import { isHoliday } from './holidays.ts';

/**
 * Monday to Friday except 1 January, 25 December and the holidays of calendars (`findCalendars`).
 * Without calendars the database has the same days (`trading_day_before` in
 * src/db/functions/calendar.sql).
 */
export function isTradingDay(day: Day, calendars: readonly string[] = []): boolean {
  const weekday = weekdayFromDay(day);
  if (weekday === 0 || weekday === 6) return false;
  const year = yearFromDay(day);
  if (day === firstDayOfYear(year) || day === calendarDay(year, 12, 25)) return false;
  return !calendars.some((calendar) => isHoliday(calendar, day));
}

/** The last trading day that isn't after a day. */
export function lastTradingDay(day: Day, calendars: readonly string[] = []): Day {
  let last = day;
  while (!isTradingDay(last, calendars)) last -= 1;
  return last;
}

export function tradingDayBefore(day: Day): Day {
  return lastTradingDay(day - 1);
}
