import type pg from 'pg';
import { createPool } from '../../src/db/connect.ts';
import { inTransaction } from '../../src/db/in-transaction.ts';
import type { BenchContext } from '../harness.ts';

export const ARCHIVE_ROWS = 10_000_000;
/** Ids from here on belong to the benchmark. */
export const FIRST_EXCHANGE = 901;
export const EXCHANGES = 4;
export const CONTRACTS_PER_EXCHANGE = 10;
export const FIRST_CONTRACT = 9001;
const CONTRACTS = EXCHANGES * CONTRACTS_PER_EXCHANGE;
/** The number of months of each contract traded on each day. */
const MONTHS = 24;
const FIRST_YEAR = 1986;
const LAST_YEAR = 2026;

/**
 * Adds ten million rows to the futures archive: four exchanges with ten contracts each, 24 months
 * of each on every weekday of four decades. They are written day by day, as an archive grows, so
 * the rows of one contract aren't adjacent.
 */
export async function fillArchive(
  ownerUrl: string,
  reportProgress: BenchContext['reportProgress'],
): Promise<void> {
  const pool = createPool(ownerUrl, { max: 1 });
  try {
    const { rowCount } = await pool.query('select from exchange where id = $1', [FIRST_EXCHANGE]);
    // A kept folder already has them.
    if (rowCount !== 0) return;
    await inTransaction(pool, async (client) => {
      await addContracts(client);
      const restoreIndexes = await dropIndexes(client);
      let rows = 0;
      for (let year = FIRST_YEAR; rows < ARCHIVE_ROWS; year += 1) {
        reportProgress(
          `${year}: ${rows.toLocaleString('en')} of ${ARCHIVE_ROWS.toLocaleString('en')} rows`,
        );
        rows += await addYear(client, year);
      }
      reportProgress('building the indexes');
      await restoreIndexes();
    });
    await pool.query('vacuum analyze contract, contract_expiry, contract_day, contract_day_count');
  } finally {
    await pool.end();
  }
}

/** Maintaining indexes, references and counts for each row would take several times as long. */
async function dropIndexes(client: pg.PoolClient): Promise<() => Promise<void>> {
  const { rows: constraints } = await client.query<{ name: string; definition: string }>(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = 'contract_day'::regclass and contype in ('p', 'f') order by contype desc`,
  );
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'contract_day' and indexname <> all ($1)`,
    [constraints.map(({ name }) => name)],
  );
  await client.query('alter table contract_day disable trigger user');
  for (const { name } of constraints) {
    await client.query(`alter table contract_day drop constraint ${name}`);
  }
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  return async () => {
    for (const { definition } of indexes) await client.query(definition);
    for (const { name, definition } of constraints) {
      await client.query(`alter table contract_day add constraint ${name} ${definition}`);
    }
    await client.query('alter table contract_day enable trigger user');
    await client.query(
      `insert into contract_day_count (exchange_id, contract_id, day, rows)
       select exchange_id, contract_id, day, count(*) from contract_day
       where exchange_id >= $1 group by exchange_id, contract_id, day`,
      [FIRST_EXCHANGE],
    );
  };
}

async function addContracts(client: pg.PoolClient): Promise<void> {
  await client.query(
    `insert into exchange (id, source_code, mic, name)
     select $1 + n, (select code from data_source where is_demo), 'XB0' || n,
       jsonb_build_object('eng', 'Exchange ' || n)
     from generate_series(0, $2::integer - 1) as n`,
    [FIRST_EXCHANGE, EXCHANGES],
  );
  await client.query(
    `insert into contract (id, exchange_id, code, name, currency, price_unit, decimals, size)
     select $1 + n, $2 + n / $4::integer, 'B' || n, jsonb_build_object('eng', 'Contract ' || n),
       'USD', 'USD/bbl', 2, 1000
     from generate_series(0, $3::integer - 1) as n`,
    [FIRST_CONTRACT, FIRST_EXCHANGE, CONTRACTS, CONTRACTS_PER_EXCHANGE],
  );
  await client.query(
    `insert into contract_expiry (exchange_id, contract_id, symbol, expires_on)
     select exchange_id, contract.id, code || to_char(month, 'YYMM'), month::date + 19
     from contract, generate_series($2::date, $3::date, interval '1 month') as month
     where contract.id >= $1`,
    [FIRST_CONTRACT, `${FIRST_YEAR}-01-01`, `${LAST_YEAR + 3}-01-01`],
  );
}

/** Prices move slowly, and differ by contract and month. */
async function addYear(client: pg.PoolClient, year: number): Promise<number> {
  const { rowCount } = await client.query(
    `insert into contract_day (exchange_id, contract_id, expiry_id, expires_on, day, open, high, low,
       settle, settle_change, volume, trades, open_interest, open_interest_change)
     select exchange_id, contract_id, id, expires_on, day,
       settle - noise % 100 * 0.01, settle + noise % 90 * 0.01, settle - noise % 110 * 0.01, settle,
       (noise % 301 - 150) * 0.01, noise % 90000, noise % 4000, 1000 + noise % 500000,
       noise % 20001 - 10000
     from (
       select expiry.*, day::date as day, hashint4((day::date - date '1970-01-01') * 7919 + id) & 1048575
           as noise,
         round(60 + contract_id % 40 + 20 * sin((day::date - date '1970-01-01') / 150.0)::numeric
           + (expires_on - day::date) * 0.0125
           + (hashint4((day::date - date '1970-01-01') * 31 + id) & 255) * 0.0025, 4) as settle
       from generate_series($1::date, $2::date, interval '1 day') as day
       cross join lateral (
         select * from contract_expiry
         where contract_id >= $3 and expires_on >= day
           and expires_on < day + make_interval(months => $4)
       ) as expiry
       where extract(isodow from day) < 6
     ) as made
     order by day, contract_id, expires_on`,
    [`${year}-01-01`, `${year}-12-31`, FIRST_CONTRACT, MONTHS],
  );
  return rowCount ?? 0;
}
