import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageHandler } from '../../../contracts/core/page.ts';
import { CAMPAIGN_NAMES } from '../../../domain/site/campaign.ts';
import { cookieHeader, createTestApp, type TestApp } from '../../testing/test-app.ts';
import { loadBuiltPages } from '../../boot/web-build.ts';

let server: TestApp;
let rendered = 0;
beforeAll(async () => {
  const render = await loadBuiltPages();
  const counting: PageHandler = (...args) => {
    rendered += 1;
    return render(...args);
  };
  server = await createTestApp({
    cachesPages: true,
    pages: async () => counting,
    config: { trustProxy: true },
  });
});
afterAll(() => server.close());

const getPage = (url: string, headers: Record<string, string> = {}) =>
  server.app.http.inject({ url, headers: { accept: 'text/html', ...headers } });
const values = (answer: Awaited<ReturnType<typeof getPage>>) =>
  Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));

describe('CMP-1 CMP-2 parameters of a campaign', () => {
  test('CMP-1 CMP-2 each become a five-day cookie that no script can read', async () => {
    const query = CAMPAIGN_NAMES.map((name, i) => `${name}=v${i}`).join('&');
    const answer = await getPage(`/?${query}&show_labels=1&utm_other=x`);
    expect(answer.cookies.map(({ name }) => name)).toEqual([...CAMPAIGN_NAMES]);
    for (const [i, cookie] of answer.cookies.entries()) {
      expect(cookie).toEqual({
        name: CAMPAIGN_NAMES[i],
        value: `v${i}`,
        path: '/',
        maxAge: 432_000,
        httpOnly: true,
        sameSite: 'Lax',
      });
    }
  });

  test.each(['/indexes/1001/', '/sign-in/', '/nothing/', '/bonds/999999/', '/indexes/_.data'])(
    'CMP-1 are read on %s',
    async (path) => {
      expect(values(await getPage(`${path}?utm_source=x`))).toEqual({ utm_source: 'x' });
    },
  );

  test('CMP-1 are read from a redirecting page, and for accounts', async () => {
    const led = await getPage('/indexes/?page=99&utm_source=x&category=bond');
    expect(led.statusCode).toBe(302);
    expect(led.headers.location).toBe('/indexes/?category=bond');
    expect(values(led)).toEqual({ utm_source: 'x' });
    const cookie = await server.signInAs('free');
    expect(values(await getPage('/?click_id=7', { cookie }))).toEqual({ click_id: '7' });
  });

  test('CMP-1 the cacheable redirect to the slash sets none and passes them on', async () => {
    const answer = await getPage('/indexes?utm_source=x');
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe('/indexes/?utm_source=x');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('CMP-2 under https they are Secure', async () => {
    const safe = await createTestApp({
      database: server.db,
      config: { publicUrl: 'https://portal.example' },
    });
    const { cookies } = await safe.app.http.inject({ url: '/?exante=1' });
    expect(cookies).toMatchObject([{ name: 'exante', secure: true, httpOnly: true }]);
    await safe.close();
  });

  test.each([
    ['10,000 characters', `utm_source=${'x'.repeat(10_000)}`, 'x'.repeat(200)],
    ['line breaks', 'utm_source=a%0d%0aSet-Cookie:%20parcurve=1', 'aSet-Cookie: parcurve=1'],
    ['separators', 'utm_source=a%3B%20Domain%3Devil%2C%22', 'a; Domain=evil,"'],
    ['other scripts', 'utm_source=%D0%B2%E5%80%BA%F0%9F%98%80', 'в债😀'],
    ['what cannot be decoded', 'utm_source=%zz', '%zz'],
    ['a repeated one', 'utm_source=first&utm_source=second', 'first'],
    ['a list', 'utm_source[]=a&utm_source=b', 'b'],
    ['the prototype', '__proto__=x&__proto__[utm_source]=y&constructor=z&utm_source=w', 'w'],
  ])('CMP-2 %s: one of our cookies, and nothing else', async (_, query, kept) => {
    const answer = await getPage(`/sign-in/?${query}`);
    expect(answer.statusCode).toBe(200);
    expect(values(answer)).toEqual({ utm_source: kept });
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^utm_source=[\w%.~!*'()-]+; Max-Age=432000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test('CMP-2 an empty or missing one leaves the stored value', async () => {
    const cookie = 'utm_source=old';
    expect((await getPage('/?utm_source=', { cookie })).cookies).toEqual([]);
    expect((await getPage('/?utm_source=%00%0a', { cookie })).cookies).toEqual([]);
    expect((await getPage('/', { cookie })).cookies).toEqual([]);
  });

  test('CMP-2 values from a hostile link fit into the headers of the next request', async () => {
    const query = CAMPAIGN_NAMES.map((name) => `${name}=${'😀'.repeat(60)}`).join('&');
    const origin = await server.app.http.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${origin}/?${query}`);
    expect(answer.status).toBe(200);
    const cookie = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
    expect(cookie.length).toBe(9);
    const next = await fetch(`${origin}/`, { headers: { cookie: cookie.join('; ') } });
    expect(next.status).toBe(200);
  });
});

const withoutNonce = (body: string) => body.replaceAll(/nonce="[^"]*"/g, '');

describe('CMP-1 a page cached for all visitors', () => {
  test('CMP-1 is rendered once for all clicks, each of which only gets its own cookie', async () => {
    const path = '/bonds/10001/?n=campaign';
    const plain = await getPage(path);
    const before = rendered;
    const clicks = await Promise.all(
      Array.from({ length: 20 }, (_, i) => getPage(`${path}&click_id=c${i}&utm_source=mail`)),
    );
    expect(rendered).toBe(before);
    for (const [i, click] of clicks.entries()) {
      expect(values(click)).toEqual({ click_id: `c${i}`, utm_source: 'mail' });
      expect(withoutNonce(click.body)).toBe(withoutNonce(plain.body));
    }
    const after = await getPage(path);
    expect(after.headers['set-cookie']).toBeUndefined();
  });

  test('CMP-1 rendered for a click, contains nothing of it', async () => {
    const first = await getPage('/bonds/10001/?n=first&click_id=secret-click');
    expect(first.body).not.toContain('secret-click');
    const before = rendered;
    const second = await getPage('/bonds/10001/?n=first');
    expect(rendered).toBe(before);
    expect(second.headers['set-cookie']).toBeUndefined();
  });

  test('SHL-4 is a different one for those who have closed the banner', async () => {
    await server.db.db
      .insertInto('banner')
      .values({ kind: 'bottom', variant: 'kept', texts: { eng: { text: 'A new curve' } } })
      .execute();
    const other = await createTestApp({ database: server.db, cachesPages: true });
    const hasBanner = async (headers: Record<string, string>) =>
      (await other.app.http.inject({ url: '/bonds/10001/', headers })).body.includes('A new curve');
    const cookie = 'bottom_banner_closed=1';
    expect(await hasBanner({})).toBe(true);
    expect(await hasBanner({ cookie })).toBe(false);
    expect(await hasBanner({})).toBe(true);
    expect(await hasBanner({ cookie })).toBe(false);
    await other.close();
  });
});

let visitors = 0;
function register(email: string, cookie: string) {
  visitors += 1;
  return server.app.http.inject({
    method: 'POST',
    url: '/api/account/register/',
    payload: { email, name: 'A', password: 'long enough 1' },
    headers: { cookie, 'x-forwarded-for': `10.2.0.${visitors}` },
  });
}

const findCampaign = (email: string) =>
  server.db.db
    .selectFrom('registration_campaign')
    .innerJoin('account', 'account.id', 'registration_campaign.account_id')
    .select(['values', 'banner_variant as variant'])
    .where('email', '=', email)
    .executeTakeFirst();

describe('CMP-2 a registration', () => {
  test('CMP-2 SHL-7 has the preceding campaign and banner', async () => {
    const first = await getPage('/?utm_source=mail&utm_term=a%3Bb&click_id=1');
    const later = await getPage('/indexes/?click_id=2', { cookie: cookieHeader(first) });
    const kept = { ...values(first), ...values(later) };
    const cookies = Object.entries({ ...kept, registration_banner: 'figures' }).map(
      ([name, value]) => `${name}=${encodeURIComponent(value)}`,
    );
    expect((await register('mail@example.org', cookies.join('; '))).statusCode).toBe(200);
    expect(await findCampaign('mail@example.org')).toEqual({
      values: { utm_source: 'mail', utm_term: 'a;b', click_id: '2' },
      variant: 'figures',
    });
  });

  test('CMP-2 by the page’s form, and from that page’s own URL', async () => {
    const answer = await server.app.http.inject({
      method: 'POST',
      url: '/register/?utm_source=now',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        cookie: 'utm_source=old; utm_medium=mail',
        'x-forwarded-for': '10.2.1.1',
      },
      payload: 'email=form%40example.org&name=A&password=long+enough+1',
    });
    expect(answer.statusCode).toBe(302);
    expect(await findCampaign('form@example.org')).toEqual({
      values: { utm_source: 'now', utm_medium: 'mail' },
      variant: null,
    });
  });

  test('CMP-2 without a campaign has none', async () => {
    await register('none@example.org', 'theme=dark; utm_source=');
    expect(await findCampaign('none@example.org')).toBeUndefined();
  });

  test('CMP-2 normalises forged cookies like parameters', async () => {
    const cookie = [
      `utm_source=${encodeURIComponent('x\n'.repeat(300))}`,
      'registration_banner=%3Cscript%3E',
      '__proto__=x',
      'utm_term=%zz',
    ].join('; ');
    expect((await register('forged@example.org', cookie)).statusCode).toBe(200);
    expect(await findCampaign('forged@example.org')).toEqual({
      values: { utm_source: 'x'.repeat(200), utm_term: '%zz' },
      variant: null,
    });
  });

  test('CMP-2 account and campaign are stored together or not at all, and deleted together', async () => {
    const { pool, db } = server.db;
    await pool.query(`
      create function fail() returns trigger language plpgsql as
        $$ begin raise exception 'no room'; end $$;
      create trigger fail before insert on registration_campaign execute function fail()`);
    expect((await register('half@example.org', 'utm_source=x')).statusCode).toBe(500);
    await pool.query('drop function fail cascade');
    const find = () =>
      db.selectFrom('account').select('id').where('email', '=', 'half@example.org').execute();
    expect(await find()).toEqual([]);
    await register('half@example.org', 'utm_source=x');
    expect(await findCampaign('half@example.org')).toMatchObject({ values: { utm_source: 'x' } });
    await db.deleteFrom('account').where('email', '=', 'half@example.org').execute();
    expect(await findCampaign('half@example.org')).toBeUndefined();
  });
});
