import { setImmediate } from 'node:timers';
import type { FastifyInstance } from 'fastify';

/** For so long requests are begun before other events get their turn. */
const TURN_MS = 5;
/** Node accepts one connection in a turn; after one there may be hundreds more. */
const ACCEPTING_TURN_MS = 1;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Begun at once and before all others, because its answer costs almost nothing. */
    isUrgent?: boolean;
  }
}

/**
 * Node delivers all requests that came together, and handles nothing else until the last one is
 * begun: with two hundred at a time, a health check waited for a fifth of a second. Here requests
 * beyond a few milliseconds wait in their order, and urgent ones pass them.
 */
export function takeTurns(app: FastifyInstance): void {
  let endOfTurn: number | undefined;
  let waiting = 0;
  let accepts = false;
  app.server.on('connection', () => (accepts = true));

  const hasTime = (): boolean => {
    const now = performance.now();
    if (endOfTurn === undefined) {
      endOfTurn = now + (accepts ? ACCEPTING_TURN_MS : TURN_MS);
      accepts = false;
      // Node looks for new events before it runs what was put off.
      setImmediate(() => (endOfTurn = undefined));
    }
    return now < endOfTurn;
  };
  const beginLater = (begin: () => void): void => {
    setImmediate(() => {
      if (!hasTime()) return beginLater(begin);
      waiting -= 1;
      begin();
    });
  };

  app.addHook('onRequest', (request, _reply, done) => {
    // Fastify puts the options together each time, so they are asked for last.
    if ((waiting === 0 && hasTime()) || request.routeOptions.config.isUrgent) return done();
    waiting += 1;
    beginLater(done);
  });
}
