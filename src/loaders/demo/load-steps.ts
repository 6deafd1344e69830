import type pg from 'pg';
import { addMonths } from '../../domain/time/day.ts';
import { batches } from '../load-progress.ts';
import { listCurveKeys } from '../analytics/curve-bonds.ts';
import { refitCurve } from '../analytics/fit-curves.ts';
import { measureSeries } from '../analytics/measure-series.ts';
import type { RowCounts } from '../runs.ts';
import { writeContractDays, writeDerivatives } from './contract-writer.ts';
import type { DemoIssuer, MarketKey } from './demo-instrument.ts';
import { demoIssuers } from './issuers.ts';
import { LARGE_INSTRUMENTS, LARGE_ISSUERS, largeInstrument, largeSeries } from './large-market.ts';
import { FINISH, type DemoLoad } from './load-record.ts';
import { marketParts, type MarketParts } from './market-parts.ts';
import { DEMO_SOURCE, writeInstruments, writeIssuers, writeRatings } from './market-writer.ts';
import { writeSeries } from './quote-writer.ts';
import { writeReferenceIndexes } from './reference-indexes.ts';
import { Calendar, type SeriesPlan } from './series-plan.ts';

export interface LoadStep {
  readonly load: DemoLoad;
  readonly name: string;
  readonly run: (client: pg.PoolClient) => Promise<RowCounts>;
}

const SERIES_PER_STEP = 200;
const INSTRUMENTS_PER_STEP = 20_000;
const HISTORY_MONTHS = 120;
/** A price series has the id of its instrument; other series get higher ids. */
const LARGEST_SERIES_ID = 2_000_000;

/** The trading days of all quotes that a load begun on that day can have. */
export function historyCalendar({ today }: MarketKey): Calendar {
  return new Calendar(addMonths(today, -2 * HISTORY_MONTHS), today - 1);
}

export function collectSeriesPlans(parts: MarketParts): SeriesPlan[] {
  return parts.instruments.flatMap(({ series }) => (series ? [series] : []));
}

export function baseSteps(key: MarketKey, base: 'tiny' | 'normal'): LoadStep[] {
  const load = `demo-${base}` as const;
  const parts = marketParts(key, base);
  return [
    { load, name: 'issuers', run: (client) => writeIssuers(client, parts.issuers) },
    { load, name: 'instruments', run: (client) => writeInstruments(client, parts.instruments) },
    {
      load,
      name: 'reference indexes',
      run: (client) => writeReferenceIndexes(client, key.today),
    },
    { load, name: 'ratings', run: (client) => writeRatings(client, key, parts) },
    { load, name: 'contracts', run: (client) => writeDerivatives(client, parts) },
    {
      load,
      name: 'contract days',
      run: (client) =>
        writeContractDays(client, { key, contracts: parts.contracts, to: key.today - 1 }),
    },
    ...quoteSteps(load, key, collectSeriesPlans(parts)),
    ...figureSteps(load, collectSeriesPlans(parts)),
    { load, name: FINISH, run: finish },
  ];
}

/** The steps that the large market adds to the normal one. */
export function largeSteps(key: MarketKey): LoadStep[] {
  const load = 'demo-large';
  const normal = marketParts(key, 'normal');
  const issuers = demoIssuers(key, LARGE_ISSUERS);
  const added = issuers.slice(normal.issuers.length);
  const series = addedSeries(key, normal, issuers);
  return [
    { load, name: 'issuers', run: (client) => writeIssuers(client, added) },
    {
      load,
      name: 'ratings',
      run: (client) => writeRatings(client, key, { issuers: added, instruments: [] }),
    },
    ...largeInstrumentSteps(key, issuers, LARGE_INSTRUMENTS - normal.instruments.length),
    ...quoteSteps(load, key, series),
    // The curves include more bonds now, so all spreads change.
    ...figureSteps(load, [...collectSeriesPlans(normal), ...series]),
    { load, name: FINISH, run: finish },
  ];
}

/** The series that only the large market has. */
export function addedSeries(
  key: MarketKey,
  normal: MarketParts,
  issuers: readonly DemoIssuer[],
): SeriesPlan[] {
  const calendar = historyCalendar(key);
  const normalPoints = collectSeriesPlans(normal).reduce(
    (sum, plan) => sum + calendar.countDays(plan, key.today - 1),
    0,
  );
  return largeSeries(key, issuers, calendar, normalPoints);
}

function largeInstrumentSteps(
  key: MarketKey,
  issuers: readonly DemoIssuer[],
  count: number,
): LoadStep[] {
  return batches(count, INSTRUMENTS_PER_STEP).map(([from, to]) => ({
    load: 'demo-large',
    name: `instruments ${from}`,
    run: (client) =>
      writeInstruments(
        client,
        Array.from({ length: to - from }, (_, i) => largeInstrument(key, issuers, from + i, false)),
      ),
  }));
}

function quoteSteps(load: DemoLoad, key: MarketKey, plans: readonly SeriesPlan[]): LoadStep[] {
  const calendar = historyCalendar(key);
  return batches(plans.length, SERIES_PER_STEP).map(([from, to]) => ({
    load,
    name: `quotes ${from}`,
    run: (client) => writeSeries(client, plans.slice(from, to), calendar, key.today - 1),
  }));
}

/** The curves of all governments, then the figures of all bonds. */
function figureSteps(load: DemoLoad, plans: readonly SeriesPlan[]): LoadStep[] {
  const bonds = plans.flatMap(({ id, movement }) => (movement.kind === 'bond' ? [id] : []));
  return [
    { load, name: 'curves', run: fitDemoCurves },
    ...batches(bonds.length, SERIES_PER_STEP).map(([from, to]) => ({
      load,
      name: `figures ${from}`,
      run: (client: pg.PoolClient) => measureDemoBonds(client, bonds.slice(from, to)),
    })),
  ];
}

async function fitDemoCurves(client: pg.PoolClient): Promise<RowCounts> {
  // The sequence isn't in use yet: loads write with ids up to here.
  await client.query(
    `select setval(sequence, $1) from pg_get_serial_sequence('series', 'id') as sequence
     where coalesce((select max(id) from series), 0) < $1`,
    [LARGEST_SERIES_ID],
  );
  let days = 0;
  for (const key of await listCurveKeys(client, DEMO_SOURCE)) {
    days += (await refitCurve(client, key, null)).days;
  }
  return { read: days, new: days };
}

async function measureDemoBonds(
  client: pg.PoolClient,
  seriesIds: readonly number[],
): Promise<RowCounts> {
  const wanted = seriesIds.map((seriesId) => ({ seriesId, from: null }));
  const { points } = await measureSeries(client, wanted);
  // Nothing is left for the job to do.
  await client.query('delete from figures_due where series_id = any($1)', [seriesIds]);
  return { read: points, new: points };
}

/** This comes first, because every load belongs to a source. */
export async function provideDemoSource(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into data_source (code, name, is_demo, licence, allows_files)
     values ($1, 'Parcurve demo market', true, 'CC0-1.0', true)
     on conflict do nothing`,
    [DEMO_SOURCE],
  );
}

/** The rows were written with explicit ids, so the sequences must continue after them. */
async function finish(client: pg.PoolClient): Promise<RowCounts> {
  for (const table of [
    'issuer',
    'instrument',
    'exchange',
    'contract',
    'contract_expiry',
    'series',
  ]) {
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
    );
  }
  await client.query('update data_source set last_import_at = now() where code = $1', [
    DEMO_SOURCE,
  ]);
  // Without statistics PostgreSQL would plan the first queries after a load badly.
  await client.query(
    `analyze issuer, instrument, bond, bond_amortisation, bond_option, bond_coupon_step, share,
       fund, rating, currency_pair, contract, contract_expiry, contract_day, contract_day_count, series, quote_year,
       identifier, source_instrument, curve, curve_day, figures_due`,
  );
  return {};
}
