import { inTurns, median, row, type BenchContext, type Group, type Row } from '../harness.ts';
import { Child } from '../lib/child.ts';
import { getRequest, Load, type RequestList } from '../lib/load.ts';
import { startProduct } from '../lib/product.ts';

const ROUNDS = 3;
const CLIENTS = 8;
const HOT_TARGET = { atLeast: 0.3 };
const RENDERED_TARGET = { atLeast: 0.3 };
/** Uncached requests for one page in all rounds; no machine renders that many in the time. */
const COLD_PAGES = 20_000;

/** Pages that visitors view. */
const PAGES = ['/', '/currencies/', '/indexes/1001/', '/bonds/10001/'] as const;

/**
 * Compares pages of the real product for visitors: cached ones with node:http, rendered ones with
 * React alone, which writes the same elements.
 */
export const pagesLoad: Group = {
  name: 'pages/load',
  async run(context) {
    const dataDir = await context.market.release();
    context.reportProgress('starting the product: builds the pages when they are stale');
    // All requests come from one IP address.
    const product = await startProduct(context, dataDir, {
      ANONYMOUS_PAGES: '0',
      MAX_WAIT_MS: '10000',
    });
    const load = new Load(context);
    const rows: Row[] = [];
    for (const page of PAGES) rows.push(...(await measure(context, load, product.origin, page)));
    await product.stop();
    return rows;
  },
};

async function measure(
  context: BenchContext,
  load: Load,
  origin: string,
  path: (typeof PAGES)[number],
): Promise<Row[]> {
  context.reportProgress(`pages: ${path}`);
  const html = await (await fetch(origin + path)).text();
  const bytes = Buffer.byteLength(html);
  const limit = new Child('limit-server.ts', context);
  const { port: limitPort } = await limit.request<{ port: number }>({ bytes });
  const react = new Child('react-server.ts', context, { env: { NODE_ENV: 'production' } });
  const { port: reactPort } = await react.request<{ port: number }>({ html });
  const port = Number(new URL(origin).port);
  const hot: RequestList = { requests: [getRequest(path)], once: false, next: 0 };
  const cold: RequestList = {
    requests: Array.from({ length: COLD_PAGES }, (_, i) => getRequest(`${path}?n=${i}`)),
    once: true,
    next: 0,
  };
  const target = { connections: CLIENTS, seconds: context.seconds };
  const [ofHot, ofCold, ofLimit, ofReact] = (
    await inTurns(ROUNDS, [
      () => load.run(hot, { ...target, port }),
      () => load.run(cold, { ...target, port }),
      () => load.run(hot, { ...target, port: limitPort }),
      () => load.run(hot, { ...target, port: reactPort }),
    ])
  ).map((runs) => median(runs.map(({ perSecond }) => perSecond)));
  await Promise.all([limit.stop(), react.stop()]);
  const kilobytes = Math.round(bytes / 1024);
  return [
    row(
      {
        name: `${path} cached`,
        value: ofHot!,
        unit: 'per s',
        peer: `node:http, ${kilobytes} KB`,
        peerValue: ofLimit!,
      },
      HOT_TARGET,
    ),
    row(
      {
        name: `${path} rendered`,
        value: ofCold!,
        unit: 'per s',
        peer: 'React alone, same elements',
        peerValue: ofReact!,
      },
      RENDERED_TARGET,
    ),
  ];
}
