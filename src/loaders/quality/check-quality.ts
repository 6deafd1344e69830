import { FIGURE_NAMES } from '../../domain/bonds/figure-fields.ts';
import type pg from 'pg';
import { readYearChunk } from '../../db/quotes/year-chunk.ts';
import { formatDay, parseDay, yearFromDay, type Day } from '../../domain/time/day.ts';
import { findCalendars } from '../../domain/time/calendars/holidays.ts';
import { checkPoints, checkStale, type Finding, type SeriesPoint } from './check-series.ts';

/** How far back gaps and jumps are searched: at most two rows of each series are read. */
const LOOKED_AT_DAYS = 365;
const SERIES_AT_ONCE = 500;

interface CheckOptions {
  readonly today: Day;
  /** Stops between two parts; findings of an earlier check then stay. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: number, total: number) => void;
}

interface SeriesRow {
  readonly id: number;
  readonly lastDay: string;
  readonly currencies: readonly string[];
  readonly venue: string | null;
}

type SeriesFinding = Finding & { readonly seriesId: number };

/**
 * Checks the series of all active instruments and stores the findings (`data_finding`). Findings
 * that no longer apply are removed; those that an operator has accepted stay accepted.
 */
export async function checkQuality(pool: pg.Pool, options: CheckOptions): Promise<void> {
  const { today, signal, onProgress } = options;
  const total = await countSeries(pool);
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
  const checkedAt = rows[0]!.now;
  let done = 0;
  for (let afterId = 0; ;) {
    signal?.throwIfAborted();
    const series = await readSeries(pool, afterId);
    const points = await readPoints(pool, series, today);
    const findings = series.flatMap(({ id, lastDay, currencies, venue }): SeriesFinding[] => {
      const own = points.get(id) ?? [];
      const calendars = findCalendars(currencies, venue);
      const stale = checkStale(parseDay(lastDay)!, today, own, calendars);
      return [...(stale ? [stale] : []), ...checkPoints(own, calendars)].map((finding) =>
        Object.assign({ seriesId: id }, finding),
      );
    });
    await writeFindings(pool, findings, checkedAt);
    done += series.length;
    onProgress?.(done, Math.max(done, total));
    if (series.length < SERIES_AT_ONCE) break;
    afterId = series.at(-1)!.id;
  }
  await pool.query('delete from data_finding where seen_at < $1', [checkedAt]);
}

/** Estimated from the statistics, which costs nothing. */
async function countSeries(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select reltuples::integer as count from pg_class where oid = 'series'::regclass`,
  );
  return Math.max(rows[0]?.count ?? 0, 0);
}

/** Without figures: their anomalies come from the prices that they are derived from. */
async function readSeries(pool: pg.Pool, afterId: number): Promise<SeriesRow[]> {
  const { rows } = await pool.query<SeriesRow>(
    `select series.id, last_day as "lastDay", venue,
       array_remove(array[instrument.currency, base], null) as currencies
     from series join instrument on instrument.id = instrument_id
       left join currency_pair pair on pair.instrument_id = instrument.id
     where series.id > $1 and last_day is not null and status = 'active' and field <> all($3)
     order by series.id limit $2`,
    [afterId, SERIES_AT_ONCE, FIGURE_NAMES],
  );
  return rows;
}

async function readPoints(
  pool: pg.Pool,
  series: readonly SeriesRow[],
  today: Day,
): Promise<Map<number, SeriesPoint[]>> {
  const from = today - LOOKED_AT_DAYS;
  const { rows } = await pool.query<{ id: number; year: number; points: Buffer }>(
    `select series_id as id, year, points from quote_year
     where series_id = any($1) and year between $2 and $3 order by series_id, year`,
    [series.map(({ id }) => id), yearFromDay(from), yearFromDay(today)],
  );
  const found = new Map<number, SeriesPoint[]>();
  for (const { id, year, points } of rows) {
    const own = found.get(id) ?? [];
    found.set(id, own);
    readYearChunk(year, points, from, today, (day, value) => own.push({ day, value }));
  }
  return found;
}

async function writeFindings(
  pool: pg.Pool,
  findings: readonly SeriesFinding[],
  checkedAt: Date,
): Promise<void> {
  if (findings.length === 0) return;
  await pool.query(
    `insert into data_finding (series_id, kind, since, amount, seen_at)
       select found.series_id, found.kind, found.since, found.amount, $5
       from unnest($1::integer[], $2::text[], $3::date[], $4::integer[])
         as found (series_id, kind, since, amount)
       -- A series may have gone meanwhile.
       where exists (select from series where id = found.series_id)
       on conflict (series_id, kind, since)
         do update set amount = excluded.amount, seen_at = excluded.seen_at`,
    [
      findings.map(({ seriesId }) => seriesId),
      findings.map(({ kind }) => kind),
      findings.map(({ since }) => formatDay(since)),
      findings.map(({ amount }) => amount),
      checkedAt,
    ],
  );
}
