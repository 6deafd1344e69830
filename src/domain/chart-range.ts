import { addMonths, type Day } from './day.ts';
import type { DayRange } from './period.ts';

export const DEFAULT_LIMIT_YEARS = 10;

/**
 * The specification's rule for a chart's own period: whichever end was moved stays, and the other
 * one follows where the two are farther apart than the limit. A limit of 0 switches this off.
 */
export function limitRange(
  range: DayRange,
  moved: 'begin' | 'end',
  limitYears = DEFAULT_LIMIT_YEARS,
): DayRange {
  if (limitYears <= 0) return range;
  const { begin, end } = range;
  const latestEnd: Day = addMonths(begin, 12 * limitYears);
  if (end <= latestEnd) return range;
  return moved === 'begin'
    ? { begin, end: latestEnd }
    : { begin: addMonths(end, -12 * limitYears), end };
}
