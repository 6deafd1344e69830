import type { Guarded } from '../../../access/guarded.ts';
import type { Db } from '../../../db/connect.ts';
import type { Now } from '../../../domain/now.ts';
import { QUOTE_COLUMNS, toQuoteRecord } from '../../market/quotes.ts';
import { isShownSeries } from '../../market/shown-series.ts';

/** The latest clean price in percent; null where there is none. */
export async function findPrice(db: Db, bondId: number, now: Now): Promise<Guarded<string> | null> {
  const row = await db
    .selectFrom('instrument')
    .leftJoin('series', isShownSeries)
    .where('instrument.id', '=', bondId)
    .select([...QUOTE_COLUMNS])
    .executeTakeFirst();
  return row ? toQuoteRecord(row, now).value : null;
}
