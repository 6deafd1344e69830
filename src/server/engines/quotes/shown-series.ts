import { sql, type JoinBuilder } from 'kysely';

/**
 * The main series of an instrument: its closes from the preferred source. For a query of
 * `instrument` that joins `series`.
 */
export function isShownSeries<DB, TB extends keyof DB>(
  join: JoinBuilder<DB, TB>,
): JoinBuilder<DB, TB> {
  return join.on(
    sql<boolean>`series.instrument_id = instrument.id and series.field = 'close' and series.is_preferred`,
  );
}

/** The source of its values; without values, the source that listed the instrument. */
export function isItsSource<DB, TB extends keyof DB>(
  join: JoinBuilder<DB, TB>,
): JoinBuilder<DB, TB> {
  return join.on(
    sql<boolean>`data_source.code = coalesce(series.source_code, instrument.source_code)`,
  );
}
