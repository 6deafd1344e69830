import { emptyBitmap, type Bitmap } from './bitmap.ts';

/**
 * One pass over a column makes a set of rows. Each loop stands for itself, because a function that
 * is called for every row would take several times as long.
 */

/** Rows with a number from `low` to `high`, both included. */
export function scanRange(values: Int32Array | Float64Array, low: number, high: number): Bitmap {
  return values instanceof Int32Array
    ? scanWhole(values, low, high)
    : scanFloats(values, low, high);
}

function scanWhole(values: Int32Array, low: number, high: number): Bitmap {
  const bits = emptyBitmap(values.length);
  for (let row = 0, place = 0; row < values.length; place += 1) {
    const end = Math.min(row + 32, values.length);
    let word = 0;
    for (let bit = 0; row < end; row += 1, bit += 1) {
      const value = values[row]!;
      word |= (value >= low && value <= high ? 1 : 0) << bit;
    }
    bits[place] = word;
  }
  return bits;
}

function scanFloats(values: Float64Array, low: number, high: number): Bitmap {
  const bits = emptyBitmap(values.length);
  for (let row = 0, place = 0; row < values.length; place += 1) {
    const end = Math.min(row + 32, values.length);
    let word = 0;
    for (let bit = 0; row < end; row += 1, bit += 1) {
      const value = values[row]!;
      word |= (value >= low && value <= high ? 1 : 0) << bit;
    }
    bits[place] = word;
  }
  return bits;
}

/** Rows whose code is one of these: a 1 at its place. */
export function scanCodes(codes: Uint16Array, wanted: Uint8Array): Bitmap {
  const bits = emptyBitmap(codes.length);
  for (let row = 0, place = 0; row < codes.length; place += 1) {
    const end = Math.min(row + 32, codes.length);
    let word = 0;
    for (let bit = 0; row < end; row += 1, bit += 1) word |= wanted[codes[row]!]! << bit;
    bits[place] = word;
  }
  return bits;
}

/** Rows that have all of these bits. */
export function scanSets(sets: Uint8Array, mask: number): Bitmap {
  const bits = emptyBitmap(sets.length);
  for (let row = 0, place = 0; row < sets.length; place += 1) {
    const end = Math.min(row + 32, sets.length);
    let word = 0;
    for (let bit = 0; row < end; row += 1, bit += 1) {
      word |= ((sets[row]! & mask) === mask ? 1 : 0) << bit;
    }
    bits[place] = word;
  }
  return bits;
}
