import { setImmediate } from 'node:timers';
import type { FastifyInstance } from 'fastify';

/** So long requests are begun before others get their turn. */
const TURN_MS = 5;
/** Node accepts one connection in a turn; where one came, there may be hundreds more. */
const ACCEPTING_TURN_MS = 1;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Begun at once, whoever else waits: its answer costs next to nothing. */
    isUrgent?: boolean;
  }
}

/**
 * Node hands over all requests that came in together, and hears of nothing else until the last of
 * them is begun: with two hundred at a time, a health check waited for a fifth of a second. Here
 * those beyond a few milliseconds wait, in their order, and what is urgent passes by.
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
      // Node looks for what else came in before it does what was put off until then.
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
    if (request.routeOptions.config.isUrgent || (waiting === 0 && hasTime())) return done();
    waiting += 1;
    beginLater(done);
  });
}
