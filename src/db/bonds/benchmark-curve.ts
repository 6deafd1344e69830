import { formatDay, type Day } from '../../domain/time/day.ts';
import type { SvenssonCurve } from '../../domain/curves/svensson.ts';
import type { Db } from '../connect.ts';

/** A curve on a day. */
export interface CurveOnDay {
  readonly id: number;
  readonly country: string;
  readonly currency: string;
  /** The last day with a curve, on or before the requested one. */
  readonly day: string;
  readonly rates: SvenssonCurve;
  /** In years; beyond, the curve is an extrapolation. Null for imported curves. */
  readonly longest: number | null;
}

/** Older curves are too old to be used for a day. */
const MAX_DAYS_BEFORE = 14;

/** The curve from which spreads in a currency are measured on a day; undefined if there is none. */
export async function findBenchmark(
  db: Db,
  currency: string,
  on: Day,
): Promise<CurveOnDay | undefined> {
  const row = await db
    .selectFrom('curve')
    .innerJoin('curve_day', 'curve_day.curve_id', 'curve.id')
    .where('is_benchmark', '=', true)
    .where('currency', '=', currency)
    .where('day', '<=', formatDay(on))
    .where('day', '>=', formatDay(on - MAX_DAYS_BEFORE))
    .orderBy('day', 'desc')
    .limit(1)
    .select([
      'curve.id',
      'country',
      'currency',
      'day',
      'longest',
      'beta0',
      'beta1',
      'beta2',
      'beta3',
      'tau1',
      'tau2',
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, country, day, longest, ...rates } = row;
  const { beta0, beta1, beta2, beta3, tau1, tau2 } = rates;
  return {
    id,
    country,
    currency,
    day,
    longest,
    rates: { beta0, beta1, beta2, beta3, tau1, tau2 },
  };
}
