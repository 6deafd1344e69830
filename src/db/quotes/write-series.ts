import { sql } from 'kysely';
import { formatDay, parseDay, yearFromDay, type Day } from '../../domain/time/day.ts';
import { formatDecimal } from '../../domain/text/decimal.ts';
import type { Db } from '../connect.ts';
import { INSTRUMENT_CHANGED, payloadsFromIds } from './channels.ts';
import { mergeYear, NO_POINTS, type PointCounts, type YearWrite } from './merge-year.ts';
import { encodeSeriesChange, type YearChange } from './series-change.ts';
import { decodeYearChunk, readChunkHead, type DayValue } from './year-chunk.ts';

/** What to write to one series. */
export interface SeriesWrite {
  readonly seriesId: number;
  readonly years: readonly YearWrite[];
}

/** What a write did to a series. */
export interface SeriesOutcome {
  readonly seriesId: number;
  readonly instrumentId: number;
  readonly counts: PointCounts;
  readonly changes: readonly YearChange[];
  /** The first day that changed; undefined if nothing did. */
  readonly since: Day | undefined;
}

/** What a write would do to a series. */
export type PlannedSeries = Omit<SeriesOutcome, 'instrumentId'>;

/** Statements carry this many series: larger ones are not faster and take more memory. */
const SERIES_PER_STATEMENT = 1000;

/**
 * Merges the points of many series within a transaction, keeps what they replace in series_change
 * and notifies the servers. Writing the same points again changes nothing. Writers of the same
 * series wait for each other, so none loses the other's points; the series are locked in id order
 * to avoid deadlocks, so a caller with several batches must pass them in id order too.
 */
export async function writeSeries(
  trx: Db,
  writes: readonly SeriesWrite[],
  runId: number | null,
): Promise<SeriesOutcome[]> {
  const ordered = writes.toSorted((a, b) => a.seriesId - b.seriesId);
  const locked = await lockSeries(
    trx,
    ordered.map(({ seriesId }) => seriesId),
  );
  const outcomes: SeriesOutcome[] = [];
  for (let from = 0; from < ordered.length; from += SERIES_PER_STATEMENT) {
    const batch = ordered.slice(from, from + SERIES_PER_STATEMENT);
    outcomes.push(...(await writeBatch(trx, batch, locked, runId)));
  }
  return outcomes;
}

interface LockedSeries {
  readonly instrumentId: number;
  readonly lastDay: Day | undefined;
}

async function lockSeries(trx: Db, ids: readonly number[]): Promise<Map<number, LockedSeries>> {
  const { rows } = await sql<{ id: number; instrumentId: number; lastDay: string | null }>`
    select id, instrument_id as "instrumentId", last_day as "lastDay" from series
    where id = any(${ids}::integer[]) order by id for update`.execute(trx);
  const locked = new Map(
    rows.map(({ id, instrumentId, lastDay }) => [
      id,
      { instrumentId, lastDay: lastDay === null ? undefined : parseDay(lastDay) },
    ]),
  );
  if (locked.size < ids.length) {
    throw new Error(`unknown series ${ids.filter((id) => !locked.has(id)).join(', ')}`);
  }
  return locked;
}

/** A year of a series as it has to be stored. */
interface YearRow {
  readonly seriesId: number;
  readonly year: number;
  readonly points: Buffer | null;
}

/** What writing would do now, without locks and without a trace. */
export async function planSeries(db: Db, writes: readonly SeriesWrite[]): Promise<PlannedSeries[]> {
  return (await mergeBatch(db, writes)).planned;
}

async function mergeBatch(
  db: Db,
  writes: readonly SeriesWrite[],
): Promise<{ planned: PlannedSeries[]; rows: YearRow[] }> {
  const stored = await readTouched(db, writes);
  const rows: YearRow[] = [];
  const planned = writes.map(({ seriesId, years }) => {
    let counts = NO_POINTS;
    const changes: YearChange[] = [];
    for (const write of years) {
      const merged = mergeYear(stored.get(yearKey(seriesId, write.year)), write);
      counts = addCounts(counts, merged.counts);
      if (merged.points === undefined) continue;
      rows.push({ seriesId, year: write.year, points: merged.points });
      changes.push(merged.change);
    }
    return { seriesId, counts, changes, since: firstDay(changes) };
  });
  return { planned, rows };
}

async function writeBatch(
  trx: Db,
  writes: readonly SeriesWrite[],
  locked: ReadonlyMap<number, LockedSeries>,
  runId: number | null,
): Promise<SeriesOutcome[]> {
  const { planned, rows } = await mergeBatch(trx, writes);
  const outcomes = planned.map(({ seriesId, counts, changes, since }) => {
    const { instrumentId } = locked.get(seriesId)!;
    return { seriesId, instrumentId, counts, changes, since };
  });
  if (rows.length === 0) return outcomes;
  await storeYears(trx, rows);
  await storeChanges(trx, outcomes, runId);
  await storeLatest(trx, rows, locked);
  await noteFigures(trx, outcomes);
  await notify(trx, outcomes);
  return outcomes;
}

function yearKey(seriesId: number, year: number): string {
  return `${seriesId} ${year}`;
}

export function addCounts(a: PointCounts, b: PointCounts): PointCounts {
  return {
    added: a.added + b.added,
    changed: a.changed + b.changed,
    removed: a.removed + b.removed,
    same: a.same + b.same,
  };
}

function firstDay(changed: readonly YearChange[]): Day | undefined {
  const days = changed.flatMap(({ year, added, previous }) => [
    ...added.slice(0, 1),
    ...(previous ? [readChunkHead(year, previous).firstDay] : []),
  ]);
  return days.length === 0 ? undefined : Math.min(...days);
}

/** The stored years that the writes touch. */
async function readTouched(
  db: Db,
  writes: readonly SeriesWrite[],
): Promise<ReadonlyMap<string, Buffer>> {
  const wanted = writes.flatMap(({ seriesId, years }) =>
    years.map(({ year }) => ({ seriesId, year })),
  );
  const rows = await readYears(db, wanted);
  return new Map(rows.map(({ seriesId, year, points }) => [yearKey(seriesId, year), points]));
}

/** Stored years of series; those without points are missing. */
export async function readYears(
  db: Db,
  wanted: readonly { readonly seriesId: number; readonly year: number }[],
): Promise<{ seriesId: number; year: number; points: Buffer }[]> {
  const { rows } = await sql<{ seriesId: number; year: number; points: Buffer }>`
    select series_id as "seriesId", year, points
    from unnest(${wanted.map(({ seriesId }) => seriesId)}::integer[],
        ${wanted.map(({ year }) => year)}::smallint[]) as wanted (series_id, year)
      join quote_year using (series_id, year)`.execute(db);
  return rows;
}

async function storeYears(trx: Db, rows: readonly YearRow[]): Promise<void> {
  const gone = rows.filter(({ points }) => points === null);
  const kept = rows.filter(({ points }) => points !== null);
  if (gone.length > 0) {
    await sql`delete from quote_year
      using unnest(${gone.map(({ seriesId }) => seriesId)}::integer[],
        ${gone.map(({ year }) => year)}::smallint[]) as gone (series_id, year)
      where quote_year.series_id = gone.series_id and quote_year.year = gone.year`.execute(trx);
  }
  if (kept.length > 0) {
    await sql`insert into quote_year (series_id, year, points)
      select * from unnest(${kept.map(({ seriesId }) => seriesId)}::integer[],
        ${kept.map(({ year }) => year)}::smallint[], ${kept.map(({ points }) => points)}::bytea[])
      on conflict (series_id, year) do update set points = excluded.points`.execute(trx);
  }
}

async function storeChanges(
  trx: Db,
  outcomes: readonly SeriesOutcome[],
  runId: number | null,
): Promise<void> {
  const changed = outcomes.filter(({ since }) => since !== undefined);
  await sql`insert into series_change (run_id, series_id, changes)
    select ${runId}::integer, * from unnest(${changed.map(({ seriesId }) => seriesId)}::integer[],
      ${changed.map(({ changes }) => encodeSeriesChange(changes))}::bytea[])`.execute(trx);
}

/** Keeps the copies of the two latest values, which lists read. */
async function storeLatest(
  trx: Db,
  rows: readonly YearRow[],
  locked: ReadonlyMap<number, LockedSeries>,
): Promise<void> {
  const latest = new Map<number, readonly DayValue[]>();
  const unsettled: number[] = [];
  for (const [seriesId, years] of Map.groupBy(rows, (year) => year.seriesId)) {
    const last = years.reduce((a, b) => (b.year > a.year ? b : a));
    const { lastDay } = locked.get(seriesId)!;
    const points = last.points ? decodeYearChunk(last.year, last.points).slice(-2) : [];
    const isLatestYear = lastDay === undefined || yearFromDay(lastDay) <= last.year;
    if (isLatestYear && points.length === 2) latest.set(seriesId, points);
    else unsettled.push(seriesId);
  }
  for (const [seriesId, points] of await readLatest(trx, unsettled)) latest.set(seriesId, points);
  const ids = [...latest.keys()];
  const fromEnd = (place: number) => ids.map((id) => latest.get(id)!.at(-place));
  const [last, previous] = [fromEnd(1), fromEnd(2)];
  await sql`update series set last_day = latest.last_day, last_value = latest.last_value,
      previous_day = latest.previous_day, previous_value = latest.previous_value,
      revision = revision + 1
    from unnest(${ids}::integer[], ${daysOf(last)}::date[], ${valuesOf(last)}::numeric[],
        ${daysOf(previous)}::date[], ${valuesOf(previous)}::numeric[])
      as latest (id, last_day, last_value, previous_day, previous_value)
    where series.id = latest.id`.execute(trx);
}

function daysOf(points: readonly (DayValue | undefined)[]): (string | null)[] {
  return points.map((point) => (point ? formatDay(point.day) : null));
}

function valuesOf(points: readonly (DayValue | undefined)[]): (string | null)[] {
  return points.map((point) => (point ? formatDecimal(point.value) : null));
}

/** The two latest points of each series. */
async function readLatest(trx: Db, ids: readonly number[]): Promise<Map<number, DayValue[]>> {
  const latest = new Map<number, DayValue[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return latest;
  // A year without points has no chunk, so two chunks always contain the two latest points.
  const { rows } = await sql<{ seriesId: number; year: number; points: Buffer }>`
    select wanted.id as "seriesId", year, points
    from unnest(${ids}::integer[]) as wanted (id) cross join lateral (
      select year, points from quote_year where series_id = wanted.id
      order by year desc limit 2) as latest
    order by wanted.id, year`.execute(trx);
  for (const { seriesId, year, points } of rows) {
    const earlier = latest.get(seriesId)!;
    latest.set(seriesId, [...earlier, ...decodeYearChunk(year, points)].slice(-2));
  }
  return latest;
}

/** Yields, durations and spreads are derived from bond prices: a job recalculates them. */
async function noteFigures(trx: Db, outcomes: readonly SeriesOutcome[]): Promise<void> {
  const changed = outcomes.filter(({ since }) => since !== undefined);
  await sql`
    select note_figures_due(array[series.id], since)
    from unnest(${changed.map(({ seriesId }) => seriesId)}::integer[],
        ${changed.map(({ since }) => formatDay(since!))}::date[]) as changed (id, since)
      join series using (id) join bond using (instrument_id)
    where field = 'close' order by series.id`.execute(trx);
}

async function notify(trx: Db, outcomes: readonly SeriesOutcome[]): Promise<void> {
  const ids = outcomes.flatMap(({ since, instrumentId }) =>
    since === undefined ? [] : [instrumentId],
  );
  await sql`select pg_notify(${INSTRUMENT_CHANGED}, payload)
    from unnest(${payloadsFromIds([...new Set(ids)])}::text[]) as payload`.execute(trx);
}
