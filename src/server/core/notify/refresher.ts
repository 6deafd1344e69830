import type { FastifyBaseLogger } from 'fastify';

/**
 * Rereads a value whenever it has changed. One read at a time: if a change comes during a read,
 * another read follows. A failed read is logged and repeated when the connection is back.
 */
export class Refresher {
  readonly #readNews: () => Promise<void>;
  readonly #log: FastifyBaseLogger;
  readonly #complaint: string;
  #reading: Promise<void> | null = null;
  #isOutdated = false;

  constructor(readNews: () => Promise<void>, log: FastifyBaseLogger, complaint: string) {
    this.#readNews = readNews;
    this.#log = log;
    this.#complaint = complaint;
  }

  refresh(): Promise<void> {
    if (this.#reading) this.#isOutdated = true;
    else this.#reading = this.#readAll().finally(() => (this.#reading = null));
    return this.#reading;
  }

  async #readAll(): Promise<void> {
    do {
      this.#isOutdated = false;
      try {
        await this.#readNews();
      } catch (error) {
        this.#log.error({ err: error }, this.#complaint);
      }
    } while (this.#isOutdated);
  }
}
