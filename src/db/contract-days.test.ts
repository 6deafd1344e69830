import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
afterEach(() => database.drop());

async function queryRows(sql: string): Promise<unknown[]> {
  const { rows } = await database.pool.query<Record<string, unknown>>(sql);
  return rows.map((row) => Object.values(row));
}

describe('an upgrade from the version in which every month was a contract', () => {
  beforeEach(async () => {
    database = await createTestDatabase({ template: 'empty' });
    await migrate(database.pool, { upTo: 12 });
    await database.pool.query(`
      insert into data_source (code, name, is_demo) values
        ('demo', 'Demo', true), ('bourse', 'A bourse', false);
      insert into exchange (id, source_code, mic, name) values
        (1, 'demo', 'DEMO', '{"eng": "Demo"}'), (2, 'bourse', 'XBRS', '{"eng": "Bourse"}');
      insert into contract
        (id, exchange_id, symbol, name, underlying, currency, contract_size, expires_on) values
        (1, 1, 'CLF27', '{"eng": "Crude 01/2027"}', 'Crude', 'USD', 1000, '2027-01-15'),
        (2, 2, 'WHH27', '{"eng": "Wheat 03/2027"}', 'Wheat', 'EUR', 50, '2027-03-19'),
        (3, 2, 'WHK27', '{"eng": "Wheat 05/2027"}', 'Wheat', 'EUR', 50, '2027-05-21'),
        (4, 2, 'GLH27', '{"eng": "Gold 03/2027"}', 'Gold', 'EUR', 100, '2027-03-19');
      insert into contract_day (exchange_id, contract_id, day, settle, open_interest) values
        (1, 1, '2026-11-12', 70, 1), (2, 2, '2026-11-12', 210.5, 10),
        (2, 2, '2026-11-13', 212, 7), (2, 3, '2026-11-13', 215, null);
      insert into load_progress (load, step) values
        ('demo-normal', 'begin:{}'), ('demo-normal', 'issuers'), ('demo-normal', 'contracts'),
        ('demo-normal', 'contract days'), ('demo-normal', 'finish')`);
    await migrate(database.pool);
  });

  test('keeps the months and days of other sources, under their contracts', async () => {
    expect(
      await queryRows(`select exchange_id, code, name ->> 'eng', currency, size from contract
        order by code`),
    ).toEqual([
      [2, 'GL', 'Gold', 'EUR', '100'],
      [2, 'WH', 'Wheat', 'EUR', '50'],
    ]);
    expect(
      await queryRows(`select code, symbol, day::text, settle, settle_change, open_interest_change,
          contract_day.expires_on::text
        from contract_day join contract on contract.id = contract_id
        join contract_expiry on contract_expiry.id = expiry_id order by symbol, day`),
    ).toEqual([
      ['WH', 'WHH27', '2026-11-12', '210.5', null, null, '2027-03-19'],
      ['WH', 'WHH27', '2026-11-13', '212', '1.5', -3, '2027-03-19'],
      ['WH', 'WHK27', '2026-11-13', '215', null, null, '2027-05-21'],
    ]);
    expect(await queryRows(`select day::text, rows from contract_day_count order by day`)).toEqual([
      ['2026-11-12', 1],
      ['2026-11-13', 2],
    ]);
  });

  test('leaves those of the demo market to the next startup', async () => {
    expect(await queryRows('select mic from exchange')).toEqual([['XBRS']]);
    expect(await queryRows('select step from load_progress order by step')).toEqual([
      ['begin:{}'],
      ['issuers'],
    ]);
  });
});

const counts = () =>
  queryRows(
    'select exchange_id, contract_id, day::text, rows from contract_day_count order by day',
  );

describe('day counts', () => {
  beforeEach(async () => {
    database = await createTestDatabase({ template: 'migrated' });
    await database.pool.query(`
      insert into data_source (code, name) values ('bourse', 'A bourse');
      insert into exchange (id, source_code, mic, name)
        values (2, 'bourse', 'XBRS', '{"eng": "Bourse"}');
      insert into contract (id, exchange_id, code, name, currency, size)
        values (5, 2, 'WH', '{"eng": "Wheat"}', 'EUR', 50);
      insert into contract_expiry (id, exchange_id, contract_id, symbol, expires_on)
        values (7, 2, 5, 'WHH27', '2027-03-19'), (8, 2, 5, 'WHK27', '2027-05-21');
      insert into contract_day (exchange_id, contract_id, expiry_id, expires_on, day) values
        (2, 5, 7, '2027-03-19', '2026-11-12'), (2, 5, 7, '2027-03-19', '2026-11-13'),
        (2, 5, 8, '2027-05-21', '2026-11-13')`);
  });
  test('grow with added days', async () => {
    expect(await counts()).toEqual([
      [2, 5, '2026-11-12', 1],
      [2, 5, '2026-11-13', 2],
    ]);
  });

  test('shrink with removed days, and their month', async () => {
    await database.pool.query(`delete from contract_expiry where id = 7`);
    expect(await counts()).toEqual([[2, 5, '2026-11-13', 1]]);
    await database.pool.query('delete from contract_day');
    expect(await counts()).toEqual([]);
  });
});
