import type { TestDatabase } from './test-database.ts';

/** How many connections of this database wait for another one's lock. */
export async function waitingForLocks({ pool }: TestDatabase): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*) from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}
