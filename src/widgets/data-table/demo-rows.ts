import type { TableColumn, TableRow } from './table-types.ts';

export const BOND_COLUMNS: readonly TableColumn[] = [
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

/** Rows of invented bonds; `extra` adds the fields that a state is about. */
export function bondRows(extra: (index: number) => Partial<TableRow> = () => ({})): TableRow[] {
  return BONDS.map(([name, price, change, maturity, volume], i) =>
    Object.assign({ id: `b${i + 1}`, name, price, change, maturity, volume }, extra(i)),
  );
}

export function exactRows(): TableRow[] {
  return bondRows((i) => ({ 'price.no_round': `${BONDS[i]?.[1]}137` }));
}

export function manyBonds(count: number): TableRow[] {
  return Array.from({ length: count }, (_, i) => {
    const [, price, change, maturity] = BONDS[i % BONDS.length] as BondCells;
    const name = `Issue ${String(i + 1).padStart(2, '0')}`;
    return { id: `b${i + 1}`, name, price, change, maturity, volume: ((i * 7919) % 1000) + 0.5 };
  });
}

const LONG =
  'Senior unsecured notes of the issuer with a step-up coupon, a call option every second year and a guarantee of the parent company.';

export const LONG_ROWS: readonly TableRow[] = [
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

export const WIDE_COLUMNS: readonly TableColumn[] = [
  { field: 'name', title: 'Issue', kind: 'text', width: 190 },
  { field: 'isin', title: 'ISIN', kind: 'text', width: 130 },
  { field: 'currency', title: 'Currency', kind: 'text' },
  { field: 'date', title: 'Trade date', kind: 'date' },
  { field: 'open', title: 'Open', kind: 'number', digits: 2 },
  { field: 'high', title: 'High', kind: 'number', digits: 2 },
  { field: 'low', title: 'Low', kind: 'number', digits: 2 },
  { field: 'close', title: 'Close', kind: 'number', digits: 2 },
  { field: 'yield', title: 'Yield', kind: 'number', digits: 3, unit: '%' },
  { field: 'duration', title: 'Duration', kind: 'number', digits: 2, unit: 'years' },
  { field: 'trades', title: 'Trades', kind: 'number', digits: 0 },
  { field: 'turnover', title: 'Turnover', kind: 'number', digits: 1, unit: 'USD mln' },
];

/** Rows with all twelve columns. The same numbers at every call: tests count on them. */
export function wideRows(count: number): TableRow[] {
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
      currency: CODES[i % CODES.length],
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
