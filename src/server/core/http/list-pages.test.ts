import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lastPage } from '../../../domain/text/paging.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const get = (url: string) => server.app.http.inject({ url });

interface List {
  readonly items: unknown[];
  readonly total: number;
  readonly limit: number;
}

/** The same list as a page and as an API request. */
const LISTS: [page: string, call: string][] = [
  ['/indexes/?category=equity', '/api/screens/indexes/?category=equity'],
  ['/currencies/?pairs=', '/api/currencies/?pairs='],
  ['/currencies/?search=usd&pairs=1,2', '/api/currencies/?search=usd&pairs=1,2'],
  [
    '/indexes/1001/?from=2025-01-01&to=2026-01-01',
    '/api/indexes/1001/values/?from=2025-01-01&to=2026-01-01',
  ],
  ['/search/?q=ind&type=indexes', '/api/search/?q=ind&type=indexes'],
];

describe.each(LISTS)('%s', (page, call) => {
  test.each(['99', '999999999999', '1e300', 'Infinity'])(
    'with a page beyond the last (%s) redirects to the last one',
    async (number) => {
      const { total, limit } = (await get(call)).json<List>();
      const last = lastPage(total, limit);
      const { statusCode, headers } = await get(`${page}&page=${number}`);
      expect([statusCode, headers.location]).toEqual([
        302,
        last > 1 ? `${page}&page=${last}` : page,
      ]);
      expect((await get(String(headers.location))).statusCode).toBe(200);
    },
  );

  test.each(['0', '-3', 'abc', '', '0.5', '%00', '1;drop'])(
    'with an invalid page (“%s”) redirects to the first one',
    async (number) => {
      const { statusCode, headers } = await get(`${page}&page=${number}`);
      expect([statusCode, headers.location]).toEqual([302, page]);
    },
  );

  test('with a valid page stays there, and the API rejects an invalid one', async () => {
    expect((await get(`${page}&page=1`)).statusCode).toBe(200);
    for (const number of ['0', 'abc', '999999999999']) {
      expectRefusal(await get(`${call}&page=${number}`), 'invalid_field', 'query.page');
    }
  });
});

test('the index list has more than one page', async () => {
  const { total, limit } = (await get('/api/screens/indexes/')).json<List>();
  expect(total).toBeGreaterThan(limit);
  expect((await get('/indexes/?page=99')).headers.location).toBe(
    `/indexes/?page=${lastPage(total, limit)}`,
  );
});
