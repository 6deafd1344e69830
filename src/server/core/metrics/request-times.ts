import type { FastifyInstance } from 'fastify';
import { exposeFamily, exposeSample } from './exposition.ts';

const NAME = 'parcurve_request_seconds';
/** The upper limits of the buckets, in seconds. */
const BUCKETS = [0.005, 0.02, 0.1, 0.5, 1, 5] as const;

interface Histogram {
  readonly labels: Readonly<Record<string, string>>;
  /** How many requests took no longer than each limit. */
  readonly counts: number[];
  count: number;
  sum: number;
}

/** How long answers took, by route and status; this includes the number of requests. */
export class RequestTimes {
  readonly #histograms = new Map<string, Histogram>();

  constructor(app: FastifyInstance) {
    app.addHook('onResponse', (request, reply, done) => {
      const { url: route = 'none', config } = request.routeOptions;
      // A live stream takes as long as somebody watches.
      if (!config.isStream) {
        this.#add(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
      }
      done();
    });
  }

  expose(): string {
    const lines = [...this.#histograms.values()].flatMap(exposeHistogram);
    return exposeFamily(NAME, 'histogram', 'How long answers took.', lines);
  }

  #add(method: string, route: string, status: number, seconds: number): void {
    const key = `${method} ${route} ${status}`;
    let histogram = this.#histograms.get(key);
    if (!histogram) {
      const labels = { method, route, status: String(status) };
      histogram = { labels, counts: BUCKETS.map(() => 0), count: 0, sum: 0 };
      this.#histograms.set(key, histogram);
    }
    histogram.count += 1;
    histogram.sum += seconds;
    for (let i = BUCKETS.length - 1; i >= 0 && seconds <= BUCKETS[i]!; i -= 1) {
      histogram.counts[i]! += 1;
    }
  }
}

function exposeHistogram({ labels, counts, count, sum }: Histogram): string[] {
  const ends = [...BUCKETS.map(String), '+Inf'];
  const values = [...counts, count];
  const buckets = ends.map((le, i) =>
    exposeSample(`${NAME}_bucket`, { labels: Object.assign({ le }, labels), value: values[i]! }),
  );
  return buckets.concat(
    exposeSample(`${NAME}_sum`, { labels, value: sum }),
    exposeSample(`${NAME}_count`, { labels, value: count }),
  );
}
