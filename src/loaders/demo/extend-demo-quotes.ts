import type pg from 'pg';
import { inTransaction } from '../../db/in-transaction.ts';
import { encodeInt32Chunk, readYearChunk } from '../../db/quotes/year-chunk.ts';
import { INSTRUMENT_CHANGED } from '../../db/quotes/channels.ts';
import { calendarDay, formatDay, type Day } from '../../domain/time/day.ts';
import { batches, type LoadProgress } from '../load-progress.ts';
import { updateFigures } from '../analytics/update-figures.ts';
import { recordRun, type RowCounts } from '../runs.ts';
import type { DemoContract } from './contracts.ts';
import type { MarketKey } from './demo-instrument.ts';
import { demoIssuers } from './issuers.ts';
import { LARGE_ISSUERS } from './large-market.ts';
import { FINISH, readLoadRecord, stepKey, type LoadRecord } from './load-record.ts';
import { addedSeries, collectSeriesPlans } from './load-steps.ts';
import { marketParts } from './market-parts.ts';
import { writeContractDays } from './contract-writer.ts';
import { DEMO_SOURCE } from './market-writer.ts';
import { notifyInstruments } from '../notify-instruments.ts';
import { lastTwoPoints } from './quote-writer.ts';
import { writeReferenceIndexes } from './reference-indexes.ts';
import { Calendar, walkPoints, type SeriesPlan, type YearPoints } from './series-plan.ts';
import { lastTradingDay } from '../../domain/time/trading-day.ts';
import { parseUnits, unitsText } from './units-text.ts';

const SERIES_PER_TRANSACTION = 200;

interface ExtendOptions {
  readonly today: Day;
  readonly onProgress?: LoadProgress;
  /** Records a run even if there is nothing to do, because an operator requested it. */
  readonly isAsked?: boolean;
  /** Stops between two transactions. */
  readonly signal?: AbortSignal;
}

/**
 * Appends the daily quotes from the last stored day to yesterday (for a server that was off for
 * days, or runs past midnight). Returns the number of points written. May be repeated and
 * interrupted.
 */
export async function extendDemoQuotes(pool: pg.Pool, options: ExtendOptions): Promise<number> {
  const { today, onProgress, isAsked = false, signal } = options;
  const record = await readLoadRecord(pool);
  if (!record?.doneSteps.has(stepKey(`demo-${record.base}`, FINISH))) return 0;
  if (today <= record.key.today && !isAsked) return 0;
  const plans = demoPlans(record);
  const behind = await plansBehind(pool, plans.series, today);
  return recordRun(pool, { source: DEMO_SOURCE, load: 'demo-days' }, async (run) => {
    const parts = batches(behind.length, SERIES_PER_TRANSACTION);
    let written = 0;
    for (const [i, [from, to]] of parts.entries()) {
      signal?.throwIfAborted();
      onProgress?.(i, parts.length, 'quotes');
      const batch = behind.slice(from, to);
      const points = await inTransaction(pool, (client) => extendSeries(client, batch, today));
      written += points;
      await run.count({ read: points, new: points }, { done: i + 1, total: parts.length });
    }
    signal?.throwIfAborted();
    await run.count(await inTransaction(pool, (client) => extendContracts(client, plans, today)));
    await run.count(await inTransaction(pool, (client) => writeReferenceIndexes(client, today)));
    await run.count({ changed: await markMatured(pool, today) });
    const figures = await updateFigures(pool, { signal, onProgress });
    await run.count({ read: figures, new: figures });
    onProgress?.(parts.length, parts.length, FINISH);
    return written;
  });
}

interface DemoPlans {
  readonly key: MarketKey;
  readonly series: SeriesPlan[];
  readonly contracts: readonly DemoContract[];
}

/** Plans are recomputed from the seed and the day of the load, because only values are stored. */
function demoPlans({ base, key, doneSteps }: LoadRecord): DemoPlans {
  const parts = marketParts(key, base);
  const series = collectSeriesPlans(parts);
  if (doneSteps.has(stepKey('demo-large', FINISH))) {
    series.push(...addedSeries(key, parts, demoIssuers(key, LARGE_ISSUERS)));
  }
  return { key, series, contracts: parts.contracts };
}

/**
 * Series that don't reach the last weekday; some have ended, are suspended or had a holiday and get
 * no points.
 */
async function plansBehind(
  pool: pg.Pool,
  plans: readonly SeriesPlan[],
  today: Day,
): Promise<SeriesPlan[]> {
  const { rows } = await pool.query<{ id: number }>(
    'select id from series where last_day < $1 or last_day is null',
    [formatDay(lastTradingDay(today - 1, []))],
  );
  const behind = new Set(rows.map(({ id }) => id));
  return plans.filter(({ id }) => behind.has(id));
}

interface SeriesRow {
  readonly id: number;
  /** A merge may have reassigned it to another instrument. */
  readonly instrument_id: number;
  readonly last_day: Day | null;
  readonly last_value: string | null;
}

interface Extension {
  readonly plan: SeriesPlan;
  readonly before: SeriesRow;
  readonly years: YearPoints[];
}

async function extendSeries(
  client: pg.PoolClient,
  plans: readonly SeriesPlan[],
  today: Day,
): Promise<number> {
  // The locks make a second process wait here and then see that nothing is left to do.
  const { rows } = await client.query<SeriesRow>(
    `select id, instrument_id, last_day - date '1970-01-01' as last_day, last_value::text
     from series where id = any($1) order by id for update`,
    [plans.map(({ id }) => id)],
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  const firstDay = Math.min(...rows.map(({ last_day }) => last_day ?? calendarDay(1990, 1, 1)));
  const calendar = new Calendar(firstDay, today - 1);
  const extensions = plans.flatMap((plan): Extension[] => {
    const before = stored.get(plan.id);
    if (!before) return [];
    const years = walkPoints(plan, calendar, today - 1, lastPosition(plan, before));
    return years.length > 0 ? [{ plan, before, years }] : [];
  });
  if (extensions.length === 0) return 0;
  await writeChunks(client, extensions);
  await updateSeries(client, extensions);
  await noteFigures(client, extensions);
  await notifyInstruments(
    client,
    INSTRUMENT_CHANGED,
    extensions.map(({ before }) => before.instrument_id),
  );
  return extensions.flatMap(({ years }) => years).reduce((sum, { days }) => sum + days.length, 0);
}

/** If this process ends before calculating the figures, the job does it. */
async function noteFigures(client: pg.PoolClient, extensions: readonly Extension[]): Promise<void> {
  const bonds = extensions.filter(({ plan }) => plan.movement.kind === 'bond');
  await client.query(
    `select note_figures_due(array[id], since)
     from unnest($1::integer[], $2::date[]) as extended (id, since) order by id`,
    [bonds.map(({ plan }) => plan.id), bonds.map(({ years }) => formatDay(years[0]!.days[0]!))],
  );
}

function lastPosition(
  plan: SeriesPlan,
  { last_day, last_value }: SeriesRow,
): { day: Day; units: number } | undefined {
  if (last_day === null || last_value === null) return undefined;
  return { day: last_day, units: parseUnits(last_value, plan.decimals) };
}

async function writeChunks(client: pg.PoolClient, extensions: readonly Extension[]): Promise<void> {
  const begun = await client.query<{ series_id: number; points: Buffer }>(
    `select series_id, points from quote_year
     join unnest($1::integer[], $2::smallint[]) as wanted (series_id, year)
       using (series_id, year)`,
    [extensions.map(({ plan }) => plan.id), extensions.map(({ years }) => years[0]?.year ?? 0)],
  );
  const begunChunks = new Map(begun.rows.map(({ series_id, points }) => [series_id, points]));
  const chunks = extensions.flatMap(({ plan, years }) =>
    years.map((points, i) => {
      const begunChunk = i === 0 ? begunChunks.get(plan.id) : undefined;
      const { year, days, units } = begunChunk ? continued(plan, begunChunk, points) : points;
      return { id: plan.id, year, bytes: encodeInt32Chunk(year, days, units, plan.decimals) };
    }),
  );
  await client.query(
    `insert into quote_year (series_id, year, points)
     select * from unnest($1::integer[], $2::smallint[], $3::bytea[])
     on conflict (series_id, year) do update set points = excluded.points`,
    [chunks.map(({ id }) => id), chunks.map(({ year }) => year), chunks.map(({ bytes }) => bytes)],
  );
}

/** The points of a stored chunk with the new ones appended. */
function continued(plan: SeriesPlan, chunk: Buffer, added: YearPoints): YearPoints {
  const days: Day[] = [];
  const units: number[] = [];
  const factor = 10 ** plan.decimals;
  readYearChunk(added.year, chunk, -Infinity, Infinity, (day, value) => {
    days.push(day);
    units.push(Math.round(value * factor));
  });
  return { year: added.year, days: [...days, ...added.days], units: [...units, ...added.units] };
}

async function updateSeries(
  client: pg.PoolClient,
  extensions: readonly Extension[],
): Promise<void> {
  const rows = extensions.map(({ plan, before, years }) => {
    const [previous, last] = lastTwoPoints(years);
    const text = (units: number): string => unitsText(units, plan.decimals);
    return {
      id: plan.id,
      lastDay: last ? formatDay(last.day) : null,
      lastValue: last ? text(last.units) : null,
      previousDay: previous
        ? formatDay(previous.day)
        : before.last_day === null
          ? null
          : formatDay(before.last_day),
      previousValue: previous ? text(previous.units) : before.last_value,
    };
  });
  await client.query(
    `update series set last_day = new.last_day, last_value = new.last_value,
       previous_day = new.previous_day, previous_value = new.previous_value,
       revision = revision + 1
     from unnest($1::integer[], $2::date[], $3::numeric[], $4::date[], $5::numeric[])
       as new (id, last_day, last_value, previous_day, previous_value)
     where series.id = new.id`,
    [
      rows.map(({ id }) => id),
      rows.map(({ lastDay }) => lastDay),
      rows.map(({ lastValue }) => lastValue),
      rows.map(({ previousDay }) => previousDay),
      rows.map(({ previousValue }) => previousValue),
    ],
  );
}

async function extendContracts(
  client: pg.PoolClient,
  { key, contracts }: Pick<DemoPlans, 'key' | 'contracts'>,
  today: Day,
): Promise<RowCounts> {
  await client.query('select id from contract where id = any($1) order by id for update', [
    contracts.map(({ id }) => id),
  ]);
  const { rows } = await client.query<{ id: number; day: Day }>(
    `select contract_id as id, max(day) - date '1970-01-01' as day
     from contract_day_count where contract_id = any($1) group by contract_id`,
    [contracts.map(({ id }) => id)],
  );
  const lastDays = new Map(rows.map(({ id, day }) => [id, day]));
  return writeContractDays(client, { key, contracts, to: today - 1 }, lastDays);
}

async function markMatured(pool: pg.Pool, today: Day): Promise<number> {
  const { rowCount } = await pool.query(
    `update instrument set status = 'matured' from bond
     where bond.instrument_id = instrument.id and source_code = $1 and status = 'active'
       and matures_on < $2`,
    [DEMO_SOURCE, formatDay(today)],
  );
  return rowCount ?? 0;
}
