import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { makeScreenRows } from './screening/make-screen-rows.ts';
import { rebuildSearchIndex } from './search/rebuild-search-index.ts';
import { findWrongRows } from './testing/screen-rows.ts';
import { readSearchIndex } from './testing/search-index.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

/** The last migration of the version in which only instruments had sources. */
const LANDED = 8;

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ template: 'empty' });
  await migrate(database.pool, { upTo: LANDED });
  // Rows as that version wrote them.
  await database.pool.query(`
    insert into data_source (code, name, is_demo) values
      ('demo', 'Demo', true), ('bank', 'Central bank', false);
    insert into issuer (id, source_code, name, country, sector) values
      (7, 'demo', '{"eng": "Old Works"}', 'DE', 'banks');
    insert into instrument (id, source_code, kind, name, isin, ticker, issuer_id) values
      (1, 'demo', 'stock', '{"eng": "Old Works ord."}', 'DE000BAY0017', 'OLD', 7),
      (2, 'demo', 'bond', '{"eng": "Old Works 5% 2031"}', 'US0378331005', null, 7),
      (3, 'bank', 'currency', '{"eng": "Euro – Dollar"}', null, 'EUR/USD', null),
      (4, 'bank', 'index', '{"eng": "Nothing"}', null, null, null),
      (5, 'bank', 'index', '{"eng": "Odd"}', null, ' odd', null);
    insert into series (id, instrument_id, field, last_day, last_value) values
      (11, 1, 'close', '2026-11-13', 10.5), (12, 1, 'volume', '2026-11-13', 700),
      (13, 3, 'close', '2026-11-13', 1.1);
    insert into quote_year values (11, 2026, '\\x04')`);
  await rebuildOldIndex();
});
afterEach(() => database.drop());

/**
 * That version's rebuild read ticker and ISIN. search_reindex produces the same rows, but only if
 * the index is marked as fresh.
 */
async function rebuildOldIndex(): Promise<void> {
  await database.pool.query(`
    update search_state set is_stale = false, built_at = now();
    select search_reindex(type, array_agg(id)) from search_source group by type`);
}

async function queryRows(sql: string): Promise<unknown[]> {
  const { rows } = await database.pool.query<Record<string, unknown>>(sql);
  return rows.map((row) => Object.values(row));
}

test('data stored by the old version is in its new place', async () => {
  const steps: string[] = [];
  await migrate(database.pool, { onProgress: (_done, _total, what) => steps.push(what) });
  expect(steps).toEqual(
    expect.arrayContaining(['0011-sources.sql', '0012-identifiers.sql']) as string[],
  );
  expect(await queryRows('select code, allows_files from data_source order by code')).toEqual([
    ['bank', true],
    ['demo', true],
  ]);
  expect(
    await queryRows('select id, source_code, is_preferred, last_value from series order by id'),
  ).toEqual([
    [11, 'demo', true, '10.5'],
    [12, 'demo', true, '700'],
    [13, 'bank', true, '1.1'],
  ]);
  expect(await queryRows('select series_id, year from quote_year')).toEqual([[11, 2026]]);
  // Only for the demo market is it known how the source identifies its instruments.
  expect(await queryRows('select * from source_instrument order by instrument_id')).toEqual([
    ['demo', '1', 1],
    ['demo', '2', 2],
  ]);
  expect(
    await queryRows(
      `select instrument_id, scheme, value, valid_from, valid_to from identifier order by 1, 2`,
    ),
  ).toEqual([
    [1, 'isin', 'DE000BAY0017', null, null],
    [1, 'ticker', 'OLD', null, null],
    [2, 'isin', 'US0378331005', null, null],
    [3, 'ticker', 'EUR/USD', null, null],
  ]);
  expect(await queryRows('select id, isin, ticker from instrument order by id')).toEqual([
    [1, 'DE000BAY0017', 'OLD'],
    [2, 'US0378331005', null],
    [3, null, 'EUR/USD'],
    [4, null, null],
    [5, null, ' odd'],
  ]);
});

test('the search finds the same as before; the next rebuild adds traits', async () => {
  const before = await readSearchIndex(database.pool);
  await migrate(database.pool);
  expect(await readSearchIndex(database.pool)).toEqual(before);
  expect(await rebuildSearchIndex(database.pool)).toBe(true);
  const { bonds, companies, ...rest } = await readSearchIndex(database.pool);
  const { bonds: oldBonds, companies: _oldCompanies, ...oldRest } = before;
  expect(bonds!.documents!.map(({ words }) => words)).toEqual(
    oldBonds!.documents!.map(({ words }) => `${words as string} C:DE S:BANKS |`),
  );
  expect(bonds!.codes).toEqual(oldBonds!.codes);
  expect(companies!.tokens).toContainEqual(expect.objectContaining({ token: 'C:DE' }));
  expect(Object.keys(rest)).toEqual(Object.keys(oldRest));
});

test('USR-3 the tariffs of accounts don’t end, and open no more than before', async () => {
  await database.pool.query(`
    insert into account (email, name, password_hash, tariffs) values
      ('a@example.org', 'A', '', '{677,12,677}'), ('b@example.org', 'B', '', '{}')`);
  await migrate(database.pool);
  expect(
    await queryRows(`select email, tariff_id, ends_at from account_tariff
      join account on account.id = account_id order by tariff_id`),
  ).toEqual([
    ['a@example.org', 12, null],
    ['a@example.org', 677, null],
  ]);
  expect(await queryRows('select id, opens, price, is_offered from tariff order by id')).toEqual([
    [12, [], null, false],
    [100, ['values'], null, true],
    [677, ['tickets'], null, true],
  ]);
});

test('what the old version could write can still be written', async () => {
  await migrate(database.pool);
  await database.pool.query(`update instrument set isin = 'GB0002634946' where id = 1`);
  await database.pool.query(`insert into series (instrument_id, source_code) values (4, 'bank')`);
  expect(
    await queryRows(`select value from identifier where instrument_id = 1 and valid_to is null
      order by value`),
  ).toEqual([['GB0002634946'], ['OLD']]);
});

test('OPR-6 nothing is hidden or held after the upgrade, and both work from then on', async () => {
  await migrate(database.pool, { upTo: 30 });
  await database.pool.query(`
    insert into audit_entry (action, kind, target) values ('changed', 'instrument', '2');
    insert into bond values (2, 'fixed', 5, 1, '30/360', '2021-01-02', '2031-01-02', 1000, 90000)`);
  await migrate(database.pool);
  expect(await queryRows('select id from instrument where is_hidden')).toEqual([]);
  expect(await queryRows('select target from audit_entry')).toEqual([['2']]);
  await rebuildSearchIndex(database.pool);
  const whole = await readSearchIndex(database.pool);
  await database.pool.query('update instrument set is_hidden = true where id = 2');
  expect(await readSearchIndex(database.pool)).not.toEqual(whole);
  await database.pool.query('update instrument set is_hidden = false where id = 2');
  expect(await readSearchIndex(database.pool)).toEqual(whole);
  // A field follows the source unless somebody has set it by hand.
  await database.pool.query(`
    insert into hand_edit (instrument_id, field, value, source_value)
      values (2, 'bond.coupon_rate', '5', '4');
    update bond set coupon_rate = 6, face_value = 500 where instrument_id = 2`);
  expect(await queryRows('select coupon_rate, face_value from bond')).toEqual([['5', '500']]);
  expect(await queryRows('select source_value from hand_edit')).toEqual([[6]]);
});

test('SCR-1 records from before lists existed get their rows', async () => {
  await migrate(database.pool);
  expect(await queryRows('select from screen_row')).toEqual([]);
  await makeScreenRows(database.pool);
  expect(
    await queryRows('select kind, id, code, price, issuer_type from screen_row order by kind, id'),
  ).toEqual([
    ['bond', 2, 'US0378331005', null, 'financial'],
    ['company', 7, null, null, 'financial'],
    ['index', 4, null, null, null],
    ['index', 5, ' odd', null, null],
    ['stock', 1, 'OLD', '10.5', 'financial'],
  ]);
  expect(await findWrongRows(database.pool)).toEqual([]);
});

test('an upgraded database has the tables and functions of a new one', async () => {
  await migrate(database.pool);
  const fresh = await createTestDatabase({ template: 'migrated' });
  try {
    const columns = `select table_name, column_name, data_type, is_nullable, column_default
      from information_schema.columns where table_schema = 'public' order by 1, 2`;
    const functions = `select pg_get_functiondef(oid), proacl is not null from pg_proc
      where pronamespace = 'public'::regnamespace order by proname`;
    for (const asked of [columns, functions]) {
      const { rows } = await fresh.pool.query<Record<string, unknown>>(asked);
      expect(rows.length).toBeGreaterThan(20);
      expect(await queryRows(asked)).toEqual(rows.map((row) => Object.values(row)));
    }
  } finally {
    await fresh.drop();
  }
});

test('texts changed by operators keep their plural forms in the new syntax', async () => {
  await migrate(database.pool, { upTo: 52 });
  await database.pool.query(`
    insert into label_override (language, key, text) values
      ('eng', 'plain', 'a | b {name}'),
      ('eng', 'two', '{count|one=a day|other={count days} or {n|other=x}'),
      ('rus', 'rows', '{count} {count|one=строка|few=строки|many=строк|other=строки} из {total|other=всех}')`);
  await migrate(database.pool);
  expect(await queryRows('select key, text from label_override order by key')).toEqual([
    ['plain', 'a | b {name}'],
    [
      'rows',
      '{count} {count, plural, one {строка} few {строки} many {строк} other {строки}} из {total, plural, other {всех}}',
    ],
    ['two', '{count|one=a day|other={count days} or {n, plural, other {x}}'],
  ]);
});
