import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Requests that are not answered yet; live streams, which never end, are not counted. */
export class UnderWay {
  readonly #answers = new Set<Promise<void>>();
  #isEnding = false;

  constructor(app: FastifyInstance) {
    app.addHook('onRequest', (request, reply, done) => {
      if (this.#isEnding) void reply.header('connection', 'close');
      if (!request.routeOptions.config.isStream) this.#add(reply.raw);
      done();
    });
  }

  get count(): number {
    return this.#answers.size;
  }

  /** Waits until the running requests have ended, but not longer than this. */
  async end(limitMs: number): Promise<void> {
    this.#isEnding = true;
    const limit = new AbortController();
    await Promise.race([
      Promise.all(this.#answers),
      sleep(limitMs, undefined, { signal: limit.signal }).catch(() => {}),
    ]);
    limit.abort();
  }

  #add(response: NodeJS.EventEmitter): void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#answers.add(promise);
    // This event comes after the last byte, and also if the client has left.
    response.once('close', () => {
      this.#answers.delete(promise);
      resolve();
    });
  }
}
