import { SECONDS_PER_DAY, yearOf, type Day } from '../../domain/day.ts';
import type { Db } from '../connect.ts';
import { readYearChunk } from './year-chunk.ts';

/** Daily points as two columns of the same length, days ascending. */
export interface DailyPoints {
  readonly days: Day[];
  readonly values: number[];
}

/** The points between two days, both included. Reads only the years that the answer contains. */
export async function readDailyPoints(
  db: Db,
  seriesId: number,
  from: Day,
  to: Day,
): Promise<DailyPoints> {
  const chunks = await db
    .selectFrom('quote_year')
    .select(['year', 'points'])
    .where('series_id', '=', seriesId)
    .where('year', '>=', yearOf(from))
    .where('year', '<=', yearOf(to))
    .orderBy('year')
    .execute();
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

/** Points within one day as two columns; seconds since 1970-01-01, ascending. */
export interface IntradayPoints {
  readonly seconds: number[];
  readonly values: number[];
}

export async function readIntradayPoints(
  db: Db,
  seriesId: number,
  day: Day,
): Promise<IntradayPoints> {
  const rows = await db
    .selectFrom('intraday_quote')
    .select(['at', 'value'])
    .where('series_id', '=', seriesId)
    .where('at', '>=', momentOf(day))
    .where('at', '<', momentOf(day + 1))
    .orderBy('at')
    .execute();
  return {
    seconds: rows.map(({ at }) => Math.floor(at.getTime() / 1000)),
    values: rows.map(({ value }) => Number(value)),
  };
}

function momentOf(day: Day): Date {
  return new Date(day * SECONDS_PER_DAY * 1000);
}
