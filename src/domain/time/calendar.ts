import { calendarDay, weekdayFromDay, type Day } from './day.ts';

/** A calendar month as the number of months since January of the year 0. */
export type Month = number;

export const MONTHS_PER_YEAR = 12;
export const DAYS_PER_WEEK = 7;
const MILLISECONDS_PER_DAY = 86_400_000;

export function monthFromDay(day: Day): Month {
  const date = new Date(day * MILLISECONDS_PER_DAY);
  return date.getUTCFullYear() * MONTHS_PER_YEAR + date.getUTCMonth();
}

export function monthOfYear(year: number, month: number): Month {
  return year * MONTHS_PER_YEAR + month - 1;
}

export function yearOfMonth(month: Month): number {
  return Math.floor(month / MONTHS_PER_YEAR);
}

export function firstDayOfMonth(month: Month): Day {
  return calendarDay(yearOfMonth(month), (month % MONTHS_PER_YEAR) + 1, 1);
}

export function lastDayOfMonth(month: Month): Day {
  return firstDayOfMonth(month + 1) - 1;
}

/** The Monday of the day's week. */
export function startOfWeek(day: Day): Day {
  return day - ((weekdayFromDay(day) + DAYS_PER_WEEK - 1) % DAYS_PER_WEEK);
}

/** The day in the reader's time zone, not in UTC. */
export function localDayFromDate(date: Date): Day {
  return calendarDay(date.getFullYear(), date.getMonth() + 1, date.getDate());
}
