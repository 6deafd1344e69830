import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { ApiError } from '../../../contracts/core/errors.ts';
import { setApiHeaders } from '../http/security.ts';
import { registerMetric, type Metric } from './exposition.ts';
import { processMetrics } from './process-metrics.ts';
import { measureRequestTimes } from './request-times.ts';

/** For Prometheus, which sends this token. Call it before the routes that it should measure. */
export function metricsRoutes(app: FastifyInstance, token: string, own: readonly Metric[]): void {
  const registry = new Registry();
  const ofProcess = processMetrics();
  for (const metric of [...own, ...ofProcess.metrics]) registerMetric(registry, metric);
  measureRequestTimes(app, registry);
  app.addHook('onClose', async () => ofProcess.close());
  // The token stands in for an operator, because programs have no account.
  app.get('/metrics', { config: { needs: 'operator', cost: 'none' } }, (request, reply) => {
    setApiHeaders(reply);
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      void reply.header('www-authenticate', 'Bearer');
      throw new ApiError('not_signed_in');
    }
    void reply.type(registry.contentType);
    return registry.metrics();
  });
}

/** Compares in constant time. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
