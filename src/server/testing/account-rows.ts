import type pg from 'pg';

/** A column that refers to an account. */
export interface AccountReference {
  readonly table: string;
  readonly column: string;
  readonly isIndexed: boolean;
}

/** Every database column that refers to accounts, including those of later migrations. */
export async function accountReferences(pool: pg.Pool): Promise<AccountReference[]> {
  const { rows } = await pool.query<AccountReference>(`
    select child.relname as table, attribute.attname as column,
      exists (
        select from pg_index
        where indrelid = child.oid and indkey[0] = attribute.attnum
      ) as "isIndexed"
    from pg_constraint
    join pg_class child on child.oid = conrelid
    join pg_attribute attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'account'::regclass
    order by 1, 2`);
  return rows;
}

/** A made-up value for each type of required column. */
const VALUES: Readonly<Record<string, string>> = {
  text: `'x'`,
  integer: '1',
  bigint: '1',
  smallint: '1',
  numeric: '1',
  boolean: 'true',
  bytea: `gen_random_uuid()::text::bytea`,
  uuid: 'gen_random_uuid()',
  jsonb: `'{}'`,
  'text[]': `'{}'`,
  'integer[]': `'{}'`,
  date: 'current_date',
  'timestamp with time zone': 'now()',
};

/**
 * Inserts a row for each account into each of these tables. The other values are made up, so all
 * other constraints are dropped: only for a database that is discarded afterwards.
 */
export async function fillTables(
  pool: pg.Pool,
  references: readonly AccountReference[],
  accountIds: readonly number[],
): Promise<void> {
  for (const table of new Set(references.map((reference) => reference.table))) {
    await dropRules(pool, table);
    const own = references.filter((reference) => reference.table === table);
    const { rows } = await pool.query<{ name: string; type: string }>(
      `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and attnotnull and not atthasdef
         and attidentity = '' and not attisdropped`,
      [table],
    );
    const needed = rows.filter(({ name }) => !own.some(({ column }) => column === name));
    const columns = [...own.map(({ column }) => column), ...needed.map(({ name }) => name)]
      // A column name may be an SQL keyword.
      .map((name) => `"${name}"`);
    const values = needed.map(({ type }) => VALUES[type] ?? `null /* ${type} */`);
    for (const id of accountIds) {
      const ids = own.map(() => String(id));
      await pool.query(
        `insert into ${table} (${columns.join(', ')}) values (${[...ids, ...values].join(', ')})`,
      );
    }
  }
}

async function dropRules(pool: pg.Pool, table: string): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select conname as name from pg_constraint
     where conrelid = $1::regclass
       and (contype in ('c', 'p', 'u') or (contype = 'f' and confrelid <> 'account'::regclass))`,
    [table],
  );
  for (const { name } of rows)
    await pool.query(`alter table ${table} drop constraint "${name}" cascade`);
  const { rows: indexes } = await pool.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index
     where indrelid = $1::regclass and indisunique`,
    [table],
  );
  for (const { name } of indexes) await pool.query(`drop index ${name}`);
}
