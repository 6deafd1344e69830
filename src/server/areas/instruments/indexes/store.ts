import { sql, type Expression } from 'kysely';
import type { Guarded } from '../../../../access/guarded.ts';
import type { IndexSort, SortOrder } from '../../../../contracts/instruments/indexes.ts';
import type { Db } from '../../../../db/connect.ts';
import type { NameByLanguage } from '../../../../db/schema.ts';
import type { IndexCategory } from '../../../../domain/instruments/index-category.ts';
import type { IndexMeasure } from '../../../../domain/instruments/index-measure.ts';
import { LANGUAGES, type Language } from '../../../../domain/text/language.ts';
import type { Now } from '../../../../domain/time/now.ts';
import { matchesName, type NameSearch } from '../../../engines/quotes/name-search.ts';
import { latestChange, latestValue } from '../../../engines/quotes/quote-order.ts';
import { QUOTE_COLUMNS, toQuoteRecord, type QuoteRecord } from '../../../engines/quotes/quotes.ts';
import { isItsSource, isShownSeries } from '../../../engines/quotes/shown-series.ts';

/** The kinds that use the page and the chart of an index. */
const KINDS = ['index', 'currency'] as const;

const TICKER = sql<string | null>`instrument.ticker`;
/** An index without a series counts as a level. */
const IS_RATE = sql<boolean>`screen_is_rate(instrument.kind, series.unit)`;

export interface IndexRecord {
  readonly id: number;
  readonly kind: (typeof KINDS)[number];
  readonly name: NameByLanguage;
  readonly ticker: string | null;
  readonly isin: string | null;
  readonly category: IndexCategory | null;
  readonly currency: string | null;
  /** Hidden by an operator. */
  readonly isHidden: boolean;
  readonly source: string;
  /** Whether the source allows its values in files. */
  readonly allowsFiles: boolean;
  readonly seriesId: number | null;
  readonly lastDay: string | null;
  readonly quote: QuoteRecord;
}

function indexQuery(db: Db, kinds: readonly IndexRecord['kind'][]) {
  return db
    .selectFrom('instrument')
    .leftJoin('series', isShownSeries)
    .innerJoin('data_source', isItsSource)
    .where('instrument.kind', 'in', kinds)
    .select([
      'instrument.id',
      'instrument.name',
      'instrument.ticker',
      'instrument.isin',
      'instrument.category',
      'instrument.currency',
      'instrument.is_hidden as isHidden',
      'data_source.name as source',
      'data_source.allows_files as allowsFiles',
      'series.id as seriesId',
      ...QUOTE_COLUMNS,
    ]);
}

type IndexRow = Awaited<ReturnType<ReturnType<typeof indexQuery>['execute']>>[number];

function toRecord(row: IndexRow, now: Now): IndexRecord {
  return {
    id: row.id,
    kind: row.kind as IndexRecord['kind'],
    name: row.name,
    ticker: row.ticker,
    isin: row.isin,
    category: row.category as IndexCategory | null,
    currency: row.currency,
    isHidden: row.isHidden,
    source: row.source,
    allowsFiles: row.allowsFiles,
    seriesId: row.seriesId,
    lastDay: row.lastDay,
    quote: toQuoteRecord(row, now),
  };
}

/** An index or a currency pair. */
export async function findIndex(db: Db, id: number, now: Now): Promise<IndexRecord | undefined> {
  const row = await indexQuery(db, KINDS).where('instrument.id', '=', id).executeTakeFirst();
  return row && toRecord(row, now);
}

export interface IndexFilter {
  readonly category: IndexCategory | undefined;
  readonly measure: IndexMeasure | undefined;
  readonly search: NameSearch;
}

export interface IndexOrder {
  readonly place: Expression<unknown>;
  readonly order: SortOrder;
}

/**
 * In the requested order; rows without a key come last, ties are sorted by importance. Sorted on
 * each request: a database index per key and direction would have to be updated with every tick,
 * and one per language for names.
 */
export async function findIndexes(
  db: Db,
  { category, measure, search }: IndexFilter,
  wanted: IndexOrder | undefined,
  { limit, offset, now }: { limit: number; offset: number; now: Now },
): Promise<IndexRecord[]> {
  let rows = indexQuery(db, ['index'])
    .where('instrument.is_hidden', '=', false)
    .where(matchesName(search, TICKER));
  if (category) rows = rows.where('instrument.category', '=', category);
  if (measure) rows = rows.where(IS_RATE, '=', measure === 'rates');
  if (wanted) {
    rows = rows.orderBy(wanted.place, (order) =>
      (wanted.order === 'asc' ? order.asc() : order.desc()).nullsLast(),
    );
  }
  const found = await rows
    .orderBy('instrument.importance', 'desc')
    .orderBy('instrument.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return found.map((row) => toRecord(row, now));
}

/** The sort key of an order by values that not every viewer may see. */
export function placeByQuote(
  by: Exclude<IndexSort, 'name'>,
  measure: IndexMeasure | undefined,
  now: Now,
): Guarded<Expression<unknown>> {
  if (by === 'value') return latestValue(now);
  return latestChange(now, measure === 'rates' ? 'points' : 'percent');
}

/** By the collation of a language. */
export function placeByName(language: Language): Expression<unknown> {
  const alphabet = sql.raw(`"${LANGUAGES[language].tag}-x-icu"`);
  return sql`name_in(instrument.name, ${language}) collate ${alphabet}`;
}

/** How many indexes of each category and measure match a search; zeros are included. */
export async function countIndexes(db: Db, search: NameSearch) {
  return db
    .selectFrom('instrument')
    .leftJoin('series', isShownSeries)
    .where('instrument.kind', '=', 'index')
    .where('instrument.is_hidden', '=', false)
    .select((eb) => [
      'instrument.category',
      IS_RATE.as('isRate'),
      sql<number>`count(*) filter (where ${matchesName(search, TICKER)(eb)})`.as('found'),
    ])
    .groupBy(['instrument.category', IS_RATE])
    .execute();
}
