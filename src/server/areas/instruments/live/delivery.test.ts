import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { LEVEL_FULL, LEVEL_RESTRICTED } from '../../../../access/viewer.ts';
import type { Answer } from '../../../../contracts/core/endpoint.ts';
import type { listIndexes } from '../../../../contracts/instruments/indexes.ts';
import { followQuotes } from '../../../../contracts/instruments/quote.ts';
import { createPool } from '../../../../db/connect.ts';
import { INSTRUMENT_TICKED } from '../../../../db/quotes/channels.ts';
import { writePoints } from '../../../../db/quotes/write-points.ts';
import { SECONDS_PER_DAY } from '../../../../domain/time/day.ts';
import { decimal } from '../../../../domain/text/decimal.ts';
import { EventReader } from '../../../testing/event-reader.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { TEST_TODAY } from '../../../testing/test-today.ts';
import { SESSION_CHANGED } from '../../accounts/store.ts';

let server: TestApp;
let twin: TestApp;
let addresses: Map<TestApp, string>;
const readers: EventReader[] = [];
beforeAll(async () => {
  server = await createTestApp();
  twin = await createTestApp({ database: server.db });
  addresses = new Map();
  for (const app of [server, twin]) {
    addresses.set(app, await app.app.http.listen({ host: '127.0.0.1', port: 0 }));
  }
});
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});
afterAll(async () => {
  await twin.close();
  await server.close();
});

async function watch(ids: string, options: { app?: TestApp; cookie?: string } = {}) {
  const { app = server, cookie = await server.signInAs('paid') } = options;
  const url = `${addresses.get(app)}${followQuotes.path}?ids=${ids}`;
  const reader = await EventReader.open(url, cookie);
  readers.push(reader);
  return reader;
}

/** Like the market: writes the value and sends the notification in one transaction. */
async function tick(instrumentId: number, value: string): Promise<void> {
  await server.db.db.transaction().execute(async (trx) => {
    await setValue(instrumentId, value, trx);
    await trx
      .selectNoFrom((eb) =>
        eb.fn('pg_notify', [eb.val(INSTRUMENT_TICKED), eb.val(String(instrumentId))]).as('told'),
      )
      .execute();
  });
}

async function setValue(instrumentId: number, value: string, db = server.db.db): Promise<void> {
  const intraday_at = new Date(TEST_TODAY * SECONDS_PER_DAY * 1000 + 1000);
  await db
    .updateTable('series')
    .set({ intraday_at, intraday_value: value })
    .where('instrument_id', '=', instrumentId)
    .execute();
}

async function setLevel(email: string, access_level: number): Promise<void> {
  const { id } = await server.db.db
    .updateTable('account')
    .set({ access_level })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.db.pool.query('select pg_notify($1, $2)', [SESSION_CHANGED, String(id)]);
}

function signOut(cookie: string) {
  const url = '/api/account/sign-out/';
  return server.app.http.inject({ method: 'POST', url, headers: { cookie } });
}

/** Ends the connections like a restart of the database; a role may end its own. */
async function cutListening(): Promise<void> {
  const pool = createPool(server.db.appUrl, { max: 1 });
  const { rowCount } = await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'parcurve-listen' and datname = current_database()`,
  );
  await pool.end();
  expect(rowCount).toBe(2);
}

async function currencyId(): Promise<number> {
  const { id } = await server.db.db
    .selectFrom('instrument')
    .select('id')
    .where('kind', '=', 'currency')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('a stream', () => {
  test('has the API’s headers, and is neither cached nor compressed nor buffered', async () => {
    const { headers, status } = (await watch('1001')).response;
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/./),
    });
    expect(headers.get('content-encoding')).toBeNull();
  });

  test('begins with the current quotes, the same as in the list', async () => {
    const cookie = await server.signInAs('paid');
    const list = await server.app.http.inject({ url: '/api/indexes/', headers: { cookie } });
    const { items } = list.json<Answer<typeof listIndexes>>();
    const reader = await watch(items.map(({ id }) => id).join(','), { cookie });
    await reader.until(({ quotes }) => quotes.length === items.length);
    expect(reader.text).toMatch(
      /^retry: 3000\n\nevent: beat\ndata: .+\n\nevent: viewer\ndata: \{"tag":"\d+\.1\."\}\n\nevent: quote\ndata: \{"id":/,
    );
    const byId = new Map(reader.quotes.map(({ id, quote }) => [id, quote]));
    expect(byId).toEqual(new Map(items.map(({ id, quote }) => [id, quote])));
  });

  test('includes currency pairs; unknown ids and other kinds are silent', async () => {
    const pair = await currencyId();
    const { id: bond } = await server.db.db
      .selectFrom('instrument')
      .select('id')
      .where('kind', '=', 'bond')
      .executeTakeFirstOrThrow();
    const reader = await watch(`2147483647,${bond},${pair},${pair}`);
    await reader.until(({ quotes }) => quotes.length > 0);
    await tick(pair, '1.2345');
    await reader.until(({ quotes }) => quotes.length > 1);
    expect(reader.quotes.map(({ id }) => id)).toEqual([pair, pair]);
    expect(reader.quotes[1]?.quote).toMatchObject({ value: '1.2345', asOf: expect.any(String) });
  });
});

describe('a change is delivered', () => {
  test('CUR-16 a tick, only to its watchers, in every server process', async () => {
    const here = await watch('1002,1003');
    const there = await watch('1002', { app: twin });
    const other = await watch('1004');
    for (const reader of [here, there, other])
      await reader.until(({ quotes }) => quotes.length > 0);
    await tick(1002, '4711.25');
    for (const reader of [here, there]) {
      await reader.until((all) => all.valuesFor(1002).at(-1) === '4711.25');
    }
    expect(here.quotes.at(-1)?.quote.asOf).toBe('2026-11-14T00:00:01.000Z');
    expect(here.valuesFor(1003)).toHaveLength(1);
    expect(other.quotes.map(({ id }) => id)).toEqual([1004]);
  });

  test('CUR-16 a daily value written by another process', async () => {
    const reader = await watch('1005');
    await reader.until(({ quotes }) => quotes.length > 0);
    const { id } = await server.db.db
      .selectFrom('series')
      .select('id')
      .where('instrument_id', '=', 1005)
      .executeTakeFirstOrThrow();
    const change = { day: TEST_TODAY, value: decimal(987_654n, 2) };
    await writePoints(server.db.db, new Map([[id, [change]]]));
    await reader.until((all) => all.valuesFor(1005).at(-1) === '9876.54');
    expect(reader.quotes.at(-1)?.quote.asOf).toBe('2026-11-14');
  });

  test('even if the listening connection was lost in between', async () => {
    const reader = await watch('1006');
    await reader.until(({ quotes }) => quotes.length > 0);
    await setValue(1006, '6006.5');
    await cutListening();
    await reader.until((all) => all.valuesFor(1006).at(-1) === '6006.5');
    await vi.waitFor(async () => {
      await tick(1006, '6007.5');
      expect(reader.valuesFor(1006).at(-1)).toBe('6007.5');
    }, 15_000);
    expect(reader.isOver).toBe(false);
  });
});

describe('ACC-3 a stream ends with the right to see values', () => {
  test('when the viewer signs out, in every process; those of other sessions continue', async () => {
    const cookie = await server.signInAs('tariff');
    const ended = [await watch('1007', { cookie }), await watch('1007', { cookie, app: twin })];
    const other = await watch('1007', { cookie: await server.signInAs('tariff') });
    for (const reader of [...ended, other]) await reader.until(({ quotes }) => quotes.length > 0);
    await signOut(cookie);
    for (const reader of ended) await reader.until(({ isOver }) => isOver);
    await tick(1007, '70707.5');
    await other.until((all) => all.valuesFor(1007).at(-1) === '70707.5');
    for (const reader of ended) expect(reader.text).not.toContain('70707.5');
    expect((await watch('1007', { cookie })).response.status).toBe(401);
  });

  test('when the account is downgraded, before the next value', async () => {
    const cookie = await server.signInAs('operator');
    const reader = await watch('1008', { cookie });
    await reader.until(({ quotes }) => quotes.length > 0);
    await setLevel('operator@demo.example', LEVEL_RESTRICTED);
    await tick(1008, '80808.5');
    await reader.until(({ isOver }) => isOver);
    expect(reader.text).not.toContain('80808.5');
    const again = await watch('1008', { cookie });
    await again.until(({ isOver }) => isOver);
    expect(again.response.status).toBe(403);
    expect(again.text).not.toContain('80808.5');
    await setLevel('operator@demo.example', LEVEL_FULL);
    await vi.waitFor(async () => {
      const upgraded = await watch('1008', { cookie });
      expect(upgraded.response.status).toBe(200);
    }, 15_000);
  });
});

test('closing the server ends open streams and doesn’t wait for them', async () => {
  const third = await createTestApp({ database: server.db });
  addresses.set(third, await third.app.http.listen({ host: '127.0.0.1', port: 0 }));
  const reader = await watch('1009', { app: third });
  await reader.until(({ quotes }) => quotes.length > 0);
  const startedAt = performance.now();
  await third.close();
  expect(performance.now() - startedAt).toBeLessThan(5000);
  await reader.until(({ isOver }) => isOver);
});
