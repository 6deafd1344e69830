import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { label } from '../../../labels/labels.ts';
import { readMails } from '../../testing/mailbox.ts';
import {
  jwtText,
  newKey,
  TestProvider,
  visitProvider,
  type Claims,
} from '../../testing/openid-provider.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { cookieHeader, createTestApp, type TestApp } from '../../testing/test-app.ts';

const PASSWORD = 'long enough 1';
const START = '/sign-in/openid/';
const HTML = { accept: 'text/html' };
const ADA = { sub: 'ada', email: 'Ada@Example.org', email_verified: true, name: 'Ada' };

const provider = new TestProvider();
let server: TestApp;
/** The same portal, except that the provider creates no accounts. */
let closed: TestApp;
beforeAll(async () => {
  await provider.open();
  server = await createTestApp({
    config: { trustProxy: true, hasOutbox: true, openId: provider.settings(true) },
  });
  closed = await createTestApp({
    database: server.db,
    config: { trustProxy: true, openId: provider.settings(false) },
  });
});
afterEach(() => {
  provider.refusal = null;
  provider.forge = null;
});
afterAll(async () => {
  await closed.close();
  await server.close();
  await provider.close();
});

let visitors = 0;
function send(
  method: 'GET' | 'POST',
  url: string,
  { form, headers = {}, at = server }: SendOptions = {},
) {
  visitors += 1;
  return at.app.http.inject({
    method,
    url,
    headers: {
      'x-forwarded-for': `10.4.${visitors >> 8}.${visitors & 255}`,
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
    ...(form && { payload: new URLSearchParams(form).toString() }),
  });
}
interface SendOptions {
  readonly form?: Record<string, string>;
  readonly headers?: Record<string, string>;
  readonly at?: TestApp;
}

/** Starts a sign-in; returns the provider's URL and the cookie of the attempt. */
async function begin(form: Record<string, string> = {}, { headers = {}, at }: SendOptions = {}) {
  const answer = await send('POST', START, { form, headers, ...(at && { at }) });
  expect(answer.statusCode).toBe(200);
  const [, href = ''] = /<a href="([^"]+)">/.exec(answer.body) ?? [];
  const cookie = [headers['cookie'], cookieHeader(answer)].filter(Boolean).join('; ');
  return { address: href.replaceAll('&amp;', '&'), cookie, answer };
}

async function handleCallback(callback: URL, cookie: string, { headers, at }: SendOptions = {}) {
  return send('GET', callback.pathname + callback.search, {
    headers: { ...headers, cookie },
    ...(at && { at }),
  });
}

/** Runs the whole flow; returns the portal's last response. */
async function signIn(person: TestProvider['person'], form = {}, options: SendOptions = {}) {
  provider.person = person;
  const { address, cookie } = await begin(form, options);
  return handleCallback(await visitProvider(address), cookie, options);
}

const findAccount = (email: string) =>
  server.db.db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst();

/** Registers with a password; returns the Cookie header. */
async function makeAccount(email: string): Promise<string> {
  visitors += 1;
  const answer = await server.app.http.inject({
    method: 'POST',
    url: '/api/account/register/',
    payload: { email, name: 'A', password: PASSWORD },
    headers: { 'x-forwarded-for': `10.5.${visitors >> 8}.${visitors & 255}` },
  });
  return cookieHeader(answer);
}

const readSession = (answer: { cookies: { name: string; value: string }[] }) =>
  answer.cookies.find(({ name }) => name === 'parcurve')?.value;

const nowSeconds = () => Math.floor(Date.now() / 1000);
/** Creates an ID token with other claims and a valid signature. */
const changed = (change: (claims: Claims) => Claims) => (claims: Claims) =>
  provider.sign({ ...claims, ...change(claims) });

describe('USR-1 sign-in with a provider rejects', () => {
  test('USR-1 starting from another site: 403', async () => {
    const headers = { origin: 'https://evil.example' };
    const answer = await send('POST', START, { form: {}, headers });
    expectRefusal(answer, 'cross_site');
    expect(answer.cookies).toEqual([]);
    const page = await send('POST', START, { form: {}, headers: { ...headers, ...HTML } });
    expect(page.statusCode).toBe(403);
    expect(page.body).toContain(label('eng', 'error_cross_site'));
  });

  test('USR-1 starting by a link: there is no such page', async () => {
    expect((await send('GET', START)).statusCode).toBe(404);
  });

  test('USR-1 starting too often from one address: 429', async () => {
    const headers = { 'x-forwarded-for': '10.99.4.4' };
    await send('POST', START, { form: {}, headers });
    await server.db.db
      .updateTable('attempt_limit')
      .set({ points: 60 })
      .where('key', '=', 'openid-address:10.99.4.4')
      .execute();
    expectRefusal(await send('POST', START, { form: {}, headers }), 'too_many_attempts');
  });

  interface Forged {
    readonly callback?: Record<string, string>;
    readonly row?: { nonce?: string; verifier?: string; expires_at?: Date };
  }
  const CODES: readonly (readonly [what: string, code: string, forged: Forged])[] = [
    ['a wrong state', 'failed', { callback: { state: 'forged' } }],
    ['no state', 'failed', { callback: { state: '' } }],
    ['another issuer', 'failed', { callback: { iss: 'https://evil.example' } }],
    ['a made-up code', 'failed', { callback: { code: 'forged' } }],
    ['a wrong nonce', 'failed', { row: { nonce: 'forged' } }],
    ['a wrong verifier', 'failed', { row: { verifier: 'f'.repeat(43) } }],
    ['what took too long', 'expired', { row: { expires_at: new Date(Date.now() - 1000) } }],
  ];
  test.each(CODES)('USR-1 %s: nobody is signed in', async (_what, code, { callback, row }) => {
    provider.person = { sub: 'forger', email: 'forger@example.org', email_verified: true };
    const { address, cookie } = await begin({ from: '/indexes/' });
    if (row) await server.db.db.updateTable('openid_attempt').set(row).execute();
    const url = await visitProvider(address);
    for (const [name, value] of Object.entries(callback ?? {})) {
      url.searchParams.set(name, value);
    }
    const answer = await handleCallback(url, cookie);
    expect(answer.statusCode).toBe(303);
    const page = code === 'expired' ? '/sign-in/' : '/indexes/';
    expect(answer.headers.location).toBe(`${page}?auth_error=${code}`);
    expect(readSession(answer)).toBeUndefined();
    expect(await findAccount('forger@example.org')).toBeUndefined();
  });

  test.each(['', 'parcurve-openid=x', `parcurve-openid=${'A'.repeat(43)}`, 'parcurve-openid=%00'])(
    'USR-1 the cookie %j: an attempt of another browser ends here',
    async (cookie) => {
      provider.person = ADA;
      const { address } = await begin();
      const answer = await handleCallback(await visitProvider(address), cookie);
      expect(answer.headers.location).toBe('/sign-in/?auth_error=expired');
      expect(readSession(answer)).toBeUndefined();
    },
  );

  const TOKENS: readonly (readonly [what: string, forge: NonNullable<TestProvider['forge']>])[] = [
    ['of another key', (claims) => provider.sign(claims, newKey())],
    ['without a signature', (claims) => `${jwtText({ alg: 'none', typ: 'JWT' }, claims)}.`],
    ['whose signature was cut off', (_, real) => real.slice(0, real.lastIndexOf('.') + 1)],
    ['signed with the client’s secret', (claims) => provider.signWith('client secret', claims)],
    ['signed with the public key', (claims) => provider.signWith('public key', claims)],
    ['that has expired', changed(() => ({ exp: nowSeconds() - 120, iat: nowSeconds() - 600 }))],
    ['that never expires', changed(() => ({ exp: undefined }))],
    ['that is not good yet', changed(() => ({ nbf: nowSeconds() + 600 }))],
    ['for another client', changed(() => ({ aud: 'another' }))],
    ['for two, made for the other', changed(({ aud }) => ({ aud: [aud, 'b'], azp: 'b' }))],
    ['of another issuer', changed(() => ({ iss: 'https://evil.example' }))],
    ['for another sign-in', changed(() => ({ nonce: 'another' }))],
    ['for no sign-in', changed(() => ({ nonce: undefined }))],
    ['of nobody', changed(() => ({ sub: undefined }))],
    ['that is none', () => 'e30.e30.e30'],
  ];
  test.each(TOKENS)('USR-1 an ID token %s: nobody is signed in', async (_what, forge) => {
    const person = { sub: 'forger', email: 'forger@example.org', email_verified: true };
    provider.forge = forge;
    const answer = await signIn(person);
    expect(answer.headers.location).toBe('/sign-in/?auth_error=failed');
    expect(readSession(answer)).toBeUndefined();
    expect(await findAccount('forger@example.org')).toBeUndefined();
  });

  test('USR-1 an ID token of an earlier sign-in, but accepts the same claims newly signed', async () => {
    const person = { sub: 'replayed', email: 'replayed@example.org', email_verified: true };
    let first = '';
    provider.forge = (claims, real) => {
      first = real;
      return provider.sign(claims);
    };
    const answer = await signIn(person);
    expect(readSession(answer)).toBeDefined();
    provider.forge = () => first;
    const replayed = await signIn(person);
    expect(replayed.headers.location).toBe('/sign-in/?auth_error=failed');
    expect(readSession(replayed)).toBeUndefined();
  });

  test('USR-1 the state of another browser: each attempt ends in the browser that started it', async () => {
    provider.person = { sub: 'lured', email: 'lured@example.org', email_verified: true };
    const [own, others] = [await begin(), await begin()];
    const answer = await handleCallback(await visitProvider(others.address), own.cookie);
    expect(answer.headers.location).toBe('/sign-in/?auth_error=failed');
    expect(readSession(answer)).toBeUndefined();
    expect(await findAccount('lured@example.org')).toBeUndefined();
  });

  test.each([
    ['says that it is another issuer', { issuer: 'https://evil.example' }],
    ['has its keys signed by nobody', { id_token_signing_alg_values_supported: ['none'] }],
  ])('USR-1 a provider that %s', async (_what, pretence) => {
    provider.pretence = pretence;
    provider.person = { sub: 'mixed', email: 'mixed@example.org', email_verified: true };
    // A server that hasn't contacted the provider yet.
    const fresh = await createTestApp({
      database: server.db,
      config: { trustProxy: true, openId: provider.settings(true) },
    });
    try {
      const answer = await send('POST', START, { form: {}, at: fresh });
      const [, href] = /<a href="([^"]+)">/.exec(answer.body) ?? [];
      const end =
        href === undefined
          ? answer
          : await handleCallback(
              await visitProvider(href.replaceAll('&amp;', '&')),
              cookieHeader(answer),
              { at: fresh },
            );
      expect(end.headers.location).toMatch(/^\/sign-in\/\?auth_error=(?:unavailable|failed)$/);
      expect(readSession(end)).toBeUndefined();
    } finally {
      provider.pretence = {};
      await fresh.close();
    }
  });

  test('USR-1 a finished attempt, and a used code', async () => {
    provider.person = { sub: 'twice', email: 'twice@example.org', email_verified: true };
    const { address, cookie } = await begin();
    const state = new URL(address).searchParams.get('state')!;
    const findAttempt = () =>
      server.db.db
        .selectFrom('openid_attempt')
        .selectAll()
        .where('state', '=', state)
        .executeTakeFirst();
    const attempt = await findAttempt();
    const url = await visitProvider(address);
    expect((await handleCallback(url, cookie)).headers.location).toBe('/');
    const again = await handleCallback(url, cookie);
    expect(again.headers.location).toBe('/sign-in/?auth_error=expired');
    expect(await findAttempt()).toBeUndefined();
    // Even if the portal forgot that the code was used, the provider would reject it.
    await server.db.db.insertInto('openid_attempt').values(attempt!).execute();
    const replayed = await handleCallback(url, cookie);
    expect(replayed.headers.location).toContain('auth_error=failed');
    expect(readSession(replayed)).toBeUndefined();
  });

  test('USR-1 an email address that the provider hasn’t verified', async () => {
    for (const person of [
      { sub: 'u1', email: 'unverified@example.org', email_verified: false },
      { sub: 'u2', email: 'unverified@example.org' },
      { sub: 'u3', email_verified: true },
      { sub: 'u4', email: 'no address', email_verified: true },
    ]) {
      const answer = await signIn(person);
      expect(answer.headers.location).toBe('/sign-in/?auth_error=unverified');
    }
    expect(await findAccount('unverified@example.org')).toBeUndefined();
  });

  test('USR-1 a new person if the operator doesn’t accept any', async () => {
    const person = { sub: 'new', email: 'new-one@example.org', email_verified: true };
    const answer = await signIn(person, {}, { at: closed });
    expect(answer.headers.location).toBe('/sign-in/?auth_error=no_account');
    expect(await findAccount('new-one@example.org')).toBeUndefined();
  });

  test('OPR-8 a new person while registration is closed, but not later', async () => {
    const person = { sub: 'later', email: 'later@example.org', email_verified: true };
    const cookie = await server.signInAs('operator');
    const setRegistration = (registration: boolean) =>
      server.app.http.inject({
        method: 'POST',
        url: '/api/admin/settings/',
        headers: { cookie },
        payload: { registration },
      });
    expect((await setRegistration(false)).statusCode).toBe(200);
    const refused = await signIn(person);
    expect(refused.headers.location).toBe('/sign-in/?auth_error=no_account');
    expect(await findAccount(person.email)).toBeUndefined();
    await setRegistration(true);
    expect(readSession(await signIn(person))).toBeDefined();
  });

  test('OPR-1 a blocked account, and tells its owner why', async () => {
    const person = { sub: 'blocked', email: 'blocked@example.org', email_verified: true };
    expect(readSession(await signIn(person))).toBeDefined();
    await server.db.db
      .updateTable('account')
      .set({ blocked_at: new Date(), block_reason: 'Unpaid bill' })
      .where('email', '=', person.email)
      .execute();
    const answer = await signIn(person, {}, { headers: HTML });
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain('Unpaid bill');
    expect(readSession(answer)).toBeUndefined();
  });

  test('USR-1 taking over the account with the same email address', async () => {
    await makeAccount('owned@example.org');
    const person = { sub: 'thief', email: 'OWNED@example.org', email_verified: true };
    for (const at of [server, closed]) {
      const answer = await signIn(person, {}, { at });
      expect(answer.headers.location).toBe('/sign-in/?auth_error=link_first');
      expect(readSession(answer)).toBeUndefined();
    }
  });

  test('USR-1 redirecting to another site', async () => {
    for (const evil of [
      'https://evil.example/',
      '//evil.example/',
      '/\\evil.example',
      'javascript:1',
    ]) {
      const person = { sub: 'led', email: 'led@example.org', email_verified: true };
      const done = await signIn(person, { next: evil, from: evil });
      expect(done.headers.location).toBe('/');
      provider.refusal = { error: 'access_denied' };
      const failed = await signIn(person, { next: evil, from: evil });
      expect(failed.headers.location).toBe('/?auth_error=denied');
      provider.refusal = null;
    }
  });
});

describe('USR-1 sign-in with a provider', () => {
  test('USR-1 creates an account without a password, and recognises it the next time', async () => {
    const headers = { 'accept-language': 'de' };
    const first = await signIn(ADA, { next: '/indexes/?page=2' }, { headers });
    expect(first.headers.location).toBe('/indexes/?page=2');
    expect(first.headers['cache-control']).toBe('no-store');
    const account = await findAccount('ada@example.org');
    expect(account).toMatchObject({ name: 'Ada', password_hash: null, access_level: null });
    expect(account!.language).toBe('deu');
    // The provider's id identifies the account, not the email address.
    const second = await signIn({ ...ADA, email: 'other@example.org', email_verified: false });
    const cookie = `parcurve=${readSession(second)}`;
    const page = await send('GET', '/profile/openid/', { headers: { cookie } });
    expect(page.body).toContain('Example ID');
    expect(await findAccount('other@example.org')).toBeUndefined();
    const known = await signIn(ADA, {}, { at: closed });
    expect(readSession(known)).toBeDefined();
  });

  test('USR-1 doesn’t bypass an account’s second step', async () => {
    const email = 'careful@example.org';
    const person = { ...ADA, sub: 'careful', email };
    await signIn(person);
    await server.db.db
      .updateTable('account')
      .set({ second_step: 'passkey' })
      .where('email', '=', email)
      .execute();
    const answer = await signIn(person, { next: '/currencies/' });
    expect(answer.headers.location).toBe('/sign-in/second-step/?next=%2Fcurrencies%2F');
    expect(readSession(answer)).toBeUndefined();
    expect(answer.cookies.map(({ name }) => name)).toContain('parcurve-step');
  });

  test('USR-1 such an account can’t sign in with any password, and gets one by mail', async () => {
    const person = { sub: 'bob', email: 'bob@example.org', email_verified: true };
    const cookie = `parcurve=${readSession(await signIn(person))}`;
    const post = (path: string, payload: object, headers = {}) =>
      server.app.http.inject({ method: 'POST', url: `/api/account/${path}/`, payload, headers });
    for (const password of ['null', 'undefined', PASSWORD]) {
      const answer = await post('sign-in', { email: person.email, password });
      expectRefusal(answer, 'wrong_credentials');
    }
    const change = { currentPassword: 'null', newPassword: 'a new password' };
    expectRefusal(
      await post('change-password', change, { cookie }),
      'wrong_credentials',
      'body.currentPassword',
    );
    const form = { setPassword: '1' };
    const sent = await send('POST', '/profile/openid/', { form, headers: { cookie, ...HTML } });
    expect(sent.headers.location).toBe('/profile/openid/?sent');
    const [mail] = await readMails(server, person.email);
    await post('reset/password', { token: mail!.token, newPassword: PASSWORD });
    const answer = await post('sign-in', { email: person.email, password: PASSWORD });
    expect(answer.statusCode).toBe(200);
  });

  test('USR-1 continues with a page: redirecting a form would need the provider in every policy', async () => {
    const { answer, address } = await begin();
    expect(answer.body).toContain('http-equiv="refresh"');
    expect(answer.headers['cache-control']).toBe('no-store');
    const { searchParams, origin } = new URL(address);
    expect(origin).toBe(provider.issuer);
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    expect(searchParams.get('scope')).toBe('openid email profile');
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(searchParams.get(name)!.length).toBeGreaterThan(40);
    }
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({ name: 'parcurve-openid', httpOnly: true, sameSite: 'Lax' });
    expect(cookie!.maxAge).toBe(600);
    const page = await send('GET', '/sign-in/');
    expect(page.headers['content-security-policy']).toContain("form-action 'self';");
  });

  test('USR-1 replaces an unconfirmed registration', async () => {
    const email = 'pending@example.org';
    await server.db.db
      .insertInto('account')
      .values({ email, name: 'Stranger', password_hash: 'x', email_confirmed_at: null })
      .execute();
    await signIn({ sub: 'pending', email, email_verified: true, name: 'Owner' });
    expect(await findAccount(email)).toMatchObject({ name: 'Owner', password_hash: null });
  });

  test('USR-1 starts an independent session: neither side follows the other afterwards', async () => {
    const answer = await signIn({ ...ADA, sub: 'own', email: 'own@example.org' });
    const headers = { cookie: cookieHeader(answer) };
    const before = provider.requests;
    expect((await send('GET', '/api/account/profile/', { headers })).statusCode).toBe(200);
    expect((await send('POST', '/api/account/sign-out/', { headers })).statusCode).toBe(200);
    expect((await send('GET', '/api/account/profile/', { headers })).statusCode).toBe(401);
    expect(provider.requests).toBe(before);
  });

  test('USR-1 fifty callbacks at once: one session', async () => {
    provider.person = { sub: 'crowd', email: 'crowd@example.org', email_verified: true };
    const { address, cookie } = await begin();
    const url = await visitProvider(address);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => handleCallback(url, cookie)),
    );
    expect(answers.filter((answer) => readSession(answer) !== undefined)).toHaveLength(1);
    expect(answers.every(({ statusCode }) => statusCode === 303)).toBe(true);
  });
});

describe('USR-1 linking', () => {
  const person = { sub: 'linked', email: 'elsewhere@example.org', email_verified: false };
  const here = { next: '/profile/openid/', from: '/profile/openid/' };

  test('USR-1 needs a session and its password', async () => {
    const cookie = await makeAccount('links@example.org');
    const visitor = await send('POST', START, { form: { ...here, currentPassword: PASSWORD } });
    expectRefusal(visitor, 'not_signed_in');
    const wrong = await send('POST', START, {
      form: { ...here, currentPassword: 'wrong' },
      headers: { cookie },
    });
    expect(wrong.headers.location).toBe('/profile/openid/?auth_error=password');
  });

  test('USR-1 lets the account sign in from then on, until unlinked', async () => {
    const cookie = await makeAccount('linker@example.org');
    const form = { ...here, currentPassword: PASSWORD };
    const linked = await signIn(person, form, { headers: { cookie } });
    expect(linked.headers.location).toBe('/profile/openid/');
    const session = readSession(await signIn(person));
    const headers = { cookie: `parcurve=${session}` };
    const getLink = () => server.app.http.inject({ url: '/api/account/openid/', headers });
    expect((await getLink()).json()).toMatchObject({ email: 'linker@example.org', isLinked: true });
    const other = await makeAccount('greedy@example.org');
    const taken = await signIn(person, form, { headers: { cookie: other } });
    expect(taken.headers.location).toBe('/profile/openid/?auth_error=taken');
    const unlink = (currentPassword: string) =>
      server.app.http.inject({
        method: 'POST',
        url: '/api/account/openid/unlink/',
        payload: { currentPassword },
        headers,
      });
    expectRefusal(await unlink('wrong'), 'wrong_credentials', 'body.currentPassword');
    expect((await unlink(PASSWORD)).json()).toEqual({ result: true });
    expect((await getLink()).json()).toMatchObject({ isLinked: false });
    expect((await signIn(person)).headers.location).toBe('/sign-in/?auth_error=unverified');
  });

  test('USR-1 belongs to the session that started it, not to one that has signed in since', async () => {
    const cookie = await makeAccount('began@example.org');
    provider.person = { sub: 'swapped' };
    const form = { ...here, currentPassword: PASSWORD };
    const attempt = await begin(form, { headers: { cookie } });
    const url = await visitProvider(attempt.address);
    const other = await makeAccount('ended@example.org');
    const swapped = attempt.cookie.replace(cookie, other);
    const answer = await handleCallback(url, swapped);
    expect(answer.headers.location).toBe('/profile/openid/?auth_error=expired');
  });
});

/** Returns with the provider's response. */
async function callbackWithError(error_description: string) {
  provider.refusal = { error: 'access_denied', error_description };
  return signIn({ sub: 'refused' }, { from: '/indexes/?page=1' });
}

describe('SHL-9 a provider’s error', () => {
  test('SHL-9 is shown as an alert on the visitor’s original page, as plain text', async () => {
    const answer = await callbackWithError('<b>No</b> “entry”\nfor you');
    expect(answer.headers.location).toBe('/indexes/?page=1&auth_error=denied');
    const detail = answer.cookies.find(({ name }) => name === 'parcurve-auth-error');
    expect(detail).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    const cookie = `parcurve-auth-error=${encodeURIComponent(detail!.value)}`;
    const page = await send('GET', '/indexes/?auth_error=denied', { headers: { cookie } });
    const [, alert = ''] = /<div id="auth-error"[^>]*>(.*?)<\/div>/s.exec(page.body) ?? [];
    expect(alert).toContain('Example ID did not sign you in.');
    expect(alert).toContain('&lt;b&gt;No&lt;/b&gt; “entry” for you');
    expect(page.body).toContain('<dialog');
    expect(page.body).toContain('role="alert"');
  });

  test('SHL-9 is truncated when long', async () => {
    const answer = await callbackWithError('x'.repeat(5000));
    const page = await send('GET', '/?auth_error=denied', {
      headers: { cookie: cookieHeader(answer) },
    });
    expect(page.body).toContain('x'.repeat(300));
    expect(page.body).not.toContain('x'.repeat(301));
  });

  test('SHL-9 can’t be injected by URL, and no unknown error opens the form', async () => {
    for (const url of [
      '/?auth_error=denied&error_description=Call+us',
      '/?auth_error=denied&detail=Call+us',
    ]) {
      const { body } = await send('GET', url);
      expect(body).toContain('id="auth-error"');
      expect(body).not.toMatch(/<p[^>]*>Call us/);
    }
    for (const url of ['/?auth_error=', '/?auth_error=nothing', '/?auth_error=<b>', '/']) {
      expect((await send('GET', url)).body).not.toContain('id="auth-error"');
    }
    const forged = { cookie: 'parcurve-openid=x' };
    const error = '?error=access_denied&error_description=Call+us&state=x';
    const answer = await send('GET', `/sign-in/openid/callback/${error}`, { headers: forged });
    expect(answer.headers.location).toBe('/sign-in/?auth_error=expired');
  });

  test('SHL-9 is never cached for other visitors', async () => {
    const keeping = await createTestApp({
      database: server.db,
      cachesPages: true,
      config: { openId: provider.settings(true) },
    });
    const cookie = 'parcurve-auth-error=only%20for%20one';
    const open = (headers = {}) => keeping.app.http.inject({ url: '/?auth_error=denied', headers });
    expect((await open({ cookie })).body).toContain('only for one');
    expect((await open()).body).not.toContain('only for one');
    await keeping.close();
  });

  test('SHL-9 a provider that doesn’t respond: reported at once, and nobody waits for it again', async () => {
    const away = new TestProvider();
    await away.open();
    await away.close();
    const portal = await createTestApp({
      database: server.db,
      config: { trustProxy: true, openId: away.settings(true) },
    });
    for (let i = 0; i < 3; i += 1) {
      const answer = await send('POST', START, { form: { from: '/indexes/' }, at: portal });
      expect(answer.headers.location).toBe('/indexes/?auth_error=unavailable');
    }
    const page = await send('GET', '/sign-in/?auth_error=unavailable', { at: portal });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Example ID isn’t responding.');
    await portal.close();
  });
});
