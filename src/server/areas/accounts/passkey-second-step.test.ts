import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BrowserJar } from '../../testing/browser-jar.ts';
import {
  addOwner,
  OWNER_PASSWORD,
  signedIn,
  type PasskeyOwner,
} from '../../testing/passkey-owner.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const password = OWNER_PASSWORD;

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
// All tests share one IP address, which is rate-limited.
beforeEach(() => server.db.pool.query('delete from attempt_limit'));

let count = 0;
/** An account that requires a passkey after the password. */
async function carefulOwner(): Promise<PasskeyOwner> {
  const owner = await addOwner(server.app, `step${(count += 1)}@example.org`);
  const answer = await owner.jar.post('passkeys/second-step', { isOn: true, password });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return owner;
}

/** A browser that has passed the password step. */
async function halfway({ email }: PasskeyOwner): Promise<BrowserJar> {
  const jar = new BrowserJar(server.app);
  const answer = await jar.post('sign-in', { email, password });
  expect(answer.json()).toEqual({ result: true, secondStep: 'passkey' });
  expect(jar.getCookie('parcurve')).toBeUndefined();
  return jar;
}

async function stepBy(
  jar: BrowserJar,
  { authenticator }: PasskeyOwner,
  wrong?: Parameters<PasskeyOwner['authenticator']['sign']>[1],
) {
  const options = await jar.post('second-step/passkey-options');
  return { assertion: authenticator.sign(options.json(), wrong) };
}

const isSignedIn = async (jar: BrowserJar) =>
  (await jar.get('/api/account/passkeys/')).statusCode === 200;

describe('USR-1 a passkey as second step rejects', () => {
  test('OPR-1 an account that was blocked between the two steps', async () => {
    const owner = await carefulOwner();
    const jar = await halfway(owner);
    const body = await stepBy(jar, owner);
    await server.db.pool.query(
      `update account set blocked_at = now(), block_reason = 'Unpaid bill' where email = $1`,
      [owner.email],
    );
    expectRefusal(await jar.post('second-step/passkey', body), 'account_blocked');
    expect(jar.getCookie('parcurve')).toBeUndefined();
    // The password doesn't start another second step either.
    const again = await new BrowserJar(server.app).post('sign-in', {
      email: owner.email,
      password,
    });
    expectRefusal(again, 'account_blocked');
  });

  test('USR-1 attempts without the password or with a forged cookie: 401', async () => {
    const owner = await carefulOwner();
    const jar = new BrowserJar(server.app);
    for (const forged of [undefined, '', 'x', 'A'.repeat(43)]) {
      if (forged !== undefined) jar.setCookie('parcurve-step', forged);
      expectRefusal(await jar.post('second-step/passkey-options'), 'not_signed_in');
      const body = await signedIn(jar, owner);
      expectRefusal(await jar.post('second-step/passkey', body), 'not_signed_in');
    }
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another domain', { domain: 'evil.example' }],
    ['another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['another account’s handle', { userHandle: Buffer.alloc(16).toString('base64url') }],
  ])('USR-1 %s: 401', async (_name, wrong) => {
    const owner = await carefulOwner();
    const jar = await halfway(owner);
    const body = await stepBy(jar, owner, wrong);
    expectRefusal(await jar.post('second-step/passkey', body), 'wrong_credentials');
    expect(await isSignedIn(jar)).toBe(false);
  });

  test('USR-1 another account’s passkey, and an assertion for signing in', async () => {
    const owner = await carefulOwner();
    const stranger = await carefulOwner();
    const jar = await halfway(owner);
    const foreign = await stepBy(jar, stranger);
    expectRefusal(await jar.post('second-step/passkey', foreign), 'wrong_credentials');
    const other = await signedIn(jar, owner);
    expectRefusal(await jar.post('second-step/passkey', other), 'wrong_credentials');
    // An assertion for the second step isn't enough to sign in by itself.
    const step = await stepBy(jar, owner);
    expectRefusal(await jar.post('sign-in/passkey', step), 'wrong_credentials');
    expect(await isSignedIn(jar)).toBe(false);
  });

  test('USR-1 another browser, reuse, and a late attempt', async () => {
    const owner = await carefulOwner();
    const jar = await halfway(owner);
    const body = await stepBy(jar, owner);
    const other = await halfway(owner);
    expectRefusal(await other.post('second-step/passkey', body), 'wrong_credentials');
    expect((await jar.post('second-step/passkey', body)).statusCode).toBe(200);
    expectRefusal(await jar.post('second-step/passkey', body), 'not_signed_in');

    const late = await stepBy(other, owner);
    await server.db.pool.query('update pending_sign_in set expires_at = now()');
    expectRefusal(await other.post('second-step/passkey', late), 'not_signed_in');
    expect(await isSignedIn(other)).toBe(false);
  });

  test('USR-1 an account with a different second step', async () => {
    const owner = await carefulOwner();
    const jar = await halfway(owner);
    await server.db.pool.query(
      `update account set phone = '+4712345678', phone_confirmed_at = now(), second_step = 'code'
       where email = $1`,
      [owner.email],
    );
    expectRefusal(await jar.post('second-step/passkey-options'), 'wrong_credentials');
    // Turning off the passkey step doesn't turn off the other one.
    await owner.jar.post('passkeys/second-step', { isOn: false, password });
    const { rows } = await server.db.pool.query<{ second_step: string }>(
      'select second_step from account where email = $1',
      [owner.email],
    );
    expect(rows).toEqual([{ second_step: 'code' }]);
  });

  test('USR-1 being turned on or off without the password, or without a passkey', async () => {
    const jar = new BrowserJar(server.app);
    const form = { isOn: true, password };
    expectRefusal(await jar.post('passkeys/second-step', form), 'not_signed_in');
    await jar.post('register', { email: 'none@example.org', name: 'None', password });
    const none = await jar.post('passkeys/second-step', form);
    expect(expectRefusal(none, 'invalid_field', 'body.isOn').label).toBe('passkey_step_needs_one');

    const owner = await carefulOwner();
    const wrong = { isOn: false, password: 'not the one' };
    const refused = await owner.jar.post('passkeys/second-step', wrong);
    expectRefusal(refused, 'wrong_credentials', 'body.password');
    const missing = await owner.jar.post('passkeys/second-step', { isOn: false });
    expectRefusal(missing, 'invalid_field', 'body.password');
  });

  test('USR-1 losing its last passkey before it is turned off', async () => {
    const { jar } = await carefulOwner();
    const { items } = (await jar.get('/api/account/passkeys/')).json<{ items: { id: number }[] }>();
    const refused = await jar.post(`passkeys/${items[0]!.id}/remove`);
    expect(expectRefusal(refused, 'last_way_in').label).toBe('passkey_step_needs_it');
    await jar.post('passkeys/second-step', { isOn: false, password });
    expect((await jar.post(`passkeys/${items[0]!.id}/remove`)).statusCode).toBe(200);
  });

  test('USR-1 being turned on while the last passkey is removed: never on without one', async () => {
    for (let i = 0; i < 5; i += 1) {
      const { jar, email } = await addOwner(server.app, `race${i}@example.org`);
      const { items } = (await jar.get('/api/account/passkeys/')).json<{
        items: { id: number }[];
      }>();
      await Promise.all([
        jar.post(`passkeys/${items[0]!.id}/remove`),
        jar.post('passkeys/second-step', { isOn: true, password }),
      ]);
      const { rows } = await server.db.pool.query(
        `select 1 from account where email = $1 and second_step = 'passkey'
           and not exists (select from passkey where account_id = account.id)`,
        [email],
      );
      expect(rows).toEqual([]);
    }
  });
});

describe('USR-1 a passkey as second step', () => {
  test('USR-1 completes the sign-in; then having the device is enough', async () => {
    const owner = await carefulOwner();
    const jar = await halfway(owner);
    const body = await stepBy(jar, owner, { isUserVerified: false, userHandle: undefined });
    expect((await jar.post('second-step/passkey', body)).json()).toEqual({ result: true });
    expect(await isSignedIn(jar)).toBe(true);
    expect(jar.getCookie('parcurve-step')).toBeUndefined();
  });

  test('USR-1 50 simultaneous responses: exactly one session', async () => {
    const owner = await carefulOwner();
    const jar = await halfway(owner);
    const body = await stepBy(jar, owner);
    const { cookie } = jar;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        server.app.http.inject({
          method: 'POST',
          url: '/api/account/second-step/passkey/',
          headers: { cookie, host: 'localhost' },
          payload: body,
        }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.every(({ statusCode }) => [200, 401].includes(statusCode))).toBe(true);
    const { rows } = await server.db.pool.query<{ count: number }>(
      `select count(*)::int as count from session join account on account.id = account_id
       where email = $1`,
      [owner.email],
    );
    // The session that created the account, and this one.
    expect(rows).toEqual([{ count: 2 }]);
  });

  test('USR-1 isn’t requested after signing in with a passkey alone, which counts as both', async () => {
    const owner = await carefulOwner();
    const jar = new BrowserJar(server.app);
    expect((await jar.post('sign-in/passkey', await signedIn(jar, owner))).statusCode).toBe(200);
    expect(await isSignedIn(jar)).toBe(true);
  });
});
