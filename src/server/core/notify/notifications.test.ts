import { afterAll, beforeAll, beforeEach, afterEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { Notifications } from './notifications.ts';

const DEADLINE = { timeout: 15_000, interval: 20 };

let database: TestDatabase;
let notifications: Notifications;
let heard: string[];
let gaps: number;

beforeAll(async () => {
  database = await createTestDatabase({ template: 'empty' });
});
afterAll(() => database.drop());
beforeEach(async () => {
  heard = [];
  gaps = 0;
  notifications = new Notifications(database.ownerUrl);
  notifications.on('one', (payload) => heard.push(`one ${payload}`));
  notifications.on('one', (payload) => heard.push(`also ${payload}`));
  notifications.on('Two; drop', (payload) => heard.push(`two ${payload}`));
  notifications.onGap(() => {
    gaps += 1;
  });
  await notifications.open();
});
afterEach(() => notifications.close());

const notify = (channel: string, payload: string) =>
  database.pool.query('select pg_notify($1, $2)', [channel, payload]);

/** Ends the listening connection, like a restart of the database. */
async function cutConnections(): Promise<number> {
  const { rowCount } = await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'parcurve-listen' and datname = current_database()`,
  );
  return rowCount ?? 0;
}

async function listeners(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*) from pg_stat_activity
     where application_name = 'parcurve-listen' and datname = current_database()`,
  );
  return rows[0]?.count ?? 0;
}

test('notifies each listener of a channel, and no others', async () => {
  await notify('three', 'x');
  await notify('one', '1,2');
  await notify('Two; drop', '');
  await vi.waitFor(() => expect(heard).toEqual(['one 1,2', 'also 1,2', 'two ']), DEADLINE);
});

test('reports a gap at startup, because cached data may be old', () => {
  expect(gaps).toBe(1);
});

test('reports a gap when the connection is lost and when it is back, and continues', async () => {
  expect(await cutConnections()).toBe(1);
  await vi.waitFor(() => expect(gaps).toBe(3), DEADLINE);
  await notify('one', 'again');
  await vi.waitFor(() => expect(heard).toEqual(['one again', 'also again']), DEADLINE);
  expect(await listeners()).toBe(1);
});

test('survives several losses with one connection, not several', async () => {
  for (const expected of [3, 5, 7]) {
    await vi.waitFor(async () => expect(await cutConnections()).toBe(1), DEADLINE);
    await vi.waitFor(() => expect(gaps).toBe(expected), DEADLINE);
  }
  expect(await listeners()).toBe(1);
});

test('stays closed once closed', async () => {
  await notifications.close();
  await vi.waitFor(async () => expect(await listeners()).toBe(0), DEADLINE);
  expect(gaps).toBe(1);
  await notifications.close();
});

test('doesn’t reconnect if closed while waiting to', async () => {
  await cutConnections();
  await vi.waitFor(() => expect(gaps).toBe(2), DEADLINE);
  await notifications.close();
  expect(await listeners()).toBe(0);
});

test('refuses to open without a database', async () => {
  const lost = new Notifications(database.ownerUrl.replace(/\/test_\w+/, '/test_nothing'));
  await expect(lost.open()).rejects.toThrow('does not exist');
  await lost.close();
});
