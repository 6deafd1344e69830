import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../areas/accounts/demo-accounts.ts';
import {
  cookieHeader,
  createTestApp,
  type DemoKind,
  type TestApp,
} from '../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.http.inject({ url, headers });

function submit(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return server.app.http.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
}

/** The page without its scripts, which contain all texts. */
const stripScripts = (body: string) => body.replaceAll(/<script\b.*?<\/script>/gs, '');

/** The URL that a browser on our page would open. */
const redirectTarget = (location: unknown) => new URL(String(location), 'http://localhost/here/');

describe('the trailing slash of a page’s URL', () => {
  test.each([
    ['/indexes', '/indexes/'],
    ['/indexes?category=bond&page=2', '/indexes/?category=bond&page=2'],
    ['/sign-in?next=/a?b=1?c', '/sign-in/?next=/a?b=1?c'],
    ['/indexes/1001', '/indexes/1001/'],
    ['/nothing', '/nothing/'],
    ['/api', '/api/'],
  ])('%s redirects to %s', async (url, expected) => {
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(301);
    expect(headers.location).toBe(expected);
  });

  test.each([
    '//evil.example',
    '//evil.example/x',
    '///evil.example/x',
    '/\\evil.example/x',
    '/%5Cevil.example',
    '//evil.example/%2e%2e',
    '/%2F%2Fevil.example',
    '//evil.example:80/x?//evil.example',
  ])('%s doesn’t redirect off the site', async (url) => {
    // Passed as a path name, because inject would normalise a URL.
    const { statusCode, headers } = await server.app.http.inject({ url: { pathname: url } });
    expect(statusCode).toBeLessThan(500);
    expect(redirectTarget(headers.location ?? '/').host).toBe('localhost');
  });

  test.each([
    ['//', '/'],
    ['//evil.example', '/evil.example'],
    ['//evil.example/', '/evil.example/'],
    ['/\\evil.example/', '/evil.example/'],
  ])('%s redirects to %s: it doesn’t become a link on the page', async (url, expected) => {
    const { statusCode, headers } = await server.app.http.inject({ url: { pathname: url } });
    expect(statusCode).toBe(301);
    expect(headers.location).toBe(expected);
  });
});

function readGlobals(body: string): Record<string, unknown> {
  const json = /<script[^>]*>Object\.assign\(window,(\{.*?\})\)<\/script>/s.exec(body)?.[1];
  return JSON.parse(json ?? 'null') as Record<string, unknown>;
}

describe('ACC-1 page globals', () => {
  const NAMES = [
    'userAuth',
    'userAccessLevel',
    'userTariffs',
    'lang',
    'isCbnData',
    'userLoggedIn',
    'userPaidAccess',
    'labels',
  ];
  test.each([
    '/',
    '/indexes/',
    '/indexes/1001/',
    '/api/',
    '/sign-in/',
    '/register/',
    '/setup/',
    '/nothing/',
    '/indexes/999999/',
  ])('ACC-1 are on %s', async (url) => {
    const globals = readGlobals((await get(url)).body);
    expect(Object.keys(globals)).toEqual(expect.arrayContaining(NAMES));
    expect(Object.keys(globals.labels as object).length).toBeGreaterThan(10);
  });

  test('ACC-1 ACC-2 for an anonymous visitor', async () => {
    expect(readGlobals((await get('/?lang=fra')).body)).toMatchObject({
      userAuth: '',
      userAccessLevel: 0,
      userTariffs: [],
      lang: 'fra',
      isCbnData: false,
      userLoggedIn: false,
      userPaidAccess: false,
    });
  });

  test.each<[DemoKind, object]>([
    ['free', { userAccessLevel: 1077, userTariffs: [], userPaidAccess: false }],
    ['tariff', { userTariffs: [677], userPaidAccess: true }],
    ['paid', { userTariffs: [], userPaidAccess: true }],
    ['operator', { userTariffs: [], userPaidAccess: true }],
  ])('ACC-1 for the %s account', async (kind, expected) => {
    const headers = { cookie: await server.signInAs(kind) };
    const { id } = await server.db.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', `${kind}@demo.example`)
      .executeTakeFirstOrThrow();
    for (const url of ['/', '/nothing/', '/profile/']) {
      const globals = readGlobals((await get(url, headers)).body);
      expect(globals).toMatchObject({ ...expected, userAuth: String(id), userLoggedIn: true });
    }
  });
});

const findAsterisks = (body: string) =>
  /<a data-hint-target[^>]*href="(?<href>[^"]*)" title="(?<title>[^"]*)"/.exec(body)?.groups;
const OF_VISITORS = 'Get an account with access to see values';

describe('HNT-1 the link of the asterisks', () => {
  test('HNT-1 ACC-4 SHL-12 sends a visitor to the configured registration', async () => {
    const registrationUrl = 'https://join.example.org/';
    const other = await createTestApp({ database: server.db, config: { registrationUrl } });
    const { body } = await other.app.http.inject({ url: '/indexes/1001/' });
    expect(findAsterisks(body)).toEqual({ href: registrationUrl, title: OF_VISITORS });
    await other.close();
  });

  test('HNT-1 sends an account to its access page, with the text of asterisks_auth', async () => {
    const { body } = await get('/indexes/1001/', { cookie: await server.signInAs('free') });
    expect(findAsterisks(body)).toEqual({
      href: '/profile/access/',
      title: 'Get access from the operator to see values',
    });
  });

  test('HNT-1 ACC-4 an account of level 0 gets the text for visitors', async () => {
    const cookie = await server.signInAs('free');
    const ofFree = (level: number) =>
      server.db.db
        .updateTable('account')
        .set({ access_level: level })
        .where('email', '=', 'free@demo.example')
        .execute();
    await ofFree(0);
    const fresh = await createTestApp({ database: server.db });
    const { body } = await fresh.app.http.inject({ url: '/indexes/1001/', headers: { cookie } });
    expect(findAsterisks(body)).toEqual({ href: '/profile/access/', title: OF_VISITORS });
    await fresh.close();
    await ofFree(1077);
  });
});

describe('SHL-1 the frame', () => {
  test('SHL-1 has the menu from the database, on every page', async () => {
    await server.db.db
      .insertInto('menu_item')
      .values({
        parent_id: null,
        menu_column: 0,
        position: 99,
        label: 'home_title',
        url: '/from-data/',
        target_blank: false,
      })
      .execute();
    const fresh = await createTestApp({ database: server.db });
    for (const url of ['/', '/nothing/']) {
      const { body } = await fresh.app.http.inject({ url });
      expect(body).toContain('href="/indexes/?category=bond"');
      expect(body).toContain('href="/from-data/"');
    }
    await fresh.close();
  });

  test('SHL-1 bonds come first in the menu, indexes before currencies', async () => {
    const { body } = await get('/nothing/');
    const places = ['/bonds/', '/indexes/', '/currencies/'].map((url) =>
      body.indexOf(`href="${url}"`),
    );
    expect(places[0]).toBeGreaterThan(0);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('every page says that the data are a demo, as long as they are', async () => {
    expect(stripScripts((await get('/indexes/')).body)).toContain('Demo data');
    const empty = await createTestApp({ template: 'migrated' });
    const { statusCode, body } = await empty.app.http.inject({ url: '/' });
    await empty.close();
    expect(statusCode).toBe(200);
    expect(stripScripts(body)).not.toContain('Demo data');
  });

  test('SHL-11 has a skip link, and a title and description for each page', async () => {
    const bodies = await Promise.all(
      ['/', '/indexes/', '/indexes/1001/', '/sign-in/', '/api/'].map(
        async (url) => (await get(url)).body,
      ),
    );
    const titles = bodies.map((body) => /<title>(.+?)<\/title>/.exec(body)?.[1]);
    expect(new Set(titles)).toHaveLength(bodies.length);
    for (const body of bodies) {
      expect(body).toContain('href="#content"');
      expect(body).toMatch(/<meta name="description" content=".+?"/);
    }
  });
});

describe('USR-1 the forms', () => {
  const PAID = { email: 'paid@demo.example', password: DEMO_PASSWORD };

  test('USR-1 a rejected sign-in: 401, with the typed email and never the password', async () => {
    const { statusCode, body, cookies } = await submit('/sign-in/', {
      ...PAID,
      password: 'wrong-password',
    });
    expect(statusCode).toBe(401);
    expect(body).toContain('role="alert"');
    expect(body).toContain('value="paid@demo.example"');
    expect(body).not.toContain('wrong-password');
    expect(cookies).toEqual([]);
  });

  test.each([
    ['/indexes/?page=2', '/indexes/?page=2'],
    ['/profile/', '/profile/'],
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['/\\evil.example/', '/'],
    ['\\\\evil.example', '/'],
    ['/\t/evil.example/', '/'],
    ['/\n//evil.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['evil.example', '/'],
    ['', '/'],
    ['http:evil.example', '/'],
    [' //evil.example', '/'],
    ['/.//evil.example', '/'],
    ['/x/..//evil.example', '/'],
  ])('USR-1 next=%j leads to %s, never to another site', async (next, expected) => {
    const query = new URLSearchParams({ next }).toString();
    const answer = await submit(`/sign-in/?${query}`, PAID);
    expect(answer.statusCode).toBe(302);
    expect(redirectTarget(answer.headers.location).host).toBe('localhost');
    const already = await get(`/sign-in/?${query}`, { cookie: cookieHeader(answer) });
    expect(already.statusCode).toBe(302);
    expect(redirectTarget(already.headers.location).host).toBe('localhost');
    expect(redirectTarget(already.headers.location).pathname).not.toMatch(/^\/\//);
    expect(already.headers.location).toBe(expected);
  });

  test.each(['/', '/?lang=deu', '/currencies/'])(
    'a form without a page is rejected with a page: %s',
    async (url) => {
      const answer = await server.app.http.inject({
        method: 'POST',
        url,
        headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'a=b',
      });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body).toContain('<main');
    },
  );

  test('USR-1 sign-out by a form, not by a link', async () => {
    const cookie = await server.signInAs('free');
    expect((await get('/sign-out/', { cookie })).headers.location).toBe('/');
    expect((await get('/profile/', { cookie })).statusCode).toBe(200);
    expect((await submit('/sign-out/', {}, { cookie })).statusCode).toBe(302);
    expect((await get('/profile/', { cookie })).headers.location).toBe('/sign-in/?next=/profile/');
  });
});
