import { sql } from 'kysely';
import { formatDay, yearFromDay, type Day } from '../../domain/time/day.ts';
import { formatDecimal, type Decimal } from '../../domain/text/decimal.ts';
import type { Db } from '../connect.ts';
import { INSTRUMENT_CHANGED, payloadsFromIds } from './channels.ts';
import { decodeYearChunk, encodeYearChunk, type DayValue } from './year-chunk.ts';

/** A point to store; a null value removes the day's point. */
export interface PointChange {
  readonly day: Day;
  readonly value: Decimal | null;
}

/**
 * Merges points into the stored series in one transaction. Writing the same points again changes
 * nothing. Writers of the same series wait for each other, so none loses the other's points; the
 * series are locked in id order to avoid deadlocks. Returns the ids of the series that changed.
 */
export async function writePoints(
  db: Db,
  changes: ReadonlyMap<number, readonly PointChange[]>,
): Promise<number[]> {
  if (changes.size === 0) return [];
  return db.transaction().execute((trx) => writePointsIn(trx, changes));
}

/** The same within a transaction. */
export async function writePointsIn(
  trx: Db,
  changes: ReadonlyMap<number, readonly PointChange[]>,
): Promise<number[]> {
  const ids = [...changes.keys()].toSorted((a, b) => a - b);
  const locked = await trx
    .selectFrom('series')
    .select(['id', 'instrument_id'])
    .where(sql<boolean>`id = any(${ids})`)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (locked.length !== ids.length) {
    const found = new Set(locked.map(({ id }) => id));
    throw new Error(`unknown series ${ids.filter((id) => !found.has(id)).join(', ')}`);
  }
  const changed = new Map<number, Day>();
  for (const id of ids) {
    const since = await mergeIntoChunks(trx, id, changes.get(id) ?? []);
    if (since !== undefined) changed.set(id, since);
  }
  for (const id of changed.keys()) await refreshLatest(trx, id);
  await noteFigures(trx, changed);
  const instrumentIds = locked
    .filter(({ id }) => changed.has(id))
    .map((series) => series.instrument_id);
  for (const payload of payloadsFromIds(instrumentIds)) {
    await sql`select pg_notify(${INSTRUMENT_CHANGED}, ${payload})`.execute(trx);
  }
  return [...changed.keys()];
}

/** The first day that may have changed; undefined if nothing has. */
async function mergeIntoChunks(
  trx: Db,
  seriesId: number,
  changes: readonly PointChange[],
): Promise<Day | undefined> {
  const byYear = Map.groupBy(changes, ({ day }) => yearFromDay(day));
  let since: Day | undefined;
  for (const [year, yearChanges] of byYear) {
    const stored = await trx
      .selectFrom('quote_year')
      .select('points')
      .where('series_id', '=', seriesId)
      .where('year', '=', year)
      .executeTakeFirst();
    const before = stored ? decodeYearChunk(year, stored.points) : [];
    const merged = mergePoints(before, yearChanges);
    const points = encodeYearChunk(year, merged);
    // The old points are encoded again before the comparison, because a loader may have stored the
    // same points with a larger scale.
    if (encodeYearChunk(year, before).equals(points)) continue;
    since = Math.min(since ?? Infinity, ...yearChanges.map(({ day }) => day));
    if (merged.length === 0) {
      await trx
        .deleteFrom('quote_year')
        .where('series_id', '=', seriesId)
        .where('year', '=', year)
        .execute();
    } else {
      await trx
        .insertInto('quote_year')
        .values({ series_id: seriesId, year, points })
        .onConflict((conflict) => conflict.columns(['series_id', 'year']).doUpdateSet({ points }))
        .execute();
    }
  }
  return since;
}

/** Yields, durations and spreads are derived from bond prices: a job recalculates them. */
async function noteFigures(trx: Db, changed: ReadonlyMap<number, Day>): Promise<void> {
  const ids = [...changed.keys()];
  await sql`
    select note_figures_due(array[series.id], since)
    from unnest(${ids}::integer[], ${[...changed.values()].map(formatDay)}::date[])
      as changed (id, since)
    join series using (id) join bond using (instrument_id)
    where field = 'close' order by series.id`.execute(trx);
}

/** The later change of a day overrides the earlier one and the stored value. */
export function mergePoints(
  stored: readonly DayValue[],
  changes: readonly PointChange[],
): DayValue[] {
  const byDay = new Map<Day, Decimal | null>(stored.map(({ day, value }) => [day, value]));
  for (const { day, value } of changes) byDay.set(day, value);
  return [...byDay]
    .flatMap(([day, value]) => (value === null ? [] : [{ day, value }]))
    .toSorted((a, b) => a.day - b.day);
}

async function refreshLatest(trx: Db, seriesId: number): Promise<void> {
  // A year without points has no chunk, so two chunks always contain the two latest points.
  const chunks = await trx
    .selectFrom('quote_year')
    .select(['year', 'points'])
    .where('series_id', '=', seriesId)
    .orderBy('year', 'desc')
    .limit(2)
    .execute();
  const latest = chunks
    .toReversed()
    .flatMap(({ year, points }) => decodeYearChunk(year, points))
    .slice(-2);
  const last = latest.at(-1);
  const previous = latest.at(-2);
  await trx
    .updateTable('series')
    .set({
      last_day: last ? formatDay(last.day) : null,
      last_value: last ? formatDecimal(last.value) : null,
      previous_day: previous ? formatDay(previous.day) : null,
      previous_value: previous ? formatDecimal(previous.value) : null,
      revision: sql`revision + 1`,
    })
    .where('id', '=', seriesId)
    .execute();
}
