import { sql } from 'kysely';
import type { Db } from '../../../db/connect.ts';
import type { NameByLanguage } from '../../../db/schema.ts';
import { OTHER_SUBREGION } from '../../../domain/instruments/subregions.ts';
import type { Now } from '../../../domain/time/now.ts';
import { matchesName, type NameSearch } from '../../engines/quotes/name-search.ts';
import { QUOTE_COLUMNS, toQuoteRecord, type QuoteRecord } from '../../engines/quotes/quotes.ts';
import { isShownSeries } from '../../engines/quotes/shown-series.ts';

const TICKER = sql<string>`coalesce(
  instrument.ticker, currency_pair.base || '/' || currency_pair.quote
)`;

export interface PairRecord {
  readonly id: number;
  readonly name: NameByLanguage;
  readonly ticker: string;
  readonly subregionId: number;
  readonly seriesId: number | null;
  readonly lastDay: string | null;
  readonly quote: QuoteRecord;
}

export async function findPeriodicity(db: Db, pairId: number): Promise<number | undefined> {
  const pair = await db
    .selectFrom('currency_pair')
    .select('periodicity')
    .where('instrument_id', '=', pairId)
    .executeTakeFirst();
  return pair?.periodicity;
}

function pairQuery(db: Db) {
  return db
    .selectFrom('instrument')
    .innerJoin('currency_pair', 'currency_pair.instrument_id', 'instrument.id')
    .leftJoin('series', isShownSeries)
    .where('instrument.kind', '=', 'currency')
    .select([
      'instrument.id',
      'instrument.name',
      TICKER.as('ticker'),
      'currency_pair.subregion_id as subregionId',
      'series.id as seriesId',
      ...QUOTE_COLUMNS,
    ]);
}

type PairRow = Awaited<ReturnType<ReturnType<typeof pairQuery>['execute']>>[number];

function toRecord(row: PairRow, now: Now): PairRecord {
  return {
    id: row.id,
    name: row.name,
    ticker: row.ticker,
    subregionId: row.subregionId,
    seriesId: row.seriesId,
    lastDay: row.lastDay,
    quote: toQuoteRecord(row, now),
  };
}

/** Most important first. */
export async function findPairs(
  db: Db,
  filter: { search: NameSearch; subregionId: number | undefined; limit: number; offset: number },
  now: Now,
): Promise<PairRecord[]> {
  let rows = pairQuery(db)
    .where('instrument.is_hidden', '=', false)
    .where(matchesName(filter.search, TICKER));
  if (filter.subregionId !== undefined) {
    // The column is a smallint, but the input may be larger: then there is no such sub-region, and
    // no error.
    rows = rows.where('currency_pair.subregion_id', '=', sql<number>`${filter.subregionId}::int`);
  }
  const found = await rows
    .orderBy('instrument.importance', 'desc')
    .orderBy('instrument.id')
    .limit(filter.limit)
    .offset(filter.offset)
    .execute();
  return found.map((row) => toRecord(row, now));
}

/** In the order of the IDs; IDs that aren't pairs are left out. */
export async function findPairsById(
  db: Db,
  ids: readonly number[],
  now: Now,
): Promise<PairRecord[]> {
  if (ids.length === 0) return [];
  const rows = await pairQuery(db)
    .where(sql<boolean>`instrument.id = any(${ids}::int[])`)
    .execute();
  return rows
    .map((row) => toRecord(row, now))
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** All sub-regions in their order, with the number of their pairs that match a search. */
export async function countBySubregion(db: Db, search: NameSearch) {
  const found = db
    .selectFrom('currency_pair')
    .innerJoin('instrument', 'instrument.id', 'currency_pair.instrument_id')
    .where('instrument.kind', '=', 'currency')
    .where('instrument.is_hidden', '=', false)
    .where(matchesName(search, TICKER))
    .select('currency_pair.subregion_id')
    .as('found');
  return (
    db
      .selectFrom('subregion')
      .leftJoin(found, 'found.subregion_id', 'subregion.id')
      .select([
        'subregion.id',
        'subregion.label',
        sql<number>`count(found.subregion_id)`.as('count'),
      ])
      .groupBy('subregion.id')
      // The one for pairs without a region is only shown if there are some.
      .having(sql<boolean>`subregion.id <> ${OTHER_SUBREGION} or count(found.subregion_id) > 0`)
      .orderBy('subregion.position')
      .orderBy('subregion.id')
      .execute()
  );
}

export async function findPairSources(db: Db): Promise<string[]> {
  const sources = await db
    .selectFrom('data_source')
    .select('name')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('instrument')
          .leftJoin('series', isShownSeries)
          .select('instrument.id')
          .where('instrument.kind', '=', 'currency')
          .where(
            sql`coalesce(series.source_code, instrument.source_code)`,
            '=',
            sql.ref('data_source.code'),
          ),
      ),
    )
    .distinct()
    .orderBy('name')
    .execute();
  return sources.map(({ name }) => name);
}
