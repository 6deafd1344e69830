import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { PageHandler } from '../../../contracts/core/page.ts';
import { INSTRUMENT_CHANGED, INSTRUMENT_TICKED } from '../../../db/quotes/channels.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { loadBuiltPages } from '../../boot/web-build.ts';
import { PAGE_ADDRESSES } from '../../testing/page-addresses.ts';
import { cutAtNonce, VisitorCache } from './page-cache.ts';

const BOND = '/bonds/10001/';
let server: TestApp;
let rendered = 0;
let paid = '';
beforeAll(async () => {
  const render = await loadBuiltPages();
  const counting: PageHandler = (...args) => {
    rendered += 1;
    return render(...args);
  };
  server = await createTestApp({ cachesPages: true, pages: async () => counting });
  paid = await server.signInAs('paid');
});
afterAll(() => server.close());

const getPage = (
  url: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
) => server.app.http.inject({ method, url, headers: { accept: 'text/html', ...headers } });
const readNonce = (answer: Awaited<ReturnType<typeof getPage>>) =>
  /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1] ?? '';
const notify = (channel: string, id: number) =>
  server.db.pool.query('select pg_notify($1, $2)', [channel, String(id)]);

/** The number of renders caused by these requests. */
async function countRenders(work: () => Promise<unknown>): Promise<number> {
  const before = rendered;
  await work();
  return rendered - before;
}

/**
 * The server may still receive notifications about its market, which drop pages: then the next one
 * is cached.
 */
const untilCached = (path: string, patienceMs = 10_000) =>
  vi.waitFor(async () => expect(await countRenders(() => getPage(path))).toBe(0), patienceMs);

/** Each test has its own page. */
let count = 0;
const freshPath = (path: string) => `${path}?n=${(count += 1)}`;

test('SCR-1 a cached list for visitors is dropped when it has changed', async () => {
  const path = '/bonds/?coupon=7.7777..7.7777';
  const first = await getPage(path);
  expect(first.statusCode).toBe(200);
  await untilCached(path);
  const { rows } = await server.db.pool.query<{ id: number }>(
    `update bond set coupon_rate = 7.7777
     where instrument_id = (select min(id) from screen_row where kind = 'bond')
     returning instrument_id as id`,
  );
  const link = `href="/bonds/${rows[0]!.id}/"`;
  expect(first.body).not.toContain(link);
  // Sooner than the five seconds for which a page is cached.
  await vi.waitFor(async () => expect((await getPage(path)).body).toContain(link), 3000);
});

/** Pages of accounts and operators, routes that only act and redirect, and missing pages. */
const IS_OWN = /^(?:admin|profile)(?:\/|$)|^(?:sign-out|hints|offers\/close|\*)$/;
/** Public pages that are rendered for each visitor, and why. */
const MADE_FOR_EACH: Readonly<Record<string, string>> = {
  derivatives: 'its table is a POST of days and a page number, which nothing drops',
  setup: 'there may be an operator a moment later',
  'sign-in': 'tells which ways in there are, which an operator may change',
  'sign-in/second-step': 'goes on with the sign-in of one browser, or leads back to it',
  reset: 'tells whether mails are sent, which an operator may change',
  'reset/new': 'tells whether the link of one person is still good',
  confirm: 'tells whether the link of one person is still good',
  invite: 'tells whether the link of one person is still good',
};
/** URLs at which public pages request more. */
const ASKING_FOR_MORE = ['/bonds/10001/?derive=yield', '/bonds/?view=map', '/bonds/?view=both'];

test('every public page is rendered once for two visitors, or is excluded with a reason', async () => {
  const pages = [...PAGE_ADDRESSES].filter(([path]) => !IS_OWN.test(path));
  const isMadeForEach = async (url: string) => {
    expect((await getPage(url)).statusCode, `page ${url}`).toBeLessThan(400);
    return untilCached(url, 1000).then(
      () => false,
      () => true,
    );
  };
  await untilCached('/');
  const found: string[] = [];
  for (const [path, url] of pages) if (await isMadeForEach(url)) found.push(path);
  expect(
    found.toSorted(),
    `A loader that calls what visitors may not, or what declares no changesWith, has its page rendered for each of them: see loadIfAllowed in src/web/api/load.ts`,
  ).toEqual(Object.keys(MADE_FOR_EACH).toSorted());
  for (const url of ASKING_FOR_MORE) await untilCached(url);
});

describe('a page without personal data', () => {
  test('is rendered once for all visitors, each with their own nonce', async () => {
    const path = freshPath(BOND);
    await untilCached(path);
    const first = await getPage(path);
    const [second, third] = [await getPage(path), await getPage(path)];
    expect(await countRenders(() => getPage(path))).toBe(0);
    const nonces = [first, second, third].map((answer) => readNonce(answer));
    expect(new Set(nonces).size).toBe(3);
    for (const [i, answer] of [first, second, third].entries()) {
      expect(answer.statusCode).toBe(200);
      const used = [...answer.body.matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce);
      expect(used.length).toBeGreaterThan(2);
      expect(new Set(used)).toEqual(new Set([nonces[i]]));
      expect(answer.body.replaceAll(nonces[i]!, '')).toBe(first.body.replaceAll(nonces[0]!, ''));
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.headers['viewer-tag']).toBe('0.0.');
    }
  });

  test('is compressed on request, with the same content', async () => {
    const path = freshPath(BOND);
    const plain = await getPage(path);
    const packed = await getPage(path, { 'accept-encoding': 'br, gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers['vary']).toContain('accept-encoding');
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    const read = gunzipSync(packed.rawPayload).toString();
    expect(read.replaceAll(readNonce(packed), '')).toBe(
      plain.body.replaceAll(readNonce(plain), ''),
    );
    const refused = await getPage(path, { 'accept-encoding': 'gzip;q=0' });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });

  test('is rendered once however many requests arrive at a time', async () => {
    const path = freshPath(BOND);
    expect(
      await countRenders(() => Promise.all(Array.from({ length: 8 }, () => getPage(path)))),
    ).toBe(1);
  });

  test('ACC-3 is never shared between signed-in viewers and visitors', async () => {
    const path = freshPath('/indexes/1001/');
    const visitor = await getPage(path);
    const viewer = await getPage(path, { cookie: paid });
    expect(viewer.body.includes('"userLoggedIn":true')).toBe(true);
    expect(viewer.headers['viewer-tag']).not.toBe(visitor.headers['viewer-tag']);
    expect(await countRenders(() => getPage(path, { cookie: paid }))).toBe(1);
    const again = await getPage(path);
    expect(again.body.includes('"userLoggedIn":false')).toBe(true);
    expect(again.body.includes('***')).toBe(true);
  });

  test.each([
    ['language', { 'accept-language': 'de' }],
    ['language by cookie', { cookie: 'lang=rus' }],
    ['theme', { cookie: 'theme=dark' }],
    ['host', { host: 'other.example' }],
  ])('differs by %s', async (_, headers) => {
    const path = freshPath(BOND);
    const usual = await getPage(path);
    const other = await getPage(path, headers);
    expect(other.body.replaceAll(readNonce(other), '')).not.toBe(
      usual.body.replaceAll(readNonce(usual), ''),
    );
    expect(await countRenders(() => getPage(path, headers))).toBe(0);
  });

  test('isn’t cached if it is a 404, an error or a HEAD request', async () => {
    for (const path of ['/bonds/999999/', '/nothing/', '/indexes/abc/', '/profile/']) {
      await getPage(path);
      expect({ path, renders: await countRenders(() => getPage(path)) }).toEqual({
        path,
        renders: 1,
      });
    }
    expect(await countRenders(() => getPage(BOND, {}, 'HEAD'))).toBe(1);
  });

  test('USR-1 isn’t cached if it depends on accounts: an operator may exist a moment later', async () => {
    const path = freshPath('/setup/');
    await getPage(path);
    expect(await countRenders(() => getPage(path))).toBe(1);
  });

  test('a preference chosen by link is still stored for the visitor', async () => {
    const path = `${BOND}?lang=deu`;
    await getPage(path);
    const again = await getPage(path);
    expect(again.cookies).toMatchObject([{ name: 'lang', value: 'deu' }]);
  });
});

/**
 * Waits for the notification, but not until the cached page expires, when it would be rendered
 * again anyway.
 */
async function expectDropped(path: string): Promise<void> {
  await vi.waitFor(async () => expect(await countRenders(() => getPage(path))).toBe(1), {
    timeout: 4000,
    interval: 20,
  });
}

/** The number of database queries for list rows caused by these requests. */
async function countQuestions(work: () => Promise<unknown>): Promise<number> {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return asked.mock.calls.filter(([query]) => JSON.stringify(query).includes('"screen_row\\"'))
      .length;
  } finally {
    asked.mockRestore();
  }
}
const ofIndexes = () => getPage(freshPath('/indexes/'));

describe('market data requested by a page', () => {
  test('are shared with other visitors’ pages, until they change', async () => {
    await notify(INSTRUMENT_CHANGED, 1);
    await vi.waitFor(async () => expect(await countQuestions(ofIndexes)).toBeGreaterThan(0), 4000);
    const first = await ofIndexes();
    expect(await countQuestions(ofIndexes)).toBe(0);
    expect((await ofIndexes()).body.length).toBe(first.body.length);
    await notify(INSTRUMENT_CHANGED, 1);
    await vi.waitFor(async () => expect(await countQuestions(ofIndexes)).toBeGreaterThan(0), 4000);
  });

  test('ACC-3 are requested again for other languages and for signed-in viewers', async () => {
    await ofIndexes();
    const others: Record<string, string>[] = [{ 'accept-language': 'tr' }, { cookie: paid }];
    for (const headers of others) {
      expect(await countQuestions(() => getPage(freshPath('/indexes/'), headers))).toBeGreaterThan(
        0,
      );
    }
    expect((await ofIndexes()).body.includes('***')).toBe(true);
  });
});

describe('a market change', () => {
  test.each([INSTRUMENT_CHANGED, INSTRUMENT_TICKED])('on %s drops its page', async (channel) => {
    const path = freshPath(BOND);
    await getPage(path);
    await notify(channel, 10_001);
    await expectDropped(path);
  });

  test('drops lists, whatever the instrument', async () => {
    const path = freshPath('/currencies/');
    await getPage(path);
    await notify(INSTRUMENT_TICKED, 2);
    await expectDropped(path);
  });

  test('keeps pages of other instruments', async () => {
    const [path, list] = [freshPath(BOND), freshPath('/indexes/')];
    await getPage(path);
    await getPage(list);
    await notify(INSTRUMENT_CHANGED, 10_002);
    await expectDropped(list);
    expect(await countRenders(() => getPage(path))).toBe(0);
  });
});

test('a page is split at its nonces', () => {
  const body = Buffer.from('<a nonce="N1">é<b nonce="N1">');
  const parts = cutAtNonce(body, 'N1');
  expect(parts.map(String)).toEqual(['<a nonce="', '">é<b nonce="', '">']);
  expect(cutAtNonce(Buffer.from('plain'), 'N1').map(String)).toEqual(['plain']);
});

test('a change during rendering keeps that page from being cached', async () => {
  const cache = new VisitorCache().pages;
  const { promise: isDone, resolve: finish } = Promise.withResolvers<void>();
  let made = 0;
  const renderPage = async () => {
    made += 1;
    await isDone;
    return {
      status: 200,
      headers: new Headers(),
      parts: [Buffer.from('page')],
      viewerTag: '0.0.',
      instruments: new Set([7]),
    };
  };
  const before = cache.get('key', renderPage);
  cache.dropInstruments([1]);
  // A request after the change must not get a response started before it.
  const after = cache.get('key', renderPage);
  expect(made).toBe(2);
  finish();
  await Promise.all([before, after]);
  await cache.get('key', renderPage);
  expect(made).toBe(2);
  cache.dropInstruments([1]);
  await cache.get('key', renderPage);
  expect(made).toBe(2);
  cache.dropInstruments([7]);
  await cache.get('key', renderPage);
  expect(made).toBe(3);
});
