import { row, type Group } from '../harness.ts';
import { Child } from '../lib/child.ts';
import { getRequest, Load } from '../lib/load.ts';
import { startProduct } from '../lib/product.ts';
import type { Offer, Outcome } from '../processes/offer-client.ts';

const PATHS = ['/', '/currencies/', '/indexes/1001/', '/bonds/10001/'];
const CLIENTS = 8;
const TIMES = 2;
const OVERLOAD_SECONDS = 60;
const SERVED_WITHIN_MS = 1000;
const HEALTH_WITHIN_MS = 100;
/** The pages for measuring the capacity; no machine renders more in that time. */
const COLD_PAGES = 20_000;

/**
 * Requests twice as many pages as the product can render, for a minute: each must be served in time
 * or rejected properly.
 */
export const pagesOverload: Group = {
  name: 'pages/overload',
  async run(context) {
    const dataDir = await context.market.release();
    context.reportProgress('starting the product: builds the pages when they are stale');
    const product = await startProduct(context, dataDir, { ANONYMOUS_PAGES: '0' });
    const port = Number(new URL(product.origin).port);
    context.reportProgress('pages: what it serves');
    const requests = Array.from({ length: COLD_PAGES }, (_, i) =>
      getRequest(`${PATHS[i % PATHS.length]}?once=${i}`),
    );
    const list = { requests, once: true, next: 0 };
    const target = { port, connections: CLIENTS, seconds: context.seconds };
    const load = new Load(context);
    await load.run(list, target);
    const { perSecond } = await load.run(list, target);
    context.reportProgress(
      `pages: ${TIMES} × ${perSecond.toFixed(0)} a second, ${OVERLOAD_SECONDS} s`,
    );
    const client = new Child('offer-client.ts', context);
    const offer: Offer = {
      port,
      paths: PATHS,
      perSecond: TIMES * perSecond,
      milliseconds: 1000 * OVERLOAD_SECONDS,
      probe: '/healthz',
    };
    const outcome = await client.request<Outcome>(offer);
    await client.stop();
    await product.stop();
    const { byStatus, offered, broken, servedP99, probeWorst, probesFailed } = outcome;
    const served = byStatus[200] ?? 0;
    const refused = byStatus[503] ?? 0;
    const others = offered - served - refused - broken;
    context.note(`${offered} offered: ${served} served, ${refused} refused with 503`);
    const none = { peer: 'all offered', peerValue: offered, unit: '' };
    return [
      row(
        {
          name: 'overload: served pages, p99',
          value: servedP99,
          unit: 'ms',
          peer: 'limit',
          peerValue: SERVED_WITHIN_MS,
        },
        { atMost: 1 },
      ),
      row(
        {
          name: 'overload: served',
          value: served / OVERLOAD_SECONDS,
          unit: 'per s',
          peer: 'without overload',
          peerValue: perSecond,
        },
        null,
      ),
      row({ name: 'overload: neither served nor 503', value: others, ...none }, { atMost: 0 }),
      row({ name: 'overload: connections broken', value: broken, ...none }, { atMost: 0 }),
      row(
        { name: 'overload: 503 without Retry-After', value: outcome.withoutRetryAfter, ...none },
        { atMost: 0 },
      ),
      row({ name: 'overload: /healthz not 200', value: probesFailed, ...none }, { atMost: 0 }),
      row(
        {
          name: 'overload: /healthz, slowest',
          value: probeWorst,
          unit: 'ms',
          peer: 'limit',
          peerValue: HEALTH_WITHIN_MS,
        },
        { atMost: 1 },
      ),
    ];
  },
};
