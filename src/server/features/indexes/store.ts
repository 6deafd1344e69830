import { sql } from 'kysely';
import type { Db } from '../../../db/connect.ts';
import { readFirstDay } from '../../../db/quotes/exact-points.ts';
import type { NameByLanguage } from '../../../db/schema.ts';
import { formatDay } from '../../../domain/day.ts';
import type { IndexCategory } from '../../../domain/index-category.ts';
import { QUOTE_COLUMNS, quoteRecordOf, type QuoteRecord } from '../../market/quotes.ts';

/** What has a page and a chart of an index. */
const KINDS = ['index', 'currency'] as const;

export interface IndexRecord {
  readonly id: number;
  readonly kind: (typeof KINDS)[number];
  readonly name: NameByLanguage;
  readonly ticker: string | null;
  readonly isin: string | null;
  readonly category: IndexCategory | null;
  readonly currency: string | null;
  readonly source: string;
  readonly seriesId: number | null;
  readonly lastDay: string | null;
  readonly quote: QuoteRecord;
}

function indexQuery(db: Db, kinds: readonly IndexRecord['kind'][]) {
  return db
    .selectFrom('instrument')
    .innerJoin('data_source', 'data_source.code', 'instrument.source_code')
    .leftJoin('series', (join) =>
      join.onRef('series.instrument_id', '=', 'instrument.id').on('series.field', '=', 'close'),
    )
    .where('instrument.kind', 'in', kinds)
    .select([
      'instrument.id',
      'instrument.kind',
      'instrument.name',
      'instrument.ticker',
      'instrument.isin',
      'instrument.category',
      'instrument.currency',
      'data_source.name as source',
      'series.id as seriesId',
      ...QUOTE_COLUMNS,
    ]);
}

type IndexRow = Awaited<ReturnType<ReturnType<typeof indexQuery>['execute']>>[number];

function toRecord(row: IndexRow): IndexRecord {
  return {
    id: row.id,
    kind: row.kind as IndexRecord['kind'],
    name: row.name,
    ticker: row.ticker,
    isin: row.isin,
    category: row.category as IndexCategory | null,
    currency: row.currency,
    source: row.source,
    seriesId: row.seriesId,
    lastDay: row.lastDay,
    quote: quoteRecordOf(row),
  };
}

/** An index or a currency pair. */
export async function findIndex(db: Db, id: number): Promise<IndexRecord | undefined> {
  const row = await indexQuery(db, KINDS).where('instrument.id', '=', id).executeTakeFirst();
  return row && toRecord(row);
}

export async function findIndexes(
  db: Db,
  filter: { category?: IndexCategory; limit: number; offset: number },
): Promise<{ items: IndexRecord[]; total: number }> {
  let rows = indexQuery(db, ['index']);
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

export async function findFirstDay(db: Db, seriesId: number | null): Promise<string | null> {
  const day = seriesId === null ? null : await readFirstDay(db, seriesId);
  return day === null ? null : formatDay(day);
}
