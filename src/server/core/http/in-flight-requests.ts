import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Browsers wait for each answer; other clients may pipeline a few requests. */
const MAX_PIPELINED = 8;

/** Requests that haven't been answered yet. */
export class InFlightRequests {
  readonly #replies = new Set<FastifyReply>();
  readonly #onSocket = new WeakMap<Socket, { count: number }>();
  #isEnding = false;

  constructor(app: FastifyInstance) {
    app.addHook('onRequest', (request, reply, done) => {
      if (this.#isEnding) void reply.header('connection', 'close');
      const ahead = this.#countOn(request.raw.socket);
      ahead.count += 1;
      // Node delivers all requests of one packet before the first answer, however many there are.
      if (ahead.count > MAX_PIPELINED) {
        reply.hijack();
        // Further requests on a socket that is being closed are ignored.
        if (ahead.count === MAX_PIPELINED + 1) sendUnavailable(request.raw, reply.raw);
        return;
      }
      this.#replies.add(reply);
      // This event fires once, after the last byte or when the client disconnects.
      reply.raw.on('close', () => {
        ahead.count -= 1;
        this.#replies.delete(reply);
      });
      done();
    });
  }

  get count(): number {
    return this.#ending().length;
  }

  /** Waits until the running requests have finished, up to a limit. */
  async end(limitMs: number): Promise<void> {
    this.#isEnding = true;
    const limit = new AbortController();
    await Promise.race([
      Promise.all(this.#ending().map(({ raw }) => new Promise((done) => raw.on('close', done)))),
      sleep(limitMs, undefined, { signal: limit.signal }).catch(() => {}),
    ]);
    limit.abort();
  }

  /** Live streams never end by themselves, so they aren't waited for. */
  #ending(): FastifyReply[] {
    return [...this.#replies].filter(({ request }) => !request.routeOptions.config.isStream);
  }

  #countOn(socket: Socket): { count: number } {
    let counted = this.#onSocket.get(socket);
    if (!counted) this.#onSocket.set(socket, (counted = { count: 0 }));
    return counted;
  }
}

/** The last answer on this socket, sent after the answers to earlier requests. */
function sendUnavailable(request: IncomingMessage, response: ServerResponse): void {
  request.socket.pause();
  response.writeHead(503, { connection: 'close', 'retry-after': '1', 'content-length': '0' });
  response.end();
}
