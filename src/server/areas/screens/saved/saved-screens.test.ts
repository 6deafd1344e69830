import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { MAX_SAVED_SCREENS } from '../../../../contracts/screens/screens.ts';
import { Screening } from '../../../engines/screening/screening.ts';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, type DemoKind, type TestApp } from '../../../testing/test-app.ts';

interface Item {
  readonly id: number;
  readonly name: string;
  readonly query: string;
  readonly count: number | null;
}

const BONDS = '/api/user/screens/bonds/';

let server: TestApp;
const cookies: Partial<Record<DemoKind, string>> = {};
beforeAll(async () => {
  server = await createTestApp();
  for (const kind of ['free', 'paid', 'tariff'] as const) {
    cookies[kind] = await server.signInAs(kind);
  }
});
afterAll(() => server.close());

function post(who: DemoKind | null, url: string, payload: object, headers = {}) {
  const cookie = (who && cookies[who]) ?? '';
  return server.app.http.inject({ method: 'POST', url, payload, headers: { cookie, ...headers } });
}
const save = (who: DemoKind | null, name: unknown, query: unknown, url = BONDS) =>
  post(who, url, { name, query });
const remove = (who: DemoKind | null, id: unknown, url = BONDS) =>
  post(who, `${url}delete/`, { id });
const get = (who: DemoKind | null, url = BONDS) =>
  server.app.http.inject({ url, headers: { cookie: (who && cookies[who]) ?? '' } });
const list = async (who: DemoKind, url = BONDS) =>
  (await get(who, url)).json<{ items: Item[] }>().items;

const counts = async (who: DemoKind) =>
  new Map((await list(who)).map(({ name, count }) => [name, count]));

describe('SCR-4 rejections', () => {
  test('SCR-4 401 for a visitor, before the body is read', async () => {
    expectRefusal(await get(null), 'not_signed_in');
    expectRefusal(await post(null, BONDS, { unknown: 1 }), 'not_signed_in');
    expectRefusal(await remove(null, 'x'), 'not_signed_in');
  });

  test('SCR-4 403 for a page of another site', async () => {
    const answer = await post(
      'free',
      BONDS,
      { name: 'A', query: '' },
      { 'sec-fetch-site': 'cross-site' },
    );
    expectRefusal(answer, 'cross_site');
  });

  test.each<[unknown, unknown, 'invalid_field' | 'unknown_field', string]>([
    ['', '', 'invalid_field', 'body.name'],
    ['   ', '', 'invalid_field', 'body.name'],
    ['x'.repeat(61), '', 'invalid_field', 'body.name'],
    [7, '', 'invalid_field', 'body.name'],
    ['A', null, 'invalid_field', 'body.query'],
    ['A', 'x'.repeat(8001), 'invalid_field', 'body.query'],
    ['A', 'colour=blue', 'unknown_field', 'body.query.colour'],
    ['A', 'yield=6..2', 'invalid_field', 'body.query.yield'],
    ['A', 'maturity=soon..', 'invalid_field', 'body.query.maturity'],
    ['A', 'category=exotic', 'invalid_field', 'body.query.category'],
    ['A', 'sort=line', 'invalid_field', 'body.query.sort'],
    ['A', 'isin=XS1', 'invalid_field', 'body.query.isin'],
    ['A', 'text=a%00b', 'invalid_field', 'body.query.text'],
    ['A', `${'y'.repeat(500)}=1`, 'unknown_field', `body.query.${'y'.repeat(40)}`],
  ])('SCR-4 400 for the name %j and the query %j', async (name, query, code, field) => {
    expectRefusal(await save('free', name, query), code, field);
  });

  test('SCR-4 404 for an unknown list, and for a screen of somebody else or of another list', async () => {
    expectRefusal(await get('free', '/api/user/screens/cars/'), 'invalid_field', 'params.kind');
    const { id } = (await save('paid', 'Mine', '')).json<Item>();
    expectRefusal(await remove('free', id), 'not_found', 'body.id');
    expectRefusal(await remove('paid', id, '/api/user/screens/etf/'), 'not_found', 'body.id');
    expectRefusal(await remove('paid', 2_000_000_000), 'not_found', 'body.id');
    expect((await list('paid')).map((each) => each.id)).toEqual([id]);
    expect((await remove('paid', id)).json()).toEqual({ id });
    expectRefusal(await remove('paid', id), 'not_found', 'body.id');
  });

  test('SCR-4 409 for an account’s 101st across all lists, also with ten at once', async () => {
    const urls = ['bonds', 'stocks', 'etf', 'company'].map((kind) => `/api/user/screens/${kind}/`);
    for (let i = 0; i < MAX_SAVED_SCREENS - 5; i += 1) {
      expect((await save('tariff', `Screen ${i}`, '', urls[i % 4])).statusCode).toBe(200);
    }
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, i) => save('tariff', `Late ${i}`, '', urls[i % 4])),
    );
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    expectRefusal(
      all.find(({ statusCode }) => statusCode !== 200)!,
      'too_many_screens',
    );
    // An existing one can still be changed.
    expect((await save('tariff', 'Screen 0', 'currency=EUR')).statusCode).toBe(200);
  });
});

describe('SCR-4 a saved screen', () => {
  test('SCR-4 is stored in canonical form, without a page; the same name replaces it', async () => {
    const long = 'currency=EUR&currency=USD&coupon.from=2&coupon.to=&page=7&view=both&sort=-coupon';
    const made = (await save('paid', '  Euro and dollar ', long)).json<Item>();
    const [item] = await list('paid');
    const query = 'currency=EUR,USD&coupon=2..&sort=-coupon';
    expect(item).toMatchObject({ id: made.id, name: 'Euro and dollar', query });
    const [one, other] = await Promise.all(
      ['currency=EUR', 'currency=USD'].map((each) => save('paid', 'Euro and dollar', each)),
    );
    expect([one!.json(), other!.json()]).toEqual([{ id: made.id }, { id: made.id }]);
    expect(await list('paid')).toHaveLength(1);
    // Names are separate for each list and each account.
    await save('paid', 'Euro and dollar', '', '/api/user/screens/etf/');
    expect(await list('paid', '/api/user/screens/etf/')).toHaveLength(1);
    expect(await list('free')).toEqual([]);
  });

  test('SCR-3 has its current count, but not by values without access', async () => {
    for (const who of ['free', 'paid'] as const) {
      await save(who, 'Terms', 'category=government&sort=-yield&columns=name,yield');
      await save(who, 'Values', 'category=government&yield=-50..50');
      await save(who, 'Known', 'known=price');
    }
    const government = await server.app.http.inject('/api/screens/bonds/?category=government');
    const { total } = government.json<{ total: number }>();
    expect(total).toBeGreaterThan(0);
    const free = await counts('free');
    expect([free.get('Terms'), free.get('Values'), free.get('Known')]).toEqual([total, null, null]);
    const paid = await counts('paid');
    expect(paid.get('Terms')).toBe(total);
    expect(paid.get('Values')).toBeGreaterThan(0);
    expect(paid.get('Known')).toBeGreaterThan(0);
  });

  test('SCR-4 is only counted again after lists change', async () => {
    await save('paid', 'Rare', 'coupon=7.7777..7.7777');
    expect((await counts('paid')).get('Rare')).toBe(0);
    const match = vi.spyOn(Screening.prototype, 'match');
    expect((await counts('paid')).get('Rare')).toBe(0);
    expect(match).not.toHaveBeenCalled();
    match.mockRestore();
    await server.db.pool.query(
      'update bond set coupon_rate = 7.7777 where instrument_id = (select min(id) from screen_row where kind = $1)',
      ['bond'],
    );
    await vi.waitFor(async () => expect((await counts('paid')).get('Rare')).toBe(1), 5000);
  });
});
