/**
 * A compact set of whole numbers from 0: either the steps from one number to the next, or one bit
 * for each possible number. The first byte is the format.
 */
const STEPS = 0;
const BITS = 1;
/** Bits are used even at this multiple of the size, because they intersect ten times faster. */
const WORTH_OF_BITS = 1.3;

const BITS_IN_BYTE = Uint8Array.from({ length: 256 }, (_, byte) => {
  let count = 0;
  for (let rest = byte; rest !== 0; rest >>= 1) count += rest & 1;
  return count;
});

/** The numbers must ascend. */
export function encodeOrdinals(ordinals: ArrayLike<number>): Uint8Array {
  const last = ordinals[ordinals.length - 1] ?? -1;
  const bitsLength = 1 + Math.ceil((last + 1) / 8);
  const most = Math.floor(bitsLength / WORTH_OF_BITS);
  return encodeSteps(ordinals, most) ?? encodeBits(ordinals, bitsLength);
}

/** Undefined if it would take more than `most` bytes. */
function encodeSteps(ordinals: ArrayLike<number>, most: number): Uint8Array | undefined {
  if (most === 0) return undefined;
  const bytes = new Uint8Array(most);
  bytes[0] = STEPS;
  let at = 1;
  let previous = -1;
  for (let i = 0; i < ordinals.length; i += 1) {
    const ordinal = ordinals[i]!;
    let step = ordinal - previous - 1;
    previous = ordinal;
    for (; step >= 0x80; step >>>= 7) {
      if (at === most) return undefined;
      bytes[at] = (step & 0x7f) | 0x80;
      at += 1;
    }
    if (at === most) return undefined;
    bytes[at] = step;
    at += 1;
  }
  return bytes.slice(0, at);
}

function encodeBits(ordinals: ArrayLike<number>, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  bytes[0] = BITS;
  for (let i = 0; i < ordinals.length; i += 1) {
    const ordinal = ordinals[i]!;
    bytes[1 + (ordinal >> 3)]! |= 1 << (ordinal & 7);
  }
  return bytes;
}

function decodeSteps(bytes: Uint8Array): Uint32Array {
  const found = new Uint32Array(bytes.length);
  let count = 0;
  let ordinal = -1;
  let step = 0;
  let shift = 0;
  for (let i = 1; i < bytes.length; i += 1) {
    const byte = bytes[i]!;
    step |= (byte & 0x7f) << shift;
    shift += 7;
    if (byte >= 0x80) continue;
    ordinal += step + 1;
    found[count] = ordinal;
    count += 1;
    step = 0;
    shift = 0;
  }
  // A copy, because a view would keep the whole larger buffer in memory.
  return found.slice(0, count);
}

/** Numbers in ascending order, or bits, depending on the stored format. */
export class OrdinalSet {
  readonly #list: Uint32Array | null;
  readonly #bits: Uint8Array;

  private constructor(list: Uint32Array | null, bits: Uint8Array) {
    this.#list = list;
    this.#bits = bits;
  }

  static decode(bytes: Uint8Array): OrdinalSet {
    return bytes[0] === BITS
      ? new OrdinalSet(null, bytes.subarray(1))
      : new OrdinalSet(decodeSteps(bytes), NO_BITS);
  }

  /** The numbers must ascend. */
  static from(ordinals: Iterable<number>): OrdinalSet {
    return new OrdinalSet(Uint32Array.from(ordinals), NO_BITS);
  }

  /** Its size in memory. */
  get byteLength(): number {
    return this.#list?.byteLength ?? this.#bits.byteLength;
  }

  get size(): number {
    if (this.#list) return this.#list.length;
    let count = 0;
    for (let i = 0; i < this.#bits.length; i += 1) count += BITS_IN_BYTE[this.#bits[i]!]!;
    return count;
  }

  /** The smallest numbers. */
  first(most: number): number[] {
    if (this.#list) return [...this.#list.subarray(0, most)];
    const found: number[] = [];
    for (let i = 0; i < this.#bits.length && found.length < most; i += 1) {
      for (let bit = 0, byte = this.#bits[i]!; byte >> bit !== 0; bit += 1) {
        if ((byte >> bit) & 1 && found.length < most) found.push(8 * i + bit);
      }
    }
    return found;
  }

  intersect(other: OrdinalSet): OrdinalSet {
    if (this.#list) return this.#filter(this.#list, other.#membership());
    if (other.#list) return this.#filter(other.#list, this.#membership());
    const both = new Uint8Array(Math.min(this.#bits.length, other.#bits.length));
    for (let i = 0; i < both.length; i += 1) both[i] = this.#bits[i]! & other.#bits[i]!;
    return new OrdinalSet(null, both);
  }

  union(other: OrdinalSet): OrdinalSet {
    if (this.#list && other.#list) return new OrdinalSet(merge(this.#list, other.#list), NO_BITS);
    const last = Math.max(this.#list?.at(-1) ?? 0, other.#list?.at(-1) ?? 0);
    const length = Math.max(this.#bits.length, other.#bits.length, (last >> 3) + 1);
    const either = new Uint8Array(length);
    for (const set of [this, other]) {
      for (let i = 0; i < set.#bits.length; i += 1) either[i]! |= set.#bits[i]!;
      for (const ordinal of set.#list ?? []) either[ordinal >> 3]! |= 1 << (ordinal & 7);
    }
    return new OrdinalSet(null, either);
  }

  /** Returns a new set: only the ordinals before `number`, or from it on. */
  part(side: 'before' | 'from', number: number): OrdinalSet {
    if (this.#list) {
      return this.#filter(this.#list, (ordinal) => ordinal < number === (side === 'before'));
    }
    const bits = new Uint8Array(this.#bits.length);
    const [at, mask] = [number >> 3, (1 << (number & 7)) - 1];
    if (side === 'before') bits.set(this.#bits.subarray(0, at + 1));
    else bits.set(this.#bits.subarray(at), Math.min(at, bits.length));
    if (at < bits.length) bits[at]! &= side === 'before' ? mask : ~mask;
    return new OrdinalSet(null, bits);
  }

  without(ordinals: readonly number[]): OrdinalSet {
    if (ordinals.length === 0) return this;
    if (this.#list) {
      const unwanted = new Set(ordinals);
      return this.#filter(this.#list, (ordinal) => !unwanted.has(ordinal));
    }
    const bits = this.#bits.slice();
    for (const ordinal of ordinals) {
      if (ordinal >> 3 < bits.length) bits[ordinal >> 3]! &= ~(1 << (ordinal & 7));
    }
    return new OrdinalSet(null, bits);
  }

  /** Must be queried in ascending order. */
  #membership(): (ordinal: number) => boolean {
    const list = this.#list;
    const bits = this.#bits;
    if (!list) return (ordinal) => ((bits[ordinal >> 3] ?? 0) >> (ordinal & 7)) % 2 === 1;
    let at = 0;
    return (ordinal) => {
      while (at < list.length && list[at]! < ordinal) at += 1;
      return list[at] === ordinal;
    };
  }

  #filter(list: Uint32Array, isWanted: (ordinal: number) => boolean): OrdinalSet {
    // A plain loop, because the filter of typed arrays takes ten times as long.
    const found = new Uint32Array(list.length);
    let count = 0;
    for (let i = 0; i < list.length; i += 1) {
      if (!isWanted(list[i]!)) continue;
      found[count] = list[i]!;
      count += 1;
    }
    return new OrdinalSet(found.subarray(0, count), NO_BITS);
  }
}

const NO_BITS = new Uint8Array();

function merge(one: Uint32Array, other: Uint32Array): Uint32Array {
  const merged = new Uint32Array(one.length + other.length);
  let [at, otherAt, count] = [0, 0, 0];
  while (at < one.length || otherAt < other.length) {
    const [a, b] = [one[at] ?? Infinity, other[otherAt] ?? Infinity];
    if (a <= b) at += 1;
    if (b <= a) otherAt += 1;
    merged[count] = Math.min(a, b);
    count += 1;
  }
  return merged.slice(0, count);
}
