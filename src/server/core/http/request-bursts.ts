import { setImmediate } from 'node:timers';
import type { FastifyInstance } from 'fastify';

/** For so long requests are begun before other events get their turn, at least and at most. */
const [TURN_MS, LONGEST_TURN_MS] = [5, 12];
/**
 * Of the time that other events took since the last turn. Most of a crowd is refused, which is soon
 * done, and waited for seconds with less; with more, whoever was let in waits for the refused.
 */
const SHARE = 0.3;
/**
 * A port accepts a few connections in a turn; after so many there may be hundreds more, which wait
 * for the next turn.
 */
const MANY_CONNECTIONS = 4;
const ACCEPTING_TURN_MS = 1;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Begun at once and before all others, because its answer costs almost nothing. */
    isUrgent?: boolean;
  }
  interface FastifyRequest {
    /** From its arrival until it was begun. */
    waitedMs: number;
  }
}

/**
 * Node delivers all requests that came together, and handles nothing else until the last one is
 * begun: with two hundred at a time, a health check waited for a fifth of a second. Here requests
 * beyond a few milliseconds wait in their order, and urgent ones pass them.
 */
export function limitRequestBursts(app: FastifyInstance): void {
  let endOfTurn: number | undefined;
  let lastAsked = 0;
  let waiting = 0;
  let accepted = 0;
  app.server.on('connection', () => (accepted += 1));

  const hasTime = (): boolean => {
    const now = performance.now();
    if (endOfTurn === undefined) {
      const fair = Math.min(LONGEST_TURN_MS, Math.max(TURN_MS, SHARE * (now - lastAsked)));
      endOfTurn = now + (accepted >= MANY_CONNECTIONS ? ACCEPTING_TURN_MS : fair);
      accepted = 0;
      // Node looks for new events before it runs what was put off.
      setImmediate(() => (endOfTurn = undefined));
    }
    lastAsked = now;
    return now < endOfTurn;
  };
  const beginLater = (begin: () => void): void => {
    setImmediate(() => {
      if (!hasTime()) return beginLater(begin);
      waiting -= 1;
      begin();
    });
  };

  app.decorateRequest('waitedMs', 0);
  app.addHook('onRequest', (request, _reply, done) => {
    // Fastify puts the options together each time, so they are asked for last.
    if ((waiting === 0 && hasTime()) || request.routeOptions.config.isUrgent) return done();
    waiting += 1;
    const arrived = performance.now();
    beginLater(() => {
      request.waitedMs = performance.now() - arrived;
      done();
    });
  });
}
