import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { cleanRuns, recordRun } from './runs.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'migrated' });
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query(`
    delete from data_source;
    insert into data_source (code, name) values ('bank', 'Bank')`);
});

const BANK = { source: 'bank', load: 'days' };

const storedRuns = () =>
  database.db
    .selectFrom('load_run')
    .select(['load', 'ended_at', 'rows_read', 'rows_new', 'rows_changed', 'rows_refused', 'error'])
    .orderBy('id')
    .execute();

async function lastImport(): Promise<Date | null | undefined> {
  const row = await database.db.selectFrom('data_source').selectAll().executeTakeFirst();
  return row?.last_import_at;
}

test('a load from an unknown source is rejected', async () => {
  const run = recordRun(database.pool, { source: 'nobody', load: 'days' }, async () => {});
  await expect(run).rejects.toMatchObject({ code: '23503' });
});

test('a failed load is recorded with its error, and how far it got', async () => {
  const failing = recordRun(database.pool, BANK, async (run) => {
    await run.count({ read: 5, new: 3, refused: 2 });
    throw new Error('the file ends in the middle');
  });
  await expect(failing).rejects.toThrow('the file ends in the middle');
  expect(await storedRuns()).toMatchObject([
    { rows_read: 5, rows_new: 3, rows_refused: 2, error: 'the file ends in the middle' },
  ]);
  expect(await lastImport()).toBeNull();
});

test('a load is visible while it runs, and counts progress', async () => {
  const result = await recordRun(database.pool, BANK, async (run) => {
    await run.count({ read: 2, new: 1, changed: 1 });
    expect(await storedRuns()).toMatchObject([{ rows_read: 2, ended_at: null, error: null }]);
    await run.count({ read: 3, new: 3 });
    return 'done';
  });
  expect(result).toBe('done');
  const [run] = await storedRuns();
  expect(run).toMatchObject({ load: 'days', rows_read: 5, rows_new: 4, rows_changed: 1 });
  expect(run).toMatchObject({ rows_refused: 0, error: null });
  expect(run?.ended_at).toBeInstanceOf(Date);
  expect(await lastImport()).toBeInstanceOf(Date);
});

test('a run that found nothing new isn’t an import', async () => {
  await recordRun(database.pool, BANK, (run) => run.count({ read: 9 }));
  expect(await storedRuns()).toMatchObject([{ rows_read: 9, error: null }]);
  expect(await lastImport()).toBeNull();
});

test('cleanup closes interrupted runs, and keeps the last run of each load', async () => {
  await database.pool.query(`
    insert into load_run (source_code, load, started_at, seen_at, ended_at) values
      ('bank', 'gone', now() - interval '300 days', now() - interval '300 days', now()),
      ('bank', 'gone', now() - interval '200 days', now() - interval '200 days', now()),
      ('bank', 'cut', now() - interval '3 hours', now() - interval '2 hours', null),
      ('bank', 'running', now() - interval '3 hours', now() - interval '1 minute', null)`);
  await cleanRuns(database.pool);
  await cleanRuns(database.pool);
  expect(
    (await storedRuns()).map(({ load, error, ended_at }) => [load, error, ended_at !== null]),
  ).toEqual([
    ['gone', null, true],
    ['cut', 'cut off', true],
    ['running', null, false],
  ]);
});
