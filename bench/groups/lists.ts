import { performance } from 'node:perf_hooks';
import type pg from 'pg';
import { createPool } from '../../src/db/connect.ts';
import { SCREEN_COLUMNS, UNSORTED_COLUMN } from '../../src/domain/screens/screen-fields.ts';
import { median, row, type BenchContext, type Group, type Row } from '../harness.ts';
import { Child } from '../lib/child.ts';
import { fillLists } from '../lib/fill-lists.ts';
import { measureHome } from '../lib/home-times.ts';
import { getRequest, Load } from '../lib/load.ts';
import { signIn } from '../lib/sign-in.ts';
import type { LoadResult } from '../processes/load-client.ts';

const SIZES = [10_000, 1_000_000] as const;
const ROUNDS = 3;
const CLIENTS = 16;
const P99_LIMIT_MS = 60;
const LARGEST_GROWTH = 3;
/**
 * Tolerance for page 1,000 compared with page 2: the difference between two measurements of the
 * same page.
 */
const DEEP_TOLERANCE = 1.15;
/** Variants per screen, so that no response was computed for another client before. */
const VARIANTS = 120;
const DEEP_PAGE = 1000;

/** Each narrows the previous ones; the number shifts its bounds. */
const FILTERS: readonly { readonly query: (n: number) => string; readonly sql: string }[] = [
  {
    query: (n) => `maturity=2027-${month(n)}-01..2045-${month(n * 5)}-28`,
    sql: `matures_on between '2027-01-01' and '2045-12-28'`,
  },
  { query: () => 'currency=EUR,USD', sql: `currency in ('EUR', 'USD')` },
  { query: (n) => `yield=${(2 + n / 1000).toFixed(3)}..6.5`, sql: 'yield between 2 and 6.5' },
  { query: () => 'category=corporate', sql: `category = 'corporate'` },
  { query: () => 'quality=1,2,3', sql: 'notch <= 10' },
  { query: (n) => `amount=${50 + n}..`, sql: 'amount >= 50000000' },
];

function month(n: number): string {
  return String(1 + (n % 12)).padStart(2, '0');
}

/** The first `filters` filters, with other bounds each time. */
function screens(filters: number, more = ''): string[] {
  return Array.from({ length: VARIANTS }, (_, n) =>
    [...FILTERS.slice(0, filters).map(({ query }) => query(n)), more]
      .filter((part) => part !== '')
      .join('&'),
  );
}

interface Task {
  readonly name: string;
  readonly paths: readonly string[];
  /** Whether it is also measured with many clients at once. */
  readonly isForMany: boolean;
}

const COUNTS = FILTERS.map((_, i) => i + 1).toSpliced(0, 0, 0);
const SORTS = SCREEN_COLUMNS.bonds.map(({ id }) => id).filter((id) => id !== UNSORTED_COLUMN);

function page(query: string): string {
  return `/api/screens/bonds/?${query}`;
}

function counts(query: string): string {
  return `/api/screens/bonds/counts/?${query}`;
}

function makeTasks(): Task[] {
  return [
    ...COUNTS.map((n) => ({
      name: `page, ${n} filters`,
      paths: screens(n).map(page),
      isForMany: true,
    })),
    ...COUNTS.map((n) => ({
      name: `counts, ${n} filters`,
      paths: screens(n).map(counts),
      isForMany: true,
    })),
    ...SORTS.map((sort) => ({
      name: `page by ${sort}, 2 filters`,
      paths: screens(2).map((query, n) => page(`${query}&sort=${n % 2 === 0 ? '' : '-'}${sort}`)),
      isForMany: false,
    })),
    ...[2, DEEP_PAGE].map((number) => ({
      name: `page ${number}, 1 filter`,
      paths: screens(1, `sort=amount&page=${number}`).map(page),
      isForMany: false,
    })),
  ];
}

interface Figures {
  readonly p50: number;
  readonly p99: number;
  readonly perSecond: number | null;
}

/**
 * Lists over HTTP: pages and counts with 0 to 6 filters and by every column, with 10,000 and with a
 * million bonds, compared with plain SQL. The bounds of the filters differ from request to request.
 */
export const lists: Group = {
  name: 'lists',
  size: 'lists',
  async run(context) {
    const server = await context.market.open();
    const pool = createPool(server.url('owner'), { max: 2 });
    try {
      const measured: Map<string, Figures>[] = [];
      for (const size of SIZES) {
        context.reportProgress(`${size.toLocaleString('en')} bonds`);
        await fillLists(pool, size);
        measured.push(await measureSize(context, server.url('app'), pool));
      }
      const [small, large] = measured;
      return [...ownRows(small!, large!), ...(await plainRows(context, pool, large!))];
    } finally {
      await pool.end();
    }
  },
};

async function measureSize(
  context: BenchContext,
  databaseUrl: string,
  pool: pg.Pool,
): Promise<Map<string, Figures>> {
  const app = new Child('app-server.ts', context);
  const { port } = await app.request<{ port: number }>({ databaseUrl });
  const load = new Load(context);
  const cookie = await signIn(port);
  const begin = performance.now();
  await readOnce(port, cookie, '/api/screens/bonds/');
  context.note(
    `the first answer of the list came ${((performance.now() - begin) / 1000).toFixed(1)} s after it was asked for`,
  );
  // Names are loaded on the first sort by name.
  for (const sort of SORTS) await readOnce(port, cookie, `/api/screens/bonds/?sort=${sort}`);
  const { seconds } = context;
  const results = new Map<string, Figures>();
  for (const { name, paths, isForMany } of makeTasks()) {
    context.reportProgress(name);
    const requests = paths.map((path) => getRequest(path, { cookie, accept: 'application/json' }));
    const list = { requests, once: false, next: 0 };
    const single: LoadResult[] = [];
    const many: LoadResult[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      single.push(await load.run(list, { port, connections: 1, seconds }));
      if (isForMany) many.push(await load.run(list, { port, connections: CLIENTS, seconds }));
    }
    results.set(name, {
      p50: median(single.map(({ p50 }) => p50)),
      p99: median(single.map(({ p99 }) => p99)),
      perSecond: isForMany ? median(many.map(({ perSecond }) => perSecond)) : null,
    });
  }
  context.reportProgress('start page');
  for (const [name, figures] of await measureHome({ port, cookie, pool, seconds })) {
    results.set(name, { ...figures, perSecond: null });
  }
  await app.stop();
  return results;
}

async function readOnce(port: number, cookie: string, path: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${text}`);
}

function ownRows(small: ReadonlyMap<string, Figures>, large: ReadonlyMap<string, Figures>): Row[] {
  const rows: Row[] = [];
  for (const [name, { p50, p99, perSecond }] of large) {
    const limit = { peer: 'limit', peerValue: P99_LIMIT_MS };
    // An uncached read takes as long as the database does; it must not grow.
    const target = name.endsWith(' anew') ? null : { atMost: 1 };
    rows.push(row({ name: `${name}, p99`, value: p99, unit: 'ms', ...limit }, target));
    // A list of 10,000 has no page 1,000.
    if (name.startsWith(`page ${DEEP_PAGE}`)) continue;
    const before = small.get(name)!;
    const peer = `${SIZES[0].toLocaleString('en')} bonds`;
    rows.push(
      row(
        { name: `${name}, p50`, value: p50, unit: 'ms', peer, peerValue: before.p50 },
        { atMost: LARGEST_GROWTH },
      ),
    );
    if (perSecond === null || before.perSecond === null) continue;
    const many = { name: `${name}, ${CLIENTS} clients`, value: perSecond, unit: '/s' };
    rows.push(row({ ...many, peer, peerValue: before.perSecond }, { atLeast: 0.33 }));
  }
  rows.push(
    row(
      {
        name: `page ${DEEP_PAGE}, p50`,
        value: large.get(`page ${DEEP_PAGE}, 1 filter`)!.p50,
        unit: 'ms',
        peer: 'page 2',
        peerValue: large.get('page 2, 1 filter')!.p50,
      },
      { atMost: DEEP_TOLERANCE },
    ),
  );
  return rows;
}

/** The cost of the same in plain SQL, without HTTP: a count, and a page by OFFSET. */
async function plainRows(
  context: BenchContext,
  pool: pg.Pool,
  large: ReadonlyMap<string, Figures>,
): Promise<Row[]> {
  const rows: Row[] = [];
  const timed = async (query: string) => {
    const times: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      const begin = performance.now();
      await pool.query(query);
      times.push(performance.now() - begin);
    }
    return median(times);
  };
  for (const n of [0, 3, 6]) {
    context.reportProgress(`plain SQL, ${n} filters`);
    const isWanted = [`kind = 'bond'`, 'is_shown', ...FILTERS.slice(0, n).map(({ sql }) => sql)];
    const from = `from screen_row where ${isWanted.join(' and ')}`;
    const count = await timed(`select count(*) ${from}`);
    const first = await timed(`select * ${from} order by importance desc, id limit 30`);
    const own = (what: string) => large.get(`${what}, ${n} filters`)!.p50;
    rows.push(
      beside(`counts, ${n} filters, p50`, own('counts'), 'count(*), no HTTP', count),
      beside(`page, ${n} filters, p50`, own('page'), 'count(*) and LIMIT, no HTTP', count + first),
    );
  }
  const deep = await timed(
    `select * from screen_row where kind = 'bond' and is_shown and ${FILTERS[0]!.sql}
     order by amount, id limit 30 offset ${30 * (DEEP_PAGE - 1)}`,
  );
  rows.push(
    beside(
      `page ${DEEP_PAGE}, p50`,
      large.get(`page ${DEEP_PAGE}, 1 filter`)!.p50,
      'OFFSET, no HTTP',
      deep,
    ),
  );
  return rows;
}

function beside(name: string, value: number, peer: string, peerValue: number): Row {
  return row({ name, value, unit: 'ms', peer, peerValue }, { atMost: 1 });
}
