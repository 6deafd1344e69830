import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { calendarDay, SECONDS_PER_DAY } from '../../domain/time/day.ts';
import { loadDemoMarket } from './load-demo-market.ts';
import { runMovingMarket } from './run-moving-market.ts';

const today = calendarDay(2025, 11, 12);
const timeZone = 'UTC+3';
const noon = (today * SECONDS_PER_DAY + SECONDS_PER_DAY / 2 - 3 * 3600) * 1000;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ template: 'migrated' });
  await loadDemoMarket(database.pool, { size: 'tiny', today });
});

afterAll(async () => {
  await database.drop();
});

async function queryNumber(sql: string): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(`select (${sql})::integer as n`);
  return rows[0]?.n ?? -1;
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 1000; i += 1) {
    if (await condition()) return;
    await wait(25);
  }
  throw new Error('it did not come about');
}

/**
 * The connection of the last lock holder takes a moment to close, and a process that finds the lock
 * taken retries only after a minute.
 */
async function untilMarketLockIsFree(): Promise<void> {
  const held = `select count(*) from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`;
  await until(async () => (await queryNumber(held)) === 0);
}

test('fills in today, ticks, notifies, cleans up, passes midnight, in one process only', async () => {
  const errors: unknown[] = [];
  const heard: string[] = [];
  const listener = await database.pool.connect();
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
  await listener.query('listen instrument_ticked');
  await database.pool.query(
    `insert into intraday_quote select id, to_timestamp($1), 1 from series where is_realtime`,
    [noon / 1000 - 8 * SECONDS_PER_DAY],
  );

  let moment = noon;
  const stop = new AbortController();
  const options = {
    intervalMs: 10,
    now: () => ({ ms: moment, timeZone }),
    signal: stop.signal,
    onError: (error: unknown) => errors.push(error),
  };
  const runs = [runMovingMarket(database.pool, options), runMovingMarket(database.pool, options)];
  const latest = `select extract(epoch from min(intraday_at)) from series where is_realtime`;

  const series = await queryNumber('select count(*) from series where is_realtime');
  await until(async () => (await queryNumber(latest)) === noon / 1000);
  // Every five minutes since midnight, and the tick itself.
  expect(await queryNumber('select count(*) from intraday_quote')).toBe(series * 145);

  moment += 5000;
  await until(async () => (await queryNumber(latest)) === noon / 1000 + 5);
  expect(await queryNumber('select count(*) from intraday_quote')).toBe(series * 146);
  const ids = heard.at(-1)?.split(',') ?? [];
  expect(ids).toHaveLength(series);

  moment += (SECONDS_PER_DAY / 2) * 1000;
  await until(async () => (await queryNumber(latest)) === moment / 1000);
  expect(await queryNumber(`select max(last_day) - date '1970-01-01' from series`)).toBe(today);

  stop.abort();
  await Promise.all(runs);
  listener.release(true);
  expect(errors).toEqual([]);
});

test('a clock that is set back leaves nothing in the future', async () => {
  const hour = 3600;
  let moment = noon;
  const at = () => moment / 1000;
  const latest = `select extract(epoch from min(intraday_at)) from series where is_realtime`;
  const ahead = () =>
    queryNumber(`select count(*) from intraday_quote where at > to_timestamp(${at()})`);
  const lastDay = `select max(last_day) - date '1970-01-01' from series where is_realtime`;
  /** Runs the market during `visit`; `arrive` waits until the market has reached `moment`. */
  async function run(visit: (arrive: () => Promise<void>) => Promise<void>): Promise<void> {
    await untilMarketLockIsFree();
    const errors: unknown[] = [];
    const stop = new AbortController();
    const running = runMovingMarket(database.pool, {
      intervalMs: 10,
      now: () => ({ ms: moment, timeZone }),
      signal: stop.signal,
      onError: (error) => errors.push(error),
    });
    try {
      await visit(() => until(async () => (await queryNumber(latest)) === at()));
    } finally {
      stop.abort();
      await running;
    }
    expect(errors).toEqual([]);
  }

  await run(async (arrive) => {
    // The test before this one ended a day later: its process is gone, but its quotes remain.
    expect(await ahead()).toBeGreaterThan(0);
    await arrive();
    expect(await ahead()).toBe(0);
    expect(await queryNumber(lastDay)).toBe(today - 1);

    moment -= hour * 1000;
    await arrive();
    expect(await ahead()).toBe(0);

    moment += 5000;
    await arrive();

    moment += 2 * SECONDS_PER_DAY * 1000;
    await arrive();
    expect(await queryNumber(lastDay)).toBeGreaterThan(today);

    moment = noon;
    await arrive();
    expect(await ahead()).toBe(0);
    expect(await queryNumber(lastDay)).toBe(today - 1);
  });
  // The clock was set back while no process ran.
  moment -= hour * 1000;
  await run(async (arrive) => {
    await arrive();
    expect(await ahead()).toBe(0);
  });
});

test('an error is reported and not thrown', async () => {
  await untilMarketLockIsFree();
  const errors: unknown[] = [];
  const stop = new AbortController();
  await runMovingMarket(database.pool, {
    intervalMs: 10,
    now: () => {
      throw new Error('no clock');
    },
    signal: stop.signal,
    onError: (error) => {
      errors.push(error);
      stop.abort();
    },
  });
  expect(errors).toEqual([new Error('no clock')]);
});
