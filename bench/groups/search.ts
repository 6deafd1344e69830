import { performance } from 'node:perf_hooks';
import type pg from 'pg';
import { createPool } from '../../src/db/connect.ts';
import { median, row, type BenchContext, type Group, type Row } from '../harness.ts';
import { Child } from '../lib/child.ts';
import { Load, postRequest, textRequest, type RequestList } from '../lib/load.ts';
import { Market } from '../lib/market.ts';
import { makeTrigramTables, scan, suggestPath, trigramQuery } from '../lib/search-peers.ts';
import { termClasses, type TermClass, type TypedTerm } from '../lib/search-terms.ts';
import type { LoadResult } from '../processes/load-client.ts';

const ROUNDS = 3;
const CLIENTS = 16;
const P99_LIMIT_MS = 25;
const FEWEST_PER_SECOND = 500;
const LARGEST_GROWTH = 3;
/** A full scan takes a second: so many terms of a class are compared with one. */
const SCANNED_TERMS = 15;
const TRIGRAM_TERMS = 60;

interface Figures {
  readonly single: { p50: number; p99: number };
  readonly perSecond: number;
}

/**
 * Suggestions over HTTP, by class of term: how long with one client, how many a second with 16,
 * beside a trigram index asked without HTTP; whether the first ten are the true ones; and how much
 * more a large market takes than a small one.
 */
export const search: Group = {
  name: 'search',
  async run(context) {
    const server = await context.market.open();
    const pool = createPool(server.url('owner'), { max: 2 });
    try {
      const classes = await termClasses(pool);
      const figures = await measureAll(context, server.url('app'), classes);
      await makeTrigramTables(pool, context.say);
      const rows: Row[] = [];
      for (const termClass of classes) {
        context.say(`${termClass.name}: trigram index, full scan`);
        rows.push(...rowsOf(termClass, figures, await measureTrigram(pool, termClass)));
        if (termClass.isExact)
          rows.push(await recallRow(context, pool, termClass, server.url('app')));
      }
      return [...rows, ...(await growthRows(context, classes, figures))];
    } finally {
      await pool.end();
    }
  },
};

function rowsOf({ name }: TermClass, all: Map<string, Figures>, peer: LatencyPair): Row[] {
  const figures = all.get(name);
  if (!figures) return [];
  const { single, perSecond } = figures;
  const limit = 'limit';
  return [
    row(
      {
        name: `${name}, p50`,
        value: single.p50,
        unit: 'ms',
        peer: 'trigram, no HTTP',
        peerValue: peer.p50,
      },
      null,
    ),
    row(
      {
        name: `${name}, p99`,
        value: single.p99,
        unit: 'ms',
        peer: 'trigram, no HTTP',
        peerValue: peer.p99,
      },
      null,
    ),
    row(
      { name: `${name}, p99`, value: single.p99, unit: 'ms', peer: limit, peerValue: P99_LIMIT_MS },
      { atMost: 1 },
    ),
    row(
      {
        name: `${name}, ${CLIENTS} clients`,
        value: perSecond,
        unit: '/s',
        peer: limit,
        peerValue: FEWEST_PER_SECOND,
      },
      { atLeast: 1 },
    ),
  ];
}

/** The app on a database, asked for all classes in turns. */
async function measureAll(
  context: BenchContext,
  databaseUrl: string,
  classes: readonly TermClass[],
): Promise<Map<string, Figures>> {
  const app = new Child('app-server.ts', context);
  const { port } = await app.ask<{ port: number }>({ databaseUrl });
  const load = new Load(context);
  const lists = new Map(classes.map(({ name, terms }) => [name, requestsOf(terms)]));
  const { seconds } = context;
  context.say('warming up');
  for (const list of lists.values()) {
    await load.run(list, { port, connections: CLIENTS, seconds: Math.max(1, seconds / 2) });
  }
  const results = new Map<string, { single: LoadResult[]; many: LoadResult[] }>();
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [name, list] of lists) {
      context.say(`round ${round}: ${name}`);
      const known = results.get(name) ?? { single: [], many: [] };
      results.set(name, known);
      known.single.push(await load.run(list, { port, connections: 1, seconds }));
      known.many.push(await load.run(list, { port, connections: CLIENTS, seconds }));
    }
  }
  await app.stop();
  return new Map(
    [...results].map(([name, { single, many }]) => [
      name,
      {
        single: {
          p50: median(single.map(({ p50 }) => p50)),
          p99: median(single.map(({ p99 }) => p99)),
        },
        perSecond: median(many.map(({ perSecond }) => perSecond)),
      },
    ]),
  );
}

function requestsOf(terms: readonly TypedTerm[]): RequestList {
  return { requests: terms.map(requestOf), once: false, next: 0 };
}

function requestOf({ type, term }: TypedTerm): string {
  const path = suggestPath(type);
  const encoded = encodeURIComponent(term);
  return type === 'companies'
    ? postRequest(path, { term: encoded }, {})
    : textRequest(path, encoded);
}

interface LatencyPair {
  readonly p50: number;
  readonly p99: number;
}

async function measureTrigram(pool: pg.Pool, { terms }: TermClass): Promise<LatencyPair> {
  const times: number[] = [];
  for (const term of terms.slice(0, TRIGRAM_TERMS)) {
    const begin = performance.now();
    await trigramQuery(pool, term);
    times.push(performance.now() - begin);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

/** How many of the true first ten the answers have; a fast wrong answer is worth nothing. */
async function recallRow(
  context: BenchContext,
  pool: pg.Pool,
  { name, terms }: TermClass,
  databaseUrl: string,
): Promise<Row> {
  const app = new Child('app-server.ts', context);
  const { port } = await app.ask<{ port: number }>({ databaseUrl });
  const step = Math.max(Math.floor(terms.length / SCANNED_TERMS), 1);
  let wanted = 0;
  let found = 0;
  for (let i = 0; i < terms.length; i += step) {
    const term = terms[i] as TypedTerm;
    const truth = await scan(pool, term);
    const answer = await ask(port, term);
    wanted += truth.ids.length;
    found += truth.ids.filter((id) => answer.ids.includes(id)).length;
    const error = Math.abs(answer.total - truth.total) / Math.max(truth.total, 1);
    if (error > 0.02) {
      context.say(`${term.type} “${term.term}” counts ${answer.total}, there are ${truth.total}`);
    }
  }
  await app.stop();
  const value = wanted === 0 ? 100 : (100 * found) / wanted;
  return row(
    { name: `${name}, recall`, value, unit: '%', peer: 'full scan', peerValue: 100 },
    { atLeast: 0.99 },
  );
}

async function ask(
  port: number,
  { type, term }: TypedTerm,
): Promise<{ ids: number[]; total: number }> {
  const isCompanies = type === 'companies';
  const encoded = encodeURIComponent(term);
  const response = await fetch(`http://127.0.0.1:${port}${suggestPath(type)}`, {
    method: 'POST',
    headers: { 'content-type': isCompanies ? 'application/json' : 'text/plain' },
    body: isCompanies ? JSON.stringify({ term: encoded }) : encoded,
  });
  if (!response.ok) throw new Error(`“${term}” was refused: ${await response.text()}`);
  const answer = (await response.json()) as { items: { id: number }[]; counter_title: number };
  return { ids: answer.items.map(({ id }) => id), total: answer.counter_title };
}

/** The same classes on the normal market, where that is the smaller one. */
async function growthRows(
  context: BenchContext,
  classes: readonly TermClass[],
  large: Map<string, Figures>,
): Promise<Row[]> {
  if (context.market.size !== 'large') return [];
  const market = new Market('normal', undefined, context.defer, context.say);
  const server = await market.open();
  const pool = createPool(server.url('owner'), { max: 2 });
  const smallClasses = (await termClasses(pool)).filter(({ terms }) => terms.length > 0);
  await pool.end();
  const small = await measureAll(context, server.url('app'), smallClasses);
  await market.release();
  return classes.flatMap(({ name }) => {
    const [value, peerValue] = [large.get(name)?.single.p99, small.get(name)?.single.p99];
    if (value === undefined || peerValue === undefined) return [];
    const peer = 'normal market';
    return [
      row(
        { name: `${name}, growth of p99`, value, unit: 'ms', peer, peerValue },
        { atMost: LARGEST_GROWTH },
      ),
    ];
  });
}
