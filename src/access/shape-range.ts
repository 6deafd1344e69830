import { addMonths, calendarDay, type Day } from '../domain/time/day.ts';
import type { DayRange } from '../domain/time/period.ts';

/** The periods with their own shape, besides one day, 30 days and the whole history. */
const MONTHS = [3, 12, 60, 120];
/** Each period is slightly longer, so that it also covers the same period of some days ago. */
const MORE_DAYS = 14;
const [BEGINNING, END] = [calendarDay(1000, 1, 1), calendarDay(9999, 12, 31)];

/**
 * Finds the shortest period that contains the range. Its shape is then cut instead of being
 * recomputed.
 */
export function shapeRange({ begin }: Pick<DayRange, 'begin'>, today: Day): DayRange {
  const begins = MONTHS.map((months) => addMonths(today, -months) - MORE_DAYS);
  return { begin: begins.find((each) => each <= begin) ?? BEGINNING, end: END };
}
