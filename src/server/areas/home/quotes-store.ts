import { sql } from 'kysely';
import { Guarded, type GuardedLine } from '../../../access/guarded.ts';
import type { Db } from '../../../db/connect.ts';
import type { NameByLanguage } from '../../../db/schema.ts';
import type { IndexCategory } from '../../../domain/instruments/index-category.ts';
import { formatDay, parseDay } from '../../../domain/time/day.ts';
import { mostCommon } from '../../../domain/time/figure-day.ts';
import { dayAt, type Now } from '../../../domain/time/now.ts';
import { deriveQuote } from '../../../domain/instruments/quote.ts';
import { QUOTE_COLUMNS, toQuoteRecord, type QuoteRecord } from '../../engines/quotes/quotes.ts';
import { isItsSource, isShownSeries } from '../../engines/quotes/shown-series.ts';
import { readSparklines } from '../../engines/charts/sparklines.ts';

/** A small multiple of the number of currencies. */
const MAX_PAIRS = 1000;
const LEADING_PAIRS = 6;
const MOVED_PAIRS = 4;
/** How many indexes of a category are read; they may be levels or rates. */
const LOOKED_AT: Readonly<Partial<Record<IndexCategory, number>>> = {
  equity: 6,
  bond: 8,
  commodity: 4,
  money_market: 6,
};
const LEADING_INDEXES: Readonly<Partial<Record<IndexCategory, number>>> = {
  equity: 5,
  bond: 2,
  commodity: 2,
};
const LEADING_RATES = 7;

export interface QuotedRecord {
  readonly id: number;
  readonly name: NameByLanguage;
  readonly ticker: string | null;
  readonly category: string | null;
  readonly source: string;
  readonly quote: QuoteRecord;
  /** The day of the last close, and its change in percent. */
  readonly lastDay: string | null;
  readonly closeChange: Guarded<string | null>;
  readonly line: GuardedLine;
}

export interface Breadth {
  readonly day: string;
  readonly rising: number;
  readonly unchanged: number;
  readonly falling: number;
}

export interface PairsRead {
  readonly count: number;
  readonly leading: readonly QuotedRecord[];
  readonly moved: Guarded<readonly QuotedRecord[]>;
  /** Null if no pair has a one-day change. */
  readonly breadth: Guarded<Breadth | null>;
}

function quotedRows(db: Db) {
  return db
    .selectFrom('instrument')
    .leftJoin('series', isShownSeries)
    .innerJoin('data_source', isItsSource)
    .where('instrument.is_hidden', '=', false)
    .select([
      'instrument.id',
      'instrument.name',
      'instrument.ticker',
      'instrument.category',
      'data_source.name as source',
      'series.id as seriesId',
      ...QUOTE_COLUMNS,
    ]);
}

type QuotedRow = Awaited<ReturnType<ReturnType<typeof quotedRows>['execute']>>[number];

async function toRecords(db: Db, rows: readonly QuotedRow[], now: Now): Promise<QuotedRecord[]> {
  const lines = await readSparklines(db, rows);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    ticker: row.ticker,
    category: row.category,
    source: row.source,
    quote: toQuoteRecord(row, now),
    lastDay: row.lastDay,
    closeChange: new Guarded(
      deriveQuote({ ...row, intradayAt: null, intradayValue: null }, now).changePercent,
    ),
    line: lines.get(row.id)!,
  }));
}

/** The leading pairs, and the largest movers among the others. */
export async function readPairs(db: Db, now: Now): Promise<PairsRead> {
  const rows = await quotedRows(db)
    .where('instrument.kind', '=', 'currency')
    .where('instrument.status', '=', 'active')
    .orderBy('instrument.importance', 'desc')
    .orderBy('instrument.id')
    .limit(MAX_PAIRS)
    .execute();
  const leading = rows.slice(0, LEADING_PAIRS);
  const moves = rows.flatMap((row) => {
    const { changePercent, asOf } = deriveQuote(row, now);
    if (changePercent === null || asOf === null) return [];
    return [{ row, change: Number(changePercent), day: quoteDay(asOf, now) }];
  });
  // Only some pairs move during the day, so changes of different days aren't compared.
  const day = mostCommon(moves.map((move) => move.day));
  const ofDay = moves.filter((move) => move.day === day);
  const moved = ofDay
    .filter(({ row, change }) => !leading.includes(row) && change !== 0)
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MOVED_PAIRS)
    .map(({ row }) => row);
  const records = await toRecords(db, [...leading, ...moved], now);
  return {
    count: rows.length,
    leading: records.slice(0, leading.length),
    moved: new Guarded(records.slice(leading.length)),
    breadth: new Guarded(
      day === undefined ? null : { day, ...countMoves(ofDay.map(({ change }) => change)) },
    ),
  };
}

/** The day of a time or a date (`YYYY-MM-DD`). */
function quoteDay(asOf: string, { timeZone }: Now): string {
  return parseDay(asOf) === undefined ? formatDay(dayAt(Date.parse(asOf) / 1000, timeZone)) : asOf;
}

function countMoves(changes: readonly number[]): Omit<Breadth, 'day'> {
  const rising = changes.filter((change) => change > 0).length;
  const falling = changes.filter((change) => change < 0).length;
  return { rising, falling, unchanged: changes.length - rising - falling };
}

export interface IndexesRead {
  readonly leading: readonly QuotedRecord[];
  readonly rates: readonly QuotedRecord[];
}

/** The leading indexes of the main categories, and the leading rates. */
export async function readIndexes(db: Db, now: Now): Promise<IndexesRead> {
  const rows = await quotedRows(db)
    .where('instrument.kind', '=', 'index')
    .where(
      sql<boolean>`instrument.id in (
        select found.id
        from unnest(
          ${Object.keys(LOOKED_AT)}::text[], ${Object.values(LOOKED_AT)}::int[]
        ) as wanted (category, most)
        cross join lateral (
          select id from instrument
          where kind = 'index' and not is_hidden and category = wanted.category
          order by importance desc, id
          limit wanted.most
        ) as found
      )`,
    )
    .orderBy('instrument.importance', 'desc')
    .orderBy('instrument.id')
    .execute();
  const isRate = (row: QuotedRow) => toQuoteRecord(row, now).isRate;
  const levels = Object.entries(LEADING_INDEXES).flatMap(([category, most]) =>
    rows.filter((row) => row.category === category && !isRate(row)).slice(0, most),
  );
  const rates = rows.filter(isRate).slice(0, LEADING_RATES);
  const records = await toRecords(db, [...levels, ...rates], now);
  return { leading: records.slice(0, levels.length), rates: records.slice(levels.length) };
}
