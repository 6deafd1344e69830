import { sql } from 'kysely';
import type pg from 'pg';
import { createDb } from '../../db/connect.ts';
import { undoRun } from '../../db/quotes/undo-run.ts';
import { recordRun } from '../runs.ts';

export interface UndoResult {
  /** The load of the undo, which can be undone too. */
  readonly runId: number;
  readonly restored: number;
  /** Values that something else has changed since. */
  readonly kept: number;
}

/** Takes a load of points back in one transaction; undefined if there is no such load. */
export async function undoImport(pool: pg.Pool, runId: number): Promise<UndoResult | undefined> {
  const db = createDb(pool);
  const load = await db
    .selectFrom('load_run')
    .select('source_code')
    .where('id', '=', runId)
    .executeTakeFirst();
  if (!load) return undefined;
  return recordRun(pool, { source: load.source_code, load: `undo ${runId}` }, async (run) => {
    let restored = 0;
    let kept = 0;
    await db.transaction().execute(async (trx) => {
      await undoRun(trx, runId, run.id, (batch) => {
        for (const series of batch) {
          restored += series.restored;
          kept += series.kept.length;
        }
      });
      // What waited for an operator came with the load.
      await sql`delete from held_value using import_run
        where import_run.id = import_id and run_id = ${runId} and decided_at is null`.execute(trx);
      await sql`update import_run set state = 'undone', undone_by = ${run.id}
        where run_id = ${runId}`.execute(trx);
    });
    await run.count({ changed: restored });
    return { runId: run.id, restored, kept };
  });
}
