import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { getDerivativesTable } from '../../../../contracts/derivatives/derivatives.ts';
import { sendSubscriptionRequest } from '../../../../contracts/accounts/profile.ts';
import type { Tariff } from '../../../../contracts/accounts/tariffs.ts';
import { accountIdFor, asViewer, type Caller } from '../../../testing/as-viewer.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { provideDemoTariffs } from './demo-tariffs.ts';

const MARKETS = 100;
const INDEX = '/api/indexes/1001/';

let server: TestApp;
let free: Caller;
let freeId = 0;
beforeAll(async () => {
  server = await createTestApp();
  free = await asViewer(server, 'free');
  freeId = await accountIdFor(server, 'free');
});
afterAll(() => server.close());
afterEach(async () => {
  await server.db.pool.query('delete from account_tariff where account_id = $1', [freeId]);
  await server.db.pool.query('delete from access_request where account_id = $1', [freeId]);
  await vi.waitUntil(async () => (await readIndex()).value === '***');
});

/** The value that the free account gets, and the viewer tag of the response. */
async function readIndex() {
  const answer = await free.get(INDEX);
  const { quote } = answer.json<{ quote: { value: string } }>();
  return { value: quote.value, tag: String(answer.headers['viewer-tag']) };
}

function setLevel(level: number) {
  return server.db.pool.query('update account set access_level = $1 where id = $2', [
    level,
    freeId,
  ]);
}

/** The first row of the archive, as the viewer gets it. */
async function fetchTable(viewer: Caller) {
  const dates = { from: '2026-11-13', to: '2026-11-13' };
  const answer = await viewer.post(getDerivativesTable.path, {
    dates,
    contractId: 1,
    exchangeId: 1,
  });
  return answer.json<{ items: Record<string, unknown>[] }>().items[0]!;
}

function grantTariff(begins: string, ends: string | null) {
  return server.db.pool.query(
    `insert into account_tariff (account_id, tariff_id, starts_at, ends_at)
     values ($1, $2, now() + $3::interval, now() + $4::interval)`,
    [freeId, MARKETS, begins, ends],
  );
}

describe('USR-3 a tariff', () => {
  test('USR-3 written to the database takes effect at once', async () => {
    expect((await readIndex()).value).toBe('***');
    await grantTariff('0', null);
    await vi.waitFor(async () => expect((await readIndex()).value).not.toBe('***'));
    expect((await readIndex()).tag).toBe(`${freeId}.1.${MARKETS}`);
    await server.db.pool.query('delete from account_tariff where account_id = $1', [freeId]);
    await vi.waitFor(async () => expect((await readIndex()).value).toBe('***'));
  });

  test('USR-3 that ends loses its access on the next request', async () => {
    await grantTariff('-1 day', '900 milliseconds');
    await vi.waitFor(async () => expect((await readIndex()).value).not.toBe('***'));
    const { rows } = await server.db.pool.query<{ left: number }>(
      `select (extract(epoch from ends_at - clock_timestamp()) * 1000)::float8 as left
       from account_tariff where account_id = $1`,
      [freeId],
    );
    // The viewer is cached for longer than that.
    await sleep(rows[0]!.left + 20);
    expect(await readIndex()).toEqual({ value: '***', tag: `${freeId}.1077.` });
  });

  test('USR-3 that starts later opens nothing before', async () => {
    await grantTariff('600 milliseconds', '1 day');
    expect((await readIndex()).value).toBe('***');
    await vi.waitFor(async () => expect((await readIndex()).value).not.toBe('***'), 5000);
  });

  test('USR-3 that has ended opens nothing', async () => {
    await grantTariff('-2 days', '-1 day');
    expect((await readIndex()).value).toBe('***');
    const { items } = (await free.get('/api/profile/tariffs/')).json<{ items: Tariff[] }>();
    expect(items.find(({ id }) => id === MARKETS)?.owned).toBeNull();
  });

  test('USR-3 opens to all its accounts what an operator configures', async () => {
    await grantTariff('0', '30 days');
    await vi.waitFor(async () => expect((await readIndex()).value).not.toBe('***'));
    await server.db.pool.query(`update tariff set opens = '{}' where id = ${MARKETS}`);
    await vi.waitFor(async () => expect((await readIndex()).value).toBe('***'));
    await server.db.pool.query(`update tariff set opens = '{values}' where id = ${MARKETS}`);
    await vi.waitFor(async () => expect((await readIndex()).value).not.toBe('***'));
  });

  test('USR-3 is described with its days and what it opens', async () => {
    await grantTariff('-10 days', '6 days');
    const answer = (await free.get('/api/profile/tariffs/?lang=deu')).json<{ items: Tariff[] }>();
    expect(answer).toMatchObject({ accountId: freeId, callsPerMinute: 600 });
    expect(answer.items.map(({ id, name }) => [id, name])).toEqual([
      [100, 'Märkte'],
      [101, 'Desk'],
      [677, 'Support'],
    ]);
    expect(answer.items[0]).toMatchObject({
      price: { amount: '29.00', currency: 'EUR', per: 'month' },
      opensValues: true,
      opensTickets: false,
      owned: { daysLeft: 6 },
    });
    expect(answer.items[2]).toMatchObject({ opensValues: false, opensTickets: true, owned: null });
  });
});

test('a level changed in the database takes effect on the next request', async () => {
  await setLevel(1);
  await vi.waitFor(async () => expect((await readIndex()).value).not.toBe('***'));
  await setLevel(1077);
  await vi.waitFor(async () => expect((await readIndex()).value).toBe('***'));
});

describe('TBL-10 restricted archive cells', () => {
  test('TBL-10 tell an account whether it can request access, has done so, or can’t', async () => {
    expect(await fetchTable(free)).toMatchObject({
      open: '*send_request',
      volume: '*send_request',
    });
    await free.post(sendSubscriptionRequest.path, { tariff: MARKETS, contactPersonId: 0 });
    expect(await fetchTable(free)).toMatchObject({ settle: '*already_send_request' });
    await server.db.db.deleteFrom('access_request').execute();
    await vi.waitFor(async () =>
      expect(await fetchTable(free)).toMatchObject({ open: '*send_request' }),
    );
    await server.db.pool.query('update tariff set is_offered = false');
    await vi.waitFor(async () =>
      expect(await fetchTable(free)).toMatchObject({ open: '*forbidden_request' }),
    );
    await server.db.pool.query('update tariff set is_offered = true');
    await vi.waitFor(async () =>
      expect(await fetchTable(free)).toMatchObject({ open: '*send_request' }),
    );
  });

  test('TBL-10 are plain asterisks for visitors, and absent for viewers with access', async () => {
    expect(await fetchTable(await asViewer(server, 'visitor'))).toMatchObject({ open: '***' });
    expect((await fetchTable(await asViewer(server, 'paid'))).open).toMatch(/^[\d.]+$/);
  });
});

test('prices and a third tariff are demo examples, and are removed with it', async () => {
  const { db } = server.db;
  const readTariffs = () =>
    sql<{ id: number }>`select id, price::text from tariff order by id`.execute(db);
  await sql`update tariff set price = 31, is_demo = false where id = 100`.execute(db);
  await provideDemoTariffs(db, true);
  await provideDemoTariffs(db, false);
  expect((await readTariffs()).rows).toEqual([
    { id: 100, price: '31' },
    { id: 677, price: null },
  ]);
  expect(await db.selectFrom('contact_person').selectAll().execute()).toEqual([]);
  await provideDemoTariffs(db, true);
  expect((await readTariffs()).rows.map(({ id }) => id)).toEqual([100, 101, 677]);
});
