/**
 * What takes long to read and may be a little old: only the first reader waits. Later ones get what
 * was read last, and the first of them after its time has it read anew meanwhile.
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

  /** The next reader has it read anew, and does not wait for it. */
  outdate(): void {
    this.#readAtMs = -Infinity;
  }

  /** Nobody gets it any more. */
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
    // Also where it fails: whoever asks next must not ask a database that is away at once again.
    this.#readAtMs = Date.now();
    const before = this.#latest;
    try {
      const value = await this.#readValue();
      if (this.#latest === before) this.#latest = Promise.resolve(value);
    } catch {
      // What was read before is better than nothing.
    } finally {
      this.#isReading = false;
    }
  }
}
