import { calendarDay, type Day } from '../../domain/time/day.ts';
import { spanOfDay } from '../../domain/time/now.ts';
import { DEFAULT_TIME_ZONE } from '../../domain/time/time-zone.ts';

/** The tests' demo market ends on the day before this one. */
export const TEST_TODAY = calendarDay(2026, 11, 14);

/** The last second of the day, so that no quote of the day is ahead of the clock. */
export function lastMomentIn(day: Day): number {
  return (spanOfDay(day, DEFAULT_TIME_ZONE).to - 1) * 1000;
}
