import { inTurns, median, row, type BenchContext, type Group, type Row } from '../harness.ts';
import { Child } from '../lib/child.ts';
import { getRequest, Load, type RequestList } from '../lib/load.ts';
import { startProduct } from '../lib/product.ts';

const ROUNDS = 3;
const CLIENTS = 8;
const HOT_TARGET = { atLeast: 0.3 };
/** Uncached requests for one page in all rounds; no machine renders so many in that time. */
const COLD_PAGES = 20_000;

/**
 * Pages that visitors look at, and how many per second were rendered before the first optimisation.
 */
const PAGES = [
  { path: '/', before: 41, atLeast: 5 },
  { path: '/currencies/', before: 10.5, atLeast: 8 },
  { path: '/indexes/1001/', before: 17, atLeast: 8 },
  { path: '/bonds/10001/', before: 42, atLeast: 5 },
] as const;

/** Compares pages of the real product for visitors, kept and newly rendered, with node:http. */
export const pagesLoad: Group = {
  name: 'pages/load',
  async run(context) {
    const dataDir = await context.market.release();
    context.reportProgress('starting the product: builds the pages when they are stale');
    // All requests come from one address.
    const product = await startProduct(context, dataDir, { ANONYMOUS_PAGES: '0' });
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
  { path, before, atLeast }: (typeof PAGES)[number],
): Promise<Row[]> {
  context.reportProgress(`pages: ${path}`);
  const bytes = (await (await fetch(origin + path)).arrayBuffer()).byteLength;
  const limit = new Child('limit-server.ts', context);
  const { port: limitPort } = await limit.request<{ port: number }>({ bytes });
  const port = Number(new URL(origin).port);
  const hot: RequestList = { requests: [getRequest(path)], once: false, next: 0 };
  const cold: RequestList = {
    requests: Array.from({ length: COLD_PAGES }, (_, i) => getRequest(`${path}?n=${i}`)),
    once: true,
    next: 0,
  };
  const target = { connections: CLIENTS, seconds: context.seconds };
  const [ofHot, ofCold, ofLimit] = (
    await inTurns(ROUNDS, [
      () => load.run(hot, { ...target, port }),
      () => load.run(cold, { ...target, port }),
      () => load.run(hot, { ...target, port: limitPort }),
    ])
  ).map((runs) => median(runs.map(({ perSecond }) => perSecond)));
  await limit.stop();
  const kilobytes = Math.round(bytes / 1024);
  return [
    row(
      {
        name: `${path} kept`,
        value: ofHot!,
        unit: 'per s',
        peer: `node:http, ${kilobytes} KB`,
        peerValue: ofLimit!,
      },
      HOT_TARGET,
    ),
    row(
      {
        name: `${path} rendered anew`,
        value: ofCold!,
        unit: 'per s',
        peer: 'measured before',
        peerValue: before,
      },
      { atLeast },
    ),
  ];
}
