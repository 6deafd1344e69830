import { Guarded } from '../../../access/guarded.ts';
import { findBenchmark } from '../../../db/bonds/benchmark-curve.ts';
import type { Db } from '../../../db/connect.ts';
import type { SvenssonCurve } from '../../../domain/curve/svensson.ts';
import type { Day } from '../../../domain/day.ts';
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

export async function findCurrency(db: Db, bondId: number): Promise<string | null> {
  const row = await db
    .selectFrom('instrument')
    .where('id', '=', bondId)
    .select('currency')
    .executeTakeFirst();
  return row?.currency ?? null;
}

/** The benchmark of a currency on a day: what follows from it tells its rates. */
export async function findCurve(
  db: Db,
  currency: string,
  day: Day,
): Promise<Guarded<SvenssonCurve> | null> {
  const curve = await findBenchmark(db, currency, day);
  return curve ? new Guarded(curve.rates) : null;
}
