import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../../domain/text/language.ts';
import { label } from '../../../labels/labels.ts';
import { readMails } from '../../testing/mailbox.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { cookieHeader, createTestApp, signIn, type TestApp } from '../../testing/test-app.ts';
import { DEMO_PASSWORD } from './demo-accounts.ts';
import { Passwords } from './passwords.ts';

/** Counts how often a password is hashed or verified. */
class CountedPasswords extends Passwords {
  count = 0;

  override hash(password: string) {
    this.count += 1;
    return super.hash(password);
  }
}

const OLD = 'the old password';
const NEW = 'the new password';
const passwords = new CountedPasswords();

let server: TestApp;
let mute: TestApp;
beforeAll(async () => {
  server = await createTestApp({
    config: { trustProxy: true, hasOutbox: true, publicUrl: 'https://portal.example' },
    passwords,
  });
  mute = await createTestApp({
    database: server.db,
    config: {
      trustProxy: true,
      hasOutbox: false,
      mail: null,
      operatorContact: { kind: 'email', address: 'desk@example.org' },
    },
  });
});
afterAll(async () => {
  await mute.close();
  await server.close();
});

let visitors = 0;
const newAddress = () => {
  visitors += 1;
  return `10.2.${visitors >> 8}.${visitors & 255}`;
};

function post(path: string, payload: object, headers: Record<string, string> = {}, at = server) {
  return at.app.http.inject({
    method: 'POST',
    url: `/api/account/${path}/`,
    payload,
    headers: { 'x-forwarded-for': newAddress(), ...headers },
  });
}

async function makeAccount(email: string, language = 'en'): Promise<string> {
  const form = { email, name: 'A', password: OLD };
  const answer = await post('register', form, { 'accept-language': language });
  expect(answer.statusCode).toBe(200);
  return cookieHeader(answer);
}

async function makeLinkFor(email: string): Promise<string> {
  expect((await post('reset', { email })).json()).toEqual({ result: true });
  return (await readMails(server, email)).at(-1)!.token;
}

const use = (token: string) => post('reset/password', { token, newPassword: NEW });

const isSignedIn = async (cookie: string) =>
  (await server.app.http.inject({ url: '/profile/', headers: { cookie } })).statusCode === 200;

const linksFor = (email: string) =>
  server.db.db
    .selectFrom('one_time_link')
    .innerJoin('account', 'account.id', 'one_time_link.account_id')
    .select(['purpose', 'one_time_link.token_hash'])
    .where('account.email', '=', email)
    .execute();

describe('USR-1 a reset rejects', () => {
  test.each(['', 'x', 'x@y', 5, null, 'a\0@x.org', `${'a'.repeat(10_000)}@x.org`, 'буквы'])(
    'USR-1 the email %j: 400',
    async (email) => {
      expectRefusal(await post('reset', { email }), 'invalid_field', 'body.email');
    },
  );

  test.each(['', 'x', 'x'.repeat(100), 'абв', 'A'.repeat(43)])(
    'USR-1 the token %j: 403',
    async (token) => {
      const answer = await post('reset/password', { token, newPassword: NEW });
      expect(expectRefusal(answer, 'forbidden', 'body.token').label).toBe('reset_link_void');
    },
  );

  test('USR-1 a token of 10,000 characters, or none: 400', async () => {
    for (const token of ['x'.repeat(10_000), undefined, 7, 'a\0']) {
      const answer = await post('reset/password', { token, newPassword: NEW });
      expectRefusal(answer, 'invalid_field', 'body.token');
    }
  });

  test('USR-1 a short or a common password: 400, and the link can still be used', async () => {
    await makeAccount('short@example.org');
    const token = await makeLinkFor('short@example.org');
    for (const newPassword of ['short', 'password123', 'x'.repeat(201)]) {
      const answer = await post('reset/password', { token, newPassword });
      expectRefusal(answer, 'invalid_field', 'body.newPassword');
    }
    expect((await post('reset/password', { token, newPassword: NEW })).statusCode).toBe(200);
  });

  test('USR-1 forms from another site: 403', async () => {
    const headers = { origin: 'https://evil.example' };
    expectRefusal(await post('reset', { email: 'a@example.org' }, headers), 'cross_site');
    const form = { token: 'x', newPassword: NEW };
    expectRefusal(await post('reset/password', form, headers), 'cross_site');
  });

  test('USR-1 a link that has expired, was used, was replaced by another, or is for something else', async () => {
    const email = 'void@example.org';
    await makeAccount(email);
    const first = await makeLinkFor(email);
    const second = await makeLinkFor(email);
    expectRefusal(await use(first), 'forbidden', 'body.token');
    await server.db.db
      .updateTable('one_time_link')
      .set({ purpose: 'confirm-registration' })
      .where('purpose', '=', 'reset-password')
      .execute();
    expectRefusal(await use(second), 'forbidden', 'body.token');
    const third = await makeLinkFor(email);
    await server.db.db
      .updateTable('one_time_link')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('purpose', '=', 'reset-password')
      .execute();
    expectRefusal(await use(third), 'forbidden', 'body.token');
    const fourth = await makeLinkFor(email);
    expect((await use(fourth)).statusCode).toBe(200);
    expectRefusal(await use(fourth), 'forbidden', 'body.token');
  });

  test('USR-1 a link from before the password was changed', async () => {
    const email = 'changed@example.org';
    const cookie = await makeAccount(email);
    const token = await makeLinkFor(email);
    const form = { currentPassword: OLD, newPassword: NEW };
    expect((await post('change-password', form, { cookie })).statusCode).toBe(200);
    expectRefusal(await use(token), 'forbidden', 'body.token');
  });

  test('USR-1 more than twenty requests from one address: 429', async () => {
    const headers = { 'x-forwarded-for': '10.99.0.1' };
    await post('reset', { email: 'limit@example.org' }, headers);
    await server.db.db
      .updateTable('attempt_limit')
      .set({ points: 20 })
      .where('key', '=', 'reset-address:10.99.0.1')
      .execute();
    const answer = await post('reset', { email: 'limit2@example.org' }, headers);
    expectRefusal(answer, 'too_many_attempts');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('USR-1 requests without a mail server: 403, and pages say whom to ask', async () => {
    const answer = await post('reset', { email: 'a@example.org' }, {}, mute);
    expect(expectRefusal(answer, 'forbidden').label).toBe('reset_no_mail');
    for (const url of ['/reset/', '/sign-in/']) {
      const { body } = await mute.app.http.inject({ url });
      expect(body).toContain(label('eng', 'reset_no_mail'));
    }
    const page = await mute.app.http.inject({ url: '/reset/' });
    expect(page.body).toContain('href="mailto:desk@example.org"');
    expect((await server.app.http.inject({ url: '/reset/' })).body).not.toContain('mailto:');
  });
});

describe('USR-1 a reset doesn’t reveal who has an account', () => {
  test('USR-1 the response comes before anything about an account is read or hashed', async () => {
    await makeAccount('known@example.org');
    passwords.count = 0;
    const holder = await server.db.pool.connect();
    try {
      // Reading an account now has to wait until this ends.
      await holder.query(
        'begin; lock table account, one_time_link, message in access exclusive mode',
      );
      const [known, unknown] = [
        await post('reset', { email: 'known@example.org' }),
        await post('reset', { email: 'unknown@example.org' }),
      ];
      expect(known.json()).toEqual({ result: true });
      expect(unknown.json()).toEqual(known.json());
      const names = (answer: typeof known) => Object.keys(answer.headers).toSorted();
      expect(names(unknown)).toEqual(names(known));
    } finally {
      await holder.query('commit');
      holder.release();
    }
    expect(await readMails(server, 'known@example.org')).toHaveLength(1);
    expect(await readMails(server, 'unknown@example.org')).toEqual([]);
    expect(passwords.count).toBe(0);
  });

  test('USR-1 too many mails to one address are rejected alike: 429', async () => {
    await makeAccount('often@example.org');
    for (const email of ['often@example.org', 'nobody@example.org']) {
      for (let i = 0; i < 5; i += 1) {
        expect((await post('reset', { email })).statusCode).toBe(200);
      }
      expectRefusal(await post('reset', { email }), 'too_many_attempts');
    }
  });
});

describe('USR-1 a reset', () => {
  test('USR-1 sets the password, ends all sessions, signs nobody in, and is reported by mail', async () => {
    const email = 'lost@example.org';
    const [first, second] = [await makeAccount(email), await signIn(server.app, email, OLD)];
    const stranger = await server.signInAs('paid');
    const token = await makeLinkFor(email);
    expect(await isSignedIn(first)).toBe(true);
    const answer = await post('reset/password', { token, newPassword: NEW });
    expect(answer.json()).toEqual({ result: true });
    expect(answer.cookies).toEqual([]);
    for (const cookie of [first, second]) expect(await isSignedIn(cookie)).toBe(false);
    expect(await isSignedIn(stranger)).toBe(true);
    await expect(signIn(server.app, email, OLD)).rejects.toThrow('wrong_credentials');
    await expect(signIn(server.app, email, NEW)).resolves.toBeTruthy();
    const mails = await readMails(server, email);
    expect(mails.map(({ purpose }) => purpose)).toEqual(['reset-password', 'password-changed']);
  });

  test('USR-1 only stores a hash of the token, for an hour', async () => {
    await makeAccount('hash@example.org');
    const token = await makeLinkFor('hash@example.org');
    const links = await server.db.db.selectFrom('one_time_link').selectAll().execute();
    expect(JSON.stringify(links)).not.toContain(token);
    const [link] = links.filter(({ purpose }) => purpose === 'reset-password').slice(-1);
    const minutes = (link!.expires_at.getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(55);
    expect(minutes).toBeLessThanOrEqual(60);
  });

  test('USR-1 revokes API tokens at once: whoever had the password may have created some', async () => {
    const email = 'tokens@example.org';
    const cookie = await makeAccount(email);
    const made = await server.app.http.inject({
      method: 'POST',
      url: '/api/account/tokens/',
      headers: { cookie },
      payload: { name: 'Excel', scopes: ['market'], days: 30 },
    });
    const { token: apiToken } = made.json<{ token: string }>();
    const token = await makeLinkFor(email);
    await post('reset/password', { token, newPassword: NEW });
    const answer = await server.app.http.inject({
      url: '/api/indexes/1001/',
      headers: { authorization: `Bearer ${apiToken}` },
    });
    expectRefusal(answer, 'invalid_token');
  });

  test('USR-1 leads to the configured URL, whatever the Host header', async () => {
    const email = 'host@example.org';
    await makeAccount(email);
    await post('reset', { email }, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    const [mail] = await readMails(server, email);
    expect(mail!.text).toContain('https://portal.example/reset/new/?token=');
    expect(mail!.text).not.toContain('evil');
  });

  test.each(LANGUAGE_CODES)('USR-1 writes in the account’s language: %s', async (language) => {
    const email = `in-${language}@example.org`;
    await makeAccount(email);
    await server.db.db
      .updateTable('account')
      .set({ language })
      .where('email', '=', email)
      .execute();
    await post('reset', { email }, { 'accept-language': 'de' });
    const [mail] = await readMails(server, email);
    expect(mail!.subject).toBe(label(language, 'mail_reset_subject'));
    expect(mail!.text).not.toContain('{');
  });

  test('USR-1 the linked page doesn’t leak its URL', async () => {
    await makeAccount('page@example.org');
    const token = await makeLinkFor('page@example.org');
    const page = await server.app.http.inject({ url: `/reset/new/?token=${token}` });
    expect(page.headers['referrer-policy']).toBe('strict-origin');
    expect(page.body).toContain('<meta name="robots" content="noindex"/>');
    expect(page.body).toContain('name="newPassword"');
    const used = await server.app.http.inject({ url: '/reset/new/?token=x' });
    expect(used.body).toContain(label('eng', 'reset_link_void'));
  });
});

describe('USR-1 a demo account', () => {
  const email = 'free@demo.example';

  test('USR-1 gets no link, and the response doesn’t reveal that', async () => {
    expect((await post('reset', { email })).json()).toEqual({ result: true });
    expect(await readMails(server, email)).toEqual([]);
  });

  test('USR-1 keeps its password, which is public: 403', async () => {
    const cookie = await server.signInAs('free');
    const form = { currentPassword: DEMO_PASSWORD, newPassword: NEW };
    const answer = await post('change-password', form, { cookie });
    expectRefusal(answer, 'demo_account');
    await expect(server.signInAs('free')).resolves.toBeTruthy();
  });
});

describe('USR-1 fifty simultaneous', () => {
  test('USR-1 uses of one link: exactly one sets the password', async () => {
    const email = 'race@example.org';
    await makeAccount(email);
    const token = await makeLinkFor(email);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        post('reset/password', { token, newPassword: `${NEW} ${i}` }),
      ),
    );
    const done = answers.flatMap(({ statusCode }, i) => (statusCode === 200 ? [i] : []));
    expect(done).toHaveLength(1);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) {
      expectRefusal(answer, 'forbidden', 'body.token');
    }
    await expect(signIn(server.app, email, `${NEW} ${done[0]}`)).resolves.toBeTruthy();
    const mails = await readMails(server, email);
    expect(mails.filter(({ purpose }) => purpose === 'password-changed')).toHaveLength(1);
  });

  test('USR-1 requests for a link: five mails, and one valid link', async () => {
    const email = 'crowd@example.org';
    await makeAccount(email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => post('reset', { email })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) {
      expectRefusal(answer, 'too_many_attempts');
    }
    const mails = await readMails(server, email);
    expect(mails).toHaveLength(5);
    expect(await linksFor(email)).toHaveLength(1);
    const states = await Promise.all(
      mails.map(({ token }) =>
        server.app.http.inject({ url: `/api/account/link/?purpose=reset&token=${token}` }),
      ),
    );
    const open = states.filter((state) => state.json<{ state: string }>().state === 'open');
    expect(open).toHaveLength(1);
  });
});
