import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { expectRefusal } from '../../testing/refusal.ts';
import { makeAccount, TEST_PASSWORD as PASSWORD } from '../../testing/test-account.ts';
import { createTestApp, signIn, type TestApp } from '../../testing/test-app.ts';
import { DEMO_PASSWORD } from './demo-accounts.ts';
import { processPasswords } from './passwords.ts';

let server: TestApp;
let twin: TestApp;
let silent: TestApp;
beforeAll(async () => {
  server = await createTestApp({ config: { hasOutbox: true } });
  twin = await createTestApp({ database: server.db, config: { hasOutbox: true } });
  silent = await createTestApp({ database: server.db, config: { hasOutbox: false, mail: null } });
});
afterAll(async () => {
  await silent.close();
  await twin.close();
  await server.close();
});

function post(path: string, cookie: string, payload: object, at = server) {
  const url = `/api/account/${path}/`;
  return at.app.http.inject({ method: 'POST', url, headers: { cookie }, payload });
}

const get = (path: string, cookie = '', at = server) =>
  at.app.http.inject({ url: `/api/account/${path}`, headers: { cookie } });

const FORMS = [
  ['name', { name: 'New' }],
  ['email', { email: 'new@example.org', password: DEMO_PASSWORD }],
] as const;

describe('USR-1 the profile rejects', () => {
  test.each([...FORMS, ['preferences', { language: 'rus' }] as const])(
    'USR-1 %s: 401 for a visitor and for a forged cookie',
    async (path, form) => {
      for (const cookie of ['', `parcurve=${'A'.repeat(43)}`]) {
        expectRefusal(await post(path, cookie, form), 'not_signed_in');
      }
    },
  );

  test('USR-1 reads by an unknown account: 401', async () => {
    expectRefusal(await get('profile/'), 'not_signed_in');
  });

  test.each([
    ['name', { name: '' }, 'body.name'],
    ['name', { name: '   ' }, 'body.name'],
    ['name', { name: 'x'.repeat(10_000) }, 'body.name'],
    ['email', { email: '', password: PASSWORD }, 'body.email'],
    ['email', { email: `${'x'.repeat(10_000)}@example.org`, password: PASSWORD }, 'body.email'],
    ['email', { email: 'no address', password: PASSWORD }, 'body.email'],
    ['email', { email: 'a@example.org', password: '' }, 'body.password'],
    ['email', { email: 'a@example.org', password: 'x'.repeat(10_000) }, 'body.password'],
    ['email/confirm', { token: 'x'.repeat(10_000) }, 'body.token'],
    ['preferences', { language: 'klingon' }, 'body.language'],
    ['preferences', { theme: 'pink' }, 'body.theme'],
  ])('USR-1 %s %j: 400, naming the field', async (path, form, field) => {
    const cookie = await server.signInAs('free');
    expectRefusal(await post(path, cookie, form), 'invalid_field', field);
  });

  test('USR-1 changes to another account: 400', async () => {
    const cookie = await server.signInAs('free');
    const answer = await post('name', cookie, { name: 'New', accountId: 1 });
    expectRefusal(answer, 'unknown_field', 'body.accountId');
  });

  test.each(FORMS)('USR-1 %s of a demo account, whose password is public', async (path, form) => {
    expectRefusal(await post(path, await server.signInAs('paid'), form), 'demo_account');
  });

  test('USR-1 the password of a demo account, even with the right one', async () => {
    const form = { currentPassword: DEMO_PASSWORD, newPassword: 'another long one' };
    expectRefusal(
      await post('change-password', await server.signInAs('paid'), form),
      'demo_account',
    );
    await expect(server.signInAs('paid')).resolves.toBeTruthy();
  });

  test('USR-1 an API token', async () => {
    const { cookie } = await makeAccount(server, 'program@example.org');
    const made = await post('tokens', cookie, { name: 'P', scopes: ['market'], days: 30 });
    const { token } = made.json<{ token: string }>();
    const headers = { authorization: `Bearer ${token}` };
    for (const url of ['/api/account/profile/', '/api/account/data/']) {
      expectRefusal(await server.app.http.inject({ url, headers }), 'token_scope');
    }
  });
});

describe('USR-1 the profile', () => {
  test('USR-1 describes the account', async () => {
    const { cookie, email } = await makeAccount(server, 'says@example.org');
    expect((await get('profile/', cookie)).json()).toEqual({
      name: 'Ada',
      email,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      language: 'eng',
      theme: null,
      hasPassword: true,
      isDemo: false,
      sendsMail: true,
      pendingEmail: null,
    });
    expect((await get('profile/', cookie, silent)).json()).toMatchObject({ sendsMail: false });
  });

  test('USR-1 a new name is shown at once, by every server process', async () => {
    const { cookie } = await makeAccount(server, 'name@example.org');
    const header = async ({ app }: TestApp) =>
      (await app.http.inject({ url: '/addin/', headers: { cookie } })).body;
    expect(await header(twin)).toContain('Ada');
    const answer = await post('name', cookie, { name: '  Grace <b>Hopper</b> ' });
    expect(answer.json()).toEqual({ result: true });
    expect(await header(server)).toContain('Grace &lt;b&gt;Hopper&lt;/b&gt;');
    await vi.waitFor(async () => expect(await header(twin)).toContain('Grace'), { timeout: 6000 });
  });
});

describe('USR-1 a password', () => {
  test('USR-1 is compared as typed, with all of its 200 characters', async () => {
    const password = ` ${'Ä'.repeat(198)}z`;
    const email = 'typed@example.org';
    const passwordHash = await processPasswords.hash(password);
    await server.db.db
      .insertInto('account')
      .values({ email, name: 'Typed', password_hash: passwordHash })
      .execute();
    const others = [password.trim(), password.toLowerCase(), `${password.slice(0, -1)}y`];
    for (const other of [...others, password.slice(0, 100)]) {
      await expect(signIn(server.app, email, other)).rejects.toThrow('wrong_credentials');
    }
    await expect(signIn(server.app, email, password)).resolves.toBeTruthy();
  });
});
