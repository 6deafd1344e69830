import { sql } from 'kysely';
import { yearFromDay, type Day } from '../../domain/time/day.ts';
import { INTRADAY_STEP_SECONDS, startOfIntradayStep } from '../../domain/charts/intraday-step.ts';
import { spanOfDay, type Now } from '../../domain/time/now.ts';
import { latestMoment } from '../../domain/instruments/quote.ts';
import type { Db } from '../connect.ts';
import { readYearChunk } from './year-chunk.ts';

/** Daily points as two columns of the same length, days ascending. */
export interface DailyPoints {
  readonly days: Day[];
  readonly values: number[];
}

/** A year of a series in its stored form. */
export interface YearOfSeries {
  readonly year: number;
  readonly points: Buffer;
}

/** Both years included. */
export interface YearRange {
  readonly from: number;
  readonly to: number;
}

/** The years of a range that have points, ascending, without already known ones. */
export async function readYears(
  db: Db,
  seriesId: number,
  { from, to }: YearRange,
  known: YearRange | null = null,
): Promise<YearOfSeries[]> {
  return db
    .selectFrom('quote_year')
    .select(['year', 'points'])
    .where('series_id', '=', seriesId)
    .where('year', '>=', from)
    .where('year', '<=', to)
    .$if(known !== null, (query) =>
      query.where((is) => is.not(is.between('year', known!.from, known!.to))),
    )
    .orderBy('year')
    .execute();
}

/** The points between two days, both included. Reads only the years of the result. */
export async function readDailyPoints(
  db: Db,
  seriesId: number,
  from: Day,
  to: Day,
): Promise<DailyPoints> {
  const chunks = await readYears(db, seriesId, { from: yearFromDay(from), to: yearFromDay(to) });
  const days: Day[] = [];
  const values: number[] = [];
  for (const { year, points } of chunks) {
    readYearChunk(year, points, from, to, (day, value) => {
      days.push(day);
      values.push(value);
    });
  }
  return { days, values };
}

/** Both days included. */
export interface SeriesRange {
  readonly seriesId: number;
  readonly from: Day;
  readonly to: Day;
}

/** The points of many series, each between its own two days, in one query. */
export async function readPointsOfMany(
  db: Db,
  ranges: readonly SeriesRange[],
): Promise<Map<number, DailyPoints>> {
  const rangesBySeries = new Map(ranges.map((range) => [range.seriesId, range]));
  const years = ranges.flatMap(({ seriesId, from, to }) =>
    Array.from({ length: yearFromDay(to) - yearFromDay(from) + 1 }, (_, i) => [
      seriesId,
      yearFromDay(from) + i,
    ]),
  );
  const chunks = await db
    .selectFrom('quote_year')
    .innerJoin(
      sql<{ series_id: number; year: number }>`unnest(
        ${years.map(([seriesId]) => seriesId)}::int[], ${years.map(([, year]) => year)}::int[]
      )`.as<'wanted'>(sql`wanted (series_id, year)`),
      (join) =>
        join
          .onRef('wanted.series_id', '=', 'quote_year.series_id')
          .onRef('wanted.year', '=', 'quote_year.year'),
    )
    .select(['quote_year.series_id as seriesId', 'quote_year.year', 'points'])
    .orderBy('quote_year.year')
    .execute();
  const found = new Map<number, DailyPoints>(
    ranges.map(({ seriesId }) => [seriesId, { days: [], values: [] }]),
  );
  for (const { seriesId, year, points } of chunks) {
    const { from, to } = rangesBySeries.get(seriesId)!;
    const { days, values } = found.get(seriesId)!;
    readYearChunk(year, points, from, to, (day, value) => {
      days.push(day);
      values.push(value);
    });
  }
  return found;
}

/** Intraday points as two columns; steps by their first second, ascending; exact decimals. */
export interface IntradayPoints {
  readonly seconds: number[];
  readonly values: string[];
}

/**
 * The last point of each step of the day, because ticks come far more often than a line needs them.
 * Points ahead of the clock are left out.
 */
export async function readIntradayPoints(
  db: Db,
  seriesId: number,
  day: Day,
  now: Now,
): Promise<IntradayPoints> {
  const { from, to } = spanOfDay(day, now.timeZone);
  const step = sql<number>`floor(extract(epoch from at) / ${sql.lit(INTRADAY_STEP_SECONDS)})`;
  const rows = await db
    .selectFrom('intraday_quote')
    .distinctOn(step)
    .select(['at', 'value'])
    .where('series_id', '=', seriesId)
    .where('at', '>=', new Date(from * 1000))
    .where('at', '<', new Date(to * 1000))
    .where('at', '<=', latestMoment(now.ms))
    .orderBy(step)
    .orderBy('at', 'desc')
    .execute();
  return {
    seconds: rows.map(({ at }) => startOfIntradayStep(at.getTime() / 1000)),
    values: rows.map(({ value }) => value),
  };
}
