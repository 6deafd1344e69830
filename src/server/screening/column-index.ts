import { countBits, emptyBitmap, hasBit, setBit, type Bitmap } from './bitmap.ts';
import { MISSING, type Column } from './screen-columns.ts';

/** A set of rows and how many they are. */
export interface FoundRows {
  readonly bits: Bitmap;
  readonly total: number;
}

/** Sets that were made before, so that a filter need not look at every row. */
export interface ColumnIndex {
  readonly bytes: number;
  /** Takes over these rows; a part at a time, because there may be a million. */
  readonly take: (from: number, to: number) => void;
  /** After all of them were taken. */
  readonly finish: () => void;
  /** After the value of a row has changed; it may not have been taken yet. */
  readonly renew: (row: number) => void;
}

/** A range is put together from so many parts of the rows, as large as each other. */
const PARTS = 64;
const SAMPLED = 8192;
/** Rows with rarer words, by the order in which words came, are found by looking at all. */
const MOST_WORDS = 254;

type NumberColumn = Extract<Column, { type: 'whole' | 'float' }>;
type Values = Int32Array | Float64Array;

/**
 * The rows whose value is not below each of some bounds. What is not below any other is one of these
 * sets, with those rows of the part before it that have to be looked at one by one. It is true after
 * every change, whatever the bounds are; they only decide how many rows have to be looked at.
 */
export class RangeIndex implements ColumnIndex {
  readonly #column: NumberColumn;
  /** Rising. The first is below everything, so its set has all rows with a value. */
  readonly #bounds: Float64Array;
  readonly #sets: readonly Bitmap[];
  #counts: number[];

  constructor(column: NumberColumn) {
    this.#column = column;
    this.#bounds = boundsFor(column);
    const rows = column.values.length;
    this.#sets = Array.from(this.#bounds, () => emptyBitmap(rows));
    this.#counts = this.#sets.map(() => 0);
  }

  get bytes(): number {
    return this.#sets.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** From and to are multiples of 32, or the end. */
  take(from: number, to: number): void {
    const { values } = this.#column;
    for (let row = from; row < to; row += 1) {
      const part = this.#partFor(values[row]!);
      if (part >= 0) setBit(this.#sets[part]!, row);
    }
    for (let part = this.#sets.length - 2; part >= 0; part -= 1) {
      const [bits, above] = [this.#sets[part]!, this.#sets[part + 1]!];
      for (let i = from >>> 5; i < (to + 31) >>> 5; i += 1) bits[i]! |= above[i]!;
    }
  }

  finish(): void {
    this.#counts = this.#sets.map(countBits);
  }

  renew(row: number): void {
    const after = this.#partFor(this.#column.values[row]!);
    for (const [part, bits] of this.#sets.entries()) {
      const isIn = part <= after;
      if (hasBit(bits, row) === isIn) continue;
      bits[row >>> 5]! ^= 1 << (row & 31);
      this.#counts[part]! += isIn ? 1 : -1;
    }
  }

  /** Rows with a value from `low` to `high`, both included. */
  find(low: number, high: number): FoundRows {
    if (high < low) return { bits: emptyBitmap(this.#column.values.length), total: 0 };
    const from = this.#findFrom(Math.max(low, this.#bounds[0]!));
    // Nothing is above the highest number that there is.
    if (high >= this.#highest) return from;
    const above = this.#findFrom(Math.max(nextValue(this.#column, high), this.#bounds[0]!));
    const { bits } = from;
    for (let i = 0; i < bits.length; i += 1) bits[i]! &= ~above.bits[i]!;
    return { bits, total: from.total - above.total };
  }

  get #highest(): number {
    return this.#column.type === 'whole' ? -(MISSING + 1) : Infinity;
  }

  /** Rows whose value is not below this. */
  #findFrom(bound: number): FoundRows {
    const part = this.#partFor(bound);
    if (this.#bounds[part] === bound) {
      return { bits: this.#sets[part]!.slice(), total: this.#counts[part]! };
    }
    const above = this.#sets[part + 1];
    const bits = above ? above.slice() : emptyBitmap(this.#column.values.length);
    const { values } = this.#column;
    const added =
      values instanceof Int32Array
        ? addWhole(values, bound, this.#sets[part]!, bits)
        : addFloats(values, bound, this.#sets[part]!, bits);
    return { bits, total: (this.#counts[part + 1] ?? 0) + added };
  }

  /** The last bound that is not above the value; -1 if there is none, or no value. */
  #partFor(value: number): number {
    const bounds = this.#bounds;
    let low = 0;
    let high = bounds.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (value >= bounds[middle]!) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}

/** Adds the rows of `maybe` that are not below the bound; tells how many they are. */
function addWhole(values: Int32Array, bound: number, maybe: Bitmap, bits: Bitmap): number {
  let added = 0;
  for (let i = 0; i < bits.length; i += 1) {
    for (let word = maybe[i]! & ~bits[i]!; word !== 0; word &= word - 1) {
      const bit = 31 - Math.clz32(word & -word);
      // Without a branch: half of them are, and nobody can tell which.
      const isIn = +(values[(i << 5) + bit]! >= bound);
      bits[i]! |= isIn << bit;
      added += isIn;
    }
  }
  return added;
}

/** The same twice: one loop for both kinds of numbers would be slow for both. */
function addFloats(values: Float64Array, bound: number, maybe: Bitmap, bits: Bitmap): number {
  let added = 0;
  for (let i = 0; i < bits.length; i += 1) {
    for (let word = maybe[i]! & ~bits[i]!; word !== 0; word &= word - 1) {
      const bit = 31 - Math.clz32(word & -word);
      const isIn = +(values[(i << 5) + bit]! >= bound);
      bits[i]! |= isIn << bit;
      added += isIn;
    }
  }
  return added;
}

/**
 * Bounds that cut the rows into parts of the same size. A value that many rows have is a part of its
 * own, so that no other bound ever falls among these rows.
 */
function boundsFor(column: NumberColumn): Float64Array {
  const sorted = sampleValues(column.values);
  const bounds = [column.type === 'whole' ? MISSING + 1 : -Infinity];
  for (let part = 1; part < PARTS && sorted.length > 0; part += 1) {
    const value = sorted[Math.floor((part * sorted.length) / PARTS)]!;
    const last = bounds.at(-1)!;
    const bound =
      value === sorted[Math.floor(((part - 1) * sorted.length) / PARTS)]
        ? nextValue(column, value)
        : value;
    if (bound > last) bounds.push(bound);
  }
  return Float64Array.from(bounds);
}

function sampleValues(values: Values): Float64Array {
  const sampled: number[] = [];
  const step = Math.max(1, values.length / SAMPLED);
  for (let at = 0; at < values.length; at += step) {
    const value = values[Math.floor(at)]!;
    if (value > MISSING) sampled.push(value);
  }
  return Float64Array.from(sampled).toSorted();
}

/** The smallest number of the column's kind that is above this one. */
function nextValue({ type }: NumberColumn, value: number): number {
  if (type === 'whole') return value + 1;
  const float = new Float64Array([value + 0]);
  const bits = new BigInt64Array(float.buffer);
  bits[0]! += value < 0 ? -1n : 1n;
  return float[0]!;
}

/** The rows that have each word. */
export class WordIndex implements ColumnIndex {
  readonly #codes: Uint16Array;
  readonly #sets: Bitmap[] = [];

  constructor(codes: Uint16Array) {
    this.#codes = codes;
  }

  get bytes(): number {
    return this.#sets.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  take(from: number, to: number): void {
    for (let row = from; row < to; row += 1) this.#add(row);
  }

  finish(): void {}

  renew(row: number): void {
    for (const bits of this.#sets) bits[row >>> 5]! &= ~(1 << (row & 31));
    this.#add(row);
  }

  /** Rows with one of these words; undefined if it is not known of all of them. */
  find(codes: readonly number[]): Bitmap | undefined {
    if (codes.some((code) => code > MOST_WORDS)) return undefined;
    const bits = emptyBitmap(this.#codes.length);
    for (const code of codes) {
      const added = this.#sets[code];
      for (let i = 0; added && i < bits.length; i += 1) bits[i]! |= added[i]!;
    }
    return bits;
  }

  #add(row: number): void {
    const code = this.#codes[row]!;
    if (code > MOST_WORDS) return;
    while (this.#sets.length <= code) this.#sets.push(emptyBitmap(this.#codes.length));
    setBit(this.#sets[code]!, row);
  }
}

/** The rows that have each of some traits. */
export class TraitIndex implements ColumnIndex {
  readonly #traits: Uint8Array;
  readonly #sets: readonly Bitmap[];

  constructor({ bits, values }: Extract<Column, { type: 'set' }>) {
    this.#traits = bits;
    this.#sets = values.map(() => emptyBitmap(bits.length));
  }

  get bytes(): number {
    return this.#sets.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  take(from: number, to: number): void {
    for (let row = from; row < to; row += 1) this.renew(row);
  }

  finish(): void {}

  renew(row: number): void {
    for (const [trait, bits] of this.#sets.entries()) {
      const isIn = (this.#traits[row]! >>> trait) & 1;
      bits[row >>> 5] = (bits[row >>> 5]! & ~(1 << (row & 31))) | (isIn << (row & 31));
    }
  }

  /** Rows that have all of these. */
  find(traits: readonly number[]): Bitmap {
    const [first, ...others] = traits;
    const bits = this.#sets[first!]!.slice();
    for (const trait of others) {
      const added = this.#sets[trait]!;
      for (let i = 0; i < bits.length; i += 1) bits[i]! &= added[i]!;
    }
    return bits;
  }
}
