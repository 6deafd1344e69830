import { addMonths, type Day } from '../time/day.ts';
import type { DayRange } from '../time/period.ts';

export const DEFAULT_LIMIT_YEARS = 10;

/**
 * The specification's rule for the period of a chart: the end that the user moved stays. If the two
 * ends are then farther apart than the limit, the other end follows. A limit of 0 means no limit.
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
