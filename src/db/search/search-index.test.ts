import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPool } from '../connect.ts';
import { inTransaction } from '../in-transaction.ts';
import { waitingForLocks } from '../testing/waiting-for-locks.ts';
import { readSearchIndex } from '../testing/search-index.ts';
import {
  createOwnTemplate,
  createTestDatabase,
  type TestDatabase,
} from '../testing/test-database.ts';
import { postponeSearchUpkeep } from './postpone-upkeep.ts';
import { rebuildSearchIndex } from './rebuild-search-index.ts';

/** So low that parts count as frequent even in the tiny market. */
const FREQUENT = 4;

let indexed: Awaited<ReturnType<typeof createOwnTemplate>>;
let database: TestDatabase;
beforeAll(async () => {
  indexed = await createOwnTemplate('demo', (pool) =>
    rebuildSearchIndex(pool, { all: true, frequent: FREQUENT }),
  );
});
afterAll(() => indexed.drop());
beforeEach(async () => {
  database = await createTestDatabase({ template: indexed });
});
afterEach(() => database.drop());

type Parts = { part: string; documents: number }[];

/** The triggers must produce the same index as a rebuild. */
async function expectSameAsRebuilt(): Promise<void> {
  const kept = await readSearchIndex(database.pool);
  await rebuildSearchIndex(database.pool, { all: true, frequent: FREQUENT });
  const rebuilt = await readSearchIndex(database.pool);
  for (const [type, { parts, ...rest }] of Object.entries(kept)) {
    const { parts: newParts, ...newRest } = rebuilt[type] ?? { parts: [] };
    expect(rest).toEqual(newRest);
    // Triggers only update parts that were frequent when the index was built.
    expect(commonParts(parts as Parts, newParts as Parts)).toEqual(
      commonParts(newParts as Parts, parts as Parts),
    );
  }
  expect(kept.bonds?.parts).not.toHaveLength(0);
}

function commonParts(parts: Parts, others: Parts): Parts {
  const known = new Set(others.map(({ part }) => part));
  return parts.filter(({ part }) => known.has(part));
}

const INSERT = `insert into instrument (source_code, kind, name, isin, ticker, status, importance)
  values ('demo', $1, $2, $3, $4, $5, $6) returning id`;

function stockValues(ticker: string): unknown[] {
  return ['stock', { eng: 'Zyzzyva' }, null, ticker, 'active', 1];
}

async function insert(
  values: { kind?: string; name?: object; isin?: string; ticker?: string; status?: string } = {},
): Promise<number> {
  const { kind = 'stock', name = { eng: 'Zyzzyva Works' }, isin = null, ticker = null } = values;
  const { rows } = await database.pool.query<{ id: number }>(INSERT, [
    kind,
    name,
    isin,
    ticker,
    values.status ?? 'active',
    77,
  ]);
  return rows[0]?.id ?? 0;
}

test('SRC-9 inserts, updates and deletes leave the result of a rebuild', async () => {
  const { pool } = database;
  const id = await insert({ name: { eng: 'Zyzzyva Works', rus: 'Банк Ё' }, ticker: 'ZYZ' });
  await insert({ kind: 'bond', name: { eng: 'Bank of Zyzzyva 5% 2031' }, isin: 'US0000000ZZ9' });
  await insert({ kind: 'currency', name: { chn: '欧元区指数', eng: 'Eurozone' } });
  await expectSameAsRebuilt();
  await pool.query(`update instrument set importance = 999999999 where kind = 'bond'`);
  await pool.query(`update instrument set issuer_id = 1 where kind = 'bond' and id % 2 = 0`);
  await pool.query(`update instrument set issuer_id = null where id % 13 = 0`);
  await pool.query(
    `update instrument set status = 'withdrawn' where kind = 'stock' and id % 3 = 0`,
  );
  await pool.query(`update instrument set name = '{"eng": "Renamed bank"}' where id % 7 = 0`);
  await pool.query(`update instrument set ticker = null where id % 5 = 0`);
  await pool.query(`update instrument set isin = null where id % 11 = 0`);
  await pool.query(`update instrument set kind = 'etf' where id = $1`, [id]);
  await pool.query(`update issuer set name = name || '{"deu": "Straße"}', status = 'liquidated'
    where id % 2 = 0`);
  await pool.query(`update issuer set country = 'DE', sector = 'oil_gas' where id % 3 = 0`);
  await pool.query(`update instrument set currency = 'EUR' where id % 17 = 0`);
  await expectSameAsRebuilt();
  await pool.query(`delete from instrument where id % 4 = 0`);
  await pool.query(`delete from instrument where id = $1`, [id]);
  await pool.query(`insert into issuer (source_code, name, country, sector)
    values ('demo', '{"eng": "New Issuer"}', 'DE', 'banks')`);
  await expectSameAsRebuilt();
}, 60_000);

test('a rollback removes the words together with the rows', async () => {
  const before = await readSearchIndex(database.pool);
  const failed = inTransaction(database.pool, async (client) => {
    await client.query(INSERT, ['stock', { eng: 'Zyzzyva' }, null, 'ZYZ', 'active', 1]);
    await client.query('delete from instrument where id = 2001');
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  expect(await readSearchIndex(database.pool)).toEqual(before);
});

test('the number of a removed word isn’t reused', async () => {
  const { pool } = database;
  const newest = async () =>
    (
      await pool.query<{ id: number; last: number }>(`
        select max(id) as id, last_token as last
        from search_token_stocks, search_state where type = 'stocks' group by last_token`)
    ).rows[0]!;
  const built = await newest();
  expect(built.last).toBe(built.id);
  const id = await insert({ name: { eng: 'Zyzzyva' } });
  expect(await newest()).toEqual({ id: built.id + 1, last: built.id + 1 });
  await pool.query('delete from instrument where id = $1', [id]);
  await insert({ name: { eng: 'Quagga Aardvark' } });
  expect(await newest()).toEqual({ id: built.id + 3, last: built.id + 3 });
  await rebuildSearchIndex(pool, { all: true });
  expect(await newest()).toEqual({ id: built.id + 2, last: built.id + 2 });
});

test('an update of unsearched columns changes nothing', async () => {
  const before = await readSearchIndex(database.pool);
  await database.pool.query(`update instrument set venue = 'XXXX'`);
  await database.pool.query(`update bond set coupon_rate = coupon_rate + 1`);
  expect(await readSearchIndex(database.pool)).toEqual(before);
});

test('two writers of the same word wait for each other, and both count', async () => {
  const { pool } = database;
  const first = await pool.connect();
  const second = await pool.connect();
  await first.query('begin');
  await first.query(INSERT, stockValues('ONE'));
  await second.query('begin');
  const waiting = second.query(INSERT, stockValues('TWO'));
  await expect.poll(() => waitingForLocks(database)).toBe(1);
  await first.query('commit');
  await waiting;
  await second.query('commit');
  first.release();
  second.release();
  const { rows } = await pool.query(
    `select documents from search_token_stocks where token = 'zizzziva' or token = 'zizziva'`,
  );
  expect(rows).toEqual([{ documents: 2 }]);
  await expectSameAsRebuilt();
}, 30_000);

test('a role that may only write instruments needs no right to write the index', async () => {
  const { appUrl } = database;
  const app = createPool(appUrl, { max: 1 });
  try {
    await app.query(INSERT, ['stock', { eng: 'Zyzzyva' }, null, null, 'active', 1]);
    const { rows } = await app.query(`select 1 from search_token_stocks where token = 'zizziva'`);
    expect(rows).toHaveLength(1);
    const { rows: may } = await app.query<{ writes: boolean }>(
      `select has_table_privilege('search_token_stocks', 'insert, update, delete') as writes`,
    );
    const isOwner = database.ownerUrl === appUrl;
    expect(may[0]?.writes).toBe(isOwner);
  } finally {
    await app.end();
  }
});

test('a bulk load marks the index as stale; the next rebuild includes everything', async () => {
  const { pool } = database;
  await inTransaction(pool, async (client) => {
    await postponeSearchUpkeep(client);
    await client.query(INSERT, ['etf', { eng: 'Zyzzyva' }, null, null, 'active', 1]);
    await client.query('update instrument set issuer_id = 1 where id = lastval()');
  });
  const stale = async () =>
    (await pool.query(`select type from search_state where is_stale order by type`)).rows.map(
      ({ type }) => type,
    );
  expect(await stale()).toEqual(['companies', 'etf']);
  // A stale index isn't updated, because it will be rebuilt.
  await insert({ kind: 'etf', name: { eng: 'Zyzzyva two' } });
  expect((await pool.query(`select 1 from search_token_etf where token = 'zizziva'`)).rows).toEqual(
    [],
  );
  const seen: string[] = [];
  expect(await rebuildSearchIndex(pool, { onProgress: (_d, _t, what) => seen.push(what) })).toBe(
    true,
  );
  expect(new Set(seen)).toEqual(new Set(['companies', 'etf', 'finish']));
  expect(await stale()).toEqual([]);
  const { rows } = await pool.query(
    `select documents from search_token_etf where token = 'zizziva'`,
  );
  expect(rows).toEqual([{ documents: 2 }]);
  expect(await rebuildSearchIndex(pool)).toBe(false);
}, 30_000);

test('startup builds missing indexes, and leaves stale ones to the job', async () => {
  const { pool } = database;
  await pool.query(`
    update search_state set is_stale = true;
    update search_state set built_at = null where type = 'etf'`);
  const seen = new Set<string>();
  const options = {
    onlyMissing: true,
    onProgress: (_d: number, _t: number, what: string) => seen.add(what),
  };
  expect(await rebuildSearchIndex(pool, options)).toBe(true);
  expect(seen).toEqual(new Set(['etf', 'finish']));
  expect(await rebuildSearchIndex(pool, options)).toBe(false);
  expect(await rebuildSearchIndex(pool)).toBe(true);
});

test('the next rebuild moves many accumulated changes into the lists', async () => {
  const { pool } = database;
  const changed = async () =>
    (await pool.query('select id from search_document_etf where ordinal is null')).rows;
  await insert({ kind: 'etf' });
  await insert({ kind: 'etf' });
  expect(await changed()).toHaveLength(2);
  expect(await rebuildSearchIndex(pool, { manyChanges: 3 })).toBe(false);
  expect(await rebuildSearchIndex(pool, { manyChanges: 2 })).toBe(true);
  expect(await changed()).toEqual([]);
});

test('a killed rebuild leaves the old index, and the next one completes', async () => {
  const { pool } = database;
  const before = await readSearchIndex(pool);
  await pool.query('update search_state set is_stale = true');
  // A reader of the old index keeps the new one from replacing it, so stocks can't be finished.
  const reader = await pool.connect();
  await reader.query('begin; select from search_document_stocks limit 1');
  let killed = false;
  const killing = rebuildSearchIndex(pool, {
    frequent: FREQUENT,
    onProgress: (_done, _total, what) => {
      if (what !== 'stocks' || killed) return;
      killed = true;
      // Ends all connections of this database except our own, like a crash of the server.
      void pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      );
    },
  });
  await expect(killing).rejects.toThrow(/terminat|EPIPE|ended|not queryable/);
  reader.release(true);
  expect(killed).toBe(true);
  expect(await readSearchIndex(pool)).toEqual(before);
  const { rows } = await pool.query<{ type: string }>(
    'select type from search_state where is_stale order by type',
  );
  // Bonds were finished; the others remain.
  expect(rows.map(({ type }) => type)).toEqual(['companies', 'etf', 'indexes', 'stocks']);
  const seen = new Set<string>();
  await rebuildSearchIndex(pool, {
    frequent: FREQUENT,
    onProgress: (_done, _total, what) => seen.add(what),
  });
  expect(seen.has('bonds')).toBe(false);
  expect(await readSearchIndex(pool)).toEqual(before);
}, 30_000);

test('a writer waits for a rebuild, and its change isn’t lost', async () => {
  const { pool } = database;
  await pool.query('update search_state set is_stale = true');
  let writing: Promise<number> | undefined;
  await rebuildSearchIndex(pool, {
    onProgress: (_done, _total, what) => {
      if (what === 'stocks') writing ??= insert({ name: { eng: 'Zyzzyva' } });
    },
  });
  const id = await writing;
  const { rows } = await pool.query(
    `select posting.id from search_posting_stocks as posting
     join search_token_stocks as token on list = 2 * token.id + 1 where token = 'zizziva'`,
  );
  expect(rows).toEqual([{ id }]);
}, 30_000);
