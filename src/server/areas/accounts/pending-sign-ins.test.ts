import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RequestContext } from '../../core/http/request-context.ts';
import { makeAccount, TEST_PASSWORD } from '../../testing/test-account.ts';
import { cookieHeader, createTestApp, type TestApp } from '../../testing/test-app.ts';
import { DEMO_PASSWORD } from './demo-accounts.ts';
import { PendingSignIns } from './pending-sign-ins.ts';
import { Sessions } from './sessions.ts';

const EMAIL = 'paid@demo.example';

let server: TestApp;
let accountId: number;
beforeAll(async () => {
  server = await createTestApp();
  const row = await server.db.db
    .updateTable('account')
    .set({ second_step: 'passkey' })
    .where('email', '=', EMAIL)
    .returning('id')
    .executeTakeFirstOrThrow();
  accountId = row.id;
});
afterAll(() => server.close());
beforeEach(() => server.db.db.deleteFrom('pending_sign_in').execute());

const beginSignIn = () =>
  server.app.http.inject({
    method: 'POST',
    url: '/api/account/sign-in/',
    payload: { email: EMAIL, password: DEMO_PASSWORD },
  });

async function begunContext(): Promise<RequestContext> {
  const pendingToken = cookieHeader(await beginSignIn()).split('=')[1]!;
  return { pendingToken } as unknown as RequestContext;
}

async function stepFor(cookie: string): Promise<unknown> {
  const answer = await server.app.http.inject({
    url: '/api/account/second-step/',
    headers: { cookie },
  });
  return answer.json().step;
}

test('USR-1 the right password starts no session if a second step is required', async () => {
  const answer = await beginSignIn();
  expect(answer.json()).toEqual({ result: true, secondStep: 'passkey' });
  expect(answer.cookies).toEqual([
    expect.objectContaining({
      name: 'parcurve-step',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 600,
    }),
  ]);
  const cookie = cookieHeader(answer);
  expect(await stepFor(cookie)).toBe('passkey');
  const profile = await server.app.http.inject({
    url: '/api/account/access/',
    headers: { cookie },
  });
  expect(profile.statusCode).toBe(401);
  // Sent in the session cookie, the token isn't a session either.
  const renamed = cookie.replace('parcurve-step', 'parcurve');
  const asSession = await server.app.http.inject({
    url: '/api/account/access/',
    headers: { cookie: renamed },
  });
  expect(asSession.statusCode).toBe(401);
});

test('USR-1 an account without a second step is signed in at once', async () => {
  const answer = await server.app.http.inject({
    method: 'POST',
    url: '/api/account/sign-in/',
    payload: { email: 'free@demo.example', password: DEMO_PASSWORD },
  });
  expect(answer.json()).toEqual({ result: true, secondStep: null });
  expect(answer.cookies.map(({ name }) => name)).toEqual(['parcurve']);
});

test('USR-1 forged, finished and replaced sign-ins have no second step', async () => {
  expect(await stepFor('')).toBeNull();
  expect(await stepFor('parcurve-step=forged')).toBeNull();
  const first = cookieHeader(await beginSignIn());
  const second = await server.app.http.inject({
    method: 'POST',
    url: '/api/account/sign-in/',
    headers: { cookie: first },
    payload: { email: EMAIL, password: DEMO_PASSWORD },
  });
  expect(await stepFor(first)).toBeNull();
  const cookie = cookieHeader(second);
  await server.db.db
    .updateTable('pending_sign_in')
    .set({ expires_at: new Date(0) })
    .execute();
  expect(await stepFor(cookie)).toBeNull();
});

test('USR-1 changing the password ends sign-ins started with the old one', async () => {
  const { id, email, cookie } = await makeAccount(server, 'changes@example.org');
  await server.db.db
    .updateTable('account')
    .set({ second_step: 'passkey' })
    .where('id', '=', id)
    .execute();
  await server.app.http.inject({
    method: 'POST',
    url: '/api/account/sign-in/',
    payload: { email, password: TEST_PASSWORD },
  });
  await server.app.http.inject({
    method: 'POST',
    url: '/api/account/change-password/',
    headers: { cookie },
    payload: { currentPassword: TEST_PASSWORD, newPassword: 'another quiet pass' },
  });
  const left = await server.db.db
    .selectFrom('pending_sign_in')
    .select('account_id')
    .where('account_id', '=', id)
    .execute();
  expect(left).toEqual([]);
});

test('USR-1 of fifty that finish one sign-in at once, one starts a session', async () => {
  const sessions = new Sessions(server.db.db);
  const pending = new PendingSignIns(server.db.db, sessions, { countSignIn: () => {} });
  const token = cookieHeader(await beginSignIn()).split('=')[1]!;
  const begun: string[] = [];
  const context = {
    pendingToken: token,
    credential: null,
    address: '127.0.0.1',
    userAgent: 'test',
    setPendingToken: () => {},
    setSessionToken: (session: string) => begun.push(session),
    setPreferences: () => {},
  } as unknown as RequestContext;
  expect(await pending.finish({ ...context, pendingToken: null }, accountId)).toBe(false);
  const results = await Promise.all(
    Array.from({ length: 50 }, () => pending.finish(context, accountId)),
  );
  expect(results.filter(Boolean)).toHaveLength(1);
  expect(begun).toHaveLength(1);
  expect((await sessions.findViewer(begun[0]!))?.accountId).toBe(accountId);
});

test('USR-1 a sign-in of one account can’t be finished for another, or too late', async () => {
  const sessions = new Sessions(server.db.db);
  const pending = new PendingSignIns(server.db.db, sessions, { countSignIn: () => {} });
  expect(await pending.finish(await begunContext(), accountId + 1)).toBe(false);
  const late = await begunContext();
  await server.db.db
    .updateTable('pending_sign_in')
    .set({ expires_at: new Date(0) })
    .execute();
  expect(await pending.finish(late, accountId)).toBe(false);
});

test('USR-1 the second-step page is only for pending sign-ins', async () => {
  const visitor = await server.app.http.inject('/sign-in/second-step/?next=/indexes/');
  expect(visitor.statusCode).toBe(302);
  expect(visitor.headers.location).toBe('/sign-in/?next=%2Findexes%2F');
  const form = await server.app.http.inject({
    method: 'POST',
    url: '/sign-in/?next=/indexes/',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ email: EMAIL, password: DEMO_PASSWORD }).toString(),
  });
  expect(form.headers.location).toBe('/sign-in/second-step/?next=%2Findexes%2F');
  const page = await server.app.http.inject({
    url: '/sign-in/second-step/?next=%2Findexes%2F',
    headers: { cookie: cookieHeader(form) },
  });
  expect(page.statusCode).toBe(200);
});
