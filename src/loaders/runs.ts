import type pg from 'pg';
import { plainError } from '../domain/text/plain-error.ts';

/** How many rows of a load were read, new, changed or rejected. */
export interface RowCounts {
  readonly read?: number;
  readonly new?: number;
  readonly changed?: number;
  readonly refused?: number;
}

/**
 * A running load. It writes its counts immediately, so that an interrupted load still shows its
 * progress.
 */
export interface Run {
  readonly id: number;
  count(rows: RowCounts, steps?: RunSteps): Promise<void>;
}

/** The progress of a load, if known. */
export interface RunSteps {
  readonly done: number;
  readonly total: number;
}

/**
 * Records a load of a source in load_run from start to end, including failures. An error of the
 * work is recorded and rethrown.
 */
export async function recordRun<T>(
  pool: pg.Pool,
  { source, load }: { source: string; load: string },
  work: (run: Run) => Promise<T>,
): Promise<T> {
  const { rows } = await pool.query<{ id: number }>(
    'insert into load_run (source_code, load) values ($1, $2) returning id',
    [source, load],
  );
  const id = rows[0]!.id;
  const count = (counts: RowCounts, steps?: RunSteps) => addToRun(pool, id, counts, steps);
  try {
    const result = await work({ id, count });
    await endRun(pool, id, null);
    return result;
  } catch (error) {
    // If even this can't be written, the first error is the one to report.
    await endRun(pool, id, plainError(error)).catch(() => {});
    throw error;
  }
}

async function addToRun(
  pool: pg.Pool,
  id: number,
  counts: RowCounts,
  steps: RunSteps | undefined,
): Promise<void> {
  await pool.query(
    `update load_run set seen_at = now(), rows_read = rows_read + $2, rows_new = rows_new + $3,
       rows_changed = rows_changed + $4, rows_refused = rows_refused + $5,
       steps_done = coalesce($6, steps_done), steps_total = coalesce($7, steps_total)
     where id = $1`,
    [
      id,
      counts.read ?? 0,
      counts.new ?? 0,
      counts.changed ?? 0,
      counts.refused ?? 0,
      steps?.done ?? null,
      steps?.total ?? null,
    ],
  );
}

async function endRun(pool: pg.Pool, id: number, error: string | null): Promise<void> {
  await pool.query(
    `with ended as (
       update load_run set seen_at = now(), ended_at = now(), error = $2 where id = $1
       returning source_code, rows_new + rows_changed as written)
     update data_source set last_import_at = now() from ended
     where code = source_code and written > 0 and $2::text is null`,
    [id, error],
  );
}

/** A run without any update for this long has lost its process. */
export const LOST_AFTER_HOURS = 1;
const KEPT_DAYS = 90;
/** The recorded error of such a run. */
export const CUT_OFF = 'cut off';

/** Ends interrupted runs, and deletes old runs except the last one of each load. */
export async function cleanRuns(pool: pg.Pool): Promise<void> {
  await pool.query(
    `update load_run set ended_at = seen_at, error = '${CUT_OFF}'
     where ended_at is null and seen_at < now() - make_interval(hours => $1)`,
    [LOST_AFTER_HOURS],
  );
  await pool.query(
    `delete from load_run as old
     where started_at < now() - make_interval(days => $1) and ended_at is not null and exists (
       select from load_run as later
       where later.source_code = old.source_code and later.load = old.load
         and later.started_at > old.started_at)`,
    [KEPT_DAYS],
  );
}
