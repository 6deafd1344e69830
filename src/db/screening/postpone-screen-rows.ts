import type pg from 'pg';

/**
 * For bulk loads: the list rows of this transaction aren't updated on commit. It counts as a load
 * instead, after which all rows are rebuilt (rebuild-screen-rows.ts).
 */
export async function postponeScreenRows(client: pg.PoolClient): Promise<void> {
  await client.query(`select set_config('parcurve.screen_upkeep', 'later', true)`);
}
