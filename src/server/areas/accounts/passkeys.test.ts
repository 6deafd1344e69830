import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PasskeyItem } from '../../../contracts/accounts/passkeys.ts';
import { BrowserJar } from '../../testing/browser-jar.ts';
import {
  addOwner,
  addPasskeyTo,
  OWNER_PASSWORD,
  type PasskeyOwner,
} from '../../testing/passkey-owner.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const ORIGIN = 'http://localhost';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
// All tests share one IP address, which is rate-limited.
beforeEach(() => server.db.pool.query('delete from attempt_limit'));

let count = 0;
const newOwner = (): Promise<PasskeyOwner> => addOwner(server.app, `p${(count += 1)}@example.org`);

async function list(jar: BrowserJar) {
  const answer = await jar.get('/api/account/passkeys/');
  return answer.json<{ items: PasskeyItem[]; hasPassword: boolean; isConfirmed: boolean }>();
}

/** Moves creation and confirmation of the account’s sessions six minutes into the past. */
async function ageSessions({ email }: PasskeyOwner): Promise<void> {
  await server.db.pool.query(
    `update session set created_at = now() - interval '6 minutes',
       confirmed_at = confirmed_at - interval '6 minutes'
     where account_id = (select id from account where email = $1)`,
    [email],
  );
}

async function register(
  jar: BrowserJar,
  wrong?: Parameters<SoftwareAuthenticator['createCredential']>[1],
) {
  const options = await jar.post('passkeys/options');
  const attestation = new SoftwareAuthenticator(ORIGIN).createCredential(options.json(), wrong);
  return { name: 'Key', attestation };
}

describe('USR-1 passkeys reject', () => {
  test('USR-1 visitors: 401', async () => {
    const jar = new BrowserJar(server.app);
    const paths = ['passkeys/options', 'passkeys', 'passkeys/1/remove', 'confirm'];
    for (const path of [...paths, 'confirm/passkey-options', 'confirm/passkey']) {
      expectRefusal(await jar.post(path), 'not_signed_in');
    }
    expectRefusal(await jar.get('/api/account/passkeys/'), 'not_signed_in');
  });

  test('USR-1 changes without a recent confirmation: 403', async () => {
    const owner = await newOwner();
    const [{ id } = { id: 0 }] = (await list(owner.jar)).items;
    await ageSessions(owner);
    expectRefusal(await owner.jar.post('passkeys/options'), 'confirmation_needed');
    expectRefusal(await owner.jar.post(`passkeys/${id}/remove`), 'confirmation_needed');
    expect(await list(owner.jar)).toMatchObject({ isConfirmed: false, items: [{ id }] });
  });

  test('USR-1 a wrong password as confirmation: 401, and from the eleventh attempt on: 429', async () => {
    const owner = await newOwner();
    await ageSessions(owner);
    const wrong = { password: 'not the one' };
    for (let i = 0; i < 10; i += 1) {
      expectRefusal(await owner.jar.post('confirm', wrong), 'wrong_credentials', 'body.password');
    }
    const right = { password: OWNER_PASSWORD };
    expectRefusal(await owner.jar.post('confirm', right), 'too_many_attempts');
    expectRefusal(await owner.jar.post('passkeys/options'), 'confirmation_needed');
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another domain', { domain: 'evil.example' }],
    ['another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['nobody verified', { isUserVerified: false }],
    ['nobody present', { isUserPresent: false }],
    ['an assertion', { type: 'webauthn.get' }],
    ['a page within another', { crossOrigin: true }],
  ])('USR-1 a new one with %s: 401', async (_name, wrong) => {
    const { jar } = await newOwner();
    const refused = await jar.post('passkeys', await register(jar, wrong));
    expect(expectRefusal(refused, 'wrong_credentials').label).toBe('passkey_refused');
    expect((await list(jar)).items).toHaveLength(1);
  });

  test('USR-1 nonsense: 400 or 401, never 500', async () => {
    const { jar } = await newOwner();
    const good = await register(jar);
    const deep = Buffer.alloc(15_000, 0x81).toString('base64url');
    const bodies = [
      {},
      { ...good, name: '' },
      { ...good, name: 'x'.repeat(101) },
      { ...good, attestation: { ...good.attestation, id: '<>' } },
      { ...good, attestation: { ...good.attestation, id: 'A'.repeat(2000) } },
      { ...good, attestation: { ...good.attestation, transports: ['<b>'] } },
      { ...good, attestation: { ...good.attestation, more: 1 } },
      { ...good, attestation: { ...good.attestation, clientDataJSON: 'AAAA' } },
    ];
    for (const body of bodies) {
      expect([400, 401]).toContain((await jar.post('passkeys', body)).statusCode);
    }
    for (const attestationObject of ['AAAA', deep]) {
      const { attestation } = await register(jar);
      const body = { name: 'Key', attestation: { ...attestation, attestationObject } };
      expectRefusal(await jar.post('passkeys', body), 'wrong_credentials');
    }
  });

  test('USR-1 a challenge of another browser or account: 401', async () => {
    const { jar, email } = await newOwner();
    const body = await register(jar);
    const elsewhere = new BrowserJar(server.app);
    await elsewhere.post('sign-in', { email, password: OWNER_PASSWORD });
    expectRefusal(await elsewhere.post('passkeys', body), 'wrong_credentials');
    // Even with this browser's cookie, another account can't use it.
    const stranger = await newOwner();
    stranger.jar.setCookie('parcurve-browser', jar.getCookie('parcurve-browser')!);
    expectRefusal(await stranger.jar.post('passkeys', body), 'wrong_credentials');
    expect((await jar.post('passkeys', body)).statusCode).toBe(200);
  });

  test('USR-1 reuse, late attempts, and challenges for signing in or confirming: 401', async () => {
    const { jar } = await newOwner();
    const body = await register(jar);
    expect((await jar.post('passkeys', body)).statusCode).toBe(200);
    expectRefusal(await jar.post('passkeys', body), 'wrong_credentials');
    const late = await register(jar);
    await server.db.pool.query('update webauthn_challenge set expires_at = now()');
    expectRefusal(await jar.post('passkeys', late), 'wrong_credentials');
    const options = (await jar.post('passkeys/options')).json<{ user: { id: string } }>();
    for (const path of ['sign-in/passkey-options', 'confirm/passkey-options']) {
      const { challenge } = (await jar.post(path)).json<{ challenge: string }>();
      const attestation = new SoftwareAuthenticator(ORIGIN).createCredential({
        ...options,
        challenge,
      });
      expectRefusal(await jar.post('passkeys', { name: 'Key', attestation }), 'wrong_credentials');
    }
    expect((await list(jar)).items).toHaveLength(2);
  });

  test('USR-1 a key with the id of an existing passkey, which stays as it was', async () => {
    const victim = await newOwner();
    const { jar } = await newOwner();
    const options = await victim.jar.post('confirm/passkey-options');
    const { id } = victim.authenticator.sign(options.json());
    const other = await register(jar);
    const renamed = { ...other, attestation: { ...other.attestation, id } };
    expectRefusal(await jar.post('passkeys', renamed), 'wrong_credentials');
    const asked = (await jar.post('passkeys/options')).json<{
      challenge: string;
      user: { id: string };
    }>();
    const forger = new SoftwareAuthenticator(ORIGIN, Buffer.from(id, 'base64url'));
    const forged = { name: 'Key', attestation: forger.createCredential(asked) };
    expectRefusal(await jar.post('passkeys', forged), 'passkey_known');
    await ageSessions(victim);
    const ask = (await victim.jar.post('confirm/passkey-options')).json<{ challenge: string }>();
    const stolen = { assertion: forger.sign(ask, { counter: 99 }) };
    expectRefusal(await victim.jar.post('confirm/passkey', stolen), 'wrong_credentials');
    expect((await list(victim.jar)).items).toHaveLength(1);
  });

  test('USR-1 one that is already stored: 409, whoever has it', async () => {
    const { jar, authenticator } = await newOwner();
    const options = await jar.post('passkeys/options');
    const again = { name: 'Again', attestation: authenticator.createCredential(options.json()) };
    expectRefusal(await jar.post('passkeys', again), 'passkey_known');
  });

  test('USR-1 somebody else’s id: 404, and the passkey stays', async () => {
    const { jar } = await newOwner();
    const stranger = await newOwner();
    const [{ id } = { id: 0 }] = (await list(stranger.jar)).items;
    expectRefusal(await jar.post(`passkeys/${id}/remove`), 'not_found', 'params.passkeyId');
    expect((await list(stranger.jar)).items).toHaveLength(1);
  });
});

describe('USR-1 passkeys', () => {
  test('USR-1 are created for the account by an opaque handle, and not twice on one device', async () => {
    const { jar, email } = await newOwner();
    const options = (await jar.post('passkeys/options')).json<{
      user: { id: string; name: string };
      excludeCredentials: unknown[];
      rp: { id: string };
      attestation: string;
    }>();
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: email },
      attestation: 'none',
    });
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(16);
    expect(options.excludeCredentials).toHaveLength(1);
  });

  test('USR-1 are listed and removed; a password remains as the other way in', async () => {
    const { jar } = await newOwner();
    await addPasskeyTo(jar, 'Second <b>key</b>');
    const { items, hasPassword, isConfirmed } = await list(jar);
    expect({ hasPassword, isConfirmed }).toEqual({ hasPassword: true, isConfirmed: true });
    expect(items.map(({ name }) => name)).toEqual(['Key', 'Second <b>key</b>']);
    for (const { id } of items) {
      expect((await jar.post(`passkeys/${id}/remove`)).json()).toEqual({ result: true });
    }
    expect((await list(jar)).items).toEqual([]);
  });

  test('USR-1 an account holds at most 20, even if 25 are added at once', async () => {
    const { jar } = await newOwner();
    const bodies = await Promise.all(Array.from({ length: 25 }, () => register(jar)));
    const answers = await Promise.all(bodies.map((body) => jar.post('passkeys', body)));
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused).toHaveLength(6);
    for (const answer of refused) expectRefusal(answer, 'too_many_passkeys');
    expect((await list(jar)).items).toHaveLength(20);
  });

  test('USR-1 a session is confirmed by the password or by a passkey of its account', async () => {
    const owner = await newOwner();
    await ageSessions(owner);
    expect((await owner.jar.post('confirm', { password: OWNER_PASSWORD })).statusCode).toBe(200);
    expect((await list(owner.jar)).isConfirmed).toBe(true);

    await ageSessions(owner);
    const stranger = await newOwner();
    const fetchOptions = async () => (await owner.jar.post('confirm/passkey-options')).json();
    const foreign = { assertion: stranger.authenticator.sign(await fetchOptions()) };
    expectRefusal(await owner.jar.post('confirm/passkey', foreign), 'wrong_credentials');
    // A sign-in assertion doesn't confirm, and vice versa.
    const signIn = (await owner.jar.post('sign-in/passkey-options')).json();
    const other = { assertion: owner.authenticator.sign(signIn) };
    expectRefusal(await owner.jar.post('confirm/passkey', other), 'wrong_credentials');
    expect((await list(owner.jar)).isConfirmed).toBe(false);
    const own = { assertion: owner.authenticator.sign(await fetchOptions()) };
    expect((await owner.jar.post('confirm/passkey', own)).statusCode).toBe(200);
    expect((await list(owner.jar)).isConfirmed).toBe(true);
  });
});
