import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Requests that are not answered yet; live streams, which never end, are not counted. */
export class UnderWay {
  readonly #answers = new Set<ServerResponse>();
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
      Promise.all(
        [...this.#answers].map((answer) => new Promise((done) => answer.on('close', done))),
      ),
      sleep(limitMs, undefined, { signal: limit.signal }).catch(() => {}),
    ]);
    limit.abort();
  }

  #add(answer: ServerResponse): void {
    this.#answers.add(answer);
    // This event comes once, after the last byte, and also if the client has left.
    answer.on('close', () => this.#answers.delete(answer));
  }
}
