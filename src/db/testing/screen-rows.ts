import type pg from 'pg';

/** Columns maintained only by a job, and those that record when a row was written. */
const LEFT_OUT = `'{changed,month_change,year_change,month_close,year_close,changes_due}'::text[]`;

interface TwoRows {
  readonly stored: unknown;
  readonly wanted: unknown;
}

/** Incorrect rows of the lists, with their expected values. */
export async function findWrongRows(pool: pg.Pool): Promise<TwoRows[]> {
  const { rows } = await pool.query<TwoRows>(
    `with wanted as (
       select kind, id, to_jsonb(made) - ${LEFT_OUT} as row
       from screen_instrument_rows(array(select id from instrument)) as made
       union all
       select kind, id, to_jsonb(made) - ${LEFT_OUT}
       from screen_company_rows(array(select id from issuer)) as made
     ), stored as (
       select kind, id, to_jsonb(screen_row) - ${LEFT_OUT} as row from screen_row
     )
     select stored.row as stored, wanted.row as wanted
     from stored full join wanted using (kind, id)
     where stored.row is distinct from wanted.row
     order by kind, id`,
  );
  return rows;
}

/** List rows that were written, added or removed, as `bond 10001`. */
export async function findWrittenRows(
  pool: pg.Pool,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const readChanges = async () => {
    const { rows } = await pool.query<{ key: string; changed: string }>(
      `select kind || ' ' || id as key, changed from screen_row order by kind, id`,
    );
    return new Map(rows.map(({ key, changed }) => [key, changed]));
  };
  const before = await readChanges();
  await work();
  const after = await readChanges();
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  return keys.filter((key) => before.get(key) !== after.get(key));
}
