/**
 * Hash-based random numbers: each value is a pure function of its keys, so any part of the demo
 * market can be recomputed on its own, in any order, with the same result.
 */

/** One 32-bit number from two (the finaliser of MurmurHash3 over their combination). */
export function hash(a: number, b: number): number {
  let h = (a ^ Math.imul(b, 0x9e37_79b1)) | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85eb_ca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2_ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A number for a name. */
export function textSeed(text: string): number {
  let seed = 7;
  for (let i = 0; i < text.length; i += 1) seed = (Math.imul(seed, 31) + text.charCodeAt(i)) | 0;
  return seed;
}

/**
 * Approximately normal, mean 0 and deviation 1, within ±3.5: the sum of the four bytes of a hash.
 */
export function toBell(h: number): number {
  const sum = (h & 0xff) + ((h >>> 8) & 0xff) + ((h >>> 16) & 0xff) + (h >>> 24);
  return (sum - 510) / 147.8;
}

/** Choices with their relative frequencies. */
export type Weighted<T> = readonly (readonly [choice: T, weight: number])[];

/** A random number stream identified by its keys. */
export class Random {
  readonly #key: number;
  #drawn = 0;

  constructor(...keys: readonly number[]) {
    this.#key = keys.reduce((key, next) => hash(key, next + 1), 0x5bd1_e995);
  }

  /** Uniform between 0 (included) and 1 (excluded). */
  unit(): number {
    this.#drawn += 1;
    return hash(this.#key, this.#drawn) / 0x1_0000_0000;
  }

  between(low: number, high: number): number {
    return low + this.unit() * (high - low);
  }

  /** A whole number from low to high, both included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.unit() * (high - low + 1));
  }

  pick<T>(choices: readonly T[]): T {
    const choice = choices[Math.floor(this.unit() * choices.length)];
    if (choice === undefined) throw new Error('nothing to choose from');
    return choice;
  }

  pickWeighted<T>(choices: Weighted<T>): T {
    const sum = choices.reduce((total, [, weight]) => total + weight, 0);
    let left = this.unit() * sum;
    for (const [choice, weight] of choices) {
      left -= weight;
      if (left < 0) return choice;
    }
    throw new Error('nothing to choose from');
  }

  /** Approximately normal, mean 0 and deviation 1, within ±3.5. */
  bell(): number {
    this.#drawn += 1;
    return toBell(hash(this.#key, this.#drawn));
  }

  chance(probability: number): boolean {
    return this.unit() < probability;
  }
}

/** `count` elements spread evenly over the list, in its order. */
export function spread<T>(list: readonly T[], count: number): T[] {
  if (count >= list.length) return [...list];
  return list.filter(
    (_, i) => Math.floor(((i + 1) * count) / list.length) > Math.floor((i * count) / list.length),
  );
}
