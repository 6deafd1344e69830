import { addMonths, type Day } from '../time/day.ts';
import { findBase } from '../time/figure-day.ts';
import { compareDecimals, type Decimal } from '../text/decimal.ts';

export interface DatedValue {
  readonly day: Day;
  readonly value: Decimal;
}

export interface PeriodStatistics {
  /** The base of changes (`findBase`). */
  readonly base: DatedValue | undefined;
  readonly last: DatedValue | undefined;
  readonly high: DatedValue | undefined;
  readonly low: DatedValue | undefined;
}

/**
 * Covers the months that end with the last point. The earliest of several equal highs or lows
 * counts.
 */
export function periodStatistics(points: readonly DatedValue[], months: number): PeriodStatistics {
  const last = points.at(-1);
  const begin = last ? addMonths(last.day, -months) : 0;
  let high: DatedValue | undefined;
  let low: DatedValue | undefined;
  for (const point of points) {
    if (point.day < begin) continue;
    if (!high || compareDecimals(point.value, high.value) > 0) high = point;
    if (!low || compareDecimals(point.value, low.value) < 0) low = point;
  }
  return { base: last && findBase(points, last.day, months), last, high, low };
}
