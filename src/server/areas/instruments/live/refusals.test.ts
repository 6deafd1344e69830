import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { followQuotes, MAX_LIVE_IDS } from '../../../../contracts/instruments/quote.ts';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let server: TestApp;
let paid: string;
let free: string;
beforeAll(async () => {
  server = await createTestApp();
  paid = await server.signInAs('paid');
  free = await server.signInAs('free');
});
afterAll(() => server.close());

function requestStream(query: string, cookie = '', method: 'GET' | 'HEAD' | 'POST' = 'GET') {
  return server.app.http.inject({
    method,
    url: followQuotes.path + query,
    headers: { cookie, 'accept-encoding': 'identity' },
  });
}

async function readLastValue(id: number): Promise<string> {
  const row = await server.db.db
    .selectFrom('series')
    .select('last_value')
    .where('instrument_id', '=', id)
    .executeTakeFirstOrThrow();
  return String(row.last_value);
}

describe('live quotes are rejected', () => {
  test.each(['?ids=1001', '?ids=nonsense', ''])(
    'ACC-3 for an anonymous visitor, whatever is requested (%s)',
    async (query) => {
      const answer = await requestStream(query);
      expectRefusal(answer, 'not_signed_in');
      expect(answer.body).not.toContain(await readLastValue(1001));
    },
  );

  test.each(['?ids=1001', '?ids=nonsense', ''])(
    'ACC-3 for an account without access, whatever is requested (%s)',
    async (query) => {
      const answer = await requestStream(query, free);
      expectRefusal(answer, 'forbidden');
      expect(answer.body).not.toContain(await readLastValue(1001));
    },
  );

  test('for an invalid session', async () => {
    expectRefusal(await requestStream('?ids=1001', 'parcurve=nobody'), 'not_signed_in');
  });

  const tooMany = Array.from({ length: MAX_LIVE_IDS + 1 }, (_, i) => i + 1).join(',');
  test.each([
    '',
    '?ids',
    '?ids=',
    '?ids=,',
    '?ids=1001,',
    '?ids=0',
    '?ids=-1',
    '?ids=1.5',
    '?ids=1e3',
    '?ids=%201001',
    '?ids=01',
    '?ids=2147483648',
    '?ids=1001;1002',
    '?ids=1001&ids=1002',
    '?ids=1001%00',
    `?ids=${tooMany}`,
  ])('for invalid ids: %s', async (query) => {
    expectRefusal(await requestStream(query, paid), 'invalid_field', 'query.ids');
  });

  test('for an unknown parameter', async () => {
    expectRefusal(await requestStream('?ids=1001&id=5', paid), 'unknown_field', 'query.id');
  });

  test('with another method', async () => {
    const answer = await requestStream('?ids=1001', paid, 'POST');
    expectRefusal(answer, 'method_not_allowed');
    expect(answer.headers.allow).toBe('GET');
    expect((await requestStream('?ids=1001', paid, 'HEAD')).statusCode).toBe(404);
  });

  test('with the API’s headers, and never as a stream', async () => {
    const { headers } = await requestStream('?ids=1001', free);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
  });
});
