import { LRUCache } from 'lru-cache';

const MAX_KEPT = 5000;

/**
 * How many pass a screen, until lists change: an account with a hundred screens would have them all
 * counted again at each visit.
 */
export class CachedCounts {
  readonly #counts = new LRUCache<string, number>({ max: MAX_KEPT });
  #round = 0;

  /** Lists have become others. */
  forget(): void {
    this.#round += 1;
    this.#counts.clear();
  }

  /** `count` is asked only if it is not known. */
  async find(key: string, count: () => Promise<number>): Promise<number> {
    const known = this.#counts.get(key);
    if (known !== undefined) return known;
    const round = this.#round;
    const found = await count();
    // What was counted in a list that is another by now is not kept.
    if (round === this.#round) this.#counts.set(key, found);
    return found;
  }
}
