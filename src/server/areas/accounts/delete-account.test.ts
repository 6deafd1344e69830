import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { accountReferences, fillTables } from '../../testing/account-rows.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { makeAccount, TEST_PASSWORD as PASSWORD } from '../../testing/test-account.ts';
import { createTestApp, signIn, type TestApp } from '../../testing/test-app.ts';
import { DEMO_PASSWORD } from './demo-accounts.ts';
import { makeLink } from './one-time-links.ts';

const SURE = { password: PASSWORD, isSure: true };
const AT_ONCE = { timeout: 6000, interval: 20 };

let server: TestApp;
let twin: TestApp;
beforeAll(async () => {
  server = await createTestApp({ config: { hasOutbox: true } });
  twin = await createTestApp({ database: server.db, config: { hasOutbox: false, mail: null } });
});
afterAll(async () => {
  await twin.close();
  await server.close();
});

function post(path: string, cookie: string, payload?: object, at = server) {
  const url = `/api/account/${path}/`;
  const headers = { cookie };
  return at.app.http.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
}

async function status(url: string, headers: Record<string, string>, at = server): Promise<number> {
  return (await at.app.http.inject({ url, headers })).statusCode;
}

/** An account that can only sign in with an external provider. */
async function withoutPassword(email: string) {
  const account = await makeAccount(server, email);
  await server.db.pool.query('alter table account alter column password_hash drop not null');
  await server.db.pool.query('update account set password_hash = null where id = $1', [account.id]);
  return account;
}

const exists = async (id: number) =>
  (await server.db.pool.query('select 1 from account where id = $1', [id])).rowCount === 1;

describe('USR-1 deleting an account is rejected', () => {
  test('USR-1 for a visitor: 401', async () => {
    expectRefusal(await post('delete', '', SURE), 'not_signed_in');
    expectRefusal(await post('delete/ask', ''), 'not_signed_in');
  });

  test.each([
    [{ ...SURE, isSure: false }, 'body.isSure'],
    [{ password: PASSWORD }, 'body.isSure'],
    [{ isSure: true }, 'body.password'],
    [{ isSure: true, token: 'x' }, 'body.password'],
    [{ ...SURE, password: '' }, 'body.password'],
    [{ ...SURE, password: 'x'.repeat(10_000) }, 'body.password'],
    [{ ...SURE, token: 'x'.repeat(10_000) }, 'body.token'],
  ])('USR-1 %j: 400, naming the field', async (form, field) => {
    const { id, cookie } = await makeAccount(server, `${Math.random()}@example.org`);
    expectRefusal(await post('delete', cookie, form), 'invalid_field', field);
    expect(await exists(id)).toBe(true);
  });

  test('USR-1 with a wrong password: 401, and from the eleventh attempt on 429', async () => {
    const { id, cookie } = await makeAccount(server, 'wrong@example.org');
    for (let i = 0; i < 10; i += 1) {
      const answer = await post('delete', cookie, { ...SURE, password: 'not this one' });
      expectRefusal(answer, 'wrong_credentials', 'body.password');
    }
    expectRefusal(await post('delete', cookie, SURE), 'too_many_attempts');
    expect(await exists(id)).toBe(true);
  });

  test('USR-1 for a demo account: 403', async () => {
    const cookie = await server.signInAs('free');
    expectRefusal(
      await post('delete', cookie, { ...SURE, password: DEMO_PASSWORD }),
      'demo_account',
    );
    expectRefusal(await post('delete/ask', cookie), 'demo_account');
  });

  test('USR-1 by mail for an account with a password, or without a mail server: 403', async () => {
    const { cookie } = await makeAccount(server, 'has@example.org');
    expectRefusal(await post('delete/ask', cookie), 'forbidden');
    const other = await withoutPassword('none@example.org');
    expectRefusal(await post('delete/ask', other.cookie, undefined, twin), 'forbidden');
  });
});

describe('USR-1 a deleted account', () => {
  test('USR-1 leaves nothing in any table that refers to accounts, now or later', async () => {
    const { id, cookie, email } = await makeAccount(server, 'gone@example.org');
    const stays = await makeAccount(server, 'stays@example.org');
    const references = await accountReferences(server.db.pool);
    expect(references.length).toBeGreaterThan(3);
    await fillTables(server.db.pool, references, [id, stays.id]);
    const count = async (accountId: number) =>
      Promise.all(
        references.map(async ({ table, column }) => {
          const { rows } = await sql<{ count: number }>`
            select count(*)::int as count from ${sql.table(table)}
            where ${sql.ref(column)} = ${accountId}`.execute(server.db.db);
          return `${table}.${column}: ${rows[0]?.count ? 'some' : 'none'}`;
        }),
      );
    const all = references.map(({ table, column }) => `${table}.${column}`);
    expect(await count(id)).toEqual(all.map((name) => `${name}: some`));

    expect((await post('delete', cookie, SURE)).json()).toEqual({ result: true });
    expect(await exists(id)).toBe(false);
    expect(await count(id)).toEqual(all.map((name) => `${name}: none`));
    expect(await count(stays.id)).toEqual(all.map((name) => `${name}: some`));
    await expect(signIn(server.app, email, PASSWORD)).rejects.toThrow('wrong_credentials');
  });

  test('USR-1 is signed out everywhere at once; its tokens stop working; a final mail confirms it', async () => {
    const { cookie, email } = await makeAccount(server, 'ends@example.org');
    const elsewhere = await signIn(twin.app, email, PASSWORD);
    const made = await post('tokens', cookie, { name: 'P', scopes: ['market'], days: 30 });
    const authorization = `Bearer ${made.json<{ token: string }>().token}`;
    const indexes = '/api/indexes/';
    expect(await status('/profile/', { cookie: elsewhere }, twin)).toBe(200);
    expect(await status(indexes, { authorization }, twin)).toBe(200);

    const answer = await post('delete', cookie, SURE);
    expect(answer.cookies).toMatchObject([{ name: 'parcurve', value: '', maxAge: 0 }]);
    expect(await status('/api/account/access/', { cookie })).toBe(401);
    expect(await status(indexes, { authorization })).toBe(401);
    await vi.waitFor(async () => {
      expect(await status('/profile/', { cookie: elsewhere }, twin)).toBe(302);
      expect(await status(indexes, { authorization }, twin)).toBe(401);
    }, AT_ONCE);
    const mails = server.db.db.selectFrom('message').select(['purpose', 'account_id']);
    expect(await mails.where('recipient', '=', email).execute()).toEqual([
      { purpose: 'deleted', account_id: null },
    ]);
  });

  test('USR-1 signing in during the deletion gives no session and no error', async () => {
    const { id, cookie, email } = await makeAccount(server, 'meanwhile@example.org');
    const enter = () => post('sign-in', '', { email, password: PASSWORD });
    const [gone, ...entered] = await Promise.all([
      post('delete', cookie, SURE),
      ...Array.from({ length: 8 }, enter),
    ]);
    expect(gone?.statusCode).toBe(200);
    for (const { statusCode } of entered) expect([200, 401]).toContain(statusCode);
    const sessions = server.db.db.selectFrom('session').selectAll();
    expect(await sessions.where('account_id', '=', id).execute()).toEqual([]);
    expect((await enter()).statusCode).toBe(401);
  });

  test('USR-1 frees its email address for another account', async () => {
    const { id, cookie, email } = await makeAccount(server, 'again@example.org');
    await post('delete', cookie, SURE);
    expect((await makeAccount(server, email)).id).not.toBe(id);
  });
});

async function tokenFor(email: string): Promise<string> {
  const mails = server.db.db.selectFrom('message').select('body').orderBy('id', 'desc');
  const [mail] = await mails.where('recipient', '=', email).execute();
  return /\/profile\/delete\/\?token=([\w-]{43})/.exec(mail?.body ?? '')?.[1] ?? '';
}

describe('USR-1 an account without a password', () => {
  test('USR-1 is deleted only by the link that was mailed to it', async () => {
    const { id, cookie, email } = await withoutPassword('linked@example.org');
    const other = await withoutPassword('other@example.org');
    for (const account of [cookie, other.cookie]) await post('delete/ask', account);
    const expiresAt = new Date(Date.now() + 60_000);
    const link = { accountId: id, expiresAt };
    const change = await makeLink(server.db.db, { ...link, purpose: 'change-email' });
    const theirs = await tokenFor(other.email);
    for (const token of [undefined, '', 'x', theirs, change]) {
      const answer = await post('delete', cookie, { isSure: true, token });
      expectRefusal(answer, 'forbidden', 'body.token');
    }
    expectRefusal(await post('delete', cookie, SURE), 'forbidden', 'body.token');
    const mine = await tokenFor(email);
    expect((await post('delete', cookie, { isSure: true, token: mine })).statusCode).toBe(200);
    expect(await exists(id)).toBe(false);
    const last = await post('delete', other.cookie, { isSure: true, token: theirs });
    expect(last.statusCode).toBe(200);
  });
});

describe('USR-1 the last operator', () => {
  test('USR-1 can’t be deleted: 409; of two deleted at once, fifty times, one stays', async () => {
    const one = await makeAccount(server, 'one@example.org', { isOperator: true });
    expectRefusal(await post('delete', one.cookie, SURE), 'last_operator');
    const two = await makeAccount(server, 'two@example.org', { isOperator: true });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => post('delete', (i % 2 ? one : two).cookie, SURE)),
    );
    const codes = new Set(answers.map((answer) => answer.statusCode));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect([...codes].every((code) => [200, 401, 409, 429, 503].includes(code))).toBe(true);
    expect([await exists(one.id), await exists(two.id)].filter(Boolean)).toHaveLength(1);
  });
});
