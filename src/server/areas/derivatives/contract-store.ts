import { sql, type Expression, type SqlBool } from 'kysely';
import type { SIZE_UNITS } from '../../../contracts/derivatives/derivatives.ts';
import type { Db } from '../../../db/connect.ts';
import type { NameByLanguage } from '../../../db/schema.ts';

export interface ExchangeRecord {
  readonly id: number;
  readonly mic: string;
  readonly name: NameByLanguage;
  readonly source: string;
  readonly allowsFiles: boolean;
  readonly licence: string | null;
  /** The last import of its source, `YYYY-MM-DD HH:MM` in UTC. */
  readonly lastImport: string | null;
  readonly contracts: number;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
}

export interface ContractRecord {
  readonly id: number;
  readonly exchangeId: number;
  readonly code: string;
  readonly name: NameByLanguage;
  readonly currency: string;
  readonly priceUnit: string;
  readonly decimals: number;
  readonly tick: string | null;
  readonly size: string;
  readonly sizeUnit: (typeof SIZE_UNITS)[number] | null;
  readonly settled: 'cash' | 'delivery' | null;
  readonly expiries: number;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
}

export async function findExchanges(db: Db): Promise<ExchangeRecord[]> {
  return exchangeQuery(db).execute();
}

export async function findExchange(db: Db, id: number): Promise<ExchangeRecord | undefined> {
  return exchangeQuery(db).where('exchange.id', '=', id).executeTakeFirst();
}

function exchangeQuery(db: Db) {
  return db
    .selectFrom('exchange')
    .innerJoin('data_source', 'data_source.code', 'exchange.source_code')
    .select((of) => [
      'exchange.id',
      'exchange.mic',
      'exchange.name',
      'data_source.name as source',
      'data_source.allows_files as allowsFiles',
      'data_source.licence',
      sql<
        string | null
      >`to_char(data_source.last_import_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"')`.as(
        'lastImport',
      ),
      of
        .selectFrom('contract')
        .whereRef('contract.exchange_id', '=', 'exchange.id')
        .select(sql<number>`count(*)::integer`.as('count'))
        .$asScalar()
        .$notNull()
        .as('contracts'),
      heldDay('min', sql`contract_day_count.exchange_id = exchange.id`).as('firstDay'),
      heldDay('max', sql`contract_day_count.exchange_id = exchange.id`).as('lastDay'),
    ])
    .orderBy('exchange.id');
}

/** The first or the last day with rows, from one end of an index. */
function heldDay(end: 'min' | 'max', isOf: Expression<SqlBool>) {
  return sql<string | null>`(
    select ${sql.raw(end)}(day)::text from contract_day_count where ${isOf}
  )`;
}

export async function findContracts(db: Db, exchangeId: number): Promise<ContractRecord[]> {
  const rows = await contractQuery(db).where('contract.exchange_id', '=', exchangeId).execute();
  return rows.map(toContract);
}

export async function findContract(db: Db, id: number): Promise<ContractRecord | undefined> {
  const row = await contractQuery(db).where('contract.id', '=', id).executeTakeFirst();
  return row && toContract(row);
}

type ContractRow = Awaited<ReturnType<ReturnType<typeof contractQuery>['execute']>>[number];

function toContract(row: ContractRow): ContractRecord {
  return {
    ...row,
    sizeUnit: row.sizeUnit as ContractRecord['sizeUnit'],
    settled: row.settled as ContractRecord['settled'],
    expiries: row.expiries ?? 0,
  };
}

function contractQuery(db: Db) {
  const isOfContract = sql<SqlBool>`contract_day_count.contract_id = contract.id`;
  return db.selectFrom('contract').select([
    'contract.id',
    'contract.exchange_id as exchangeId',
    'contract.code',
    'contract.name',
    'contract.currency',
    'contract.price_unit as priceUnit',
    'contract.decimals',
    sql<string | null>`trim_scale(contract.tick)::text`.as('tick'),
    sql<string>`trim_scale(contract.size)::text`.as('size'),
    'contract.size_unit as sizeUnit',
    'contract.settled',
    sql<number | null>`(
      select rows from contract_day_count where ${isOfContract} order by day desc limit 1
    )`.as('expiries'),
    heldDay('min', isOfContract).as('firstDay'),
    heldDay('max', isOfContract).as('lastDay'),
  ]);
}

export interface ExpiryRecord {
  readonly contractId: number;
  readonly symbol: string;
  readonly expiresOn: string;
  readonly priceUnit: string;
  readonly decimals: number;
}

export async function findExpiry(db: Db, id: number): Promise<ExpiryRecord | undefined> {
  return db
    .selectFrom('contract_expiry')
    .innerJoin('contract', 'contract.id', 'contract_expiry.contract_id')
    .where('contract_expiry.id', '=', id)
    .select([
      'contract.id as contractId',
      'symbol',
      'expires_on as expiresOn',
      'price_unit as priceUnit',
      'decimals',
    ])
    .executeTakeFirst();
}
