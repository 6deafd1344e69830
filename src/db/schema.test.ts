import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  parseSchema,
  readSchema,
  type Column,
  type Columns,
  type Filling,
} from './testing/read-schema.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

/**
 * Tables that no code reads through Kysely: loaders, triggers and migrations use plain SQL for
 * them.
 */
const IN_SQL_ONLY = new Set([
  'bond_amortisation',
  'bond_option',
  'contract_day',
  'contract_day_count',
  'load_progress',
  'market_calendar',
  'schema_function',
  'schema_migration',
  'screen_due',
  'screen_state',
  'trading_gap',
]);
const isInSqlOnly = (table: string) => IN_SQL_ONLY.has(table) || table.startsWith('search_');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'migrated' });
});
afterAll(() => database.drop());

interface StoredColumn {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isNullable: boolean;
  readonly filling: Filling;
}

const STORED_COLUMNS = `
  select relname as table, attname as column, format_type(atttypid, atttypmod) as type,
    not attnotnull as "isNullable",
    case
      when attgenerated <> '' or attidentity = 'a' then 'always generated'
      when atthasdef or attidentity = 'd' then 'default'
      else 'given'
    end as filling
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    and attnum > 0 and not attisdropped
  order by relname, attnum`;

async function storedColumns(): Promise<StoredColumn[]> {
  return (await database.pool.query<StoredColumn>(STORED_COLUMNS)).rows;
}

function difference(said: Column, stored: StoredColumn): string | undefined {
  if (!said.types.includes(stored.type)) {
    return `is ${said.types.join(' or ')} in schema.ts and ${stored.type} in the database`;
  }
  if (said.isNullable !== stored.isNullable) {
    return `may ${said.isNullable ? '' : 'not '}be null in schema.ts, which the database sees otherwise`;
  }
  if (said.filling !== stored.filling) {
    return `is ${said.filling} in schema.ts and ${stored.filling} in the database`;
  }
  return undefined;
}

/** One sentence per difference, naming the table and column. */
function differences(said: Columns, stored: readonly StoredColumn[]): string[] {
  const found: string[] = [];
  const missing = new Set(said.keys());
  for (const column of stored) {
    const name = `${column.table}.${column.column}`;
    const own = said.get(name);
    missing.delete(name);
    if (own) {
      const what = difference(own, column);
      if (what) found.push(`${name} ${what}.`);
    } else if (!isInSqlOnly(column.table)) {
      found.push(`${name} is in the database and not in schema.ts.`);
    }
  }
  for (const name of missing) found.push(`${name} is in schema.ts and not in the database.`);
  return found;
}

describe('src/db/schema.ts', () => {
  test('matches the migrated database', async () => {
    expect(differences(await readSchema(), await storedColumns())).toEqual([]);
  });

  test('omitted tables exist', async () => {
    const tables = new Set((await storedColumns()).map(({ table }) => table));
    expect([...IN_SQL_ONLY].filter((table) => !tables.has(table))).toEqual([]);
  });

  test.for([
    ['bond', 'add column rating text', 'bond.rating is in the database and not in schema.ts.'],
    ['bond', 'drop column day_count', 'bond.day_count is in schema.ts and not in the database.'],
    [
      'session',
      'alter column address type inet using null',
      'session.address is text in schema.ts and inet',
    ],
    [
      'bond',
      'alter column coupon_type drop not null',
      'bond.coupon_type may not be null in schema.ts',
    ],
    [
      'issuer',
      'alter column status drop default',
      'issuer.status is default in schema.ts and given',
    ],
    [
      'issuer',
      'alter column sector set default 1',
      'issuer.sector is given in schema.ts and default',
    ],
  ])('%s: %s is detected', async ([table, change, sentence]) => {
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await client.query(`alter table ${table} ${change}`);
      const { rows } = await client.query<StoredColumn>(STORED_COLUMNS);
      const found = differences(await readSchema(), rows);
      expect(found).toEqual([expect.stringContaining(sentence!)]);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  test('an unknown type is rejected, not skipped', () => {
    const source = `interface ATable { when: Moment; } export interface Database { a: ATable; }`;
    expect(() => parseSchema(source)).toThrow(
      'a.when: src/db/testing/read-schema.ts does not know',
    );
    expect(() => parseSchema('interface Database { a: Missing; }')).toThrow('a: src/db/schema.ts');
    expect(() => parseSchema('interface Database { readonly a: X; }')).toThrow('is no column');
  });
});
