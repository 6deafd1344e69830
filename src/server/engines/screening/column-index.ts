import { emptyBitmap, setBit, type Bitmap } from './bitmap.ts';
import type { Column } from './screen-columns.ts';

/** A set of rows and its size. */
export interface FoundRows {
  readonly bits: Bitmap;
  readonly total: number;
}

/** Precomputed sets, so a filter needn't scan every row. */
export interface ColumnIndex {
  readonly bytes: number;
  /** Adds a range of rows, in chunks because there may be a million. */
  readonly addRows: (from: number, to: number) => void;
  /** Called after all rows have been added. */
  readonly finish: () => void;
  /** Called after the value of a row has changed; the row may not have been added yet. */
  readonly renew: (row: number) => void;
}

/** Later words aren't indexed; their rows are found by a full scan. */
const MAX_WORDS = 254;

export function countSetBytes(sets: readonly Bitmap[]): number {
  return sets.reduce((sum, { byteLength }) => sum + byteLength, 0);
}

/** The rows with each word. */
export class WordIndex implements ColumnIndex {
  readonly #codes: Uint16Array;
  readonly #sets: Bitmap[] = [];

  constructor(codes: Uint16Array) {
    this.#codes = codes;
  }

  get bytes(): number {
    return countSetBytes(this.#sets);
  }

  addRows(from: number, to: number): void {
    for (let row = from; row < to; row += 1) this.#add(row);
  }

  finish(): void {}

  renew(row: number): void {
    for (const bits of this.#sets) bits[row >>> 5]! &= ~(1 << (row & 31));
    this.#add(row);
  }

  /** Rows with one of these words; undefined if any of the words isn't indexed. */
  find(codes: readonly number[]): Bitmap | undefined {
    if (codes.some((code) => code > MAX_WORDS)) return undefined;
    const bits = emptyBitmap(this.#codes.length);
    for (const code of codes) {
      const added = this.#sets[code];
      if (!added) continue;
      for (let i = 0; i < bits.length; i += 1) bits[i]! |= added[i]!;
    }
    return bits;
  }

  #add(row: number): void {
    const code = this.#codes[row]!;
    if (code > MAX_WORDS) return;
    while (this.#sets.length <= code) this.#sets.push(emptyBitmap(this.#codes.length));
    setBit(this.#sets[code]!, row);
  }
}

/** The rows with each trait. */
export class TraitIndex implements ColumnIndex {
  readonly #traits: Uint8Array;
  readonly #sets: readonly Bitmap[];

  constructor({ bits, values }: Extract<Column, { type: 'set' }>) {
    this.#traits = bits;
    this.#sets = values.map(() => emptyBitmap(bits.length));
  }

  get bytes(): number {
    return countSetBytes(this.#sets);
  }

  addRows(from: number, to: number): void {
    for (let row = from; row < to; row += 1) this.renew(row);
  }

  finish(): void {}

  renew(row: number): void {
    for (const [trait, bits] of this.#sets.entries()) {
      const isIn = (this.#traits[row]! >>> trait) & 1;
      bits[row >>> 5] = (bits[row >>> 5]! & ~(1 << (row & 31))) | (isIn << (row & 31));
    }
  }

  /** Rows that have all of these traits. */
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
