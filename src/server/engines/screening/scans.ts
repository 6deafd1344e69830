import { emptyBitmap, setBit, type Bitmap } from './bitmap.ts';

/**
 * Each scan makes one pass over a column, eight rows at a time and without a branch: a branch or a
 * function call per row takes five times as long. The byte for eight rows is part of a 32-bit word
 * because today's processors are little-endian.
 */

/** Rows with a number from `low` to `high`, both included. */
export function scanRange(values: Int32Array | Float64Array, low: number, high: number): Bitmap {
  return values instanceof Int32Array
    ? scanWhole(values, low, high)
    : scanFloats(values, low, high);
}

function scanWhole(values: Int32Array, low: number, high: number): Bitmap {
  const bits = emptyBitmap(values.length);
  const bytes = new Uint8Array(bits.buffer);
  const whole = values.length & ~7;
  let i = 0;
  for (; i < whole; i += 8) {
    bytes[i >>> 3] =
      (+(values[i]! >= low) & +(values[i]! <= high)) |
      ((+(values[i + 1]! >= low) & +(values[i + 1]! <= high)) << 1) |
      ((+(values[i + 2]! >= low) & +(values[i + 2]! <= high)) << 2) |
      ((+(values[i + 3]! >= low) & +(values[i + 3]! <= high)) << 3) |
      ((+(values[i + 4]! >= low) & +(values[i + 4]! <= high)) << 4) |
      ((+(values[i + 5]! >= low) & +(values[i + 5]! <= high)) << 5) |
      ((+(values[i + 6]! >= low) & +(values[i + 6]! <= high)) << 6) |
      ((+(values[i + 7]! >= low) & +(values[i + 7]! <= high)) << 7);
  }
  for (; i < values.length; i += 1) if (values[i]! >= low && values[i]! <= high) setBit(bits, i);
  return bits;
}

/** The same code twice: one loop for both types of numbers would be slow for both. */
function scanFloats(values: Float64Array, low: number, high: number): Bitmap {
  const bits = emptyBitmap(values.length);
  const bytes = new Uint8Array(bits.buffer);
  const whole = values.length & ~7;
  let i = 0;
  for (; i < whole; i += 8) {
    bytes[i >>> 3] =
      (+(values[i]! >= low) & +(values[i]! <= high)) |
      ((+(values[i + 1]! >= low) & +(values[i + 1]! <= high)) << 1) |
      ((+(values[i + 2]! >= low) & +(values[i + 2]! <= high)) << 2) |
      ((+(values[i + 3]! >= low) & +(values[i + 3]! <= high)) << 3) |
      ((+(values[i + 4]! >= low) & +(values[i + 4]! <= high)) << 4) |
      ((+(values[i + 5]! >= low) & +(values[i + 5]! <= high)) << 5) |
      ((+(values[i + 6]! >= low) & +(values[i + 6]! <= high)) << 6) |
      ((+(values[i + 7]! >= low) & +(values[i + 7]! <= high)) << 7);
  }
  for (; i < values.length; i += 1) if (values[i]! >= low && values[i]! <= high) setBit(bits, i);
  return bits;
}

/** Rows whose code is marked with a 1 in `wanted`. */
export function scanCodes(codes: Uint16Array, wanted: Uint8Array): Bitmap {
  const bits = emptyBitmap(codes.length);
  const bytes = new Uint8Array(bits.buffer);
  const whole = codes.length & ~7;
  let i = 0;
  for (; i < whole; i += 8) {
    bytes[i >>> 3] =
      wanted[codes[i]!]! |
      (wanted[codes[i + 1]!]! << 1) |
      (wanted[codes[i + 2]!]! << 2) |
      (wanted[codes[i + 3]!]! << 3) |
      (wanted[codes[i + 4]!]! << 4) |
      (wanted[codes[i + 5]!]! << 5) |
      (wanted[codes[i + 6]!]! << 6) |
      (wanted[codes[i + 7]!]! << 7);
  }
  for (; i < codes.length; i += 1) if (wanted[codes[i]!] === 1) setBit(bits, i);
  return bits;
}

/** Rows that have all bits of the mask. */
export function scanSets(sets: Uint8Array, mask: number): Bitmap {
  const bits = emptyBitmap(sets.length);
  const bytes = new Uint8Array(bits.buffer);
  const whole = sets.length & ~7;
  let i = 0;
  for (; i < whole; i += 8) {
    bytes[i >>> 3] =
      +((sets[i]! & mask) === mask) |
      (+((sets[i + 1]! & mask) === mask) << 1) |
      (+((sets[i + 2]! & mask) === mask) << 2) |
      (+((sets[i + 3]! & mask) === mask) << 3) |
      (+((sets[i + 4]! & mask) === mask) << 4) |
      (+((sets[i + 5]! & mask) === mask) << 5) |
      (+((sets[i + 6]! & mask) === mask) << 6) |
      (+((sets[i + 7]! & mask) === mask) << 7);
  }
  for (; i < sets.length; i += 1) if ((sets[i]! & mask) === mask) setBit(bits, i);
  return bits;
}
