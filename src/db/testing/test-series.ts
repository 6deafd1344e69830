import { formatDay, parseDay, type Day } from '../../domain/time/day.ts';
import { formatDecimal, parseDecimal } from '../../domain/text/decimal.ts';
import type { Db } from '../connect.ts';
import { decodeYearChunk } from '../quotes/year-chunk.ts';
import type { PointChange } from '../quotes/write-points.ts';

/** New empty series, each of its own instrument. */
export async function createTestSeries(
  db: Db,
  count: number,
): Promise<{ id: number; instrument_id: number }[]> {
  await db
    .insertInto('data_source')
    .values({ code: 'test', name: 'Test', allows_files: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const instruments = await db
    .insertInto('instrument')
    .values(
      Array.from({ length: count }, () => ({
        source_code: 'test',
        kind: 'index' as const,
        name: { eng: 'Test' },
        isin: null,
        ticker: null,
        issuer_id: null,
        currency: null,
        category: null,
      })),
    )
    .returning('id')
    .execute();
  return db
    .insertInto('series')
    .values(
      instruments.map(({ id }) => ({
        instrument_id: id,
        source_code: 'test',
        last_day: null,
        last_value: null,
        previous_day: null,
        previous_value: null,
        intraday_at: null,
        intraday_value: null,
      })),
    )
    .returning(['id', 'instrument_id'])
    .execute();
}

/** `{ '2026-01-02': '1.5', '2026-01-03': null }` as changes to write; null removes a point. */
export function pointChanges(texts: Readonly<Record<string, string | null>>): PointChange[] {
  return Object.entries(texts).map(([day, text]) => {
    const value = text === null ? null : parseDecimal(text);
    if (value === undefined) throw new Error(`${text} is no number`);
    return { day: testDay(day), value };
  });
}

export function testDay(text: string): Day {
  const day = parseDay(text);
  if (day === undefined) throw new Error(`${text} is no day`);
  return day;
}

/** All stored points of a series, exactly: `{ '2026-01-02': '1.5' }`. */
export async function storedPoints(db: Db, seriesId: number): Promise<Record<string, string>> {
  const chunks = await db
    .selectFrom('quote_year')
    .select(['year', 'points'])
    .where('series_id', '=', seriesId)
    .orderBy('year')
    .execute();
  return Object.fromEntries(
    chunks
      .flatMap(({ year, points }) => decodeYearChunk(year, points))
      .map(({ day, value }) => [formatDay(day), formatDecimal(value)]),
  );
}
