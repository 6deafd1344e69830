import type { Db } from '../../../db/connect.ts';
import type { Now } from '../../../domain/now.ts';
import { QUOTE_COLUMNS, toQuoteRecord, type QuoteRecord } from '../../market/quotes.ts';
import { isShownSeries } from '../../market/shown-series.ts';

const NO_PRICE = { value: null, asOf: null };

/** The latest price in percent, and of when it is. */
export async function findPrice(
  db: Db,
  bondId: number,
  now: Now,
): Promise<Pick<QuoteRecord, 'value' | 'asOf'>> {
  const row = await db
    .selectFrom('instrument')
    .innerJoin('series', isShownSeries)
    .where('instrument.id', '=', bondId)
    .select([...QUOTE_COLUMNS])
    .executeTakeFirst();
  return row ? toQuoteRecord(row, now) : NO_PRICE;
}

/** Issuer and guarantor by their numbers. */
export async function findParties(db: Db, ids: readonly (number | null)[]) {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map<number, never>();
  const rows = await db
    .selectFrom('issuer')
    .where('id', 'in', known)
    .select(['id', 'name', 'country', 'sector'])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The code that is valid now: that which does not end. */
export async function findFigi(db: Db, bondId: number): Promise<string | null> {
  const row = await db
    .selectFrom('identifier')
    .where('instrument_id', '=', bondId)
    .where('scheme', '=', 'figi')
    .where('valid_to', 'is', null)
    .select('value')
    .executeTakeFirst();
  return row?.value ?? null;
}

export async function findSteps(db: Db, bondId: number) {
  return db
    .selectFrom('bond_coupon_step')
    .where('instrument_id', '=', bondId)
    .orderBy('from_day')
    .select(['from_day as from', 'rate'])
    .execute();
}
