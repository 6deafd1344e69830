import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** The upper limits of the buckets, in seconds. */
const BUCKETS = [0.005, 0.02, 0.1, 0.5, 1, 5];

/** Response times by route and status; this includes the number of requests. */
export function measureRequestTimes(app: FastifyInstance, registry: Registry): void {
  const times = new Histogram({
    name: 'parcurve_request_seconds',
    help: 'How long answers took.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'none', config } = request.routeOptions;
    // A live stream lasts as long as the client listens.
    if (!config.isStream) {
      const labels = { method: request.method, route, status: reply.statusCode };
      times.observe(labels, reply.elapsedTime / 1000);
    }
    done();
  });
}
