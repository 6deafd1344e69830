import { Guarded } from '../../../../access/guarded.ts';
import type { Db } from '../../../../db/connect.ts';
import {
  readExactPoints,
  readExactYears,
  readPointPage,
  type ComparedPoint,
  type OpenRange,
} from '../../../../db/quotes/exact-points.ts';
import { readIntradayPoints } from '../../../../db/quotes/read-points.ts';
import {
  addMonths,
  formatDay,
  parseDay,
  yearFromDay,
  type Day,
} from '../../../../domain/time/day.ts';
import { formatDecimal, parseDecimal } from '../../../../domain/text/decimal.ts';
import type { Now } from '../../../../domain/time/now.ts';
import {
  periodStatistics,
  type DatedValue,
} from '../../../../domain/instruments/period-statistics.ts';
import { changeBetween } from '../../../../domain/instruments/quote.ts';
import { guardChange, type GuardedChange } from '../../../engines/quotes/quotes.ts';

export interface StatisticRecord extends GuardedChange {
  readonly since: string | null;
  readonly base: Guarded<string> | null;
  readonly high: Guarded<string> | null;
  /** Guarded too, because the order of values reveals as much as the values. */
  readonly highOn: Guarded<string> | null;
  readonly low: Guarded<string> | null;
  readonly lowOn: Guarded<string> | null;
}

export interface ValueRecord extends GuardedChange {
  readonly day: string;
  /** The time within the day; absent for a daily value. */
  readonly at?: string;
  readonly value: Guarded<string>;
}

interface SeriesOfIndex {
  readonly seriesId: number | null;
  readonly quote: { readonly isRate: boolean };
  readonly lastDay: string | null;
}

/** One record per number of months. Reads the years of the longest period and one year before. */
export async function readStatistics(
  db: Db,
  { seriesId, lastDay, quote }: SeriesOfIndex,
  months: readonly number[],
): Promise<StatisticRecord[]> {
  const last = parseDay(lastDay ?? '');
  const points =
    seriesId === null || last === undefined
      ? []
      : await readExactYears(
          db,
          seriesId,
          yearFromDay(addMonths(last, -Math.max(...months))),
          yearFromDay(last),
        );
  return months.map((count) => makeStatistic(points, count, quote.isRate));
}

function makeStatistic(
  points: readonly DatedValue[],
  months: number,
  isRate: boolean,
): StatisticRecord {
  const { base, last, high, low } = periodStatistics(points, months);
  return {
    since: dayText(base),
    base: guardedText(base),
    high: guardedText(high),
    highOn: guardedDay(high),
    low: guardedText(low),
    lowOn: guardedDay(low),
    ...guardChange(changeBetween(base?.value, last?.value), isRate),
  };
}

/** A page of daily values, latest first, each compared with the previous one. */
export async function readValues(
  db: Db,
  { seriesId, quote }: Pick<SeriesOfIndex, 'seriesId' | 'quote'>,
  range: OpenRange,
  window: { offset: number; limit: number },
): Promise<{ items: ValueRecord[]; total: number }> {
  if (seriesId === null) return { items: [], total: 0 };
  const { points, total } = await readPointPage(db, seriesId, range, window);
  return { items: points.map((point) => toValueRecord(point, quote.isRate)), total };
}

function toValueRecord({ day, value, previous }: ComparedPoint, isRate: boolean): ValueRecord {
  return {
    day: formatDay(day),
    value: new Guarded(formatDecimal(value)),
    ...guardChange(changeBetween(previous, value), isRate),
  };
}

/** The values within a day, latest first, each compared with the previous one. */
export async function readDayValues(
  db: Db,
  { seriesId, quote }: Pick<SeriesOfIndex, 'seriesId' | 'quote'>,
  day: Day | null,
  now: Now,
): Promise<ValueRecord[]> {
  if (seriesId === null || day === null) return [];
  const { seconds, values } = await readIntradayPoints(db, seriesId, day, now);
  if (seconds.length === 0) return [];
  const before = await readPointPage(
    db,
    seriesId,
    { from: undefined, to: day - 1 },
    { offset: 0, limit: 1 },
  );
  const exact = values.map((value) => parseDecimal(value));
  const previous = [before.points[0]?.value, ...exact];
  const recordAt = (second: number, i: number): ValueRecord => ({
    day: formatDay(day),
    at: new Date(second * 1000).toISOString(),
    value: new Guarded(values[i]!),
    ...guardChange(changeBetween(previous[i], exact[i]), quote.isRate),
  });
  return seconds.map(recordAt).toReversed();
}

/** The same values as exact texts, earliest first. */
export async function readDayTexts(
  db: Db,
  seriesId: number | null,
  day: Day | null,
  now: Now,
): Promise<Guarded<readonly (readonly [number, string])[]>> {
  const { seconds, values } =
    seriesId === null || day === null
      ? { seconds: [], values: [] }
      : await readIntradayPoints(db, seriesId, day, now);
  return new Guarded(seconds.map((second, i) => [second, values[i]!] as const));
}

/** All daily values of a range as exact texts, earliest first. */
export async function readAllValues(
  db: Db,
  seriesId: number | null,
  range: OpenRange,
): Promise<Guarded<readonly (readonly [Day, string])[]>> {
  const points = seriesId === null ? [] : await readExactPoints(db, seriesId, range);
  return new Guarded(points.map(({ day, value }) => [day, formatDecimal(value)] as const));
}

function dayText(point: DatedValue | undefined): string | null {
  return point ? formatDay(point.day) : null;
}

function guardedDay(point: DatedValue | undefined): Guarded<string> | null {
  return point ? new Guarded(formatDay(point.day)) : null;
}

function guardedText(point: DatedValue | undefined): Guarded<string> | null {
  return point ? new Guarded(formatDecimal(point.value)) : null;
}
