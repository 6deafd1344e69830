import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BrowserJar } from '../../testing/browser-jar.ts';
import { readMails } from '../../testing/mailbox.ts';
import { addOwner, OWNER_PASSWORD, type PasskeyOwner } from '../../testing/passkey-owner.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { makeAccount, TEST_PASSWORD, type TestAccount } from '../../testing/test-account.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeOperatorReset } from './operator-reset.ts';

const password = OWNER_PASSWORD;
let server: TestApp;
let boss: TestAccount;
beforeAll(async () => {
  server = await createTestApp();
  boss = await makeAccount(server, 'boss@example.org', { isOperator: true });
});
afterAll(() => server.close());
// All tests share one IP address, which is rate-limited.
beforeEach(() => server.db.pool.query('delete from attempt_limit'));

let count = 0;
/** An account that requires a passkey after the password. */
async function carefulOwner(): Promise<PasskeyOwner> {
  const owner = await addOwner(server.app, `lost${(count += 1)}@example.org`);
  const answer = await owner.jar.post('passkeys/second-step', { isOn: true, password });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return owner;
}

async function halfway(email: string): Promise<BrowserJar> {
  const jar = new BrowserJar(server.app);
  await jar.post('sign-in', { email, password });
  return jar;
}

const createCodes = async ({ jar }: PasskeyOwner) =>
  (await jar.post('recovery-codes')).json<{ codes: string[] }>().codes;
const useCode = (jar: BrowserJar, code: string) => jar.post('second-step/recovery-code', { code });
const readState = async ({ jar }: PasskeyOwner) =>
  (await jar.get('/api/account/recovery-codes/')).json<{ step: string | null; left: number }>();
const isSignedIn = async (jar: BrowserJar) =>
  (await jar.get('/api/account/passkeys/')).statusCode === 200;
const accountId = async (email: string) =>
  (
    await server.db.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).id;
const operate = (path: string, cookie = boss.cookie) =>
  server.app.http.inject({ method: 'POST', url: `/api/admin/users/${path}`, headers: { cookie } });
const auditOf = (target: number) =>
  server.db.db
    .selectFrom('audit_entry')
    .select(['actor_id', 'action', 'before', 'after'])
    .where('kind', '=', 'account')
    .where('target', '=', String(target))
    .orderBy('id')
    .execute();

const submit = (jar: BrowserJar, url: string, fields: Record<string, string>) =>
  server.app.http.inject({
    method: 'POST',
    url,
    headers: {
      cookie: jar.cookie,
      host: 'localhost',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(fields).toString(),
  });
const setPassword = (token: string) =>
  new BrowserJar(server.app).post('reset/password', { token, newPassword: 'quite another one' });

describe('USR-1 recovery codes are rejected', () => {
  test('USR-1 for visitors, without a second step, and without a recent confirmation', async () => {
    const visitor = new BrowserJar(server.app);
    expectRefusal(await visitor.get('/api/account/recovery-codes/'), 'not_signed_in');
    expectRefusal(await visitor.post('recovery-codes'), 'not_signed_in');
    const plain = await addOwner(server.app, 'plain@example.org');
    const early = await plain.jar.post('recovery-codes');
    expect(expectRefusal(early, 'forbidden').label).toBe('recovery_needs_step');
    const { jar, email } = await carefulOwner();
    await server.db.pool.query(
      `update session set created_at = now() - interval '6 minutes', confirmed_at = null
       where account_id = $1`,
      [await accountId(email)],
    );
    expectRefusal(await jar.post('recovery-codes'), 'confirmation_needed');
  });

  test('USR-1 before the password, when wrong, for another account, and on reuse', async () => {
    const owner = await carefulOwner();
    const stranger = await carefulOwner();
    const [code = ''] = await createCodes(owner);
    expectRefusal(await useCode(new BrowserJar(server.app), code), 'not_signed_in');
    const other = await halfway(stranger.email);
    expectRefusal(await useCode(other, code), 'wrong_code', 'body.code');
    const jar = await halfway(owner.email);
    for (const wrong of ['', '0', 'not a code at all', code.slice(1)]) {
      const answer = await useCode(jar, wrong);
      expect(expectRefusal(answer, 'wrong_code', 'body.code').label).toBe('recovery_code_wrong');
    }
    expectRefusal(await useCode(jar, 'x'.repeat(61)), 'invalid_field', 'body.code');
    expect((await useCode(jar, code)).statusCode).toBe(200);
    expectRefusal(await useCode(await halfway(owner.email), code), 'wrong_code', 'body.code');
  });

  test('USR-1 after ten wrong ones even if right: 429', async () => {
    const owner = await carefulOwner();
    const [code = ''] = await createCodes(owner);
    const jar = await halfway(owner.email);
    for (let i = 0; i < 10; i += 1) await useCode(jar, 'wrong');
    expectRefusal(await useCode(jar, code), 'too_many_attempts');
    expect(await isSignedIn(jar)).toBe(false);
  });
});

describe('USR-1 recovery codes', () => {
  test('USR-1 OPR-9 ten are shown once, stored as hashes, and counted; using one is reported by mail', async () => {
    const owner = await carefulOwner();
    const codes = await createCodes(owner);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^(?:[0-9a-z]{4}-){3}[0-9a-z]{4}$/);
    const { rows } = await server.db.pool.query<{ text: string }>(
      'select t::text as text from recovery_code t',
    );
    const dump = rows.map(({ text }) => text).join('\n');
    for (const code of codes) expect(dump).not.toContain(code.replaceAll('-', ''));
    expect(await readState(owner)).toMatchObject({ step: 'passkey', left: 10 });

    const jar = await halfway(owner.email);
    // As typed from a printout.
    const typed = codes[3]!.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O');
    expect((await useCode(jar, typed)).json()).toEqual({ result: true });
    expect(await isSignedIn(jar)).toBe(true);
    expect((await readState(owner)).left).toBe(9);
    const subjects = (await readMails(server, owner.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['New recovery codes', 'A recovery code was used']);
  });

  test('USR-1 of ten simultaneous uses of one code a single one signs in', async () => {
    const owner = await carefulOwner();
    const [code = ''] = await createCodes(owner);
    const { cookie } = await halfway(owner.email);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        server.app.http.inject({
          method: 'POST',
          url: '/api/account/second-step/recovery-code/',
          headers: { cookie, host: 'localhost' },
          payload: { code },
        }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('USR-1 are voided when replaced, and with the second step', async () => {
    const owner = await carefulOwner();
    const [old = ''] = await createCodes(owner);
    const [code = ''] = await createCodes(owner);
    const jar = await halfway(owner.email);
    expectRefusal(await useCode(jar, old), 'wrong_code', 'body.code');
    expect((await useCode(jar, code)).statusCode).toBe(200);
    await owner.jar.post('passkeys/second-step', { isOn: false, password });
    expect(await readState(owner)).toMatchObject({ step: null, left: 0 });
  });

  test('USR-1 work without scripts: the page creates, shows and accepts them', async () => {
    const owner = await carefulOwner();
    const made = await submit(owner.jar, '/profile/second-step/', { intent: 'create' });
    const codes = [...made.body.matchAll(/<code>([0-9a-z-]{19})<\/code>/g)].map(([, code]) => code);
    expect(codes).toHaveLength(10);
    expect(made.headers['cache-control']).toContain('no-store');
    // Opened again, the page shows no codes.
    expect((await owner.jar.get('/profile/second-step/')).body).not.toContain(codes[0]);

    const jar = await halfway(owner.email);
    const step = '/sign-in/second-step/?next=%2Fbonds%2F';
    expect((await jar.get(step)).body).toContain('name="recoveryCode"');
    const refused = await submit(jar, step, { intent: 'recovery', recoveryCode: 'wrong' });
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('This recovery code is wrong or has been used.');
    const done = await submit(jar, step, { intent: 'recovery', recoveryCode: codes[0]! });
    expect([done.statusCode, done.headers.location]).toEqual([302, '/bonds/']);
  });
});

describe('OPR-1 an operator who turns off a second step or removes passkeys', () => {
  test('OPR-1 is rejected for visitors, users, the own account, demo accounts and unknown ones', async () => {
    const owner = await carefulOwner();
    const id = await accountId(owner.email);
    const demo = await accountId('free@demo.example');
    for (const what of ['second-step/lift/', 'passkeys/remove/']) {
      expectRefusal(await operate(`${id}/${what}`, ''), 'not_signed_in');
      expectRefusal(await operate(`${id}/${what}`, await server.signInAs('paid')), 'forbidden');
      expectRefusal(await operate(`999999/${what}`), 'not_found', 'params.accountId');
      expectRefusal(await operate(`${demo}/${what}`), 'demo_account');
      const own = expectRefusal(await operate(`${boss.id}/${what}`), 'forbidden');
      expect(own.label).toBe('users_not_yourself');
    }
    expect(await readState(owner)).toMatchObject({ step: 'passkey' });
  });

  test('OPR-1 OPR-7 OPR-9 sees both; turning it off lets the owner in, is logged and reported by mail', async () => {
    const owner = await carefulOwner();
    await createCodes(owner);
    const id = await accountId(owner.email);
    const see = async () =>
      (
        await server.app.http.inject({
          url: `/api/admin/users/${id}/`,
          headers: { cookie: boss.cookie },
        })
      ).json<object>();
    const before = { secondStep: 'passkey', passkeyCount: 1, recoveryCodeCount: 10 };
    expect(await see()).toMatchObject(before);
    const pending = await halfway(owner.email);
    expect((await operate(`${id}/second-step/lift/`)).statusCode).toBe(200);
    expect(await see()).toMatchObject({ secondStep: null, passkeyCount: 1, recoveryCodeCount: 0 });
    // A sign-in in progress restarts, with the password alone.
    expect((await pending.get('/api/account/second-step/')).json()).toMatchObject({ step: null });
    expect(await isSignedIn(await halfway(owner.email))).toBe(true);
    expect((await operate(`${id}/passkeys/remove/`)).statusCode).toBe(200);
    expect(await see()).toMatchObject({ passkeyCount: 0 });
    expect(await auditOf(id)).toEqual([
      {
        actor_id: boss.id,
        action: 'changed',
        before: { secondStep: 'passkey' },
        after: { secondStep: null },
      },
      {
        actor_id: boss.id,
        action: 'removed',
        before: { passkeys: 1, secondStep: null },
        after: { passkeys: 0, secondStep: null },
      },
    ]);
    const subjects = (await readMails(server, owner.email)).map(({ subject }) => subject);
    expect(subjects.slice(-2)).toEqual([
      'Your second step was turned off',
      'Your passkeys were removed',
    ]);
  });

  test('OPR-1 leaves an account without passkeys that isn’t asked for one', async () => {
    const owner = await carefulOwner();
    await operate(`${await accountId(owner.email)}/passkeys/remove/`);
    expect(await readState(owner)).toMatchObject({ step: null });
    expect(await isSignedIn(await halfway(owner.email))).toBe(true);
  });
});

describe('USR-1 the reset link that the server prints for a single operator', () => {
  test('USR-1 isn’t created for any other account', async () => {
    const { db } = server.db;
    await expect(makeOperatorReset(db, 'nobody@example.org')).rejects.toThrow('No operator has');
    await carefulOwner();
    await expect(makeOperatorReset(db, 'lost1@example.org')).rejects.toThrow('No operator has');
    await expect(makeOperatorReset(db, 'operator@demo.example')).rejects.toThrow('demo account');
  });

  test('USR-1 OPR-7 OPR-9 sets a password, turns off the second step, ends all sessions; once, logged', async () => {
    const { email, jar } = await carefulOwner();
    const id = await accountId(email);
    await server.db.pool.query('update account set is_operator = true where id = $1', [id]);
    const token = await makeOperatorReset(server.db.db, ` ${email.toUpperCase()}`);
    // Requesting a reset on the public page doesn't invalidate it.
    await new BrowserJar(server.app).post('reset', { email });
    await server.app.background.settled();
    const page = await server.app.http.inject({ url: `/reset/new/?token=${token}` });
    expect(page.body).toContain('name="newPassword"');
    expect((await setPassword(token)).json()).toEqual({ result: true });
    expectRefusal(await setPassword(token), 'forbidden', 'body.token');
    expect(await isSignedIn(jar)).toBe(false);
    const again = new BrowserJar(server.app);
    const signedIn = await again.post('sign-in', { email, password: 'quite another one' });
    expect(signedIn.json()).toEqual({ result: true, secondStep: null });
    expect((await auditOf(id)).map(({ actor_id, after }) => ({ actor_id, after }))).toEqual([
      { actor_id: null, after: { reset: true } },
      { actor_id: null, after: { secondStep: null, reset: true } },
    ]);
  });

  test('USR-1 expires', async () => {
    const token = await makeOperatorReset(server.db.db, boss.email);
    await server.db.pool.query('update one_time_link set expires_at = now()');
    expectRefusal(await setPassword(token), 'forbidden', 'body.token');
    const signedIn = await new BrowserJar(server.app).post('sign-in', {
      email: boss.email,
      password: TEST_PASSWORD,
    });
    expect(signedIn.statusCode).toBe(200);
  });
});
