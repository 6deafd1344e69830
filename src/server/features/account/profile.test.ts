import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { expectRefusal } from '../../testing/refusal.ts';
import { makeAccount, TEST_PASSWORD as PASSWORD } from '../../testing/test-account.ts';
import { createTestApp, signIn, type TestApp } from '../../testing/test-app.ts';
import { DEMO_PASSWORD } from './demo-accounts.ts';
import { makeLink } from './one-time-links.ts';
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

/** What was written to an address, the latest first. */
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

const FORMS = [
  ['name', { name: 'New' }],
  ['email', { email: 'new@example.org', password: DEMO_PASSWORD }],
] as const;

describe('USR-1 the profile refuses', () => {
  test.each([...FORMS, ['preferences', { language: 'rus' }] as const])(
    'USR-1 %s: 401 to a visitor and to a forged cookie',
    async (path, form) => {
      for (const cookie of ['', `parcurve=${'A'.repeat(43)}`]) {
        expectRefusal(await post(path, cookie, form), 'not_signed_in');
      }
    },
  );

  test('USR-1 to tell of an account whom it does not know: 401', async () => {
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

  test('USR-1 to change another account: 400', async () => {
    const cookie = await server.signInAs('free');
    const answer = await post('name', cookie, { name: 'New', accountId: 1 });
    expectRefusal(answer, 'unknown_field', 'body.accountId');
  });

  test.each(FORMS)('USR-1 %s of a demo account, whose password is public', async (path, form) => {
    expectRefusal(await post(path, await server.signInAs('paid'), form), 'demo_account');
  });

  test('USR-1 the password of a demo account, even to who knows it', async () => {
    const form = { currentPassword: DEMO_PASSWORD, newPassword: 'another long one' };
    expectRefusal(
      await post('change-password', await server.signInAs('paid'), form),
      'demo_account',
    );
    await expect(server.signInAs('paid')).resolves.toBeTruthy();
  });

  test('USR-1 a token of a program', async () => {
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
  test('USR-1 says what the account is', async () => {
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

describe('USR-1 a new address', () => {
  test('USR-1 needs the password: 401, and from the eleventh time on 429', async () => {
    const { cookie } = await makeAccount(server, 'guess@example.org');
    const form = { email: 'guessed@example.org', password: 'not this one' };
    for (let i = 0; i < 10; i += 1) {
      expectRefusal(await post('email', cookie, form), 'wrong_credentials', 'body.password');
    }
    const right = await post('email', cookie, { ...form, password: PASSWORD });
    expectRefusal(right, 'too_many_attempts');
    expect(await mailsTo(form.email)).toEqual([]);
  });

  test('USR-1 is not the one that the account has', async () => {
    const { cookie, email } = await makeAccount(server, 'same@example.org');
    const answer = await post('email', cookie, { email: ` ${email} `, password: PASSWORD });
    const { label } = expectRefusal(answer, 'invalid_field', 'body.email');
    expect(label).toBe('profile_email_same');
  });

  test('USR-1 counts when its owner has used the link, once; the former one is told', async () => {
    const { cookie, email } = await makeAccount(server, 'old@example.org', { language: 'deu' });
    const fresh = 'fresh@example.org';
    const answer = await post('email', cookie, { email: 'Fresh@Example.org', password: PASSWORD });
    expect(answer.json()).toEqual({ result: true, isSent: true });
    expect((await get('profile/', cookie)).json()).toMatchObject({ email, pendingEmail: fresh });
    expect(await mailsTo(email)).toMatchObject([{ purpose: 'email-asked' }]);
    expect((await mailsTo(email))[0]?.subject).toBe('Eine neue Adresse für Ihr Konto');

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

  test('USR-1 that is taken gets the same answer; only its owner reads that', async () => {
    const { cookie } = await makeAccount(server, 'asks@example.org');
    const { email: taken } = await makeAccount(server, 'taken@example.org');
    const ask = (email: string) => post('email', cookie, { email, password: PASSWORD });
    const [other, free] = [await ask(taken), await ask('free-one@example.org')];
    expect(other.json()).toEqual(free.json());
    expect(await mailsTo(taken)).toMatchObject([{ purpose: 'email-taken' }]);
    expect(await tokenSentTo(taken)).toBe('');
    await ask(taken);
    expect((await get('profile/', cookie)).json()).toMatchObject({ pendingEmail: taken });
  });

  test('USR-1 that is taken meanwhile stays with its owner: 409, and the link stays', async () => {
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

  test('USR-1 ends the links that went to the former one', async () => {
    const { id, cookie } = await makeAccount(server, 'reads@example.org');
    const expiresAt = new Date(Date.now() + 60_000);
    await makeLink(server.db.db, { purpose: 'reset-password', accountId: id, expiresAt });
    await post('email', cookie, { email: 'moved@example.org', password: PASSWORD });
    await post('email/confirm', '', { token: await tokenSentTo('moved@example.org') });
    const links = server.db.db.selectFrom('one_time_link').selectAll();
    expect(await links.where('account_id', '=', id).execute()).toEqual([]);
  });

  test('USR-1 its link is made of the settings, whatever Host a request names', async () => {
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

  test('USR-1 five times an hour: then 429, and no stranger gets more mail', async () => {
    const { cookie } = await makeAccount(server, 'often@example.org');
    const form = { email: 'stranger@example.org', password: PASSWORD };
    for (let i = 0; i < 5; i += 1) expect((await post('email', cookie, form)).statusCode).toBe(200);
    expectRefusal(await post('email', cookie, form), 'too_many_attempts');
    expect(await mailsTo(form.email)).toHaveLength(5);
  });

  test('USR-1 where no mail can be sent: at once, with the password, and 409 if taken', async () => {
    const { cookie } = await makeAccount(server, 'plain@example.org');
    await makeAccount(server, 'mine@example.org');
    const ask = (email: string) => post('email', cookie, { email, password: PASSWORD }, silent);
    expectRefusal(await ask('mine@example.org'), 'already_registered');
    expect((await ask('plainer@example.org')).json()).toEqual({ result: true, isSent: false });
    await expect(signIn(server.app, 'plainer@example.org', PASSWORD)).resolves.toBeTruthy();
  });
});

describe('USR-1 a password', () => {
  test('USR-1 is compared as it was typed, all of its 200 characters', async () => {
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

describe('USR-1 language and theme', () => {
  const preferences = async (id: number) =>
    server.db.db
      .selectFrom('account')
      .select(['language', 'theme'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const open = (url: string, cookie: string, headers: Record<string, string> = {}) =>
    server.app.http.inject({ url, headers: { cookie, ...headers } });
  const enter = (email: string, cookie = '') =>
    server.app.http.inject({
      method: 'POST',
      url: '/api/account/sign-in/',
      headers: { cookie, 'accept-language': 'en' },
      payload: { email, password: PASSWORD },
    });
  const named = (cookies: { name: string; value: string }[]) =>
    Object.fromEntries(cookies.map(({ name, value }) => [name, value]));

  test('USR-1 are kept on the account, and set in this browser', async () => {
    const { id, cookie } = await makeAccount(server, 'taste@example.org');
    const answer = await post('preferences', cookie, { language: 'rus', theme: 'dark' });
    expect(named(answer.cookies)).toEqual({ lang: 'rus', theme: 'dark' });
    expect(await preferences(id)).toEqual({ language: 'rus', theme: 'dark' });
    expect((await post('preferences', cookie, {})).cookies).toEqual([]);
  });

  test('USR-1 come along to another browser at sign-in, unless it has a choice of its own', async () => {
    const { email, cookie } = await makeAccount(server, 'moves@example.org');
    await post('preferences', cookie, { language: 'pol', theme: 'light' });
    expect(named((await enter(email)).cookies)).toMatchObject({ lang: 'pol', theme: 'light' });
    const chosen = named((await enter(email, 'lang=tur; theme=dark')).cookies);
    expect(Object.keys(chosen)).toEqual(['parcurve']);
    const broken = named((await enter(email, 'lang=x; theme=y')).cookies);
    expect(broken).toMatchObject({ lang: 'pol', theme: 'light' });
  });

  test('USR-1 chosen by link while signed in are those of the account; not from other sites', async () => {
    const { id, cookie } = await makeAccount(server, 'links@example.org');
    await open('/addin/?lang=fra&theme=dark', cookie, { 'sec-fetch-site': 'cross-site' });
    expect(await preferences(id)).toEqual({ language: 'eng', theme: null });
    await open('/addin/?lang=fra', cookie, { 'sec-fetch-site': 'same-origin' });
    expect(await preferences(id)).toEqual({ language: 'fra', theme: null });
    await open('/addin/?theme=dark&lang=klingon', cookie);
    expect(await preferences(id)).toEqual({ language: 'fra', theme: 'dark' });
  });

  test('USR-1 of a demo account are nobody’s: they stay in the browser', async () => {
    const cookie = await server.signInAs('tariff');
    expect(cookie).not.toContain('lang=');
    const answer = await post('preferences', cookie, { language: 'chn', theme: 'dark' });
    expect(named(answer.cookies)).toEqual({ lang: 'chn', theme: 'dark' });
    await open('/addin/?lang=ita', cookie);
    expect((await get('profile/', cookie)).json()).toMatchObject({ language: 'eng', theme: null });
  });
});
