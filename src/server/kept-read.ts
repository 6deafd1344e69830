import { isDatabaseTrouble } from '../db/database-trouble.ts';

/** As long as pages are kept, which show such things. */
const FRESH_MILLISECONDS = 5000;

/**
 * What every page needs and rarely changes: read at most once in five seconds. While the database
 * is away, what was read before is better than nothing.
 */
export class KeptRead<T> {
  readonly #read: () => Promise<T>;
  #latest: { readonly at: number; readonly value: Promise<T> } | undefined;

  constructor(read: () => Promise<T>) {
    this.#read = read;
  }

  get(): Promise<T> {
    if (this.#latest && Date.now() - this.#latest.at <= FRESH_MILLISECONDS) {
      return this.#latest.value;
    }
    const earlier = this.#latest?.value;
    const value = this.#read().catch((error: unknown) => {
      if (earlier && isDatabaseTrouble(error)) return earlier;
      throw error;
    });
    this.#latest = { at: Date.now(), value };
    value.catch(() => {
      this.#latest = undefined;
    });
    return value;
  }
}
