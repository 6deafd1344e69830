import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectRefusal } from '../../testing/refusal.ts';
import { makeAccount, TEST_PASSWORD } from '../../testing/test-account.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  forgetGap,
  forgetPhones,
  OTHER_PHONE,
  PHONE,
  PhoneTester,
  sentMessages,
  wrongCode,
} from './testing/phone-tests.ts';
import { processPasswords } from './passwords.ts';

const EMAIL = 'phone@example.org';

let server: TestApp;
let paid: PhoneTester;
let free: PhoneTester;
beforeAll(async () => {
  server = await createTestApp({ passwords: processPasswords });
  const owner = await makeAccount(server, EMAIL);
  paid = new PhoneTester(server, owner.cookie);
  free = new PhoneTester(server, await server.signInAs('free'));
});
afterAll(() => server.close());
beforeEach(() => forgetPhones(server));

const expire = () =>
  server.db.db
    .updateTable('phone_code')
    .set({ expires_at: sql`now()` })
    .execute();

const fifty = <T>(request: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 50 }, (_, i) => request(i)));

const turn = (isOn: boolean, password = TEST_PASSWORD) =>
  paid.post('/api/profile/phone_second_step/', { isOn, password });

async function confirmPhone(): Promise<void> {
  await paid.name(PHONE);
  await paid.confirm(await paid.code());
}

describe('USR-2 rejections', () => {
  test('USR-2 setting, confirming and requesting need a session', async () => {
    const visitor = new PhoneTester(server, '');
    for (const answer of [
      await visitor.name(PHONE),
      await visitor.confirm('123456'),
      await visitor.resend(),
      await visitor.post('/api/profile/remove_mob/', { which: 'new' }),
      await visitor.post('/api/profile/phone_second_step/', { isOn: true, password: 'x' }),
    ]) {
      expectRefusal(answer, 'not_signed_in', null);
    }
  });

  test.each([
    '',
    '   ',
    'phone',
    '+',
    '+47',
    '41234219',
    '+47 CALL ME NOW',
    '+47 91 23 42 19 ext. 5',
    '+999 412 34 219',
    '+47 91 23 42 190000',
    'tel:+4741234219;x=1',
    '1'.repeat(10_000),
    `+47${' '.repeat(10_000)}`,
  ])('USR-2 an invalid number is rejected (%#)', async (phone) => {
    expectRefusal(await paid.name(phone), 'invalid_field', 'body.phone');
    expect(await sentMessages(server, 'sms')).toEqual([]);
  });

  test.each(['', '  ', '12345', '1234567', 'abcdef', '12345x', '1'.repeat(10_000)])(
    'USR-2 a malformed code is rejected, and doesn’t count as an attempt (%#)',
    async (code) => {
      await paid.name(PHONE);
      expectRefusal(await paid.confirm(code), 'invalid_field', 'body.code');
      expect((await paid.state()).code).toMatchObject({ triesLeft: 5 });
    },
  );

  test('USR-2 current obstacles are reported in messages', async () => {
    const away = await createTestApp({ database: server.db, config: { hasOutbox: false } });
    try {
      const reader = new PhoneTester(away, paid.cookie);
      const answer = await reader.name(PHONE);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ messages: [expect.stringContaining('text messages')] });
      expect(await reader.state()).toMatchObject({ canSend: false, code: null });
    } finally {
      await away.close();
    }
    expect((await paid.resend()).json().messages).toHaveLength(1);
    expect(await sentMessages(server, 'sms')).toEqual([]);
  });
});

describe('USR-2 a code', () => {
  test('USR-2 confirms the number it was sent to, once, in the account’s language', async () => {
    await server.db.db.updateTable('account').set({ language: 'deu' }).execute();
    const named = await paid.name('00 47 912-34-219');
    expect(named.json()).toEqual({ messages: [] });
    const [message] = await sentMessages(server, 'sms');
    expect(message).toMatchObject({ recipient: PHONE, purpose: 'phone-code', subject: null });
    expect(message!.body).toMatch(/^\d{6} ist Ihr Parcurve-Code,/);
    await server.db.db.updateTable('account').set({ language: 'eng' }).execute();
    expect((await paid.state()).code).toEqual({
      phone: '+47 ·· ·· ·2 19',
      isOpen: true,
      triesLeft: 5,
      validUntil: expect.any(String),
      resendSeconds: 30,
    });

    const code = await paid.code();
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await paid.confirm(spaced)).json()).toEqual({ messages: [] });
    expect(await paid.state()).toMatchObject({ phone: '+47 91 23 42 19', code: null });
    expectRefusal(await paid.confirm(code), 'void_code', 'body.code');
    const [mail] = await sentMessages(server, 'mail');
    expect(mail).toMatchObject({ recipient: EMAIL, purpose: 'account-notice' });

    expect((await paid.name(PHONE)).json().messages).toHaveLength(1);
    expect((await paid.post('/api/profile/remove_mob/', { which: 'confirmed' })).json()).toEqual({
      messages: [],
    });
    expect(await paid.state()).toMatchObject({ phone: null });
  });

  test('USR-2 is stored as a hash that a copy of the database doesn’t reveal', async () => {
    await paid.name(PHONE);
    const code = await paid.code();
    const rows = await server.db.db.selectFrom('phone_code').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(rows[0]!.code_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('USR-2 of another account, an expired and a replaced one are rejected', async () => {
    await paid.name(PHONE);
    const first = await paid.code();
    expectRefusal(await free.confirm(first), 'void_code', 'body.code');
    await expire();
    expectRefusal(await paid.confirm(first), 'void_code', 'body.code');
    expect((await paid.state()).code).toMatchObject({ isOpen: false });

    await forgetGap(server);
    expect((await paid.resend()).json()).toEqual({ messages: [] });
    const second = await paid.code();
    if (first !== second) expectRefusal(await paid.confirm(first), 'wrong_code', 'body.code');
    expect((await paid.confirm(second)).statusCode).toBe(200);
  });

  test('USR-2 can be tried five times; then even the right one is rejected', async () => {
    await paid.name(PHONE);
    const code = await paid.code();
    for (let left = 4; left >= 0; left -= 1) {
      expectRefusal(await paid.confirm(wrongCode(code)), 'wrong_code', 'body.code');
      expect((await paid.state()).code).toMatchObject({ triesLeft: left, isOpen: left > 0 });
    }
    expectRefusal(await paid.confirm(code), 'void_code', 'body.code');
    expect((await paid.state()).phone).toBeNull();
  });

  test('USR-2 can be sent again after 30 seconds, which the server enforces', async () => {
    await paid.name(PHONE);
    const early = await paid.resend();
    expectRefusal(early, 'too_many_attempts', null);
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(25);
    // Naming another number doesn't shorten the wait.
    expectRefusal(await paid.name(OTHER_PHONE), 'too_many_attempts', null);
    await server.db.db
      .updateTable('phone_code')
      .set({ sent_at: sql`now() - interval '12.5 seconds'` })
      .execute();
    expect((await paid.state()).code).toMatchObject({ resendSeconds: 18 });
    await server.db.db
      .updateTable('attempt_limit')
      .set({ expire: Date.now() - 1 })
      .where('key', 'like', 'code-gap%')
      .execute();
    expect((await paid.resend()).json()).toEqual({ messages: [] });
    expect(await sentMessages(server, 'sms')).toHaveLength(2);
  });

  test('USR-2 is sent five times an hour to one number, whoever requests it', async () => {
    for (let i = 0; i < 5; i += 1) {
      await forgetGap(server);
      await server.db.db
        .deleteFrom('attempt_limit')
        .where('key', 'like', 'code-account%')
        .execute();
      expect((await paid.name(PHONE)).statusCode).toBe(200);
    }
    const refused = await free.name(PHONE);
    expectRefusal(refused, 'too_many_attempts', null);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    await forgetGap(server);
    expect((await free.name(OTHER_PHONE)).statusCode).toBe(200);
  });

  test('USR-2 an account gets five an hour, whatever the numbers', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      await forgetGap(server);
      statuses.push((await paid.name(`+4791234${i}19`)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('USR-2 simultaneously', () => {
  test('USR-2 of fifty confirmations with the right code one succeeds', async () => {
    await paid.name(PHONE);
    const code = await paid.code();
    const answers = await fifty(() => paid.confirm(code));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    for (const answer of answers) {
      if (answer.statusCode !== 200) expectRefusal(answer, 'void_code', 'body.code');
    }
    expect(await paid.state()).toMatchObject({ phone: '+47 91 23 42 19', code: null });
    expect(await sentMessages(server, 'mail')).toHaveLength(1);
  });

  test('USR-2 of fifty guesses five are checked', async () => {
    await paid.name(PHONE);
    const code = await paid.code();
    const answers = await fifty(() => paid.confirm(wrongCode(code)));
    const codes = answers.map((answer) => answer.json().code);
    expect(codes.filter((each) => each === 'wrong_code')).toHaveLength(5);
    expect(codes.filter((each) => each === 'void_code')).toHaveLength(45);
    expectRefusal(await paid.confirm(code), 'void_code', 'body.code');
  });

  test('USR-2 of fifty requests one sends a code', async () => {
    const first = await fifty(() => paid.name(PHONE));
    expect(first.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    await forgetGap(server);
    const again = await fifty(() => paid.resend());
    expect(again.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    for (const answer of again) {
      if (answer.statusCode !== 200) expectRefusal(answer, 'too_many_attempts', null);
    }
    expect(await sentMessages(server, 'sms')).toHaveLength(2);
    expect((await paid.confirm(await paid.code())).statusCode).toBe(200);
  });
});

describe('USR-2 the code at sign-in is turned on and off', () => {
  test('USR-2 with the password and a confirmed phone only', async () => {
    expectRefusal(await turn(true, 'wrong password'), 'wrong_credentials', 'body.password');
    expect((await turn(true)).json().messages).toHaveLength(1);
    expect((await paid.state()).secondStep).toBeNull();
    await confirmPhone();
    expect((await turn(true)).json()).toEqual({ messages: [] });
    expect((await paid.state()).secondStep).toBe('code');
    expectRefusal(await turn(false, 'wrong password'), 'wrong_credentials', 'body.password');
    expect((await turn(false)).json()).toEqual({ messages: [] });
    expect((await paid.state()).secondStep).toBeNull();
    const mails = await sentMessages(server, 'mail');
    expect(mails).toHaveLength(3);
  });

  test('USR-2 while it is on, the number can’t be changed, removed or confirmed', async () => {
    await confirmPhone();
    await forgetGap(server);
    await paid.name(OTHER_PHONE);
    const code = await paid.code();
    await turn(true);
    // The earlier code was for another number.
    expectRefusal(await paid.confirm(code), 'void_code', 'body.code');
    await forgetGap(server);
    for (const answer of [
      await paid.name(OTHER_PHONE),
      await paid.post('/api/profile/remove_mob/', { which: 'confirmed' }),
    ]) {
      expect(answer.json().messages).toHaveLength(1);
    }
    expect(await paid.state()).toMatchObject({ phone: '+47 91 23 42 19', code: null });
  });

  test('USR-2 fifty guesses of the password hit the sign-in limit', async () => {
    await confirmPhone();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => turn(true, 'wrong password')),
    );
    const wrong = answers.filter(({ statusCode }) => statusCode === 401);
    expect(wrong.length).toBeLessThanOrEqual(10);
    expect((await paid.state()).secondStep).toBeNull();
  });
});
