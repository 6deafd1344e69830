import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectRefusal } from '../../testing/refusal.ts';
import { cookieHeader, createTestApp, type TestApp } from '../../testing/test-app.ts';
import { DEMO_PASSWORD } from './demo-accounts.ts';

const PAID = { email: 'paid@demo.example', password: DEMO_PASSWORD };

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ config: { trustProxy: true } });
});
afterAll(() => server.close());

function post(path: string, payload?: object, headers: Record<string, string> = {}) {
  const url = `/api/account/${path}/`;
  return server.app.http.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
}

async function isSignedIn(cookie: string): Promise<boolean> {
  const { statusCode } = await server.app.http.inject({ url: '/profile/', headers: { cookie } });
  return statusCode === 200;
}

describe('USR-1 sign-in rejects', () => {
  test.each([
    [{ ...PAID, email: 'x' }, 'body.email'],
    [{ ...PAID, email: 5 }, 'body.email'],
    [{ ...PAID, password: '' }, 'body.password'],
    [{ ...PAID, password: 'x'.repeat(201) }, 'body.password'],
    [{ ...PAID, password: 'x\0' }, 'body.password'],
    [{ email: PAID.email }, 'body.password'],
  ])('USR-1 %j: 400, naming the field', async (form, field) => {
    expectRefusal(await post('sign-in', form), 'invalid_field', field);
  });

  test('USR-1 an unknown field: 400', async () => {
    expectRefusal(
      await post('sign-in', { ...PAID, remember: true }),
      'unknown_field',
      'body.remember',
    );
  });

  test('USR-1 a wrong password and an unknown email alike: 401', async () => {
    const wrong = await post('sign-in', { ...PAID, password: 'not the one' });
    const unknown = await post('sign-in', { ...PAID, email: 'nobody@demo.example' });
    const { requestId: _one, ...first } = expectRefusal(wrong, 'wrong_credentials');
    const { requestId: _other, ...second } = expectRefusal(unknown, 'wrong_credentials');
    expect(second).toEqual(first);
    expect([...wrong.cookies, ...unknown.cookies]).toEqual([]);
  });

  test('USR-1 GET, which would put the password into a URL: 405', async () => {
    const url = '/api/account/sign-in/?email=a';
    expectRefusal(await server.app.http.inject({ url }), 'method_not_allowed');
  });
});

describe('USR-1 sign-in', () => {
  test('USR-1 starts a session in a cookie that scripts and other sites can’t read', async () => {
    const answer = await post('sign-in', { ...PAID, email: ' PAID@demo.example' });
    expect(answer.json()).toEqual({ result: true, secondStep: null });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: 'parcurve', path: '/', httpOnly: true, sameSite: 'Lax' }),
    ]);
    expect(answer.cookies[0]).not.toHaveProperty('secure');
    expect(answer.cookies[0]).not.toHaveProperty('domain');
    expect(answer.cookies[0]?.value).toMatch(/^[A-Za-z0-9_-]{43}$/);
    // The cookie outlives the session: the database decides when the session expires.
    expect(answer.cookies[0]?.maxAge).toBe(400 * 86_400);
    expect(await isSignedIn(cookieHeader(answer))).toBe(true);
  });

  test.each([
    ['PUBLIC_URL is https', { publicUrl: 'https://example.org' }, {}],
    ['a trusted proxy speaks TLS', { trustProxy: true }, { 'x-forwarded-proto': 'https' }],
  ])('USR-1 when %s the cookie is Secure and bound to the host', async (_when, config, headers) => {
    const other = await createTestApp({ database: server.db, config });
    const inject = {
      method: 'POST',
      url: '/api/account/sign-in/',
      payload: PAID,
      headers,
    } as const;
    const answer = await other.app.http.inject(inject);
    const page = { url: '/profile/', headers: { ...headers, cookie: cookieHeader(answer) } };
    const { statusCode } = await other.app.http.inject(page);
    await other.close();
    expect(answer.cookies).toEqual([
      expect.objectContaining({
        name: '__Host-parcurve',
        path: '/',
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
      }),
    ]);
    expect(answer.cookies[0]).not.toHaveProperty('domain');
    expect(statusCode).toBe(200);
  });

  test('USR-1 issues a new token each time and voids the previous one', async () => {
    const first = cookieHeader(await post('sign-in', PAID));
    expect(await isSignedIn(first)).toBe(true);
    const second = cookieHeader(await post('sign-in', PAID, { cookie: first }));
    expect(second).not.toBe(first);
    expect(await isSignedIn(second)).toBe(true);
    expect(await isSignedIn(first)).toBe(false);
  });

  test('USR-1 never adopts a token chosen by somebody else', async () => {
    const planted = `parcurve=${'A'.repeat(43)}`;
    const answer = await post('sign-in', PAID, { cookie: planted });
    expect(cookieHeader(answer)).not.toBe(planted);
    expect(await isSignedIn(planted)).toBe(false);
  });

  test('USR-1 a rejected sign-in leaves the session as it was', async () => {
    const cookie = cookieHeader(await post('sign-in', PAID));
    await post('sign-in', { ...PAID, password: 'not the one' }, { cookie });
    expect(await isSignedIn(cookie)).toBe(true);
  });
});

describe('USR-1 sign-out', () => {
  test('USR-1 rejects another site: 403, and the session continues', async () => {
    const cookie = cookieHeader(await post('sign-in', PAID));
    expectRefusal(
      await post('sign-out', undefined, { cookie, origin: 'https://evil.example' }),
      'cross_site',
    );
    expect(await isSignedIn(cookie)).toBe(true);
  });

  test('USR-1 ends this session and removes the cookie, but no other session', async () => {
    const [cookie, other] = [
      cookieHeader(await post('sign-in', PAID)),
      cookieHeader(await post('sign-in', PAID)),
    ];
    const answer = await post('sign-out', undefined, { cookie });
    expect(answer.json()).toEqual({ result: true });
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: 'parcurve', value: '', path: '/', maxAge: 0 }),
    ]);
    expect(await isSignedIn(cookie)).toBe(false);
    expect(await isSignedIn(other)).toBe(true);
  });

  test('USR-1 without a session, or repeated: succeeds', async () => {
    for (const cookie of ['', 'parcurve=x', `parcurve=${'A'.repeat(43)}`]) {
      expect((await post('sign-out', undefined, { cookie })).statusCode).toBe(200);
    }
  });
});
