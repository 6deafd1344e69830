import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectRefusal } from '../../testing/refusal.ts';
import { cookieHeader, createTestApp, type TestApp } from '../../testing/test-app.ts';
import { DEMO_PASSWORD } from './demo-accounts.ts';
import {
  forgetGap,
  forgetPhones,
  PHONE,
  PhoneTester,
  sentMessages,
  wrongCode,
} from './testing/phone-tests.ts';

const [PAID, FREE] = ['paid@demo.example', 'free@demo.example'];

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await forgetPhones(server);
  await server.db.db.deleteFrom('pending_sign_in').execute();
  await server.db.db
    .updateTable('account')
    .set({ phone: PHONE, phone_confirmed_at: sql`now()`, second_step: 'code' })
    .where('email', 'in', [PAID, FREE])
    .execute();
});

/** Submits the right password; returns the browser that still has to enter the code. */
async function begin(email = PAID, cookie = ''): Promise<PhoneTester> {
  const answer = await server.app.http.inject({
    method: 'POST',
    url: '/api/account/sign-in/',
    headers: { cookie },
    payload: { email, password: DEMO_PASSWORD },
  });
  expect(answer.json()).toEqual({ result: true, secondStep: 'code' });
  return new PhoneTester(server, cookieHeader(answer));
}

const finish = (browser: PhoneTester, code: string) =>
  browser.post('/api/account/second-step/code/', { code });
const resend = (browser: PhoneTester) => browser.post('/api/account/second-step/send-code/');

async function stepState({ cookie }: PhoneTester) {
  const answer = await server.app.http.inject({
    url: '/api/account/second-step/',
    headers: { cookie },
  });
  return answer.json<{ step: string | null; code: { isOpen: boolean; phone: string } | null }>();
}

async function isSignedIn(cookie: string): Promise<boolean> {
  const answer = await server.app.http.inject({
    url: '/api/account/access/',
    headers: { cookie },
  });
  return answer.statusCode === 200;
}

test('USR-1 without a pending sign-in, or with a forged one, there is nothing to finish', async () => {
  for (const cookie of ['', 'parcurve-step=forged', `parcurve-step=${'x'.repeat(43)}`]) {
    const browser = new PhoneTester(server, cookie);
    const refused = await finish(browser, '123456');
    expectRefusal(refused, 'not_signed_in', null);
    expect(refused.json().label).toBe('second_step_ended');
    expectRefusal(await resend(browser), 'not_signed_in', null);
    expect(await stepState(browser)).toEqual({
      step: null,
      hasRecoveryCodes: false,
      canSend: false,
      code: null,
    });
  }
  expect(await sentMessages(server, 'sms')).toEqual([]);
});

test('USR-1 USR-2 the code sent to the phone finishes the sign-in, once', async () => {
  const browser = await begin();
  const [message] = await sentMessages(server, 'sms');
  expect(message).toMatchObject({ recipient: PHONE, purpose: 'sign-in-code' });
  expect(await stepState(browser)).toMatchObject({
    step: 'code',
    code: { phone: '+47 ·· ·· ·2 19', isOpen: true, triesLeft: 5 },
  });
  const code = await browser.code();
  expectRefusal(await finish(browser, ''), 'invalid_field', 'body.code');
  expectRefusal(await finish(browser, wrongCode(code)), 'wrong_code', 'body.code');
  const done = await finish(browser, code);
  expect(done.json()).toEqual({ result: true });
  const cookies = Object.fromEntries(done.cookies.map(({ name, value }) => [name, value]));
  expect(cookies['parcurve-step']).toBe('');
  expect(await isSignedIn(`parcurve=${cookies.parcurve}`)).toBe(true);
  // The same cookie and code can't be reused.
  expectRefusal(await finish(browser, code), 'not_signed_in', null);
});

test('USR-1 of fifty that finish one sign-in with the right code one is signed in', async () => {
  const browser = await begin();
  const code = await browser.code();
  await server.db.db.deleteFrom('session').execute();
  const answers = await Promise.all(Array.from({ length: 50 }, () => finish(browser, code)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await server.db.db.selectFrom('session').select('account_id').execute()).toHaveLength(1);
});

test('USR-1 of fifty simultaneous guesses five are checked', async () => {
  const browser = await begin();
  const code = await browser.code();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => finish(browser, wrongCode(code))),
  );
  expect(answers.filter((answer) => answer.json().code === 'wrong_code')).toHaveLength(5);
  expectRefusal(await finish(browser, code), 'void_code', 'body.code');
});

test('USR-1 a code is only valid for the sign-in it was sent for', async () => {
  const mine = await begin();
  const code = await mine.code();
  const others = await begin(FREE);
  expectRefusal(await finish(others, code), 'wrong_code', 'body.code');
  // Another browser with the password gets no code within 30 seconds, and mine doesn't work there.
  const second = await begin();
  expect(await sentMessages(server, 'sms')).toHaveLength(2);
  expect(await stepState(second)).toMatchObject({ step: 'code', code: null });
  expectRefusal(await finish(second, code), 'void_code', 'body.code');
  expect((await finish(mine, code)).statusCode).toBe(200);
});

test('USR-1 the same browser can start again and continue with its code', async () => {
  const first = await begin();
  const code = await first.code();
  const second = await begin(PAID, first.cookie);
  expectRefusal(await finish(first, code), 'not_signed_in', null);
  expect((await finish(second, code)).statusCode).toBe(200);
});

test('USR-1 an expired code and a finished sign-in are rejected', async () => {
  const browser = await begin();
  const code = await browser.code();
  await server.db.db
    .updateTable('phone_code')
    .set({ expires_at: sql`now()` })
    .execute();
  expectRefusal(await finish(browser, code), 'void_code', 'body.code');
  expectRefusal(await resend(browser), 'too_many_attempts', null);
  await forgetGap(server);
  expect((await resend(browser)).json()).toEqual({ messages: [] });
  const next = await browser.code();
  await server.db.db
    .updateTable('pending_sign_in')
    .set({ expires_at: sql`now()` })
    .execute();
  expectRefusal(await finish(browser, next), 'not_signed_in', null);
});

test('USR-1 simultaneous sign-ins send one message, and none is signed in', async () => {
  const browsers = await Promise.all(Array.from({ length: 9 }, () => begin()));
  expect(await sentMessages(server, 'sms')).toHaveLength(1);
  const resent = await Promise.all(
    Array.from({ length: 50 }, (_, i) => resend(browsers[i % browsers.length]!)),
  );
  expect(resent.every(({ statusCode }) => statusCode === 429)).toBe(true);
  for (const { cookie } of browsers) expect(await isSignedIn(cookie)).toBe(false);
});

test('USR-1 a code for the phone isn’t valid for a sign-in', async () => {
  await server.db.db.updateTable('account').set({ second_step: null }).execute();
  const signedIn = new PhoneTester(server, await server.signInAs('paid'));
  await signedIn.name('+4791234567');
  const code = await signedIn.code();
  await server.db.db
    .updateTable('account')
    .set({ second_step: 'code' })
    .where('email', '=', PAID)
    .execute();
  const browser = await begin();
  if ((await browser.code()) === code) return;
  expectRefusal(await finish(browser, code), 'wrong_code', 'body.code');
});
