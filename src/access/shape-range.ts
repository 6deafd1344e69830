import { addMonths, calendarDay, type Day } from '../domain/day.ts';
import type { DayRange } from '../domain/period.ts';

/** The periods that have a shape of their own, besides the day, the 30 days and the whole history. */
const MONTHS = [3, 12, 60, 120];
/** Each of them a little longer, for the same period seen from a few days ago. */
const MORE_DAYS = 14;
const [BEGINNING, END] = [calendarDay(1000, 1, 1), calendarDay(9999, 12, 31)];

/** The smallest of them that has the range in it: its shape is cut, not drawn anew. */
export function shapeRange({ begin }: Pick<DayRange, 'begin'>, today: Day): DayRange {
  const begins = MONTHS.map((months) => addMonths(today, -months) - MORE_DAYS);
  return { begin: begins.find((each) => each <= begin) ?? BEGINNING, end: END };
}
