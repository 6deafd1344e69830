import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type pg from 'pg';
import { createPool } from '../connect.ts';
import { inTransaction } from '../in-transaction.ts';
import { writePoints } from '../quotes/write-points.ts';
import { findWrittenRows, findWrongRows } from '../testing/screen-rows.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createTestSeries, pointChanges } from '../testing/test-series.ts';
import { makeScreenRows } from './make-screen-rows.ts';
import { postponeScreenRows } from './postpone-screen-rows.ts';
import { rebuildScreenRows } from './rebuild-screen-rows.ts';
import { updateScreenChanges } from './update-screen-changes.ts';

let database: TestDatabase;
let app: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'demo' });
  app = createPool(database.appUrl, { max: 10 });
});
afterAll(async () => {
  await app.end();
  await database.drop();
});

/** Pseudorandom numbers that are the same in each run. */
function makeChance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Ids {
  readonly issuers: readonly number[];
  readonly bonds: readonly number[];
}

async function findIds(): Promise<Ids> {
  const { rows } = await database.pool.query<Ids>(
    `select array_agg(distinct issuer_id) as issuers, array_agg(id order by id) as bonds
     from instrument where issuer_id in (
       select issuer_id from instrument where kind = 'bond' group by issuer_id
       order by count(*) desc, issuer_id limit 4) and kind = 'bond'`,
  );
  return rows[0]!;
}

/** A random edit, as the statements of one transaction. */
function makeEdit({ issuers, bonds }: Ids, chance: (below: number) => number): string[] {
  const bond = () => bonds[chance(bonds.length)]!;
  const issuer = () => issuers[chance(issuers.length)]!;
  const close = (id: number) =>
    `update series set last_value = ${90 + chance(20)}, revision = revision + 1
     where instrument_id = ${id} and field = 'close' and is_preferred`;
  switch (chance(7)) {
    case 0:
      return [`update issuer set sector = 'sector ${chance(99)}' where id = ${issuer()}`];
    case 1:
      // Writers of closes follow a lock order, which isn't the order of the list rows.
      return [bond(), bond(), bond()].toSorted((a, b) => b - a).map(close);
    case 2:
      return [`update instrument set issuer_id = ${issuer()} where id = ${bond()}`];
    case 3:
      return [
        `insert into rating (source_code, issuer_id, agency, rated_on, grade, notch)
         values ('demo', ${issuer()}, 'A', '2020-01-01'::date + ${chance(4000)}, 'x', ${1 + chance(22)})
         on conflict do nothing`,
      ];
    case 4:
      return [
        `update instrument set is_hidden = not is_hidden where id = ${bond()}`,
        close(bond()),
      ];
    case 5:
      return [
        `update series set last_value = ${chance(9)} where field = 'yield'
         and instrument_id in (${bond()}, ${bond()}, ${bond()})`,
      ];
    default:
      return [
        `insert into instrument (source_code, kind, name, issuer_id)
         values ('demo', 'stock', '{"eng": "New"}', ${issuer()})`,
      ];
  }
}

test('SCR-1 many writers on the same issuers: no deadlock, and every row is right', async () => {
  const ids = await findIds();
  const chance = makeChance(37);
  for (let round = 0; round < 12; round += 1) {
    const edits = Array.from({ length: 8 }, () => makeEdit(ids, chance));
    await Promise.all(
      edits.map((edit) =>
        inTransaction(app, async (client) => {
          for (const sql of edit) await client.query(sql);
        }),
      ),
    );
  }
  expect(await findWrongRows(database.pool)).toEqual([]);
  // A rebuild finds nothing to write.
  const rewritten = await findWrittenRows(database.pool, () =>
    rebuildScreenRows(database.pool, { all: true }),
  );
  expect(rewritten).toEqual([]);
});

test('SCR-1 edits during a rebuild of all rows are in the rows', async () => {
  const ids = await findIds();
  const chance = makeChance(73);
  const editing = async () => {
    for (let i = 0; i < 15; i += 1) {
      for (const sql of makeEdit(ids, chance)) await app.query(sql);
    }
  };
  const rebuilding = async () => {
    for (let i = 0; i < 4; i += 1) {
      await database.pool.query(`delete from screen_row where id % 3 = ${i % 3}`);
      await rebuildScreenRows(database.pool, { all: true });
    }
  };
  await Promise.all([editing(), editing(), rebuilding()]);
  expect(await findWrongRows(database.pool)).toEqual([]);
});

test('SCR-4 changes over a month and a year follow new closes and corrections', async () => {
  await updateScreenChanges(database.pool);
  const [series] = await createTestSeries(database.db, 1);
  const { id, instrument_id: instrument } = series!;
  const write = (points: Record<string, string | null>) =>
    writePoints(database.db, new Map([[id, pointChanges(points)]]));
  const readRow = async () => {
    const { rows } = await database.pool.query<Record<string, unknown>>(
      `select price, month_change, year_change, changes_due from screen_row where id = $1`,
      [instrument],
    );
    return rows[0];
  };
  await write({ '2025-11-07': '80', '2026-10-12': '90', '2026-10-14': '95', '2026-11-13': '99' });
  expect(await readRow()).toEqual({
    price: '99',
    month_change: null,
    year_change: null,
    changes_due: true,
  });
  expect(await updateScreenChanges(database.pool)).toBe(1);
  expect(await readRow()).toEqual({
    price: '99',
    month_change: '10.0000',
    year_change: '23.7500',
    changes_due: false,
  });
  expect(await updateScreenChanges(database.pool)).toBe(0);
  // A corrected close is compared at once with the stored month and year closes.
  await write({ '2026-11-13': '108' });
  expect(await readRow()).toMatchObject({ month_change: '20.0000', changes_due: true });
  // The job picks up corrections of the past; a value more than ten days older than a date isn't
  // used for it.
  await write({ '2025-11-07': null, '2025-11-02': '80', '2026-10-12': '100' });
  await updateScreenChanges(database.pool);
  expect(await readRow()).toMatchObject({ month_change: '8.0000', year_change: null });
  await write({ '2025-11-03': '54' });
  await updateScreenChanges(database.pool);
  expect(await readRow()).toMatchObject({ year_change: '100.0000', changes_due: false });
  // Changes of a rate are in basis points, and a rate has no price.
  await database.pool.query(`update series set unit = '%' where id = $1`, [id]);
  expect(await readRow()).toEqual({
    price: null,
    month_change: '800.0000',
    year_change: '5400.0000',
    changes_due: false,
  });
  await write({ '2026-11-13': '108.02' });
  expect(await readRow()).toMatchObject({ month_change: '802.0000', changes_due: true });
  await updateScreenChanges(database.pool);
  expect(await readRow()).toMatchObject({ year_change: '5402.0000', changes_due: false });
  expect(await findWrongRows(database.pool)).toEqual([]);
});

const load = (sql: string) =>
  inTransaction(database.pool, async (client) => {
    await postponeScreenRows(client);
    await client.query(sql);
  });
const readState = async () =>
  (await database.pool.query('select loads - built_loads as left from screen_state')).rows[0];

describe('SCR-1 loads', () => {
  test('add no rows, and all are built afterwards', async () => {
    const sql = `update instrument set venue = 'XNYS'; delete from instrument where id = 10060`;
    expect(await findWrittenRows(database.pool, () => load(sql))).toEqual([]);
    expect(await readState()).toEqual({ left: 1 });
    // A killed job leaves its work to the next one.
    const stopped = AbortSignal.abort(new Error('stopped'));
    await expect(rebuildScreenRows(database.pool, { signal: stopped })).rejects.toThrow('stopped');
    expect(await readState()).toEqual({ left: 1 });
    const steps: string[] = [];
    await makeScreenRows(database.pool, { onProgress: (...step) => steps.push(step.join(' ')) });
    expect(await readState()).toEqual({ left: 0 });
    expect(await findWrongRows(database.pool)).toEqual([]);
    expect(steps.length).toBeGreaterThan(1);
    expect(await rebuildScreenRows(database.pool)).toBe(false);
  });

  test('that end during a rebuild aren’t forgotten', async () => {
    await load(`update instrument set venue = 'XTKS' where id = 10005`);
    let isFirst = true;
    let second: Promise<unknown> | undefined;
    await rebuildScreenRows(database.pool, {
      onProgress: () => {
        if (isFirst) second = load(`update instrument set venue = 'XOSL' where id < 2000`);
        isFirst = false;
      },
    });
    await second;
    expect(await readState()).toEqual({ left: 1 });
    await Promise.all([makeScreenRows(database.pool), makeScreenRows(database.pool)]);
    expect(await findWrongRows(database.pool)).toEqual([]);
  });

  test('rows of a copy from another PostgreSQL don’t stay new forever', async () => {
    await database.pool.query(`update screen_row set changed = '900000000000' where id = 10005`);
    await rebuildScreenRows(database.pool);
    const { rows } = await database.pool.query(
      `select from screen_row where changed >= pg_snapshot_xmax(pg_current_snapshot())`,
    );
    expect(rows).toEqual([]);
  });
});
