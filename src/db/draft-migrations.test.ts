import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { createPool } from './connect.ts';
import { followDrafts } from './draft-migrations.ts';
import { migrate, MIGRATIONS_FOLDER } from './migrate.ts';
import { readSqlFiles } from './sql-files.ts';
import { StartupError } from './startup-error.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { runAsAdmin } from './testing/test-server.ts';

const DRAFT = '9001-draft.sql';
let database: TestDatabase;
let folder: string;
let committed: Set<string>;
let said: string[] = [];
beforeEach(async () => {
  database = await createTestDatabase({ template: 'migrated' });
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await cp(fileURLToPath(MIGRATIONS_FOLDER), folder, { recursive: true });
  committed = new Set((await readSqlFiles(MIGRATIONS_FOLDER)).map(({ name }) => name));
  said = [];
});
afterEach(async () => {
  await database.drop();
  const { adminUrl } = inject('testServer');
  await runAsAdmin(adminUrl, `drop database if exists ${database.name}_before_drafts`);
  await rm(folder, { recursive: true });
});

const write = (sql: string) => writeFile(join(folder, DRAFT), sql);

/** Like `npm run dev`: nobody is connected while the drafts are compared. */
async function start(): Promise<void> {
  if (!database.pool.ended) await database.pool.end();
  const { adminUrl } = inject('testServer');
  const { ownerUrl } = database;
  const place = pathToFileURL(`${folder}/`);
  await followDrafts({ ownerUrl, adminUrl }, committed, {
    folder: place,
    report: (sentence) => said.push(sentence),
  });
  await queryAsOwner((pool) => migrate(pool, { folder: place }));
}

async function queryAsOwner<T>(work: (pool: TestDatabase['pool']) => Promise<T>): Promise<T> {
  const pool = createPool(database.ownerUrl);
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

const columns = () =>
  queryAsOwner(async (pool) => {
    const { rows } = await pool.query<{ name: string }>(
      `select attname as name from pg_attribute
       where attrelid = to_regclass('draft') and attnum > 0 order by attnum`,
    );
    return rows.map(({ name }) => name);
  });

test('an uncommitted migration can be edited and removed', async () => {
  await start();
  expect(said).toEqual([]);
  await write('create table draft (one integer)');
  await start();
  expect(said.splice(0)).toEqual([expect.stringContaining(`${DRAFT} is not committed`)]);
  expect(await columns()).toEqual(['one']);
  await start();
  expect(said).toEqual([]);

  await write('create table draft (one integer, two integer)');
  await start();
  expect(said.splice(0)).toEqual([
    expect.stringContaining('restored to its state before the drafts'),
  ]);
  expect(await columns()).toEqual(['one', 'two']);
  await write('create table draft (three integer)');
  await start();
  expect(await columns()).toEqual(['three']);

  await rm(join(folder, DRAFT));
  await start();
  expect(await columns()).toEqual([]);
});

test('a committed migration is final, and the copy is removed', async () => {
  await write('create table draft (one integer)');
  await start();
  committed.add(DRAFT);
  await start();
  await write('create table draft (two integer)');
  const outcome = start();
  await expect(outcome).rejects.toThrow(StartupError);
  await expect(outcome).rejects.toThrow('Migration 9001 was changed after it was applied');
  committed.delete(DRAFT);
  await expect(start()).rejects.toThrow('there is no earlier copy');
});
