import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** Runs work after the response, so the response time doesn't reveal how much there was to do. */
export class BackgroundWork {
  readonly #running = new Set<Promise<void>>();

  run(log: FastifyBaseLogger, work: () => Promise<void>): void {
    const running = nextTurn()
      .then(work)
      .catch((error: unknown) => log.error({ err: error }, 'a task after the response failed'))
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Resolves when all started work is done. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
