import type pg from 'pg';
import { readOwnDays } from '../../db/own-days.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { INSTRUMENT_CHANGED } from '../../db/quotes/channels.ts';
import { notifyInstruments } from '../notify-instruments.ts';
import type { LoadProgress } from '../load-progress.ts';
import type { Day } from '../../domain/time/day.ts';
import { processDueCalendar } from './due-calendars.ts';
import { fitDueCurves } from './due-curves.ts';
import { measureSeries } from './measure-series.ts';

/**
 * An arbitrary fixed number: one process calculates at a time, so that nothing is calculated twice.
 */
const LOCK = 7_310_034;
const SERIES_PER_TRANSACTION = 100;

export interface UpdateOptions {
  /** Stops between two transactions. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: LoadProgress | undefined;
}

/**
 * Recalculates what figures_due records: first the curves, then the figures of bonds; before both,
 * the bonds of changed calendars are recorded there. Each transaction takes some entries and
 * removes them, so a killed process loses nothing. If another process is already at it, this one
 * returns. Returns how many points were calculated.
 */
export async function updateFigures(pool: pg.Pool, options: UpdateOptions = {}): Promise<number> {
  const { signal, onProgress } = options;
  await readOwnDays(pool);
  let points = 0;
  let done = 0;
  for (;;) {
    signal?.throwIfAborted();
    const step = await inTransaction(pool, takeStep);
    if (!step) return points;
    points += step.points;
    done += step.done;
    onProgress?.(done, done + step.left, 'figures');
  }
}

interface Step {
  readonly points: number;
  /** Entries that are done, and that are left. */
  readonly done: number;
  readonly left: number;
}

async function takeStep(client: pg.PoolClient): Promise<Step | undefined> {
  const lock = await client.query<{ isMine: boolean }>(
    'select pg_try_advisory_xact_lock($1) as "isMine"',
    [LOCK],
  );
  if (!lock.rows[0]!.isMine) return undefined;
  if (await processDueCalendar(client)) return { points: 0, done: 0, left: await countDue(client) };
  const curveDays = await fitDueCurves(client);
  if (curveDays !== undefined) {
    return { points: curveDays, done: 0, left: await countDue(client) };
  }
  return measureDue(client);
}

interface DueRow {
  readonly seriesId: number;
  readonly from: Day | null;
  /** As text, because a Date loses the microseconds. */
  readonly noted: string;
}

async function measureDue(client: pg.PoolClient): Promise<Step | undefined> {
  const { rows } = await client.query<DueRow>(
    `select series_id as "seriesId", from_day - date '1970-01-01' as from, noted_at::text as noted
     from figures_due where not needs_curve order by noted_at, series_id limit $1`,
    [SERIES_PER_TRANSACTION],
  );
  if (rows.length === 0) return undefined;
  const { points, changed } = await measureSeries(client, rows);
  await notifyInstruments(client, INSTRUMENT_CHANGED, changed);
  // Entries recorded again in the meantime have another time, and stay.
  await client.query(
    `delete from figures_due using unnest($1::integer[], $2::timestamptz[]) as done (id, noted)
     where series_id = done.id and noted_at = done.noted`,
    [rows.map(({ seriesId }) => seriesId), rows.map(({ noted }) => noted)],
  );
  return { points, done: rows.length, left: await countDue(client) };
}

async function countDue(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ count: number }>('select count(*) from figures_due');
  return rows[0]!.count;
}
