import { statfs } from 'node:fs/promises';
import type pg from 'pg';
import { SEARCH_TYPES, type SearchType } from '../../../../domain/search/search-type.ts';

const BIGGEST = 8;
const GROWTH_DAYS = 30;
const KEPT_DAYS = 400;
/** A point of a stored year: two bytes for its day and usually four for its value. */
const BYTES_PER_POINT = 6;
const CHUNK_HEAD = 4;

export interface TableSize {
  readonly name: string;
  /** Row count from the statistics. */
  readonly rows: number;
  readonly bytes: number;
  readonly indexBytes: number;
}

export interface SearchSize {
  readonly type: SearchType;
  readonly documents: number;
  readonly bytes: number;
  readonly isStale: boolean;
  readonly builtAt: string | null;
}

export interface Storage {
  readonly readAt: string;
  readonly bytes: number;
  /** The growth and the number of days it took; null while there is no earlier day. */
  readonly growth: { readonly bytes: number; readonly days: number } | null;
  /** Daily values, archive rows and today's values, from the statistics. */
  readonly points: number;
  readonly instruments: number;
  readonly tables: readonly TableSize[];
  readonly search: readonly SearchSize[];
  /** The disk of the embedded database; null for an external database. */
  readonly disk: { readonly freeBytes: number; readonly bytes: number } | null;
}

/** All storage figures. Reads the catalogue, not the rows of the market. */
export async function readStorage(pool: pg.Pool, dataDir: string | undefined): Promise<Storage> {
  const [totals, tables, search] = [
    await readTotals(pool),
    await readTables(pool),
    await readSearchSizes(pool),
  ];
  const disk = dataDir === undefined ? null : await readDisk(dataDir);
  return { readAt: new Date().toISOString(), ...totals, tables, search, disk };
}

interface TotalsRow {
  readonly bytes: number;
  readonly earlierBytes: number | null;
  readonly earlierDays: number | null;
  readonly points: number;
  readonly instruments: number;
}

async function readTotals(pool: pg.Pool) {
  const { rows } = await pool.query<TotalsRow>(
    `with size as (select pg_database_size(current_database()) as bytes),
     earlier as (
       select bytes, current_date - day as days from storage_day
       where day between current_date - $1::integer and current_date - 1 order by day limit 1),
     held as (
       select relname, greatest(reltuples, 0) as rows from pg_class
       where oid in ('quote_year'::regclass, 'contract_day'::regclass,
         'intraday_quote'::regclass, 'instrument'::regclass))
     select size.bytes, earlier.bytes as "earlierBytes", earlier.days as "earlierDays",
       (select coalesce(sum(case relname
          when 'quote_year' then rows * greatest(coalesce((
            select avg_width from pg_stats where schemaname = 'public'
              and tablename = 'quote_year' and attname = 'points'), 0) - $2, 0) / $3
          when 'instrument' then 0 else rows end), 0) from held)::bigint as points,
       (select rows from held where relname = 'instrument')::bigint as instruments
     from size left join earlier on true`,
    [GROWTH_DAYS, CHUNK_HEAD, BYTES_PER_POINT],
  );
  const { bytes, earlierBytes, earlierDays, points, instruments } = rows[0]!;
  const growth =
    earlierBytes === null || earlierDays === null
      ? null
      : { bytes: bytes - earlierBytes, days: earlierDays };
  return { bytes, growth, points, instruments };
}

/** The largest tables, without those of the search, which are reported by type. */
async function readTables(pool: pg.Pool): Promise<TableSize[]> {
  const { rows } = await pool.query<TableSize>(
    `select case nspname when 'public' then relname else nspname || '.' || relname end as name,
       greatest(reltuples, 0)::bigint as rows,
       pg_total_relation_size(pg_class.oid) as bytes,
       pg_indexes_size(pg_class.oid) as "indexBytes"
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind = 'r' and nspname in ('public', 'jobs') and relname not like 'search\\_%'
     order by bytes desc, name limit $1`,
    [BIGGEST],
  );
  return rows;
}

async function readSearchSizes(pool: pg.Pool): Promise<SearchSize[]> {
  const { rows } = await pool.query<Omit<SearchSize, 'builtAt'> & { builtAt: Date | null }>(
    `select type, is_stale as "isStale", built_at as "builtAt",
       coalesce((select greatest(reltuples, 0)::bigint from pg_class
         where oid = to_regclass('search_document_' || type)), 0) as documents,
       (select coalesce(sum(pg_total_relation_size(oid)), 0)::bigint from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r'
          and relname like 'search\\_%\\_' || type) as bytes
     from search_state`,
  );
  return SEARCH_TYPES.flatMap((type) => {
    const row = rows.find((each) => each.type === type);
    return row ? [{ ...row, builtAt: row.builtAt?.toISOString() ?? null }] : [];
  });
}

async function readDisk(dataDir: string): Promise<Storage['disk']> {
  try {
    const { bsize, blocks, bavail } = await statfs(dataDir);
    return { freeBytes: bsize * bavail, bytes: bsize * blocks };
  } catch {
    return null;
  }
}

/** Records today's size, to calculate the growth. */
export async function recordStorage(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into storage_day (day, bytes) values (current_date, pg_database_size(current_database()))
     on conflict (day) do update set bytes = excluded.bytes`,
  );
  await pool.query('delete from storage_day where day < current_date - $1::integer', [KEPT_DAYS]);
}
