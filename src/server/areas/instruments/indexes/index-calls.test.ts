import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../../../contracts/core/endpoint.ts';
import type { getIndex, listIndexes } from '../../../../contracts/instruments/indexes.ts';
import { readDailyPoints } from '../../../../db/quotes/read-points.ts';
import { createTestSeries } from '../../../../db/testing/test-series.ts';
import { formatDay } from '../../../../domain/time/day.ts';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.http.inject({ url, headers });

describe('getIndex', () => {
  test.each(['abc', '0', '-1', '2147483648', '%00'])('rejects the id %s: 400', async (id) => {
    expectRefusal(await get(`/api/indexes/${id}/`), 'invalid_field', 'params.indexId');
  });

  test.each([999_999, 10_001])(
    'returns 404 for %d, which is neither an index nor a pair',
    async (id) => {
      expectRefusal(await get(`/api/indexes/${id}/`), 'not_found', 'params.indexId');
    },
  );

  test('rejects other methods: 405', async () => {
    const answer = await server.app.http.inject({ method: 'POST', url: '/api/indexes/1001/' });
    expectRefusal(answer, 'method_not_allowed');
    expect(answer.headers.allow).toBe('GET');
  });

  test('responds in the requested language, and isn’t stored by shared caches', async () => {
    const answer = await get('/api/indexes/1001?lang=rus');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.json<Answer<typeof getIndex>>()).toMatchObject({
      id: 1001,
      name: 'Parcurve Китай 50',
      category: 'equity',
      quote: { asOf: '2026-11-13', decimals: 2, unit: 'п.', isRealtime: true },
    });
  });

  test('returns an index’s facts, with the first and the last day of its values', async () => {
    const { id } = await server.db.db
      .selectFrom('series')
      .select('id')
      .where('instrument_id', '=', 1001)
      .executeTakeFirstOrThrow();
    const { days } = await readDailyPoints(server.db.db, id, 0, 99_999);
    const setIsin = (isin: string | null) =>
      server.db.db.updateTable('instrument').set({ isin }).where('id', '=', 1001).execute();
    await setIsin('XX0000000001');
    expect((await get('/api/indexes/1001/')).json<Answer<typeof getIndex>>()).toMatchObject({
      kind: 'index',
      isin: 'XX0000000001',
      firstDay: formatDay(days[0]!),
      lastDay: '2026-11-13',
    });
    await setIsin(null);
  });

  test('also returns currency pairs', async () => {
    expect((await get('/api/indexes/1/')).json<Answer<typeof getIndex>>()).toMatchObject({
      id: 1,
      kind: 'currency',
      ticker: 'EUR/USD',
      name: 'Euro – US Dollar',
      category: null,
      isin: null,
      currency: 'USD',
      lastDay: '2026-11-13',
    });
  });

  test('an index without values has no days', async () => {
    const [series] = await createTestSeries(server.db.db, 1);
    const url = `/api/indexes/${series!.instrument_id}/`;
    const nothing = { firstDay: null, lastDay: null, quote: { value: null, asOf: null } };
    expect((await get(url)).json()).toMatchObject(nothing);
    await server.db.db.deleteFrom('series').where('id', '=', series!.id).execute();
    expect((await get(url)).json()).toMatchObject(nothing);
    await server.db.db.deleteFrom('instrument').where('id', '=', series!.instrument_id).execute();
  });
});

describe('listIndexes', () => {
  test.each([
    ['page=0', 'query.page'],
    ['page=x', 'query.page'],
    ['page=1&page=2', 'query.page'],
    ['page=2147483648', 'query.page'],
    ['category=nothing', 'query.category'],
    ['category=%00', 'query.category'],
  ])('rejects %s: 400, naming the field', async (query, field) => {
    expectRefusal(await get(`/api/indexes/?${query}`), 'invalid_field', field);
  });

  test('rejects an unknown parameter: 400', async () => {
    expectRefusal(await get('/api/indexes/?colour=red'), 'unknown_field', 'query.colour');
  });

  test('returns the most important first, thirty a page', async () => {
    const pages = await Promise.all(
      ['', '?page=2', '?page=3', '?page=2147483647'].map(async (query) =>
        (await get(`/api/indexes/${query}`)).json<Answer<typeof listIndexes>>(),
      ),
    );
    expect(pages.map(({ items }) => items.length)).toEqual([30, 10, 0, 0]);
    expect(pages.map(({ total }) => total)).toEqual([40, 40, 40, 40]);
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
    const inOrder = await server.db.db
      .selectFrom('instrument')
      .select('id')
      .where('kind', '=', 'index')
      .orderBy('importance', 'desc')
      .orderBy('id')
      .execute();
    expect(ids).toEqual(inOrder.map(({ id }) => id));
  });

  test('returns one category, in the requested language', async () => {
    const answer = await get('/api/indexes/?category=bond&lang=rus');
    const { items, total } = answer.json<Answer<typeof listIndexes>>();
    expect(items.length).toBe(total);
    expect(total).toBeGreaterThan(0);
    expect(new Set(items.map(({ category }) => category))).toEqual(new Set(['bond']));
    expect(items.every(({ name }) => /[а-я]/i.test(name))).toBe(true);
  });
});
