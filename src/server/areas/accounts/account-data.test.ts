import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountReferences } from '../../testing/account-rows.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { makeAccount, TEST_PASSWORD as PASSWORD } from '../../testing/test-account.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { ACCOUNT_TABLES, LEFT_OUT } from './account-data.ts';

const URL = '/api/account/data/';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ config: { hasOutbox: true } });
});
afterAll(() => server.close());

const download = (cookie: string) => server.app.http.inject({ url: URL, headers: { cookie } });

function post(path: string, cookie: string, payload: object) {
  const url = `/api/account/${path}/`;
  return server.app.http.inject({ method: 'POST', url, headers: { cookie }, payload });
}

describe('USR-1 the file with an account’s data', () => {
  test('USR-1 is denied to a visitor: 401', async () => {
    expectRefusal(await download(''), 'not_signed_in');
  });

  test('USR-1 holds what is stored, of nobody else, and no secret', async () => {
    const { id, email, cookie } = await makeAccount(server, 'data@example.org');
    await makeAccount(server, 'someone-else@example.org');
    const made = await post('tokens', cookie, { name: 'Excel', scopes: ['market'], days: 30 });
    const { token } = made.json<{ token: string }>();
    await post('email', cookie, { email: 'next@example.org', password: PASSWORD });
    const answer = await download(cookie);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('filename="parcurve-account.json"');
    expect(answer.headers['cache-control']).toBe('no-store');
    const data = answer.json<Record<string, unknown>>();
    expect(Object.keys(data)).toEqual(['madeAt', ...Object.keys(ACCOUNT_TABLES)]);
    expect(data).toMatchObject({
      account: { id, email, name: 'Ada', language: 'eng', is_operator: false },
      session: [{ address: '127.0.0.1', user_agent: 'lightMyRequest' }],
      api_token: [{ name: 'Excel', scopes: ['market'], hint: token.slice(0, 8) }],
      one_time_link: [{ purpose: 'change-email', payload: { email: 'next@example.org' } }],
    });
    expect(data.message).toMatchObject([
      { recipient: 'next@example.org', purpose: 'email-confirm' },
      { recipient: email, purpose: 'email-asked' },
    ]);
    expect(answer.body).not.toContain('someone-else');
    for (const secret of await secretsIn()) expect(answer.body).not.toContain(secret);
    expect(answer.body).not.toContain(token);
    expect(answer.body).not.toContain(cookie.split(/[=;]/)[1]);
    expect(answer.body).not.toContain('token=');
  });

  test('USR-1 is available five times an hour, then 429', async () => {
    const { cookie } = await makeAccount(server, 'often@example.org');
    const answers = await Promise.all(Array.from({ length: 20 }, () => download(cookie)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    expectRefusal(await download(cookie), 'too_many_attempts');
  });
});

/** All hashes in the database, in every form a file could contain. */
async function secretsIn(): Promise<string[]> {
  const { rows } = await server.db.pool.query<{ hash: Buffer }>(
    `select token_hash as hash from session union all select token_hash from api_token
     union all select token_hash from one_time_link`,
  );
  const accounts = await server.db.pool.query<{ hash: string | null }>(
    'select password_hash as hash from account',
  );
  expect(rows.length).toBeGreaterThan(3);
  return [
    ...rows.flatMap(({ hash }) =>
      (['hex', 'base64', 'base64url'] as const).map((form) => hash.toString(form)),
    ),
    ...rows.map(({ hash }) => JSON.stringify(hash)),
    ...accounts.rows.flatMap(({ hash }) => hash ?? []),
  ];
}

describe('USR-1 the registry of account data', () => {
  test('USR-1 names every table that refers to accounts, or why it is left out', async () => {
    const tables = new Set((await accountReferences(server.db.pool)).map(({ table }) => table));
    const known = [...Object.keys(ACCOUNT_TABLES), ...Object.keys(LEFT_OUT)];
    expect([...tables].filter((table) => !known.includes(table))).toEqual([]);
    expect(known.filter((table) => table !== 'account' && !tables.has(table))).toEqual([]);
  });

  test('USR-1 says of every column whether it is shown', async () => {
    const { rows } = await server.db.pool.query<{ table: string; column: string }>(
      `select table_name as table, column_name as column from information_schema.columns
       where table_schema = 'public' and table_name = any($1)`,
      [Object.keys(ACCOUNT_TABLES)],
    );
    const stored = rows.map(({ table, column }) => `${table}.${column}`).toSorted();
    const named = Object.entries(ACCOUNT_TABLES).flatMap(([table, { shown, hidden }]) =>
      [...shown, ...hidden].map((column) => `${table}.${column}`),
    );
    expect(named.toSorted()).toEqual(stored);
  });

  test('USR-1 shows no column with a secret', () => {
    const shown = Object.values(ACCOUNT_TABLES).flatMap((table) => table.shown);
    expect(shown.filter((column) => /hash|secret|public_key|challenge|nonce/.test(column))).toEqual(
      [],
    );
  });

  test('USR-1 can be deleted quickly: every reference to an account has an index', async () => {
    const references = await accountReferences(server.db.pool);
    expect(references.filter(({ isIndexed }) => !isIndexed)).toEqual([]);
  });
});
