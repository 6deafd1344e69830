import { emptyBitmap, setBit, type Bitmap } from './bitmap.ts';
import type { Column } from './screen-columns.ts';

/** A set of rows and how many they are. */
export interface FoundRows {
  readonly bits: Bitmap;
  readonly total: number;
}

/** Sets that were made before, so that a filter need not look at every row. */
export interface ColumnIndex {
  readonly bytes: number;
  /** Takes over these rows; a part at a time, because there may be a million. */
  readonly addRows: (from: number, to: number) => void;
  /** After all of them were taken. */
  readonly finish: () => void;
  /** After the value of a row has changed; it may not have been taken yet. */
  readonly renew: (row: number) => void;
}

/** Rows with rarer words, by the order in which words came, are found by looking at all. */
const MAX_WORDS = 254;

export function countSetBytes(sets: readonly Bitmap[]): number {
  return sets.reduce((sum, { byteLength }) => sum + byteLength, 0);
}

/** The rows that have each word. */
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

  /** Rows with one of these words; undefined if it is not known of all of them. */
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

/** The rows that have each of some traits. */
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
