/** Few enough buckets that the write position of each stays in the processor's cache. */
const DIGIT_BITS = 11;
const BUCKETS = 1 << DIGIT_BITS;

/** The words to sort by, and the arrays that move with them. */
interface Moving {
  /** The word to sort by comes first. */
  arrays: (Uint32Array | Int32Array)[];
  spare: (Uint32Array | Int32Array)[];
}

/**
 * The indices of numbers in ascending order, stable for equal ones. `places` selects the indices to
 * sort.
 */
export function sortPlaces(keys: Int32Array | Float64Array, places: Int32Array): Int32Array {
  const size = places.length;
  const words =
    keys instanceof Int32Array ? [sortableWhole(keys, places)] : sortableHalves(keys, places);
  let moving: Moving = {
    arrays: [...words, places.slice()],
    spare: [...words.map(() => new Uint32Array(size)), new Int32Array(size)],
  };
  // The least significant word first; after its pass it is dropped.
  for (let word = 0; word < words.length; word += 1) {
    sortByWord(moving);
    moving = { arrays: moving.arrays.slice(1), spare: moving.spare.slice(1) };
  }
  return moving.arrays[0] as Int32Array;
}

/** As unsigned numbers in the same order. */
function sortableWhole(keys: Int32Array, places: Int32Array): Uint32Array {
  const sortable = new Uint32Array(places.length);
  for (let i = 0; i < places.length; i += 1) sortable[i] = keys[places[i]!]! ^ 0x8000_0000;
  return sortable;
}

/**
 * The low and high half of each number, transformed to unsigned words that sort like it: the bits
 * of a positive number increase with it, those of a negative one decrease.
 */
function sortableHalves(keys: Float64Array, places: Int32Array): [Uint32Array, Uint32Array] {
  const low = new Uint32Array(places.length);
  const high = new Uint32Array(places.length);
  const number = new Float64Array(1);
  const bits = new Uint32Array(number.buffer);
  for (let i = 0; i < places.length; i += 1) {
    // Zero and minus zero are the same.
    number[0] = keys[places[i]!]! + 0;
    const top = bits[1]!;
    const flip = top >>> 31 === 1 ? 0xffff_ffff : 0;
    low[i] = bits[0]! ^ flip;
    high[i] = top ^ (flip | 0x8000_0000);
  }
  return [low, high];
}

function sortByWord(moving: Moving): void {
  const size = moving.arrays[0]!.length;
  const counts = countDigits(moving.arrays[0] as Uint32Array);
  for (const [digitAt, starts] of counts.entries()) {
    // If all have the same digit, nothing has to move.
    if (starts.includes(size)) continue;
    let start = 0;
    for (let digit = 0; digit < BUCKETS; digit += 1) {
      const count = starts[digit]!;
      starts[digit] = start;
      start += count;
    }
    moveAll(moving, digitAt * DIGIT_BITS, starts);
    [moving.arrays, moving.spare] = [moving.spare, moving.arrays];
  }
}

/** The frequency of each digit, for the three digits of a word, the last one first. */
function countDigits(word: Uint32Array): [Uint32Array, Uint32Array, Uint32Array] {
  const low = new Uint32Array(BUCKETS);
  const middle = new Uint32Array(BUCKETS);
  const high = new Uint32Array(BUCKETS);
  for (let i = 0; i < word.length; i += 1) {
    const key = word[i]!;
    low[key & (BUCKETS - 1)]! += 1;
    middle[(key >>> DIGIT_BITS) & (BUCKETS - 1)]! += 1;
    high[key >>> (2 * DIGIT_BITS)]! += 1;
  }
  return [low, middle, high];
}

/** Each combination has its own loop: an inner loop over the arrays takes twice as long. */
function moveAll({ arrays, spare }: Moving, shift: number, starts: Uint32Array): void {
  const [word, second, third] = arrays;
  const [toWord, toSecond, toThird] = spare;
  for (let i = 0; i < word!.length; i += 1) {
    const key = word![i]!;
    const digit = (key >>> shift) & (BUCKETS - 1);
    const to = starts[digit]!;
    starts[digit] = to + 1;
    toWord![to] = key;
    toSecond![to] = second![i]!;
    if (third) toThird![to] = third[i]!;
  }
}
