import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { BrowserJar } from '../../testing/browser-jar.ts';
import { addOwner, signedIn, type PasskeyOwner } from '../../testing/passkey-owner.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import { createTestApp, TEST_SETTINGS, type TestApp } from '../../testing/test-app.ts';
import { siteAt } from './passkey-check.ts';

const SIGN_IN = 'sign-in/passkey';

let server: TestApp;
let owner: PasskeyOwner;
beforeAll(async () => {
  server = await createTestApp({ config: { logLevel: 'warn' } });
  owner = await addOwner(server.app, 'owner@example.org');
});
afterAll(() => server.close());
// All tests share one IP address, which is rate-limited.
beforeEach(() => server.db.pool.query('delete from attempt_limit'));

const visitor = () => new BrowserJar(server.app);

async function countSessions(): Promise<number> {
  const { rows } = await server.db.pool.query<{ count: number }>(
    `select count(*)::int as count from session join account on account.id = account_id
     where email = 'owner@example.org'`,
  );
  return rows[0]!.count;
}

function expectRefused(answer: Parameters<typeof expectRefusal>[0]): void {
  expect(expectRefusal(answer, 'wrong_credentials').label).toBe('passkey_refused');
  expect(answer.cookies.map(({ name }) => name)).not.toContain('parcurve');
}

describe('USR-1 signing in with a passkey rejects', () => {
  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://localhost:1' }],
    ['another domain', { domain: 'evil.example' }],
    ['another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['nobody verified', { isUserVerified: false }],
    ['nobody present', { isUserPresent: false }],
    ['a registration', { type: 'webauthn.create' }],
    ['a page within another', { crossOrigin: true }],
    ['another account’s handle', { userHandle: Buffer.alloc(16).toString('base64url') }],
    ['no handle', { userHandle: undefined }],
  ])('USR-1 %s: 401', async (_name, wrong) => {
    const jar = visitor();
    expectRefused(await jar.post(SIGN_IN, await signedIn(jar, owner, wrong)));
  });

  test('OPR-1 a blocked account: with the reason, and without a session', async () => {
    const blocked = await addOwner(server.app, 'blocked@example.org');
    await server.db.pool.query(
      `update account set blocked_at = now(), block_reason = 'Unpaid bill'
       where email = 'blocked@example.org'`,
    );
    const jar = visitor();
    const answer = await jar.post(SIGN_IN, await signedIn(jar, blocked));
    expect(expectRefusal(answer, 'account_blocked').message).toContain('Unpaid bill');
    expect(jar.getCookie('parcurve')).toBeUndefined();
  });

  test('USR-1 a changed signature, and an unknown passkey', async () => {
    const jar = visitor();
    const { assertion } = await signedIn(jar, owner);
    const signature = `${assertion.signature.slice(0, -4)}AAAA`;
    expectRefused(await jar.post(SIGN_IN, { assertion: { ...assertion, signature } }));
    const authenticator = new SoftwareAuthenticator('http://localhost');
    const wrong = { userHandle: Buffer.alloc(16).toString('base64url') };
    expectRefused(await jar.post(SIGN_IN, await signedIn(jar, { authenticator }, wrong)));
  });

  test('USR-1 another key that claims to be the owner’s, whether unknown or of another account', async () => {
    const stranger = await addOwner(server.app, 'stranger@example.org');
    const nobody = { authenticator: new SoftwareAuthenticator('http://localhost') };
    const before = await countSessions();
    for (const forger of [nobody, stranger]) {
      const jar = visitor();
      const { id, userHandle } = (await signedIn(jar, owner)).assertion;
      const forged = (await signedIn(jar, forger, { counter: 99 })).assertion;
      expectRefused(await jar.post(SIGN_IN, { assertion: { ...forged, id, userHandle } }));
      const mixed = (await signedIn(jar, forger, { counter: 99 })).assertion;
      expectRefused(await jar.post(SIGN_IN, { assertion: { ...mixed, userHandle } }));
    }
    expect(await countSessions()).toBe(before);
  });

  test('USR-1 changes after signing: the user verification flag and the counter', async () => {
    for (const [at, value] of [
      [32, 0x05],
      [36, 0xff],
    ] as const) {
      const jar = visitor();
      const { assertion } = await signedIn(jar, owner, { isUserVerified: false });
      const said = Buffer.from(assertion.authenticatorData, 'base64url');
      said[at] = value;
      const authenticatorData = said.toString('base64url');
      expectRefused(await jar.post(SIGN_IN, { assertion: { ...assertion, authenticatorData } }));
    }
  });

  test('USR-1 an account without a passkey and one that does not exist alike', async () => {
    await visitor().post('register', {
      email: 'plainer@example.org',
      name: 'P',
      password: 'long enough 1',
    });
    const { rows } = await server.db.pool.query<{ handle: string }>(
      `select replace(user_handle::text, '-', '') as handle
       from account where email = 'plainer@example.org'`,
    );
    const authenticator = new SoftwareAuthenticator('http://localhost');
    const answers = [];
    for (const handle of [rows[0]!.handle, '00'.repeat(16)]) {
      const jar = visitor();
      const userHandle = Buffer.from(handle, 'hex').toString('base64url');
      const answer = await jar.post(
        SIGN_IN,
        await signedIn(jar, { authenticator }, { userHandle }),
      );
      expectRefused(answer);
      const { requestId: _requestId, ...told } = answer.json<Record<string, unknown>>();
      answers.push({ told, cookies: answer.cookies.map(({ name }) => name) });
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  test('USR-1 another browser’s challenge, no cookie, a forged cookie', async () => {
    const jar = visitor();
    const body = await signedIn(jar, owner);
    expectRefused(await visitor().post(SIGN_IN, body));
    const other = visitor();
    await other.post('sign-in/passkey-options');
    expectRefused(await other.post(SIGN_IN, body));
    for (const forged of ['', 'x', 'A'.repeat(43), '<script>']) {
      other.setCookie('parcurve-browser', forged);
      expectRefused(await other.post(SIGN_IN, body));
    }
    expect((await jar.post(SIGN_IN, body)).statusCode).toBe(200);
  });

  test('USR-1 reuse, also after a failure', async () => {
    const jar = visitor();
    const body = await signedIn(jar, owner);
    expect((await jar.post(SIGN_IN, body)).statusCode).toBe(200);
    expectRefused(await jar.post(SIGN_IN, body));

    const options = (await jar.post('sign-in/passkey-options')).json<{ challenge: string }>();
    const wrong = owner.authenticator.sign(options, { origin: 'https://evil.example' });
    expectRefused(await jar.post(SIGN_IN, { assertion: wrong }));
    expectRefused(await jar.post(SIGN_IN, { assertion: owner.authenticator.sign(options) }));
  });

  test('USR-1 a response after five minutes', async () => {
    const jar = visitor();
    const body = await signedIn(jar, owner);
    await server.db.pool.query(`update webauthn_challenge set expires_at = now()`);
    expectRefused(await jar.post(SIGN_IN, body));
  });

  test('USR-1 a counter that goes back, because two devices have the key; this is logged', async () => {
    const twice = await addOwner(server.app, 'twice@example.org');
    const jar = visitor();
    const use = async (counter: number) =>
      jar.post(SIGN_IN, await signedIn(jar, twice, { counter }));
    expect((await use(10)).statusCode).toBe(200);
    for (const counter of [10, 9, 0]) expectRefused(await use(counter));
    const told = server.logs.filter(({ msg }) => String(msg).includes('counter'));
    expect(told).toHaveLength(3);
    expect((await use(11)).statusCode).toBe(200);
  });

  test('USR-1 a removed passkey, and one of a deleted account', async () => {
    const gone = await addOwner(server.app, 'gone@example.org');
    const jar = visitor();
    const body = await signedIn(jar, gone);
    const { items } = (await gone.jar.get('/api/account/passkeys/')).json<{
      items: { id: number }[];
    }>();
    await gone.jar.post(`passkeys/${items[0]!.id}/remove`);
    expectRefused(await jar.post(SIGN_IN, body));

    const deleted = await addOwner(server.app, 'deleted@example.org');
    const last = await signedIn(jar, deleted);
    await server.db.pool.query(`delete from account where email = 'deleted@example.org'`);
    expectRefused(await jar.post(SIGN_IN, last));
  });

  test('USR-1 bad input: 400, and a request from another site: 403', async () => {
    const jar = visitor();
    const { assertion } = await signedIn(jar, owner);
    const { id: _id, ...withoutId } = assertion;
    for (const bad of [{}, { assertion: {} }, { assertion: withoutId }]) {
      expect((await jar.post(SIGN_IN, bad)).statusCode).toBe(400);
    }
    const long = { assertion: { ...assertion, signature: 'A'.repeat(10_000) } };
    expectRefusal(await jar.post(SIGN_IN, long), 'invalid_field', 'body.assertion.signature');
    const url = `/api/account/${SIGN_IN}/`;
    const headers = { origin: 'https://evil.example', cookie: jar.cookie };
    const payload = { assertion };
    const answer = await server.app.http.inject({ method: 'POST', url, headers, payload });
    expectRefusal(answer, 'cross_site');
  });

  test('USR-1 too many attempts from one address: 429', async () => {
    const postFromAddress = (path: string, payload?: object) =>
      server.app.http.inject({
        method: 'POST',
        url: `/api/account/${path}/`,
        remoteAddress: '192.0.2.7',
        ...(payload && { payload }),
      });
    const { rows } = await server.db.pool.query<{ key: string }>(
      `insert into attempt_limit (key, points, expire)
       values ('sign-in-address:192.0.2.7', 100, $1), ('passkey-options:192.0.2.7', 600, $1)
       returning key`,
      [Date.now() + 60_000],
    );
    expect(rows).toHaveLength(2);
    expectRefusal(await postFromAddress('sign-in/passkey-options'), 'too_many_attempts');
    expectRefusal(
      await postFromAddress(SIGN_IN, await signedIn(visitor(), owner)),
      'too_many_attempts',
    );
  });
});

describe('USR-1 signing in with a passkey', () => {
  test('USR-1 needs no email and starts a new session; the options are the same for everyone', async () => {
    const jar = visitor();
    const options = await jar.post('sign-in/passkey-options');
    expect(options.json()).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: 'localhost',
      timeout: 300_000,
      userVerification: 'required',
    });
    const cookie = options.cookies.find(({ name }) => name === 'parcurve-browser');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    const assertion = owner.authenticator.sign(options.json());
    expect((await jar.post(SIGN_IN, { assertion })).json()).toEqual({ result: true });
    expect((await jar.get('/api/account/passkeys/')).statusCode).toBe(200);
    const { items } = (await owner.jar.get('/api/account/passkeys/')).json<{
      items: { lastUsedAt: string | null }[];
    }>();
    expect(items[0]!.lastUsedAt).not.toBeNull();
  });

  test('USR-1 50 responses with one assertion at once: exactly one session', async () => {
    const jar = visitor();
    const body = await signedIn(jar, owner);
    const before = await countSessions();
    const answers = await Promise.all(Array.from({ length: 50 }, () => jar.post(SIGN_IN, body)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) {
      expectRefused(answer);
    }
    expect(await countSessions()).toBe(before + 1);
  });

  test('USR-1 an authenticator without a counter always sends 0', async () => {
    const plain = await addOwner(server.app, 'plain@example.org');
    const jar = visitor();
    for (let i = 0; i < 2; i += 1) {
      const body = await signedIn(jar, plain, { counter: 0 });
      expect((await jar.post(SIGN_IN, body)).statusCode).toBe(200);
    }
  });

  test('USR-1 the last way into an account without a password can’t be removed', async () => {
    // Accounts created in other ways may have no password.
    await server.db.pool.query('alter table account alter column password_hash drop not null');
    const only = await addOwner(server.app, 'only@example.org');
    await server.db.pool.query(
      `update account set password_hash = null where email = 'only@example.org'`,
    );
    const { items, hasPassword } = (await only.jar.get('/api/account/passkeys/')).json<{
      items: { id: number }[];
      hasPassword: boolean;
    }>();
    expect(hasPassword).toBe(false);
    expectRefusal(await only.jar.post(`passkeys/${items[0]!.id}/remove`), 'last_way_in');
    const confirm = await only.jar.post('confirm', { password: 'anything' });
    expectRefusal(confirm, 'wrong_credentials', 'body.password');
    const jar = visitor();
    expect((await jar.post(SIGN_IN, await signedIn(jar, only))).statusCode).toBe(200);
  });
});

describe('USR-1 a passkey is valid', () => {
  test.each([
    ['http://localhost:3000', null, 'localhost'],
    ['https://example.org', 'https://example.org', 'example.org'],
    ['https://de.example.org', 'https://example.org', 'example.org'],
    ['https://example.de', 'https://example.org', 'example.de'],
    ['https://notexample.org', 'https://example.org', 'notexample.org'],
  ])('USR-1 at %s, with the public URL %s, for %s', (origin, publicUrl, domain) => {
    expect(siteAt(origin, publicUrl)).toEqual({ origin, domain });
  });

  test('USR-1 at the public URL, whatever the Host header', async () => {
    const config = readConfig({ ...TEST_SETTINGS, PUBLIC_URL: 'https://portal.example' });
    const app = await createTestApp({ database: server.db, config });
    const jar = new BrowserJar(app.app, 'evil.example');
    const options = (await jar.post('sign-in/passkey-options')).json<{ rpId: string }>();
    expect(options.rpId).toBe('portal.example');
    expect(jar.cookie).toMatch(/^__Host-parcurve-browser=/);
    await app.close();
  });

  test('USR-1 an invalid host: 400', async () => {
    const answer = await server.app.http.inject({
      method: 'POST',
      url: '/api/account/sign-in/passkey-options/',
      headers: { host: '<>' },
    });
    expect(answer.statusCode).toBe(400);
  });
});
