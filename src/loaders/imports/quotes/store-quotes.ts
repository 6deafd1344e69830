import { createHash, type Hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect.ts';
import { NO_POINTS, type PointCounts } from '../../../db/quotes/merge-year.ts';
import { encodeSeriesChange } from '../../../db/quotes/series-change.ts';
import {
  addCounts,
  planSeries,
  writeSeries,
  type PlannedSeries,
  type SeriesWrite,
} from '../../../db/quotes/write-series.ts';
import { decodeYearChunk, type DayValue } from '../../../db/quotes/year-chunk.ts';
import { formatDecimal, plainNumber } from '../../../domain/text/decimal.ts';
import { formatDay, parseDay, yearFromDay, type Day } from '../../../domain/time/day.ts';
import type { RejectionList } from '../rejection.ts';
import type { QuotedSeries } from './collect-quotes.ts';
import { judgeSeries, toYearWrites, withoutConflicts, type HeldPoint } from './judge-series.ts';
import type { PointSorter, ReadPoint, SortedSeries } from './point-sorter.ts';

/** Where the points of a document go, and what may be written. */
export interface Destination {
  readonly importId: number;
  readonly source: string;
  readonly unit: string | null;
  readonly series: readonly QuotedSeries[];
  readonly sorter: PointSorter;
  readonly rejections: RejectionList;
  /** Null: nothing is written, not even held values. */
  readonly runId: number | null;
  readonly onSeries?: ((done: number, total: number) => Promise<void> | void) | undefined;
}

export interface StoredQuotes {
  readonly counts: PointCounts;
  readonly held: number;
  /** Series that didn't exist before. */
  readonly newSeries: number;
  /** The changes, exactly: equal for a dry run and the import that follows it. */
  readonly digest: Buffer;
}

const SERIES_PER_BATCH = 1000;
/** More digits are stored and exported, but not displayed. */
const MAX_DISPLAYED_DECIMALS = 8;

/**
 * Merges the sorted points into the series of a source; without a run, it only finds out what would
 * change. Needs a transaction if it writes.
 */
export async function storeQuotes(db: Db, destination: Destination): Promise<StoredQuotes> {
  const { sorter, series, runId, onSeries } = destination;
  const hash = createHash('sha256');
  let counts = NO_POINTS;
  let held = 0;
  let newSeries = 0;
  let done = 0;
  for await (const batch of inBatches(sorter.sorted())) {
    const judged = await judgeBatch(db, destination, batch);
    const writes = judged.filter(({ years }) => years.length > 0);
    const outcomes =
      runId === null ? await planSeries(db, writes) : await writeSeries(db, writes, runId);
    const byId = new Map(outcomes.map((outcome) => [outcome.seriesId, outcome]));
    for (const each of judged) {
      const outcome = byId.get(each.seriesId);
      counts = addCounts(counts, outcome?.counts ?? NO_POINTS);
      held += each.held.length;
      if (each.isNew && outcome) newSeries += 1;
      addToDigest(hash, each, outcome);
    }
    if (runId !== null) await storeHeld(db, destination.importId, judged);
    done += batch.length;
    await onSeries?.(done, series.length);
  }
  await destination.rejections.flush(true);
  return { counts, held, newSeries, digest: hash.digest() };
}

async function* inBatches(sorted: AsyncIterable<SortedSeries>): AsyncGenerator<SortedSeries[]> {
  let batch: SortedSeries[] = [];
  for await (const each of sorted) {
    batch.push(each);
    if (batch.length < SERIES_PER_BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

interface JudgedWrite extends SeriesWrite {
  readonly series: QuotedSeries;
  readonly isNew: boolean;
  readonly held: readonly HeldPoint[];
}

async function judgeBatch(
  db: Db,
  destination: Destination,
  batch: readonly SortedSeries[],
): Promise<JudgedWrite[]> {
  const { rejections, series, runId } = destination;
  const single = batch.flatMap(({ series: place, points }) => {
    const { points: kept, rejected } = withoutConflicts(points);
    for (const rejection of rejected) rejections.add(rejection);
    return kept.length === 0 ? [] : [{ series: series[place]!, points: kept }];
  });
  if (runId !== null) await createSeries(db, destination, single);
  const found = await findSeries(db, destination.source, single, runId !== null);
  const stored = await readStored(db, single, found);
  return single.map(({ series: quoted, points }, i) => {
    const known = found[i];
    const { accepted, held } = judgeSeries(points, known ? (stored.get(known.id) ?? []) : []);
    return {
      // A series that doesn't exist has no points; any id that isn't one stands for it.
      seriesId: known?.id ?? -1 - i,
      series: quoted,
      isNew: !known || known.revision === 0,
      held,
      years: toYearWrites(accepted),
    };
  });
}

interface Points {
  readonly series: QuotedSeries;
  readonly points: readonly ReadPoint[];
}

/** The first series of an instrument and field is the one that is shown. */
async function createSeries(
  db: Db,
  { source, unit }: Destination,
  batch: readonly Points[],
): Promise<void> {
  const decimals = batch.map(({ points }) =>
    Math.min(Math.max(...points.map(({ value }) => value.scale)), MAX_DISPLAYED_DECIMALS),
  );
  await sql`insert into series (instrument_id, field, source_code, decimals, unit, is_preferred)
    select instrument_id, field, ${source}::text, decimals, coalesce(${unit}::text, unit), not exists (
      select from series as other
      where other.instrument_id = wanted.instrument_id and other.field = wanted.field)
    from unnest(${batch.map(({ series }) => series.instrumentId)}::integer[],
        ${batch.map(({ series }) => series.field)}::text[], ${decimals}::smallint[],
        ${batch.map(({ series: { currency, field } }) => (field === 'close' && currency) || '')}::text[])
      as wanted (instrument_id, field, decimals, unit)
    order by instrument_id, field
    on conflict do nothing`.execute(db);
}

interface FoundSeries {
  readonly id: number;
  readonly revision: number;
  readonly lastDay: Day | undefined;
}

/** The series of the batch in its order; undefined for those that don't exist. */
async function findSeries(
  db: Db,
  source: string,
  batch: readonly Points[],
  isLocked: boolean,
): Promise<(FoundSeries | undefined)[]> {
  const { rows } = await sql<{
    instrumentId: number;
    field: string;
    id: number;
    revision: number;
    lastDay: string | null;
  }>`select instrument_id as "instrumentId", field, id, revision, last_day as "lastDay"
    from series join unnest(${batch.map(({ series }) => series.instrumentId)}::integer[],
        ${batch.map(({ series }) => series.field)}::text[])
      as wanted (instrument_id, field) using (instrument_id, field)
    where source_code = ${source} order by id ${isLocked ? sql`for update of series` : sql``}`.execute(
    db,
  );
  const byKey = new Map(rows.map((row) => [`${row.instrumentId} ${row.field}`, row]));
  return batch.map(({ series: { instrumentId, field } }) => {
    const row = byKey.get(`${instrumentId} ${field}`);
    if (!row) return undefined;
    const { id, revision, lastDay } = row;
    return { id, revision, lastDay: lastDay === null ? undefined : parseDay(lastDay) };
  });
}

/** The stored points around the new ones, from the year before the first of them. */
async function readStored(
  db: Db,
  batch: readonly Points[],
  found: readonly (FoundSeries | undefined)[],
): Promise<Map<number, DayValue[]>> {
  const wanted = batch.flatMap(({ points }, i) => {
    const series = found[i];
    if (series?.lastDay === undefined) return [];
    const first = Math.min(yearFromDay(points[0]!.day), yearFromDay(series.lastDay));
    return [{ id: series.id, from: first - 1, to: yearFromDay(points.at(-1)!.day) }];
  });
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<{ seriesId: number; year: number; points: Buffer }>`
    select series_id as "seriesId", year, points
    from unnest(${wanted.map(({ id }) => id)}::integer[], ${wanted.map(({ from }) => from)}::smallint[],
        ${wanted.map(({ to }) => to)}::smallint[]) as wanted (series_id, first, last)
      join quote_year using (series_id)
    where year between first and last order by series_id, year`.execute(db);
  const stored = new Map<number, DayValue[]>();
  for (const { seriesId, year, points } of rows) {
    const earlier = stored.get(seriesId) ?? [];
    for (const point of decodeYearChunk(year, points)) earlier.push(point);
    stored.set(seriesId, earlier);
  }
  return stored;
}

function addToDigest(hash: Hash, write: JudgedWrite, outcome: PlannedSeries | undefined): void {
  const { series, years, held } = write;
  hash.update(`${series.instrumentId} ${series.field} `);
  if (outcome) hash.update(encodeSeriesChange(outcome.changes));
  const changed = new Set(outcome?.changes.map(({ year }) => year));
  for (const { year, points } of years) if (points && changed.has(year)) hash.update(points);
  for (const { day, value, reason } of held) {
    hash.update(`${day} ${formatDecimal(value)} ${reason} `);
  }
}

async function storeHeld(db: Db, importId: number, judged: readonly JudgedWrite[]): Promise<void> {
  const rows = judged.flatMap(({ seriesId, held }) =>
    held.map((point) => ({ seriesId, ...point })),
  );
  if (rows.length === 0) return;
  await sql`insert into held_value (import_id, series_id, day, value, expected, reason, line)
    select ${importId}, * from unnest(${rows.map(({ seriesId }) => seriesId)}::integer[],
      ${rows.map(({ day }) => formatDay(day))}::date[],
      ${rows.map(({ value }) => formatDecimal(value))}::numeric[],
      ${rows.map(({ expected }) => plainNumber(expected))}::numeric[],
      ${rows.map(({ reason }) => reason)}::text[], ${rows.map(({ line }) => line)}::bigint[])
    on conflict (series_id, day) where decided_at is null do update set
      import_id = excluded.import_id, value = excluded.value, expected = excluded.expected,
      reason = excluded.reason, line = excluded.line, held_at = now()`.execute(db);
}
