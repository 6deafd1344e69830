import { sql } from 'kysely';
import { FIGURE_NAMES } from '../../domain/bonds/figure-fields.ts';
import type { Db } from '../connect.ts';

/**
 * Makes this the shown series instead of that of another source, together with the figures derived
 * from its prices. The database notifies the servers.
 */
export async function preferSeries(db: Db, seriesId: number): Promise<void> {
  await db.transaction().execute((trx) => preferSeriesIn(trx, seriesId));
}

/** The same within a transaction. */
export async function preferSeriesIn(trx: Db, seriesId: number): Promise<void> {
  const {
    instrument_id: instrumentId,
    source_code: source,
    field,
  } = await trx
    .selectFrom('series')
    .select(['instrument_id', 'source_code', 'field'])
    .where('id', '=', seriesId)
    .executeTakeFirstOrThrow();
  // The lock serialises simultaneous changes.
  await sql`select from instrument where id = ${instrumentId} for no key update`.execute(trx);
  const followers = field === 'close' ? FIGURE_NAMES : [];
  // Only fields that the source has: for missing figures, those of another source stay.
  const chosen = await trx
    .selectFrom('series')
    .select(['id', 'field'])
    .where('instrument_id', '=', instrumentId)
    .where('source_code', '=', source)
    .where('field', 'in', [field, ...followers])
    .execute();
  const instrumentSeries = trx.updateTable('series').where('instrument_id', '=', instrumentId);
  await instrumentSeries
    .set({ is_preferred: false })
    .where(
      'field',
      'in',
      chosen.map((series) => series.field),
    )
    .where('is_preferred', '=', true)
    .execute();
  await instrumentSeries
    .set({ is_preferred: true })
    .where(
      'id',
      'in',
      chosen.map(({ id }) => id),
    )
    .execute();
}
