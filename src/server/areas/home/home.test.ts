import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import type { getHome } from '../../../contracts/home/home.ts';
import { INSTRUMENT_DESCRIBED } from '../../../db/quotes/channels.ts';
import { formatDay } from '../../../domain/time/day.ts';
import { MOVES, moveFromBreadth } from '../../../domain/home/headline.ts';
import { weekAhead } from '../../../domain/home/week-days.ts';
import { createTestApp, type DemoKind, type TestApp } from '../../testing/test-app.ts';
import { TEST_TODAY } from '../../testing/test-today.ts';

type Home = Answer<typeof getHome>;

let server: TestApp;
const cookies: Partial<Record<DemoKind, string>> = {};
beforeAll(async () => {
  server = await createTestApp();
  for (const kind of ['free', 'paid'] as const) cookies[kind] = await server.signInAs(kind);
});
afterAll(() => server.close());

const get = (url: string, cookie = '') => server.app.http.inject({ url, headers: { cookie } });
const home = async (kind?: DemoKind, query = '') =>
  (await get(`/api/home/${query}`, kind && cookies[kind])).json<Home>();

const number = (text: string | null) => Number(text);

function expectFalling(values: readonly number[]): void {
  expect(values.length).toBeGreaterThan(0);
  expect(values).toEqual(values.toSorted((a, b) => b - a));
}

describe('HOM-1 with access', () => {
  test('HOM-1 every block has rows, days and sources', async () => {
    const { pairs, indexes, yields, bonds, stocks, etf, week, masked, today } = await home('paid');
    expect(masked).toBe(false);
    expect(today).toBe(formatDay(TEST_TODAY));
    expect(pairs.leading.map(({ ticker }) => ticker).slice(0, 2)).toEqual(['EUR/USD', 'USD/JPY']);
    expect(indexes.leading.length).toBeGreaterThan(3);
    expect(indexes.leading.every(({ quote }) => !quote.isRate)).toBe(true);
    expect(indexes.rates.every(({ quote }) => quote.isRate)).toBe(true);
    expect(yields[0]).toMatchObject({ country: 'DE', spread: null });
    expect(yields.find(({ country }) => country === 'US')?.spread).toMatch(/^-?\d+\.\d$/);
    for (const block of [bonds, stocks, etf]) {
      expect(block.day).toMatch(/^2026-/);
      expect(block.sources).not.toEqual([]);
    }
    expect(week.days.map(({ day }) => day)).toEqual(weekAhead(TEST_TODAY).map(formatDay));
  });

  test('HOM-1 rankings are in the order that they name', async () => {
    const { bonds, stocks, etf, pairs } = await home('paid');
    expectFalling(bonds.moved.map(({ dayChange }) => Math.abs(number(dayChange))));
    expectFalling(bonds.highest.map((bond) => number(bond.yield)));
    expectFalling(stocks.rising.map(({ dayChange }) => number(dayChange)));
    expectFalling(stocks.falling.map(({ dayChange }) => -number(dayChange)));
    expectFalling(pairs.moved.map(({ quote }) => Math.abs(number(quote.changePercent))));
    expect(etf.largest.length).toBeGreaterThan(0);
    const issued = bonds.newest.map((bond) => bond.issued!);
    expect(issued).toEqual(issued.toSorted().toReversed());
    expect(issued.every((day) => day <= formatDay(TEST_TODAY))).toBe(true);
  });

  test('HOM-1 counts match the lists, and add up', async () => {
    const { counts, breadth } = await home('paid');
    const total = async (list: string) => {
      const url = `/api/screens/${list}`;
      return (await server.app.http.inject({ url })).json<{ total: number }>().total;
    };
    const { rows } = await server.db.pool.query<{ count: number }>(
      `select count(*)::int as count from instrument where not is_hidden and kind = 'currency'`,
    );
    expect(counts).toMatchObject({
      bonds: await total('bonds/'),
      stocks: await total('stocks/'),
      etf: await total('etf/'),
      indexes: await total('indexes/'),
      rates: await total('indexes/?measure=rates'),
      company: await total('company/'),
      currencies: rows[0]!.count,
    });
    expect(breadth.map(({ kind }) => kind)).toEqual([
      'bonds',
      'stocks',
      'etf',
      'indexes',
      'currencies',
    ]);
    for (const { kind, rising, unchanged, falling } of breadth) {
      const moved = rising + unchanged + falling;
      expect(moved).toBeGreaterThan(0);
      expect(moved).toBeLessThanOrEqual(counts[kind]);
    }
  });

  test('HOM-1 the map has medians per step, and the headline a direction', async () => {
    const { map, headline, breadth } = await home('paid');
    expect(map.bands.length).toBeGreaterThan(0);
    for (const { points, bonds } of map.bands) {
      expect(points.length % 2).toBe(0);
      expect(points.length / 2).toBeLessThanOrEqual(bonds);
    }
    expect(MOVES).toContain(headline.yields);
    // The headline follows market breadth and has its date.
    const { kind: _kind, day, ...moved } = breadth.find(({ kind }) => kind === 'stocks')!;
    expect(headline).toMatchObject({ day, shares: moveFromBreadth(moved) });
  });

  test('HOM-1 the week has the maturity of a bond, a possible call, and coupons', async () => {
    const day = formatDay(weekAhead(TEST_TODAY)[2]!);
    await server.db.db
      .updateTable('bond')
      .set({ matures_on: day })
      .where('instrument_id', '=', 10_001)
      .execute();
    await server.db.db
      .insertInto('bond_option')
      .values({ instrument_id: 10_002, exercised_on: day, kind: 'call', price: '101.5' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const fresh = await createTestApp({ database: server.db });
    const { week } = (await fresh.app.http.inject('/api/home/')).json<Home>();
    await fresh.close();
    const third = week.days[2]!;
    expect(third).toMatchObject({ day });
    expect(third.count).toBeGreaterThanOrEqual(third.items.length);
    expect(third.items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'maturity', id: 10_001, percent: null }),
        expect.objectContaining({ kind: 'call', id: 10_002, percent: '101.5', amount: null }),
      ]),
    );
  });
});

describe('HOM-2 without access', () => {
  test.each(['free', undefined] as const)(
    'HOM-2 %s sees shapes and dates, no values',
    async (kind) => {
      const masked = await home(kind);
      const full = await home('paid');
      expect(masked.masked).toBe(true);
      expect(masked.headline).toEqual({
        yields: null,
        shares: null,
        leader: null,
        leaderChange: null,
        day: null,
      });
      for (const list of [
        masked.breadth,
        masked.pairs.moved,
        masked.bonds.moved,
        masked.bonds.highest,
        masked.map.bands,
        masked.map.curve,
        masked.stocks.rising,
        masked.stocks.falling,
        masked.etf.largest,
      ]) {
        expect(list).toEqual([]);
      }
      expect(masked.bonds.newest.map(({ id }) => id)).toEqual(
        full.bonds.newest.map(({ id }) => id),
      );
      expect(masked.stocks.leading.length).toBeGreaterThan(0);
      expect(masked.stocks.leading.every(({ price }) => price === '***')).toBe(true);
      expect(masked.pairs.leading[0]).toMatchObject({
        quote: { value: '***', asOf: full.pairs.leading[0]!.quote.asOf },
      });
      expect(masked.week).toEqual(full.week);
    },
  );

  test('HOM-2 a visitor’s page has none of the values', async () => {
    const { bonds, pairs, yields } = await home('paid');
    const { body, statusCode } = await get('/');
    expect(statusCode).toBe(200);
    expect(body).toContain('What you see');
    const hidden = [
      ...bonds.newest.map(({ price }) => price),
      ...pairs.leading.map(({ quote }) => quote.value),
      ...yields.map(({ rate }) => rate),
    ].filter((value) => value !== null && value.length > 5);
    expect(hidden.length).toBeGreaterThan(10);
    expect(hidden.filter((value) => body.includes(value!))).toEqual([]);
  });

  test('HOM-1 HOM-2 both pages are small', async () => {
    const [visitor, paid] = await Promise.all([get('/'), get('/', cookies.paid)]);
    expect(visitor.body.length).toBeLessThan(160_000);
    expect(paid.body.length).toBeLessThan(160_000);
  });
});

test('HOM-1 names are in the viewer’s language', async () => {
  const [english, german] = await Promise.all([home(undefined), home(undefined, '?lang=deu')]);
  expect(english.yields[0]?.name).toBe('Germany');
  expect(german.yields[0]?.name).toBe('Deutschland');
});

test('HOM-1 hidden instruments disappear at once', async () => {
  const [first] = (await home()).stocks.leading;
  await server.db.db
    .updateTable('instrument')
    .set({ is_hidden: true })
    .where('id', '=', first!.id)
    .execute();
  await server.db.pool.query(`select pg_notify('${INSTRUMENT_DESCRIBED}', '${first!.id}')`);
  await expect
    .poll(async () => (await home()).stocks.leading.map(({ id }) => id))
    .not.toContain(first!.id);
});

test('HOM-1 a portal without data says so', async () => {
  const empty = await createTestApp({ template: 'migrated' });
  const answer = await empty.app.http.inject('/api/home/');
  expect(answer.statusCode).toBe(200);
  expect(answer.json<Home>()).toMatchObject({ counts: { bonds: 0 }, yields: [], breadth: [] });
  const page = await empty.app.http.inject('/');
  expect(page.body).toContain('This portal has no data yet');
  await empty.close();
});
