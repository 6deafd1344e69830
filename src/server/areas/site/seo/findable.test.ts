import { gunzipSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../../../../domain/text/language.ts';
import { SCREEN_KINDS } from '../../../../domain/screens/screen-fields.ts';
import { CARD_HEIGHT, CARD_WIDTH } from '../../../engines/cards/draw-card.ts';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const ORIGIN = 'https://example.org';
const HOSTS = new Map<string, Language>([['de.example.org', 'deu']]);
/** So few entries per file that the tiny market needs several files. */
const SIZE = 25;

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({
    sitemapSize: SIZE,
    config: { publicUrl: ORIGIN, languageByHost: HOSTS },
  });
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.http.inject({ url, headers: { host: 'example.org', ...headers } });
const query = (text: string, values: unknown[] = []) => server.db.pool.query(text, values);
const addressesIn = ({ body }: LightMyRequestResponse) =>
  [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
const pathIn = (address: string) => address.replace(/^https:\/\/[^/]+/, '');

/** The URLs of all files in the index. */
async function readAll(): Promise<string[]> {
  const files = addressesIn(await get('/sitemap.xml')).map(pathIn);
  const all: string[] = [];
  for (const file of files) {
    const addresses = addressesIn(await get(file));
    const most = file.endsWith('/pages.xml') ? Infinity : SIZE;
    expect(addresses.length).toBeLessThanOrEqual(most);
    expect(addresses.length).toBeGreaterThan(0);
    all.push(...addresses.map(pathIn));
  }
  return all;
}

describe('sitemaps', () => {
  test.each([
    'x.xml',
    'bonds.xml',
    'bonds-0.xml',
    'bonds-01.xml',
    'bonds--1.xml',
    'bonds-999999999.xml',
    // Beyond the largest number, and in a gap without instruments.
    'bonds-90000000.xml',
    'bonds-7000.xml',
    'bonds-1.xml.gz',
    'currencies-1.xml',
    `bonds-${'9'.repeat(150)}.xml`,
    '..%2f..%2fpackage.json',
  ])('%s doesn’t exist', async (name) => {
    expectRefusal(await get(`/sitemaps/${name}`), 'not_found');
  });

  test('are read-only', async () => {
    for (const url of ['/sitemap.xml', '/sitemaps/pages.xml', '/robots.txt']) {
      const answer = await server.app.http.inject({ method: 'POST', url });
      expectRefusal(answer, 'method_not_allowed');
    }
  });

  test('list every page once, in files of limited length', async () => {
    const all = await readAll();
    expect(new Set(all).size).toBe(all.length);
    const { rows } = await query(
      `select kind, id from instrument where kind <> 'currency' and status <> 'withdrawn'
       union all select 'company', id from issuer`,
    );
    const lists: Record<string, string> = { bond: 'bonds', stock: 'stocks', index: 'indexes' };
    const expected = rows.map(({ kind, id }) => `/${lists[kind as string] ?? kind}/${id}/`);
    expect(
      all.filter((path) => /\d/.test(path) && !path.startsWith('/curves/')).toSorted(),
    ).toEqual(expected.toSorted());
    for (const path of ['/', ...SCREEN_KINDS.map((kind) => `/${kind}/`), '/curves/1/']) {
      expect(all).toContain(path);
    }
  });

  test('omit hidden and withdrawn instruments', async () => {
    await query('update instrument set is_hidden = true where id = 10003');
    await query(`update instrument set status = 'withdrawn' where id = 10004`);
    const all = await readAll();
    expect(all).toContain('/bonds/10002/');
    expect(all).not.toContain('/bonds/10003/');
    expect(all).not.toContain('/bonds/10004/');
    await query('update instrument set is_hidden = false where id = 10003');
    await query(`update instrument set status = 'active' where id = 10004`);
  });

  test('have a version, and are compressed', async () => {
    const [, , file = ''] = addressesIn(await get('/sitemap.xml')).map(pathIn);
    for (const url of ['/sitemap.xml', file, '/robots.txt']) {
      const { headers, statusCode } = await get(url);
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=3600');
      expect(headers.vary).toBe('accept-encoding');
      const again = await get(url, { 'if-none-match': String(headers.etag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    const packed = await get(file, { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe((await get(file)).body);
  });

  test('use the host of a language on that host', async () => {
    const index = await get('/sitemap.xml', { host: 'de.example.org' });
    expect(addressesIn(index)[0]).toBe('https://de.example.org/sitemaps/pages.xml');
    const file = await get('/sitemaps/pages.xml', { host: 'de.example.org' });
    expect(addressesIn(file)[0]).toBe('https://de.example.org/');
    // Other hosts in the header are ignored.
    expect((await get('/sitemap.xml', { host: 'evil.example' })).body).not.toContain('evil');
  });

  test('without PUBLIC_URL use our own URL and never the requested host', async () => {
    const other = await createTestApp({ database: server.db });
    const getFromOutside = (url: string) =>
      other.app.http.inject({ url, headers: { host: 'evil.example', 'x-forwarded-host': 'evil' } });
    const answer = await getFromOutside('/sitemap.xml');
    expect(addressesIn(answer)[0]).toMatch(/^http:\/\/localhost:\d+\/sitemaps\/pages\.xml$/);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    const stored = [
      '/sitemap.xml',
      '/sitemaps/pages.xml',
      '/robots.txt',
      '/addin/manifest.xml',
      '/addin/functions.json',
      '/bonds/10001/payments.ics',
    ];
    for (const url of stored) {
      const { statusCode, body, headers } = await getFromOutside(url);
      expect([url, statusCode]).toEqual([url, 200]);
      expect(`${url} ${body} ${JSON.stringify(headers)}`).not.toContain('evil');
    }
    await other.close();
  });

  test('ACC-2 do not depend on values', async () => {
    const before = await readAll();
    const file = '/sitemaps/bonds-401.xml';
    const { headers, body } = await get(file);
    await query('update screen_row set price = price * 2, yield = yield + 1');
    expect(await readAll()).toEqual(before);
    const after = await get(file);
    expect([after.headers.etag, after.body]).toEqual([headers.etag, body]);
  });
});

test('robots.txt excludes account pages and filters, and names the sitemap', async () => {
  const { body, headers } = await get('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  for (const line of [
    'Disallow: /admin/',
    'Disallow: /profile/',
    'Disallow: /api/',
    'Allow: /api/$',
    'Disallow: /bonds/?',
    'Allow: /bonds/?page=',
    `Sitemap: ${ORIGIN}/sitemap.xml`,
  ]) {
    expect(body.split('\n')).toContain(line);
  }
});

describe('social cards', () => {
  test.each([
    '/cards/bonds/0.png',
    '/cards/bonds/99999999.png',
    '/cards/bonds/2147483648.png',
    '/cards/bonds/1e3.png',
    '/cards/bonds/10001',
    '/cards/bonds/10001.svg',
    '/cards/stocks/10001.png',
    '/cards/currencies/1.png',
    '/cards/__proto__/1.png',
    '/cards/company/99999999.png',
    `/cards/bonds/${'9'.repeat(150)}.png`,
  ])('no %s', async (url) => {
    expectRefusal(await get(url), 'not_found');
  });

  test.each(['bonds/10001', 'stocks/2001', 'etf/3001', 'indexes/1001', 'company/12', 'site'])(
    '%s has one in the size that networks require',
    async (page) => {
      const { statusCode, headers, rawPayload } = await get(`/cards/${page}.png?lang=rus`);
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe('image/png');
      expect(headers['cache-control']).toBe('public, max-age=3600');
      expect(rawPayload.toString('latin1', 1, 4)).toBe('PNG');
      expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([
        CARD_WIDTH,
        CARD_HEIGHT,
      ]);
      const again = await get(`/cards/${page}.png?lang=rus`, {
        'if-none-match': String(headers.etag),
      });
      expect(again.statusCode).toBe(304);
    },
  );

  test.each([
    '</script><script>alert(1)</script>',
    'x'.repeat(300),
    '中'.repeat(200),
    '👩‍👩‍👧 \u202e\u0007 ﷽ ก้ ﬁ e\u0301',
    '     ',
  ])('a bond called “%s” has one too', async (eng) => {
    await query('update instrument set name = $1 where id = 10005', [JSON.stringify({ eng })]);
    await expect
      .poll(async () => (await get('/cards/bonds/10005.png?lang=eng')).statusCode)
      .toBe(200);
  });

  test('are in the language of the URL, whoever requests them', async () => {
    const [eng, chn] = await Promise.all(
      ['eng', 'chn'].map((lang) => get(`/cards/bonds/10001.png?lang=${lang}`)),
    );
    expect(chn!.rawPayload.equals(eng!.rawPayload)).toBe(false);
    const odd = await get('/cards/bonds/10001.png?lang=xyz&lang=deu', {
      'accept-language': 'zh',
      host: 'de.example.org',
    });
    expect(odd.rawPayload.equals(eng!.rawPayload)).toBe(true);
  });

  test('ACC-2 are the same for viewers with access, and reveal no latest value', async () => {
    const url = '/cards/bonds/10001.png';
    const before = await get(url);
    const paid = await get(url, { cookie: await server.signInAs('paid') });
    expect(paid.rawPayload.equals(before.rawPayload)).toBe(true);
    await query(`update series set last_value = last_value * 3 where instrument_id = 10001`);
    // Another process has nothing cached.
    const other = await createTestApp({ database: server.db, config: { publicUrl: ORIGIN } });
    const after = await other.app.http.inject(url);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(true);
    await other.close();
  });

  test('hidden instruments have none', async () => {
    expect((await get('/cards/bonds/10006.png')).statusCode).toBe(200);
    await query('update instrument set is_hidden = true where id = 10006');
    await expect.poll(async () => (await get('/cards/bonds/10006.png')).statusCode).toBe(404);
  });
});
