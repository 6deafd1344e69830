import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { prepareDatabase } from '../../boot/prepare-database.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { cookieHeader, createTestApp, signIn, type TestApp } from '../../testing/test-app.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, provideDemoAccounts } from './demo-accounts.ts';

const FORM = { email: 'op@example.org', name: 'Operator', password: 'long enough 1' };

let server: TestApp;
beforeEach(async () => {
  server = await createTestApp({ template: 'migrated' });
});
afterEach(() => server.close());

function post(path: string, payload: object, headers: Record<string, string> = {}) {
  const url = `/api/account/${path}/`;
  return server.app.http.inject({ method: 'POST', url, payload, headers });
}
const getFirstOperator = (query: string) =>
  server.app.http.inject({ url: `/api/account/first-operator/?${query}` });
const redeem = (token: string, form: object = FORM) => post('first-operator', { ...form, token });

async function newToken(): Promise<string> {
  const token = await server.app.accounts.operatorToken();
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  return token ?? '';
}

const emails = async () =>
  (await server.db.db.selectFrom('account').select('email').orderBy('email').execute()).map(
    ({ email }) => email,
  );

describe('USR-1 the link for the first operator', () => {
  test('USR-1 is rejected when void: 403; when malformed: 400', async () => {
    const token = await newToken();
    for (const wrong of ['', 'x', 'A'.repeat(43), `${token}x`, token.toLowerCase()]) {
      expectRefusal(await redeem(wrong), 'forbidden', 'body.token');
    }
    expectRefusal(await redeem('x'.repeat(101)), 'invalid_field', 'body.token');
    expectRefusal(await post('first-operator', FORM), 'invalid_field', 'body.token');
    expectRefusal(
      await redeem(token, { ...FORM, password: 'short' }),
      'invalid_field',
      'body.password',
    );
    expectRefusal(await redeem(token, { ...FORM, admin: 1 }), 'unknown_field', 'body.admin');
    expect(await emails()).toEqual([]);
    expect((await redeem(token)).statusCode).toBe(200);
  });

  test('USR-1 can be checked without using it up', async () => {
    expectRefusal(
      await getFirstOperator(`token=${'x'.repeat(101)}`),
      'invalid_field',
      'query.token',
    );
    expectRefusal(await getFirstOperator('admin=1'), 'unknown_field', 'query.admin');
    const token = await newToken();
    const readState = async (query: string) =>
      (await getFirstOperator(query)).json<{ state: string }>().state;
    expect(await readState('')).toBe('void');
    expect(await readState('token=x')).toBe('void');
    expect(await readState(`token=${token}`)).toBe('open');
    expect((await redeem(token)).statusCode).toBe(200);
    for (const query of ['', 'token=x', `token=${token}`])
      expect(await readState(query)).toBe('done');
  });

  test('USR-1 creates an operator who sees values and is signed in; it works once', async () => {
    const token = await newToken();
    const answer = await redeem(token);
    expect(answer.json()).toEqual({ result: true });
    const [account] = await server.db.db.selectFrom('account').selectAll().execute();
    expect(account).toMatchObject({ email: FORM.email, is_operator: true, is_demo: false });
    const page = await server.app.http.inject({
      url: '/profile/',
      headers: { cookie: cookieHeader(answer) },
    });
    expect(page.body).toContain('"userPaidAccess":true');
    expectRefusal(
      await redeem(token, { ...FORM, email: 'two@example.org' }),
      'forbidden',
      'body.token',
    );
    expect(await emails()).toEqual([FORM.email]);
  });

  test('USR-1 creates one operator when used twice at the same moment', async () => {
    const token = await newToken();
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((name) => redeem(token, { ...FORM, email: `${name}@example.org` })),
    );
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual([
      '200',
      '403',
      '403',
    ]);
    expect(await emails()).toHaveLength(1);
  });

  test('USR-1 stays valid when the email is taken: 409', async () => {
    await post('register', FORM);
    const token = await newToken();
    expectRefusal(await redeem(token), 'already_registered', 'body.email');
    expect((await redeem(token, { ...FORM, email: 'free@example.org' })).statusCode).toBe(200);
  });

  test('USR-1 isn’t offered once there is an operator, and only the latest one is valid', async () => {
    const [old, latest] = [await newToken(), await newToken()];
    expectRefusal(await redeem(old), 'forbidden', 'body.token');
    expect((await redeem(latest)).statusCode).toBe(200);
    expect(await server.app.accounts.operatorToken()).toBeUndefined();
  });

  test('USR-1 is valid for a day', async () => {
    const token = await newToken();
    await server.db.db
      .updateTable('one_time_link')
      .set({ expires_at: sql`expires_at - interval '24 hours'` })
      .execute();
    expectRefusal(await redeem(token), 'forbidden', 'body.token');
  });

  test('USR-1 is stored only as a hash', async () => {
    const token = await newToken();
    const { rows } = await server.db.pool.query<{ text: string }>(
      'select l::text as text from one_time_link l',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toContain(token);
    expect(rows[0]?.text).not.toContain(Buffer.from(token).toString('hex'));
  });

  test('USR-1 leads to a page that sends other sites no referrer, and whose form works without scripts', async () => {
    const { body, headers } = await server.app.http.inject({ url: '/setup/?token=abc' });
    // With `no-referrer`, browsers would send the form without an origin and the server would
    // reject it.
    expect(headers['referrer-policy']).toBe('strict-origin');
    expect(body).not.toContain('name="referrer"');
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    const made = await server.app.http.inject({
      method: 'POST',
      url: '/setup/',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...FORM, token: await newToken() }).toString(),
    });
    expect([made.statusCode, made.headers.location]).toEqual([302, '/']);
    expect(await emails()).toEqual([FORM.email]);
  });
});

describe('USR-1 the demo accounts', () => {
  const demoEmails = DEMO_ACCOUNTS.map(({ email }) => email).toSorted();

  test('USR-1 do not exist without the demo', async () => {
    for (const email of demoEmails) {
      await expect(signIn(server.app, email, DEMO_PASSWORD)).rejects.toThrow('wrong_credentials');
    }
  });

  test('USR-1 come with the demo, even twice, and go with it; other accounts stay', async () => {
    await post('register', FORM);
    await provideDemoAccounts(server.db.db, true);
    await provideDemoAccounts(server.db.db, true);
    expect(await emails()).toEqual([...demoEmails, FORM.email].toSorted());
    for (const email of demoEmails) {
      expect(await signIn(server.app, email, DEMO_PASSWORD)).toContain('parcurve=');
    }
    await prepareDatabase(server.db.ownerUrl, { demo: false });
    expect(await emails()).toEqual([FORM.email]);
    await expect(signIn(server.app, demoEmails[0] ?? '', DEMO_PASSWORD)).rejects.toThrow(
      'wrong_credentials',
    );
  });

  test('USR-1 don’t block the first operator once they are gone', async () => {
    await provideDemoAccounts(server.db.db, true);
    expect(await server.app.accounts.operatorToken()).toBeUndefined();
    await prepareDatabase(server.db.ownerUrl, { demo: false });
    expect((await redeem(await newToken())).statusCode).toBe(200);
  });
});
