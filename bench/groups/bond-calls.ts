import { inTurns, median, row, type Group, type Row } from '../harness.ts';
import { Child } from '../lib/child.ts';
import { Load, postRequest } from '../lib/load.ts';
import type { LoadResult } from '../processes/load-client.ts';

const ROUNDS = 3;
const CONNECTIONS = 16;
const WARM_UP_SECONDS = 5;
const PATH = '/api/bonds/calculate/';
/** This many bonds in rotation, so that no response can come from a cache. */
const BONDS = 500;

/** A ten-year bond that differs only in its price. */
function createBody(n: number): object {
  return {
    terms: {
      coupon: 0.03 + (n % 50) / 1000,
      frequency: 2,
      dayCount: 'ACT/ACT ICMA',
      maturityDate: `${2030 + (n % 12)}-05-15`,
    },
    settlementDate: '2026-11-17',
    price: 85 + (n % 30),
  };
}

/** Compares `POST /api/bonds/calculate/` with node:http and a prepared buffer of the same size. */
export const bondCalls: Group = {
  name: 'bond/calls',
  async run(context) {
    const server = await context.market.open();
    const app = new Child('app-server.ts', context);
    const { port } = await app.request<{ port: number }>({ databaseUrl: server.url('app') });
    const headers = { 'accept-encoding': 'identity' };
    const requests = Array.from({ length: BONDS }, (_, n) =>
      postRequest(PATH, createBody(n), headers),
    );
    const list = { requests, once: false, next: 0 };
    const load = new Load(context);
    const run = (at: number, seconds: number) =>
      load.run(list, { port: at, connections: CONNECTIONS, seconds });
    context.reportProgress('warming up');
    const { meanBytes } = await run(port, WARM_UP_SECONDS);
    const limit = new Child('limit-server.ts', context);
    const bytes = Math.round(meanBytes);
    const { port: limitPort } = await limit.request<{ port: number }>({ bytes });
    context.reportProgress(`${CONNECTIONS} clients`);
    const [theirs = [], ours = []] = await inTurns(ROUNDS, [
      () => run(limitPort, context.seconds),
      () => run(port, context.seconds),
    ]);
    await limit.stop();
    await app.stop();
    return describeResults(ours, theirs, bytes);
  },
};

function describeResults(
  ours: readonly LoadResult[],
  theirs: readonly LoadResult[],
  bytes: number,
): Row[] {
  const peer = `node:http, ready ${bytes} bytes`;
  return (['perSecond', 'p50', 'p99'] as const).map((key) =>
    row(
      {
        name: `bond calculated over HTTP, ${CONNECTIONS} clients${key === 'perSecond' ? '' : `, ${key}`}`,
        value: median(ours.map((result) => result[key])),
        unit: key === 'perSecond' ? '/s' : 'ms',
        peer,
        peerValue: median(theirs.map((result) => result[key])),
      },
      null,
    ),
  );
}
