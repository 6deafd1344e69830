import { readdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpointKey } from '../../../contracts/core/endpoint.ts';
import { FILE_FORMATS } from '../../../contracts/core/file-format.ts';
import { downloadIndexValues } from '../../../contracts/instruments/indexes.ts';
import { followQuotes } from '../../../contracts/instruments/quote.ts';
import { EventReader } from '../../testing/event-reader.ts';
import { PAGE_ADDRESSES } from '../../testing/page-addresses.ts';
import { sampleRequest } from '../../testing/sample-requests.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const FILES = resolve(import.meta.dirname, '../../../../build/client');
/** One page for each route, and some that no route serves. */
const PAGES = [
  ...PAGE_ADDRESSES.values(),
  '/bonds/?currency=EUR&sort=coupon&page=2',
  '/reset/new/?token=x',
  '/confirm/?token=x',
  '/invite/?token=x',
  '/admin/tickets/1/',
  '/indexes/abc/',
  '/indexes/1001.data',
];

let server: TestApp;
let paid: string;
let origin: string;
beforeAll(async () => {
  server = await createTestApp();
  paid = await server.signInAs('paid');
  origin = await server.app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

type Headers = Readonly<Record<string, unknown>>;

/** Each missing or wrong header, such as `cache-control: undefined`. */
function wrongIn(headers: Headers, expected: Readonly<Record<string, RegExp>>): string[] {
  return Object.entries(expected)
    .filter(([name, pattern]) => !pattern.test(String(headers[name])))
    .map(([name]) => `${name}: ${String(headers[name])}`);
}

const NOSNIFF = { 'x-content-type-options': /^nosniff$/ };
/** Responses that depend on the viewer say so, and shared caches don't store them. */
const OF_A_VIEWER = { ...NOSNIFF, vary: /^cookie, accept-language, accept-encoding$/ };
const DATA = {
  ...NOSNIFF,
  vary: /^authorization, accept, cookie, accept-language, accept-encoding$/,
  'cache-control': /^no-store$/,
  'content-security-policy': /^default-src 'none'/,
};
/** Data can be revalidated by its ETag. */
const TAGGED = { ...DATA, 'cache-control': /^private, no-cache$/, etag: /^W\/"[\w-]{22}"$/ };
const PAGE = { ...OF_A_VIEWER, 'cache-control': /^private, no-cache$/ };
const REFUSED_PAGE = { ...OF_A_VIEWER, 'cache-control': /^no-store$/ };
const FILE = {
  ...NOSNIFF,
  vary: /^accept-encoding$/,
  'cache-control': /^public, max-age=\d+(, immutable)?$/,
};

const getUrl = (url: string, headers: Record<string, string> = {}) =>
  server.app.http.inject({ url, headers });

describe('every API endpoint', () => {
  test.each([
    ['nobody who reads plainly', 'identity'],
    ['a viewer who reads gzip', 'gzip'],
    ['a viewer who reads brotli', 'br'],
  ])('called by %s', async (who, encoding) => {
    // A separate session, because registering ends it.
    const cookie = who.startsWith('nobody') ? '' : await server.signInAs('paid');
    const wrong: Record<string, string[]> = {};
    const statuses = new Map<number, number>();
    for (const { contract } of server.app.api.routes) {
      // Tested below: signing out ends the session. A stream doesn't end by itself.
      if (contract.path === '/api/account/sign-out/' || 'events' in contract) continue;
      const { method, path, type, body } = sampleRequest(contract);
      const headers = {
        cookie,
        'accept-encoding': encoding,
        ...(type && { 'content-type': type }),
      };
      for (const url of [path, `${path}?unknown=1`]) {
        const answer = await server.app.http.inject({
          method,
          url,
          headers,
          ...(body !== undefined && { payload: body }),
        });
        const isTagged =
          method === 'GET' &&
          'answer' in contract &&
          answer.statusCode === 200 &&
          !answer.body.startsWith('{"s":"error"');
        note(endpointKey(contract), answer, isTagged ? TAGGED : DATA);
      }
      note(
        `PUT ${path}`,
        await server.app.http.inject({ method: 'PUT', url: path, headers }),
        DATA,
      );
    }
    expect(wrong).toEqual({});
    // Both successes and errors occurred.
    expect(statuses.get(200)).toBeGreaterThan(20);
    expect(statuses.get(400)).toBeGreaterThan(3);
    expect(statuses.get(405)).toBeGreaterThan(20);

    function note(
      name: string,
      { statusCode, headers }: LightMyRequestResponse,
      rules: Readonly<Record<string, RegExp>>,
    ) {
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      const found = wrongIn(headers, rules);
      if (found.length > 0) wrong[`${name} ${statusCode}`] = found;
    }
  });

  test('signing out', async () => {
    const cookie = await server.signInAs('free');
    const url = '/api/account/sign-out/';
    const answer = await server.app.http.inject({ method: 'POST', url, headers: { cookie } });
    expect(answer.statusCode).toBe(200);
    expect(wrongIn(answer.headers, DATA)).toEqual([]);
  });

  test.each(['/api/nothing/', '/api/%zz/', '/healthz', '/readyz'])('%s', async (url) => {
    expect(wrongIn((await getUrl(url)).headers, DATA)).toEqual([]);
  });
});

test('live quotes, rejected and sent', async () => {
  const path = `${followQuotes.path}?ids=1001`;
  expect(wrongIn((await getUrl(path)).headers, DATA)).toEqual([]);
  const reader = await EventReader.open(origin + path, paid);
  expect(wrongIn(Object.fromEntries(reader.response.headers), DATA)).toEqual([]);
  reader.close();
});

test.each(FILE_FORMATS)('downloads as %s, rejected and sent', async (format) => {
  const { path } = sampleRequest(downloadIndexValues[format]);
  for (const [cookie, status] of [
    ['', 401],
    [paid, 200],
  ] as const) {
    const answer = await getUrl(path, { cookie, 'accept-encoding': 'gzip' });
    expect(answer.statusCode).toBe(status);
    expect(wrongIn(answer.headers, DATA)).toEqual([]);
  }
});

test('every file', async () => {
  const paths = readdirSync(FILES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(FILES, resolve(parentPath, name))}`);
  expect(paths).toContain('/favicon.svg');
  expect(paths.some((path) => path.endsWith('.js'))).toBe(true);
  const wrong: Record<string, string[]> = {};
  for (const path of paths) {
    for (const encoding of ['identity', 'br']) {
      const answer = await getUrl(path, { 'accept-encoding': encoding });
      const found = answer.statusCode === 200 ? wrongIn(answer.headers, FILE) : ['not found'];
      if (found.length > 0) wrong[`${path} ${encoding}`] = found;
    }
  }
  expect(wrong).toEqual({});
});

describe.each(PAGES)('the page %s', (url) => {
  test.each(['identity', 'br'])('as %s, of a viewer and of nobody', async (encoding) => {
    for (const cookie of ['', paid]) {
      const answer = await getUrl(url, {
        cookie,
        'accept-encoding': encoding,
        accept: 'text/html',
      });
      expect(answer.statusCode).toBeLessThan(500);
      const rules = answer.statusCode < 400 ? PAGE : REFUSED_PAGE;
      expect(wrongIn(answer.headers, rules)).toEqual([]);
    }
  });
});

test('the redirect to a page’s canonical URL is the same for everyone', async () => {
  const answer = await getUrl('/indexes');
  expect(answer.statusCode).toBe(301);
  expect(answer.headers['cache-control']).toBe('public, max-age=86400');
  expect(wrongIn(answer.headers, NOSNIFF)).toEqual([]);
});

test('a rejected form is never cached', async () => {
  const answer = await server.app.http.inject({
    method: 'POST',
    url: '/sign-in/',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'email=a%40example.org&password=wrong',
  });
  expect(answer.statusCode).toBe(401);
  expect(wrongIn(answer.headers, REFUSED_PAGE)).toEqual([]);
});
