import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectRefusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const MARCH = { periodId: null, beginDate: '2026-03-02', endDate: '2026-03-31' };
/** An id that the section knows, and ids of all other kinds. */
const SECTIONS = [
  ['bonds', 10_001, [2001, 3001, 1001, 1]],
  ['stocks', 2001, [10_001, 3001, 1001, 1]],
  ['etf', 3001, [10_001, 2001, 1001, 1]],
] as const;
const BAD_IDS = ['abc', '0', '-1', '1.5', '01', '1e3', '2147483648', '99999999999', '%00', '%20'];

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const get = (url: string) => server.app.http.inject({ url });
const post = (url: string, payload: object | string) =>
  server.app.http.inject({ method: 'POST', url, payload });

describe.each(SECTIONS)('/api/%s/', (section, known, others) => {
  const chart = `/api/${section}/${known}/chart/`;

  test.each(BAD_IDS)('the id %s: 400', async (id) => {
    const of = `/api/${section}/${id}/`;
    expectRefusal(await get(of), 'invalid_field', 'params.instrumentId');
    expectRefusal(await post(`${of}chart/`, MARCH), 'invalid_field', 'params.instrumentId');
  });

  test('an unknown id: 404', async () => {
    for (const id of [999_999, 2_147_483_647]) {
      expectRefusal(await get(`/api/${section}/${id}/`), 'not_found', 'params.instrumentId');
      expectRefusal(
        await post(`/api/${section}/${id}/chart/`, MARCH),
        'not_found',
        'params.instrumentId',
      );
    }
  });

  test.each(others)('%d, which is of another kind: 404', async (id) => {
    const of = `/api/${section}/${id}/`;
    expectRefusal(await get(of), 'not_found', 'params.instrumentId');
    expectRefusal(await post(`${of}chart/`, MARCH), 'not_found', 'params.instrumentId');
  });

  test('isn’t fooled by a cached chart of the section that has the id', async () => {
    const other = SECTIONS.find(([each]) => each !== section)!;
    const [otherSection, id] = other;
    expect((await post(`/api/${otherSection}/${id}/chart/`, MARCH)).statusCode).toBe(200);
    expectRefusal(
      await post(`/api/${section}/${id}/chart/`, MARCH),
      'not_found',
      'params.instrumentId',
    );
  });

  test.each([
    [{ beginDate: '2026-02-30' }, 'body.beginDate'],
    [{ beginDate: undefined }, 'body.beginDate'],
    [{ beginDate: 20_260_302 }, 'body.beginDate'],
    [{ endDate: '' }, 'body.endDate'],
    [{ endDate: '31.03.2026' }, 'body.endDate'],
    [{ endDate: "2026-03-31'; drop table series" }, 'body.endDate'],
    [{ periodId: '99' }, 'body.periodId'],
    [{ periodId: 1.5 }, 'body.periodId'],
    [{ periodId: undefined }, 'body.periodId'],
  ])('a chart of %j: 400, naming the field', async (wrong, field) => {
    expectRefusal(await post(chart, { ...MARCH, ...wrong }), 'invalid_field', field);
  });

  test('a chart that starts after its end, or with an unknown field: 400', async () => {
    expectRefusal(
      await post(chart, { ...MARCH, beginDate: '2026-04-01' }),
      'period_start_after_end',
      'body.beginDate',
    );
    expectRefusal(await post(chart, { ...MARCH, zoom: 1 }), 'unknown_field', 'body.zoom');
    expect((await post(chart, [MARCH])).statusCode).toBe(400);
  });

  test('other methods: 405', async () => {
    const wrong = await post(`/api/${section}/${known}/`, MARCH);
    expectRefusal(wrong, 'method_not_allowed');
    expect(wrong.headers.allow).toBe('GET');
    const read = await get(chart);
    expectRefusal(read, 'method_not_allowed');
    expect(read.headers.allow).toBe('POST');
  });
});

describe('/api/company/', () => {
  test.each(BAD_IDS)('the id %s: 400', async (id) => {
    expectRefusal(await get(`/api/company/${id}/`), 'invalid_field', 'params.companyId');
  });

  test.each([999_999, 10_001, 2001, 1001])('%d, which isn’t a company: 404', async (id) => {
    expectRefusal(await get(`/api/company/${id}/`), 'not_found', 'params.companyId');
  });

  test('other methods: 405', async () => {
    const answer = await post('/api/company/1/', {});
    expectRefusal(answer, 'method_not_allowed');
    expect(answer.headers.allow).toBe('GET');
  });
});
