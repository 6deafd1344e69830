import type pg from 'pg';
import { inTransaction } from '../in-transaction.ts';

export interface ScreenProgress {
  (done: number, total: number, what: string): void;
}

export interface ScreenOptions {
  readonly onProgress?: ScreenProgress | undefined;
  /** Stops between two transactions; the next rebuild starts over. */
  readonly signal?: AbortSignal | undefined;
  /** Rebuilds even without a pending load. */
  readonly all?: boolean;
}

/** An arbitrary fixed number: one process rebuilds at a time. */
const LOCK = 7_310_037;
/** Writers of a row wait for one batch. */
const BATCH = 5000;

/**
 * Rebuilds the rows of the screeners after bulk loads, and in a database of an earlier version.
 * Correct rows stay unchanged. Returns whether there was anything to do. A load that commits in the
 * meantime is counted after the rebuilt ones, so it isn't forgotten.
 */
export async function rebuildScreenRows(
  pool: pg.Pool,
  options: ScreenOptions = {},
): Promise<boolean> {
  await resetForeignTransactionIds(pool);
  if (!options.all && (await readPendingLoads(pool)) === undefined) return false;
  return inTransaction(pool, async (guard) => {
    await guard.query('select pg_advisory_xact_lock($1)', [LOCK]);
    // Another process may have rebuilt them while we waited.
    const loads = await readPendingLoads(pool, options.all);
    if (loads === undefined) return false;
    await rebuildAll(pool, options);
    await pool.query('update screen_state set built_loads = greatest(built_loads, $1)', [loads]);
    return true;
  });
}

/** The number of loads, unless all of them are built. */
async function readPendingLoads(pool: pg.Pool, all = false): Promise<number | undefined> {
  const { rows } = await pool.query<{ loads: number }>(
    'select loads from screen_state where loads <> built_loads or $1',
    [all],
  );
  return rows[0]?.loads;
}

async function rebuildAll(pool: pg.Pool, { onProgress, signal }: ScreenOptions): Promise<void> {
  const { rows } = await pool.query<{ total: number }>(
    'select (select count(*) from instrument) + (select count(*) from issuer) as total',
  );
  const total = rows[0]!.total;
  let done = 0;
  for (const table of ['issuer', 'instrument'] as const) {
    for await (const ids of readIds(pool, table)) {
      signal?.throwIfAborted();
      onProgress?.(Math.min(done, total), total, 'rows');
      const [instruments, issuers] = table === 'instrument' ? [ids, []] : [[], ids];
      await pool.query('select screen_rebuild($1, $2)', [instruments, issuers]);
      // A plan for an empty table would read all of it for each batch.
      if (done === 0) await pool.query('analyze screen_row');
      done += ids.length;
    }
  }
  await pool.query('select screen_remove_lost()');
  await pool.query('analyze screen_row');
  onProgress?.(total, total, 'rows');
}

async function* readIds(
  pool: pg.Pool,
  table: 'instrument' | 'issuer',
): AsyncGenerator<readonly number[]> {
  for (let last = 0; ;) {
    const { rows } = await pool.query<{ id: number }>(
      `select id from ${table} where id > $1 order by id limit $2`,
      [last, BATCH],
    );
    if (rows.length === 0) return;
    yield rows.map(({ id }) => id);
    last = rows.at(-1)!.id;
  }
}

/**
 * A copy restored into another PostgreSQL contains transaction numbers that this one hasn't reached
 * yet: servers would treat such rows as new on every check.
 */
async function resetForeignTransactionIds(pool: pg.Pool): Promise<void> {
  await pool.query(
    `update screen_row set changed = pg_current_xact_id()
     where kind in ('bond', 'stock', 'etf', 'index', 'company')
       and changed > (select pg_snapshot_xmax(pg_current_snapshot()))`,
  );
}
