import { createServer } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertReachable, createPool } from './connect.ts';
import { StartupError } from './startup-error.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'migrated' });
});
afterAll(() => database.drop());

const PASSWORD = 'correct-horse-battery';

/** The message that the operator reads. */
async function complaint(url: string): Promise<string> {
  const error: unknown = await assertReachable(url).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StartupError);
  return (error as StartupError).message;
}

/** One sentence: a single line with one full stop, at its end. */
const ONE_SENTENCE = /^[A-Z][^\n]*[^.]\.$/;

describe('assertReachable', () => {
  test('accepts a usable database', async () => {
    await expect(assertReachable(database.ownerUrl)).resolves.toBeUndefined();
    await expect(assertReachable(database.appUrl)).resolves.toBeUndefined();
  });

  test.each([
    '',
    'nonsense',
    `user:${PASSWORD}@host/db`,
    `postgresql://user:${PASSWORD}@host:port/db`,
    `postgresql://user:${PASSWORD}%ZZ@127.0.0.1:1/db`,
    `http://user:${PASSWORD}@127.0.0.1:1/db`,
    `//user:${PASSWORD}@host/db`,
    `postgresql://user:12/${PASSWORD}@host/db`,
    `postgresql://user:12?${PASSWORD}@host/db`,
  ])('the URL “%s” is rejected without revealing the password', async (url) => {
    const message = await complaint(url);
    expect(message).toMatch(ONE_SENTENCE);
    expect(message).not.toContain(PASSWORD);
    expect(message).toContain('DATABASE_URL');
  });

  test('names a closed port', async () => {
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    server.close();
    await once(server, 'close');
    for (const host of ['127.0.0.1', 'localhost']) {
      const message = await complaint(`postgresql://user:${PASSWORD}@${host}:${port}/market`);
      expect(message).toMatch(ONE_SENTENCE);
      expect(message).toContain(`${host}:${port}/market`);
      expect(message).toContain('ECONNREFUSED');
      expect(message).not.toContain(PASSWORD);
    }
  });

  test('names a wrong password without revealing it', async () => {
    const message = await complaint(
      database.appUrl.replace(/(:\/\/[^:]*:)[^@]*@/, `$1${PASSWORD}@`),
    );
    expect(message).toMatch(ONE_SENTENCE);
    expect(message).toContain('password authentication failed');
    expect(message).not.toContain(PASSWORD);
  });

  test('names a missing database', async () => {
    const message = await complaint(
      database.ownerUrl.replace(/(\/\/[^/]*\/)[^?]*/, '$1no_such_database'),
    );
    expect(message).toMatch(ONE_SENTENCE);
    expect(message).toContain('"no_such_database" does not exist');
  });
});

describe('a pool', () => {
  test('keeps dates as days, counts as numbers, decimals exact', async () => {
    const { rows } = await database.pool.query(`
      select date '2026-03-29' as day, bigint '9007199254740991' as count,
             numeric '12345678901234567890.10' as exact, '\\x00ff80'::bytea as bytes`);
    expect(rows).toEqual([
      {
        day: '2026-03-29',
        count: 9007199254740991,
        exact: '12345678901234567890.10',
        bytes: Buffer.from([0x00, 0xff, 0x80]),
      },
    ]);
  });

  test('survives the server closing an idle connection', async () => {
    const pool = createPool(database.ownerUrl, { max: 1 });
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await expect.poll(() => pool.totalCount, { timeout: 5000 }).toBe(0);
    await expect(pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
    await pool.end();
  });
});

test('survives a checked-out connection breaking between two queries', async () => {
  const pool = createPool(database.ownerUrl, { max: 2 });
  const client = await pool.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const broken = new Promise((resolve) => client.once('end', resolve));
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await broken;
  await expect(client.query('select 1')).rejects.toThrow(/not queryable|ended|terminat/);
  client.release(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test('pg still signals when a connection is free, and exposes its socket', async () => {
  const advice =
    'see docs/decisions/library-internals.md: dropIfUnanswered and cutOff of connect.ts';
  const pool = createPool(database.ownerUrl, { max: 1 });
  const client = (await pool.connect()) as unknown as {
    readonly readyForQuery?: unknown;
    readonly connection?: { readonly stream?: { readonly destroy?: unknown } };
    query(text: string): Promise<unknown>;
    release(): void;
  };
  expect(client.readyForQuery, `pg no longer has readyForQuery; ${advice}`).toBe(true);
  const asked = client.query('select 1');
  expect(client.readyForQuery, `readyForQuery stays true during a query; ${advice}`).toBe(false);
  await asked;
  expect(client.readyForQuery, `readyForQuery stays false after a query; ${advice}`).toBe(true);
  expect(
    typeof client.connection?.stream?.destroy,
    `pg no longer has connection.stream; ${advice}`,
  ).toBe('function');
  client.release();
  await pool.end();
});

test('a connection that hasn’t seen the end of its query isn’t handed out', async () => {
  const pool = createPool(database.ownerUrl, { max: 1 });
  const client = await pool.connect();
  const next = pool.query('select 1 as one');
  // As after an error, while the server's last message is still in flight.
  Object.assign(client, { readyForQuery: false });
  client.release();
  expect((await next).rows).toEqual([{ one: 1 }]);
  await pool.end();
});
