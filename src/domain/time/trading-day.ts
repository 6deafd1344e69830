import { weekdayFromDay, type Day } from './day.ts';
import { isHoliday, UNKNOWN_MARKET } from './calendars/holidays.ts';

/**
 * Monday to Friday except the holidays of the calendars (`findCalendars`). The database gets the
 * same days from src/db/provide-calendars.ts.
 */
export function isTradingDay(day: Day, calendars: readonly string[] = UNKNOWN_MARKET): boolean {
  const weekday = weekdayFromDay(day);
  if (weekday === 0 || weekday === 6) return false;
  return !calendars.some((calendar) => isHoliday(calendar, day));
}

/** The last trading day on or before a day. */
export function lastTradingDay(day: Day, calendars?: readonly string[]): Day {
  let last = day;
  while (!isTradingDay(last, calendars)) last -= 1;
  return last;
}

export function tradingDayBefore(day: Day, calendars?: readonly string[]): Day {
  return lastTradingDay(day - 1, calendars);
}
