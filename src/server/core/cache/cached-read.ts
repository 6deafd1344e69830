import { isDatabaseTrouble } from '../../../db/database-trouble.ts';

/** The same time as cached pages, which show such values; a caller can pass its own. */
const FRESH_MILLISECONDS = 5000;

/**
 * For values that every page needs and that rarely change: read at most once in five seconds, or in
 * the interval given. While the database is down, the last value is returned.
 */
export class CachedRead<T> {
  readonly #readValue: () => Promise<T>;
  readonly #freshMs: number;
  #latest: { readonly at: number; readonly value: Promise<T> } | undefined;

  constructor(readValue: () => Promise<T>, freshMs = FRESH_MILLISECONDS) {
    this.#readValue = readValue;
    this.#freshMs = freshMs;
  }

  /** From now on the last value is used only while the database is down. */
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
