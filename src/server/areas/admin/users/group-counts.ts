import type { UserCounts } from '../../../../contracts/admin/users.ts';
import type { Db } from '../../../../db/connect.ts';
import { countGroups } from './store.ts';

/** How long counts are returned without being refreshed. */
const FRESH_MS = 5_000;
/** Older counts aren't returned at all. */
const USABLE_MS = 60_000;

/**
 * The number of accounts per group. Counting 100,000 takes longer than the rest of the list, so
 * counts are cached for some seconds and refreshed in the background. After an operator's change in
 * this process, they are counted again immediately.
 */
export class GroupCounts {
  readonly #db: Db;
  readonly #now: () => number;
  #cached: { readonly counts: UserCounts; readonly atMs: number } | null = null;
  #counting: Promise<UserCounts> | null = null;

  constructor(db: Db, now: () => number = () => performance.now()) {
    this.#db = db;
    this.#now = now;
  }

  async readCounts(): Promise<UserCounts> {
    const cached = this.#cached;
    const ageMs = cached ? this.#now() - cached.atMs : Infinity;
    if (cached && ageMs < FRESH_MS) return cached.counts;
    const counting = this.#count();
    if (!cached || ageMs >= USABLE_MS) return counting;
    // The next response uses the result; if counting fails, the next request tries again.
    counting.catch(() => undefined);
    return cached.counts;
  }

  forget(): void {
    this.#cached = null;
    this.#counting = null;
  }

  #count(): Promise<UserCounts> {
    if (this.#counting) return this.#counting;
    const counting = countGroups(this.#db);
    this.#counting = counting;
    const keep = (counts: UserCounts | null) => {
      // An account was changed in the meantime, so this count is outdated.
      if (this.#counting !== counting) return;
      this.#counting = null;
      if (counts) this.#cached = { counts, atMs: this.#now() };
    };
    counting.then(keep, () => keep(null));
    return counting;
  }
}
