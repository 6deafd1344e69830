import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isMigrated, migrate } from './migrate.ts';
import { replaceFunctions } from './replace-functions.ts';
import { readSqlFiles } from './sql-files.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase({ template: 'migrated' });
  folder = await mkdtemp(join(tmpdir(), 'functions-'));
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const answering = (name: string, answer: number) =>
  `create or replace function ${name}() returns integer language sql as 'select ${answer}';\n`;

async function replace(files: Record<string, string>): Promise<string[]> {
  for (const [name, sql] of Object.entries(files)) await writeFile(join(folder, name), sql);
  const client = await database.pool.connect();
  try {
    return await replaceFunctions(client, pathToFileURL(`${folder}/`));
  } finally {
    client.release();
  }
}

/** Pretends that another version ran its file last. */
async function anotherVersion(name: string): Promise<void> {
  await database.pool.query(
    `insert into schema_function (name, checksum, migration)
     select $1, 'another', max(id) from schema_migration`,
    [name],
  );
}

async function queryValues(sql: string): Promise<unknown[]> {
  const { rows } = await database.pool.query<Record<string, unknown>>(sql);
  return rows.flatMap((row) => Object.values(row));
}

test('a failing file leaves everything unchanged', async () => {
  await replace({ 'one.sql': answering('one', 1) });
  const broken = { 'one.sql': answering('one', 2), 'two.sql': 'create or replace function' };
  await expect(replace(broken)).rejects.toThrow('syntax error');
  expect(await queryValues('select one()')).toEqual([1]);
  expect(await replace({ 'two.sql': answering('two', 2) })).toEqual(['one.sql', 'two.sql']);
  expect(await queryValues('select one(), two()')).toEqual([2, 2]);
});

test('a file runs when it is new or changed, once, and when it changes back', async () => {
  const files = { 'one.sql': answering('one', 1), 'two.sql': answering('two', 2) };
  expect(await replace(files)).toEqual(['one.sql', 'two.sql']);
  expect(await replace({})).toEqual([]);
  expect(await replace({ 'one.sql': answering('one', 11) })).toEqual(['one.sql']);
  expect(await replace({})).toEqual([]);
  expect(await queryValues('select one(), two()')).toEqual([11, 2]);
  expect(await replace({ 'one.sql': files['one.sql'] })).toEqual(['one.sql']);
  expect(await queryValues('select one()')).toEqual([1]);
});

test('a database without this checkout’s functions isn’t migrated', async () => {
  await database.pool.query(`delete from schema_function where name = 'search-text.sql'`);
  expect(await isMigrated(database.pool)).toBe(false);
  await database.pool.query(
    `insert into schema_function (name, checksum, migration) values ('search-text.sql', 'older', 1)`,
  );
  expect(await isMigrated(database.pool)).toBe(false);
  expect(await migrate(database.pool)).toBe(0);
  expect(await isMigrated(database.pool)).toBe(true);
});

test('servers of an older version keep working after the next one has replaced its functions', async () => {
  await anotherVersion('search-text.sql');
  expect(await isMigrated(database.pool)).toBe(true);
});

test('a manual change of a function is replaced with the next edit of its file', async () => {
  const before = await queryValues(`select pg_get_functiondef('search_rank'::regproc)`);
  await database.pool.query(
    `create or replace function search_rank(is_active boolean, importance integer) returns integer
     language sql immutable parallel safe as 'select 1'`,
  );
  await anotherVersion('search-text.sql');
  await migrate(database.pool);
  expect(await queryValues(`select pg_get_functiondef('search_rank'::regproc)`)).toEqual(before);
});

test('after a migration all files run: it may have dropped a function of an unchanged file', async () => {
  const wanted = await queryValues(`select pg_get_functiondef('search_suffixes'::regproc)`);
  // As if the newest migration had dropped it and the process had been killed right after.
  await database.pool.query(
    `update schema_function set migration = migration - 1; drop function search_suffixes`,
  );
  expect(await isMigrated(database.pool)).toBe(false);
  expect(await migrate(database.pool)).toBe(0);
  expect(await queryValues(`select pg_get_functiondef('search_suffixes'::regproc)`)).toEqual(
    wanted,
  );
});

test('SCR-1 list rows are rebuilt when the function that builds them changes', async () => {
  const loads = 'select loads from screen_state';
  const [before] = (await queryValues(loads)) as [number];
  const file = 'screen-rows.sql';
  await replace({ [file]: answering('screen_percent_twice', 1) });
  expect(await queryValues(loads)).toEqual([before + 1]);
  // A migration causes all files to run again; an unchanged function yields the same rows.
  await database.pool.query('update schema_function set migration = migration - 1');
  expect(await replace({})).toEqual([file]);
  expect(await queryValues(loads)).toEqual([before + 1]);
  await replace({ [file]: answering('screen_percent_twice', 2) });
  expect(await queryValues(loads)).toEqual([before + 2]);
  await replace({ 'other.sql': answering('other', 1) });
  expect(await queryValues(loads)).toEqual([before + 2]);
});

/** Migrations up to this one predate the function files and contain copies of whole functions. */
const LAST_WITH_COPIES = 12;

test('no migration replaces a function: its file does', async () => {
  const migrations = await readSqlFiles(new URL('./migrations/', import.meta.url));
  const replaced = migrations.flatMap(({ name, sql }) =>
    [...sql.matchAll(/create\s+or\s+replace\s+(?:function|procedure)\s+([\w.]+)/gi)].map(
      ([, found]) => ({ name, advice: `${name}: change ${found} in src/db/functions/ instead` }),
    ),
  );
  // The copies in old migrations prove that the check finds copies.
  expect(replaced.map(({ name }) => name)).toContain('0012-identifiers.sql');
  const later = replaced.filter(({ name }) => Number.parseInt(name, 10) > LAST_WITH_COPIES);
  expect(later.map(({ advice }) => advice)).toEqual([]);
});

test('every database function is in one of the files', async () => {
  const files = await readSqlFiles(new URL('./functions/', import.meta.url));
  const found = files.flatMap(({ sql }) =>
    [...sql.matchAll(/^create or replace function (\w+)\(/gm)].map(([, name]) => name),
  );
  const stored = await queryValues(
    `select proname::text from pg_proc where pronamespace = 'public'::regnamespace`,
  );
  expect(stored).toHaveLength(found.length);
  expect(new Set(found)).toEqual(new Set(stored));
});
