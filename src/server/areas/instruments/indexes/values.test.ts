import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../../../contracts/core/endpoint.ts';
import type { listIndexValues } from '../../../../contracts/instruments/indexes.ts';
import { readDailyPoints } from '../../../../db/quotes/read-points.ts';
import { writePoints } from '../../../../db/quotes/write-points.ts';
import { createTestSeries, pointChanges } from '../../../../db/testing/test-series.ts';
import { formatDay, parseDay } from '../../../../domain/time/day.ts';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

type Values = Answer<typeof listIndexValues>;
const INDEX = 1001;

let server: TestApp;
let paid: string;
beforeAll(async () => {
  server = await createTestApp();
  paid = await server.signInAs('paid');
});
afterAll(() => server.close());

const get = (id: number | string, query = '') =>
  server.app.http.inject({
    url: `/api/indexes/${id}/values/${query}`,
    headers: { cookie: paid },
  });

async function values(id: number, query = ''): Promise<Values> {
  const answer = await get(id, query);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function storedDays(instrumentId: number, from = 0, to = 99_999) {
  const { id } = await server.db.db
    .selectFrom('series')
    .select('id')
    .where('instrument_id', '=', instrumentId)
    .executeTakeFirstOrThrow();
  const { days, values: numbers } = await readDailyPoints(server.db.db, id, from, to);
  return days.map((day, i) => ({ day: formatDay(day), value: numbers[i]! })).toReversed();
}

describe('values reject', () => {
  test.each(['abc', '0', '2147483648'])('the id %s: 400', async (id) => {
    expectRefusal(await get(id), 'invalid_field', 'params.indexId');
  });

  test.each([
    ['from=2026-02-30', 'query.from'],
    ['to=', 'query.to'],
    ['to=13.11.2026', 'query.to'],
    ['from=2026-01-01&from=2026-01-02', 'query.from'],
    ['page=0', 'query.page'],
    ['page=x', 'query.page'],
    ['from=%00', 'query.from'],
  ])('%s: 400, naming the field', async (query, field) => {
    expectRefusal(await get(INDEX, `?${query}`), 'invalid_field', field);
  });

  test('an unknown parameter: 400', async () => {
    expectRefusal(await get(INDEX, '?limit=9'), 'unknown_field', 'query.limit');
  });

  test('a start after the end: 400 with its text', async () => {
    const answer = await get(INDEX, '?from=2026-03-02&to=2026-03-01');
    const { label } = expectRefusal(answer, 'period_start_after_end', 'query.from');
    expect(label).toBe('graph_period_start_incorrect');
  });

  test.each([999_999, 10_001])('%d, which is neither an index nor a pair: 404', async (id) => {
    expectRefusal(await get(id), 'not_found', 'params.indexId');
  });
});

describe('values', () => {
  test.each([INDEX, 1])('of %d: all of them, the latest first, thirty a page', async (id) => {
    const stored = await storedDays(id);
    const first = await values(id);
    expect(first).toMatchObject({ total: stored.length, page: 1, limit: 30 });
    const last = Math.ceil(stored.length / 30);
    for (const page of [1, 2, 9, last - 1, last]) {
      const { items } = await values(id, `?page=${page}`);
      expect(items.map(({ day, value }) => ({ day, value: Number(value) }))).toEqual(
        stored.slice(30 * (page - 1), 30 * page),
      );
    }
    expect(await values(id, `?page=${last + 1}`)).toMatchObject({
      items: [],
      total: stored.length,
    });
    expect((await values(id, '?page=2147483647')).items).toEqual([]);
  });

  test('are each compared with the day before, even if it is on the next page or out of range', async () => {
    const [series] = await createTestSeries(server.db.db, 1);
    const points = {
      '2024-12-30': '0.2',
      '2024-12-31': '0.3',
      '2026-01-02': '1000000000000000',
      '2026-01-05': '1000000000000000.000000001',
    };
    await writePoints(server.db.db, new Map([[series!.id, pointChanges(points)]]));
    const all = await values(series!.instrument_id);
    expect(all).toEqual({
      items: [
        {
          day: '2026-01-05',
          value: '1000000000000000.000000001',
          change: '0.000000001',
          changePercent: '0',
        },
        {
          day: '2026-01-02',
          value: '1000000000000000',
          change: '999999999999999.7',
          changePercent: '333333333333333233.3333',
        },
        { day: '2024-12-31', value: '0.3', change: '0.1', changePercent: '50' },
        { day: '2024-12-30', value: '0.2', change: null, changePercent: null },
      ],
      total: 4,
      page: 1,
      limit: 30,
    });
    const range = await values(series!.instrument_id, '?from=2024-12-31&to=2026-01-02');
    expect(range).toMatchObject({ items: all.items.slice(1, 3), total: 2 });
    expect(await values(series!.instrument_id, '?from=2025-01-01&to=2025-12-31')).toMatchObject({
      items: [],
      total: 0,
    });
  });

  test('of a range include both ends', async () => {
    const [from, to] = ['2025-06-03', '2026-06-02'].map((text) => parseDay(text) ?? 0);
    const stored = await storedDays(INDEX, from, to);
    const { items, total } = await values(INDEX, '?from=2025-06-03&to=2026-06-02&page=9');
    expect(total).toBe(stored.length);
    expect(items.map(({ day }) => day)).toEqual(stored.slice(240).map(({ day }) => day));
    expect(stored.at(-1)?.day).toBe('2025-06-03');
    expect(items.at(-1)?.change).not.toBeNull();
  });

  test('ZON-1 of one day: its intraday values, the last of each five minutes, changes from the previous close', async () => {
    const [series] = await createTestSeries(server.db.db, 1);
    await writePoints(
      server.db.db,
      new Map([[series!.id, pointChanges({ '2026-03-02': '100', '2026-03-04': '999' })]]),
    );
    const ticks = {
      '2026-03-03T20:59:59Z': '50',
      '2026-03-03T21:00:00Z': '101',
      '2026-03-04T09:00:10Z': '105',
      '2026-03-04T09:04:50Z': '102.50',
      '2026-03-04T09:05:00Z': '100.25',
      '2026-03-04T21:00:00Z': '60',
    };
    await server.db.db
      .insertInto('intraday_quote')
      .values(Object.entries(ticks).map(([at, value]) => ({ series_id: series!.id, at, value })))
      .execute();
    const day = '2026-03-04';
    expect(await values(series!.instrument_id, `?from=${day}&to=${day}`)).toEqual({
      items: [
        {
          day,
          at: `${day}T09:05:00.000Z`,
          value: '100.25',
          change: '-2.25',
          changePercent: '-2.1951',
        },
        {
          day,
          at: `${day}T09:00:00.000Z`,
          value: '102.50',
          change: '1.5',
          changePercent: '1.4851',
        },
        { day, at: '2026-03-03T21:00:00.000Z', value: '101', change: '1', changePercent: '1' },
      ],
      total: 3,
      page: 1,
      limit: 30,
    });
    // Longer ranges, and days without stored ticks, show daily values.
    const longer = await values(series!.instrument_id, `?from=2026-03-03&to=${day}`);
    expect(longer.items).toMatchObject([{ day, value: '999' }]);
    expect(longer.items[0]).not.toHaveProperty('at');
    const before = await values(series!.instrument_id, '?from=2026-03-02&to=2026-03-02');
    expect(before.items).toMatchObject([{ day: '2026-03-02', value: '100' }]);
  });

  test('of one day, thirty a page', async () => {
    const [series] = await createTestSeries(server.db.db, 1);
    const midnight = Date.parse('2026-03-04T00:00:00Z');
    await server.db.db
      .insertInto('intraday_quote')
      .values(
        Array.from({ length: 70 }, (_, i) => ({
          series_id: series!.id,
          at: new Date(midnight + i * 300_000),
          value: String(i),
        })),
      )
      .execute();
    const page = async (number: number) =>
      values(series!.instrument_id, `?from=2026-03-04&to=2026-03-04&page=${number}`);
    expect(await page(1)).toMatchObject({ total: 70, limit: 30, page: 1 });
    expect((await page(2)).items.map(({ value }) => Number(value))).toEqual(
      Array.from({ length: 30 }, (_, i) => 39 - i),
    );
    expect((await page(3)).items).toHaveLength(10);
    expect((await page(4)).items).toEqual([]);
  });

  test('of an index without values: none', async () => {
    const [series] = await createTestSeries(server.db.db, 1);
    const nothing = { items: [], total: 0, page: 1, limit: 30 };
    expect(await values(series!.instrument_id)).toEqual(nothing);
    await server.db.db.deleteFrom('series').where('id', '=', series!.id).execute();
    expect(await values(series!.instrument_id)).toEqual(nothing);
  });
});
