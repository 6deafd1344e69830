import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createPool } from '../../../db/connect.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { postponeSearchUpkeep } from '../../../db/search/postpone-upkeep.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { JOBS } from '../../all-jobs.ts';
import type { Job } from './jobs.ts';
import { prepareJobs } from './prepare-jobs.ts';
import { startWork, type Worker } from './work.ts';

const DEADLINE = { timeout: 60_000, interval: 100 };
/** The shortest heartbeat that pg-boss allows. */
const HEARTBEAT_SECONDS = 10;

let database: TestDatabase;
let workers: Worker[];
let errors: unknown[];
beforeEach(async () => {
  database = await createTestDatabase({ template: 'demo' });
  workers = [];
  errors = [];
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await database.drop();
});

async function prepare(jobs: readonly Job[]): Promise<void> {
  const { pool: owner, ownerUrl, appUrl } = database;
  await prepareJobs(ownerUrl, { owner, appUrl, jobs, heartbeatSeconds: HEARTBEAT_SECONDS });
}

async function work(jobs: readonly Job[]): Promise<Worker> {
  const { ownerUrl, appUrl } = database;
  const worker = await startWork({
    ownerUrl,
    appUrl,
    config: { mail: null, sms: null, timeZone: 'UTC' },
    onError: (error) => errors.push(error),
    jobs,
    superviseSeconds: 1,
  });
  workers.push(worker);
  return worker;
}

async function queryRows<T>(sql: string): Promise<T[]> {
  return (await database.pool.query(sql)).rows as T[];
}

/** A job that writes what it does to a table on which the server has rights. */
async function probe(worker: string): Promise<Job> {
  await database.pool.query(`
    create table if not exists probe (
      id integer generated always as identity, worker text not null, what text not null);
    grant select, insert on probe to public`);
  return {
    name: 'probe',
    cron: '0 0 1 1 *',
    run: async ({ pool }) => {
      await pool.query(`insert into probe (worker, what) values ($1, 'begun')`, [worker]);
      await new Promise((done) => setTimeout(done, 50));
      await pool.query(`insert into probe (worker, what) values ($1, 'done')`, [worker]);
    },
  };
}

const noted = async () =>
  (await queryRows<{ what: string }>('select what from probe order by id')).map(({ what }) => what);

describe('the server’s role', () => {
  test('owns nothing of the queue and can’t create anything there', async ({ skip }) => {
    skip(database.appUrl === database.ownerUrl, 'DATABASE_URL names one role for everything');
    await prepare(JOBS);
    const app = createPool(database.appUrl, { max: 1 });
    try {
      for (const statement of [
        'create table jobs.extra (id integer)',
        'drop table jobs.job',
        'truncate jobs.job_common',
        'alter table jobs.queue add column extra integer',
      ]) {
        await expect(app.query(statement)).rejects.toMatchObject({ code: '42501' });
      }
      const { rows } = await app.query(
        `select relname from pg_class where relnamespace = 'jobs'::regnamespace
           and relowner = current_user::regrole`,
      );
      expect(rows).toEqual([]);
    } finally {
      await app.end();
    }
  });
});

test('startup can prepare the queue any number of times, and drops removed jobs', async () => {
  const gone: Job = { name: 'gone', cron: '* * * * *', run: async () => {} };
  await prepare([...JOBS, gone]);
  await Promise.all([prepare(JOBS), prepare(JOBS)]);
  const schedules = await queryRows<{ name: string }>(
    'select name from jobs.schedule order by name',
  );
  const timed = JOBS.filter(({ cron }) => cron !== null);
  expect(schedules.map(({ name }) => name)).toEqual(timed.map(({ name }) => name).toSorted());
});

test('startup applies its options to queues created by an older version', async () => {
  await prepare(JOBS);
  await database.pool.query('update jobs.queue set retry_limit = 0, heartbeat_seconds = 60');
  await prepare(JOBS);
  const names = JOBS.map(({ name }) => name);
  expect(
    await queryRows(`select distinct retry_limit, heartbeat_seconds from jobs.queue
      where name in ('${names.join("', '")}')`),
  ).toEqual([{ retry_limit: 5, heartbeat_seconds: HEARTBEAT_SECONDS }]);
});

test('a job that came due while no process ran is done once by the next one', async () => {
  const jobs = [await probe('later')];
  await prepare(jobs);
  await database.pool.query(`
    update jobs.version set cron_on = now() - interval '2 years';
    update jobs.schedule set created_on = now() - interval '2 years'`);
  await prepare(jobs);
  await work(jobs);
  await expect.poll(noted, DEADLINE).toEqual(['begun', 'done']);
  expect(errors).toEqual([]);
});

test('SRC-9 the search is updated while servers run', async () => {
  await prepare(JOBS);
  const worker = await work(JOBS);
  await inTransaction(database.pool, async (client) => {
    await postponeSearchUpkeep(client);
    await client.query(
      `insert into instrument (source_code, kind, name) values ('demo', 'etf', '{"eng": "Zyzzyva"}')`,
    );
  });
  await worker.send('search-upkeep');
  await expect
    .poll(
      () => queryRows(`select documents from search_token_etf where token = 'zizziva'`),
      DEADLINE,
    )
    .toEqual([{ documents: 1 }]);
  expect(errors).toEqual([]);
});

test('expired data are cleaned up, and codes follow the days', async () => {
  await prepare(JOBS);
  await database.pool.query(`
    insert into one_time_link values ('\\x01', 'first-operator', now() - interval '1 day');
    insert into load_run (source_code, load, seen_at) values ('demo', 'x', now() - interval '2 hours')`);
  const worker = await work(JOBS);
  await worker.send('cleaning');
  await worker.send('identifier-days');
  await expect.poll(() => queryRows('select purpose from one_time_link'), DEADLINE).toEqual([]);
  await expect
    .poll(() => queryRows(`select error from load_run where load = 'x'`), DEADLINE)
    .toEqual([{ error: 'cut off' }]);
  await expect
    .poll(() => queryRows(`select name from jobs.job where state <> 'completed'`), DEADLINE)
    .toEqual([]);
  expect(errors).toEqual([]);
});

test('OPS-1 two workers do nothing twice, and never the same job at once', async () => {
  const jobs = [await probe('one')];
  await prepare(jobs);
  const [one, two] = [await work(jobs), await work([await probe('two')])];
  for (let round = 1; round <= 3; round += 1) {
    // Whoever sends it and however often: only one is queued or running at a time.
    await Promise.all([one.send('probe'), two.send('probe'), one.send('probe')]);
    await expect.poll(noted, DEADLINE).toHaveLength(2 * round);
    await expect
      .poll(() => queryRows(`select id from jobs.job where state < 'completed'`), DEADLINE)
      .toEqual([]);
  }
  expect(await noted()).toEqual(['begun', 'done', 'begun', 'done', 'begun', 'done']);
  expect(errors).toEqual([]);
});

test('OPS-1 another worker does the job of a killed one', async () => {
  const jobs = [await probe('survivor')];
  await prepare(jobs);
  const script = fileURLToPath(new URL('./testing/hanging-worker.ts', import.meta.url));
  const child = spawn(process.execPath, [script, database.appUrl, database.ownerUrl], {
    stdio: 'inherit',
  });
  try {
    // A worker without jobs sends it, because something has to.
    const sender = await work([]);
    await sender.send('probe');
    await expect.poll(noted, DEADLINE).toEqual(['begun']);
  } finally {
    child.kill('SIGKILL');
  }
  await work(jobs);
  await expect.poll(noted, DEADLINE).toEqual(['begun', 'begun', 'done']);
  await expect
    .poll(() => queryRows('select state from jobs.job'), DEADLINE)
    .toEqual([{ state: 'completed' }]);
  expect(errors).toEqual([]);
});
