import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const INDEX = 1001;
const MAX_ID = 2_147_483_647;

const bodyWithBytes = (bytes: number) => `{"x":"${'a'.repeat(bytes - 8)}"}`;

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

function postGraphicData(
  indexId: number | string,
  payload?: object | string,
  headers: Record<string, string> = {},
) {
  const url = `/api/indexes/${indexId}/getGraphicData/`;
  return server.app.http.inject({
    method: 'POST',
    url,
    headers,
    ...(payload !== undefined && { payload }),
  });
}

describe('CUR-16 getGraphicData rejects', () => {
  test.each([
    'abc',
    '0',
    '-1',
    '1.5',
    '1e3',
    '0x10',
    '%201',
    '01001',
    `${MAX_ID + 1}`,
    '9'.repeat(40),
  ])('CUR-16 the id %s: 400, naming the field', async (id) => {
    expectRefusal(await postGraphicData(id, {}), 'invalid_field', 'params.indexId');
  });

  test.each([999_999, MAX_ID])('CUR-16 the unknown id %d: 404', async (id) => {
    expectRefusal(await postGraphicData(id, {}), 'not_found', 'params.indexId');
  });

  test.each(['bond', 'stock', 'etf'] as const)('CUR-16 the id of a %s: 404', async (kind) => {
    const { id } = await server.db.db
      .selectFrom('instrument')
      .select('id')
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow();
    expectRefusal(await postGraphicData(id, {}), 'not_found', 'params.indexId');
  });

  const badDates = [
    '2026-02-30',
    '2026-13-01',
    '15.11.2026',
    '2026-1-1',
    '',
    'today',
    ' 2026-01-01',
  ];
  test.each([...badDates, 20260101, null, true, ['2026-01-01'], {}])(
    'CUR-16 the date %j: 400, naming the field',
    async (date) => {
      expectRefusal(
        await postGraphicData(INDEX, { beginDate: date }),
        'invalid_field',
        'body.beginDate',
      );
      expectRefusal(
        await postGraphicData(INDEX, { endDate: date }),
        'invalid_field',
        'body.endDate',
      );
    },
  );

  test.each([4, -1, 98, 100, 1.5, '0', null, {}])('CUR-16 the period %j: 400', async (periodId) => {
    expectRefusal(await postGraphicData(INDEX, { periodId }), 'invalid_field', 'body.periodId');
  });

  test('CUR-16 a start after the end: 400 with its own text, in data.errors too', async () => {
    const answer = await postGraphicData(
      INDEX,
      { beginDate: '2026-06-02', endDate: '2026-06-01' },
      { 'accept-language': 'de' },
    );
    const envelope = expectRefusal(answer, 'period_start_after_end', 'body.beginDate');
    expect(envelope.label).toBe('graph_period_start_incorrect');
    expect(envelope.data.errors).toEqual([envelope.message]);
    const english = await postGraphicData(INDEX, {
      beginDate: '2026-06-02',
      endDate: '2026-06-01',
    });
    expect(envelope.message).not.toBe(english.json<{ message: string }>().message);
  });

  test('CUR-16 a start after today without an end: 400', async () => {
    const answer = await postGraphicData(INDEX, { beginDate: '2026-11-15' });
    expectRefusal(answer, 'period_start_after_end', 'body.beginDate');
  });

  test('CUR-16 an unknown field: 400, naming it', async () => {
    expectRefusal(await postGraphicData(INDEX, { period: 0 }), 'unknown_field', 'body.period');
    expectRefusal(
      await postGraphicData(INDEX, { constructor: 1 }),
      'unknown_field',
      'body.constructor',
    );
  });

  test.each(['{', '{"periodId":0', 'periodId=0', '', '{"periodId":NaN}'])(
    'CUR-16 the broken JSON %j: 400',
    async (text) => {
      const answer = await postGraphicData(INDEX, text, { 'content-type': 'application/json' });
      expectRefusal(answer, 'invalid_json');
    },
  );

  test.each([
    ['{"__proto__":{"periodId":0}}', 'body.__proto__'],
    ['{"constructor":{"prototype":{"a":1}}}', 'body.constructor'],
  ])('CUR-16 the poisoned body %s: 400', async (text, field) => {
    const answer = await postGraphicData(INDEX, text, { 'content-type': 'application/json' });
    expectRefusal(answer, 'unknown_field', field);
    expect(({} as Record<string, unknown>).periodId).toBeUndefined();
  });

  test.each(['[]', '"text"', '1', 'null', 'true'])(
    'CUR-16 the body %s, which isn’t an object: 400',
    async (text) => {
      const answer = await postGraphicData(INDEX, text, { 'content-type': 'application/json' });
      expectRefusal(answer, 'invalid_field', 'body');
    },
  );

  test('CUR-16 no body at all: 400', async () => {
    expectRefusal(await postGraphicData(INDEX), 'invalid_field', 'body');
  });

  test('CUR-16 a body over 64 KB: 413; one just below is read', async () => {
    const headers = { 'content-type': 'application/json' };
    expectRefusal(
      await postGraphicData(INDEX, bodyWithBytes(64 * 1024 + 1), headers),
      'body_too_large',
    );
    expectRefusal(
      await postGraphicData(INDEX, bodyWithBytes(64 * 1024), headers),
      'unknown_field',
      'body.x',
    );
  });

  test.each([
    'text/plain',
    'text/plain; charset=utf-8',
    'TEXT/PLAIN',
    'text/html',
    'application/xml',
  ])('CUR-16 the content type %s: 415', async (type) => {
    const answer = await postGraphicData(INDEX, '{"periodId":0}', { 'content-type': type });
    expectRefusal(answer, 'unsupported_media_type');
  });

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'CUR-16 a form (%s): 415',
    async (type) => {
      expectRefusal(
        await postGraphicData(INDEX, 'periodId=0', { 'content-type': type }),
        'unsupported_media_type',
      );
    },
  );

  test('CUR-16 a body without content type: 415', async () => {
    expectRefusal(await postGraphicData(INDEX, '{"periodId":0}'), 'unsupported_media_type');
  });

  test.each(['GET', 'PUT', 'PATCH', 'DELETE'] as const)(
    'CUR-16 the method %s: 405, naming the allowed ones',
    async (method) => {
      const url = `/api/indexes/${INDEX}/getGraphicData/`;
      const answer = await server.app.http.inject({ method, url });
      expectRefusal(answer, 'method_not_allowed');
      expect(answer.headers.allow).toBe('POST');
    },
  );

  test.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('CUR-16 a request from another site (%j): 403', async (headers) => {
    expectRefusal(await postGraphicData(INDEX, {}, headers), 'cross_site');
  });
});
