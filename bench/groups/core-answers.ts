import { createPool } from '../../src/db/connect.ts';
import { dayOfMoment, formatDay, addMonths } from '../../src/domain/time/day.ts';
import { PERIOD } from '../../src/domain/time/period.ts';
import { inTurns, median, row, type BenchContext, type Group, type Row } from '../harness.ts';
import { Child } from '../lib/child.ts';
import { Load, postRequest, type RequestList } from '../lib/load.ts';
import { signIn } from '../lib/sign-in.ts';
import type { LoadResult } from '../processes/load-client.ts';

const ROUNDS = 5;
const CONNECTIONS = 16;
/** V8 needs some seconds to optimise a server of this size; a portal runs for months. */
const WARM_UP_SECONDS = 5;
const HOT_TARGET = { atLeast: 0.65 };
const COLD_TARGET = { atLeast: 0.06 };
/** How often the uncached requests cycle through all series, each time with another range. */
const COLD_RANGES = 200;
const FEWEST_POINTS = 2400;

type Encoding = 'identity' | 'gzip';

/**
 * Compares getGraphicData of ten years over HTTP with node:http and a prepared buffer of the same
 * size.
 */
export const coreAnswers: Group = {
  name: 'core/answers',
  async run(context) {
    const server = await context.market.open();
    const app = new Child('app-server.ts', context);
    const { port } = await app.request<{ port: number }>({ databaseUrl: server.url('app') });
    const setting: Setting = {
      context,
      port,
      load: new Load(context),
      ids: await chartIds(server.url('owner')),
      cookie: await signIn(port),
    };
    const rows: Row[] = [];
    for (const encoding of ['identity', 'gzip'] as const) {
      rows.push(...(await measureEncoding(setting, encoding)));
    }
    await app.stop();
    return rows;
  },
};

interface Setting {
  readonly context: BenchContext;
  readonly port: number;
  readonly load: Load;
  /** Instruments with ten years of quotes. */
  readonly ids: readonly number[];
  /** The cookie of the paid demo account. */
  readonly cookie: string;
}

async function measureEncoding(setting: Setting, encoding: Encoding): Promise<Row[]> {
  const { context, load, ids, cookie, port } = setting;
  const bytes = await checkAnswers(setting, encoding);
  const limit = new Child('limit-server.ts', context);
  const { port: limitPort } = await limit.request<{ port: number }>({ bytes });
  const headers = { 'accept-encoding': encoding };
  const asPaid = { ...headers, cookie };
  const paid = { requests: [hotRequest(ids[0] ?? 0, asPaid)], once: false, next: 0 };
  const anonymous = { requests: [hotRequest(ids[0] ?? 0, headers)], once: false, next: 0 };
  const cold = { requests: coldRequests(ids, asPaid), once: true, next: 0 };

  const turns = (connections: number, rounds: number) => {
    const measure = (list: RequestList, at: number) => () =>
      load.run(list, { port: at, connections, seconds: context.seconds });
    // The comparison server gets the same requests, including cookie and body.
    return inTurns(rounds, [
      measure(paid, limitPort),
      measure(paid, port),
      measure(anonymous, port),
      measure(cold, port),
    ]);
  };
  context.reportProgress(`${encoding}: warming up`);
  for (const list of [paid, anonymous, cold]) {
    await load.run(list, { port, connections: CONNECTIONS, seconds: WARM_UP_SECONDS });
  }
  context.reportProgress(`${encoding}: ${CONNECTIONS} clients`);
  const rates = (await turns(CONNECTIONS, ROUNDS)).map((results) =>
    medianResult(results, 'perSecond'),
  );
  context.reportProgress(`${encoding}: 1 client`);
  const single = await turns(1, 3);
  await limit.stop();

  const size = `${Math.round(bytes / 1024)} KB`;
  const peer = `node:http, ready ${size}`;
  const rate = (name: string, i: number, target: { atLeast: number }) =>
    row({ name, value: rates[i] ?? 0, unit: '/s', peer, peerValue: rates[0] ?? 0 }, target);
  const latency = (name: string, i: number, key: 'p50' | 'p99') =>
    row(
      {
        name: `${name}, ${encoding}, 1 client, ${key}`,
        value: medianResult(single[i] ?? [], key),
        unit: 'ms',
        peer,
        peerValue: medianResult(single[0] ?? [], key),
      },
      null,
    );
  return [
    rate(`chart hot, paid, ${encoding}`, 1, HOT_TARGET),
    rate(`chart hot, anonymous, ${encoding}`, 2, HOT_TARGET),
    rate(`chart cold, paid, ${encoding}`, 3, COLD_TARGET),
    latency('chart hot, paid', 1, 'p50'),
    latency('chart hot, paid', 1, 'p99'),
    latency('chart cold, paid', 3, 'p50'),
    latency('chart cold, paid', 3, 'p99'),
  ];
}

function medianResult(results: readonly LoadResult[], key: 'perSecond' | 'p50' | 'p99'): number {
  return median(results.map((result) => result[key]));
}

function chartPath(id: number): string {
  return `/api/indexes/${id}/getGraphicData/`;
}

function hotRequest(id: number, headers: Readonly<Record<string, string>>): string {
  return postRequest(chartPath(id), { periodId: PERIOD.tenYears }, headers);
}

/**
 * Ten years of every series in turn, each time with some more days, so that no two responses share
 * a cache key.
 */
function coldRequests(ids: readonly number[], headers: Readonly<Record<string, string>>): string[] {
  const today = dayOfMoment(Date.now());
  const tenYearsAgo = addMonths(today, -120);
  const endDate = formatDay(today);
  return Array.from({ length: COLD_RANGES }, (_, i) => formatDay(tenYearsAgo - 1 - i)).flatMap(
    (beginDate) => ids.map((id) => postRequest(chartPath(id), { beginDate, endDate }, headers)),
  );
}

async function chartIds(ownerUrl: string): Promise<number[]> {
  const pool = createPool(ownerUrl, { max: 1 });
  try {
    const { rows } = await pool.query<{ id: number }>(
      `select instrument.id
         from instrument
         join series on series.instrument_id = instrument.id and series.field = 'close'
          and series.is_preferred
         join quote_year on quote_year.series_id = series.id
        where instrument.kind in ('index', 'currency')
        group by instrument.id
       having sum(length(quote_year.points)) > 6 * $1::int
        order by instrument.id`,
      [FEWEST_POINTS],
    );
    if (rows.length === 0) throw new Error('no series has quotes of ten years');
    return rows.map(({ id }) => id);
  } finally {
    await pool.end();
  }
}

/**
 * A fast wrong response is worthless, so the response is checked first. Returns its size after
 * compression, in bytes.
 */
async function checkAnswers({ port, ids, cookie }: Setting, encoding: Encoding): Promise<number> {
  const fetchChart = async (headers: Record<string, string>) => {
    const response = await fetch(`http://127.0.0.1:${port}${chartPath(ids[0] ?? 0)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-encoding': encoding, ...headers },
      body: JSON.stringify({ periodId: PERIOD.tenYears }),
    });
    const { data } = (await response.json()) as { data: { value: number }[] };
    return { data, bytes: Number(response.headers.get('content-length')) };
  };
  const paid = await fetchChart({ cookie });
  const anonymous = await fetchChart({});
  if (paid.data.length < FEWEST_POINTS) throw new Error('the chart has too few points');
  if (!anonymous.data.every(({ value }) => Number.isInteger(value) && value >= 0 && value <= 100)) {
    throw new Error('an anonymous viewer sees values');
  }
  if (paid.data.every(({ value }, i) => value === anonymous.data[i]?.value)) {
    throw new Error('the paid viewer sees no values');
  }
  return paid.bytes;
}
