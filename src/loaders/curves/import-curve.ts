import type pg from 'pg';
import { inTransaction } from '../../db/in-transaction.ts';
import { formatDay } from '../../domain/time/day.ts';
import { batches, type LoadProgress } from '../load-progress.ts';
import { recordRun } from '../runs.ts';
import type { ImportedDay } from './read-curve-file.ts';

export interface CurveImport {
  /** The code of the source, which is created if new. */
  readonly source: string;
  readonly country: string;
  readonly currency: string;
  /** Makes it the benchmark for spreads of bonds in this currency. */
  readonly isBenchmark: boolean;
  readonly days: readonly ImportedDay[];
  readonly onProgress?: LoadProgress;
}

const DAYS_PER_TRANSACTION = 1000;

/**
 * Stores the days of a curve that was published, or fitted to published rates. Interrupted or
 * repeated, it results in the same rows.
 */
export async function importCurve(pool: pg.Pool, given: CurveImport): Promise<void> {
  const { source, country, currency, days, onProgress } = given;
  await pool.query(
    'insert into data_source (code, name) values ($1, $1) on conflict (code) do nothing',
    [source],
  );
  await recordRun(pool, { source, load: `curve ${country} ${currency}` }, async (run) => {
    const { rows } = await pool.query<{ id: number }>(
      `insert into curve (country, currency, source_code, origin)
       values ($1, $2, $3, 'imported')
       on conflict (country, currency, source_code, origin) do update set origin = excluded.origin
       returning id`,
      [country, currency, source],
    );
    const curveId = rows[0]!.id;
    const parts = batches(days.length, DAYS_PER_TRANSACTION);
    for (const [i, [from, to]] of parts.entries()) {
      onProgress?.(from, days.length, 'days');
      const added = await writeDays(pool, curveId, days.slice(from, to));
      await run.count({ read: to - from, new: added }, { done: i + 1, total: parts.length });
    }
    onProgress?.(days.length, days.length, 'days');
    await inTransaction(pool, (client) => settleBenchmark(client, curveId, given));
  });
}

async function writeDays(
  pool: pg.Pool,
  curveId: number,
  days: readonly ImportedDay[],
): Promise<number> {
  const column = (read: (day: ImportedDay) => number) => days.map(read);
  const { rows } = await pool.query<{ isNew: boolean }>(
    `insert into curve_day (curve_id, day, beta0, beta1, beta2, beta3, tau1, tau2, longest, error)
     select $1, * from unnest($2::date[], $3::float8[], $4::float8[], $5::float8[], $6::float8[],
       $7::float8[], $8::float8[], $9::real[], $10::float8[])
     on conflict (curve_id, day) do update set beta0 = excluded.beta0, beta1 = excluded.beta1,
       beta2 = excluded.beta2, beta3 = excluded.beta3, tau1 = excluded.tau1, tau2 = excluded.tau2,
       longest = excluded.longest, error = excluded.error
     returning xmax = 0 as "isNew"`,
    [
      curveId,
      days.map(({ day }) => formatDay(day)),
      column(({ curve }) => curve.beta0),
      column(({ curve }) => curve.beta1),
      column(({ curve }) => curve.beta2),
      column(({ curve }) => curve.beta3),
      column(({ curve }) => curve.tau1),
      column(({ curve }) => curve.tau2),
      days.map(({ fit }) => fit?.longest ?? null),
      days.map(({ fit }) => fit?.error ?? null),
    ],
  );
  return rows.filter(({ isNew }) => isNew).length;
}

/** New rates of a benchmark change spreads: the job recalculates them. */
async function settleBenchmark(
  client: pg.PoolClient,
  curveId: number,
  { currency, isBenchmark }: CurveImport,
): Promise<void> {
  if (isBenchmark) {
    await client.query('update curve set is_benchmark = false where currency = $1', [currency]);
    await client.query('update curve set is_benchmark = true where id = $1', [curveId]);
  }
  await client.query(
    `insert into figures_due (series_id, needs_curve)
     select series.id, false from series join bond using (instrument_id)
     join instrument on instrument.id = instrument_id
     where instrument.currency = $1 and field = 'close' and last_day is not null
       and exists (select from curve where id = $2 and is_benchmark)
     order by series.id
     on conflict (series_id) do update set from_day = null, noted_at = now()`,
    [currency, curveId],
  );
}
