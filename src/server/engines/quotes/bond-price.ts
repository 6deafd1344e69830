import type { Guarded } from '../../../access/guarded.ts';
import type { Db } from '../../../db/connect.ts';
import { parseDay, type Day } from '../../../domain/time/day.ts';
import { dayAt, type Now } from '../../../domain/time/now.ts';
import { QUOTE_COLUMNS, toQuoteRecord } from './quotes.ts';
import { isShownSeries } from './shown-series.ts';

/** The latest clean price of a bond in percent. */
export interface BondPrice {
  readonly value: Guarded<string>;
  /** Its date or time. */
  readonly asOf: string;
  /** The date from which settlement is counted. */
  readonly day: Day;
}

/** Undefined if there is none. */
export async function findBondPrice(
  db: Db,
  bondId: number,
  now: Now,
): Promise<BondPrice | undefined> {
  const row = await db
    .selectFrom('instrument')
    .innerJoin('series', isShownSeries)
    .where('instrument.id', '=', bondId)
    .select([...QUOTE_COLUMNS])
    .executeTakeFirst();
  const quote = row && toQuoteRecord(row, now);
  if (!quote || quote.value === null || quote.asOf === null) return undefined;
  return { value: quote.value, asOf: quote.asOf, day: priceDay(quote.asOf, now) };
}

/** The day of a price in the portal's time zone: a live price has a time. */
export function priceDay(asOf: string, now: Now): Day {
  return parseDay(asOf) ?? dayAt(Date.parse(asOf) / 1000, now.timeZone);
}
