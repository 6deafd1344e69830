import type pg from 'pg';

/**
 * For bulk loads: the rows of what this transaction writes are not made when it commits. It is
 * counted as a load instead, and all rows are made afterwards (rebuild-screen-rows.ts).
 */
export async function postponeScreenRows(client: pg.PoolClient): Promise<void> {
  await client.query(`select set_config('parcurve.screen_upkeep', 'later', true)`);
}
