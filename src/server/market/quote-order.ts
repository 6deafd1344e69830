import { sql } from 'kysely';

/**
 * What `quoteOf` of the domain shows of a series, for queries that sort by it and have `series`
 * joined. A test sorts by both.
 */
const IS_OF_TODAY = sql`(
  series.intraday_value is not null and series.intraday_at is not null
  and (series.last_day is null or (series.intraday_at at time zone 'UTC')::date > series.last_day)
)`;
export const LATEST_VALUE = sql<string | null>`(
  case when ${IS_OF_TODAY} then series.intraday_value else series.last_value end
)`;
const REFERENCE = sql`(
  case when ${IS_OF_TODAY} then series.last_value else series.previous_value end
)`;
export const LATEST_CHANGE = {
  percent: sql`case when ${REFERENCE} > 0 then (${LATEST_VALUE} - ${REFERENCE}) / ${REFERENCE} end`,
  points: sql`${LATEST_VALUE} - ${REFERENCE}`,
};
