import { sql } from 'kysely';
import { Guarded } from '../../../access/guarded.ts';
import type { Db } from '../../../db/connect.ts';
import { readDailyPoints, readIntradayPoints } from '../../../db/quotes/read-points.ts';
import type { NameByLanguage } from '../../../db/schema.ts';
import type { Day } from '../../../domain/day.ts';
import type { IndexCategory } from '../../../domain/index-category.ts';
import { quoteOf } from '../../../domain/quote.ts';

export interface IndexRecord {
  readonly id: number;
  readonly name: NameByLanguage;
  readonly ticker: string | null;
  readonly category: IndexCategory | null;
  readonly currency: string | null;
  readonly source: string;
  readonly quote: {
    readonly value: Guarded<string> | null;
    readonly change: Guarded<string> | null;
    readonly changePercent: Guarded<string> | null;
    readonly asOf: string | null;
    readonly isRealtime: boolean;
    readonly decimals: number;
    readonly unit: string;
  };
}

/** A line of values at moments; what the values are, only src/access tells. */
export interface Line {
  readonly seconds: readonly number[];
  readonly values: Guarded<readonly number[]>;
}

function indexQuery(db: Db) {
  return db
    .selectFrom('instrument')
    .innerJoin('data_source', 'data_source.code', 'instrument.source_code')
    .leftJoin('series', (join) =>
      join.onRef('series.instrument_id', '=', 'instrument.id').on('series.field', '=', 'close'),
    )
    .where('instrument.kind', '=', 'index')
    .select([
      'instrument.id',
      'instrument.name',
      'instrument.ticker',
      'instrument.category',
      'instrument.currency',
      'data_source.name as source',
      'series.decimals',
      'series.unit',
      'series.is_realtime as isRealtime',
      'series.last_day as lastDay',
      'series.last_value as lastValue',
      'series.previous_value as previousValue',
      'series.intraday_at as intradayAt',
      'series.intraday_value as intradayValue',
    ]);
}

type IndexRow = Awaited<ReturnType<ReturnType<typeof indexQuery>['execute']>>[number];

function toRecord(row: IndexRow): IndexRecord {
  const { value, change, changePercent, asOf } = quoteOf(row);
  return {
    id: row.id,
    name: row.name,
    ticker: row.ticker,
    category: row.category as IndexCategory | null,
    currency: row.currency,
    source: row.source,
    quote: {
      value: guard(value),
      change: guard(change),
      changePercent: guard(changePercent),
      asOf,
      isRealtime: row.isRealtime ?? false,
      decimals: row.decimals ?? 2,
      unit: row.unit ?? '',
    },
  };
}

function guard(text: string | null): Guarded<string> | null {
  return text === null ? null : new Guarded(text);
}

export async function findIndex(db: Db, id: number): Promise<IndexRecord | undefined> {
  const row = await indexQuery(db).where('instrument.id', '=', id).executeTakeFirst();
  return row && toRecord(row);
}

export async function findIndexes(
  db: Db,
  filter: { category?: IndexCategory; limit: number; offset: number },
): Promise<{ items: IndexRecord[]; total: number }> {
  let rows = indexQuery(db);
  let count = db
    .selectFrom('instrument')
    .where('kind', '=', 'index')
    .select(sql<number>`count(*)`.as('total'));
  if (filter.category) {
    rows = rows.where('instrument.category', '=', filter.category);
    count = count.where('category', '=', filter.category);
  }
  const [items, { total }] = await Promise.all([
    rows
      .orderBy('instrument.importance', 'desc')
      .orderBy('instrument.id')
      .limit(filter.limit)
      .offset(filter.offset)
      .execute(),
    count.executeTakeFirstOrThrow(),
  ]);
  return { items: items.map(toRecord), total };
}

/** The series behind a chart of an index or a currency pair. */
export async function findChartSeries(db: Db, instrumentId: number) {
  return db
    .selectFrom('instrument')
    .innerJoin('series', (join) =>
      join.onRef('series.instrument_id', '=', 'instrument.id').on('series.field', '=', 'close'),
    )
    .where('instrument.id', '=', instrumentId)
    .where('instrument.kind', 'in', ['index', 'currency'])
    .select(['series.id as seriesId', 'series.is_realtime as isRealtime', 'instrument.name'])
    .executeTakeFirst();
}

export async function readDailyLine(
  db: Db,
  seriesId: number,
  begin: Day,
  end: Day,
): Promise<{ days: readonly Day[]; values: Guarded<readonly number[]> }> {
  const { days, values } = await readDailyPoints(db, seriesId, begin, end);
  return { days, values: new Guarded<readonly number[]>(values) };
}

export async function readIntradayLine(db: Db, seriesId: number, day: Day): Promise<Line> {
  const { seconds, values } = await readIntradayPoints(db, seriesId, day);
  return { seconds, values: new Guarded<readonly number[]>(values) };
}
