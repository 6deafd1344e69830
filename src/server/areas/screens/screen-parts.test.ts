import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import type {
  getScreen,
  getScreenCounts,
  getScreenMap,
} from '../../../contracts/screens/screens.ts';
import { readCursor, writeCursor } from '../../engines/screening/cursor.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

type Page = Answer<typeof getScreen>;

let server: TestApp;
let other: TestApp;
let paid = '';
let free = '';
beforeAll(async () => {
  server = await createTestApp();
  other = await createTestApp({ database: server.db });
  paid = await server.signInAs('paid');
  free = await server.signInAs('free');
});
afterAll(async () => {
  await other.close();
  await server.close();
});

function get(path: string, cookie = paid, { app } = server) {
  return app.http.inject({ url: `/api/screens/${path}`, headers: { cookie } });
}

async function fetchPage<T = Page>(path: string, cookie = paid, from = server): Promise<T> {
  const answer = await get(path, cookie, from);
  expect({ path, status: answer.statusCode }).toEqual({ path, status: 200 });
  return answer.json<T>();
}

async function ids(path: string): Promise<number[]> {
  return (await fetchPage(path)).items.map(({ id }) => id);
}

test('SCR-5 the map and files need access to values', async () => {
  for (const path of ['bonds/map/', 'bonds/csv/', 'bonds/xlsx/', 'bonds/csv/?columns=isin']) {
    expectRefusal(await get(path, ''), 'not_signed_in');
    expectRefusal(await get(path, free), 'forbidden');
  }
  expectRefusal(await get('bonds/map/?yield=5..1'), 'invalid_field', 'query.yield');
  expectRefusal(await get('bonds/csv/?columns=colour'), 'invalid_field', 'query.columns');
  expectRefusal(await get('stocks/map/'), 'not_found');
});

function manyIsins(count: number): string {
  return Array.from({ length: count }, (_, i) => `XS${String(i).padStart(10, '0')}`).join();
}

test('SCR-4 a list of ISINs finds them, and one that is too long is rejected', async () => {
  const some = (await fetchPage('bonds/?sort=-coupon')).items.slice(3, 6);
  const pasted = encodeURIComponent(some.map(({ isin }) => isin!.toLowerCase()).join('\n '));
  const found = await fetchPage(`bonds/?isin=${pasted}`);
  expect(new Set(found.items.map(({ id }) => id))).toEqual(new Set(some.map(({ id }) => id)));
  expectRefusal(await get('bonds/?isin=US0'), 'invalid_field', 'query.isin');
  expectRefusal(await get(`bonds/?isin=${manyIsins(501)}`), 'invalid_field', 'query.isin');
  expectRefusal(await get(`bonds/?isin=${manyIsins(10_000)}`), 'invalid_field', 'query.isin');
  expect((await fetchPage(`bonds/?isin=${manyIsins(500)}`)).total).toBe(0);
});

test('part of a name finds it, in the reader’s language and in others', async () => {
  const [first] = (await fetchPage('company/?lang=rus')).items;
  const part = first!.name.slice(1, 6).toUpperCase();
  expect(await ids(`company/?lang=rus&text=${encodeURIComponent(part)}`)).toContain(first!.id);
  expect((await fetchPage('company/?text=nosuchname')).total).toBe(0);
  const ticker = (await fetchPage('indexes/')).items.find((item) => item.ticker !== null)!;
  expect(await ids(`indexes/?text=${encodeURIComponent(ticker.ticker!)}`)).toContain(ticker.id);
});

async function expectRefusedCursor(cursor: string, query = 'sort=maturity') {
  const answer = await get(`bonds/?${query}&after=${cursor}`);
  expectRefusal(answer, 'invalid_field', 'query.after');
}

test('SCR-2 cursors work forwards and backwards; a modified one is rejected', async () => {
  for (const sort of ['', 'sort=name', 'sort=-yield', 'sort=rating']) {
    const first = await fetchPage(`bonds/?${sort}`);
    const second = await fetchPage(`bonds/?${sort}&page=2`);
    const next = await fetchPage(`bonds/?${sort}&after=${first.next}`);
    expect(next).toMatchObject({ items: second.items, page: 2 });
    const back = await fetchPage(`bonds/?${sort}&before=${next.previous}`);
    expect(back).toMatchObject({ items: first.items, page: 1, previous: null });
  }
  const { next } = await fetchPage('bonds/?sort=maturity');
  await expectRefusedCursor(`${next!.slice(0, -2)}AA`);
  await expectRefusedCursor(next!.slice(0, 10));
  await expectRefusedCursor('');
  await expectRefusedCursor(next!, 'sort=-maturity');
  await expectRefusedCursor(writeCursor({ ...readCursor(next!)!, key: 'EUR' }));
});

test('a page beyond the end is empty and has the right total', async () => {
  const { total } = await fetchPage('bonds/');
  const page = await fetchPage('bonds/?page=900000');
  expect(page).toMatchObject({ items: [], total, page: 900_000, next: null });
});

test('SCR-1 if nothing matches, the response has the count without each filter', async () => {
  const counts = await fetchPage<Answer<typeof getScreenCounts>>(
    'bonds/counts/?coupon=4..&couponType=zero',
  );
  expect(counts.total).toBe(0);
  const byField = new Map(counts.relaxed.map(({ field, count }) => [field, count]));
  expect(byField.get('coupon')).toBe((await fetchPage('bonds/?couponType=zero')).total);
  expect(byField.get('couponType')).toBe((await fetchPage('bonds/?coupon=4..')).total);
});

test('SCR-5 the map has bonds by currency, with a line and their distances from it', async () => {
  const map = await fetchPage<Answer<typeof getScreenMap>>('bonds/map/');
  const { items } = await fetchPage('bonds/?known=yield,duration');
  expect(map.total).toBe((await fetchPage('bonds/?known=yield,duration')).total);
  const group = map.groups[0]!;
  expect(group.points.length).toBe(group.count);
  const { a, b } = group.line!;
  for (const point of group.points) {
    const onLine = a + b * Math.log(point.duration);
    expect(point.distance).toBeCloseTo((point.yield - onLine) * 100, 0);
  }
  const distances = group.points.map(({ distance }) => distance!);
  expect(distances.reduce((sum, each) => sum + each, 0) / distances.length).toBeCloseTo(0, 0);
  const shown = items.find(({ id }) => group.points.some((point) => point.id === id))!;
  const point = group.points.find(({ id }) => id === shown.id)!;
  expect(point).toMatchObject({ name: shown.name, yield: Number(shown.yield) });
});

test('every server process soon finds what has been written', async () => {
  const [bond] = (await fetchPage('bonds/')).items;
  const filtered = (from: TestApp) => fetchPage(`bonds/?coupon=7.7777..7.7777`, paid, from);
  expect((await filtered(server)).total).toBe(0);
  await server.db.pool.query('update bond set coupon_rate = 7.7777 where instrument_id = $1', [
    bond!.id,
  ]);
  for (const each of [server, other]) {
    await vi.waitFor(async () => {
      expect((await filtered(each)).items.map(({ id }) => id)).toEqual([bond!.id]);
    }, 5000);
  }
});

test('lists follow a bond that is hidden or renamed', async () => {
  const { pool } = server.db;
  const { total, items } = await fetchPage('bonds/');
  const [hidden, renamed] = items;
  await pool.query('update instrument set is_hidden = true where id = $1', [hidden!.id]);
  await pool.query(
    `update instrument set name = jsonb_build_object('eng', 'Zzyx Bond') where id = $1`,
    [renamed!.id],
  );
  await vi.waitFor(async () => {
    const now = await fetchPage('bonds/?sort=-name');
    expect(now).toMatchObject({ total: total - 1 });
    expect(now.items[0]).toMatchObject({ id: renamed!.id, name: 'Zzyx Bond' });
    expect(await ids('bonds/?text=zzyx')).toEqual([renamed!.id]);
  }, 5000);
  await pool.query('update instrument set is_hidden = false where id = $1', [hidden!.id]);
  await vi.waitFor(async () => expect((await fetchPage('bonds/')).total).toBe(total), 5000);
});
