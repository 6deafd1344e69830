import type pg from 'pg';
import { inTransaction } from '../db/in-transaction.ts';
import { postponeScreenRows } from '../db/screening/postpone-screen-rows.ts';
import { postponeSearchUpkeep } from '../db/search/postpone-upkeep.ts';

/** Reports the progress of a load. */
export interface LoadProgress {
  (done: number, total: number, what: string): void;
}

/**
 * Runs a step of a load and records it in load_progress, in one transaction. The record is written
 * first: its primary key makes another process wait at the same step and then find it done. Returns
 * undefined for a step that was done before.
 */
export async function runStepOnce<T>(
  pool: pg.Pool,
  load: string,
  step: string,
  run: (client: pg.PoolClient) => Promise<T>,
): Promise<T | undefined> {
  return inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      'insert into load_progress (load, step) values ($1, $2) on conflict do nothing',
      [load, step],
    );
    if (rowCount === 0) return undefined;
    await postponeSearchUpkeep(client);
    await postponeScreenRows(client);
    return run(client);
  });
}

/** The ranges [from, to) that split `count` items into batches. */
export function batches(count: number, size: number): [from: number, to: number][] {
  return Array.from({ length: Math.ceil(count / size) }, (_, i) => [
    i * size,
    Math.min((i + 1) * size, count),
  ]);
}
