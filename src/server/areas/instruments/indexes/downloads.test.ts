import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FILE_FORMATS, type FileFormat } from '../../../../contracts/core/file-format.ts';
import { downloadIndexValues } from '../../../../contracts/instruments/indexes.ts';
import { writePoints } from '../../../../db/quotes/write-points.ts';
import {
  createTestSeries,
  pointChanges,
  storedPoints,
} from '../../../../db/testing/test-series.ts';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, type DemoKind, type TestApp } from '../../../testing/test-app.ts';

const INDEX = 1001;
const indexDownloadPath = (id: number, format: FileFormat) =>
  downloadIndexValues[format].path.replace('{indexId}', String(id));
const UNKNOWN = 999_999;

let server: TestApp;
const cookies: Partial<Record<DemoKind, string>> = {};
beforeAll(async () => {
  server = await createTestApp();
  for (const kind of ['free', 'tariff', 'paid', 'operator'] as const) {
    cookies[kind] = await server.signInAs(kind);
  }
});
afterAll(() => server.close());

const get = (url: string, cookie = cookies.paid, headers: Record<string, string> = {}) =>
  server.app.http.inject({ url, headers: { ...headers, cookie: cookie ?? '' } });

/** Files that exist, files that don't, and nonsense. */
const filePaths = (format: 'csv' | 'xlsx') => [
  indexDownloadPath(INDEX, format),
  indexDownloadPath(1, format),
  indexDownloadPath(UNKNOWN, format),
  `/indexes/abc/values.${format}`,
  `${indexDownloadPath(INDEX, format)}?from=x&nothing=1`,
];

describe.each(FILE_FORMATS)('the %s file rejects', (format) => {
  test('ACC-3 a visitor: 401, whatever the URL', async () => {
    for (const place of filePaths(format)) expectRefusal(await get(place, ''), 'not_signed_in');
    expectRefusal(await get(indexDownloadPath(INDEX, format), 'parcurve=x'), 'not_signed_in');
  });

  test('ACC-3 an account without access to values: 403, whatever the URL', async () => {
    for (const place of filePaths(format)) {
      expectRefusal(await get(place, cookies.free), 'forbidden');
    }
  });

  test.each(['abc', '0', '01', '2147483648', '%00'])('the id %s: 400', async (id) => {
    expectRefusal(await get(`/indexes/${id}/values.${format}`), 'invalid_field', 'params.indexId');
  });

  test.each([
    ['from=2026-02-30', 'query.from'],
    ['to=', 'query.to'],
    ['to=2026-01-01&to=2026-01-02', 'query.to'],
    ['from=%00', 'query.from'],
  ])('%s: 400, naming the field', async (query, field) => {
    const answer = await get(`${indexDownloadPath(INDEX, format)}?${query}`);
    expectRefusal(answer, 'invalid_field', field);
  });

  test('an unknown parameter and a start after the end: 400', async () => {
    const path = indexDownloadPath(INDEX, format);
    expectRefusal(await get(`${path}?page=2`), 'unknown_field', 'query.page');
    const reversed = await get(`${path}?from=2026-03-02&to=2026-03-01`);
    const { label } = expectRefusal(reversed, 'period_start_after_end', 'query.from');
    expect(label).toBe('graph_period_start_incorrect');
  });

  test.each([UNKNOWN, 10_001])('%d, which is neither an index nor a pair: 404', async (id) => {
    expectRefusal(await get(indexDownloadPath(id, format)), 'not_found', 'params.indexId');
  });
});

test('values of a source that doesn’t permit redistribution: 403 for the file, not for the page', async () => {
  const { db } = server.db;
  const path = `/api/indexes/${INDEX}/`;
  expect((await get(path)).json()).toMatchObject({ allowsFiles: true });
  await db.updateTable('data_source').set({ allows_files: false }).execute();
  try {
    for (const format of FILE_FORMATS) {
      const file = indexDownloadPath(INDEX, format);
      expectRefusal(await get(file, ''), 'not_signed_in');
      expectRefusal(await get(file, cookies.free), 'forbidden');
      const { label } = expectRefusal(await get(file), 'files_not_allowed');
      expect(label).toBe('error_files_not_allowed');
      expectRefusal(await get(indexDownloadPath(UNKNOWN, format)), 'not_found', 'params.indexId');
    }
    const answer = (await get(path)).json<{ allowsFiles: boolean; quote: { value: string } }>();
    expect(answer.allowsFiles).toBe(false);
    expect(answer.quote.value).toMatch(/^[\d.]+$/);
    const page = await get(`/indexes/${INDEX}/`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('doesn’t permit downloads of these values');
    expect(page.body).not.toContain(indexDownloadPath(INDEX, 'csv'));
  } finally {
    await db.updateTable('data_source').set({ allows_files: true }).execute();
  }
});

async function stored(instrumentId: number): Promise<[day: string, value: string][]> {
  const { id } = await server.db.db
    .selectFrom('series')
    .select('id')
    .where('instrument_id', '=', instrumentId)
    .executeTakeFirstOrThrow();
  return Object.entries(await storedPoints(server.db.db, id));
}

const splitLines = (body: string) => body.replace('\u{feff}', '').trimEnd().split('\r\n');

describe('the files', () => {
  test.each(['tariff', 'paid', 'operator'] as const)(
    'ACC-3 are available to the %s account',
    async (kind) => {
      for (const format of FILE_FORMATS) {
        const answer = await get(indexDownloadPath(INDEX, format), cookies[kind]);
        expect(answer.statusCode).toBe(200);
        expect(answer.headers).toMatchObject({
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        });
      }
    },
  );

  test('CSV has all values, exact, the earliest first', async () => {
    const answer = await get(indexDownloadPath(1, 'csv'));
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="EUR-USD.csv"; filename*=UTF-8''EUR-USD.csv`,
    });
    expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [header, ...lines] = splitLines(answer.body);
    expect(header).toBe('Date,"Value, USD"');
    expect(lines).toEqual((await stored(1)).map((row) => row.join(',')));
    expect(lines.length).toBeGreaterThan(2000);
  });

  test('ZON-1 of one day have its intraday values, the last of each five minutes', async () => {
    const [series] = await createTestSeries(server.db.db, 1);
    const ticks = {
      '2026-03-04T09:00:10Z': '105',
      '2026-03-04T09:04:50Z': '102.50',
      '2026-03-04T09:05:00Z': '100.25',
    };
    await server.db.db
      .insertInto('intraday_quote')
      .values(Object.entries(ticks).map(([at, value]) => ({ series_id: series!.id, at, value })))
      .execute();
    const query = '?from=2026-03-04&to=2026-03-04';
    const csv = await get(indexDownloadPath(series!.instrument_id, 'csv') + query);
    const [header, ...lines] = splitLines(csv.body);
    expect(header).toMatch(/^"Time, UTC\+3",/);
    expect(lines).toEqual(['2026-03-04 12:00:00,102.50', '2026-03-04 12:05:00,100.25']);
    const xlsx = await get(indexDownloadPath(series!.instrument_id, 'xlsx') + query);
    const { sheets } = await readXlsx(xlsx.rawPayload);
    expect(sheets[0]?.rows.slice(1)).toEqual([
      [new Date('2026-03-04T12:00:00Z'), 102.5],
      [new Date('2026-03-04T12:05:00Z'), 100.25],
    ]);
    const longer = await get(
      `${indexDownloadPath(series!.instrument_id, 'csv')}?from=2026-03-03&to=2026-03-04`,
    );
    expect(splitLines(longer.body)).toHaveLength(1);
  });

  test('XLSX has the same values', async () => {
    const answer = await get(indexDownloadPath(1, 'xlsx'));
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename="EUR-USD.xlsx"; filename*=UTF-8''EUR-USD.xlsx`,
    });
    const { sheets } = await readXlsx(answer.rawPayload);
    const [header, ...rows] = sheets[0]!.rows;
    expect(header).toEqual(['Date', 'Value, USD']);
    expect(rows).toEqual((await stored(1)).map(([day, value]) => [new Date(day), Number(value)]));
  });

  test('of a range: both ends included', async () => {
    const query = '?from=2026-03-02&to=2026-03-31';
    const [, ...lines] = splitLines((await get(indexDownloadPath(INDEX, 'csv') + query)).body);
    const wanted = (await stored(INDEX)).filter(
      ([day]) => day >= '2026-03-02' && day <= '2026-03-31',
    );
    expect(lines).toEqual(wanted.map((row) => row.join(',')));
    expect(lines.length).toBeGreaterThan(15);
  });

  test('the header is in the viewer’s language', async () => {
    const answer = await get(`${indexDownloadPath(INDEX, 'csv')}?lang=deu&to=1970-01-01`);
    expect(splitLines(answer.body)[0]).toMatch(/^Datum,/);
  });

  test('without ticker, unit and values: named by number, with only the header', async () => {
    const [series] = await createTestSeries(server.db.db, 1);
    const id = series!.instrument_id;
    const answer = await get(indexDownloadPath(id, 'csv'));
    expect(answer.headers['content-disposition']).toContain(`filename="index-${id}.csv"`);
    expect(answer.body).toBe('\u{feff}Date,Value\r\n');
    const points = pointChanges({ '2026-01-02': '1e-9', '2026-01-05': '1e15' });
    await writePoints(server.db.db, new Map([[series!.id, points]]));
    expect(splitLines((await get(indexDownloadPath(id, 'csv'))).body).slice(1)).toEqual([
      '2026-01-02,0.000000001',
      '2026-01-05,1000000000000000',
    ]);
    await server.db.db.deleteFrom('series').where('id', '=', series!.id).execute();
    expect((await get(indexDownloadPath(id, 'csv'))).body).toBe('\u{feff}Date,Value\r\n');
  });

  test('a unit like a formula doesn’t become one', async () => {
    const [series] = await createTestSeries(server.db.db, 1);
    const [id, seriesId] = [series!.instrument_id, series!.id];
    await server.db.db
      .updateTable('series')
      .set({ unit: '=1+1' })
      .where('id', '=', seriesId)
      .execute();
    expect((await get(indexDownloadPath(id, 'csv'))).body).toBe('\u{feff}Date,"Value, =1+1"\r\n');
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'reject %s like every endpoint: 405 with the envelope, also for a browser',
    async (method) => {
      for (const format of FILE_FORMATS) {
        const answer = await server.app.http.inject({
          method,
          url: indexDownloadPath(INDEX, format),
          headers: { cookie: cookies.paid ?? '', accept: 'text/html' },
        });
        expectRefusal(answer, 'method_not_allowed');
        expect(answer.headers.allow).toBe('GET, HEAD');
      }
    },
  );

  test('HEAD returns what GET would, for viewers with access', async () => {
    const url = indexDownloadPath(INDEX, 'csv');
    const head = await server.app.http.inject({
      method: 'HEAD',
      url,
      headers: { cookie: cookies.paid ?? '' },
    });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect((await server.app.http.inject({ method: 'HEAD', url })).statusCode).toBe(401);
  });
});
