/**
 * For values that are slow to read and may be slightly out of date: only the first reader waits.
 * Later readers get the last value, and the first one after it expires starts a refresh in the
 * background.
 */
export class StaleWhileRevalidate<T> {
  readonly #readValue: () => Promise<T>;
  readonly #freshMs: number;
  #latest: Promise<T> | undefined;
  #readAtMs = -Infinity;
  #isReading = false;

  constructor(readValue: () => Promise<T>, freshMs: number) {
    this.#readValue = readValue;
    this.#freshMs = freshMs;
  }

  /** The next reader starts a refresh and doesn't wait for it. */
  outdate(): void {
    this.#readAtMs = -Infinity;
  }

  /** Discards the value, so the next reader waits for a new one. */
  forget(): void {
    this.#latest = undefined;
    this.#readAtMs = -Infinity;
  }

  get(): Promise<T> {
    if (!this.#latest) return this.#begin();
    if (!this.#isReading && Date.now() - this.#readAtMs > this.#freshMs) void this.#renew();
    return this.#latest;
  }

  #begin(): Promise<T> {
    const reading = this.#readValue();
    this.#latest = reading;
    this.#readAtMs = Date.now();
    reading.catch(() => {
      if (this.#latest === reading) this.forget();
    });
    return reading;
  }

  async #renew(): Promise<void> {
    this.#isReading = true;
    // Also after a failure, so the next reader doesn't immediately query a database that is down.
    this.#readAtMs = Date.now();
    const before = this.#latest;
    try {
      const value = await this.#readValue();
      if (this.#latest === before) this.#latest = Promise.resolve(value);
    } catch {
      // The last value stays in use.
    } finally {
      this.#isReading = false;
    }
  }
}
