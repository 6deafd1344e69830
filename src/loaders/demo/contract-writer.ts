import type pg from 'pg';
import { formatDay, type Day } from '../../domain/time/day.ts';
import { copyRows, dayCell, type Cell } from '../copy.ts';
import type { RowCounts } from '../runs.ts';
import {
  contractDays,
  demoExpiries,
  storedDecimals,
  type ContractDay,
  type DemoContract,
  type DemoDerivatives,
  type DemoExpiry,
} from './contracts.ts';
import type { MarketKey } from './demo-instrument.ts';
import { DEMO_SOURCE } from './market-writer.ts';
import { unitsText } from './units-text.ts';

export async function writeDerivatives(
  client: pg.PoolClient,
  { exchanges, contracts }: DemoDerivatives,
): Promise<RowCounts> {
  await copyRows(
    client,
    'exchange',
    ['id', 'source_code', 'mic', 'name'],
    exchanges.map(({ id, mic, name }) => [id, DEMO_SOURCE, mic, JSON.stringify(name)]),
  );
  const count = await copyRows(
    client,
    'contract',
    [
      'id',
      'exchange_id',
      'code',
      'name',
      'currency',
      'price_unit',
      'decimals',
      'tick',
      'size',
      'size_unit',
      'settled',
    ],
    contracts.map((contract) => [
      contract.id,
      contract.exchangeId,
      contract.code,
      JSON.stringify(contract.name),
      contract.currency,
      contract.priceUnit,
      contract.decimals,
      contract.tick,
      contract.size,
      contract.sizeUnit,
      contract.settled,
    ]),
  );
  return { read: count + exchanges.length, new: count + exchanges.length };
}

const CONTRACT_DAY_COLUMNS = [
  'exchange_id',
  'contract_id',
  'expiry_id',
  'expires_on',
  'day',
  'open',
  'high',
  'low',
  'settle',
  'settle_change',
  'volume',
  'trades',
  'open_interest',
  'open_interest_change',
];

/**
 * Writes the days of contracts up to a day (included), and their months: all of them, or those
 * after the last stored day of a contract.
 */
export async function writeContractDays(
  client: pg.PoolClient,
  { key, contracts, to }: DaysWanted,
  lastDays: ReadonlyMap<number, Day> = new Map(),
): Promise<RowCounts> {
  await writeExpiries(
    client,
    contracts.flatMap((contract) => demoExpiries(key, contract, to)),
  );
  const rows = dayRows({ key, contracts, to }, lastDays);
  const count = await copyRows(client, 'contract_day', CONTRACT_DAY_COLUMNS, rows);
  return { read: count, new: count };
}

/** New months are listed over time. */
async function writeExpiries(
  client: pg.PoolClient,
  expiries: readonly DemoExpiry[],
): Promise<void> {
  await client.query(
    `insert into contract_expiry (id, exchange_id, contract_id, symbol, expires_on)
     select * from unnest($1::integer[], $2::integer[], $3::integer[], $4::text[], $5::date[])
     on conflict (id) do nothing`,
    [
      expiries.map(({ id }) => id),
      expiries.map(({ contract }) => contract.exchangeId),
      expiries.map(({ contract }) => contract.id),
      expiries.map(({ symbol }) => symbol),
      expiries.map(({ expiresOn }) => formatDay(expiresOn)),
    ],
  );
}

interface DaysWanted {
  readonly key: MarketKey;
  readonly contracts: readonly DemoContract[];
  readonly to: Day;
}

function* dayRows(
  { key, contracts, to }: DaysWanted,
  lastDays: ReadonlyMap<number, Day>,
): Generator<Cell[]> {
  for (const contract of contracts) {
    const after = lastDays.get(contract.id) ?? -Infinity;
    for (const row of contractDays(key, contract, { after, to })) yield dayRow(contract, row);
  }
}

function dayRow(contract: DemoContract, row: ContractDay & { expiry: DemoExpiry }): Cell[] {
  const price = (units: number) => unitsText(units, storedDecimals(contract));
  return [
    contract.exchangeId,
    contract.id,
    row.expiry.id,
    dayCell(row.expiry.expiresOn),
    dayCell(row.day),
    price(row.open),
    price(row.high),
    price(row.low),
    price(row.settle),
    row.change === null ? null : price(row.change),
    row.volume,
    row.trades,
    row.openInterest,
    row.openInterestChange,
  ];
}
