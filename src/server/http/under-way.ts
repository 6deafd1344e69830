import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Requests that have come and are not answered yet; live streams, which never are, apart. */
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

  /** Lets those end that are under way now, but for no longer than this. */
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
    // Comes after the last byte, and also when the other side has gone.
    response.once('close', () => {
      this.#answers.delete(promise);
      resolve();
    });
  }
}
