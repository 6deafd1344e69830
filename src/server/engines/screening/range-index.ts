import { countBits, emptyBitmap, hasBit, setBit, subtract, type Bitmap } from './bitmap.ts';
import { countSetBytes, type ColumnIndex, type FoundRows } from './column-index.ts';
import { MISSING, type Column } from './screen-columns.ts';

/** The rows are divided into this many parts of equal size. */
const PARTS = 32;
const SAMPLED = 8192;
/** If a larger share of the rows has moved, the lists are rebuilt. */
const MAX_LATE = 0.1;

type NumberColumn = Extract<Column, { type: 'whole' | 'float' }>;
type Values = Int32Array | Float64Array;

/**
 * Divides the rows of a numeric column into parts. Each part has the set of rows in it or in a
 * higher part, and a list of its own rows. A range is the difference of two sets plus a scan of the
 * two parts at its ends. The index is correct after every change; the bounds only decide how many
 * rows are scanned.
 */
export class RangeIndex implements ColumnIndex {
  readonly #column: NumberColumn;
  /**
   * The lower bounds of the parts, ascending. The first is below everything: its set contains all
   * rows with a value.
   */
  readonly #bounds: Float64Array;
  readonly #sets: readonly Bitmap[];
  #counts: number[];
  /**
   * The rows of all parts in sequence, with their values, because looking the values up is slow.
   */
  #rows = new Int32Array(0);
  #values: Values = new Int32Array(0);
  #starts = new Int32Array(0);
  /** For each part, the rows added, removed or changed later. */
  #changed: number[][];
  #late = 0;
  #isListed = false;

  constructor(column: NumberColumn) {
    this.#column = column;
    this.#bounds = boundsFor(column);
    const rows = column.values.length;
    this.#sets = Array.from(this.#bounds, () => emptyBitmap(rows));
    this.#counts = this.#sets.map(() => 0);
    this.#changed = this.#sets.map(() => []);
  }

  get bytes(): number {
    return this.#rows.byteLength + this.#values.byteLength + countSetBytes(this.#sets);
  }

  /** `from` and `to` are multiples of 32, or the end. */
  addRows(from: number, to: number): void {
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
    this.#listRows();
    this.#isListed = true;
  }

  #listRows(): void {
    const { values } = this.#column;
    const size = this.#counts[0]!;
    this.#rows = new Int32Array(size);
    this.#values = values instanceof Int32Array ? new Int32Array(size) : new Float64Array(size);
    // Parts are stored from highest to lowest: each is preceded by as many rows as are in the set
    // above it.
    this.#starts = Int32Array.from([...this.#counts.slice(1), 0]);
    const next = this.#starts.slice();
    for (let row = 0; row < values.length; row += 1) {
      const part = this.#partFor(values[row]!);
      if (part < 0) continue;
      this.#rows[next[part]!] = row;
      this.#values[next[part]!] = values[row]!;
      next[part]! += 1;
    }
    this.#changed = this.#sets.map(() => []);
    this.#late = 0;
  }

  renew(row: number): void {
    const after = this.#partFor(this.#column.values[row]!);
    const before = this.#knownPart(row);
    for (let part = Math.min(before, after) + 1; part <= Math.max(before, after); part += 1) {
      this.#sets[part]![row >>> 5]! ^= 1 << (row & 31);
      this.#counts[part]! += after > before ? 1 : -1;
    }
    // Lists built later will include the current value.
    if (!this.#isListed) return;
    // The list still has the former value, so changed rows are checked afterwards.
    for (const part of new Set([before, after])) if (part >= 0) this.#changed[part]!.push(row);
    this.#late += 1;
    if (this.#late > this.#column.values.length * MAX_LATE) this.#listRows();
  }

  /** The part that a row belonged to when its value was last read. */
  #knownPart(row: number): number {
    let part = -1;
    while (part + 1 < this.#sets.length && hasBit(this.#sets[part + 1]!, row)) part += 1;
    return part;
  }

  /** Rows with a value from `low` to `high`, both included. */
  find(low: number, high: number): FoundRows {
    const rows = this.#column.values.length;
    if (high < low) return { bits: emptyBitmap(rows), total: 0 };
    const first = this.#partFor(Math.max(low, this.#bounds[0]!));
    const last = this.#partFor(high);
    // A part that starts or ends exactly at a bound of the range is entirely inside or outside it.
    const isFirstWhole = low <= this.#bounds[first]!;
    const isLastWhole = this.#lastIn(last) <= high;
    const from = isFirstWhole ? first : first + 1;
    const to = isLastWhole ? last + 1 : last;
    const bits = emptyBitmap(rows);
    let total = 0;
    if (from < to) {
      const above = this.#sets[to];
      if (above) subtract(this.#sets[from]!, above, bits);
      else bits.set(this.#sets[from]!);
      total = this.#counts[from]! - (this.#counts[to] ?? 0);
    }
    if (!isFirstWhole) total += this.#look(first, low, high, bits);
    if (!isLastWhole && last >= 0 && (isFirstWhole || last > first))
      total += this.#look(last, low, high, bits);
    return { bits, total };
  }

  /** The largest number that can be in a part. */
  #lastIn(part: number): number {
    const next = this.#bounds[part + 1];
    return next === undefined ? Infinity : lastBelow(this.#column, next);
  }

  /**
   * Sets or clears each row of a part according to its value; returns the change in the number of
   * rows.
   */
  #look(part: number, low: number, high: number, bits: Bitmap): number {
    const end = part === 0 ? this.#rows.length : this.#starts[part - 1]!;
    const rows = this.#rows.subarray(this.#starts[part], end);
    const values = this.#values.subarray(this.#starts[part], end);
    const changed = Int32Array.from(this.#changed[part]!);
    const now = Float64Array.from(changed, (row) => this.#column.values[row]!);
    return (
      (values instanceof Int32Array
        ? lookAtWhole(rows, values, [low, high], bits)
        : lookAtFloats(rows, values, [low, high], bits)) +
      lookAtFloats(changed, now, [low, high], bits)
    );
  }

  /**
   * The last part whose lower bound isn't above the value; -1 if there is none, or for no value.
   */
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

/** Without a branch: which rows are in the range can't be predicted. */
function lookAtWhole(
  rows: Int32Array,
  values: Int32Array,
  [low, high]: readonly [number, number],
  bits: Bitmap,
): number {
  let more = 0;
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i]!;
    const value = values[i]!;
    const isIn = +(value >= low) & +(value <= high);
    const word = bits[row >>> 5]!;
    more += isIn - ((word >>> (row & 31)) & 1);
    bits[row >>> 5] = (word & ~(1 << (row & 31))) | (isIn << (row & 31));
  }
  return more;
}

/** The same code twice: one loop for both types of numbers would be slow for both. */
function lookAtFloats(
  rows: Int32Array,
  values: Float64Array,
  [low, high]: readonly [number, number],
  bits: Bitmap,
): number {
  let more = 0;
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i]!;
    const value = values[i]!;
    const isIn = +(value >= low) & +(value <= high);
    const word = bits[row >>> 5]!;
    more += isIn - ((word >>> (row & 31)) & 1);
    bits[row >>> 5] = (word & ~(1 << (row & 31))) | (isIn << (row & 31));
  }
  return more;
}

/**
 * Bounds that divide the rows into parts of equal size. A value that many rows share becomes a part
 * of its own, so no other bound ever splits these rows.
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

/** The smallest number of the column's type above this one. */
function nextValue({ type }: NumberColumn, value: number): number {
  if (type === 'whole') return value + 1;
  const float = new Float64Array([value + 0]);
  const bits = new BigInt64Array(float.buffer);
  bits[0]! += value < 0 ? -1n : 1n;
  return float[0]!;
}

/** The largest number below it. */
function lastBelow(column: NumberColumn, value: number): number {
  return column.type === 'whole' ? value - 1 : -nextValue(column, -value);
}
