import type { UserCounts } from '../../../../contracts/admin/users.ts';
import type { Db } from '../../../../db/connect.ts';
import { countGroups } from './store.ts';

/** As long as counts are given without a look whether they still hold. */
const FRESH_MS = 5_000;
/** Older ones are not given at all. */
const USABLE_MS = 60_000;

/**
 * How many accounts each group has. To count 100,000 takes longer than all the rest of the list, so
 * counts are kept for some seconds, and counted anew behind the answer. What operators change by
 * this process is counted at once.
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
    // The next answer has them; where it fails, the next one tries again.
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
      // Somebody has changed an account meanwhile: this count is of before.
      if (this.#counting !== counting) return;
      this.#counting = null;
      if (counts) this.#cached = { counts, atMs: this.#now() };
    };
    counting.then(keep, () => keep(null));
    return counting;
  }
}
