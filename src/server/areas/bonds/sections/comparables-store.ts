import { sql } from 'kysely';
import type { Db } from '../../../../db/connect.ts';
import { formatDay, type Day } from '../../../../domain/time/day.ts';

interface Wanted {
  readonly id: number;
  readonly currency: string | null;
  readonly category: string | null;
  readonly matures_on: string | null;
  readonly maturesFrom: string | null;
  readonly maturesTo: string | null;
  readonly today: Day;
}

/**
 * Only sizeable bonds are worth comparing, and the index `instrument_by_peers` has those of a
 * currency and kind in that order, so the cost doesn't grow with the market.
 */
const MAX_LOOKED_AT = 2000;
/** The number of bonds whose ratings are read. */
const MAX_CANDIDATES = 80;
const RECENT_DAYS = 30;

/** Bonds of the same currency and kind with a similar maturity, nearest first. */
export async function findCandidates(db: Db, wanted: Wanted) {
  const { id, currency, category, maturesFrom, maturesTo, today } = wanted;
  const isInSpan =
    maturesFrom === null
      ? sql<boolean>`bond.matures_on is null`
      : sql<boolean>`bond.matures_on between ${maturesFrom}::date and ${maturesTo}::date`;
  return db
    .with(
      (cte) => cte('weighty').materialized(),
      (query) =>
        query
          .selectFrom('instrument')
          .where('kind', '=', 'bond')
          .where('status', '=', 'active')
          .where('is_hidden', '=', false)
          .where('currency', currency === null ? 'is' : '=', currency)
          .where('category', category === null ? 'is' : '=', category)
          .orderBy('importance', 'desc')
          .orderBy('id')
          .limit(MAX_LOOKED_AT)
          .select(['id', 'issuer_id']),
    )
    .selectFrom('weighty')
    .innerJoin('bond', 'bond.instrument_id', 'weighty.id')
    .innerJoin('series', 'series.instrument_id', 'weighty.id')
    .where('weighty.id', '!=', id)
    .where('series.field', '=', 'close')
    .where('series.is_preferred', '=', true)
    .where('series.last_day', '>=', formatDay(today - RECENT_DAYS))
    .where(isInSpan)
    .where(sql<boolean>`coalesce(bond.flat_from > ${formatDay(today)}::date, true)`)
    .orderBy(sql`abs(bond.matures_on - ${wanted.matures_on}::date)`)
    .orderBy('weighty.id')
    .limit(MAX_CANDIDATES)
    .select(['weighty.id', 'weighty.issuer_id as issuerId'])
    .execute();
}
