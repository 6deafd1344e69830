import type pg from 'pg';

/**
 * For bulk loads: the changes of this transaction aren't added to the search index row by row; the
 * index is marked as stale instead, and rebuilt afterwards (rebuild-search-index.ts).
 */
export async function postponeSearchUpkeep(client: pg.PoolClient): Promise<void> {
  await client.query(`select set_config('parcurve.search_upkeep', 'later', true)`);
}
