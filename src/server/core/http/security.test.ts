import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectRefusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const PAGES = [
  '/',
  '/indexes/',
  '/indexes/1001/',
  '/api/',
  '/addin/',
  '/sign-in/',
  '/register/',
  '/setup/',
  '/nothing/',
];

let server: TestApp;
let paid: string;
beforeAll(async () => {
  server = await createTestApp();
  paid = await server.signInAs('paid');
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.http.inject({ url, headers });

function parsePolicy(headers: Record<string, unknown>): Map<string, string> {
  const policy = String(headers['content-security-policy']);
  return new Map(
    policy.split('; ').map((part) => [part.split(' ')[0] ?? '', part.replace(/^\S+ /, '')]),
  );
}

describe.each([...PAGES, '/profile/', '/profile/access/'])('the policy of %s', (url) => {
  test('only allows our own script files and inline scripts with the nonce, which all have', async () => {
    const { headers, body } = await get(url, { cookie: url.startsWith('/profile/') ? paid : '' });
    const policy = parsePolicy(headers);
    const nonce = /^'self' 'nonce-([A-Za-z0-9+/]{22}==)'$/.exec(
      policy.get('script-src') ?? '',
    )?.[1];
    expect(nonce).toBeDefined();
    const tags = [...body.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
    // Data blocks aren't executed, so the policy doesn't apply to them.
    const scripts = tags.filter((tag) => tag !== '<script type="application/ld+json">');
    expect(scripts.length).toBeGreaterThan(1);
    for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`);
    expect(policy.get('default-src')).toBe("'none'");
    expect([...policy.values()].join(' ')).not.toMatch(/unsafe|\*/);
  });

  test('is obeyed: no inline styles, no event handler attributes, nothing from elsewhere', async () => {
    const { body } = await get(url, { cookie: url.startsWith('/profile/') ? paid : '' });
    const markup = body.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '');
    expect(markup).not.toMatch(/\sstyle=/);
    expect(markup).not.toContain('<style');
    expect(markup).not.toMatch(/\son[a-z]+=/);
    expect(markup).not.toContain('javascript:');
    expect(markup).not.toMatch(
      /<(?:script|img|iframe|link rel="(?:stylesheet|modulepreload)")[^>]*(?:src|href)="(?:https?:)?\/\//,
    );
  });
});

describe('headers', () => {
  test('each page has its own nonce', async () => {
    const nonces = [await get('/'), await get('/')].map(({ headers }) =>
      parsePolicy(headers).get('script-src'),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  test.each(PAGES)('%s can’t be framed, sniffed or stored by shared caches', async (url) => {
    const { headers } = await get(url);
    expect(parsePolicy(headers).get('frame-ancestors')).toBe("'none'");
    expect(parsePolicy(headers).get('base-uri')).toBe("'none'");
    expect(parsePolicy(headers).get('form-action')).toBe("'self'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': url === '/setup/' ? 'strict-origin' : 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': url === '/nothing/' ? 'no-store' : 'private, no-cache',
    });
    expect(headers.vary).toMatch(/cookie/i);
    expect(headers.vary).toMatch(/accept-language/i);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });

  test.each(['/api/indexes/', '/api/nothing/', '/api/openapi.json', '/%zz'])(
    '%s is data: nothing in it can run',
    async (url) => {
      const { headers } = await get(url);
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      // Readable data can be revalidated by its ETag; errors are never cached.
      const isRead = headers.etag !== undefined;
      expect(headers['cache-control']).toBe(isRead ? 'private, no-cache' : 'no-store');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    },
  );

  test('HSTS only if the portal is served over https', async () => {
    expect((await get('/')).headers).not.toHaveProperty('strict-transport-security');
    const secure = await createTestApp({
      database: server.db,
      config: { publicUrl: 'https://example.org' },
    });
    const { headers } = await secure.app.http.inject({ url: '/' });
    await secure.close();
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  });

  test('configured data servers can be called, others can’t', async () => {
    const dataServers = { default: 'https://data.example.org' };
    const other = await createTestApp({ database: server.db, config: { dataServers } });
    const { headers } = await other.app.http.inject({ url: '/' });
    await other.close();
    expect(parsePolicy(headers).get('connect-src')).toBe("'self' https://data.example.org");
    expect(parsePolicy((await get('/')).headers).get('connect-src')).toBe("'self'");
  });

  test('text from outside stays text', async () => {
    const attack = '"><script>alert(1)</script>';
    for (const url of ['/nothing/', '/sign-in/', '/setup/', '/indexes/']) {
      const { body } = await get(
        `${url}?token=${encodeURIComponent(attack)}&next=${encodeURIComponent(attack)}`,
      );
      expect(body).not.toContain('<script>alert(1)');
    }
  });
});

/** An empty form. */
const post = (headers: Record<string, string>, url: string) =>
  server.app.http.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: '',
  });

describe('USR-1 requests that change something', () => {
  const refused: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'http://localhost:81' },
    { origin: 'https://localhost' },
    { origin: 'null' },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
    { origin: '' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  ];
  test.each(refused)('USR-1 from another site (%j): 403, for calls and pages', async (headers) => {
    for (const url of ['/sign-out/', '/sign-in/', '/nothing/']) {
      expectRefusal(await post({ host: 'localhost', ...headers }, url), 'cross_site');
    }
    const payload = { email: 'paid@demo.example', password: 'x' };
    const call = {
      method: 'POST',
      url: '/api/account/sign-in/',
      payload,
      headers: { host: 'localhost', ...headers },
    } as const;
    expectRefusal(await server.app.http.inject(call), 'cross_site');
  });

  const accepted: Record<string, string>[] = [
    {},
    { origin: 'http://localhost' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' },
    { 'sec-fetch-site': 'none' },
  ];
  test.each(accepted)('USR-1 from our own pages (%j): accepted', async (headers) => {
    const answer = await post({ host: 'localhost', ...headers }, '/sign-out/');
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/');
  });

  test('USR-1 behind PUBLIC_URL that origin is ours, and the machine’s own isn’t', async () => {
    const proxied = await createTestApp({
      database: server.db,
      config: { publicUrl: 'https://example.org' },
    });
    const statuses = [];
    for (const origin of ['https://example.org', 'http://localhost', 'http://example.org']) {
      const headers = { host: 'localhost', origin };
      const answer = await proxied.app.http.inject({
        method: 'POST',
        url: '/api/account/sign-out/',
        headers,
      });
      statuses.push(answer.statusCode);
    }
    await proxied.close();
    expect(statuses).toEqual([200, 403, 403]);
  });
});
