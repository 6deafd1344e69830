/** A set of rows: one bit per row, 32 per word. */
export type Bitmap = Uint32Array;

export function emptyBitmap(rows: number): Bitmap {
  return new Uint32Array((rows + 31) >>> 5);
}

function fullBitmap(rows: number): Bitmap {
  const bits = emptyBitmap(rows).fill(0xffff_ffff);
  const rest = rows & 31;
  if (rest > 0) bits[bits.length - 1] = (1 << rest) - 1;
  return bits;
}

export function hasBit(bits: Bitmap, row: number): boolean {
  return ((bits[row >>> 5]! >>> (row & 31)) & 1) === 1;
}

export function setBit(bits: Bitmap, row: number): void {
  bits[row >>> 5]! |= 1 << (row & 31);
}

/** The rows that are in all of these. */
export function intersect(sets: readonly Bitmap[], rows: number): Bitmap {
  const [first, ...others] = sets;
  const result = first?.slice() ?? fullBitmap(rows);
  // Two at a time: traversing the sets takes longer than combining them.
  for (let next = 0; next < others.length; next += 2) {
    const [one, two] = [others[next]!, others[next + 1] ?? others[next]!];
    for (let i = 0; i < result.length; i += 1) result[i]! &= one[i]! & two[i]!;
  }
  return result;
}

/** The rows of a set that are not in another. */
export function subtract(
  from: Bitmap,
  without: Bitmap,
  into: Bitmap = new Uint32Array(from.length),
): Bitmap {
  for (let i = 0; i < into.length; i += 1) into[i] = from[i]! & ~without[i]!;
  return into;
}

/**
 * The rows that are in all of these sets but one: one pass over the sets, instead of one per set,
 * finds the rows that a single set excludes.
 */
export function missOne([first, ...others]: readonly Bitmap[]): Bitmap {
  const missed = new Uint32Array(first!.length);
  for (let i = 0; i < missed.length; i += 1) missed[i] = ~first![i]!;
  const missedTwice = new Uint32Array(missed.length);
  for (const bits of others) {
    for (let i = 0; i < missed.length; i += 1) {
      const outside = ~bits[i]!;
      missedTwice[i]! |= missed[i]! & outside;
      missed[i]! |= outside;
    }
  }
  return subtract(missed, missedTwice, missed);
}

/** Clears the bits in the last word after the last row. */
export function clearAfter(bits: Bitmap, rows: number): void {
  const rest = rows & 31;
  if (rest > 0) bits[bits.length - 1]! &= (1 << rest) - 1;
}

/** The rows of a set, ascending. */
export function listRows(bits: Bitmap, total: number): Int32Array {
  const rows = new Int32Array(total);
  let taken = 0;
  for (let i = 0; i < bits.length; i += 1) {
    for (let word = bits[i]!; word !== 0; word &= word - 1) {
      rows[taken] = (i << 5) + 31 - Math.clz32(word & -word);
      taken += 1;
    }
  }
  return rows;
}

/** The number of rows of a set that are not in another. */
export function countWithout(bits: Bitmap, without: Bitmap): number {
  let count = 0;
  for (let i = 0; i < bits.length; i += 1) count += countWord(bits[i]! & ~without[i]!);
  return count;
}

export function countBits(bits: Bitmap): number {
  let count = 0;
  for (let i = 0; i < bits.length; i += 1) count += countWord(bits[i]!);
  return count;
}

/** The number of bits set in a word. */
function countWord(word: number): number {
  let sum = word - ((word >>> 1) & 0x5555_5555);
  sum = (sum & 0x3333_3333) + ((sum >>> 2) & 0x3333_3333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
