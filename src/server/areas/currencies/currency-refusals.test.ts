import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_SELECTED_PAIRS } from '../../../contracts/currencies/currencies.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const URL = '/api/currencies/';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ template: 'demo' });
});
afterAll(() => server.close());

const get = (url: string) => server.app.http.inject({ url });

const at = (id: number | string) => get(`/api/currency/periodicity/${id}`);

describe('periodicity', () => {
  test.each(['abc', '0', '-1', '2147483648', '%00'])('CUR-9 the id %s: 400', async (id) => {
    expectRefusal(await at(id), 'invalid_field', 'params.indexId');
  });

  test.each([1001, 999_999])('CUR-9 %d, which isn’t a pair: 404', async (id) => {
    expectRefusal(await at(id), 'not_found', 'params.indexId');
  });

  test('CUR-9 returns the bare number, to everyone', async () => {
    const pairs = await server.db.db
      .selectFrom('currency_pair')
      .select(['instrument_id as id', 'periodicity'])
      .execute();
    expect(new Set(pairs.map(({ periodicity }) => periodicity)).size).toBeGreaterThan(2);
    for (const { id, periodicity } of pairs) {
      const answer = await get(`/api/currency/periodicity/${id}/`);
      expect([answer.statusCode, answer.body]).toEqual([200, String(periodicity)]);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    }
  });
});

describe('listPairs rejects', () => {
  test.each([
    ['page=0', 'query.page'],
    ['page=abc', 'query.page'],
    ['page=', 'query.page'],
    ['page=1&page=2', 'query.page'],
    ['page=2147483648', 'query.page'],
    ['subregion=x', 'query.subregion'],
    ['subregion=0', 'query.subregion'],
    [`search=${'a'.repeat(101)}`, 'query.search'],
    ['search=a%00b', 'query.search'],
    ['search=a&search=b', 'query.search'],
    ['pairs=a', 'query.pairs'],
    ['pairs=1,', 'query.pairs'],
    ['pairs=1,,2', 'query.pairs'],
    ['pairs=0', 'query.pairs'],
    ['pairs=-1', 'query.pairs'],
    ['pairs=1.5', 'query.pairs'],
    ['pairs=1234567890', 'query.pairs'],
    ['pairs=%00', 'query.pairs'],
    [
      `pairs=${Array.from({ length: MAX_SELECTED_PAIRS + 1 }, (_, i) => i + 1).join()}`,
      'query.pairs',
    ],
  ])('%s: 400, naming the field', async (query, field) => {
    expectRefusal(await get(`${URL}?${query}`), 'invalid_field', field);
  });

  test('an unknown parameter: 400', async () => {
    expectRefusal(await get(`${URL}?sort=name`), 'unknown_field', 'query.sort');
  });

  test('other methods: 405', async () => {
    expectRefusal(await server.app.http.inject({ method: 'POST', url: URL }), 'method_not_allowed');
  });
});
