import { afterAll, beforeAll, expect, test } from 'vitest';
import { followQuotes } from '../../../../contracts/instruments/quote.ts';
import { createTestApp, type DemoKind, type TestApp } from '../../../testing/test-app.ts';

type Kind = DemoKind | 'visitor';
const KINDS: readonly Kind[] = ['visitor', 'free', 'tariff', 'paid', 'operator'];

let server: TestApp;
const cookies = {} as Record<Kind, string>;
beforeAll(async () => {
  server = await createTestApp({ cachesPages: true });
  cookies.visitor = '';
  for (const kind of KINDS) if (kind !== 'visitor') cookies[kind] = await server.signInAs(kind);
});
afterAll(() => server.close());

const getAs = (url: string, kind: Kind) =>
  server.app.http.inject({ url, headers: { cookie: cookies[kind] } });
const statuses = (url: string) =>
  Promise.all(KINDS.map(async (kind) => (await getAs(url, kind)).statusCode));
const isMasked = async (kind: Kind) =>
  (await getAs('/api/indexes/1001/', kind)).body.includes('***');

const tickets = async () =>
  Promise.all(
    KINDS.map(async (kind) => (await getAs('/', kind)).body.includes('/profile/tickets/')),
  );

async function setPolicy(accessPolicy: 'levels' | 'open') {
  const answer = await server.app.http.inject({
    method: 'POST',
    url: '/api/admin/settings/',
    headers: { cookie: cookies.operator },
    payload: { accessPolicy },
  });
  expect(answer.statusCode).toBe(200);
  await expect.poll(() => isMasked('visitor')).toBe(accessPolicy === 'levels');
}

const FILE = '/indexes/1001/values.csv';
const HISTORY = '/api/udf/history?symbol=EUR%2FUSD&resolution=1D&to=1763000000&countback=3';

test('OPR-8 ACC-3 the open policy shows values to everyone, the levels policy to those with access', async () => {
  const page = async (kind: Kind) => (await getAs('/indexes/1001/', kind)).body;
  const masked = await page('visitor');
  expect(masked).toContain('"userAccessLevel":0');
  expect(await isMasked('free')).toBe(true);
  const refused = await statuses(HISTORY);

  await setPolicy('open');
  for (const kind of KINDS) expect(await isMasked(kind)).toBe(false);
  const open = await page('visitor');
  expect(open).toContain('"userPaidAccess":true');
  expect(open).toContain('"userAccessLevel":1');
  expect(open).toContain('"userLoggedIn":false');
  expect((await getAs('/api/indexes/1001/', 'visitor')).headers['viewer-tag']).toBe('0.1.');
  expect(new Set(await statuses(HISTORY))).toEqual(new Set([200]));

  await setPolicy('levels');
  expect(await page('visitor')).toContain('"userPaidAccess":false');
  expect(await isMasked('free')).toBe(true);
  expect(await isMasked('paid')).toBe(false);
  expect(await statuses(HISTORY)).toEqual(refused);
});

test('OPR-8 the open policy grants no other right', async () => {
  const urls = ['/api/admin/settings/', '/api/admin/audit/', '/api/admin/counts/', '/admin/audit/'];
  const before = await Promise.all(urls.map(statuses));
  expect(before[0]).toEqual([401, 403, 403, 403, 200]);
  const withTickets = await tickets();
  await server.db.db.updateTable('data_source').set({ allows_files: false }).execute();
  await setPolicy('open');
  try {
    expect(await Promise.all(urls.map(statuses))).toEqual(before);
    expect(await tickets()).toEqual(withTickets);
    for (const status of await statuses(FILE)) expect(status).not.toBe(200);
  } finally {
    await setPolicy('levels');
    await server.db.db.updateTable('data_source').set({ allows_files: true }).execute();
  }
});

test('OPR-8 visitors get live quotes while values are open, and lose them afterwards', async () => {
  const address = await server.app.http.listen({ port: 0, host: '127.0.0.1' });
  const follow = () => fetch(`${address}${followQuotes.path}?ids=1001`);
  expect((await follow()).status).toBe(401);
  await setPolicy('open');
  const stream = await follow();
  expect(stream.status).toBe(200);
  await setPolicy('levels');
  // Expires by itself.
  expect(await stream.text()).toContain('event:');
});
