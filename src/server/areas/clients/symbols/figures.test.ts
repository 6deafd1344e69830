import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';

let server: TestApp;
let paid = '';
let bondId = 0;
let isin = '';
beforeAll(async () => {
  server = await createTestApp();
  paid = await server.signInAs('paid');
  const { rows } = await server.db.pool.query<{ id: number; isin: string }>(
    `select instrument.id, isin from instrument join series on series.instrument_id = instrument.id
     where field = 'yield' and last_value is not null and status = 'active' and isin is not null
     order by instrument.id limit 1`,
  );
  ({ id: bondId, isin } = rows[0]!);
  const curve = await server.db.pool.query<{ id: number }>(
    `select id from curve where country = 'US'`,
  );
  if (curve.rows.length === 0) {
    await server.db.pool.query(
      `with made as (
         insert into curve (source_code, country, currency, origin)
         select code, 'US', 'USD', 'imported' from data_source limit 1 returning id
       )
       insert into curve_day (curve_id, day, beta0, beta1, beta2, beta3, tau1, tau2)
       select id, day, 0.04, -0.01, 0, 0, 2, 0 from made, unnest(array[date '2026-11-12', '2026-11-13']) day`,
    );
  }
});
afterAll(() => server.close());

const get = (path: string, cookie = paid) =>
  server.app.http.inject({ url: path, headers: { cookie, 'accept-language': 'en' } });
const quote = (symbol: string, cookie = paid) =>
  get(`/api/symbols/quote/?symbol=${encodeURIComponent(symbol)}`, cookie);
const history = (symbol: string, more = '', cookie = paid) =>
  get(`/api/symbols/history/?symbol=${encodeURIComponent(symbol)}${more}`, cookie);

describe('API-7 figures of bonds and rates of curves by symbol', () => {
  test('API-7 are denied without access, whether they exist or not', async () => {
    const free = await server.signInAs('free');
    for (const symbol of [`ID:${bondId}:yield`, 'CURVE:US:10Y', 'CURVE:XX:10Y']) {
      expectRefusal(await quote(symbol, ''), 'not_signed_in');
      expectRefusal(await history(symbol, '', free), 'forbidden');
    }
  });

  test('API-7 are not found if there are none', async () => {
    for (const symbol of [
      `ID:${bondId}:beauty`,
      'EUR/USD:yield',
      'NOTHING:yield',
      'CURVE:XX:10Y',
      'CURVE:US:11Y',
      'CURVE:US:10Y:sour',
      'CURVE:US:10Y:par:more',
    ]) {
      expectRefusal(await quote(symbol), 'not_found', 'query.symbol');
    }
  });

  test('API-7 a figure has its latest value and all days, by number and by ISIN', async () => {
    const byId = await history(`ID:${bondId}:yield`);
    const { items, unit } = byId.json<{ items: { date: string; value: string }[]; unit: string }>();
    expect(unit).toBe('%');
    expect(items.length).toBeGreaterThan(5);
    expect((await history(`${isin}:YIELD`)).json().items).toEqual(items);
    const latest = (await quote(`${isin}:yield`)).json();
    expect(latest).toMatchObject({ id: bondId, quote: { value: items.at(-1)!.value } });
    const some = await history(`ID:${bondId}:yield`, `&from=${items.at(-2)!.date}`);
    expect(some.json().items).toEqual(items.slice(-2));
  });

  test('API-7 to worst means to maturity for a bond without options', async () => {
    const { rows } = await server.db.pool.query<{ id: number }>(
      `select instrument_id as id from series plain where field = 'yield' and last_value is not null
       and not exists (select from series where field = 'worst' and instrument_id = plain.instrument_id)
       order by id limit 1`,
    );
    for (const [worst, plain] of [
      ['worst', 'yield'],
      ['worst_duration', 'duration'],
      ['worst_spread', 'spread'],
    ]) {
      const asked = await history(`ID:${rows[0]!.id}:${worst}`);
      const { items, unit } = (await history(`ID:${rows[0]!.id}:${plain}`)).json();
      expect(items.length).toBeGreaterThan(0);
      expect(asked.json()).toMatchObject({ items, unit });
    }
    const symbol = `ID:${rows[0]!.id}:worst`;
    expect((await quote(symbol)).json().quote.value).not.toBeNull();
    expect(await udf(`symbols?symbol=${symbol}`)).toMatchObject({ ticker: symbol });
  });

  test('API-7 a curve’s rate is par by default', async () => {
    const par = (await history('CURVE:US:10Y')).json();
    expect(par.items.length).toBeGreaterThan(0);
    expect((await history('curve:us:10y:par')).json()).toEqual(par);
    const zero = (await history('CURVE:US:10Y:zero')).json();
    expect(zero.items.at(-1).value).not.toBe(par.items.at(-1).value);
    expect((await quote('CURVE:US:10Y')).json().quote.value).toBe(par.items.at(-1).value);
  });
});

async function udf(path: string, cookie = paid) {
  return (await get(`/api/udf/${path}`, cookie)).json();
}

describe('API-4 UDF knows the same symbols', () => {
  test('API-4 finds and resolves them', async () => {
    const [found] = await udf(`search?query=${isin}:spread&type=bond`);
    expect(found).toMatchObject({ ticker: `ID:${bondId}:spread`, type: 'bond' });
    expect(await udf(`symbols?symbol=${found.symbol}`)).toMatchObject({
      name: found.symbol,
      ticker: found.ticker,
      description: found.description,
    });
    const rates = await udf('search?query=curve%20us%2010y&type=curve');
    expect(rates.map(({ symbol }: { symbol: string }) => symbol)).toEqual([
      'CURVE:US:10Y:par',
      'CURVE:US:10Y:zero',
      'CURVE:US:10Y:forward',
    ]);
    expect(await udf('symbols?symbol=CURVE:US:10Y:zero')).toMatchObject({
      ticker: 'CURVE:US:10Y:zero',
      type: 'curve',
      description: 'United States 10Y · Zero',
    });
    // The precision of a value isn't public.
    expect((await udf('symbols?symbol=CURVE:US:10Y:zero', '')).pricescale).toBe(100);
  });

  test('API-4 returns their history to viewers with access', async () => {
    for (const symbol of [`ID:${bondId}:yield`, 'CURVE:US:10Y']) {
      const path = `history?symbol=${symbol}&resolution=1D&from=0&to=${TEST_NOW / 1000}`;
      const { items } = (await history(symbol)).json();
      expect((await udf(path)).c).toEqual(
        items.map(({ value }: { value: string }) => Number(value)),
      );
      expect(await udf(path, '')).toMatchObject({ s: 'error' });
    }
  });
});
