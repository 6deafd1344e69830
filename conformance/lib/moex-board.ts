import { readJson } from './reference-data.ts';

export const BOARD_FILE = 'moex/iss_bonds_board_2024-02-15.json.gz';

type Value = string | number | null;
export type BoardRow = Readonly<Record<string, Value>>;

/** A table of the exchange's response, as rows by column name. */
export function readBoard(table: 'securities' | 'marketdata_yields'): BoardRow[] {
  const tables = readJson(BOARD_FILE) as Record<string, { columns: string[]; data: Value[][] }>;
  const { columns, data } = tables[table]!;
  return data.map((row) => Object.fromEntries(columns.map((name, i) => [name, row[i] ?? null])));
}

/** Ministry of Finance bonds with a fixed coupon: payments are known to maturity. */
export const isFixedGovernment = ({ BOARDID, SECNAME }: BoardRow): boolean =>
  BOARDID === 'TQOB' && String(SECNAME).includes('ПД');
