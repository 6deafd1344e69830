import { sql } from 'kysely';
import { formatDecimal, type Decimal } from '../../domain/text/decimal.ts';
import { yearFromDay, type Day } from '../../domain/time/day.ts';
import type { Db } from '../connect.ts';
import { decodeSeriesChange } from './series-change.ts';
import { toYears, type PointChange } from './write-points.ts';
import { readYears, writeSeries } from './write-series.ts';
import { decodeYearChunk } from './year-chunk.ts';

/** What an undo did with the days that the run had touched. */
export interface UndoneSeries {
  readonly seriesId: number;
  /** Days that have their previous value again. */
  readonly restored: number;
  /** Days that something else has changed since; they keep their values. */
  readonly kept: readonly Day[];
}

/** Series are restored in batches of this size. */
const SERIES_PER_BATCH = 1000;

/**
 * Gives every day that a run has touched its previous value, within a transaction and on behalf of
 * another run, so that the undo can be undone like any load. A day whose value is no longer the one
 * the run wrote is kept.
 */
export async function undoRun(
  trx: Db,
  runId: number,
  undoId: number,
  onBatch?: (undone: readonly UndoneSeries[]) => Promise<void> | void,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select distinct series_id as id from series_change where run_id = ${runId} order by id`.execute(
    trx,
  );
  for (let from = 0; from < rows.length; from += SERIES_PER_BATCH) {
    const ids = rows.slice(from, from + SERIES_PER_BATCH).map(({ id }) => id);
    const undone = await undoSeries(trx, ids, runId, undoId);
    await onBatch?.(undone);
  }
}

async function undoSeries(
  trx: Db,
  ids: readonly number[],
  runId: number,
  undoId: number,
): Promise<UndoneSeries[]> {
  // Nobody writes between the reading of the values and their replacement.
  await sql`select from series where id = any(${ids}::integer[]) order by id for update`.execute(
    trx,
  );
  const changes = await readChanges(trx, ids, runId);
  const planned = ids.map((seriesId) => {
    const { before, written } = takeBack(changes.get(seriesId) ?? [], runId);
    return { seriesId, before, written };
  });
  const current = await readCurrent(
    trx,
    planned.map(({ seriesId, before }) => ({ seriesId, days: [...before.keys()] })),
  );
  const undone = planned.map(({ seriesId, before, written }) => {
    const now = current.get(seriesId);
    const points: PointChange[] = [];
    const kept: Day[] = [];
    for (const [day, value] of before) {
      // Not touched since: the present value is the one that the run wrote.
      const isAsWritten = !written.has(day) || sameValue(written.get(day), now?.get(day));
      if (isAsWritten) points.push({ day, value });
      else kept.push(day);
    }
    return { seriesId, points, kept: kept.toSorted((a, b) => a - b) };
  });
  await writeSeries(
    trx,
    undone.map(({ seriesId, points }) => ({ seriesId, years: toYears(points) })),
    undoId,
  );
  return undone.map(({ seriesId, points, kept }) => ({ seriesId, restored: points.length, kept }));
}

interface StoredChange {
  readonly seriesId: number;
  readonly runId: number | null;
  readonly changes: Buffer;
}

/** The changes of the run and all later ones, by series in the order of writing. */
async function readChanges(
  trx: Db,
  ids: readonly number[],
  runId: number,
): Promise<Map<number, StoredChange[]>> {
  const { rows } = await sql<StoredChange>`
    select series_id as "seriesId", run_id as "runId", changes
    from series_change join (
      select series_id, min(id) as first from series_change
      where run_id = ${runId} and series_id = any(${ids}::integer[]) group by series_id
    ) as own using (series_id)
    where id >= first order by series_id, id`.execute(trx);
  return Map.groupBy(rows, ({ seriesId }) => seriesId);
}

/**
 * The value of each day before the run, and, for days changed again since, the value that the run
 * had written: the later change kept it.
 */
function takeBack(
  changes: readonly StoredChange[],
  runId: number,
): { before: Map<Day, Decimal | null>; written: Map<Day, Decimal | null> } {
  const before = new Map<Day, Decimal | null>();
  const written = new Map<Day, Decimal | null>();
  for (const change of changes) {
    const isOwn = change.runId === runId;
    for (const [day, value] of decodeSeriesChange(change.changes)) {
      if (isOwn && !before.has(day)) before.set(day, value);
      else if (before.has(day)) {
        if (isOwn) written.delete(day);
        else if (!written.has(day)) written.set(day, value);
      }
    }
  }
  return { before, written };
}

async function readCurrent(
  trx: Db,
  wanted: readonly { readonly seriesId: number; readonly days: readonly Day[] }[],
): Promise<Map<number, Map<Day, Decimal>>> {
  const years = wanted.flatMap(({ seriesId, days }) =>
    [...new Set(days.map(yearFromDay))].map((year) => ({ seriesId, year })),
  );
  const rows = await readYears(trx, years);
  const current = new Map<number, Map<Day, Decimal>>();
  for (const { seriesId, year, points } of rows) {
    const values = current.get(seriesId) ?? new Map<Day, Decimal>();
    for (const { day, value } of decodeYearChunk(year, points)) values.set(day, value);
    current.set(seriesId, values);
  }
  return current;
}

function sameValue(a: Decimal | null | undefined, b: Decimal | undefined): boolean {
  if (!a || !b) return !a && !b;
  return formatDecimal(a) === formatDecimal(b);
}
