import { sql } from 'kysely';
import type { Db } from '../connect.ts';

/**
 * Makes this series the one that is shown, instead of the series of another source. The database
 * notifies the servers.
 */
export async function preferSeries(db: Db, seriesId: number): Promise<void> {
  await db.transaction().execute((trx) => preferSeriesIn(trx, seriesId));
}

/** The same as a part of a transaction. */
export async function preferSeriesIn(trx: Db, seriesId: number): Promise<void> {
  const { instrument_id: instrumentId, field } = await trx
    .selectFrom('series')
    .select(['instrument_id', 'field'])
    .where('id', '=', seriesId)
    .executeTakeFirstOrThrow();
  // The lock makes two simultaneous changes run one after the other.
  await sql`select from instrument where id = ${instrumentId} for no key update`.execute(trx);
  const rivals = trx
    .updateTable('series')
    .where('instrument_id', '=', instrumentId)
    .where('field', '=', field);
  await rivals.set({ is_preferred: false }).where('is_preferred', '=', true).execute();
  await trx.updateTable('series').set({ is_preferred: true }).where('id', '=', seriesId).execute();
}
