import {
  calendarDay,
  firstDayOfYear,
  weekdayFromDay,
  yearFromDay,
  type Day,
} from '../domain/time/day.ts';
import { isTradingDay } from '../domain/time/trading-day.ts';

/** The trading days of one calendar year. */
export interface TradingYear {
  readonly year: number;
  readonly days: readonly Day[];
}

/** The trading days from one day to another (both included), by year; no year is empty. */
export function tradingYears(from: Day, to: Day, calendars?: readonly string[]): TradingYear[] {
  const years: TradingYear[] = [];
  if (from > to) return years;
  for (let year = yearFromDay(from); year <= yearFromDay(to); year += 1) {
    const days = tradingDays(
      Math.max(from, firstDayOfYear(year)),
      Math.min(to, firstDayOfYear(year + 1) - 1),
      calendars,
    );
    if (days.length > 0) years.push({ year, days });
  }
  return years;
}

export function tradingDays(from: Day, to: Day, calendars?: readonly string[]): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day += 1) if (isTradingDay(day, calendars)) days.push(day);
  return days;
}

/** The third Friday of a month, the usual expiry of contracts. */
export function thirdFriday(year: number, month: number): Day {
  const first = calendarDay(year, month, 1);
  return first + ((5 - weekdayFromDay(first) + 7) % 7) + 14;
}
