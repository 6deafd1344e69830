import { sql } from 'kysely';
import type { Db } from '../../../../db/connect.ts';
import type { Now } from '../../../../domain/time/now.ts';
import { QUOTE_COLUMNS, toQuoteRecord, type QuoteRecord } from '../../../engines/quotes/quotes.ts';
import { isShownSeries } from '../../../engines/quotes/shown-series.ts';

export interface InstrumentQuote {
  readonly id: number;
  readonly quote: QuoteRecord;
}

/** The latest quotes of the given instruments that are an index or a currency pair. */
export async function findQuotes(
  db: Db,
  instrumentIds: readonly number[],
  now: Now,
): Promise<InstrumentQuote[]> {
  const rows = await db
    .selectFrom('instrument')
    .leftJoin('series', isShownSeries)
    .where('instrument.kind', 'in', ['index', 'currency'])
    // All IDs are one parameter, so the statement is always the same.
    .where(sql<boolean>`instrument.id = any(${instrumentIds}::integer[])`)
    .select(['instrument.id', ...QUOTE_COLUMNS])
    .execute();
  return rows.map((row) => ({ id: row.id, quote: toQuoteRecord(row, now) }));
}
