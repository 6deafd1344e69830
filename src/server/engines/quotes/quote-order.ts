import { sql, type Expression } from 'kysely';
import { Guarded } from '../../../access/guarded.ts';
import { formatDay } from '../../../domain/time/day.ts';
import { marketDay } from '../../../domain/time/figure-day.ts';
import type { Now } from '../../../domain/time/now.ts';
import { latestMoment } from '../../../domain/instruments/quote.ts';
import { offsetSeconds } from '../../../domain/time/time-zone.ts';

/**
 * The SQL equivalent of the domain's `deriveQuote`, for queries of `instrument` that sort by it and
 * have `series` joined. A test compares both orders.
 */
function isOfToday(now: Now) {
  return sql`(
    series.intraday_value is not null and series.intraday_at <= ${latestMoment(now.ms)}
    and (series.last_day is null or ${intradayDay(now)} > series.last_day)
  )`;
}

function intradayDay(now: Now) {
  // The offset of now, not of then: the database may not know the zone's name.
  const ahead = sql`make_interval(secs => ${offsetSeconds(now.ms / 1000, now.timeZone)})`;
  return sql`(series.intraday_at at time zone ${ahead})::date`;
}

function shownValue(now: Now) {
  return sql<string | null>`(
    case when ${isOfToday(now)} then series.intraday_value else series.last_value end
  )`;
}

/** Identifies the trading days of an index's market. */
const MARKET = sql`instrument.currency, instrument.venue`;

/** Guarded like the value itself: the order reveals which of two values is larger. */
export function latestValue(now: Now): Guarded<Expression<unknown>> {
  return new Guarded(shownValue(now));
}

export function latestChange(
  now: Now,
  measure: 'percent' | 'points',
): Guarded<Expression<unknown>> {
  const ofToday = isOfToday(now);
  const day = sql`(
    case when ${ofToday} then ${intradayDay(now)} else series.last_day end
  )`;
  const referenceDay = sql`(
    case when ${ofToday} then series.last_day else series.previous_day end
  )`;
  const reference = sql`(
    case when ${ofToday} then series.last_value else series.previous_value end
  )`;
  const points = sql`${shownValue(now)} - ${reference}`;
  const change =
    measure === 'points'
      ? points
      : sql`case when ${reference} > 0 then (${points}) / ${reference} end`;
  const reached = formatDay(marketDay(now, 'index'));
  return new Guarded(
    sql`case when is_current(${day}, ${reached}::date, ${MARKET})
      and is_change_of_day(${referenceDay}, ${day}, ${MARKET}) then ${change} end`,
  );
}
