import type { GridColumn } from './table-types.ts';
import type { WireColumn, WireRow } from './wire-table.ts';

export const BOND_COLUMNS: readonly WireColumn[] = [
  { field: 'name', title: 'Issue', kind: 'text' },
  { field: 'price', title: 'Price', kind: 'number', unit: '%' },
  { field: 'change', title: 'Day', kind: 'number' },
  { field: 'maturity', title: 'Maturity', kind: 'date' },
  { field: 'volume', title: 'Volume', kind: 'number', unit: 'USD mln', digits: 2 },
];

type BondCells = readonly [string, string, string, string, number | null];

const BONDS: readonly BondCells[] = [
  ['Ärzte Bank 2031', '101.20', '▲ +0.29 %', '15.11.2031', 1250.5],
  ['Zeta Rail 2027', '99.85', '▼ −0.21 %', '01.02.2027', 80],
  ['Acme Power 2029', '1 002.10', '▲ +1.04 %', '30.06.2029', null],
  ['Érable Wood 2040', '87.40', '▼ −10.50 %', '12.12.2040', 640.25],
  ['Bright Sea 2026', '9.99', '0.00 %', '05.05.2026', 12],
  ['acme water 2030', '100.00', '▲ +0.05 %', '09.09.2030', 3300],
];

/** Rows of invented bonds; `extra` adds the fields a state is about. */
export function bondRows(extra: (index: number) => WireRow = () => ({})): WireRow[] {
  return BONDS.map(([name, price, change, maturity, volume], i) =>
    Object.assign({ id: `b${i + 1}`, name, price, change, maturity, volume }, extra(i)),
  );
}

export function exactRows(): WireRow[] {
  return bondRows((i) => ({ 'price.no_round': `${BONDS[i]?.[1]}137` }));
}

export function manyBonds(count: number): WireRow[] {
  return Array.from({ length: count }, (_, i) => {
    const [, price, change, maturity] = BONDS[i % BONDS.length] as BondCells;
    const name = `Issue ${String(i + 1).padStart(2, '0')}`;
    return { id: `b${i + 1}`, name, price, change, maturity, volume: ((i * 7919) % 1000) + 0.5 };
  });
}

const LONG =
  'Senior unsecured notes of the issuer with a step-up coupon, a call option every second year and a guarantee of the parent company.';

export const LONG_ROWS: readonly WireRow[] = [
  { id: 1, name: 'Bright Sea 2026', terms: LONG, comment: `Comment, never shortened: ${LONG}` },
  { id: 2, name: 'Zeta Rail 2027', terms: 'Short terms.', comment: 'A short comment.' },
  {
    id: 3,
    name: 'Acme Power 2029',
    terms: { ttl: LONG, lnk: '/gallery/', info: 'prospectus' },
    comment: null,
  },
];

const CODES = ['USD', 'EUR', 'GBP', 'CHF', 'JPY', 'CNY', 'KZT', 'TRY'];

export interface WideRow {
  readonly id: number;
  readonly name: string;
  readonly isin: string;
  readonly currency: string;
  readonly date: string;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly yield: number;
  readonly duration: number | null;
  readonly trades: number;
  readonly turnover: number;
}

const number = (
  field: Exclude<keyof WideRow, 'id' | 'name' | 'isin' | 'currency' | 'date'>,
  title: string,
  digits: number,
  unit?: string,
): GridColumn<WideRow> => ({
  field,
  title,
  digits,
  kind: 'number',
  ...(unit && { unit }),
  value: (row) => row[field],
});

export const WIDE_COLUMNS: readonly GridColumn<WideRow>[] = [
  { field: 'name', title: 'Issue', kind: 'text', width: 190, value: ({ name }) => name },
  { field: 'isin', title: 'ISIN', kind: 'text', width: 130, value: ({ isin }) => isin },
  { field: 'currency', title: 'Currency', kind: 'text', value: ({ currency }) => currency },
  { field: 'date', title: 'Trade date', kind: 'date', value: ({ date }) => date },
  number('open', 'Open', 2),
  number('high', 'High', 2),
  number('low', 'Low', 2),
  number('close', 'Close', 2),
  number('yield', 'Yield', 3, '%'),
  number('duration', 'Duration', 2, 'years'),
  number('trades', 'Trades', 0),
  number('turnover', 'Turnover', 1, 'USD mln'),
];

/** Rows with all twelve columns. Tests rely on the numbers, so they are always the same. */
export function wideRows(count: number): WideRow[] {
  let seed = 20_261_115;
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    return (seed >>> 8) / 0x1_00_00_00;
  };
  return Array.from({ length: count }, (_, i) => {
    const open = 60 + random() * 80;
    const close = open + random() * 4 - 2;
    return {
      id: i,
      name: `Issuer ${((i * 7919) % 100_000) + 1}, ${2026 + (i % 20)}`,
      isin: `XS${String(1_000_000_000 + ((i * 6007) % 900_000_000))}`,
      currency: CODES[i % CODES.length] ?? '',
      date: `2026-${String((i % 12) + 1).padStart(2, '0')}-${String((i % 28) + 1).padStart(2, '0')}`,
      open,
      high: Math.max(open, close) + random(),
      low: Math.min(open, close) - random(),
      close,
      yield: random() * 12,
      duration: i % 97 === 0 ? null : random() * 15,
      trades: Math.floor(random() * 5000),
      turnover: random() * 900,
    };
  });
}
