import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import pg from 'pg';
import { inTransaction } from '../in-transaction.ts';
import { findWrittenRows, findWrongRows } from '../testing/screen-rows.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createPool } from '../connect.ts';

let database: TestDatabase;
/** With the rights of a server, which can't write list rows. */
let app: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'demo' });
  app = createPool(database.appUrl, { max: 8 });
});
afterAll(async () => {
  await app.end();
  await database.drop();
});

const written = (sql: string) => findWrittenRows(database.pool, () => app.query(sql));

async function readRow(key: string): Promise<Record<string, unknown>> {
  const [kind, id] = key.split(' ');
  const { rows } = await database.pool.query<Record<string, unknown>>(
    'select * from screen_row where kind = $1 and id = $2',
    [kind, id],
  );
  return rows[0]!;
}

/** The list rows of an issuer and everything it has issued, in the database's order. */
async function listRows(issuerId: number, condition = 'true'): Promise<string[]> {
  const { rows } = await database.pool.query<{ key: string }>(
    `select kind || ' ' || id as key from screen_row where issuer_id = $1 and ${condition}
     order by kind, id`,
    [issuerId],
  );
  return rows.map(({ key }) => key);
}

/** The issuer with the most bonds, or the one ranked this many places below it. */
async function findIssuer(place: number): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(
    `select issuer_id as id from screen_row where kind = 'bond' group by issuer_id
     order by count(*) desc, issuer_id offset $1 limit 1`,
    [place],
  );
  return rows[0]!.id;
}

test('SCR-1 after a load everything has its row, and no change is pending', async () => {
  const { rows } = await database.pool.query<{ kind: string; has_changes: boolean }>(
    `select kind, count(month_change) > 0 or count(year_change) > 0 as has_changes
     from screen_row where not changes_due group by kind order by kind`,
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['bond', 'company', 'etf', 'index', 'stock']);
  const changing = rows.filter(({ has_changes }) => has_changes).map(({ kind }) => kind);
  expect(changing).toContain('index');
  expect(changing).not.toContain('bond');
  const due = await database.pool.query('select from screen_row where changes_due');
  expect(due.rows).toEqual([]);
  expect(await findWrongRows(database.pool)).toEqual([]);
});

test('SCR-1 the server can read rows but not write them', async () => {
  for (const table of ['screen_row', 'screen_due', 'screen_state']) {
    await expect(app.query(`delete from ${table}`)).rejects.toThrow('permission denied');
    await expect(app.query(`insert into ${table} default values`)).rejects.toThrow(
      'permission denied',
    );
  }
  await expect(app.query(`select screen_write('{1001}', '{}')`)).rejects.toThrow(
    'permission denied',
  );
});

const rate = (owner: string, id: number, notch: number) =>
  `insert into rating (source_code, ${owner}, agency, rated_on, grade, notch)
   values ('demo', ${id}, 'Own', '2026-11-12', 'x', ${notch})`;
const set = (field: string, values: string) =>
  `update series set ${values} where instrument_id = 10003 and field = '${field}' and is_preferred`;

describe('SCR-1 rows are updated in the same transaction', () => {
  test('for names, states and venues of instruments', async () => {
    const { issuer_id: issuer } = await readRow('bond 10001');
    expect(await written(`update instrument set name = '{"eng": "New"}' where id = 10001`)).toEqual(
      ['bond 10001'],
    );
    expect(await written(`update instrument set venue = 'XETR' where id = 10001`)).toEqual([
      'bond 10001',
    ]);
    expect(await written(`update instrument set venue = 'XETR' where id = 10001`)).toEqual([]);
    const both = ['bond 10001', `company ${issuer as number}`];
    const { bonds } = await readRow(both[1]!);
    expect(await written('update instrument set is_hidden = true where id = 10001')).toEqual(both);
    expect(await readRow(both[0]!)).toMatchObject({ is_shown: false, venue: 'XETR' });
    expect(await readRow(both[1]!)).toMatchObject({ bonds: (bonds as number) - 1 });
    expect(await written('update instrument set is_hidden = false where id = 10001')).toEqual(both);
    expect(await written(`update instrument set status = 'matured' where id = 10001`)).toEqual(
      both,
    );
    expect(await readRow(both[0]!)).toMatchObject({ status: 'matured', is_shown: true });
  });

  test('for issuer data, also in the rows of its instruments', async () => {
    const id = await findIssuer(0);
    const rows = await listRows(id);
    expect(rows.length).toBeGreaterThan(2);
    expect(await written(`update issuer set sector = 'municipal' where id = ${id}`)).toEqual(rows);
    expect(await readRow(rows[0]!)).toMatchObject({
      sector: 'municipal',
      issuer_type: 'municipal',
    });
  });

  test('for bond terms, options and repayments', async () => {
    const only = ['bond 10002'];
    expect(await written('update bond set coupon_rate = 7.5 where instrument_id = 10002')).toEqual(
      only,
    );
    await app.query(`delete from bond_option where instrument_id = 10002;
      delete from bond_amortisation where instrument_id = 10002;
      update bond set is_green = true, matures_on = null, index_ratio = null where instrument_id = 10002`);
    expect(await readRow(only[0]!)).toMatchObject({
      coupon: '7.5',
      options: ['perpetual', 'green'],
    });
    const added = `insert into bond_option values (10002, '2031-01-02', 'put', 100)`;
    expect(await written(added)).toEqual(only);
    expect(
      await written(`update bond_option set kind = 'call' where instrument_id = 10002`),
    ).toEqual(only);
    expect(await written(`insert into bond_amortisation values (10002, '2031-01-02', 20)`)).toEqual(
      only,
    );
    expect(await readRow(only[0]!)).toMatchObject({
      options: ['call', 'amortising', 'perpetual', 'green'],
    });
    expect(await written('delete from bond_option where instrument_id = 10002')).toEqual(only);
    expect(await written('delete from bond_amortisation where instrument_id = 10002')).toEqual(
      only,
    );
  });

  test('for ratings of a bond, and of an issuer for bonds without their own', async () => {
    const issuer = await findIssuer(1);
    await app.query(`delete from rating where issuer_id = ${issuer}
      or instrument_id in (select id from instrument where issuer_id = ${issuer})`);
    const [bond = '', ...others] = await listRows(issuer, `kind = 'bond'`);
    expect(others).not.toEqual([]);
    expect(await written(rate('instrument_id', Number(bond.split(' ')[1]), 7))).toEqual([bond]);
    expect(await written(rate('issuer_id', issuer, 9))).toEqual([...others, `company ${issuer}`]);
    expect(await readRow(bond)).toMatchObject({ notch: 7 });
    expect(await readRow(`company ${issuer}`)).toMatchObject({ notch: 9 });
    expect(
      await written(`update rating set notch = null where agency = 'Own' and notch = 7`),
    ).toEqual([bond]);
    expect(await readRow(bond)).toMatchObject({ notch: 9 });
    expect(await written(`delete from rating where issuer_id = ${issuer}`)).toEqual(
      await listRows(issuer, `kind in ('bond', 'company')`),
    );
  });

  test('for shares and funds', async () => {
    const { rows } = await database.pool.query<{ stock: number; etf: number }>(
      `select min(id) filter (where kind = 'stock') as stock, min(id) filter (where kind = 'etf') as etf
       from screen_row where price is not null`,
    );
    const { stock, etf } = rows[0]!;
    await app.query(`delete from share where instrument_id = ${stock};
      delete from fund where instrument_id = ${etf}`);
    expect(await readRow(`stock ${stock}`)).toMatchObject({ size: null });
    expect(await written(`insert into share values (${stock}, 1000)`)).toEqual([`stock ${stock}`]);
    const { size, price } = await readRow(`stock ${stock}`);
    expect(Number(size)).toBeCloseTo(1000 * Number(price), 6);
    expect(await written(`insert into fund values (${etf}, 0.25, 5000000)`)).toEqual([
      `etf ${etf}`,
    ]);
    expect(await readRow(`etf ${etf}`)).toMatchObject({ expense_ratio: '0.25', size: '5000000' });
    const dearer = `update fund set expense_ratio = 0.5 where instrument_id = ${etf}`;
    expect(await written(dearer)).toEqual([`etf ${etf}`]);
    expect(await written(`delete from fund where instrument_id = ${etf}`)).toEqual([`etf ${etf}`]);
  });

  test('for closes and analytics; intraday values and accrued interest change nothing', async () => {
    const only = ['bond 10003'];
    expect(await written(set('close', `last_value = 102, previous_value = 100`))).toEqual(only);
    expect(await readRow(only[0]!)).toMatchObject({ price: '102', day_change: '2.0000' });
    expect(await written(set('yield', `last_value = 3.25`))).toEqual(only);
    expect(await readRow(only[0]!)).toMatchObject({ yield: '3.25' });
    expect(await written(set('yield', `last_value = 3.25`))).toEqual([]);
    expect(await written(set('accrued', `last_value = 1.5`))).toEqual([]);
    await inTransaction(app, async (client) => {
      await client.query(set('close', `intraday_at = now(), intraday_value = 50`));
      // Nothing is queued for the commit.
      expect((await client.query('select from screen_due')).rows).toEqual([]);
    });
    expect(await written(set('close', `revision = revision + 1`))).toEqual([]);
    expect(await findWrongRows(database.pool)).toEqual([]);
  });

  test('BND-12 yield, duration and spread are to one workout, and a row follows each of them', async () => {
    const only = ['bond 10003'];
    const toMaturity = { maturity_yield: '4.5', maturity_duration: '5.5', maturity_spread: '150' };
    await app.query(`delete from series where instrument_id = 10003
        and field in ('yield', 'duration', 'spread', 'worst', 'worst_duration', 'worst_spread', 'workout');
      insert into series (instrument_id, source_code, field, last_day, last_value)
      values (10003, 'demo', 'yield', '2026-11-13', 4.5),
        (10003, 'demo', 'duration', '2026-11-13', 5.5), (10003, 'demo', 'spread', '2026-11-13', 150)`);
    const plain = { yield: '4.5', duration: '5.5', spread: '150', workout: 'maturity' };
    expect(await readRow(only[0]!)).toMatchObject({ ...toMaturity, ...plain });
    // The workout is a call, 22,000 days after 1970.
    await app.query(`insert into series (instrument_id, source_code, field, last_day, last_value)
      values (10003, 'demo', 'worst', '2026-11-13', 2.75),
        (10003, 'demo', 'worst_duration', '2026-11-13', 1.25),
        (10003, 'demo', 'worst_spread', '2026-11-13', 80), (10003, 'demo', 'workout', '2026-11-13', 22000.1)`);
    const called = { yield: '2.75', duration: '1.25', spread: '80', workout: 'call' };
    expect(await readRow(only[0]!)).toMatchObject({ ...toMaturity, ...called });
    for (const [field, value, column, shown] of [
      ['worst', 2.5, 'yield', '2.5'],
      ['worst_duration', 1.5, 'duration', '1.5'],
      ['worst_spread', 85, 'spread', '85'],
      ['workout', 22_010.2, 'workout', 'put'],
      ['workout', 22_020.2, 'workout', 'put'],
      ['yield', 4.25, 'maturity_yield', '4.25'],
      ['duration', 5.25, 'maturity_duration', '5.25'],
      ['spread', 145, 'maturity_spread', '145'],
    ] as const) {
      expect(await written(set(field, `last_value = ${value}`))).toEqual(only);
      expect(await readRow(only[0]!)).toMatchObject({ [column]: shown });
    }
    // If one of the to-worst values is older, all three are shown to maturity.
    expect(await written(set('worst_duration', `last_day = last_day - 1`))).toEqual(only);
    expect(await readRow(only[0]!)).toMatchObject({
      yield: '4.25',
      duration: '5.25',
      spread: '145',
      workout: 'maturity',
    });
    expect(await findWrongRows(database.pool)).toEqual([]);
  });

  test('for additions and removals', async () => {
    const add = `with added as (
        insert into issuer (id, source_code, name, country, sector)
        values (900001, 'demo', '{"eng": "Bank"}', 'DE', 'banks') returning id)
      select from added;
      insert into instrument (id, source_code, kind, name, issuer_id, ticker)
        values (900002, 'demo', 'stock', '{"eng": "Bank ord."}', 900001, 'BNK');
      insert into series (instrument_id, source_code, last_day, last_value)
        values (900002, 'demo', '2026-11-13', 5)`;
    expect(await written(add)).toEqual(['company 900001', 'stock 900002']);
    expect(await readRow('company 900001')).toMatchObject({ stocks: 1, issuer_type: 'financial' });
    expect(await readRow('stock 900002')).toMatchObject({ code: 'BNK', price: '5', country: 'DE' });
    expect(await written('delete from instrument where id = 900002')).toEqual([
      'company 900001',
      'stock 900002',
    ]);
    expect(await written('delete from issuer where id = 900001')).toEqual(['company 900001']);
    expect(await findWrongRows(database.pool)).toEqual([]);
    expect((await database.pool.query('select from screen_due')).rows).toEqual([]);
  });
});

test('SCR-1 servers are notified once per kind when a transaction commits', async () => {
  const listener = new pg.Client({ connectionString: database.ownerUrl });
  await listener.connect();
  const told: string[] = [];
  listener.on('notification', ({ payload }) => told.push(payload ?? ''));
  await listener.query('listen screen_changed');
  await inTransaction(app, async (client) => {
    await client.query(`update instrument set venue = 'XLON' where id in (10004, 10005)`);
    await client.query(`update instrument set venue = 'XPAR' where id in (10004, 10006)`);
    await client.query(`update instrument set venue = 'XPAR' where kind = 'stock'`);
    await client.query(`insert into issuer (id, source_code, name, country, sector)
      values (900003, 'demo', '{"eng": "A"}', 'DE', 'banks')`);
    expect(told).toEqual([]);
  });
  await listener.query('select 1');
  expect(told.toSorted()).toEqual(['bond', 'company', 'stock']);
  told.length = 0;
  await app.query('delete from issuer where id = 900003');
  await listener.query('select 1');
  expect(told).toEqual(['gone:company']);
  // Transactions opened by other tests in the same cluster delay this.
  const isAllSeen = `select pg_snapshot_xmin(pg_current_snapshot()) > changed as is_seen
    from screen_row order by changed desc limit 1`;
  await expect
    .poll(async () => (await database.pool.query(isAllSeen)).rows, { timeout: 60_000 })
    .toEqual([{ is_seen: true }]);
  // What servers query after a notification: everything that has changed since their last look.
  const { rows: looked } = await database.pool.query<{ xmin: string }>(
    'select pg_snapshot_xmin(pg_current_snapshot()) as xmin',
  );
  await app.query(`update instrument set venue = 'XAMS' where id = 10004`);
  const { rows } = await database.pool.query(
    `select id from screen_row where kind = 'bond' and changed >= $1`,
    [looked[0]!.xmin],
  );
  await listener.end();
  expect(rows).toEqual([{ id: 10004 }]);
});
