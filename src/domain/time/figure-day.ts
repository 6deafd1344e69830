import { addMonths, type Day } from './day.ts';
import { todayAt, type Now } from './now.ts';
import { lastTradingDay, tradingDayBefore } from './trading-day.ts';

/*
 * The day that a figure belongs to: the rule for every list, page, API call and file
 * (docs/decisions/figure-days.md).
 */

/** The last day of most leading instruments of a kind, and the calendars of most of these. */
export interface ReachedDay {
  readonly day: Day;
  readonly calendars: readonly string[];
}

/**
 * The day that a kind of instruments has reached: the last day of most of the leading ones, as long
 * as no more than one of their trading days has passed without prices; after that nothing is
 * current.
 */
export function marketDay(now: Now, kind: string): Day {
  const reached = now.marketDays?.get(kind);
  const expected = tradingDayBefore(todayAt(now), reached?.calendars);
  return reached && reached.day >= tradingDayBefore(expected, reached.calendars)
    ? reached.day
    : expected;
}

export function isStale(day: Day, now: Now, kind: string, calendars: readonly string[]): boolean {
  return isBehind(day, marketDay(now, kind), calendars);
}

/** Whether a market has traded after a day, up to the day that its kind has reached. */
export function isBehind(day: Day, reached: Day, calendars: readonly string[]): boolean {
  return day < reached && day < lastTradingDay(reached, calendars);
}

/** Whether the change between two values is a one-day change: no trading day was skipped. */
export function isChangeOfDay(
  from: Day | undefined,
  to: Day,
  calendars: readonly string[],
): boolean {
  return from !== undefined && from < to && from >= tradingDayBefore(to, calendars);
}

/** The most frequent day or word; of several, the last. */
export function mostCommon<T extends string | number>(days: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
  const [most] = [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? 1 : -1));
  return most?.[0];
}

/** A close that is this many days older than the start of a period says nothing about it. */
const MAX_BASE_AGE_DAYS = 10;

/** The days whose last close is the base of a change over months that end with a close. */
export function baseDays(lastClose: Day, months: number): { readonly from: Day; readonly to: Day } {
  const to = addMonths(lastClose, -months);
  return { from: to - MAX_BASE_AGE_DAYS, to };
}

/** The base of a change over months. Points are in date order. */
export function findBase<T extends { readonly day: Day }>(
  points: readonly T[],
  lastClose: Day,
  months: number,
): T | undefined {
  const { from, to } = baseDays(lastClose, months);
  return points.findLast(({ day }) => day >= from && day <= to);
}
