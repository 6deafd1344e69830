import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectRefusal } from '../../testing/refusal.ts';
import { cookieHeader, createTestApp, type TestApp } from '../../testing/test-app.ts';
import { processPasswords } from './passwords.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ passwords: processPasswords, config: { trustProxy: true } });
});
afterAll(() => server.close());

const PASSWORD = 'long enough 1';
let visitors = 0;
/** Each registration uses its own IP address; another test covers the limit per address. */
function register(payload: object, headers: Record<string, string> = {}) {
  visitors += 1;
  return server.app.http.inject({
    method: 'POST',
    url: '/api/account/register/',
    payload,
    headers: { 'x-forwarded-for': `10.1.${visitors >> 8}.${visitors & 255}`, ...headers },
  });
}

const findAccounts = (email: string) =>
  server.db.db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst();

describe('USR-1 register rejects', () => {
  test.each([
    '',
    'x',
    'x@',
    '@x.org',
    'x@y',
    'a b@x.org',
    'a@b@x.org',
    `${'a'.repeat(250)}@x.org`,
    'a\0@x.org',
  ])('USR-1 the email %j: 400, naming the field', async (email) => {
    expectRefusal(
      await register({ email, name: 'A', password: PASSWORD }),
      'invalid_field',
      'body.email',
    );
  });

  test.each([null, 1, ['a@x.org'], { $ne: '' }])('USR-1 the email %j: 400', async (email) => {
    expectRefusal(
      await register({ email, name: 'A', password: PASSWORD }),
      'invalid_field',
      'body.email',
    );
  });

  test.each(['', '123456789', 'x'.repeat(201), 1_234_567_890])(
    'USR-1 the password %j: 400',
    async (password) => {
      const answer = await register({ email: 'p@example.org', name: 'A', password });
      expectRefusal(answer, 'invalid_field', 'body.password');
      expect(answer.body).not.toContain(`"${password}"`);
    },
  );

  test.each(['', '   ', 'x'.repeat(101), 'a\0b', 5])('USR-1 the name %j: 400', async (name) => {
    const answer = await register({ email: 'n@example.org', name, password: PASSWORD });
    expectRefusal(answer, 'invalid_field', 'body.name');
  });

  test.each(['email', 'name', 'password'])('USR-1 a form without %s: 400', async (field) => {
    const { [field]: _, ...form } = {
      email: 'm@example.org',
      name: 'A',
      password: PASSWORD,
    } as Record<string, string>;
    expectRefusal(await register(form), 'invalid_field', `body.${field}`);
  });

  test.each(['accessLevel', 'access_level', 'isOperator', 'tariffs', 'id'])(
    'USR-1 self-assigned rights (%s): 400',
    async (field) => {
      const form = { email: 'r@example.org', name: 'A', password: PASSWORD, [field]: 1 };
      expectRefusal(await register(form), 'unknown_field', `body.${field}`);
      expect(await findAccounts('r@example.org')).toBeUndefined();
    },
  );

  test('USR-1 a form from another site: 403', async () => {
    const form = { email: 'c@example.org', name: 'A', password: PASSWORD };
    expectRefusal(await register(form, { origin: 'https://evil.example' }), 'cross_site');
    expect(await findAccounts('c@example.org')).toBeUndefined();
  });

  test('USR-1 an email that is taken, however it is written: 409', async () => {
    await register({ email: 'taken@example.org', name: 'First', password: PASSWORD });
    const answer = await register({
      email: ' TAKEN@Example.org ',
      name: 'Second',
      password: 'another one 2',
    });
    expectRefusal(answer, 'already_registered', 'body.email');
    expect(answer.cookies).toEqual([]);
    expect((await findAccounts('taken@example.org'))?.name).toBe('First');
  });

  test('USR-1 all but one of several simultaneous requests: 409', async () => {
    const form = { email: 'race@example.org', name: 'A', password: PASSWORD };
    const answers = await Promise.all([1, 2, 3].map(() => register(form)));
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual([
      '200',
      '409',
      '409',
    ]);
  });

  test('USR-1 more than twenty from one address: 429, with Retry-After', async () => {
    const headers = { 'x-forwarded-for': '10.9.9.9' };
    const form = { email: 'taken@example.org', name: 'A', password: PASSWORD };
    await register(form, headers);
    await server.db.db
      .updateTable('attempt_limit')
      .set({ points: 20 })
      .where('key', 'like', 'register-address:10.9.9.9')
      .execute();
    const answer = await register({ ...form, email: 'limit@example.org' }, headers);
    expectRefusal(answer, 'too_many_attempts');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(await findAccounts('limit@example.org')).toBeUndefined();
    expect((await register({ ...form, email: 'limit@example.org' })).statusCode).toBe(200);
  });
});

describe('USR-1 register', () => {
  test('USR-1 creates an account and signs it in', async () => {
    const answer = await register(
      { email: ' New@Example.org', name: ' Ньютон ', password: PASSWORD },
      { 'accept-language': 'ru' },
    );
    expect(answer.json()).toEqual({ result: true });
    const account = await findAccounts('new@example.org');
    expect(account).toMatchObject({
      name: 'Ньютон',
      language: 'rus',
      access_level: null,
      is_operator: false,
      is_demo: false,
    });
    const page = await server.app.http.inject({
      url: '/profile/',
      headers: { cookie: cookieHeader(answer) },
    });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Ньютон');
  });

  test('USR-1 only stores an argon2id hash of the password', async () => {
    await register({ email: 'hash@example.org', name: 'A', password: 'correct horse battery' });
    const account = await findAccounts('hash@example.org');
    expect(account?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(account)).not.toContain('correct horse');
  });

  test('ACC-2 USR-1 a new account has no level, so it counts as restricted', async () => {
    const answer = await register({ email: 'level@example.org', name: 'A', password: PASSWORD });
    const headers = { cookie: cookieHeader(answer) };
    const index = await server.app.http.inject({ url: '/api/indexes/1001/', headers });
    expect(index.json()).toMatchObject({ quote: { value: '***' } });
    const page = await server.app.http.inject({ url: '/', headers });
    expect(page.body).toContain('"userAccessLevel":1077');
  });
});
