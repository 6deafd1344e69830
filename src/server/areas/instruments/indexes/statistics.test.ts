import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../../../contracts/core/endpoint.ts';
import type { getIndexStatistics } from '../../../../contracts/instruments/indexes.ts';
import { writePoints } from '../../../../db/quotes/write-points.ts';
import { createTestSeries, pointChanges } from '../../../../db/testing/test-series.ts';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

type Statistics = Answer<typeof getIndexStatistics>['items'];

let server: TestApp;
let paid: string;
beforeAll(async () => {
  server = await createTestApp();
  paid = await server.signInAs('paid');
});
afterAll(() => server.close());

const get = (id: number | string, cookie = paid, query = '') =>
  server.app.http.inject({ url: `/api/indexes/${id}/statistics/${query}`, headers: { cookie } });

async function statistics(id: number, cookie = paid): Promise<Statistics> {
  const answer = await get(id, cookie);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ items: Statistics }>().items;
}

/** A new index with these values. */
async function indexWith(texts: Record<string, string>) {
  const [series] = await createTestSeries(server.db.db, 1);
  await writePoints(server.db.db, new Map([[series!.id, pointChanges(texts)]]));
  return { id: series!.instrument_id, seriesId: series!.id };
}

describe('statistics', () => {
  test.each(['abc', '0', '2147483648'])('reject the id %s: 400', async (id) => {
    expectRefusal(await get(id), 'invalid_field', 'params.indexId');
  });

  test('return 404 for an unknown id', async () => {
    expectRefusal(await get(999_999), 'not_found', 'params.indexId');
    expectRefusal(await get(10_001), 'not_found', 'params.indexId');
  });

  test('have high, low and change of each period, up to the last day', async () => {
    const { id } = await indexWith({
      '2021-11-10': '50',
      '2022-03-01': '210',
      '2025-11-12': '80',
      '2025-11-14': '70',
      '2026-08-13': '100',
      '2026-10-13': '120',
      '2026-10-30': '90',
      '2026-11-13': '110',
    });
    expect(await statistics(id)).toEqual([
      {
        period: '1M',
        since: '2026-10-13',
        base: '120',
        high: '120',
        highOn: '2026-10-13',
        low: '90',
        lowOn: '2026-10-30',
        change: '-10',
        changePercent: '-8.3333',
      },
      {
        period: '3M',
        since: '2026-08-13',
        base: '100',
        high: '120',
        highOn: '2026-10-13',
        low: '90',
        lowOn: '2026-10-30',
        change: '10',
        changePercent: '10',
      },
      {
        period: '1Y',
        since: '2025-11-12',
        base: '80',
        high: '120',
        highOn: '2026-10-13',
        low: '70',
        lowOn: '2025-11-14',
        change: '30',
        changePercent: '37.5',
      },
      {
        period: '5Y',
        since: '2021-11-10',
        base: '50',
        high: '210',
        highOn: '2022-03-01',
        low: '70',
        lowOn: '2025-11-14',
        change: '60',
        changePercent: '120',
      },
    ]);
  });

  test('for a period that begins with a year count from the year before, if recent', async () => {
    const { id } = await indexWith({ '2019-12-30': '5', '2023-12-20': '8', '2025-01-01': '10' });
    const [, , year, five] = await statistics(id);
    // A close more than ten days before the period isn't used for it.
    expect(year).toMatchObject({ since: null, change: null, changePercent: null });
    expect(five).toMatchObject({ since: '2019-12-30', high: '10', low: '8', change: '5' });
  });

  test('are exact, however small or large', async () => {
    const { id } = await indexWith({
      '2026-10-05': '0.3',
      '2026-11-12': '1000000000000000.000000002',
      '2026-11-13': '0.300000001',
    });
    expect((await statistics(id))[0]).toMatchObject({
      high: '1000000000000000.000000002',
      low: '0.300000001',
      change: '0.000000001',
      changePercent: '0',
    });
  });

  test('have no change if the history is too short, and no percentage if the base isn’t above zero', async () => {
    const { id } = await indexWith({ '2026-10-12': '-2', '2026-11-13': '1' });
    const nothing = { since: null, change: null, changePercent: null };
    const [month, quarter] = await statistics(id);
    expect(month).toMatchObject({ since: '2026-10-12', change: '3', changePercent: null });
    expect(quarter).toMatchObject({ ...nothing, high: '1', low: '-2', lowOn: '2026-10-12' });
    const masked = await statistics(id, '');
    // A missing percentage would reveal that the value wasn't above zero.
    expect(masked[0]).toMatchObject({ change: '***', changePercent: '***' });
    expect(masked[1]).toMatchObject({ ...nothing, high: '***', low: '***' });
  });

  test('without values have four empty periods', async () => {
    const [series] = await createTestSeries(server.db.db, 1);
    const empty = {
      since: null,
      base: null,
      high: null,
      highOn: null,
      low: null,
      lowOn: null,
      change: null,
      changePercent: null,
    };
    const expected = ['1M', '3M', '1Y', '5Y'].map((period) => Object.assign({ period }, empty));
    expect(await statistics(series!.instrument_id)).toEqual(expected);
    await server.db.db.deleteFrom('series').where('id', '=', series!.id).execute();
    expect(await statistics(series!.instrument_id)).toEqual(expected);
  });

  test('also exist for a currency pair, without reading years before the periods', async () => {
    const { id, seriesId } = await indexWith({
      '2020-05-05': '3',
      '2021-11-05': '1',
      '2026-11-13': '2',
    });
    const damaged = { series_id: seriesId, year: 2019, points: Buffer.from([9]) };
    await server.db.db.insertInto('quote_year').values(damaged).execute();
    expect((await statistics(id))[3]).toMatchObject({ since: '2021-11-05', change: '1' });
    expect((await statistics(1))[2]?.high).toMatch(/^\d/);
  });
});
