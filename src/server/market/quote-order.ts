import { sql } from 'kysely';
import { latestMoment } from '../../domain/quote.ts';

/**
 * What `quoteOf` of the domain shows of a series, for queries that sort by it and have `series`
 * joined. A test sorts by both.
 */
function isOfToday(nowMs: number) {
  return sql`(
    series.intraday_value is not null and series.intraday_at <= ${latestMoment(nowMs)}
    and (series.last_day is null or (series.intraday_at at time zone 'UTC')::date > series.last_day)
  )`;
}

export function latestValue(nowMs: number) {
  return sql<string | null>`(
    case when ${isOfToday(nowMs)} then series.intraday_value else series.last_value end
  )`;
}

export function latestChange(nowMs: number, measure: 'percent' | 'points') {
  const reference = sql`(
    case when ${isOfToday(nowMs)} then series.last_value else series.previous_value end
  )`;
  const points = sql`${latestValue(nowMs)} - ${reference}`;
  return measure === 'points'
    ? points
    : sql`case when ${reference} > 0 then (${points}) / ${reference} end`;
}
