import { COUPON_TYPES, SENIORITIES, WORKOUT_KINDS } from '../bonds/term-words.ts';
import { INDEX_CATEGORIES } from '../instruments/index-category.ts';
import { INDEX_MEASURES, type IndexMeasure } from '../instruments/index-measure.ts';

/** The lists that are screeners, by the first segment of their path. */
export const SCREEN_KINDS = ['bonds', 'stocks', 'etf', 'indexes', 'company'] as const;
export type ScreenKind = (typeof SCREEN_KINDS)[number];

/** How a value is written: its unit, and what a reader enters. */
export type ScreenUnit =
  | 'percent'
  | 'price'
  | 'basis_points'
  | 'years'
  | 'millions'
  | 'units'
  | 'day'
  | 'count';

interface Field {
  readonly id: string;
  /**
   * Whether it is a market value: viewers without access can't filter or sort by it, and get no
   * counts for it.
   */
  readonly isGuarded?: boolean;
  /** Only for indexes of this measure: no field has two units. */
  readonly measure?: IndexMeasure;
}

/** One of a few words; several of them are combined with OR. */
export interface ChoiceField extends Field {
  readonly type: 'choice';
  /** The words in order; if absent, the words that occur, the most frequent first. */
  readonly values?: readonly string[];
  /** An instrument can have any number of them: several are combined with AND. */
  readonly isSet?: boolean;
  /** Exactly one word applies: this one, unless another is chosen. */
  readonly usual?: string;
  /** A list contains rows with one of these words, unless words are chosen or ISINs listed. */
  readonly listed?: readonly string[];
}

export interface RangeField extends Field {
  readonly type: 'range';
  readonly unit: ScreenUnit;
  /**
   * The edges of the histogram bars, in the displayed unit (millions for `millions`). The first and
   * the last bar also contain the values beyond. Days: years from today.
   */
  readonly edges: readonly number[];
}

export type ScreenField = ChoiceField | RangeField;

/** The word for “no rating” among the credit quality steps. */
export const UNRATED = 'none';
/** Credit quality steps: 1 is AAA to AA-, 2 is A, 3 is BBB, 4 is BB, 5 is B, 6 is below. */
export const QUALITY_STEPS = ['1', '2', '3', '4', '5', '6', UNRATED] as const;

const ISSUER_TYPES = ['state', 'municipal', 'financial', 'corporate'] as const;
export const BOND_OPTIONS = ['call', 'put', 'amortising', 'perpetual', 'linked', 'green'] as const;

const YIELD_EDGES = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 8.5, 9];
const DURATION_EDGES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20];
const SPREAD_EDGES = [0, 25, 50, 75, 100, 125, 150, 200, 250, 300, 400, 500, 750, 1000];
const MATURITY_EDGES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30];
const CHANGE_EDGES = [-10, -5, -3, -2, -1, -0.5, 0, 0.5, 1, 2, 3, 5, 10];
const LONG_CHANGE_EDGES = [-50, -30, -20, -10, -5, 0, 5, 10, 20, 30, 50, 100];
const LAST_TRADE_EDGES = [-1, -0.5, -0.25, -0.0822, -0.0384, -0.0192, -0.0055];
const SIZE_EDGES = [30, 100, 300, 1000, 3000, 10_000, 30_000, 100_000];

const currency = { id: 'currency', type: 'choice' } as const;
const country = { id: 'country', type: 'choice' } as const;
const sector = { id: 'sector', type: 'choice' } as const;
const venue = { id: 'venue', type: 'choice' } as const;
const issuerType = { id: 'issuerType', type: 'choice', values: ISSUER_TYPES } as const;
const quality = {
  id: 'quality',
  type: 'choice',
  values: QUALITY_STEPS,
  isGuarded: true,
} as const;
const lastTrade = {
  id: 'lastTrade',
  type: 'range',
  unit: 'day',
  edges: LAST_TRADE_EDGES,
} as const;
/** Statuses that still exist: a bond in default is outstanding, though it doesn't pay. */
export const LISTED_STATUSES = ['active', 'defaulted'] as const;
const status = {
  id: 'status',
  type: 'choice',
  values: ['active', 'matured', 'withdrawn'],
  listed: ['active'],
} as const;
const price = {
  id: 'price',
  type: 'range',
  unit: 'price',
  isGuarded: true,
  edges: [1, 3, 10, 30, 100, 300, 1000, 3000, 10_000],
} as const;
const changes = [
  { id: 'dayChange', type: 'range', unit: 'percent', isGuarded: true, edges: CHANGE_EDGES },
  { id: 'monthChange', type: 'range', unit: 'percent', isGuarded: true, edges: LONG_CHANGE_EDGES },
  { id: 'yearChange', type: 'range', unit: 'percent', isGuarded: true, edges: LONG_CHANGE_EDGES },
] as const;
const ofLevels = { measure: 'levels' } as const;
const ofRates = { measure: 'rates' } as const;
const SHIFT_EDGES = [-50, -20, -10, -5, -2, -1, 0, 1, 2, 5, 10, 20, 50];
const LONG_SHIFT_EDGES = [-200, -100, -50, -25, -10, 0, 10, 25, 50, 100, 200];
const shift = { type: 'range', unit: 'basis_points', isGuarded: true, ...ofRates } as const;

const size = {
  id: 'size',
  type: 'range',
  unit: 'millions',
  isGuarded: true,
  edges: SIZE_EDGES,
} as const;

/** The filters of each list, in page order. */
export const SCREEN_FIELDS = {
  bonds: [
    { id: 'category', type: 'choice', values: ['government', 'municipal', 'corporate'] },
    currency,
    country,
    sector,
    issuerType,
    quality,
    { id: 'couponType', type: 'choice', values: COUPON_TYPES },
    { id: 'seniority', type: 'choice', values: SENIORITIES },
    { id: 'options', type: 'choice', values: BOND_OPTIONS, isSet: true },
    { ...status, values: [...LISTED_STATUSES, 'matured', 'withdrawn'], listed: LISTED_STATUSES },
    venue,
    {
      id: 'yield',
      type: 'range',
      unit: 'percent',
      isGuarded: true,
      edges: YIELD_EDGES,
    },
    {
      id: 'maturity',
      type: 'range',
      unit: 'day',
      edges: MATURITY_EDGES,
    },
    {
      id: 'duration',
      type: 'range',
      unit: 'years',
      isGuarded: true,
      edges: DURATION_EDGES,
    },
    {
      id: 'amount',
      type: 'range',
      unit: 'millions',
      edges: [30, 50, 100, 200, 300, 400, 500, 750, 1000, 1500, 2000, 3000, 5000],
    },
    {
      id: 'coupon',
      type: 'range',
      unit: 'percent',
      edges: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12],
    },
    { ...price, edges: [50, 60, 70, 80, 85, 90, 95, 97.5, 100, 102.5, 105, 110, 120] },
    {
      id: 'spread',
      type: 'range',
      unit: 'basis_points',
      isGuarded: true,
      edges: SPREAD_EDGES,
    },
    {
      id: 'maturityYield',
      type: 'range',
      unit: 'percent',
      isGuarded: true,
      edges: YIELD_EDGES,
    },
    {
      id: 'maturityDuration',
      type: 'range',
      unit: 'years',
      isGuarded: true,
      edges: DURATION_EDGES,
    },
    {
      id: 'maturitySpread',
      type: 'range',
      unit: 'basis_points',
      isGuarded: true,
      edges: SPREAD_EDGES,
    },
    // The worst workout reveals whether the bond trades above or below its call price.
    { id: 'workoutKind', type: 'choice', values: WORKOUT_KINDS, isGuarded: true },
    { id: 'workout', type: 'range', unit: 'day', isGuarded: true, edges: MATURITY_EDGES },
    changes[0],
    {
      id: 'denomination',
      type: 'range',
      unit: 'units',
      edges: [1, 100, 1000, 2000, 5000, 10_000, 50_000, 100_000, 200_000, 1_000_000],
    },
    lastTrade,
  ],
  stocks: [currency, country, sector, venue, status, size, price, ...changes, lastTrade],
  etf: [
    {
      id: 'category',
      type: 'choice',
      values: ['equity', 'bond', 'commodity', 'money_market', 'mixed'],
    },
    currency,
    country,
    venue,
    status,
    size,
    {
      id: 'cost',
      type: 'range',
      unit: 'percent',
      edges: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.75, 1, 1.5],
    },
    price,
    ...changes,
    lastTrade,
  ],
  indexes: [
    { id: 'measure', type: 'choice', values: INDEX_MEASURES, usual: 'levels' },
    { id: 'category', type: 'choice', values: INDEX_CATEGORIES },
    currency,
    status,
    { ...price, edges: [10, 30, 100, 300, 1000, 3000, 10_000, 30_000], ...ofLevels },
    { ...changes[0], ...ofLevels },
    { ...changes[1], ...ofLevels },
    { ...changes[2], ...ofLevels },
    {
      id: 'yield',
      type: 'range',
      unit: 'percent',
      isGuarded: true,
      edges: [-0.5, 0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 8, 10, 15],
      ...ofRates,
    },
    { id: 'dayChangeBp', edges: SHIFT_EDGES, ...shift },
    { id: 'monthChangeBp', edges: LONG_SHIFT_EDGES, ...shift },
    { id: 'yearChangeBp', edges: LONG_SHIFT_EDGES, ...shift },
    lastTrade,
  ],
  company: [
    country,
    sector,
    issuerType,
    quality,
    { ...status, values: ['active', 'liquidated'] },
    { id: 'bonds', type: 'range', unit: 'count', edges: [0, 1, 2, 3, 5, 10, 20, 50, 100] },
    { id: 'stocks', type: 'range', unit: 'count', edges: [0, 1, 2, 3, 5] },
  ],
} as const satisfies Readonly<Record<ScreenKind, readonly ScreenField[]>>;

/** The ids of all fields of all lists. */
export type ScreenFieldId = (typeof SCREEN_FIELDS)[ScreenKind][number]['id'];

/**
 * What each column contains, for all lists. Headings on pages and in files take their units from
 * here, and cells their format: a column that is missing here or has no renderer
 * (`web/pages/screens/screen-columns.tsx`) doesn't compile.
 */
const COLUMN_VALUES = {
  name: 'text',
  isin: 'text',
  ticker: 'text',
  issuer: 'text',
  unit: 'text',
  rating: 'text',
  country: 'word',
  sector: 'word',
  currency: 'word',
  category: 'word',
  venue: 'word',
  seniority: 'word',
  status: 'word',
  issuerType: 'word',
  workoutKind: 'word',
  maturity: 'day',
  issued: 'day',
  lastTrade: 'day',
  workout: 'day',
  coupon: 'percent',
  cost: 'percent',
  yield: 'percent',
  maturityYield: 'percent',
  dayChange: 'percent',
  monthChange: 'percent',
  yearChange: 'percent',
  dayChangeBp: 'basis_points',
  monthChangeBp: 'basis_points',
  yearChangeBp: 'basis_points',
  spread: 'basis_points',
  maturitySpread: 'basis_points',
  duration: 'years',
  maturityDuration: 'years',
  price: 'price',
  amount: 'millions',
  size: 'millions',
  denomination: 'units',
  bonds: 'count',
  stocks: 'count',
  line: 'picture',
} as const satisfies Readonly<Record<string, ColumnValue>>;

/** A word is one of a few, with a label; a text is shown unchanged. All others are numbers. */
export type ColumnValue = 'text' | 'word' | 'picture' | ScreenUnit;
export type ScreenColumnId = keyof typeof COLUMN_VALUES;
/** The ids of the columns with this kind of value. */
export type ColumnsWith<V extends ColumnValue> = {
  [Id in ScreenColumnId]: (typeof COLUMN_VALUES)[Id] extends V ? Id : never;
}[ScreenColumnId];

export interface ScreenColumn {
  readonly id: ScreenColumnId;
  readonly isGuarded?: boolean;
  /** Shown unless the reader chooses other columns. */
  readonly isUsual?: boolean;
  readonly measure?: IndexMeasure;
}

const guarded = (id: ScreenColumnId, isUsual = false) => ({ id, isGuarded: true, isUsual });
const open = (id: ScreenColumnId, isUsual = false) => ({ id, isGuarded: false, isUsual });

/**
 * The columns of each list, in order. All are sortable; `line` is the sparkline of the last days.
 */
export const SCREEN_COLUMNS: Readonly<Record<ScreenKind, readonly ScreenColumn[]>> = {
  bonds: [
    open('name', true),
    open('isin', true),
    open('issuer'),
    open('country'),
    open('sector'),
    open('currency', true),
    open('coupon', true),
    open('maturity', true),
    guarded('price', true),
    guarded('dayChange', true),
    guarded('yield', true),
    guarded('duration', true),
    guarded('spread', true),
    guarded('workoutKind'),
    guarded('workout'),
    guarded('maturityYield'),
    guarded('maturityDuration'),
    guarded('maturitySpread'),
    guarded('rating', true),
    open('amount', true),
    open('denomination'),
    open('issued'),
    open('seniority'),
    open('venue'),
    open('lastTrade'),
    open('line', true),
  ],
  stocks: [
    open('name', true),
    open('ticker', true),
    open('isin'),
    open('country', true),
    open('sector', true),
    open('currency', true),
    open('venue'),
    guarded('price', true),
    guarded('dayChange', true),
    guarded('monthChange'),
    guarded('yearChange', true),
    guarded('size', true),
    open('lastTrade'),
    open('line', true),
  ],
  etf: [
    open('name', true),
    open('ticker', true),
    open('isin'),
    open('category', true),
    open('country'),
    open('currency', true),
    open('venue'),
    guarded('price', true),
    guarded('dayChange', true),
    guarded('monthChange'),
    guarded('yearChange', true),
    guarded('size', true),
    open('cost', true),
    open('lastTrade'),
    open('line', true),
  ],
  indexes: [
    open('name', true),
    open('ticker', true),
    open('isin'),
    open('category', true),
    open('currency', true),
    { ...guarded('price', true), ...ofLevels },
    { ...open('unit', true), ...ofLevels },
    { ...guarded('dayChange', true), ...ofLevels },
    { ...guarded('monthChange', true), ...ofLevels },
    { ...guarded('yearChange', true), ...ofLevels },
    { ...guarded('yield', true), ...ofRates },
    { ...guarded('dayChangeBp', true), ...ofRates },
    { ...guarded('monthChangeBp', true), ...ofRates },
    { ...guarded('yearChangeBp', true), ...ofRates },
    open('lastTrade', true),
    open('line', true),
  ],
  company: [
    open('name', true),
    open('country', true),
    open('sector', true),
    open('issuerType', true),
    guarded('rating', true),
    open('bonds', true),
    open('stocks', true),
    open('status', true),
  ],
};

/** Undefined for an id that isn't a column. */
export function columnValue(id: string): ColumnValue | undefined {
  return Object.hasOwn(COLUMN_VALUES, id) ? COLUMN_VALUES[id as ScreenColumnId] : undefined;
}

const HEADING_UNITS = ['percent', 'years', 'basis_points'] as const;
export type HeadingUnit = (typeof HEADING_UNITS)[number];

/**
 * The unit that all values of a column share, shown in its heading. Amounts and other prices use
 * the unit of their row.
 */
export function headingUnit(kind: ScreenKind, id: string): HeadingUnit | undefined {
  if (kind === 'bonds' && id === 'price') return 'percent';
  const value = columnValue(id);
  return HEADING_UNITS.find((unit) => unit === value);
}

/** The sparkline of the last days can't be sorted. */
export const UNSORTED_COLUMN = 'line';

export function isGuardedField(kind: ScreenKind, id: string): boolean {
  const fields: readonly ScreenField[] = SCREEN_FIELDS[kind];
  const field = fields.find((each) => each.id === id);
  const column = SCREEN_COLUMNS[kind].find((each) => each.id === id);
  return field?.isGuarded === true || column?.isGuarded === true;
}

/** Fields that levels and rates have in common, each in its unit. */
export const TWIN_FIELDS = [
  ['price', 'yield'],
  ['dayChange', 'dayChangeBp'],
  ['monthChange', 'monthChangeBp'],
  ['yearChange', 'yearChangeBp'],
] as const;

/** Fields with a different name in this list. */
const OWN_WORDS: Readonly<Partial<Record<ScreenKind, readonly string[]>>> = {
  indexes: ['price', 'yield', 'lastTrade'],
};

/** The label key of a field; changes have one name in all units. */
export function fieldWord(kind: ScreenKind, id: string): string {
  if (OWN_WORDS[kind]?.includes(id)) return `${kind}_${id}`;
  return id.replace(/Bp$/, '');
}
