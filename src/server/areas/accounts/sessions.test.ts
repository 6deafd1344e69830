import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { expectRefusal } from '../../testing/refusal.ts';
import { cookieHeader, createTestApp, signIn, type TestApp } from '../../testing/test-app.ts';
import { DEMO_PASSWORD } from './demo-accounts.ts';
import { Sessions } from './sessions.ts';

/**
 * Shorter than the ten seconds for which a session is cached, so only a notification can be that
 * fast.
 */
const AT_ONCE = { timeout: 6000, interval: 20 };

let server: TestApp;
let twin: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  twin = await createTestApp({ database: server.db });
});
afterAll(async () => {
  await twin.close();
  await server.close();
});

function post(path: string, cookie: string, payload?: object) {
  const url = `/api/account/${path}/`;
  const headers = { cookie };
  return server.app.http.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
}

async function isSignedIn({ app }: TestApp, cookie: string): Promise<boolean> {
  return (await app.http.inject({ url: '/profile/', headers: { cookie } })).statusCode === 200;
}

const hashCookie = (cookie: string) =>
  createHash('sha256').update(cookie.replace('parcurve=', '')).digest();

const findSession = (cookie: string) =>
  server.db.db.selectFrom('session').selectAll().where('token_hash', '=', hashCookie(cookie));

describe('USR-1 sessions', () => {
  test('USR-1 work in every server process, and end in all of them at once', async () => {
    const cookie = await server.signInAs('tariff');
    expect(await isSignedIn(twin, cookie)).toBe(true);
    await post('sign-out', cookie);
    expect(await isSignedIn(server, cookie)).toBe(false);
    await vi.waitFor(async () => expect(await isSignedIn(twin, cookie)).toBe(false), AT_ONCE);
  });

  test('USR-1 expire', async () => {
    const cookie = await server.signInAs('tariff');
    await server.db.db
      .updateTable('session')
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where('token_hash', '=', hashCookie(cookie))
      .execute();
    expect(await isSignedIn(server, cookie)).toBe(false);
    const change = { currentPassword: DEMO_PASSWORD, newPassword: 'another long one' };
    expectRefusal(await post('change-password', cookie, change), 'not_signed_in');
  });

  test('USR-1 stay alive while used', async () => {
    const cookie = await server.signInAs('tariff');
    await server.db.db
      .updateTable('session')
      .set({
        last_seen_at: sql`now() - interval '2 hours'`,
        expires_at: sql`now() + interval '1 hour'`,
      })
      .where('token_hash', '=', hashCookie(cookie))
      .execute();
    expect(await isSignedIn(server, cookie)).toBe(true);
    const { expires_at } = await findSession(cookie).executeTakeFirstOrThrow();
    expect(Math.round((expires_at.getTime() - Date.now()) / 86_400_000)).toBe(30);
  });

  test('USR-1 end when they are idle or old, by the current limits, and are no longer listed', async () => {
    const boss = await server.signInAs('operator');
    const set = (settings: object) =>
      server.app.http.inject({
        method: 'POST',
        url: '/api/admin/settings/',
        headers: { cookie: boss },
        payload: settings,
      });
    const age = (cookie: string, ages: { created: string; seen: string }) =>
      server.db.pool.query(
        `update session set created_at = now() - $2::interval, last_seen_at = now() - $3::interval
         where token_hash = $1`,
        [hashCookie(cookie), ages.created, ages.seen],
      );
    for (const wrong of [{ sessionIdleMinutes: 0 }, { sessionMaxDays: 400 }]) {
      expectRefusal(await set(wrong), 'invalid_field', `body.${Object.keys(wrong)[0]}`);
    }
    const cookie = await server.signInAs('tariff');
    await age(cookie, { created: '20 days', seen: '20 hours' });
    expect(await isSignedIn(server, cookie)).toBe(true);

    await age(cookie, { created: '20 days', seen: '20 hours' });
    expect((await set({ sessionIdleMinutes: 60 })).statusCode).toBe(200);
    expect(await isSignedIn(server, cookie)).toBe(false);
    const others = await server.app.http.inject({
      url: '/api/account/sessions/',
      headers: { cookie: await server.signInAs('tariff') },
    });
    expect(others.json<{ items: unknown[] }>().items).toHaveLength(1);

    const old = await server.signInAs('tariff');
    await age(old, { created: '8 days', seen: '1 minute' });
    expect(await isSignedIn(server, old)).toBe(true);
    await set({ sessionMaxDays: 7 });
    expect(await isSignedIn(server, old)).toBe(false);
    await server.db.pool.query('delete from setting');
  });

  test('USR-1 used only by a stream are idle; a request counts as use', async () => {
    const cookie = await server.signInAs('tariff');
    const token = cookie.replace('parcurve=', '');
    await server.db.pool.query(
      `update session set last_seen_at = now() - interval '1 hour' where token_hash = $1`,
      [hashCookie(cookie)],
    );
    const sessions = new Sessions(server.db.db);
    const minutesIdle = async () => {
      const { last_seen_at } = await findSession(cookie).executeTakeFirstOrThrow();
      return Math.round((Date.now() - last_seen_at.getTime()) / 60_000);
    };
    const viewer = await sessions.peekViewer(token);
    expect(viewer?.goodUntilMs).toBeGreaterThan(Date.now());
    expect(await minutesIdle()).toBe(60);
    // Even though the viewer is still cached.
    await sessions.findViewer(token);
    expect(await minutesIdle()).toBe(0);
  });

  test('USR-1 end with their account', async () => {
    const form = { email: 'gone@example.org', name: 'Gone', password: 'long enough 1' };
    const cookie = cookieHeader(await post('register', '', form));
    await server.db.db.deleteFrom('account').where('email', '=', form.email).execute();
    expect(await isSignedIn(server, cookie)).toBe(false);
  });

  test('USR-1 are stored only as the hash of their token', async () => {
    const cookie = await server.signInAs('tariff');
    const token = cookie.replace('parcurve=', '');
    expect(await findSession(cookie).executeTakeFirst()).toBeDefined();
    for (const table of ['session', 'account', 'one_time_link', 'attempt_limit']) {
      const { rows } = await server.db.pool.query<{ text: string }>(
        `select t::text as text from ${table} t`,
      );
      const dump = rows.map(({ text }) => text).join('\n');
      for (const form of [
        token,
        Buffer.from(token).toString('hex'),
        Buffer.from(token, 'base64url').toString('hex'),
      ]) {
        expect(dump).not.toContain(form);
      }
    }
  });
});

test('USR-1 a session that ends while it is looked up isn’t cached', async () => {
  const cookie = await server.signInAs('tariff');
  const token = cookie.replace('parcurve=', '');
  const sessions = new Sessions(server.db.db);
  const holder = await server.db.pool.connect();
  await holder.query('begin; lock table session in access exclusive mode');
  const lookup = sessions.findViewer(token);
  sessions.forgetAll();
  await holder.query('commit');
  holder.release();
  expect(await lookup).not.toBeNull();
  await server.db.db.deleteFrom('session').where('token_hash', '=', hashCookie(cookie)).execute();
  expect(await sessions.findViewer(token)).toBeNull();
});

describe('USR-1 change-password rejects', () => {
  const form = { currentPassword: DEMO_PASSWORD, newPassword: 'another long one' };

  test('USR-1 requests without a session: 401', async () => {
    for (const cookie of ['', 'parcurve=x', `parcurve=${'A'.repeat(43)}`]) {
      expectRefusal(await post('change-password', cookie, form), 'not_signed_in');
    }
  });

  test.each([
    [{ ...form, newPassword: 'too short' }, 'body.newPassword'],
    [{ ...form, newPassword: 'x'.repeat(201) }, 'body.newPassword'],
    [{ ...form, currentPassword: '' }, 'body.currentPassword'],
    [{ newPassword: form.newPassword }, 'body.currentPassword'],
  ])('USR-1 %j: 400, naming the field', async (bad, field) => {
    const cookie = await server.signInAs('free');
    expectRefusal(await post('change-password', cookie, bad), 'invalid_field', field);
  });

  test('USR-1 somebody else’s account: 400', async () => {
    const cookie = await server.signInAs('free');
    const answer = await post('change-password', cookie, { ...form, accountId: 1 });
    expectRefusal(answer, 'unknown_field', 'body.accountId');
  });

  test('USR-1 a wrong current password: 401, and from the eleventh attempt on even the right one: 429', async () => {
    const cookie = await server.signInAs('free');
    for (let i = 0; i < 10; i += 1) {
      const wrong = await post('change-password', cookie, {
        ...form,
        currentPassword: 'not the one',
      });
      expectRefusal(wrong, 'wrong_credentials', 'body.currentPassword');
    }
    const answer = await post('change-password', cookie, form);
    expectRefusal(answer, 'too_many_attempts');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(await isSignedIn(server, await server.signInAs('free'))).toBe(true);
  });
});

describe('USR-1 change-password', () => {
  test('USR-1 revokes API tokens, unless they are to be kept', async () => {
    const account = { email: 'programs@example.org', name: 'P', password: 'the old password' };
    let cookie = cookieHeader(await post('register', '', account));
    const makeToken = async () =>
      (await post('tokens', cookie, { name: 'Excel', scopes: ['market'], days: 30 })).json<{
        token: string;
      }>().token;
    const statusWith = async (token: string) =>
      (
        await server.app.http.inject({
          url: '/api/indexes/1001/',
          headers: { authorization: `Bearer ${token}` },
        })
      ).statusCode;
    const token = await makeToken();
    const form = { currentPassword: account.password, newPassword: 'the new password' };
    cookie = cookieHeader(await post('change-password', cookie, { ...form, revokesTokens: false }));
    expect(await statusWith(token)).toBe(200);
    const again = { currentPassword: form.newPassword, newPassword: account.password };
    cookie = cookieHeader(await post('change-password', cookie, again));
    expect(await statusWith(token)).toBe(401);

    // The page offers this, checked by default.
    const page = await server.app.http.inject({ url: '/profile/', headers: { cookie } });
    expect(page.body).toMatch(/<input [^>]*name="revoke"[^>]* checked=""/);
    const kept = await makeToken();
    const submit = (fields: string) =>
      server.app.http.inject({
        method: 'POST',
        url: '/profile/',
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
        payload: `section=password&currentPassword=the+old+password&newPassword=the+new+password${fields}`,
      });
    const unticked = await submit('');
    expect(unticked.headers.location).toBe('/profile/?saved=password#password');
    expect(await statusWith(kept)).toBe(200);
  });

  test('USR-1 changes it, ends all other sessions everywhere and renews this one', async () => {
    const account = { email: 'changes@example.org', name: 'Changes', password: 'the old password' };
    const mine = cookieHeader(await post('register', '', account));
    const other = await signIn(server.app, account.email, account.password);
    const onTwin = await signIn(twin.app, account.email, account.password);
    const stranger = await server.signInAs('paid');
    expect(await isSignedIn(server, other)).toBe(true);
    expect(await isSignedIn(twin, onTwin)).toBe(true);

    const form = { currentPassword: account.password, newPassword: 'the new password' };
    const answer = await post('change-password', mine, form);
    expect(answer.json()).toEqual({ result: true });

    const renewed = cookieHeader(answer);
    expect(renewed).not.toBe(mine);
    expect(await isSignedIn(server, renewed)).toBe(true);
    for (const ended of [mine, other, onTwin]) expect(await isSignedIn(server, ended)).toBe(false);
    await vi.waitFor(async () => expect(await isSignedIn(twin, onTwin)).toBe(false), AT_ONCE);
    expect(await isSignedIn(server, stranger)).toBe(true);
    await expect(signIn(server.app, account.email, account.password)).rejects.toThrow(
      'wrong_credentials',
    );
    await expect(signIn(server.app, account.email, 'the new password')).resolves.toBeTruthy();
  });
});
