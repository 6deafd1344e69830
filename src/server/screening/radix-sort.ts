const DIGIT_BITS = 16;
const BUCKETS = 1 << DIGIT_BITS;

/**
 * The places of numbers in rising order, equal ones in the order in which they stand. `places` says
 * which of them are wanted; it is used up.
 */
export function sortPlaces(keys: Int32Array | Float64Array, places: Int32Array): Int32Array {
  const words = keys instanceof Int32Array ? [toSortable(keys)] : sortableHalves(keys);
  let from = places;
  let to: Int32Array = new Int32Array(places.length);
  const counts = new Uint32Array(BUCKETS);
  for (const word of words) {
    for (let shift = 0; shift < 32; shift += DIGIT_BITS) {
      if (sortByDigit(word, shift, { from, to, counts })) [from, to] = [to, from];
    }
  }
  return from;
}

/** As unsigned numbers in the same order. */
function toSortable(keys: Int32Array): Uint32Array {
  const sortable = new Uint32Array(keys.length);
  for (let i = 0; i < keys.length; i += 1) sortable[i] = keys[i]! ^ 0x8000_0000;
  return sortable;
}

/**
 * The low and the high half of each number, changed so that they have its order: the bits of a
 * number above zero rise with it, those of one below zero fall.
 */
function sortableHalves(keys: Float64Array): [Uint32Array, Uint32Array] {
  // Zero and minus zero are the same.
  const bits = new Uint32Array(keys.map((key) => key + 0).buffer);
  const low = new Uint32Array(keys.length);
  const high = new Uint32Array(keys.length);
  for (let i = 0; i < keys.length; i += 1) {
    const top = bits[2 * i + 1]!;
    const flip = top >>> 31 === 1 ? 0xffff_ffff : 0;
    low[i] = bits[2 * i]! ^ flip;
    high[i] = top ^ (flip | 0x8000_0000);
  }
  return [low, high];
}

interface Passes {
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly counts: Uint32Array;
}

/** One pass; false if all have the same digit, so that nothing was to be done. */
function sortByDigit(word: Uint32Array, shift: number, { from, to, counts }: Passes): boolean {
  counts.fill(0);
  for (let i = 0; i < from.length; i += 1) {
    counts[(word[from[i]!]! >>> shift) & (BUCKETS - 1)]! += 1;
  }
  const first = from.length > 0 ? (word[from[0]!]! >>> shift) & (BUCKETS - 1) : 0;
  if (counts[first] === from.length) return false;
  let start = 0;
  for (let digit = 0; digit < BUCKETS; digit += 1) {
    const size = counts[digit]!;
    counts[digit] = start;
    start += size;
  }
  for (let i = 0; i < from.length; i += 1) {
    const place = from[i]!;
    const digit = (word[place]! >>> shift) & (BUCKETS - 1);
    to[counts[digit]!] = place;
    counts[digit]! += 1;
  }
  return true;
}
