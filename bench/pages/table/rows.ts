export interface BenchColumn {
  readonly field: string;
  readonly title: string;
  readonly kind: 'text' | 'number' | 'date';
  readonly digits?: number;
  readonly width: number;
}

const ROW_COUNT = 100_000;
/** The columns to sort by: numbers, texts by language, and codes, which need no language. */
export const SORT_FIELDS = { number: 'close', text: 'name', code: 'isin' } as const;
export type SortBy = keyof typeof SORT_FIELDS;

/**
 * The height of lines in the portal's tables, so that both tables show the same number of lines.
 */
export const ROW_HEIGHT = 27;
export const HEADER_HEIGHT = 37;

/** Together they fit into the window, so that both tables draw all twelve. */
export const COLUMNS: readonly BenchColumn[] = [
  { field: 'name', title: 'Issue', kind: 'text', width: 210 },
  { field: 'isin', title: 'ISIN', kind: 'text', width: 130 },
  { field: 'currency', title: 'Currency', kind: 'text', width: 100 },
  { field: 'issued', title: 'Issued', kind: 'date', width: 110 },
  { field: 'matures', title: 'Matures', kind: 'date', width: 110 },
  { field: 'open', title: 'Open', kind: 'number', digits: 2, width: 100 },
  { field: 'high', title: 'High', kind: 'number', digits: 2, width: 100 },
  { field: 'low', title: 'Low', kind: 'number', digits: 2, width: 100 },
  { field: 'close', title: 'Close', kind: 'number', digits: 2, width: 100 },
  { field: 'yield', title: 'Yield', kind: 'number', digits: 3, width: 100 },
  { field: 'trades', title: 'Trades', kind: 'number', digits: 0, width: 100 },
  { field: 'turnover', title: 'Turnover', kind: 'number', digits: 1, width: 120 },
];

export type BenchRow = Readonly<Record<string, string | number>>;

const CODES = ['USD', 'EUR', 'GBP', 'CHF', 'JPY', 'CNY', 'KZT', 'TRY'];
const FIRST = 'Acme Bright Cedar Delta Électra Fjord Granite Harbour Östra Zeta'.split(' ');
const SECOND = 'Bank Energy Foods Holding Mining Power Rail Steel Telecom Water'.split(' ');

/** The same rows for every call and on every page. */
export function makeRows(): BenchRow[] {
  let seed = 20_261_115;
  const random = (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    return (seed >>> 8) / 0x1_00_00_00;
  };
  const pick = (words: readonly string[]): string =>
    words[Math.floor(random() * words.length)] ?? '';
  const date = (year: number): string =>
    `${year}-${twoDigits(1 + Math.floor(random() * 12))}-${twoDigits(1 + Math.floor(random() * 28))}`;
  return Array.from({ length: ROW_COUNT }, (_, i) => {
    const open = 60 + random() * 80;
    const close = open + random() * 4 - 2;
    return {
      id: i,
      name: `${pick(FIRST)} ${pick(SECOND)} ${((i * 7919) % ROW_COUNT) + 1}`,
      isin: `XS${1_000_000_000 + (((i + 1) * 7_654_321) % 900_000_007)}`,
      currency: pick(CODES),
      issued: date(2000 + (i % 26)),
      matures: date(2027 + (i % 20)),
      open,
      high: Math.max(open, close) + random(),
      low: Math.min(open, close) - random(),
      close,
      yield: random() * 12,
      trades: Math.floor(random() * 5000),
      turnover: random() * 900,
    };
  });
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
