import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isMigrated, migrate } from './migrate.ts';
import { StartupError } from './startup-error.ts';
import { createTestDatabase, type TestDatabase, type Template } from './testing/test-database.ts';
import { waitingForLocks } from './testing/waiting-for-locks.ts';

const run = promisify(execFile);
const opened: TestDatabase[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.drop()));
});

async function open(template: Template): Promise<TestDatabase> {
  const database = await createTestDatabase({ template });
  opened.push(database);
  return database;
}

async function migrationNames(): Promise<string[]> {
  const names = await readdir(new URL('./migrations/', import.meta.url));
  return names.filter((name) => name.endsWith('.sql')).toSorted();
}

async function appliedNames({ pool }: TestDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    'select name from schema_migration order by id',
  );
  return rows.map(({ name }) => name);
}

describe('migrate', () => {
  test('brings an empty database to the newest schema, once', async () => {
    const database = await open('empty');
    const names = await migrationNames();
    expect(await migrate(database.pool)).toBe(names.length);
    expect(await appliedNames(database)).toEqual(names);
    expect(await isMigrated(database.pool)).toBe(true);
    expect(await migrate(database.pool)).toBe(0);
    expect(await appliedNames(database)).toEqual(names);
  });

  test('migration numbers are consecutive, from 1', async () => {
    const numbers = (await migrationNames()).map((name) => Number.parseInt(name, 10));
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
  });

  test('of simultaneous startups, one migrates and the others find nothing to do', async () => {
    const database = await open('empty');
    const script = `
      const { createPool } = await import(process.argv[1] + '/connect.ts');
      const { migrate } = await import(process.argv[1] + '/migrate.ts');
      const pool = createPool(process.env.TEST_URL);
      console.log(await migrate(pool));
      await pool.end();`;
    const env = { ...process.env, TEST_URL: database.ownerUrl };
    const folder = new URL('.', import.meta.url).href.replace(/\/$/, '');
    const options = ['--input-type=module', '--eval', script, folder];
    // This table blocks all migrations until three processes wait for it.
    const gate = await database.pool.connect();
    await gate.query('begin');
    await gate.query('create table schema_migration (id integer)');
    const processes = Promise.all(
      [1, 2, 3].map(async () => Number((await run(process.execPath, options, { env })).stdout)),
    );
    await expect.poll(() => waitingForLocks(database), { timeout: 20_000 }).toBe(3);
    await gate.query('rollback');
    gate.release();
    const outputs = await processes;
    const { length } = await migrationNames();
    expect(outputs.toSorted((a, b) => a - b)).toEqual([0, 0, length]);
    const twice = 'select name from schema_function group by name having count(*) > 1';
    expect((await database.pool.query(twice)).rows).toEqual([]);
    expect(await isMigrated(database.pool)).toBe(true);
  });

  test('after a failure only missing migrations are applied, and existing rows stay', async () => {
    const database = await open('empty');
    const names = await migrationNames();
    // Makes the second migration fail.
    await database.pool.query('create table account (id integer)');
    await expect(migrate(database.pool)).rejects.toThrow('already exists');
    expect(await appliedNames(database)).toEqual(names.slice(0, 1));
    expect(await isMigrated(database.pool)).toBe(false);
    await database.pool.query(`insert into data_source (code, name) values ('kept', 'Kept')`);
    await database.pool.query('drop table account');
    expect(await migrate(database.pool)).toBe(names.length - 1);
    expect(await appliedNames(database)).toEqual(names);
    const { rows } = await database.pool.query(`select 1 from data_source where code = 'kept'`);
    expect(rows).toHaveLength(1);
  });

  test('rejects an applied migration that was edited', async () => {
    const { pool } = await open('migrated');
    await pool.query(`update schema_migration set checksum = 'other' where id = 2`);
    const outcome = migrate(pool);
    await expect(outcome).rejects.toThrow(StartupError);
    await expect(outcome).rejects.toThrow('Migration 2 was changed after it was applied');
  });

  test('rejects a database of a newer version', async () => {
    const { pool } = await open('migrated');
    await pool.query(`insert into schema_migration values (9999, '9999-future.sql', 'x')`);
    const outcome = migrate(pool);
    await expect(outcome).rejects.toThrow(StartupError);
    await expect(outcome).rejects.toThrow('newer version of Parcurve (migration 9999)');
  });
});

/**
 * Written with the owner’s rights: the search index by triggers, the list of functions by
 * migrate().
 */
const isKept = (name: string) =>
  /^(search|screen)_/.test(name) ||
  ['schema_function', 'market_calendar', 'trading_gap'].includes(name);

describe('the server’s role', () => {
  let database: TestDatabase;
  let app: Client;
  let hasOwnRole = false;
  beforeAll(async () => {
    database = await createTestDatabase({ template: 'migrated' });
    hasOwnRole = database.appUrl !== database.ownerUrl;
    app = new Client({ connectionString: database.appUrl });
    await app.connect();
  });
  afterAll(async () => {
    await app.end();
    await database.drop();
  });

  test.for([
    'create table extra (id integer)',
    'create schema extra',
    'create role extra',
    'alter table account add column extra integer',
    'drop table session',
    'truncate account',
    'create index extra on account (name)',
    `insert into schema_migration values (9999, 'x', 'x')`,
    'update schema_migration set id = id',
    'delete from schema_migration',
    `update audit_entry set target = '2'`,
    'delete from audit_entry',
    'truncate audit_entry',
  ])('may not: %s', async (statement, { skip }) => {
    skip(!hasOwnRole, 'DATABASE_URL names one role for everything');
    const refused = { code: '42501' }; // insufficient_privilege
    await expect(app.query(statement)).rejects.toMatchObject(refused);
  });

  test('reads and writes every table, and reads the list of migrations', async ({ skip }) => {
    skip(!hasOwnRole, 'DATABASE_URL names one role for everything');
    const { rows } = await app.query<{ name: string; rights: boolean[] }>(`
      select tablename as name, array(
        select has_table_privilege(format('public.%I', tablename), r)
        from unnest(array['select', 'insert', 'update', 'delete']) r) as rights
      from pg_tables
      where schemaname = 'public' and tablename not in ('schema_migration', 'audit_entry', 'audit_account')`);
    expect(rows.length).toBeGreaterThan(10);
    const [index, others] = [true, false].map((isWanted) =>
      rows.filter(({ name }) => isKept(name) === isWanted),
    );
    expect(others?.filter(({ rights }) => rights.includes(false))).toEqual([]);
    expect(index).not.toEqual([]);
    expect(index?.filter(({ rights }) => rights.join() !== 'true,false,false,false')).toEqual([]);
    await app.query('select * from schema_migration');
    await app.query('begin');
    await app.query(`insert into data_source (code, name) values ('app', 'App')`);
    const inserted = await app.query(
      `insert into issuer (source_code, name, country, sector)
       values ('app', '{"eng": "App"}', 'DE', 'x') returning id`,
    );
    await app.query('update issuer set sector = $1', ['y']);
    const deleted = await app.query('delete from issuer');
    await app.query('rollback');
    expect([inserted.rowCount, deleted.rowCount]).toEqual([1, 1]);
  });

  test('OPR-7 nobody can change an audit entry, not even the owner', async () => {
    const { pool } = database;
    await app.query(`insert into audit_entry (action, kind, target) values ('added', 'x', '1')`);
    for (const statement of [
      `update audit_entry set target = '2'`,
      'delete from audit_entry',
      'truncate audit_entry',
    ]) {
      await expect(pool.query(statement)).rejects.toThrow('audit entries cannot be changed');
    }
    const { rows } = await app.query('select target from audit_entry');
    expect(rows).toEqual([{ target: '1' }]);
  });
});
