import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { identifierProblem, type IdentifierScheme } from '../domain/instruments/identifier.ts';
import { createPool } from './connect.ts';
import { inTransaction } from './in-transaction.ts';
import { rebuildSearchIndex } from './search/rebuild-search-index.ts';
import { readSearchIndex } from './testing/search-index.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { waitingForLocks } from './testing/waiting-for-locks.ts';

const ISIN = 'US0378331005';
const OTHER_ISIN = 'DE000BAY0017';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'migrated' });
  await database.pool.query(`insert into data_source (code, name) values ('test', 'Test')`);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('delete from instrument');
});

async function query(sql: string, ...values: unknown[]) {
  return (await database.pool.query<Record<string, unknown>>(sql, values)).rows;
}

async function addStock(isin: string | null, ticker: string | null): Promise<number> {
  const [row] = await query(
    `insert into instrument (source_code, kind, name, isin, ticker)
     values ('test', 'stock', '{"eng": "Works"}', $1, $2) returning id`,
    isin,
    ticker,
  );
  return row!.id as number;
}

async function addCode(
  id: number,
  scheme: IdentifierScheme,
  value: string,
  [from, to]: readonly [from: string | null, to: string | null] = [null, null],
): Promise<void> {
  await query(
    `insert into identifier (instrument_id, scheme, value, valid_from, valid_to)
     values ($1, $2, $3, $4, $5)`,
    id,
    scheme,
    value,
    from,
    to,
  );
}

async function codesOfStock(id: number): Promise<unknown> {
  return (await query('select isin, ticker from instrument where id = $1', id))[0];
}

const validity = (id: number) =>
  query(
    `select value, valid_from::text as from, valid_to::text as to from identifier
     where instrument_id = $1 order by valid_from nulls first, value`,
    id,
  );

const today = async () => (await query('select identifier_today()::text as day'))[0]!.day as string;

describe('a code', () => {
  test.each<[IdentifierScheme, string]>([
    ['isin', 'US037833100'],
    ['isin', 'us0378331005'],
    ['figi', 'BBA000B9XRY4'],
    ['cusip', '03783310A'],
    ['sedol', 'A263494'],
    ['wkn', 'BAYO01'],
    ['ticker', ''],
    ['ticker', ' A'],
    ['ticker', 'A\nB'],
    ['ticker', 'A'.repeat(51)],
  ])('with an invalid form is rejected: %s %j', async (scheme, value) => {
    expect(identifierProblem(scheme, value)).toBe('form');
    const id = await addStock(null, null);
    await expect(addCode(id, scheme, value)).rejects.toMatchObject({
      constraint: 'identifier_form',
    });
  });

  test('of an unknown scheme, without an owner, or an LEI of an instrument is rejected', async () => {
    const id = await addStock(null, null);
    const add = `insert into identifier (instrument_id, scheme, value) values ($1, $2, $3)`;
    await expect(query(add, id, 'ric', 'AAPL.O')).rejects.toMatchObject({ code: '23514' });
    await expect(query(add, null, 'ticker', 'A')).rejects.toMatchObject({ code: '23514' });
    await expect(query(add, id, 'lei', '5493001KJTIIGC8Y1R12')).rejects.toMatchObject({
      code: '23514',
    });
  });

  test('can’t identify two things at a time, but can one after the other', async () => {
    const [one, two] = [await addStock(ISIN, 'A'), await addStock(OTHER_ISIN, 'A')];
    await expect(addCode(two, 'isin', ISIN)).rejects.toMatchObject({
      constraint: 'identifier_open',
    });
    await expect(addCode(two, 'isin', ISIN, ['2000-01-01', '2001-01-01'])).rejects.toMatchObject({
      constraint: 'identifier_one_at_a_time',
    });
    await addCode(one, 'cusip', '037833100', ['2000-01-01', '2010-01-01']);
    await expect(addCode(two, 'cusip', '037833100', ['2009-12-31', null])).rejects.toMatchObject({
      constraint: 'identifier_one_at_a_time',
    });
    await addCode(two, 'cusip', '037833100', ['2010-01-01', null]);
  });

  test('waits for another transaction that is writing the same code', async () => {
    const [one, two] = [await addStock(null, null), await addStock(null, null)];
    const first = await database.pool.connect();
    await first.query('begin');
    await first.query(
      `insert into identifier (instrument_id, scheme, value, valid_from)
       values ($1, 'isin', $2, '2020-01-01')`,
      [one, ISIN],
    );
    const second = addCode(two, 'isin', ISIN, ['2010-01-01', '2021-01-01']).catch(
      (error: unknown) => error,
    );
    await expect.poll(() => waitingForLocks(database)).toBe(1);
    await first.query('commit');
    expect(await second).toMatchObject({ constraint: 'identifier_one_at_a_time' });
    first.release();
  });

  test('is ended, not changed into another one', async () => {
    const id = await addStock(ISIN, null);
    await expect(
      query('update identifier set value = $2 where instrument_id = $1', id, OTHER_ISIN),
    ).rejects.toMatchObject({ constraint: 'identifier_only_ends' });
    await query(`update identifier set valid_to = '2020-01-01' where instrument_id = $1`, id);
    expect(await codesOfStock(id)).toEqual({ isin: null, ticker: null });
    await expect(
      query('update identifier set valid_to = null where instrument_id = $1', id),
    ).rejects.toMatchObject({ constraint: 'identifier_only_ends' });
  });
});

describe('the copies of an instrument', () => {
  test('are the codes valid today', async () => {
    const id = await addStock(null, null);
    await addCode(id, 'ticker', 'PAST', ['2000-01-01', '2001-01-01']);
    await addCode(id, 'ticker', 'NEXT', ['2999-01-01', null]);
    expect(await codesOfStock(id)).toEqual({ isin: null, ticker: null });
    await addCode(id, 'ticker', 'NOW', ['2001-01-01', '2999-01-01']);
    await addCode(id, 'isin', ISIN);
    expect(await codesOfStock(id)).toEqual({ isin: ISIN, ticker: 'NOW' });
    await query(`delete from identifier where value = 'NOW'`);
    expect(await codesOfStock(id)).toEqual({ isin: ISIN, ticker: null });
  });

  test('become identifiers when written, and the old ones end', async () => {
    const id = await addStock(ISIN, 'OLD');
    expect(await validity(id)).toEqual([
      { value: 'OLD', from: null, to: null },
      { value: ISIN, from: null, to: null },
    ]);
    const day = await today();
    await query(`update instrument set ticker = 'NEW' where id = $1`, id);
    await query(`update instrument set status = 'withdrawn' where id = $1`, id);
    expect(await validity(id)).toEqual([
      { value: 'OLD', from: null, to: day },
      { value: ISIN, from: null, to: null },
      { value: 'NEW', from: day, to: null },
    ]);
    // If a code changes twice within a day, only the last change counts.
    await query(`update instrument set ticker = 'NEWER', isin = null where id = $1`, id);
    expect(await validity(id)).toEqual([
      { value: 'OLD', from: null, to: day },
      { value: ISIN, from: null, to: day },
      { value: 'NEWER', from: day, to: null },
    ]);
    await query('update instrument set isin = $2 where id = $1', id, ISIN);
    expect(await codesOfStock(id)).toEqual({ isin: ISIN, ticker: 'NEWER' });
  });

  test('are updated when a day passes, while the rows stay as they are', async () => {
    const id = await addStock(null, null);
    const day = await today();
    await addCode(id, 'ticker', 'LONG', ['2000-01-01', null]);
    await addCode(id, 'ticker', 'NOW', [day, null]);
    await addCode(id, 'isin', ISIN, [day, null]);
    const rows = await validity(id);
    // The state on the day on which NOW and the ISIN become valid if they were entered some days
    // earlier.
    await inTransaction(database.pool, async (client) => {
      await client.query('alter table instrument disable trigger user');
      await client.query(`update instrument set ticker = 'LONG', isin = null where id = $1`, [id]);
      await client.query('alter table instrument enable trigger user');
    });
    await query('select identifier_pass_days($1)', day);
    expect(await codesOfStock(id)).toEqual({ isin: ISIN, ticker: 'NOW' });
    expect(await validity(id)).toEqual(rows);
  });

  test('can be written in bulk, also by the server’s role', async () => {
    const app = createPool(database.appUrl, { max: 1 });
    try {
      await app.query(
        `insert into instrument (source_code, kind, name, ticker)
         select 'test', 'stock', '{"eng": "Many"}', 'T' || n from generate_series(1, 500) as n`,
      );
      await app.query(`insert into identifier (instrument_id, scheme, value)
        select id, 'wkn', lpad(row_number() over (order by id)::text, 6, '0') from instrument`);
    } finally {
      await app.end();
    }
    expect(await query(`select count(*) from identifier`)).toEqual([{ count: 1000 }]);
  });
});

test('the search finds every code while it is valid, also a company’s', async () => {
  const { pool } = database;
  await rebuildSearchIndex(pool, { all: true });
  const id = await addStock(ISIN, 'OLD');
  await addCode(id, 'figi', 'BBG000B9XRY4');
  await addCode(id, 'wkn', '865985', ['2999-01-01', null]);
  const [issuer] = await query(
    `insert into issuer (source_code, name, country, sector)
     values ('test', '{"eng": "Works"}', 'US', 'banks') returning id`,
  );
  await query(
    `insert into identifier (issuer_id, scheme, value) values ($1, 'lei', '5493001KJTIIGC8Y1R12')`,
    issuer!.id,
  );
  const codes = (type: string) => query(`select code from search_code_${type} order by code`);
  expect(await codes('stocks')).toEqual([
    { code: 'BBG000B9XRY4' },
    { code: 'OLD' },
    { code: ISIN },
  ]);
  expect(await codes('companies')).toEqual([{ code: '5493001KJTIIGC8Y1R12' }]);
  const kept = await readSearchIndex(pool);
  await rebuildSearchIndex(pool, { all: true });
  expect(await readSearchIndex(pool)).toEqual(kept);
  await query(`delete from identifier where scheme in ('figi', 'lei')`);
  expect(await codes('stocks')).toEqual([{ code: 'OLD' }, { code: ISIN }]);
  expect(await codes('companies')).toEqual([]);
});
