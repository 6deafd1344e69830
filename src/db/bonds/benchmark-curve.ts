import { formatDay, type Day } from '../../domain/time/day.ts';
import type { SvenssonCurve } from '../../domain/curves/svensson.ts';
import type { Db } from '../connect.ts';

/** A curve as it was on a day. */
export interface CurveOnDay {
  readonly id: number;
  readonly country: string;
  readonly currency: string;
  /** The last day with a curve, not after the one that was asked for. */
  readonly day: string;
  readonly rates: SvenssonCurve;
  /** Years; beyond, it is a guess. Null of imported ones. */
  readonly longest: number | null;
}

/** Older ones say nothing about a day. */
const MAX_DAYS_BEFORE = 14;

/** What spreads of a currency are measured from, on a day; undefined where there is none. */
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
