import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { label } from '../../../labels/labels.ts';
import { readMails } from '../../testing/mailbox.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { cookieHeader, createTestApp, signIn, type TestApp } from '../../testing/test-app.ts';
import { Passwords } from './passwords.ts';
import { deleteExpired } from './store.ts';

class CountedPasswords extends Passwords {
  count = 0;

  override hash(password: string) {
    this.count += 1;
    return super.hash(password);
  }
}

const PASSWORD = 'long enough 1';
const passwords = new CountedPasswords();

let server: TestApp;
/** The same portal without email confirmation. */
let lax: TestApp;
beforeAll(async () => {
  server = await createTestApp({
    config: { trustProxy: true, hasOutbox: true, confirmsEmail: true },
    passwords,
  });
  lax = await createTestApp({ database: server.db, config: { trustProxy: true } });
});
afterAll(async () => {
  await lax.close();
  await server.close();
});

let visitors = 0;
function post(path: string, payload: object, headers: Record<string, string> = {}, at = server) {
  visitors += 1;
  return at.app.http.inject({
    method: 'POST',
    url: `/api/account/${path}/`,
    payload,
    headers: { 'x-forwarded-for': `10.3.${visitors >> 8}.${visitors & 255}`, ...headers },
  });
}

const register = (email: string, form: { name?: string; password?: string } = {}) =>
  post('register', { email, name: 'A', password: PASSWORD, ...form });

const findAccounts = (email: string) =>
  server.db.db.selectFrom('account').selectAll().where('email', '=', email).execute();

async function linkFor(email: string): Promise<string> {
  return (await readMails(server, email)).at(-1)!.token;
}

async function makeConfirmed(email: string): Promise<string> {
  await register(email);
  const answer = await post('register/confirm', {
    token: await linkFor(email),
    password: PASSWORD,
  });
  expect(answer.json()).toEqual({ result: true });
  return cookieHeader(answer);
}

describe('USR-1 a confirmation rejects', () => {
  test.each(['', 'x', 'абв', 'A'.repeat(43)])('USR-1 the token %j: 403', async (token) => {
    const answer = await post('register/confirm', { token, password: PASSWORD });
    expect(expectRefusal(answer, 'forbidden', 'body.token').label).toBe('confirm_link_void');
  });

  test('USR-1 10,000 characters, or anything but text: 400', async () => {
    for (const token of ['x'.repeat(10_000), 5, undefined]) {
      const answer = await post('register/confirm', { token, password: PASSWORD });
      expectRefusal(answer, 'invalid_field', 'body.token');
    }
    const form = { token: 'x', password: 'x'.repeat(10_000) };
    expectRefusal(await post('register/confirm', form), 'invalid_field', 'body.password');
  });

  test('USR-1 a used link, and one for setting a password', async () => {
    const email = 'used@example.org';
    await register(email);
    const token = await linkFor(email);
    expect((await post('register/confirm', { token, password: PASSWORD })).statusCode).toBe(200);
    const replay = await post('register/confirm', { token, password: PASSWORD });
    expectRefusal(replay, 'forbidden', 'body.token');
    await post('reset', { email });
    const reset = await linkFor(email);
    const other = await post('register/confirm', { token: reset, password: PASSWORD });
    expectRefusal(other, 'forbidden', 'body.token');
    await register('other@example.org');
    const confirm = await linkFor('other@example.org');
    const wrong = await post('reset/password', { token: confirm, newPassword: PASSWORD });
    expectRefusal(wrong, 'forbidden', 'body.token');
  });

  test('USR-1 anyone without the password: a stranger can’t have the owner confirm for them', async () => {
    const email = 'victim@example.org';
    await register(email, { password: 'what the stranger chose' });
    const token = await linkFor(email);
    const answer = await post('register/confirm', {
      token,
      password: 'what the owner would choose',
    });
    expectRefusal(answer, 'wrong_credentials', 'body.password');
    expect((await findAccounts(email))[0]!.email_confirmed_at).toBeNull();
  });

  test('USR-1 guesses of that password: 429 from the eleventh on', async () => {
    await register('guess@example.org');
    const token = await linkFor('guess@example.org');
    for (let i = 0; i < 10; i += 1)
      await post('register/confirm', { token, password: `guess ${i}` });
    expectRefusal(
      await post('register/confirm', { token, password: PASSWORD }),
      'too_many_attempts',
    );
  });
});

describe('USR-1 registration doesn’t reveal who has an account', () => {
  test('USR-1 the response is the same and comes before accounts are read; both hash once', async () => {
    await makeConfirmed('known@example.org');
    const counts: number[] = [];
    const registerCounted = async (email: string) => {
      passwords.count = 0;
      const answer = await register(email, { name: 'Somebody' });
      counts.push(passwords.count);
      return answer;
    };
    const holder = await server.db.pool.connect();
    let answers;
    try {
      await holder.query(
        'begin; lock table account, one_time_link, message in access exclusive mode',
      );
      answers = [
        await registerCounted('known@example.org'),
        await registerCounted('unknown@example.org'),
      ];
    } finally {
      await holder.query('commit');
      holder.release();
    }
    for (const answer of answers) {
      expect(answer.json()).toEqual({ result: true, next: 'confirm' });
      expect(answer.cookies).toEqual([]);
    }
    expect(counts).toEqual([1, 1]);
    const [, known] = await readMails(server, 'known@example.org');
    expect(known).toMatchObject({ purpose: 'already-registered' });
    expect(known!.text).toContain('/sign-in/');
    expect(known!.text).toContain('/reset/');
    const [unknown] = await readMails(server, 'unknown@example.org');
    expect(unknown).toMatchObject({ purpose: 'confirm-registration' });
    expect((await findAccounts('known@example.org'))[0]!.name).toBe('A');
    await expect(signIn(server.app, 'known@example.org', PASSWORD)).resolves.toBeTruthy();
  });

  test('USR-1 no mail contains typed text', async () => {
    await register('spam@example.org', { name: 'Buy at https://evil.example' });
    const [mail] = await readMails(server, 'spam@example.org');
    expect(mail!.text).not.toContain('evil');
  });

  test('USR-1 a common password is still rejected, and nothing is created: 400', async () => {
    const answer = await register('common@example.org', { password: 'password123' });
    expectRefusal(answer, 'invalid_field', 'body.password');
    await server.app.background.settled();
    expect(await findAccounts('common@example.org')).toEqual([]);
  });
});

describe('USR-1 an unconfirmed account', () => {
  test('USR-1 can’t sign in: the right password asks for confirmation and sends the link again', async () => {
    const email = 'waits@example.org';
    await register(email);
    const first = await linkFor(email);
    const form = { email, password: PASSWORD };
    expectRefusal(await post('sign-in', { ...form, password: 'wrong' }), 'wrong_credentials');
    const answer = await post('sign-in', form);
    expect(expectRefusal(answer, 'forbidden').label).toBe('confirm_first');
    expect(answer.cookies).toEqual([]);
    const second = await linkFor(email);
    expect(second).not.toBe(first);
    expectRefusal(
      await post('register/confirm', { token: first, password: PASSWORD }),
      'forbidden',
      'body.token',
    );
    for (let i = 0; i < 5; i += 1) expectRefusal(await post('sign-in', form), 'forbidden');
    expect(await readMails(server, email)).toHaveLength(5);
    const token = await linkFor(email);
    expect((await post('register/confirm', { token, password: PASSWORD })).statusCode).toBe(200);
    expect((await post('sign-in', form)).statusCode).toBe(200);
  });

  test('USR-1 is replaced by another registration', async () => {
    const email = 'again@example.org';
    await register(email, { name: 'First', password: 'the first password' });
    const first = await linkFor(email);
    await register(email, { name: 'Second', password: 'the second password' });
    const second = await linkFor(email);
    const old = await post('register/confirm', { token: first, password: 'the first password' });
    expectRefusal(old, 'forbidden', 'body.token');
    const answer = await post('register/confirm', {
      token: second,
      password: 'the second password',
    });
    expect(answer.statusCode).toBe(200);
    const accounts = await findAccounts(email);
    expect(accounts.map(({ name }) => name)).toEqual(['Second']);
  });

  test('USR-1 is confirmed by a reset, which only its owner can do', async () => {
    const email = 'reset@example.org';
    await register(email);
    const confirm = await linkFor(email);
    await post('reset', { email });
    const token = await linkFor(email);
    await post('reset/password', { token, newPassword: 'by the owner' });
    const late = await post('register/confirm', { token: confirm, password: 'by the owner' });
    expectRefusal(late, 'forbidden', 'body.token');
    await expect(signIn(server.app, email, 'by the owner')).resolves.toBeTruthy();
  });

  test('USR-1 is deleted after seven days; a confirmed one stays', async () => {
    await register('old@example.org');
    await makeConfirmed('stays@example.org');
    await register('young@example.org');
    await server.app.background.settled();
    await server.db.db
      .updateTable('account')
      .set({ created_at: new Date(Date.now() - 8 * 86_400_000) })
      .where('email', 'in', ['old@example.org', 'stays@example.org'])
      .execute();
    await deleteExpired(server.db.db);
    expect(await findAccounts('old@example.org')).toEqual([]);
    expect(await findAccounts('stays@example.org')).toHaveLength(1);
    expect(await findAccounts('young@example.org')).toHaveLength(1);
  });

  test('USR-1 can sign in once the operator no longer requires confirmation', async () => {
    const email = 'freed@example.org';
    await register(email);
    await server.app.background.settled();
    const form = { email, password: PASSWORD };
    expect((await post('sign-in', form, {}, lax)).statusCode).toBe(200);
    expect((await findAccounts(email))[0]!.email_confirmed_at).not.toBeNull();
  });
});

describe('USR-1 a confirmation', () => {
  test('USR-1 opening the link changes nothing, because mail scanners open links', async () => {
    await register('scan@example.org');
    const [mail] = await readMails(server, 'scan@example.org');
    for (let i = 0; i < 2; i += 1) {
      const page = await server.app.http.inject({ url: mail!.path });
      expect(page.body).toContain(label('eng', 'confirm_lead'));
      expect(page.headers['referrer-policy']).toBe('strict-origin');
      expect(page.cookies).toEqual([]);
    }
    expect((await findAccounts('scan@example.org'))[0]!.email_confirmed_at).toBeNull();
  });

  test('USR-1 signs in', async () => {
    const cookie = await makeConfirmed('signs-in@example.org');
    const { statusCode } = await server.app.http.inject({ url: '/profile/', headers: { cookie } });
    expect(statusCode).toBe(200);
  });
});

describe('USR-1 fifty simultaneous', () => {
  test('USR-1 registrations of one email address: one account, one valid link', async () => {
    const email = 'crowd@example.org';
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => register(email, { name: `Nr ${i}` })),
    );
    const taken = answers.filter(({ statusCode }) => statusCode === 200);
    expect(taken).toHaveLength(5);
    for (const answer of answers.filter((each) => !taken.includes(each))) {
      expectRefusal(answer, 'too_many_attempts');
    }
    const mails = await readMails(server, email);
    expect(mails).toHaveLength(5);
    expect(await findAccounts(email)).toHaveLength(1);
    const used = await Promise.all(
      mails.map(({ token }) => post('register/confirm', { token, password: PASSWORD })),
    );
    expect(used.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('USR-1 uses of one link: one session', async () => {
    const email = 'confirms@example.org';
    await register(email);
    const token = await linkFor(email);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post('register/confirm', { token, password: PASSWORD })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    const [account] = await findAccounts(email);
    const sessions = await server.db.db
      .selectFrom('session')
      .selectAll()
      .where('account_id', '=', account!.id)
      .execute();
    expect(sessions).toHaveLength(1);
  });

  test('USR-1 sign-ins: ten are checked, and each success starts its own session', async () => {
    const email = 'signs@example.org';
    await makeConfirmed(email);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        post('sign-in', { email, password: i % 2 === 0 ? PASSWORD : 'not this one' }),
      ),
    );
    const cookies = answers.filter(({ statusCode }) => statusCode === 200).map(cookieHeader);
    expect(new Set(cookies).size).toBe(cookies.length);
    expect(cookies.length).toBeGreaterThan(0);
    for (const { statusCode } of answers) expect([200, 401, 429]).toContain(statusCode);
    const [account] = await findAccounts(email);
    const sessions = await server.db.db
      .selectFrom('session')
      .selectAll()
      .where('account_id', '=', account!.id)
      .execute();
    expect(sessions).toHaveLength(cookies.length + 1);
  });
});
