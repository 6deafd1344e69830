import { isDatabaseTrouble } from '../../../db/database-trouble.ts';

/** As long as pages are kept, which show such things; whoever reads for itself may say otherwise. */
const FRESH_MILLISECONDS = 5000;

/**
 * What every page needs and rarely changes: read at most once in five seconds, or as often as
 * is said. While the database
 * is away, what was read before is better than nothing.
 */
export class CachedRead<T> {
  readonly #readValue: () => Promise<T>;
  readonly #freshMs: number;
  #latest: { readonly at: number; readonly value: Promise<T> } | undefined;

  constructor(readValue: () => Promise<T>, freshMs = FRESH_MILLISECONDS) {
    this.#readValue = readValue;
    this.#freshMs = freshMs;
  }

  /** What was read before now is only good while the database is away. */
  forget(): void {
    if (this.#latest) this.#latest = { ...this.#latest, at: -Infinity };
  }

  get(): Promise<T> {
    if (this.#latest && Date.now() - this.#latest.at <= this.#freshMs) {
      return this.#latest.value;
    }
    const earlier = this.#latest?.value;
    const value = this.#readValue().catch((error: unknown) => {
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
