import { parseDay } from '../../../domain/time/day.ts';
import { parseDecimal, type Decimal } from '../../../domain/text/decimal.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { Screen, ScreenRange } from '../../../domain/screens/screen-address.ts';
import { isMoneyField, moneyIn, type Money } from '../../../domain/screens/money.ts';
import { emptyBitmap, intersect, setBit, type Bitmap } from './bitmap.ts';
import { TraitIndex, WordIndex, type FoundRows } from './column-index.ts';
import { ownColumn } from './memory-columns.ts';
import { dollarValue } from './money-rates.ts';
import { RangeIndex } from './range-index.ts';
import { scanCodes, scanRange, scanSets } from './scans.ts';
import { findRow, MISSING, type Column } from './screen-columns.ts';
import type { RowSet, ScreenTable } from './screen-table.ts';
import type { TextColumns } from './text-columns.ts';

const LARGEST = 2_147_483_647;

/** The rows that one field of a screen lets pass. */
export interface FieldFilter {
  /** A field of the list, or `known`, `isin`, `text`. */
  readonly field: string;
  readonly set: RowSet;
}

export interface FilterTools {
  readonly texts: TextColumns;
  readonly language: Language;
  /** The IDs of rows by ISIN. */
  readonly findIsins: (isins: readonly string[]) => Promise<readonly number[]>;
}

/** One filter per field of a screen; none for a field that lets all rows pass. */
export async function findFilters(
  table: ScreenTable,
  screen: Screen,
  { texts, language, findIsins }: FilterTools,
): Promise<FieldFilter[]> {
  // Asynchronous lookups come first: everything else is then found in one state of the table.
  const named =
    screen.text === ''
      ? null
      : await findOnce(table, `text ${language} ${screen.text}`, () =>
          texts.find(screen.text, language),
        );
  const isins = [...screen.isins].toSorted();
  const listed =
    isins.length === 0
      ? null
      : await findOnce(table, `isin ${isins.join()}`, async () =>
          toBitmap(table, await findIsins(isins)),
        );
  return [
    ...findPlainFilters(table, screen),
    ...(named ? [{ field: 'text', set: named }] : []),
    ...(listed ? [{ field: 'isin', set: listed }] : []),
  ];
}

/** The filters that need no query. */
export function findPlainFilters(
  table: ScreenTable,
  screen: Pick<Screen, 'choices' | 'ranges' | 'known' | 'money'>,
): FieldFilter[] {
  const { choices, ranges, known } = screen;
  const money = moneyIn(screen);
  const inMoney = money.isOwn ? 'own' : money.currency;
  return [
    ...Object.entries(choices).map(([field, words]) => ({
      field,
      set: table.keptSet(`choice ${field} ${words.toSorted().join()}`, () =>
        findChoice(table, field, words),
      ),
    })),
    ...Object.entries(ranges).map(([field, range]) => ({
      field,
      set: table.keptSet(`range ${field} ${range.from}..${range.to} ${inMoney}`, () =>
        findRange(table, field, { range, money }),
      ),
    })),
    ...(known.length === 0
      ? []
      : [
          {
            field: 'known',
            set: table.keptSet(`known ${known.toSorted().join()} ${inMoney}`, () =>
              findKnown(table, known, money),
            ),
          },
        ]),
  ];
}

async function findOnce(
  table: ScreenTable,
  name: string,
  find: () => Promise<Bitmap>,
): Promise<RowSet> {
  const known = table.peekSet(name);
  if (known) return known;
  const bits = await find();
  return table.keptSet(name, () => bits);
}

function columnFor(table: ScreenTable, field: string): Column {
  const column = table.data.columns.get(field);
  if (!column) throw new Error(`${table.kind} have no ${field}`);
  return column;
}

function toBitmap({ data, rows }: ScreenTable, wanted: readonly number[]): Bitmap {
  const bits = emptyBitmap(rows);
  for (const id of wanted) {
    const row = findRow(data, id);
    if (row >= 0) setBit(bits, row);
  }
  return bits;
}

function findChoice(table: ScreenTable, field: string, words: readonly string[]): Bitmap {
  const column = columnFor(table, field);
  const index = table.index(field);
  if (column.type === 'set') {
    const traits = words.map((word) => column.values.indexOf(word));
    return index instanceof TraitIndex
      ? index.find(traits)
      : scanSets(
          column.bits,
          traits.reduce((sum, trait) => sum | (1 << trait), 0),
        );
  }
  if (column.type !== 'words') throw new Error('numbers have no words');
  const codes = words.flatMap((word) => column.dictionary.find(word) ?? []);
  const found = index instanceof WordIndex ? index.find(codes) : undefined;
  if (found) return found;
  const wanted = new Uint8Array(column.dictionary.words.length);
  for (const code of codes) wanted[code] = 1;
  return scanCodes(column.codes, wanted);
}

interface RangeRequest {
  readonly range: ScreenRange;
  readonly money: Money;
}

/** The precision lost by converting both an amount and its bound to dollars. */
const ROUNDING = 1e-12;

function findRange(
  table: ScreenTable,
  field: string,
  { range, money }: RangeRequest,
): Bitmap | FoundRows {
  const isMoney = isMoneyField(table.kind, field);
  const id = isMoney && money.isOwn ? ownColumn(field) : field;
  const column = columnFor(table, id);
  if (column.type !== 'whole' && column.type !== 'float') throw new Error('words have no range');
  let [low, high] = boundsFor(column, range);
  if (isMoney && !money.isOwn) {
    const dollars = dollarValue(table.rates, money.currency);
    // Without a rate, no amount is known in this currency.
    if (Number.isNaN(dollars)) return emptyBitmap(table.rows);
    low *= dollars * (low > 0 ? 1 - ROUNDING : 1 + ROUNDING);
    high *= dollars * (high > 0 ? 1 + ROUNDING : 1 - ROUNDING);
  }
  const index = table.index(id);
  return index instanceof RangeIndex ? index.find(low, high) : scanRange(column.values, low, high);
}

type NumberColumn = Extract<Column, { type: 'whole' | 'float' }>;
type WholeColumn = Extract<Column, { type: 'whole' }>;

/**
 * Exact: a bound between two numbers of the column excludes neither. A bound with no more decimals
 * than lists show includes the values that are displayed as the bound.
 */
function boundsFor(column: NumberColumn, { from, to }: ScreenRange): [number, number] {
  if (column.type === 'float') {
    return [
      from === null ? -Infinity : toFloat(from, column.unit),
      to === null ? Infinity : toFloat(to, column.unit),
    ];
  }
  return [
    from === null ? MISSING + 1 : Math.max(wholeBound(from, column, 'up'), MISSING + 1),
    to === null ? LARGEST : Math.min(wholeBound(to, column, 'down'), LARGEST),
  ];
}

function toFloat(text: string, unit: number): number {
  const { units, scale } = readDecimal(text);
  return Number(`${units * BigInt(unit)}e-${scale}`);
}

function wholeBound(
  text: string,
  { scale, shown = scale }: Pick<WholeColumn, 'scale' | 'shown'>,
  way: 'up' | 'down',
): number {
  const bound = toWhole(text, scale, way);
  if (shown >= scale || parseDay(text) !== undefined || readDecimal(text).scale > shown) {
    return bound;
  }
  // Half of a displayed digit is rounded away from zero.
  const half = 10 ** (scale - shown) / 2;
  return way === 'up' ? bound - half + (bound <= 0 ? 1 : 0) : bound + half - (bound >= 0 ? 1 : 0);
}

function toWhole(text: string, scale: number, way: 'up' | 'down'): number {
  const day = parseDay(text);
  if (day !== undefined) return day;
  const exact = readDecimal(text);
  if (exact.scale <= scale) return Number(exact.units * 10n ** BigInt(scale - exact.scale));
  const divisor = 10n ** BigInt(exact.scale - scale);
  const quotient = exact.units / divisor;
  const isBetween = quotient * divisor !== exact.units;
  const isNegative = exact.units < 0n;
  // Integer division truncates towards zero.
  if (!isBetween || isNegative === (way === 'up')) return Number(quotient);
  return Number(quotient) + (way === 'up' ? 1 : -1);
}

function readDecimal(text: string): Decimal {
  const exact = parseDecimal(text);
  if (!exact) throw new Error(`${text} is not a decimal`);
  return exact;
}

function findKnown(table: ScreenTable, fields: readonly string[], money: Money): Bitmap {
  const sets = fields.map((field) => {
    const found = findRange(table, field, { range: { from: null, to: null }, money });
    return found instanceof Uint32Array ? found : found.bits;
  });
  return intersect(sets, table.rows);
}
