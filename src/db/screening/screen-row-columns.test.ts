import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'demo' });
});
afterAll(() => database.drop());

/** The key, the time of writing, and columns that only a job maintains. */
const NOT_MADE = new Set([
  'kind',
  'id',
  'changed',
  'month_change',
  'year_change',
  'month_close',
  'year_close',
  'changes_due',
]);

interface Column {
  readonly name: string;
  readonly type: string;
}

async function readColumns(table: string): Promise<Column[]> {
  const { rows } = await database.pool.query<Column>(
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
     order by attnum`,
    [table],
  );
  return rows;
}

/** Runs the work and rolls it back. */
async function undoing<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    return await work(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** A different value of the same type. */
const OTHER: Readonly<Record<string, (column: string) => string>> = {
  text: (column) => (column === 'issuer_type' ? `'state'` : `'other'`),
  'text[]': () => `'{other}'`,
  jsonb: () => `'{"eng": "Other"}'`,
  boolean: (column) => `not ${column}`,
  date: () => `date '1999-12-31'`,
  numeric: () => '-12345',
  integer: () => '-12345',
  smallint: () => '-123',
};

/** One row of each kind with as many values as possible. */
const SAMPLES = `select distinct on (kind) kind, id from screen_row
  where kind = 'company' or price is not null and issuer_type is distinct from 'state'
  order by kind, yield nulls last, size nulls last, id`;

test('SCR-1 screen_write corrects every column of a row, whichever is wrong alone', async () => {
  const { rows: samples } = await database.pool.query<{ kind: string; id: number }>(SAMPLES);
  expect(samples).toHaveLength(5);
  const columns = (await readColumns('screen_row')).filter(({ name }) => !NOT_MADE.has(name));
  const left: string[] = [];
  await undoing(async (client) => {
    for (const { kind, id } of samples) {
      const readRow = async () => {
        const { rows } = await client.query<{ row: Record<string, unknown> }>(
          `select to_jsonb(screen_row) - 'changed' as row from screen_row where kind = $1 and id = $2`,
          [kind, id],
        );
        return rows[0]!.row;
      };
      const right = await readRow();
      for (const { name, type } of columns) {
        const other = OTHER[type]?.(name);
        if (other === undefined) throw new Error(`OTHER has no value of the type ${type}`);
        await client.query(`update screen_row set ${name} = ${other} where kind = $1 and id = $2`, [
          kind,
          id,
        ]);
        const ids = kind === 'company' ? ['{}', `{${id}}`] : [`{${id}}`, '{}'];
        await client.query('select screen_write($1, $2)', ids);
        if (JSON.stringify((await readRow())[name]) !== JSON.stringify(right[name]))
          left.push(name);
      }
    }
  });
  expect(
    [...new Set(left)],
    `screen_write of src/db/functions/screen-rows.sql has these columns in one of its lists only, or in none`,
  ).toEqual([]);
});

/**
 * The source tables of the rows, and the condition that finds a source row of an instrument or
 * issuer.
 */
const SOURCES: readonly (readonly [table: string, condition: string])[] = [
  ['instrument', 'id = any($1)'],
  ['issuer', 'id in (select issuer_id from instrument where id = any($1))'],
  ['bond', 'instrument_id = any($1)'],
  ['bond_option', 'instrument_id = any($1)'],
  ['share', 'instrument_id = any($1)'],
  ['fund', 'instrument_id = any($1)'],
  ['rating', 'instrument_id = any($1)'],
  [
    'series',
    `instrument_id = any(($1::integer[])[1:2]) and is_preferred and field in (
      'close', 'yield', 'worst', 'duration', 'spread', 'worst_duration', 'worst_spread', 'workout')`,
  ],
];
/** Keys and timestamps of the source tables. */
const NO_SOURCE = new Set([
  'id',
  'instrument_id',
  'field',
  'changed_at',
  'created_at',
  'updated_at',
]);

/** The trigger on series ignores a previous day that changes without its value. */
const NOT_FOLLOWED = new Set(['series.previous_day → screen_row.day_change']);

test('SCR-1 whatever changes alone in the source tables, the rows are right afterwards', async () => {
  const { rows: found } = await database.pool.query<{ id: number }>(
    `(select min(instrument_id) as id from rating)
     union all (select min(id) from screen_row where kind = 'stock' and size is not null)
     union all (select min(id) from screen_row where kind = 'etf' and size is not null)
     union all (select min(id) from screen_row where kind = 'index' and price is not null)`,
  );
  const ids = found.map(({ id }) => id);
  expect(ids).not.toContain(null);
  await giveEverything(ids[0]!);
  const wrong = new Set<string>();
  const moved = new Set<string>();
  await undoing(async (client) => {
    const before = await compareRows(client, ids);
    for (const [table, condition] of SOURCES) {
      const { rows: lines } = await client.query<{ place: string }>(
        `select ctid::text as place from ${table} where ${condition}`,
        [ids],
      );
      expect(lines, `${table} of the examples`).not.toEqual([]);
      for (const column of await readColumns(table)) {
        if (NO_SOURCE.has(column.name)) continue;
        for (const { place } of lines) {
          await client.query('savepoint unchanged');
          if (await changeAlone(client, { table, column, place })) {
            const after = await compareRows(client, ids);
            for (const [key, { stored, wanted }] of after) {
              const old = before.get(key)?.stored;
              for (const name of Object.keys(wanted)) {
                const is = JSON.stringify(stored[name]);
                if (is !== JSON.stringify(wanted[name])) {
                  wrong.add(`${table}.${column.name} → screen_row.${name}`);
                }
                if (old && is !== JSON.stringify(old[name])) moved.add(name);
              }
            }
          }
          await client.query('rollback to savepoint unchanged');
        }
      }
    }
  });
  expect(
    [...wrong].filter((each) => !NOT_FOLLOWED.has(each)),
    `no trigger follows these: see screen_follow_… in src/db/functions/screen-rows.sql`,
  ).toEqual([]);
  const columns = (await readColumns('screen_row')).map(({ name }) => name);
  expect(
    columns.filter((name) => !NOT_MADE.has(name) && !moved.has(name) && name !== 'series_id'),
    `nothing in SOURCES changes these: add the table that they come from`,
  ).toEqual([]);
});

/**
 * Makes it a rated bond that is worked out to a call, with a value in each field that rows read.
 */
async function giveEverything(id: number): Promise<void> {
  await database.pool.query(`delete from bond_option where instrument_id = ${id};
    insert into data_source (code, name) values ('other', 'Other');
    delete from rating where instrument_id = ${id};
    insert into rating (source_code, instrument_id, agency, rated_on, grade, notch)
    values ('demo', ${id}, 'Own', '2026-11-12', 'x', 7);
    insert into bond_option values (${id}, '2031-01-02', 'call', 100);
    delete from series where instrument_id = ${id} and field in (
      'yield', 'duration', 'spread', 'worst', 'worst_duration', 'worst_spread', 'workout');
    insert into series (instrument_id, source_code, field, last_day, last_value)
    select ${id}, 'demo', field, date '2026-11-13', value from (values
      ('yield', 4.5), ('duration', 5.5), ('spread', 150), ('worst', 2.75), ('worst_duration', 1.25),
      ('worst_spread', 80), ('workout', 22000.1)) as figure (field, value)`);
}

type Row = Readonly<Record<string, unknown>>;

const LEFT_OUT = `'{${[...NOT_MADE].join()}}'::text[]`;
const COMPARED = `
  with made as (
    select * from screen_instrument_rows($1)
    union all
    select * from screen_company_rows(array(select distinct issuer_id from instrument where id = any($1)))
  )
  select kind || ' ' || id as key, to_jsonb(screen_row) - ${LEFT_OUT} as stored, to_jsonb(made) - ${LEFT_OUT} as wanted
  from made join screen_row using (kind, id)`;

interface Compared {
  readonly stored: Row;
  readonly wanted: Row;
}

/** The rows of these instruments and their issuers, next to their expected values. */
async function compareRows(
  client: pg.PoolClient,
  ids: readonly number[],
): Promise<ReadonlyMap<string, Compared>> {
  // A prepared statement, because planning takes longer than running it.
  const { rows } = await client.query<Compared & { readonly key: string }>({
    name: 'compare',
    text: COMPARED,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.key, row]));
}

/**
 * Tries a different value, another row's value, and null; false if the constraints allow none of
 * them.
 */
async function changeAlone(
  client: pg.PoolClient,
  { table, column: { name, type }, place }: { table: string; column: Column; place: string },
): Promise<boolean> {
  const other = {
    date: `${name} - 40`,
    numeric: `${name} + 1`,
    integer: `${name} + 1`,
    smallint: `${name} + 1`,
    boolean: `not ${name}`,
    jsonb: `'{"eng": "Other"}'`,
  }[type];
  const borrowed =
    name === 'source_code'
      ? `'other'`
      : `(select other.${name} from ${table} as other
    where other.${name} is distinct from ${table}.${name} and other.${name} is not null order by ctid limit 1)`;
  for (const value of [other, borrowed, 'null']) {
    if (value === undefined) continue;
    await client.query('savepoint try');
    try {
      const { rowCount } = await client.query(
        `update ${table} set ${name} = ${value} where ctid = $1 and ${name} is distinct from ${value}`,
        [place],
      );
      if (rowCount === 1) {
        await client.query('set constraints all immediate; set constraints all deferred');
        return true;
      }
    } catch {
      // A check or a foreign key rejects this value.
    }
    await client.query('rollback to savepoint try');
  }
  return false;
}
