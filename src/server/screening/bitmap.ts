/** A set of rows: a bit for each, 32 to a word. */
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

/** The rows that are in all of these; written into `into` if there is one. */
export function intersect(sets: readonly Bitmap[], rows: number, into?: Bitmap): Bitmap {
  const [first, ...others] = sets;
  const result = into ?? emptyBitmap(rows);
  result.set(first ?? fullBitmap(rows));
  for (const bits of others) {
    for (let i = 0; i < result.length; i += 1) result[i]! &= bits[i]!;
  }
  return result;
}

/** The rows of a set that are not in another, written into `into`. */
export function subtract(from: Bitmap, without: Bitmap, into: Bitmap): Bitmap {
  for (let i = 0; i < into.length; i += 1) into[i] = from[i]! & ~without[i]!;
  return into;
}

/**
 * The rows that are in all of these sets but one, written into `into`. Whatever one of the sets
 * keeps out alone is found by one pass over all of them, not by one for each.
 */
export function missOne(sets: readonly Bitmap[], rows: number, into: Bitmap): Bitmap {
  const missed = emptyBitmap(rows);
  const missedTwice = into.fill(0);
  for (const bits of sets) {
    for (let i = 0; i < missed.length; i += 1) {
      const outside = ~bits[i]!;
      missedTwice[i]! |= missed[i]! & outside;
      missed[i]! |= outside;
    }
  }
  subtract(missed, missedTwice, into);
  const rest = rows & 31;
  if (rest > 0) into[into.length - 1]! &= (1 << rest) - 1;
  return into;
}

export function countBits(bits: Bitmap): number {
  let count = 0;
  for (let i = 0; i < bits.length; i += 1) count += countWord(bits[i]!);
  return count;
}

/** How many bits of a word are set. */
function countWord(word: number): number {
  let sum = word - ((word >>> 1) & 0x5555_5555);
  sum = (sum & 0x3333_3333) + ((sum >>> 2) & 0x3333_3333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** So many rows of the set, evenly from all of it and in their order; all if there are no more. */
export function sampleRows(bits: Bitmap, total: number, most: number): Int32Array {
  const size = Math.min(total, most);
  const rows = new Int32Array(size);
  let taken = 0;
  let seen = 0;
  // The place in the set of the row that is taken next.
  let wanted = 0;
  for (let i = 0; i < bits.length && taken < size; i += 1) {
    let word = bits[i]!;
    const inWord = countWord(word);
    if (seen + inWord <= wanted) {
      seen += inWord;
      continue;
    }
    for (; word !== 0; word &= word - 1) {
      if (seen === wanted) {
        rows[taken] = (i << 5) + 31 - Math.clz32(word & -word);
        taken += 1;
        wanted = Math.floor((taken * total) / size);
      }
      seen += 1;
    }
  }
  return rows;
}
