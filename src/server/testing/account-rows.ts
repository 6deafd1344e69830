import type pg from 'pg';

/** A column that says of which account a row is. */
export interface AccountReference {
  readonly table: string;
  readonly column: string;
  readonly isIndexed: boolean;
}

/** Every column of the database that refers to accounts, those of later migrations too. */
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

/** Makes up a value for each type of column that a row cannot do without. */
const VALUES: Readonly<Record<string, string>> = {
  text: `'x'`,
  integer: '1',
  bigint: '1',
  smallint: '1',
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
 * Puts a row of each account into each of these tables. What is in them besides is made up, so all
 * their other rules are taken away: for a database that is thrown away afterwards.
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
      // One may be a word of SQL.
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
}
