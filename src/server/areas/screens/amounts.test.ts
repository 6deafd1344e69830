import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import type { getScreen, getScreenCounts } from '../../../contracts/screens/screens.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

type Page = Answer<typeof getScreen>;
type Row = Page['items'][number];

let server: TestApp;
let paid = '';
let free = '';
beforeAll(async () => {
  server = await createTestApp();
  paid = await server.signInAs('paid');
  free = await server.signInAs('free');
});
afterAll(() => server.close());

function get(path: string, cookie = paid) {
  return server.app.http.inject({ url: `/api/screens/${path}`, headers: { cookie } });
}

async function rowsOf(path: string, cookie = paid): Promise<Row[]> {
  const rows: Row[] = [];
  for (let number = 1; ; number += 1) {
    const { items } = (await get(`${path}&page=${number}`, cookie)).json<Page>();
    if (items.length === 0) return rows;
    rows.push(...items);
  }
}

/** The dollar value of one unit of each currency, from the dollar pairs. */
async function readDollars(): Promise<ReadonlyMap<string, number>> {
  const { rows } = await server.db.pool.query<{ currency: string; dollars: number }>(
    `select case when base = 'USD' then currency_pair.quote else base end as currency,
       (case when base = 'USD' then 1 / last_value else last_value end)::float8 as dollars
     from currency_pair join series using (instrument_id)
     where field = 'close' and is_preferred and 'USD' in (base, currency_pair.quote)`,
  );
  return new Map([
    ['USD', 1],
    ...rows.map(({ currency, dollars }) => [currency, dollars] as const),
  ]);
}

function numbers(rows: readonly Row[]): number[] {
  return rows.flatMap(({ converted }) => (converted === null ? [] : [Number(converted)]));
}

test('SCR-2 amounts are compared in one currency, and also shown in their own', async () => {
  const dollars = await readDollars();
  for (const [money, query] of [
    ['USD', ''],
    ['EUR', '&in=EUR'],
  ] as const) {
    const rows = await rowsOf(`bonds/?sort=-amount${query}`);
    expect(new Set(rows.map(({ currency }) => currency)).size).toBeGreaterThan(3);
    const values = numbers(rows);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    for (const { amount, currency, converted } of rows) {
      const value = dollars.get(currency!);
      const inMoney = (Number(amount) * (value ?? 0)) / dollars.get(money)!;
      const isNear = converted !== null && Math.abs(Number(converted) / inMoney - 1) < 1e-6;
      expect({ currency, isNear }).toEqual({ currency, isNear: value !== undefined });
    }
    const { money: told } = (await get(`bonds/?sort=-amount${query}`)).json<Page>();
    expect(told).toEqual({ currency: money, isOwn: false });
    const most = values[Math.floor(values.length / 2)]! / 1e6;
    const large = await rowsOf(`bonds/?amount=${most}..${query}`);
    expect(numbers(large).toSorted((a, b) => b - a)).toEqual(
      values.filter((value) => value >= most * 1e6),
    );
    const counts = (await get(`bonds/counts/?${query}`)).json<Answer<typeof getScreenCounts>>();
    const { counts: bars, missing, edges } = counts.ranges.amount!;
    expect([bars.reduce((sum, count) => sum + count, missing), missing]).toEqual([
      rows.length,
      rows.length - values.length,
    ]);
    const last = Number(edges.at(-1)) * 1e6;
    expect(bars.at(-1)).toBe(values.filter((value) => value >= last).length);
  }
  // A list in a single currency uses that currency, and nothing is converted.
  const { items, money } = (await get('bonds/?currency=EUR&sort=-amount')).json<Page>();
  expect(money).toEqual({ currency: 'EUR', isOwn: true });
  expect(items.map(({ converted }) => converted)).toEqual(items.map(({ amount }) => amount));
  const sizes = numbers(await rowsOf('stocks/?sort=-size'));
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expectRefusal(await get('bonds/?in=XXX'), 'invalid_field', 'query.in');
  expectRefusal(await get('company/?in=EUR'), 'invalid_field', 'query.in');
  const csv = (await get('bonds/csv/?columns=isin,amount&in=EUR')).body;
  expect(csv.replace('\uFEFF', '').split('\r\n')[0]).toBe('ISIN,Amount,"Amount, EUR"');
});

test('SCR-3 viewers without access can’t derive rates from amounts', async () => {
  for (const cookie of ['', free]) {
    const code = cookie === '' ? 'not_signed_in' : 'forbidden';
    for (const [query, part] of [
      ['sort=amount', 'sort'],
      ['amount=1..', 'amount'],
      ['known=amount', 'known'],
      ['in=EUR', 'in'],
      ['currency=EUR,USD&sort=amount', 'sort'],
      ['currency=EUR&in=CHF', 'in'],
      ['currency=EUR&in=CHF&sort=amount', 'in'],
    ]) {
      expectRefusal(await get(`bonds/?${query}`, cookie), code, `query.${part}`);
    }
    expectRefusal(await get('stocks/?in=EUR', cookie), code, 'query.in');
  }
  const rows = await rowsOf('bonds/?', free);
  expect(new Set(rows.map(({ converted }) => converted))).toEqual(new Set(['***']));
  expect(new Set(rows.map(({ rateDay }) => rateDay))).toEqual(new Set([null]));
  // In a single currency, amounts are terms.
  const euros = await rowsOf('bonds/?currency=EUR&sort=-amount&amount=1..', free);
  expect(euros.length).toBeGreaterThan(0);
  expect(euros.map(({ converted }) => converted)).toEqual(euros.map(({ amount }) => amount));

  // Whatever happens to a rate, even if it is missing, their responses stay byte for byte the same.
  const asked = ['bonds/', 'bonds/counts/', 'bonds/counts/?currency=JPY', 'stocks/', 'etf/counts/'];
  const answers = () => Promise.all(asked.map(async (path) => (await get(path, free)).body));
  const before = await answers();
  const find = async () => {
    const row = (await rowsOf('bonds/?currency=JPY,USD')).find(
      ({ currency }) => currency === 'JPY',
    )!;
    return { converted: row.converted, amount: row.amount };
  };
  const first = await find();
  const ofYen = `select instrument_id from currency_pair where 'JPY' in (base, quote)`;
  await server.db.pool.query(
    `update series set last_value = last_value * 2 where field = 'close' and instrument_id in (${ofYen})`,
  );
  await vi.waitFor(async () => expect(await find()).not.toEqual(first), 5000);
  expect(await answers()).toEqual(before);
  await server.db.pool.query(`update instrument set is_hidden = true where id in (${ofYen})`);
  await vi.waitFor(async () => expect((await find()).converted).toBeNull(), 5000);
  expect(await answers()).toEqual(before);

  // A missing rate is reported and counted, and never treated as 1.
  const all = await rowsOf('bonds/?sort=-amount');
  const unknown = all.filter(({ converted }) => converted === null);
  expect(unknown.map(({ currency }) => currency)).toContain('JPY');
  expect(all.slice(-unknown.length)).toEqual(unknown);
  const counts = (await get('bonds/counts/')).json<Answer<typeof getScreenCounts>>();
  expect(counts.ranges.amount!.missing).toBe(unknown.length);
  expect((await rowsOf('bonds/?known=amount')).length).toBe(all.length - unknown.length);
});
