import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestSeries, pointChanges } from '../../../../db/testing/test-series.ts';
import { writePoints } from '../../../../db/quotes/write-points.ts';
import { parseDay, SECONDS_PER_DAY } from '../../../../domain/time/day.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';

let server: TestApp;
let paid = '';
beforeAll(async () => {
  server = await createTestApp();
  paid = await server.signInAs('paid');
});
afterAll(() => server.close());

interface Bars {
  readonly s: string;
  readonly t: number[];
  readonly c: number[];
  readonly nextTime?: number;
  readonly errmsg?: string;
}

async function fetchJson<T = Bars>(path: string, cookie = paid): Promise<T> {
  const answer = await server.app.http.inject({
    url: `/api/udf/${path}`,
    headers: { cookie, 'accept-language': 'en' },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  return answer.json<T>();
}

const seconds = (day: string) => parseDay(day)! * SECONDS_PER_DAY;
const history = (fields: Record<string, string | number>, cookie = paid) =>
  fetchJson(`history?${new URLSearchParams(fields as Record<string, string>).toString()}`, cookie);

describe('API-4 UDF returns errors as s: error with status 200', () => {
  test.each([
    ['no symbol', 'symbols'],
    ['an unknown symbol', 'symbols?symbol=NOTHING'],
    ['an id that is not there', 'symbols?symbol=ID:999999'],
    ['no end', 'history?symbol=EUR/USD&resolution=1D'],
    ['a resolution that it does not have', 'history?symbol=EUR/USD&resolution=5&from=0&to=1'],
    ['a time that is none', 'history?symbol=EUR/USD&resolution=1D&from=x&to=1'],
    ['an end before the begin', 'history?symbol=EUR/USD&resolution=1D&from=86400000&to=1'],
    ['a symbol of a thousand letters', `symbols?symbol=${'x'.repeat(1000)}`],
    ['a character that cannot be stored', 'symbols?symbol=%00'],
  ])('API-4 %s', async (_, path) => {
    expect(await fetchJson(path)).toEqual({ s: 'error', errmsg: expect.stringMatching(/\S/) });
  });

  test('API-4 the history without access', async () => {
    const fields = { symbol: 'ID:1001', resolution: '1D', from: 0, to: TEST_NOW / 1000 };
    for (const cookie of ['', await server.signInAs('free')]) {
      expect(await history(fields, cookie)).toEqual({ s: 'error', errmsg: expect.any(String) });
    }
  });

  test('API-4 an invalid token', async () => {
    const headers = { authorization: 'Bearer pcv_x' };
    const answer = await server.app.http.inject({ url: '/api/udf/config', headers });
    expect([answer.statusCode, answer.json<Bars>().s]).toEqual([200, 'error']);
  });
});

describe('API-4 UDF', () => {
  test('API-4 describes its features, and the time', async () => {
    expect(await fetchJson('config')).toMatchObject({
      supports_search: true,
      supports_group_request: false,
      supports_time: true,
      supported_resolutions: ['1D', '1W', '1M'],
      symbols_types: [{ value: '', name: 'All' }, { value: 'bond' }, {}, {}, {}, {}, {}],
    });
    expect(await fetchJson('time')).toBe(Math.floor(TEST_NOW / 1000));
  });

  test('API-4 resolves an instrument by ticker, ISIN and id', async () => {
    const byTicker = await fetchJson<{ ticker: string; name: string }>('symbols?symbol=eur/usd');
    expect(byTicker).toMatchObject({
      name: 'EUR/USD',
      type: 'forex',
      has_daily: true,
      has_intraday: false,
      visible_plots_set: 'c',
      pricescale: 10_000,
      timezone: 'Etc/UTC',
      session: '24x7',
    });
    expect(await fetchJson(`symbols?symbol=${byTicker.ticker}`)).toEqual(byTicker);
    const { rows } = await server.db.pool.query<{ id: number; isin: string }>(
      `select id, isin from instrument where kind = 'bond' and isin is not null limit 1`,
    );
    const bond = rows[0]!;
    expect(await fetchJson(`symbols?symbol=${bond.isin}`)).toMatchObject({
      ticker: `ID:${bond.id}`,
      type: 'bond',
    });
  });

  test('API-4 doesn’t reveal the precision of a value to a visitor', async () => {
    expect(await fetchJson('symbols?symbol=EUR/USD', '')).toMatchObject({ pricescale: 100 });
  });

  test('API-4 finds instruments of all types or of one, up to the requested number', async () => {
    const all = await fetchJson<{ type: string; ticker: string }[]>(
      'search?query=bank&type=&exchange=&limit=20',
    );
    expect(all.length).toBeLessThanOrEqual(20);
    expect(new Set(all.map(({ type }) => type)).size).toBeGreaterThan(1);
    const pairs = await fetchJson<{ type: string }[]>('search?query=usd&type=forex&limit=5');
    expect(pairs.length).toBeGreaterThan(0);
    for (const { type } of pairs) expect(type).toBe('forex');
    expect(await fetchJson('search?query=&limit=10')).toEqual([]);
    expect(await fetchJson('search?query=usd&type=spaceship')).toEqual([]);
  });
});

describe('API-4 the history', () => {
  const DAYS = ['2020-01-02', '2020-01-03', '2020-01-06', '2020-01-07', '2020-02-03'];
  let symbol = '';
  beforeAll(async () => {
    const { db } = server.db;
    const [series] = await createTestSeries(db, 1);
    const closes = Object.fromEntries(DAYS.map((day, i) => [day, String(100 + i)]));
    await writePoints(db, new Map([[series!.id, pointChanges(closes)]]));
    symbol = `ID:${series!.instrument_id}`;
  });

  const ofDays = (...days: string[]) => ({
    s: 'ok',
    t: days.map(seconds),
    c: days.map((day) => 100 + DAYS.indexOf(day)),
  });

  test('API-4 includes the start and excludes the end', async () => {
    const fields = {
      symbol,
      resolution: 'D',
      from: seconds('2020-01-03'),
      to: seconds('2020-01-07'),
    };
    expect(await history(fields)).toEqual(ofDays('2020-01-03', '2020-01-06'));
    expect(await history({ ...fields, to: fields.to + 1 })).toEqual(
      ofDays('2020-01-03', '2020-01-06', '2020-01-07'),
    );
  });

  test('API-4 extends before the start if more bars are requested', async () => {
    const fields = {
      symbol,
      resolution: '1D',
      from: seconds('2020-02-01'),
      to: seconds('2020-02-04'),
      countback: 3,
    };
    expect(await history(fields)).toEqual(ofDays('2020-01-06', '2020-01-07', '2020-02-03'));
    expect(await history({ ...fields, countback: 1000 })).toEqual(ofDays(...DAYS));
  });

  test('API-4 says that there are no data, and when the last were', async () => {
    const gap = {
      symbol,
      resolution: '1D',
      from: seconds('2020-01-10'),
      to: seconds('2020-01-20'),
    };
    expect(await history(gap)).toEqual({ s: 'no_data', nextTime: seconds('2020-01-07') });
    expect(await history({ ...gap, from: 0, to: seconds('2019-01-01') })).toEqual({ s: 'no_data' });
  });

  test('API-4 has weeks and months', async () => {
    const all = { symbol, from: seconds('2019-12-01'), to: seconds('2020-03-01') };
    expect(await history({ ...all, resolution: '1W' })).toEqual({
      s: 'ok',
      t: ['2019-12-30', '2020-01-06', '2020-02-03'].map(seconds),
      c: [101, 103, 104],
    });
    expect(await history({ ...all, resolution: 'M' })).toEqual({
      s: 'ok',
      t: ['2020-01-01', '2020-02-01'].map(seconds),
      c: [103, 104],
    });
  });

  test('API-4 ignores parameters added by clients', async () => {
    const fields = { symbol, resolution: '1D', from: 0, to: seconds('2020-01-03') };
    const answer = await history({ ...fields, currencyCode: 'USD', firstDataRequest: 'true' });
    expect(answer).toEqual(ofDays('2020-01-02'));
  });
});
