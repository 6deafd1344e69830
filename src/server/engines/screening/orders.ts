import { sortPlaces } from '../../../domain/screens/radix-sort.ts';
import { hasBit, type Bitmap } from './bitmap.ts';
import { findRow, MISSING, type Column, type RowIds } from './screen-columns.ts';
import { NO_WORD } from './word-codes.ts';

export type OrderKey = number | string;

/** Rows in ascending order, ties by ID; rows without a value come last. */
export interface Order {
  readonly rows: Int32Array;
  /** The number of rows with a value. */
  readonly known: number;
  /**
   * The sort key of a row; for a text that only the database can compare, its position. Null if the
   * row has no value.
   */
  readonly keyAt: (row: number) => OrderKey | null;
  /**
   * The first position whose row isn't before a row with this key and ID, which may no longer
   * exist; undefined for an impossible key.
   */
  readonly placeFrom: (key: OrderKey, id: number) => number | undefined;
}

/** The order of a column of numbers or words. */
export function orderByColumn(column: Exclude<Column, { type: 'set' }>, table: RowIds): Order {
  if (column.type === 'words') return orderByWords(column, table);
  const { values } = column;
  const isMissing =
    column.type === 'whole'
      ? (row: number) => values[row] === MISSING
      : (row: number) => Number.isNaN(values[row]!);
  const { rows, known } = sortRows(values, isMissing, table);
  return {
    rows,
    known,
    keyAt: (row) => (isMissing(row) ? null : values[row]!),
    placeFrom: (key, id) =>
      typeof key === 'number' ? search({ rows, known, values, ...table }, key, id) : undefined,
  };
}

/** Predefined words of a field in their order, others alphabetically. */
function orderByWords(
  { codes, dictionary }: Extract<Column, { type: 'words' }>,
  table: RowIds,
): Order {
  const { words } = dictionary;
  const ranks = rankWords(words);
  const values = new Int32Array(codes.length);
  for (let row = 0; row < codes.length; row += 1) values[row] = ranks[codes[row]!]!;
  const { rows, known } = sortRows(values, (row) => codes[row] === NO_WORD, table);
  return {
    rows,
    known,
    keyAt: (row) => (codes[row] === NO_WORD ? null : words[codes[row]!]!),
    placeFrom: (key, id) => {
      const code = typeof key === 'string' ? dictionary.find(key) : undefined;
      if (code === undefined) return undefined;
      return search({ rows, known, values, ...table }, ranks[code]!, id);
    },
  };
}

function rankWords(words: readonly string[]): Int32Array {
  const codes = words.map((_, code) => code).slice(1);
  const sorted = codes.toSorted((a, b) => (words[a]! < words[b]! ? -1 : 1));
  const ranks = new Int32Array(words.length);
  for (const [rank, code] of sorted.entries()) ranks[code] = rank;
  return ranks;
}

function sortRows(
  values: Int32Array | Float64Array,
  isMissing: (row: number) => boolean,
  { byId }: RowIds,
): { readonly rows: Int32Array; readonly known: number } {
  const rows = new Int32Array(values.length);
  const present = new Int32Array(values.length);
  let known = 0;
  // Ties stay in ID order.
  for (let i = 0; i < byId.length; i += 1) {
    const row = byId[i]!;
    if (isMissing(row)) continue;
    present[known] = row;
    known += 1;
  }
  let next = known;
  for (let i = 0; known < byId.length && i < byId.length; i += 1) {
    const row = byId[i]!;
    if (!isMissing(row)) continue;
    rows[next] = row;
    next += 1;
  }
  rows.set(sortPlaces(values, present.subarray(0, known)));
  return { rows, known };
}

interface Sorted {
  readonly rows: Int32Array;
  readonly known: number;
  readonly values: Int32Array | Float64Array;
  readonly ids: Int32Array;
}

/** The first position whose row isn't before one with this key and ID. */
function search({ rows, known, values, ids }: Sorted, key: number, id: number): number {
  let low = 0;
  let high = known;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const row = rows[middle]!;
    const value = values[row]!;
    if (value < key || (value === key && ids[row]! < id)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The order that the database returned. */
export function orderByRows(rows: Int32Array, known: number, table: RowIds): Order {
  return {
    rows,
    known,
    keyAt: (row) => {
      const place = rows.indexOf(row);
      return place < known ? place : null;
    },
    placeFrom: (key, id) => {
      if (typeof key !== 'number') return undefined;
      const row = findRow(table, id);
      const place = row < 0 ? key : rows.indexOf(row);
      return Math.min(Math.max(place, 0), known);
    },
  };
}

/** A traversal of an order: ascending, or descending with the same rows last. */
export interface Walk {
  readonly order: Order;
  readonly isDescending: boolean;
}

/** The row at a position of the traversal. */
export function rowAt({ order: { rows, known }, isDescending }: Walk, place: number): number {
  return rows[isDescending && place < known ? known - 1 - place : place]!;
}

/** The first rows of the set from a position, after skipping `skip` rows of the set. */
export function walkOn(
  walk: Walk,
  bits: Bitmap | null,
  { from, skip, limit }: { from: number; skip: number; limit: number },
): number[] {
  const { length } = walk.order.rows;
  const found: number[] = [];
  if (!bits) {
    for (let place = from + skip; place < length && found.length < limit; place += 1) {
      found.push(rowAt(walk, place));
    }
    return found;
  }
  let place = skipRows(walk, bits, from, skip);
  for (; place < length && found.length < limit; place += 1) {
    const row = rowAt(walk, place);
    if (hasBit(bits, row)) found.push(row);
  }
  return found;
}

/** The position after `skip` rows of the set. */
function skipRows(walk: Walk, bits: Bitmap, from: number, skip: number): number {
  const { rows, known } = walk.order;
  const last = walk.isDescending ? known - 1 : 0;
  let left = skip;
  let place = from;
  for (; left > 0 && place < rows.length; place += 1) {
    const row = rows[walk.isDescending && place < known ? last - place : place]!;
    left -= (bits[row >>> 5]! >>> (row & 31)) & 1;
  }
  return place;
}

/** The last rows of the set before a position, in traversal order. */
export function walkBack(walk: Walk, bits: Bitmap | null, to: number, limit: number): number[] {
  const found: number[] = [];
  for (let place = to - 1; place >= 0 && found.length < limit; place -= 1) {
    const row = rowAt(walk, place);
    if (!bits || hasBit(bits, row)) found.push(row);
  }
  return found.toReversed();
}

/** The number of rows of the set before a position. */
export function countBefore(walk: Walk, bits: Bitmap | null, to: number): number {
  if (!bits) return to;
  let count = 0;
  for (let place = 0; place < to; place += 1) if (hasBit(bits, rowAt(walk, place))) count += 1;
  return count;
}
