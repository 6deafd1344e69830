import { setImmediate } from 'node:timers';
import type { FastifyInstance } from 'fastify';

/** The minimum and maximum time for starting requests before other events get their turn. */
const [TURN_MS, LONGEST_TURN_MS] = [5, 12];
/**
 * The turn as a share of the time that other events took since the last one. Most requests in a
 * crowd are rejected quickly; with a smaller share they waited for seconds, with a larger one
 * admitted requests wait for the rejected ones.
 */
const SHARE = 0.3;
/**
 * A port accepts a few connections per turn; after this many there may be hundreds more waiting for
 * the next turn.
 */
const MANY_CONNECTIONS = 4;
const ACCEPTING_TURN_MS = 1;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Started immediately and ahead of all others, because its response costs almost nothing. */
    isUrgent?: boolean;
  }
  interface FastifyRequest {
    /** From the request's arrival until it was started. */
    waitedMs: number;
  }
}

/**
 * Node delivers all requests that arrived together and handles nothing else until the last one has
 * started: with two hundred at a time, a health check waited for a fifth of a second. Here, after a
 * few milliseconds the remaining requests wait in order, and urgent ones overtake them.
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
      // Node polls for new events before it runs the deferred callbacks.
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
    // Fastify builds these options on each access, so they are checked last.
    if ((waiting === 0 && hasTime()) || request.routeOptions.config.isUrgent) return done();
    waiting += 1;
    const arrived = performance.now();
    beginLater(() => {
      request.waitedMs = performance.now() - arrived;
      done();
    });
  });
}
