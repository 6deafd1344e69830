import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/**
 * What is done after the answer has been given, so that the time of the answer does not tell what
 * there was to do.
 */
export class AfterAnswer {
  readonly #running = new Set<Promise<void>>();

  run(log: FastifyBaseLogger, work: () => Promise<void>): void {
    const running = nextTurn()
      .then(work)
      .catch((error: unknown) => log.error({ err: error }, 'a task after the response failed'))
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** When all that has been begun is done. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
