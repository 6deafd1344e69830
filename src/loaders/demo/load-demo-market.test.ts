import type pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { readYearChunk } from '../../db/quotes/year-chunk.ts';
import { calendarDay, formatDay } from '../../domain/time/day.ts';
import { extendDemoQuotes, loadDemoMarket } from './load-demo-market.ts';
import { collectSeriesPlans } from './load-steps.ts';
import { marketParts } from './market-parts.ts';
import { Calendar, walkPoints } from './series-plan.ts';

const today = calendarDay(2025, 11, 9);
const databases: TestDatabase[] = [];

async function newPool(): Promise<pg.Pool> {
  const database = await createTestDatabase({ template: 'migrated' });
  databases.push(database);
  return database.pool;
}

afterEach(async () => {
  await Promise.all(databases.splice(0).map((database) => database.drop()));
});

const TABLES = [
  'issuer',
  'instrument',
  'bond',
  'bond_amortisation',
  'bond_option',
  'bond_coupon_step',
  'share',
  'fund',
  'rating',
  'subregion',
  'currency_pair',
  'exchange',
  'contract',
  'contract_day',
  'series',
  'quote_year',
  'source_instrument',
];

/** A digest of each table, independent of the order in which its rows were written. */
async function digests(pool: pg.Pool): Promise<Record<string, string>> {
  const result: Record<string, string> = {};
  for (const table of TABLES) {
    const { rows } = await pool.query<{ digest: string }>(
      // Shape seeds are random for each series, and ratings have no ids of their own.
      `select count(*) || ' ' || md5(string_agg(line, E'\\n' order by line)) as digest
       from ${table} t, lateral (select (to_jsonb(t) - 'shape_seed'
         - case when '${table}' = 'rating' then 'id' else '' end)::text as line)`,
    );
    result[table] = rows[0]?.digest ?? '';
  }
  return result;
}

async function countRows(pool: pg.Pool, from: string): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(`select count(*)::integer as n from ${from}`);
  return rows[0]?.n ?? -1;
}

async function readRuns(pool: pg.Pool) {
  const { rows } = await pool.query<{ load: string; read: number; new: number; refused: number }>(
    `select load, rows_read as read, rows_new as new, rows_refused as refused from load_run
     where source_code = 'demo' and error is null and ended_at >= started_at order by id`,
  );
  return rows;
}

test('a second load does nothing, and new rows get ids after the loaded ones', async () => {
  const pool = await newPool();
  expect(await loadDemoMarket(pool, { size: 'tiny', today })).toBe(true);
  expect(await loadDemoMarket(pool, { size: 'tiny', today: today + 5, seed: 9 })).toBe(false);
  await expect(loadDemoMarket(pool, { size: 'normal', today })).rejects.toThrow(/tiny demo market/);
  expect(await countRows(pool, 'instrument')).toBe(154);
  expect(await countRows(pool, 'data_source where is_demo and last_import_at is not null')).toBe(1);
  expect(await countRows(pool, 'source_instrument')).toBe(154);
  expect(await countRows(pool, `identifier where scheme = 'lei'`)).toBe(20);
  expect(await countRows(pool, `identifier where scheme = 'figi'`)).toBe(20);
  const runs = await readRuns(pool);
  expect(runs).toMatchObject([{ load: 'demo-tiny', refused: 0 }]);
  expect(runs[0]?.new).toBe(runs[0]?.read);
  expect(runs[0]?.new).toBeGreaterThan(10_000);
  const { rows } = await pool.query<{ id: number }>(
    `insert into instrument (source_code, kind, name)
     values ('demo', 'index', '{"eng": "New"}') returning id`,
  );
  expect(rows[0]?.id).toBeGreaterThan(10_060);
});

test('the last and previous values of a series match its chunks', async () => {
  const pool = await newPool();
  await loadDemoMarket(pool, { size: 'tiny', today });
  const { rows } = await pool.query<{
    last_day: number;
    last_value: number;
    previous_value: number;
    year: number;
    points: Buffer;
  }>(
    `select last_day - date '1970-01-01' as last_day, last_value::float8, previous_value::float8,
       year, points
     from series join quote_year on series_id = id and year = extract(year from previous_day)
     where extract(year from previous_day) = extract(year from last_day)`,
  );
  expect(rows.length).toBeGreaterThan(140);
  for (const row of rows) {
    const points: [number, number][] = [];
    readYearChunk(row.year, row.points, -Infinity, Infinity, (day, value) =>
      points.push([day, value]),
    );
    expect(points.at(-1)).toEqual([row.last_day, row.last_value]);
    expect(points.at(-2)?.[1]).toBe(row.previous_value);
  }
});

test('a load interrupted anywhere ends up like an uninterrupted one', async () => {
  const whole = await newPool();
  await loadDemoMarket(whole, { size: 'tiny', today });
  const expected = await digests(whole);

  const broken = await newPool();
  const outcomes: string[] = [];
  while (outcomes.at(-1) !== 'done') {
    // Each attempt is stopped one step later, and runs on a later day.
    const attempt = loadDemoMarket(broken, {
      size: 'tiny',
      today: today + outcomes.length,
      onProgress: (finished, total) => {
        if (finished === 1 && total > 1) throw new Error('stopped');
      },
    });
    outcomes.push(
      await attempt.then(
        () => 'done',
        (error: Error) => error.message,
      ),
    );
  }
  expect(new Set(outcomes)).toEqual(new Set(['stopped', 'done']));
  const runs = await broken.query<{ error: string | null; rows_new: number }>(
    'select error, rows_new from load_run where ended_at is not null order by id',
  );
  expect(runs.rows.map(({ error }) => error ?? 'done')).toEqual(outcomes);
  expect(runs.rows.reduce((sum, run) => sum + run.rows_new, 0)).toBe(
    (await readRuns(whole)).reduce((sum, run) => sum + run.new, 0),
  );
  expect(outcomes.length).toBeGreaterThan(4);
  expect(await digests(broken)).toEqual(expected);
});

test('a step that fails halfway leaves nothing behind', async () => {
  const pool = await newPool();
  await pool.query('alter table bond_option add constraint never check (price < 0)');
  await expect(loadDemoMarket(pool, { size: 'tiny', today })).rejects.toThrow(/never/);
  expect(await countRows(pool, 'instrument')).toBe(0);
  await pool.query('alter table bond_option drop constraint never');
  expect(await loadDemoMarket(pool, { size: 'tiny', today })).toBe(true);
  expect(await countRows(pool, 'instrument')).toBe(154);
});

test('two simultaneous loads create one market', async () => {
  const pool = await newPool();
  const load = () => loadDemoMarket(pool, { size: 'tiny', today });
  expect(await Promise.all([load(), load()])).toContain(true);
  expect(await countRows(pool, 'instrument')).toBe(154);
});

test('quotes extended day by day, or by two processes, equal those generated at once', async () => {
  const pool = await newPool();
  expect(await extendDemoQuotes(pool, { today })).toBe(0);
  await loadDemoMarket(pool, { size: 'tiny', today });
  expect(await extendDemoQuotes(pool, { today })).toBe(0);
  for (const days of [1, 2, 9]) await extendDemoQuotes(pool, { today: today + days });
  const extend = () => extendDemoQuotes(pool, { today: today + 100 });
  const written = await Promise.all([extend(), extend()]);
  expect(written.reduce((sum, n) => sum + n, 0)).toBeGreaterThan(5000);
  expect(await extend()).toBe(0);
  const runs = (await readRuns(pool)).filter(({ load }) => load === 'demo-days');
  expect(runs).toHaveLength(6);
  expect(runs.at(-1)).toMatchObject({ read: 0, new: 0 });

  const calendar = new Calendar(calendarDay(2014, 1, 1), today + 99);
  for (const plan of collectSeriesPlans(marketParts({ seed: 1, today }, 'tiny'))) {
    const { rows } = await pool.query<{ year: number; points: Buffer }>(
      'select year, points from quote_year where series_id = $1 order by year',
      [plan.id],
    );
    const stored = rows.map(({ year, points }) => {
      const days: number[] = [];
      const units: number[] = [];
      readYearChunk(year, points, -Infinity, Infinity, (day, value) => {
        days.push(day);
        units.push(Math.round(value * 10 ** plan.decimals));
      });
      return { year, days, units };
    });
    expect(stored).toEqual(walkPoints(plan, calendar, today + 99));
  }
  const late = "series join instrument i on i.id = instrument_id and status = 'active'";
  const lastDay = formatDay(today + 99);
  expect(await countRows(pool, `${late} where last_day > '${lastDay}'`)).toBe(0);
  expect(await countRows(pool, `${late} where last_day = '${lastDay}'`)).toBeGreaterThan(100);
  expect(await countRows(pool, `contract_day where day = '${lastDay}'`)).toBeGreaterThan(0);
});

test('a market generated by earlier rules is replaced, once', async () => {
  const pool = await newPool();
  await loadDemoMarket(pool, { size: 'tiny', today });
  const expected = await digests(pool);
  await pool.query(
    `update load_progress set step = 'begin:{"seed":1,"today":${today - 9}}' where step like 'begin:%'`,
  );
  await pool.query('update bond set coupon_rate = 99');
  // A market that these rules didn't generate isn't extended.
  expect(await extendDemoQuotes(pool, { today: today + 3 })).toBe(0);
  const load = () => loadDemoMarket(pool, { size: 'tiny', today });
  expect(await Promise.all([load(), load()])).toContain(true);
  expect(await digests(pool)).toEqual(expected);
  expect(await load()).toBe(false);
});
