import { performance } from 'node:perf_hooks';
import type pg from 'pg';
import { createPool } from '../../src/db/connect.ts';
import { median, row, type BenchContext, type Group, type Row } from '../harness.ts';
import { Child } from '../lib/child.ts';
import { Load } from '../lib/load.ts';
import { MEDIUM_INSTRUMENTS } from '../lib/market.ts';
import { oddTerms } from '../lib/odd-terms.ts';
import { suggest, suggestRequest } from '../lib/search-client.ts';
import { miniSearchPeer, trigramPeer, type SearchPeer } from '../lib/search-peers.ts';
import { termClasses, type TermClass, type TypedTerm } from '../lib/search-terms.ts';
import { FullScan } from '../lib/search-truth.ts';
import type { LoadResult } from '../processes/load-client.ts';

const ROUNDS = 3;
const CLIENTS = 16;
const P99_LIMIT_MS = 25;
const FEWEST_PER_SECOND = 700;
const LARGEST_GROWTH = 2.5;
const LONGEST_AGAINST_MEDIAN = 10;
/** A full scan takes a second, so only this many terms of a class are compared with one. */
const SCANNED_TERMS = 20;
const PEER_TERMS = 60;
/** A larger deviation of a count is reported. */
const COUNT_TOLERANCE = 0.02;

interface Latency {
  readonly p50: number;
  readonly p99: number;
}

interface Figures extends Latency {
  readonly perSecond: number;
}

/**
 * Measures suggestions over HTTP, by class of term: the time with one client, the rate with 16,
 * compared with a trigram index and MiniSearch; whether the first ten are right; how much slower a
 * large market is than a small one; and the slowest term.
 */
export const search: Group = {
  name: 'search',
  size: 'large',
  async run(context) {
    const server = await context.market.open();
    const pool = createPool(server.url('owner'), { max: 2 });
    const app = await startApp(context, server.url('app'));
    try {
      const classes = await termClasses(pool);
      const figures = await measureAll(context, app.port, classes);
      const rows = classes.flatMap((termClass) => ownRows(termClass, figures));
      rows.push(await longestRow(context, pool, app.port, classes));
      rows.push(...(await recallRows(context, new FullScan(pool), app.port, classes)));
      const peers = [
        await trigramPeer(pool, context),
        await miniSearchPeer(server.url('owner'), context),
      ];
      for (const peer of peers) rows.push(...(await peerRows(context, peer, classes, figures)));
      return [...rows, ...(await growthRows(context, classes, figures))];
    } finally {
      await app.stop();
      await pool.end();
    }
  },
};

async function startApp(
  context: BenchContext,
  databaseUrl: string,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const app = new Child('app-server.ts', context);
  const { port } = await app.request<{ port: number }>({ databaseUrl });
  return { port, stop: async () => app.stop() };
}

/** All classes alternate. */
async function measureAll(
  context: BenchContext,
  port: number,
  classes: readonly TermClass[],
): Promise<Map<string, Figures>> {
  const load = new Load(context);
  const lists = new Map(
    classes.map(({ name, terms }) => [
      name,
      { requests: terms.map(suggestRequest), once: false, next: 0 },
    ]),
  );
  const { seconds } = context;
  context.reportProgress('warming up');
  for (const list of lists.values()) {
    await load.run(list, { port, connections: CLIENTS, seconds: Math.max(1, seconds / 2) });
  }
  const results = new Map<string, { single: LoadResult[]; many: LoadResult[] }>();
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [name, list] of lists) {
      context.reportProgress(`round ${round}: ${name}`);
      const known = results.get(name) ?? { single: [], many: [] };
      results.set(name, known);
      known.single.push(await load.run(list, { port, connections: 1, seconds }));
      known.many.push(await load.run(list, { port, connections: CLIENTS, seconds }));
    }
  }
  return new Map(
    [...results].map(([name, { single, many }]) => [
      name,
      {
        p50: median(single.map(({ p50 }) => p50)),
        p99: median(single.map(({ p99 }) => p99)),
        perSecond: median(many.map(({ perSecond }) => perSecond)),
      },
    ]),
  );
}

function ownRows({ name }: TermClass, all: Map<string, Figures>): Row[] {
  const figures = all.get(name);
  if (!figures) throw new Error(`nothing was measured of ${name}`);
  const { p99, perSecond } = figures;
  const peer = 'limit';
  return [
    row(
      { name: `${name}, p99`, value: p99, unit: 'ms', peer, peerValue: P99_LIMIT_MS },
      { atMost: 1 },
    ),
    row(
      {
        name: `${name}, ${CLIENTS} clients`,
        value: perSecond,
        unit: '/s',
        peer,
        peerValue: FEWEST_PER_SECOND,
      },
      { atLeast: 1 },
    ),
  ];
}

/** The slowest of some deliberately slow terms, compared with terms that people type. */
async function longestRow(
  context: BenchContext,
  pool: pg.Pool,
  port: number,
  classes: readonly TermClass[],
): Promise<Row> {
  context.reportProgress('terms made to take long');
  const usual: number[] = [];
  for (const { terms } of classes) {
    for (const term of terms.slice(0, SCANNED_TERMS)) usual.push(await measureTime(port, term));
  }
  const times: { term: TypedTerm; milliseconds: number }[] = [];
  for (const term of await oddTerms(pool)) {
    times.push({ term, milliseconds: await measureTime(port, term) });
  }
  const longest = times.toSorted((a, b) => b.milliseconds - a.milliseconds);
  for (const { term, milliseconds } of longest.slice(0, 5)) {
    context.reportProgress(
      `${term.type} “${term.term.slice(0, 60)}” takes ${milliseconds.toFixed(1)} ms`,
    );
  }
  return row(
    {
      name: `longest of ${times.length} odd terms`,
      value: longest[0]?.milliseconds ?? 0,
      unit: 'ms',
      peer: 'median of usual ones',
      peerValue: median(usual),
    },
    { atMost: LONGEST_AGAINST_MEDIAN },
  );
}

async function measureTime(port: number, term: TypedTerm): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 3; i += 1) {
    const begin = performance.now();
    await suggest(port, term);
    times.push(performance.now() - begin);
  }
  return median(times);
}

/** How many of the correct first ten the responses contain; a fast wrong response is worthless. */
async function recallRows(
  context: BenchContext,
  fullScan: FullScan,
  port: number,
  classes: readonly TermClass[],
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, terms } of classes) {
    context.reportProgress(`${name}: full scan`);
    let wanted = 0;
    let found = 0;
    for (const term of spread(terms, SCANNED_TERMS)) {
      const truth = await fullScan.scan(term);
      const answer = await suggest(port, term);
      wanted += truth.ids.length;
      found += truth.ids.filter((id) => answer.ids.includes(id)).length;
      const error = Math.abs(answer.total - truth.total) / Math.max(truth.total, 1);
      if (error > COUNT_TOLERANCE) {
        const { type, term: text } = term;
        context.reportProgress(
          `${type} “${text}” counts ${answer.total}, there are ${truth.total}`,
        );
      }
    }
    const value = wanted === 0 ? 100 : (100 * found) / wanted;
    rows.push(
      row(
        { name: `${name}, recall`, value, unit: '%', peer: 'full scan', peerValue: 100 },
        { atLeast: 0.99 },
      ),
    );
  }
  return rows;
}

/** The peers have an advantage: they are called without HTTP. */
async function peerRows(
  context: BenchContext,
  peer: SearchPeer,
  classes: readonly TermClass[],
  all: Map<string, Figures>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, terms } of classes) {
    context.reportProgress(`${name}: ${peer.name}`);
    const asked = spread(terms, PEER_TERMS);
    const times = (await peer.search(asked)).map(({ milliseconds }) => milliseconds);
    const latency = toLatency(times);
    for (const quantile of ['p50', 'p99'] as const) {
      const value = all.get(name)?.[quantile];
      if (value === undefined) continue;
      rows.push(
        row(
          {
            name: `${name}, ${quantile}`,
            value,
            unit: 'ms',
            peer: `${peer.name}, no HTTP`,
            peerValue: latency[quantile],
          },
          null,
        ),
      );
    }
  }
  return rows;
}

function toLatency(times: readonly number[]): Latency {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

function spread<T>(list: readonly T[], most: number): T[] {
  const step = Math.max(list.length / most, 1);
  return Array.from({ length: Math.min(most, list.length) }, (_, i) => list[Math.floor(i * step)]!);
}

/** The same classes on the medium market, if that is the smaller one. */
async function growthRows(
  context: BenchContext,
  classes: readonly TermClass[],
  large: Map<string, Figures>,
): Promise<Row[]> {
  if (context.market.size !== 'large') {
    context.note('search, growth of p99: not measured, because the market is not the large one');
    return [];
  }
  const market = context.marketBySize('medium');
  const server = await market.open();
  const pool = createPool(server.url('owner'), { max: 2 });
  const smallClasses = (await termClasses(pool)).filter(({ terms }) => terms.length > 0);
  await pool.end();
  const app = await startApp(context, server.url('app'));
  const small = await measureAll(context, app.port, smallClasses);
  await app.stop();
  await market.release();
  return classes.flatMap(({ name }) => {
    const [value, peerValue] = [large.get(name)?.p99, small.get(name)?.p99];
    if (value === undefined || peerValue === undefined) return [];
    const peer = `${MEDIUM_INSTRUMENTS.toLocaleString('en')} instruments`;
    return [
      row(
        { name: `${name}, growth of p99`, value, unit: 'ms', peer, peerValue },
        { atMost: LARGEST_GROWTH },
      ),
    ];
  });
}
