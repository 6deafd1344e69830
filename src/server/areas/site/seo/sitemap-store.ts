import { sql } from 'kysely';
import type { Db } from '../../../../db/connect.ts';
import type { ScreenKind } from '../../../../domain/screens/screen-fields.ts';

/** The names of the lists' row kinds in the database. */
const ROW_KINDS = {
  bonds: 'bond',
  stocks: 'stock',
  etf: 'etf',
  indexes: 'index',
  company: 'company',
} as const satisfies Record<ScreenKind, string>;

/** How many rows a query returns: a file is never in memory as a whole. */
const CHUNK = 5000;

/**
 * The pages of one kind whose IDs are in one range. A range never has more URLs than IDs, and
 * additions elsewhere don't move its URLs into another file.
 */
export interface NumberRange {
  readonly kind: ScreenKind;
  /** Counted from 1. */
  readonly part: number;
  /** How many IDs each range has. */
  readonly size: number;
}

/**
 * The non-empty ranges of a kind, ascending. Looks up the first ID of each range and jumps to the
 * next range, so the number of rows doesn't matter.
 */
export async function listParts(db: Db, kind: ScreenKind, size: number): Promise<number[]> {
  const firstFrom = (from: ReturnType<typeof sql>) => sql`(
    select id from screen_row
    where kind = ${ROW_KINDS[kind]} and id >= ${from} and ${isListed}
    order by id limit 1)`;
  const { rows } = await sql<{ part: number }>`
    with recursive first (id) as (
      select ${firstFrom(sql`0`)}
      union all
      select ${firstFrom(sql`(first.id / ${size}::integer + 1) * ${size}::integer`)}
      from first
      where first.id is not null
        -- The next range would begin beyond the largest number.
        and (first.id / ${size}::integer + 1)::bigint * ${size}::integer < 2147483647
    )
    select id / ${size}::integer + 1 as part from first where id is not null order by id`.execute(
    db,
  );
  return rows.map(({ part }) => part);
}

/** Excludes hidden rows and those useless to searchers. */
const isListed = sql`is_shown and status <> 'withdrawn'`;

function inRange({ kind, part, size }: NumberRange) {
  return sql`kind = ${ROW_KINDS[kind]} and id < ${BigInt(part) * BigInt(size)} and ${isListed}`;
}

/** Changes whenever the IDs of a range do; null if the range is empty. Prices don't affect it. */
export async function fingerprint(db: Db, range: NumberRange): Promise<string | null> {
  const { rows } = await sql<{ count: number; mixed: string }>`
    select count(*) as count, coalesce(bit_xor(hashint4extended(id, 0)), 0) as mixed
    from screen_row
    where ${inRange(range)} and id >= ${firstNumber(range)}`.execute(db);
  const { count = 0, mixed = '0' } = rows[0] ?? {};
  return count === 0 ? null : `${count}-${mixed}`;
}

/** The IDs of a range, in portions. */
export async function* readNumbers(db: Db, range: NumberRange): AsyncGenerator<number[]> {
  let from = firstNumber(range);
  for (;;) {
    const { rows } = await sql<{ id: number }>`
      select id from screen_row
      where ${inRange(range)} and id >= ${from}
      order by id limit ${CHUNK}`.execute(db);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) yield ids;
    if (ids.length < CHUNK) return;
    from = ids.at(-1)! + 1;
  }
}

function firstNumber({ part, size }: NumberRange): number {
  return (part - 1) * size;
}

export async function listCurves(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('curve').select('id').orderBy('id').limit(1000).execute();
  return rows.map(({ id }) => id);
}
