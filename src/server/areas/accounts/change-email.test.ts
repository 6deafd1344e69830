import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectRefusal } from '../../testing/refusal.ts';
import { makeAccount, TEST_PASSWORD as PASSWORD } from '../../testing/test-account.ts';
import { createTestApp, signIn, type TestApp } from '../../testing/test-app.ts';
import { makeLink } from './one-time-links.ts';

let server: TestApp;
let silent: TestApp;
beforeAll(async () => {
  server = await createTestApp({ config: { hasOutbox: true } });
  silent = await createTestApp({ database: server.db, config: { hasOutbox: false, mail: null } });
});
afterAll(async () => {
  await silent.close();
  await server.close();
});

function post(path: string, cookie: string, payload: object, at = server) {
  const url = `/api/account/${path}/`;
  return at.app.http.inject({ method: 'POST', url, headers: { cookie }, payload });
}

const get = (path: string, cookie = '', at = server) =>
  at.app.http.inject({ url: `/api/account/${path}`, headers: { cookie } });

/** The mails sent to this email address, newest first. */
async function mailsTo(email: string) {
  return server.db.db
    .selectFrom('message')
    .select(['purpose', 'subject', 'body'])
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .execute();
}

async function tokenSentTo(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  return /token=([\w-]{43})/.exec(mail?.body ?? '')?.[1] ?? '';
}

describe('USR-1 a new email address', () => {
  test('USR-1 needs the password: 401, and from the eleventh attempt on 429', async () => {
    const { cookie } = await makeAccount(server, 'guess@example.org');
    const form = { email: 'guessed@example.org', password: 'not this one' };
    for (let i = 0; i < 10; i += 1) {
      expectRefusal(await post('email', cookie, form), 'wrong_credentials', 'body.password');
    }
    const right = await post('email', cookie, { ...form, password: PASSWORD });
    expectRefusal(right, 'too_many_attempts');
    expect(await mailsTo(form.email)).toEqual([]);
  });

  test('USR-1 can’t be the current one', async () => {
    const { cookie, email } = await makeAccount(server, 'same@example.org');
    const answer = await post('email', cookie, { email: ` ${email} `, password: PASSWORD });
    const { label } = expectRefusal(answer, 'invalid_field', 'body.email');
    expect(label).toBe('profile_email_same');
  });

  test('USR-1 takes effect once its owner has used the link; the old address is notified', async () => {
    const { cookie, email } = await makeAccount(server, 'old@example.org', { language: 'deu' });
    const fresh = 'fresh@example.org';
    const answer = await post('email', cookie, { email: 'Fresh@Example.org', password: PASSWORD });
    expect(answer.json()).toEqual({ result: true, isSent: true });
    expect((await get('profile/', cookie)).json()).toMatchObject({ email, pendingEmail: fresh });
    expect(await mailsTo(email)).toMatchObject([{ purpose: 'email-asked' }]);
    expect((await mailsTo(email))[0]?.subject).toBe('Änderung der E-Mail-Adresse angefordert');

    const token = await tokenSentTo(fresh);
    expect((await get(`email/confirm/?token=${token}`)).json()).toEqual({ email: fresh });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post('email/confirm', '', { token })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    for (const refused of answers.filter(({ statusCode }) => statusCode !== 200)) {
      const { label } = expectRefusal(refused, 'forbidden', 'body.token');
      expect(label).toBe('profile_link_void');
    }
    expect((await get('profile/', cookie)).json()).toMatchObject({
      email: fresh,
      pendingEmail: null,
    });
    expect((await mailsTo(email)).map(({ purpose }) => purpose)).toEqual([
      'email-changed',
      'email-asked',
    ]);
    await expect(signIn(server.app, fresh, PASSWORD)).resolves.toBeTruthy();
    await expect(signIn(server.app, email, PASSWORD)).rejects.toThrow('wrong_credentials');
  });

  test('USR-1 that is taken gets the same response; only its owner reads about it', async () => {
    const { cookie } = await makeAccount(server, 'asks@example.org');
    const { email: taken } = await makeAccount(server, 'taken@example.org');
    const changeEmail = (email: string) => post('email', cookie, { email, password: PASSWORD });
    const [other, free] = [await changeEmail(taken), await changeEmail('free-one@example.org')];
    expect(other.json()).toEqual(free.json());
    expect(await mailsTo(taken)).toMatchObject([{ subject: 'You already have an account' }]);
    expect(await tokenSentTo(taken)).toBe('');
    const { message } = (await get('data/', cookie)).json<{ message: { purpose: string }[] }>();
    const told = ['email-confirm', 'email-asked'];
    expect(message.map(({ purpose }) => purpose)).toEqual([...told, ...told]);
    await changeEmail(taken);
    expect((await get('profile/', cookie)).json()).toMatchObject({ pendingEmail: taken });
  });

  test('USR-1 taken in the meantime stays with its owner: 409, and the link stays', async () => {
    const { cookie, email } = await makeAccount(server, 'slow@example.org');
    await post('email', cookie, { email: 'wanted@example.org', password: PASSWORD });
    const token = await tokenSentTo('wanted@example.org');
    await makeAccount(server, 'wanted@example.org');
    for (let i = 0; i < 2; i += 1) {
      expectRefusal(await post('email/confirm', '', { token }), 'already_registered');
    }
    expect((await get('profile/', cookie)).json()).toMatchObject({ email });
  });

  test('USR-1 a second one replaces the first, and links of other kinds change no address', async () => {
    const { id, cookie, email } = await makeAccount(server, 'twice@example.org');
    const expiresAt = new Date(Date.now() + 60_000);
    await post('email', cookie, { email: 'first@example.org', password: PASSWORD });
    const first = await tokenSentTo('first@example.org');
    await post('email', cookie, { email: 'second@example.org', password: PASSWORD });
    const link = { accountId: id, payload: { email: 'x@example.org' }, expiresAt };
    const reset = await makeLink(server.db.db, { ...link, purpose: 'reset-password' });
    const late = { ...link, purpose: 'change-email', expiresAt: new Date(Date.now() - 1) };
    const second = await tokenSentTo('second@example.org');
    const flipped = (second.startsWith('A') ? 'B' : 'A') + second.slice(1);
    for (const token of ['', 'x', first, reset, flipped]) {
      expectRefusal(await post('email/confirm', '', { token }), 'forbidden', 'body.token');
      const seen = await get(`email/confirm/?token=${token}`);
      expect(seen.json()).toEqual({ email: null });
    }
    const expired = await makeLink(server.db.db, late);
    expectRefusal(await post('email/confirm', '', { token: expired }), 'forbidden', 'body.token');
    expect((await get('profile/', cookie)).json()).toMatchObject({ email });
  });

  test('USR-1 voids links sent to the old one', async () => {
    const { id, cookie } = await makeAccount(server, 'reads@example.org');
    const expiresAt = new Date(Date.now() + 60_000);
    await makeLink(server.db.db, { purpose: 'reset-password', accountId: id, expiresAt });
    await post('email', cookie, { email: 'moved@example.org', password: PASSWORD });
    await post('email/confirm', '', { token: await tokenSentTo('moved@example.org') });
    const links = server.db.db.selectFrom('one_time_link').selectAll();
    expect(await links.where('account_id', '=', id).execute()).toEqual([]);
  });

  test('USR-1 has a link built from the settings, whatever the Host header', async () => {
    const { cookie } = await makeAccount(server, 'host@example.org');
    await server.app.http.inject({
      method: 'POST',
      url: '/api/account/email/',
      headers: { cookie, host: 'evil.example' },
      payload: { email: 'victim@example.org', password: PASSWORD },
    });
    const [mail] = await mailsTo('victim@example.org');
    expect(mail?.body).toContain('/profile/email/confirm/?token=');
    expect(mail?.body).not.toContain('evil.example');
  });

  test('USR-1 five times an hour: then 429, and strangers get no more mail', async () => {
    const { cookie } = await makeAccount(server, 'often@example.org');
    const form = { email: 'stranger@example.org', password: PASSWORD };
    for (let i = 0; i < 5; i += 1) expect((await post('email', cookie, form)).statusCode).toBe(200);
    expectRefusal(await post('email', cookie, form), 'too_many_attempts');
    expect(await mailsTo(form.email)).toHaveLength(5);
  });

  test('USR-1 without a mail server: at once, with the password, and 409 if taken', async () => {
    const { cookie } = await makeAccount(server, 'plain@example.org');
    await makeAccount(server, 'mine@example.org');
    const changeEmail = (email: string) =>
      post('email', cookie, { email, password: PASSWORD }, silent);
    expectRefusal(await changeEmail('mine@example.org'), 'already_registered');
    expect((await changeEmail('plainer@example.org')).json()).toEqual({
      result: true,
      isSent: false,
    });
    await expect(signIn(server.app, 'plainer@example.org', PASSWORD)).resolves.toBeTruthy();
  });
});
