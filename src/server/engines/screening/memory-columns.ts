import {
  QUALITY_STEPS,
  SCREEN_COLUMNS,
  SCREEN_FIELDS,
} from '../../../domain/screens/screen-fields.ts';
import type { ScreenField, ScreenKind } from '../../../domain/screens/screen-fields.ts';
import { BOND_DECIMALS } from '../../../domain/bonds/bond-decimals.ts';
import { MONEY_FIELDS } from '../../../domain/screens/money.ts';
import { LAST_NOTCHES } from '../../../domain/screens/quality-steps.ts';

/** The kind of the rows of each list. */
export const ROW_KINDS = {
  bonds: 'bond',
  stocks: 'stock',
  etf: 'etf',
  indexes: 'index',
  company: 'company',
} as const satisfies Readonly<Record<ScreenKind, string>>;

/** How a column is stored in memory. */
export type MemoryColumn =
  | {
      readonly type: 'words';
      readonly sql: string;
      /** Words in their order; other words follow as they occur. */
      readonly values?: readonly string[];
    }
  | { readonly type: 'set'; readonly sql: string; readonly values: readonly string[] }
  /** Integers: the value times ten to the power of `scale`. Days have scale 0. */
  | {
      readonly type: 'whole';
      readonly sql: string;
      readonly scale: number;
      /** Decimals on screen, if fewer: bounds are compared with what readers see. */
      readonly shown?: number;
    }
  /** For values too large for an integer; a bound entered by a reader is multiplied by `unit`. */
  | { readonly type: 'float'; readonly sql: string; readonly unit: number };

const word = (sql: string): MemoryColumn => ({ type: 'words', sql });
const whole = (sql: string, scale = 0, shown = scale): MemoryColumn => ({
  type: 'whole',
  sql,
  scale,
  shown,
});
const day = (name: string) => whole(`${name} - date '1970-01-01'`);
const float = (sql: string, unit = 1): MemoryColumn => ({ type: 'float', sql, unit });
const MILLION = 1_000_000;

/** Decimals in answers and files. Bond analytics keep their stored precision; pages show fewer. */
export const ANSWER_DECIMALS = {
  dayChange: 2,
  monthChange: 2,
  yearChange: 2,
  dayChangeBp: 1,
  monthChangeBp: 1,
  yearChangeBp: 1,
  yield: 4,
  duration: 4,
  spread: 2,
  maturityYield: 4,
  maturityDuration: 4,
  maturitySpread: 2,
} as const;

/** For all index levels: one precision per column. */
export const LEVEL_DECIMALS = 2;

/** For all bond prices. */
export const BOND_PRICE_DECIMALS = 3;

/** Clamps values that don't fit to the largest that does. */
function rounded(name: string, scale: number, shown = scale): MemoryColumn {
  const most = 2_000_000_000;
  const units = `round(${name}, ${scale}) * ${10 ** scale}`;
  // `least` and `greatest` ignore nulls.
  return whole(
    `case when ${name} is not null then greatest(least(${units}, ${most}), -${most})::integer end`,
    scale,
    shown,
  );
}

/** Bond analytics are sorted by all of their decimals. */
function figure(name: string, kind: 'yield' | 'duration' | 'spread'): MemoryColumn {
  return rounded(name, ANSWER_DECIMALS[kind], BOND_DECIMALS[kind]);
}

/** By the ID of a list's field or column. */
const COLUMNS: Readonly<Record<string, MemoryColumn>> = {
  category: word('category'),
  currency: word('currency'),
  country: word('country'),
  sector: word('sector'),
  issuerType: word('issuer_type'),
  couponType: word('coupon_type'),
  seniority: word('seniority'),
  status: word('status'),
  venue: word('venue'),
  quality: {
    type: 'words',
    sql: `case ${LAST_NOTCHES.map(
      (last, i) => `when notch <= ${last} then '${QUALITY_STEPS[i]!}'`,
    ).join(' ')} else '${QUALITY_STEPS.at(-1)!}' end`,
    values: QUALITY_STEPS,
  },
  options: { type: 'set', sql: 'options', values: [] },
  rating: whole('notch::integer'),
  maturity: day('matures_on'),
  issued: day('issued_on'),
  lastTrade: day('last_day'),
  bonds: whole('bonds'),
  stocks: whole('stocks'),
  coupon: rounded('coupon', 4),
  cost: rounded('expense_ratio', 4),
  dayChange: rounded('day_change', ANSWER_DECIMALS.dayChange),
  monthChange: rounded('month_change', ANSWER_DECIMALS.monthChange),
  yearChange: rounded('year_change', ANSWER_DECIMALS.yearChange),
  yield: figure('yield', 'yield'),
  duration: figure('duration', 'duration'),
  spread: figure('spread', 'spread'),
  maturityYield: figure('maturity_yield', 'yield'),
  maturityDuration: figure('maturity_duration', 'duration'),
  maturitySpread: figure('maturity_spread', 'spread'),
  workoutKind: word('workout'),
  workout: day('workout_on'),
  price: float(
    `round(price, case kind when 'bond' then ${BOND_PRICE_DECIMALS} else coalesce(decimals, 2) end)`,
  ),
  amount: float('amount', MILLION),
  size: float('size', MILLION),
  denomination: float('denomination'),
};

const IS_RATE = 'screen_is_rate(kind, unit)';
const ofLevel = (name: string, scale: number) =>
  rounded(`(case when not ${IS_RATE} then ${name} end)`, scale);
const ofRate = (name: string, scale: number) =>
  rounded(`(case when ${IS_RATE} then ${name} end)`, scale);

/** Indexes have levels or rates: the same database columns with two units. */
const INDEX_COLUMNS: Readonly<Record<string, MemoryColumn>> = {
  measure: word(`case when ${IS_RATE} then 'rates' else 'levels' end`),
  unit: word('unit'),
  price: float(`round(price, ${LEVEL_DECIMALS})`),
  dayChange: ofLevel('day_change', ANSWER_DECIMALS.dayChange),
  monthChange: ofLevel('month_change', ANSWER_DECIMALS.monthChange),
  yearChange: ofLevel('year_change', ANSWER_DECIMALS.yearChange),
  dayChangeBp: ofRate('day_change', ANSWER_DECIMALS.dayChangeBp),
  monthChangeBp: ofRate('month_change', ANSWER_DECIMALS.monthChangeBp),
  yearChangeBp: ofRate('year_change', ANSWER_DECIMALS.yearChangeBp),
};

/** Text columns: PostgreSQL sorts them, because it knows the collations. */
export const TEXT_COLUMNS = {
  name: 'name',
  issuer: 'issuer_name',
  isin: 'isin',
  ticker: 'code',
} as const;
export type TextColumn = keyof typeof TEXT_COLUMNS;

export function isTextColumn(id: string): id is TextColumn {
  return Object.hasOwn(TEXT_COLUMNS, id);
}

/** The text columns that a list can be sorted by. */
export function textColumns(kind: ScreenKind): readonly TextColumn[] {
  return SCREEN_COLUMNS[kind].map(({ id }) => id).filter(isTextColumn);
}

/** The columns of a list that are kept in memory, by ID. */
export function memoryColumns(kind: ScreenKind): ReadonlyMap<string, MemoryColumn> {
  const fields: readonly ScreenField[] = SCREEN_FIELDS[kind];
  const ids = [...fields, ...SCREEN_COLUMNS[kind]].map(({ id }) => id);
  const known = new Map<string, MemoryColumn>();
  for (const id of ids) {
    const column = (kind === 'indexes' ? INDEX_COLUMNS[id] : undefined) ?? COLUMNS[id];
    if (column)
      known.set(
        id,
        withValues(
          column,
          fields.find((each) => each.id === id),
        ),
      );
  }
  if (known.has('lastTrade')) known.set(MARKET_COLUMN, word(`concat(currency, ' ', venue)`));
  const money = MONEY_FIELDS[kind];
  if (money) known.set(ownColumn(money), COLUMNS[money]!);
  return known;
}

/** Identifies a row's market calendar: the currency, and the exchange if there is one. */
export const MARKET_COLUMN = 'market';

/** The column of amounts in each row's own currency; the other column has them in dollars. */
export function ownColumn(field: string): string {
  return `own ${field}`;
}

/** Adds the predefined words of the list's field. */
function withValues(column: MemoryColumn, field: ScreenField | undefined): MemoryColumn {
  if (field?.type !== 'choice' || !field.values) return column;
  return column.type === 'words' || column.type === 'set'
    ? { ...column, values: field.values }
    : column;
}
