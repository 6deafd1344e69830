import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { PageHandler } from '../../../contracts/core/page.ts';
import { endpointKey } from '../../../contracts/core/endpoint.ts';
import { suggestBonds } from '../../../contracts/search/suggest.ts';
import { LANGUAGE_CODES, LANGUAGES } from '../../../domain/text/language.ts';
import { label } from '../../../labels/labels.ts';
import { readConfig } from '../../config.ts';
import { DEMO_PASSWORD } from '../../areas/accounts/demo-accounts.ts';
import type { Claim } from './admission.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { sampleRequest, type SampleRequest } from '../../testing/sample-requests.ts';
import { createTestApp, signIn, type TestApp } from '../../testing/test-app.ts';

const LIMITS = {
  ...readConfig({}).limits,
  renders: 1,
  searches: 1,
  anonymousPages: 0,
  // Longer than a test takes on a slow machine.
  waitMs: 10_000,
};
/** One in progress and four in the queue. */
const FULL = 5;
const BROWSER = { accept: 'text/html,*/*;q=0.8' };
const LONG_MS = 30_000;

/** Pages that finish only when told to. */
let paths: string[] = [];
let finish: (() => void)[] = [];
const heldPage: PageHandler = async (request) => {
  paths.push(new URL(request.url).pathname);
  await new Promise<void>((done) => finish.push(done));
  return new Response('a page');
};
const finishAll = async (pages: Promise<unknown>[]) => {
  const done = Promise.all(pages);
  const timer = setInterval(() => {
    for (const end of finish.splice(0)) end();
  }, 5);
  await done;
  clearInterval(timer);
};

let server: TestApp;
let cookie: string;
beforeAll(async () => {
  server = await createTestApp({ config: { limits: LIMITS }, pages: async () => heldPage });
  cookie = await server.signInAs('paid');
});
afterEach(() => {
  paths = [];
  finish = [];
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.http.inject({ url, headers });
/** Fills all places; the first page is being rendered. */
async function fill(): Promise<ReturnType<typeof get>[]> {
  const pages = Array.from({ length: FULL }, (_, i) => get(`/page-${i}/`));
  await expect.poll(() => finish.length, { timeout: LONG_MS }).toBe(1);
  // The queued requests only have to be parsed.
  await sleep(100);
  return pages;
}

const postSuggest = (headers: Record<string, string> = {}) =>
  server.app.http.inject({
    method: 'POST',
    url: suggestBonds.path,
    headers: { 'content-type': 'text/plain', ...headers },
    payload: 'bank',
  });
/** Blocks every bond search until the returned function is called. */
async function holdSearches(): Promise<() => Promise<void>> {
  const client = await server.db.pool.connect();
  await client.query('begin');
  await client.query('lock table search_document_bonds, search_token_bonds, search_part_bonds');
  return async () => {
    await client.query('rollback');
    client.release();
  };
}

const from = (address: string, headers: Record<string, string> = {}) => ({
  url: '/healthy/',
  headers: { 'x-forwarded-for': address, ...headers },
});

describe('too many pages at once', () => {
  test('a client gets the envelope with 503 and Retry-After', async () => {
    const pages = await fill();
    const answer = await get('/one-more/');
    expectRefusal(answer, 'overloaded');
    expect(answer.headers['retry-after']).toBe('2');
    await finishAll(pages);
    expect(paths).not.toContain('/one-more/');
  });

  test.each(LANGUAGE_CODES)('a browser gets a small page in its language: %s', async (code) => {
    const pages = await fill();
    const answer = await get(`/one-more/?lang=${code}`, BROWSER);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({
      'retry-after': '2',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(answer.body).toContain(`<html lang="${LANGUAGES[code].tag}">`);
    expect(answer.body).toContain(label(code, 'error_overloaded'));
    expect(answer.body.length).toBeLessThan(1000);
    await finishAll(pages);
    expect(paths).not.toContain('/one-more/');
  });

  test('other rejections get a small page too', async () => {
    const pages = await fill();
    const answer = await server.app.http.inject({
      method: 'POST',
      url: '/sign-in/',
      headers: { ...BROWSER, 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain(label('eng', 'error_cross_site'));
    expect(answer.body.length).toBeLessThan(1000);
    await finishAll(pages);
  });

  test('an invalid session cookie doesn’t help', async () => {
    const pages = await fill();
    const answer = await get('/pretender/', { cookie: `parcurve=${'x'.repeat(43)}` });
    expectRefusal(answer, 'overloaded');
    await finishAll(pages);
  });

  test('signed-in viewers go before visitors, one of whom is rejected', async () => {
    const pages = await fill();
    const own = get('/own/', { cookie });
    await finishAll([...pages, own]);
    expect((await own).statusCode).toBe(200);
    expect(paths.indexOf('/own/')).toBe(1);
    const statuses = await Promise.all(pages.map(async (page) => (await page).statusCode));
    expect(statuses.filter((status) => status === 200)).toHaveLength(FULL - 1);
    expect(statuses).toContain(503);
  });

  test('an ended session doesn’t count any more', async () => {
    const ended = await server.signInAs('free');
    await server.app.http.inject({
      method: 'POST',
      url: '/api/account/sign-out/',
      headers: { cookie: ended, 'content-type': 'application/json' },
      payload: '{}',
    });
    const pages = await fill();
    expectRefusal(await get('/late/', { cookie: ended }), 'overloaded');
    await finishAll(pages);
  });

  test('health checks, API, and redirects work as usual', async () => {
    const pages = await fill();
    expect((await get('/healthz')).statusCode).toBe(200);
    expect((await get('/readyz')).statusCode).toBe(200);
    expect((await get('/api/indexes/1001/')).statusCode).toBe(200);
    expect((await get('/indexes')).statusCode).toBe(301);
    await finishAll(pages);
  });

  test('afterwards there is room again', async () => {
    await finishAll(await fill());
    await finishAll(await fill());
    expect(paths).toHaveLength(2 * FULL);
  });
});

describe('too many searches at once', () => {
  test('the rest is rejected with 503, other endpoints aren’t', async () => {
    const goOn = await holdSearches();
    const running = Array.from({ length: FULL }, () => postSuggest({ cookie }));
    await sleep(300);
    const refused = await postSuggest({ cookie });
    const other = await get('/api/indexes/1001/');
    await goOn();
    expectRefusal(refused, 'overloaded');
    expect(refused.headers['retry-after']).toBe('2');
    expect(other.statusCode).toBe(200);
    const statuses = await Promise.all(running.map(async (answer) => (await answer).statusCode));
    expect(statuses).toEqual(Array(FULL).fill(200));
  });
});

/** The URL of a route in the notation of contracts. */
const contractPath = (url: string) =>
  url.split('?', 1)[0]!.replaceAll(/:(\w+)/g, '{$1}') as `/${string}`;

describe('while every endpoint’s gate is full', () => {
  const ACCOUNT: Claim = { isSignedIn: () => true, isGone: () => false };
  const COSTS = ['light', 'heavy', 'chart', 'search', 'file', 'password', 'outside'] as const;
  const MORE_THAN_FIT = 1000;
  const SCRIPT = { 'x-requested-with': 'XMLHttpRequest' };
  let real: TestApp;
  let operator: string;
  let leave: () => void;
  beforeAll(async () => {
    real = await createTestApp({ database: server.db });
    operator = await signIn(real.app, 'operator@demo.example', DEMO_PASSWORD);
    const { promise, resolve } = Promise.withResolvers<void>();
    leave = resolve;
    for (const cost of COSTS) {
      for (let i = 0; i < MORE_THAN_FIT; i += 1) {
        real.app.gates.run(cost, ACCOUNT, () => promise).catch(() => {});
      }
    }
  });
  afterAll(async () => {
    leave();
    await real.close();
  });
  const statusAt = async (
    url: string,
    { method = 'GET', type, body }: Partial<SampleRequest> = {},
  ) => {
    const answer = await real.app.http.inject({
      method,
      url,
      headers: { ...SCRIPT, cookie: operator, ...(type !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { payload: body }),
    });
    if (answer.statusCode === 503) expect(answer.headers['retry-after']).toBe('2');
    return answer.statusCode;
  };

  test('every endpoint responds with 503 and Retry-After, unless it is free of cost', async () => {
    const contracts = real.app.api.routes.map(({ contract }) => contract);
    const served = await Promise.all(
      contracts.map(async (contract) => {
        const request = sampleRequest(contract);
        const isServed = (await statusAt(request.path, request)) !== 503;
        return isServed === (contract.cost === 'none') ? [] : [endpointKey(contract)];
      }),
    );
    expect(served.flat()).toEqual([]);
    expect(contracts.length).toBeGreaterThan(200);
  });

  test('so does every other route with a cost', async () => {
    const calls = new Set(real.app.api.routes.map(({ contract }) => contract.path));
    const others = real.app.mounted.filter(
      ({ method, url, cost }) =>
        method === 'GET' && cost !== 'none' && cost !== 'page' && !calls.has(contractPath(url)),
    );
    const statuses = await Promise.all(
      others.map(async ({ url }) => [url, await statusAt(url.replace(':name', 'pages.xml'))]),
    );
    expect(Object.fromEntries(statuses)).toEqual({
      '/robots.txt': 503,
      '/sitemap.xml': 503,
      '/sitemaps/:name': 503,
    });
  });

  test('health checks, files and pages are served, with everything pages need', async () => {
    expect(await statusAt('/healthz')).toBe(200);
    expect(await statusAt('/readyz')).toBe(200);
    expect(await statusAt('/favicon.ico')).not.toBe(503);
    for (const page of ['/', '/bonds/', '/search/?q=bank']) {
      const answer = await real.app.http.inject({ url: page, headers: BROWSER });
      expect([page, answer.statusCode]).toEqual([page, 200]);
    }
  });
});

describe('too many pages from one address', () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await createTestApp({
      database: server.db,
      config: { limits: { ...LIMITS, anonymousPages: 3 }, trustProxy: true },
      pages: async () => async () => new Response('a page'),
    });
  });
  afterAll(() => limited.close());
  const fetchStatuses = async (count: number, ...request: Parameters<typeof from>) => {
    const statuses: number[] = [];
    for (let i = 0; i < count; i += 1) {
      statuses.push((await limited.app.http.inject(from(...request))).statusCode);
    }
    return statuses;
  };

  test('are rejected with 429 and Retry-After', async () => {
    expect(await fetchStatuses(4, '10.0.0.1')).toEqual([200, 200, 200, 429]);
    const answer = await limited.app.http.inject(from('10.0.0.1'));
    expectRefusal(answer, 'too_many_pages');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  test('a browser gets this in a small page', async () => {
    await fetchStatuses(4, '10.0.0.2');
    const answer = await limited.app.http.inject(from('10.0.0.2', BROWSER));
    expect(answer.statusCode).toBe(429);
    expect(answer.body).toContain(label('eng', 'error_too_many_pages'));
  });

  test('an address can’t get another budget with another IPv6 address or a made-up cookie', async () => {
    await fetchStatuses(3, '2001:db8:1:2::1');
    expect(await fetchStatuses(1, '2001:db8:1:2:ffff::9')).toEqual([429]);
    const headers = { cookie: `parcurve=${'x'.repeat(43)}` };
    expect(await fetchStatuses(1, '2001:db8:1:2::1', headers)).toEqual([429]);
    expect(await fetchStatuses(1, '2001:db8:1:3::1')).toEqual([200]);
  });

  test('don’t affect signed-in viewers, nor the API', async () => {
    const own = await signIn(limited.app, 'paid@demo.example', DEMO_PASSWORD);
    await fetchStatuses(4, '10.0.0.3');
    expect(await fetchStatuses(5, '10.0.0.3', { cookie: own })).toEqual(Array(5).fill(200));
    const call = { ...from('10.0.0.3'), url: '/api/indexes/1001/' };
    expect((await limited.app.http.inject(call)).statusCode).toBe(200);
  });
});
