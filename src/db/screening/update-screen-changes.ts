import type pg from 'pg';
import { yearFromDay, type Day } from '../../domain/time/day.ts';
import { baseDays, findBase } from '../../domain/time/figure-day.ts';
import { formatDecimal } from '../../domain/text/decimal.ts';
import { inTransaction } from '../in-transaction.ts';
import { decodeYearChunk, type DayValue } from '../quotes/year-chunk.ts';
import type { ScreenOptions } from './rebuild-screen-rows.ts';

const ROWS_PER_TURN = 200;

interface DueRow {
  readonly id: number;
  readonly seriesId: number;
  readonly revision: number;
  readonly lastDay: Day;
}

/**
 * Reads the closes of a month and a year ago for rows with a new close or a changed past, and
 * computes their changes. Each round is short and may be repeated. Returns how many rows it read.
 */
export async function updateScreenChanges(
  pool: pg.Pool,
  { onProgress, signal }: Omit<ScreenOptions, 'all'> = {},
): Promise<number> {
  const total = await countDue(pool);
  let done = 0;
  for (let last = 0; ;) {
    signal?.throwIfAborted();
    const rows = await readDue(pool, last);
    if (rows.length === 0) return done;
    onProgress?.(Math.min(done, total), total, 'changes');
    await writeCloses(pool, rows, await readChunks(pool, rows));
    done += rows.length;
    last = rows.at(-1)!.id;
    onProgress?.(Math.min(done, total), total, 'changes');
  }
}

async function countDue(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*) from screen_row where changes_due',
  );
  return rows[0]!.count;
}

async function readDue(pool: pg.Pool, after: number): Promise<DueRow[]> {
  const { rows } = await pool.query<DueRow>(
    `select id, series_id as "seriesId", revision, last_day - date '1970-01-01' as "lastDay"
     from screen_row where changes_due and id > $1 order by id limit $2`,
    [after, ROWS_PER_TURN],
  );
  return rows;
}

/** The stored years in which the required closes can be. */
async function readChunks(
  pool: pg.Pool,
  rows: readonly DueRow[],
): Promise<ReadonlyMap<string, Buffer>> {
  const wanted = rows.flatMap(({ seriesId, lastDay }) =>
    [...new Set([1, 12].flatMap((months) => yearsFor(lastDay, months)))].map(
      (year) => [seriesId, year] as const,
    ),
  );
  const { rows: chunks } = await pool.query<{ key: string; points: Buffer }>(
    `select series_id || ' ' || year as key, points
     from unnest($1::integer[], $2::smallint[]) as wanted (series_id, year)
     join quote_year using (series_id, year)`,
    [wanted.map(([seriesId]) => seriesId), wanted.map(([, year]) => year)],
  );
  return new Map(chunks.map(({ key, points }) => [key, points]));
}

function yearsFor(lastDay: Day, months: number): number[] {
  const { from, to } = baseDays(lastDay, months);
  return [...new Set([yearFromDay(from), yearFromDay(to)])];
}

/** The last close within the days that may represent a day `months` ago. */
function findClose(
  chunks: ReadonlyMap<string, Buffer>,
  { seriesId, lastDay }: DueRow,
  months: number,
): string | null {
  const points = yearsFor(lastDay, months).flatMap((year) =>
    readPoints(year, chunks.get(`${seriesId} ${year}`)),
  );
  const found = findBase(points, lastDay, months);
  return found ? formatDecimal(found.value) : null;
}

/** A damaged year yields nothing, so it blocks neither startup nor other rows. */
function readPoints(year: number, chunk: Buffer | undefined): DayValue[] {
  try {
    return chunk ? decodeYearChunk(year, chunk) : [];
  } catch {
    return [];
  }
}

/**
 * Rows whose points have changed in the meantime stay due. Locked in id order, like all writers of
 * rows.
 */
async function writeCloses(
  pool: pg.Pool,
  rows: readonly DueRow[],
  chunks: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const columns = [
    rows.map(({ id }) => id),
    rows.map(({ seriesId }) => seriesId),
    rows.map(({ revision }) => revision),
    rows.map((row) => findClose(chunks, row, 1)),
    rows.map((row) => findClose(chunks, row, 12)),
  ];
  await inTransaction(pool, async (client) => {
    await client.query(
      `select from screen_row
       where kind in ('stock', 'etf', 'index') and id = any($1) order by id for update`,
      [columns[0]],
    );
    await client.query('select screen_write_closes($1, $2, $3, $4, $5)', columns);
  });
}
