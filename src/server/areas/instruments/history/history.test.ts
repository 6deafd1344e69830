import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const ISIN_PATH = (isin: string) => `/api/quotes/${isin}.json`;

let server: TestApp;
let paid = '';
let free = '';
let isin = '';
let bondId = 0;
beforeAll(async () => {
  server = await createTestApp();
  paid = await server.signInAs('paid');
  free = await server.signInAs('free');
  const { rows } = await server.db.pool.query<{ id: number; isin: string }>(
    `select instrument.id, isin from instrument
     join series on instrument_id = instrument.id and last_day is not null
     where kind = 'bond' and isin is not null order by instrument.id limit 1`,
  );
  isin = rows[0]!.isin;
  bondId = rows[0]!.id;
});
afterAll(() => server.close());

const get = (url: string, cookie = paid) =>
  server.app.http.inject({ url, headers: { cookie, 'accept-language': 'en' } });

describe('API-5 quotes by ISIN', () => {
  test('API-5 are denied without access, whether they exist or not', async () => {
    for (const each of [isin, 'XS0000000000']) {
      expectRefusal(await get(ISIN_PATH(each), ''), 'not_signed_in');
      expectRefusal(await get(ISIN_PATH(each), free), 'forbidden');
    }
  });

  test('API-5 for an invalid or unknown ISIN are rejected', async () => {
    expectRefusal(await get(ISIN_PATH('nothing')), 'invalid_field', 'params.isin');
    expectRefusal(await get(ISIN_PATH('XS0000000000')), 'not_found', 'params.isin');
    expectRefusal(await get(`${ISIN_PATH(isin)}?from=2026-02-31`), 'invalid_field', 'query.from');
    expectRefusal(
      await get(`${ISIN_PATH(isin)}?from=2026-02-03&to=2026-02-01`),
      'period_start_after_end',
      'query.from',
    );
  });

  test('API-5 are a plain list of dates and closes, as on the page', async () => {
    const quotes = (await get(ISIN_PATH(isin))).json<{ date: string; close: number }[]>();
    expect(quotes.length).toBeGreaterThan(100);
    expect(Object.keys(quotes[0]!)).toEqual(['date', 'close']);
    expect(quotes.map(({ date }) => date)).toEqual(quotes.map(({ date }) => date).toSorted());
    const { items } = (await get(`/api/bonds/${bondId}/history/`)).json<{
      items: { date: string; value: string }[];
    }>();
    expect(quotes).toEqual(items.map(({ date, value }) => ({ date, close: Number(value) })));
    expect((await get(ISIN_PATH(isin.toLowerCase()))).json()).toEqual(quotes);
  });
});

describe('API-2 the history of an instrument', () => {
  test('API-2 is denied without access, and for ids of another section', async () => {
    expectRefusal(await get('/api/indexes/1001/history/', free), 'forbidden');
    expectRefusal(await get('/api/bonds/1001/history/'), 'not_found', 'params.instrumentId');
    expectRefusal(await get(`/api/indexes/${bondId}/history/`), 'not_found', 'params.indexId');
  });

  test('API-2 has all days, or those requested, at full precision', async () => {
    const all = (await get('/api/indexes/1001/history/')).json<{
      ticker: string;
      items: { date: string; value: string }[];
    }>();
    const { items } = (await get('/api/indexes/1001/history/?from=2026-11-01&to=2026-11-10')).json<
      typeof all
    >();
    expect(items.length).toBeGreaterThan(3);
    expect(items).toEqual(
      all.items.filter(({ date }) => date >= '2026-11-01' && date <= '2026-11-10'),
    );
    const csv = await get('/api/indexes/1001/history/?from=2026-11-01&to=2026-11-10&format=csv');
    const lines = csv.body.slice(1).trimEnd().split('\r\n');
    expect(lines).toEqual(['date,value', ...items.map(({ date, value }) => `${date},${value}`)]);
  });

  test('API-2 isn’t a file if its source doesn’t permit that', async () => {
    await server.db.pool.query(`update data_source set allows_files = false`);
    expectRefusal(await get('/api/indexes/1001/history/?format=xlsx'), 'files_not_allowed');
    expect((await get('/api/indexes/1001/history/')).statusCode).toBe(200);
    await server.db.pool.query(`update data_source set allows_files = true`);
  });
});
