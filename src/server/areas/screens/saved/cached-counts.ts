import { LRUCache } from 'lru-cache';

const MAX_KEPT = 5000;

/**
 * The number of rows that match a screen, until lists change: otherwise an account with a hundred
 * screens would have all of them counted again on each visit.
 */
export class CachedCounts {
  readonly #counts = new LRUCache<string, number>({ max: MAX_KEPT });
  #round = 0;

  /** Call this when lists have changed. */
  forget(): void {
    this.#round += 1;
    this.#counts.clear();
  }

  /** `count` is only called if the number isn't cached. */
  async find(key: string, count: () => Promise<number>): Promise<number> {
    const known = this.#counts.get(key);
    if (known !== undefined) return known;
    const round = this.#round;
    const found = await count();
    // A count of a list that has changed since isn't cached.
    if (round === this.#round) this.#counts.set(key, found);
    return found;
  }
}
