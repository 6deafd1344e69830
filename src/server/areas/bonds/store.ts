import { Guarded } from '../../../access/guarded.ts';
import { findBenchmark } from '../../../db/bonds/benchmark-curve.ts';
import type { Db } from '../../../db/connect.ts';
import type { SvenssonCurve } from '../../../domain/curves/svensson.ts';
import type { Day } from '../../../domain/time/day.ts';

export async function findCurrency(db: Db, bondId: number): Promise<string | null> {
  const row = await db
    .selectFrom('instrument')
    .where('id', '=', bondId)
    .select('currency')
    .executeTakeFirst();
  return row?.currency ?? null;
}

/**
 * The benchmark of a currency on a day, guarded because results derived from it reveal its rates.
 */
export async function findCurve(
  db: Db,
  currency: string,
  day: Day,
): Promise<Guarded<SvenssonCurve> | null> {
  const curve = await findBenchmark(db, currency, day);
  return curve ? new Guarded(curve.rates) : null;
}
