import { calendarDay, firstDayOfYear, weekdayFromDay, yearFromDay, type Day } from './day.ts';

/**
 * Monday to Friday except 1 January and 25 December. The database has the same calendar
 * (`trading_day_before` in src/db/functions/calendar.sql).
 */
export function isTradingDay(day: Day): boolean {
  const weekday = weekdayFromDay(day);
  if (weekday === 0 || weekday === 6) return false;
  const year = yearFromDay(day);
  return day !== firstDayOfYear(year) && day !== calendarDay(year, 12, 25);
}

export function tradingDayBefore(day: Day): Day {
  let before = day - 1;
  while (!isTradingDay(before)) before -= 1;
  return before;
}
