import type pg from 'pg';
import { readYearChunk } from '../../db/quotes/year-chunk.ts';
import { yearFromDay, type Day } from '../../domain/time/day.ts';

export interface Prices {
  readonly days: Day[];
  readonly prices: number[];
}

/** The prices of some series from a day on (null: all of them), by series. */
export async function readPrices(
  client: pg.PoolClient,
  seriesIds: readonly number[],
  from: Day | null,
): Promise<Map<number, Prices>> {
  const { rows } = await client.query<{ series_id: number; year: number; points: Buffer }>(
    `select series_id, year, points from quote_year
     where series_id = any($1) and year >= $2 order by series_id, year`,
    [seriesIds, from === null ? 0 : yearFromDay(from)],
  );
  const found = new Map<number, Prices>();
  for (const { series_id: id, year, points } of rows) {
    let prices = found.get(id);
    if (!prices) found.set(id, (prices = { days: [], prices: [] }));
    const { days, prices: values } = prices;
    readYearChunk(year, points, from ?? -Infinity, Infinity, (day, value) => {
      days.push(day);
      values.push(value);
    });
  }
  return found;
}
