import { sql, type Expression, type SqlBool } from 'kysely';
import { Guarded } from '../../../access/guarded.ts';
import type { ARCHIVE_SORTS } from '../../../contracts/derivatives/derivatives.ts';
import type { Db } from '../../../db/connect.ts';
import type { Day } from '../../../domain/time/day.ts';

/** Selects rows of the archive: of one contract, or of all contracts of an exchange. */
export interface ArchiveFilter {
  readonly exchangeId: number;
  readonly contractId: number | null;
  readonly from: string;
  readonly to: string;
}

export type ArchiveSort = (typeof ARCHIVE_SORTS)[number];

export interface ArchiveOrder {
  readonly place: Expression<unknown>;
  readonly direction: 'asc' | 'desc';
}

export interface Window {
  readonly offset: number;
  readonly limit: number;
}

/** A price as stored and as shown. */
export interface Price {
  readonly exact: string;
  readonly rounded: string;
}

export interface ArchiveRow {
  readonly day: string;
  readonly expiryId: number;
  readonly symbol: string;
  readonly expiresOn: string;
  readonly priceUnit: string;
  readonly values: Guarded<ArchiveValues>;
}

export interface ArchiveValues {
  readonly open: Price | null;
  readonly high: Price | null;
  readonly low: Price | null;
  readonly settle: Price | null;
  readonly change: Price | null;
  readonly change_percent: string | null;
  readonly volume: string | null;
  readonly trades: string | null;
  readonly open_interest: string | null;
  readonly open_interest_change: string | null;
}

/** The boundaries of a page in day order, found without reading the rows before it. */
interface PagePlace {
  readonly total: number;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  /** How many rows of the first of these days precede the page. */
  readonly skipped: number;
}

export async function countRows(db: Db, filter: ArchiveFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(rows), 0)::integer as total from contract_day_count
    where ${countedBy(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

async function findPage(
  db: Db,
  filter: ArchiveFilter,
  direction: 'asc' | 'desc',
  { offset, limit }: Window,
): Promise<PagePlace> {
  const way = sql.raw(direction);
  const earliest = sql.raw(direction === 'desc' ? 'max' : 'min');
  const { rows } = await sql<PagePlace>`
    with counted as (
      ${countsByDay(filter)}
    ), running as (
      select day, sum(rows) over (order by day ${way} rows unbounded preceding) as until from counted
    )
    select coalesce(max(until), 0)::integer as total,
      (${earliest}(day) filter (where until > ${offset}::bigint))::text as "firstDay",
      (coalesce(
        ${earliest}(day) filter (where until >= ${offset + limit}::bigint),
        ${sql.raw(direction === 'desc' ? 'min' : 'max')}(day)))::text as "lastDay",
      (${offset}::bigint - coalesce(max(until) filter (where until <= ${offset}::bigint), 0))::bigint
        as skipped
    from running`.execute(db);
  return rows[0]!;
}

/** Days with their row counts. Integers, because sums of larger types take twice as long. */
function countsByDay(filter: ArchiveFilter) {
  return filter.contractId === null
    ? sql`select day, sum(rows)::integer as rows from contract_day_count
        where ${countedBy(filter)} group by day`
    : sql`select day, rows from contract_day_count where ${countedBy(filter)}`;
}

/** The condition of a filter for one of the two tables; rows are aliased as `held` in queries. */
function isAskedFor({ exchangeId, contractId, from, to }: ArchiveFilter, table: string) {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const isWanted =
    contractId === null
      ? sql`${column('exchange_id')} = ${exchangeId}`
      : sql`${column('contract_id')} = ${contractId}`;
  return sql<SqlBool>`${isWanted} and ${column('day')} between ${from}::date and ${to}::date`;
}

const countedBy = (filter: ArchiveFilter) => isAskedFor(filter, 'contract_day_count');
const heldBy = (filter: ArchiveFilter) => isAskedFor(filter, 'held');

/** A page in day order, and the total number of rows. */
export async function findRowsByDay(
  db: Db,
  filter: ArchiveFilter,
  direction: 'asc' | 'desc',
  window: Window,
): Promise<{ rows: ArchiveRow[]; total: number }> {
  const { total, firstDay, lastDay, skipped } = await findPage(db, filter, direction, window);
  if (firstDay === null || lastDay === null) return { total, rows: [] };
  const [from, to] = direction === 'desc' ? [lastDay, firstDay] : [firstDay, lastDay];
  const order = sql`held.day ${sql.raw(direction)}, held.contract_id, held.expires_on`;
  const part = { offset: skipped, limit: window.limit };
  return { total, rows: await readRows(db, { ...filter, from, to }, order, part) };
}

/** A page in another order, for which all rows are sorted. */
export async function findRowsBy(
  db: Db,
  filter: ArchiveFilter,
  { place, direction }: ArchiveOrder,
  window: Window,
): Promise<ArchiveRow[]> {
  const order = sql`${place} ${sql.raw(direction)} nulls last, held.day desc, held.contract_id, held.expires_on`;
  return readRows(db, filter, order, window);
}

interface StoredRow extends Omit<ArchiveRow, 'values'> {
  readonly [price: string]: string | number | null;
}

async function readRows(
  db: Db,
  filter: ArchiveFilter,
  order: Expression<unknown>,
  { offset, limit }: Window,
): Promise<ArchiveRow[]> {
  const { rows } = await sql<StoredRow>`
    select held.day::text as day, held.expiry_id as "expiryId", symbol,
      held.expires_on::text as "expiresOn", price_unit as "priceUnit", ${SHOWN_VALUES}
    from (
      select * from contract_day as held where ${heldBy(filter)}
      order by ${order} limit ${limit} offset ${offset}
    ) as held
    join contract_expiry on contract_expiry.id = held.expiry_id
    join contract on contract.id = held.contract_id
    order by ${order}`.execute(db);
  return rows.map(toRow);
}

/** Prices with all stored digits, and rounded as by the exchanges. */
const SHOWN_VALUES = sql.join(
  [
    ...['open', 'high', 'low', 'settle', 'settle_change'].flatMap((column) => [
      sql`trim_scale(${sql.ref(`held.${column}`)})::text as ${sql.ref(`${column}_exact`)}`,
      sql`round(${sql.ref(`held.${column}`)}, contract.decimals)::text as ${sql.ref(column)}`,
    ]),
    sql`round(100 * held.settle_change / nullif(held.settle - held.settle_change, 0), 2)::text
      as change_percent`,
    ...['volume', 'trades', 'open_interest', 'open_interest_change'].map(
      (column) => sql`${sql.ref(`held.${column}`)}::text as ${sql.ref(column)}`,
    ),
  ],
  sql`, `,
);

function toRow(row: StoredRow): ArchiveRow {
  const price = (column: string): Price | null => {
    const [exact, rounded] = [row[`${column}_exact`], row[column]];
    return exact === null ? null : { exact: String(exact), rounded: String(rounded) };
  };
  const text = (column: string) => row[column] as string | null;
  return {
    day: row.day,
    expiryId: row.expiryId,
    symbol: row.symbol,
    expiresOn: row.expiresOn,
    priceUnit: row.priceUnit,
    values: new Guarded({
      open: price('open'),
      high: price('high'),
      low: price('low'),
      settle: price('settle'),
      change: price('settle_change'),
      change_percent: text('change_percent'),
      volume: text('volume'),
      trades: text('trades'),
      open_interest: text('open_interest'),
      open_interest_change: text('open_interest_change'),
    }),
  };
}

/** The sort key of an order that everybody may see. */
export const PLACE_BY_EXPIRY: Expression<unknown> = sql`held.expires_on`;

/** Guarded like the value itself: the order reveals which of two values is larger. */
export function placeByValue(
  by: Exclude<ArchiveSort, 'date' | 'expiry'>,
): Guarded<Expression<unknown>> {
  if (by === 'change') return new Guarded(sql`held.settle_change`);
  return new Guarded(
    by === 'change_percent'
      ? sql`held.settle_change / nullif(held.settle - held.settle_change, 0)`
      : sql`${sql.ref(`held.${by}`)}`,
  );
}

export interface CurvePoint {
  readonly day: string;
  readonly expiryId: number;
  readonly symbol: string;
  readonly expiresOn: string;
  readonly settle: string | null;
}

/** Settlements of the last trading day on or before each of these days. */
export async function readCurves(
  db: Db,
  contractId: number,
  days: readonly string[],
): Promise<Guarded<CurvePoint[]>> {
  const { rows } = await sql<CurvePoint>`
    select row.day::text as day, expiry_id as "expiryId", symbol, row.expires_on::text as "expiresOn",
      trim_scale(settle)::text as settle
    from (
      select distinct (
        select max(held.day) from contract_day_count as held
        where held.contract_id = ${contractId} and held.day <= wanted.day
      ) as day
      from unnest(${days}::date[]) as wanted (day)
    ) as known
    join contract_day as row on row.contract_id = ${contractId} and row.day = known.day
    join contract_expiry on contract_expiry.id = expiry_id
    order by row.day desc, row.expires_on`.execute(db);
  return new Guarded(rows);
}

export interface HistoryPoint {
  readonly second: number;
  readonly settle: number | null;
  readonly openInterest: number | null;
}

export async function readHistory(
  db: Db,
  expiryId: number,
  { from, to }: Pick<ArchiveFilter, 'from' | 'to'>,
): Promise<Guarded<HistoryPoint[]>> {
  const { rows } = await sql<HistoryPoint>`
    select extract(epoch from day)::integer as second, settle::double precision as settle,
      open_interest::double precision as "openInterest"
    from contract_day
    where expiry_id = ${expiryId} and day between ${from}::date and ${to}::date
    order by day`.execute(db);
  return new Guarded(rows);
}

/** Days with rows and their counts, latest first. */
export async function readDayCounts(
  db: Db,
  filter: ArchiveFilter,
): Promise<{ day: string; rows: number }[]> {
  const { rows } = await sql<{ day: string; rows: number }>`
    select day::text as day, rows from (${countsByDay(filter)}) as counted
    order by counted.day desc`.execute(db);
  return rows;
}

/** All rows of these days, for a file; a day is the number of days since 1970. */
export async function readDays(
  db: Db,
  filter: ArchiveFilter,
): Promise<Guarded<(string | Day | null)[][]>> {
  const { rows } = await sql<Record<string, string | Day | null>>`
    select held.day - date 'epoch' as day, symbol, held.expires_on - date 'epoch' as expires_on,
      price_unit,
      held.open::text as open, held.high::text as high, held.low::text as low,
      held.settle::text as settle, held.settle_change::text as settle_change,
      round(100 * held.settle_change / nullif(held.settle - held.settle_change, 0), 2)::text
        as change_percent,
      held.volume::text as volume, held.trades::text as trades,
      held.open_interest::text as open_interest,
      held.open_interest_change::text as open_interest_change
    from contract_day as held
    join contract_expiry on contract_expiry.id = held.expiry_id
    join contract on contract.id = held.contract_id
    where ${heldBy(filter)}
    order by held.day desc, held.contract_id, held.expires_on`.execute(db);
  const values = rows.map((row) => Object.values(row));
  // The driver keeps query data alive until the next full garbage collection: with its rows, a long
  // file would fill the memory.
  rows.length = 0;
  return new Guarded(values);
}
