import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../contracts/core/errors.ts';
import { setApiHeaders } from '../http/security.ts';
import type { Readiness } from './readiness.ts';

const RETRY_AFTER_SECONDS = 5;
const FOR_WATCHERS = { config: { needs: 'public', cost: 'none', isUrgent: true } } as const;

/** Liveness and readiness checks for monitoring programs. */
export function healthRoutes(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', FOR_WATCHERS, (_request, reply) => {
    setApiHeaders(reply);
    return { status: 'alive' };
  });
  app.get('/readyz', FOR_WATCHERS, (_request, reply) => {
    setApiHeaders(reply);
    const label = readiness.reason;
    if (label !== null) {
      throw new ApiError('not_ready', { label, retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    return { status: 'ready' };
  });
  app.addHook('onClose', async () => readiness.close());
}
