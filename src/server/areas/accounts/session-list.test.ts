import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SessionItem } from '../../../contracts/accounts/sessions.ts';
import { BrowserJar } from '../../testing/browser-jar.ts';
import { EventReader } from '../../testing/event-reader.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { createTestApp, signIn, type TestApp } from '../../testing/test-app.ts';
import { describeDevice } from './device-name.ts';

const AT_ONCE = { timeout: 6000, interval: 20 };
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

let server: TestApp;
let twin: TestApp;
let origin: string;
beforeAll(async () => {
  server = await createTestApp();
  twin = await createTestApp({ database: server.db });
  origin = await twin.app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await twin.close();
  await server.close();
});

let count = 0;
/** A separate account for each test, signed in on this many devices. */
async function openAccount(devices = 1): Promise<BrowserJar[]> {
  count += 1;
  const account = { email: `s${count}@example.org`, name: 'S', password: 'long enough 1' };
  const first = new BrowserJar(server.app);
  await first.post('register', account);
  const others = Array.from({ length: devices - 1 }, async () => {
    const jar = new BrowserJar(server.app);
    await jar.post('sign-in', { email: account.email, password: account.password });
    return jar;
  });
  return [first, ...(await Promise.all(others))];
}

async function list(jar: BrowserJar): Promise<SessionItem[]> {
  return (await jar.get('/api/account/sessions/')).json<{ items: SessionItem[] }>().items;
}

async function ownId(jar: BrowserJar): Promise<string> {
  return (await list(jar)).find(({ isCurrent }) => isCurrent)!.id;
}

async function isSignedIn({ app }: TestApp, { cookie }: BrowserJar): Promise<boolean> {
  const answer = await app.http.inject({ url: '/api/account/sessions/', headers: { cookie } });
  return answer.statusCode === 200;
}

describe('USR-1 sessions reject', () => {
  test('USR-1 visitors and forged cookies: 401', async () => {
    for (const cookie of ['', 'parcurve=x', `parcurve=${'A'.repeat(43)}`]) {
      const headers = { cookie };
      const { http } = server.app;
      expectRefusal(await http.inject({ url: '/api/account/sessions/', headers }), 'not_signed_in');
      for (const path of ['end-others/', '00000000-0000-4000-8000-000000000000/end/']) {
        const url = `/api/account/sessions/${path}`;
        expectRefusal(await http.inject({ method: 'POST', url, headers }), 'not_signed_in');
      }
    }
  });

  test('USR-1 an invalid id: 400', async () => {
    const [jar] = await openAccount();
    for (const id of ['1', 'x'.repeat(100), '%27', '0'.repeat(36)]) {
      expectRefusal(await jar!.post(`sessions/${id}/end`), 'invalid_field', 'params.sessionId');
    }
  });

  test('USR-1 somebody else’s session: 404, and the session continues', async () => {
    const [jar] = await openAccount();
    const [stranger] = await openAccount();
    const id = await ownId(stranger!);
    expectRefusal(await jar!.post(`sessions/${id}/end`), 'not_found', 'params.sessionId');
    expect(await isSignedIn(server, stranger!)).toBe(true);
  });

  test('USR-1 an API token: 403', async () => {
    const [jar] = await openAccount();
    const made = await jar!.post('tokens', { name: 'P', scopes: ['market'], days: 30 });
    const { token } = made.json<{ token: string }>();
    const answer = await server.app.http.inject({
      url: '/api/account/sessions/',
      headers: { authorization: `Bearer ${token}` },
    });
    expectRefusal(answer, 'token_scope');
  });
});

describe('USR-1 sessions', () => {
  test('USR-1 are listed with device, address and times, this one first, without any secret', async () => {
    const [first, second] = await openAccount(2);
    await server.db.pool.query(
      `update session set user_agent = $1, address = '2001:db8:1:2:3::4', last_seen_at = now() + interval '1 second' where id = $2`,
      [SAFARI, await ownId(second!)],
    );
    const answer = await first!.get('/api/account/sessions/');
    const { items } = answer.json<{ items: SessionItem[] }>();
    expect(items).toEqual([
      expect.objectContaining({ isCurrent: true, address: '127.0.0.1', kind: 'other' }),
      expect.objectContaining({
        isCurrent: false,
        browser: 'Safari',
        system: 'iOS',
        kind: 'phone',
        address: '2001:db8:1:2::/64',
      }),
    ]);
    for (const jar of [first, second]) {
      expect(answer.body).not.toContain(jar!.getCookie('parcurve'));
    }
  });

  test('USR-1 once ended stop in all processes at once, live streams too', async () => {
    const paid = new BrowserJar(server.app);
    const other = new BrowserJar(server.app);
    for (const jar of [paid, other]) {
      jar.setCookie('parcurve', (await server.signInAs('paid')).replace('parcurve=', ''));
    }
    const stream = await EventReader.open(`${origin}/api/quotes/live/?ids=1001`, other.cookie);
    expect(await isSignedIn(twin, other)).toBe(true);
    expect((await paid.post(`sessions/${await ownId(other)}/end`)).statusCode).toBe(200);
    expect(await isSignedIn(server, other)).toBe(false);
    await stream.until(({ isOver }) => isOver);
    await vi.waitFor(async () => expect(await isSignedIn(twin, other)).toBe(false), AT_ONCE);
    expect(await isSignedIn(server, paid)).toBe(true);
  });

  test('USR-1 ending this one signs out and removes the cookie', async () => {
    const [jar] = await openAccount();
    const old = jar!.cookie;
    expect((await jar!.post(`sessions/${await ownId(jar!)}/end`)).statusCode).toBe(200);
    expect(jar!.cookie).not.toContain('parcurve=');
    const headers = { cookie: old };
    const answer = await server.app.http.inject({ url: '/api/account/sessions/', headers });
    expectRefusal(answer, 'not_signed_in');
  });

  test('USR-1 ending all others leaves other accounts alone', async () => {
    const [mine, ...others] = await openAccount(3);
    const [stranger] = await openAccount();
    expect((await mine!.post('sessions/end-others')).json()).toEqual({ result: true });
    expect(await list(mine!)).toHaveLength(1);
    for (const jar of others) expect(await isSignedIn(server, jar)).toBe(false);
    expect(await isSignedIn(server, stranger!)).toBe(true);
  });

  test('USR-1 50 simultaneous ends: one succeeds, the others learn that it is gone', async () => {
    const [mine, other] = await openAccount(2);
    const id = await ownId(other!);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => mine!.post(`sessions/${id}/end`)),
    );
    const counted = (status: number) =>
      answers.filter(({ statusCode }) => statusCode === status).length;
    expect([counted(200), counted(404)]).toEqual([1, 49]);
    expect(await list(mine!)).toHaveLength(1);
    await Promise.all(Array.from({ length: 50 }, () => mine!.post('sessions/end-others')));
    expect(await isSignedIn(server, mine!)).toBe(true);
  });

  test('USR-1 show within five minutes when they were last used', async () => {
    const [jar] = await openAccount();
    const [{ id } = { id: '' }] = await list(jar!);
    const seen = async (ago: string) => {
      await server.db.pool.query(
        `update session set last_seen_at = now() - $1::interval where id = $2`,
        [ago, id],
      );
      // Another process has nothing cached.
      const fresh = await createTestApp({ database: server.db });
      await fresh.app.http.inject({
        url: '/api/account/sessions/',
        headers: { cookie: jar!.cookie },
      });
      await fresh.close();
      const { rows } = await server.db.pool.query<{ age: number }>(
        `select extract(epoch from now() - last_seen_at)::float as age from session where id = $1`,
        [id],
      );
      return rows[0]!.age;
    };
    expect(await seen('4 minutes')).toBeGreaterThan(200);
    expect(await seen('6 minutes')).toBeLessThan(60);
  });
});

test.each([
  [CHROME, { browser: 'Chrome', system: 'Windows', kind: 'computer' }],
  [SAFARI, { browser: 'Safari', system: 'iOS', kind: 'phone' }],
  ['', { browser: null, system: null, kind: 'other' }],
  ['<b>Mine</b>/1.0 (<script>)', { browser: null, system: null, kind: 'other' }],
  ['x'.repeat(300), { browser: null, system: null, kind: 'other' }],
])('USR-1 the device of %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toEqual(device);
});

test('USR-1 a session started elsewhere is in the list at once', async () => {
  const [jar] = await openAccount();
  await signIn(twin.app, `s${count}@example.org`, 'long enough 1');
  expect(await list(jar!)).toHaveLength(2);
});
