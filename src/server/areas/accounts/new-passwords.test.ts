import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../../domain/text/language.ts';
import { label } from '../../../labels/labels.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { DEMO_PASSWORD } from './demo-accounts.ts';
import { Passwords } from './passwords.ts';

let server: TestApp;
/** The same server in a state in which no password can be hashed. */
let busy: TestApp;
beforeAll(async () => {
  server = await createTestApp({ config: { trustProxy: true } });
  busy = await createTestApp({
    database: server.db,
    config: { trustProxy: true },
    passwords: new Passwords({ threads: 0, maxWaiting: 0 }),
  });
});
afterAll(async () => {
  await busy.close();
  await server.close();
});

let visitors = 0;
function post(
  path: string,
  payload: object,
  { at = server, headers = {} }: { at?: TestApp; headers?: Record<string, string> } = {},
) {
  visitors += 1;
  return at.app.http.inject({
    method: 'POST',
    url: `/api/account/${path}/`,
    payload,
    headers: { 'x-forwarded-for': `10.9.${visitors >> 8}.${visitors & 255}`, ...headers },
  });
}

const FORM = { email: 'new@example.org', name: 'New', password: 'long enough 1' };
const COMMON = [
  'password123',
  'PassWord123',
  'qwertyuiop',
  '1q2w3e4r5t',
  '1111111111',
  'абвабвабвабв',
  '0123456789',
  'JIHGFEDCBA',
  'Parcurve2026!',
  'market-portal',
];

describe('USR-1 a common password', () => {
  test.each(COMMON)('USR-1 %s is rejected at registration: 400', async (password) => {
    const answer = await post('register', { ...FORM, password });
    const { label: reason } = expectRefusal(answer, 'invalid_field', 'body.password');
    expect(reason).toBe('field_new_password_common');
  });

  test.each(COMMON)('USR-1 %s is rejected as a new one: 400', async (newPassword) => {
    const cookie = await server.signInAs('free');
    const form = { currentPassword: DEMO_PASSWORD, newPassword };
    const answer = await post('change-password', form, { headers: { cookie } });
    const { label: reason } = expectRefusal(answer, 'invalid_field', 'body.newPassword');
    expect(reason).toBe('field_new_password_common');
  });

  test('USR-1 without a session the response is 401 first', async () => {
    const form = { currentPassword: DEMO_PASSWORD, newPassword: 'password123' };
    expectRefusal(await post('change-password', form), 'not_signed_in');
  });

  test.each(LANGUAGE_CODES)('USR-1 the registration page says so in %s', async (language) => {
    const answer = await server.app.http.inject({
      method: 'POST',
      url: `/register/?lang=${language}`,
      payload: new URLSearchParams({ ...FORM, password: 'password123' }).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': `10.8.0.${LANGUAGE_CODES.indexOf(language)}`,
      },
    });
    expect(answer.statusCode).toBe(400);
    const [note] = /(?<=-message"[^>]*>)[^<]+/.exec(answer.body) ?? [];
    expect(note).toBe(label(language, 'field_new_password_common'));
  });

  test.each(['password1234 and more', 'abcdefghik', '11111111112', 'Parabola 123'])(
    'USR-1 %s isn’t one',
    async (password) => {
      const email = `${password.replaceAll(' ', '-').toLowerCase()}@example.org`;
      expect((await post('register', { ...FORM, email, password })).statusCode).toBe(200);
    },
  );

  test('USR-1 an account that already has one can sign in', async () => {
    const passwordHash = await new Passwords().hash('password123');
    const account = { email: 'old@example.org', name: 'Old', password_hash: passwordHash };
    await server.db.db.insertInto('account').values(account).execute();
    const form = { email: 'old@example.org', password: 'password123' };
    expect((await post('sign-in', form)).statusCode).toBe(200);
  });
});

describe('USR-1 while no password can be hashed', () => {
  test('USR-1 an endpoint that needs hashing responds with 503 and Retry-After', async () => {
    const cookie = await server.signInAs('free');
    const change = { currentPassword: DEMO_PASSWORD, newPassword: 'another long one' };
    for (const answer of [
      await post('sign-in', { email: 'free@demo.example', password: 'x' }, { at: busy }),
      await post('sign-in', { email: 'nobody@demo.example', password: 'x' }, { at: busy }),
      await post('register', FORM, { at: busy }),
      await post('change-password', change, { at: busy, headers: { cookie } }),
    ]) {
      expectRefusal(answer, 'overloaded');
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.cookies).toEqual([]);
    }
    expect((await post('register', FORM)).statusCode).toBe(200);
  });

  test('USR-1 input that can be rejected without hashing still is', async () => {
    const common = { ...FORM, email: 'c@example.org', password: 'password123' };
    expectRefusal(await post('register', common, { at: busy }), 'invalid_field', 'body.password');
    expectRefusal(
      await post('register', { ...FORM, email: 'paid@demo.example' }, { at: busy }),
      'already_registered',
      'body.email',
    );
    const voidLink = { ...FORM, email: 'op@example.org', token: 'A'.repeat(43) };
    expectRefusal(await post('first-operator', voidLink, { at: busy }), 'forbidden', 'body.token');
  });

  test('USR-1 the first operator’s link isn’t used up', async () => {
    await server.db.db.updateTable('account').set({ is_operator: false }).execute();
    const token = (await busy.app.accounts.operatorToken()) ?? '';
    const form = { ...FORM, email: 'op@example.org', token };
    expectRefusal(
      await post('first-operator', { ...form, password: 'password123' }, { at: busy }),
      'invalid_field',
      'body.password',
    );
    expectRefusal(
      await post('first-operator', { ...form, email: 'paid@demo.example' }, { at: busy }),
      'already_registered',
      'body.email',
    );
    expectRefusal(await post('first-operator', form, { at: busy }), 'overloaded');
    expect((await post('first-operator', form)).statusCode).toBe(200);
  });
});
