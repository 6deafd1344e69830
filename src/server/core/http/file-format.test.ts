import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectRefusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

let server: TestApp;
let paid = '';
beforeAll(async () => {
  server = await createTestApp();
  paid = await server.signInAs('paid');
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}, cookie = paid) =>
  server.app.http.inject({ url, headers: { cookie, ...headers } });

const lines = (csv: string) => csv.slice(1).trimEnd().split('\r\n');

describe('API-2 a table', () => {
  test.each([
    ['by address', '/api/indexes/?format=csv', {}],
    ['by Accept', '/api/indexes/', { accept: 'text/csv' }],
    ['by a wish with weights', '/api/indexes/', { accept: 'application/json;q=0.5, text/csv' }],
  ])('API-2 is CSV %s, with the names and values of the JSON', async (_, url, headers) => {
    const json = (await get('/api/indexes/')).json<{
      items: { id: number; name: string; quote: { value: string } }[];
    }>();
    const answer = await get(url, headers);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('filename="indexes.csv"');
    const [head, ...rows] = lines(answer.body);
    expect(head).toMatch(/^id,name,ticker,category,quote\.value,quote\.change,/);
    expect(head).not.toContain('sparkline');
    expect(rows).toHaveLength(json.items.length);
    const { id, quote } = json.items[0]!;
    expect(rows[0]).toMatch(new RegExp(`^${id},`));
    expect(rows[0]!.split(',')).toContain(quote.value);
  });

  test('API-2 is XLSX with numbers as numbers, times as times and texts as texts', async () => {
    const { body: _, ...answer } = await get('/api/indexes/?format=xlsx');
    expect(answer.headers['content-type']).toBe(XLSX);
    const { sheets } = await readXlsx(answer.rawPayload);
    const [head, first] = sheets[0]!.rows as [string[], unknown[]];
    const at = (name: string) => first[head.indexOf(name)];
    expect(at('quote.value')).toBeTypeOf('number');
    expect(at('name')).toBeTypeOf('string');
    expect(at('quote.asOf')).toBeInstanceOf(Date);
  });

  test('API-2 is JSON if requested, for */*, or if nothing acceptable exists', async () => {
    for (const accept of ['application/json', '*/*', 'text/html, */*;q=0.8', 'image/png']) {
      const answer = await get('/api/indexes/', { accept });
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    }
    expect((await get('/api/indexes/?format=json', { accept: 'text/csv' })).json()).toBeTruthy();
  });

  test('OPS-4 missing access is reported before anything about the format', async () => {
    const url = '/api/indexes/1001/history/?format=pdf';
    expectRefusal(await get(url, {}, ''), 'not_signed_in');
    expectRefusal(await get(url), 'invalid_field', 'query.format');
  });

  test('API-2 in an unknown format is rejected', async () => {
    expectRefusal(await get('/api/indexes/?format=pdf'), 'invalid_field', 'query.format');
    expectRefusal(
      await get('/api/indexes/?format=csv&format=xlsx'),
      'invalid_field',
      'query.format',
    );
  });

  test.each(['csv', 'xlsx'])('API-2 as %s is masked like the page', async (format) => {
    const answer = await get(`/api/indexes/?format=${format}`, {}, '');
    expect(answer.statusCode).toBe(200);
    const values =
      format === 'csv'
        ? lines(answer.body)
            .slice(1)
            .map((line) => line.split(',').slice(-8)[0])
        : (await readXlsx(answer.rawPayload)).sheets[0]!.rows.slice(1).map((row) => row[4]);
    expect(new Set(values)).toEqual(new Set(['***']));
  });

  test('API-2 from a source that permits no files has none of its values, or is denied', async () => {
    const { pool } = server.db;
    await pool.query(`update data_source set allows_files = false`);
    try {
      const [, ...rows] = lines((await get('/api/indexes/?format=csv')).body);
      expect(rows.length).toBeGreaterThan(3);
      for (const row of rows) expect(row).toContain(',***,');
      expectRefusal(await get('/api/indexes/1001/values/?format=csv'), 'files_not_allowed');
      expect((await get('/api/indexes/')).body).not.toContain('***');
    } finally {
      await pool.query(`update data_source set allows_files = true`);
    }
  });

  test('API-2 the archive is a file by Accept as well as by URL', async () => {
    const url = '/derivatives/export-table?from=2026-11-01&to=2026-11-13&exchangeId=1&contractId=1';
    const csv = await get(url, { accept: 'text/csv' });
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.body).toBe((await get(`${url}&format=csv`)).body);
    expect((await get(url)).headers['content-type']).toBe(XLSX);
  });
});

describe('API-2 data', () => {
  test.each(['json', 'csv', 'xlsx'])('API-2 aren’t sent again as %s', async (format) => {
    const url = `/api/indexes/1001/values/?format=${format}`;
    const first = await get(url);
    const etag = String(first.headers.etag);
    const again = await get(url, { 'if-none-match': `"other", ${etag}` });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
    expect(again.headers.etag).toBe(etag);
    expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('API-2 have another ETag for another viewer, format or content', async () => {
    const url = '/api/indexes/1001/values/';
    const tags = [
      (await get(url)).headers.etag,
      (await get(url, {}, '')).headers.etag,
      (await get(`${url}?format=csv`)).headers.etag,
      (await get(`${url}?page=2`)).headers.etag,
    ];
    expect(new Set(tags).size).toBe(4);
  });
});
