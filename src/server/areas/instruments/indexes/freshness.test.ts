import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { INSTRUMENT_TICKED } from '../../../../db/quotes/channels.ts';
import { writePoints } from '../../../../db/quotes/write-points.ts';
import { SECONDS_PER_DAY } from '../../../../domain/time/day.ts';
import { decimal } from '../../../../domain/text/decimal.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { TEST_TODAY } from '../../../testing/test-today.ts';

/** Long enough for a slow machine; a passing test doesn't wait that long. */
const DEADLINE = { timeout: 10_000, interval: 20 };

let server: TestApp;
let paid: string;
beforeAll(async () => {
  server = await createTestApp();
  paid = await server.signInAs('paid');
});
afterAll(() => server.close());

function postChart(
  indexId: number,
  options: { cookie?: string; encoding?: string; periodId?: number } = {},
) {
  const { cookie = paid, encoding = 'identity', periodId = 3 } = options;
  return server.app.http.inject({
    method: 'POST',
    url: `/api/indexes/${indexId}/getGraphicData/`,
    payload: { periodId },
    headers: { cookie, 'accept-encoding': encoding },
  });
}

async function lastValue(indexId: number, options = {}): Promise<number | undefined> {
  return (await postChart(indexId, options)).json<{ data: { value: number }[] }>().data.at(-1)
    ?.value;
}

async function findSeriesId(indexId: number): Promise<number> {
  const { id } = await server.db.db
    .selectFrom('series')
    .select('id')
    .where('instrument_id', '=', indexId)
    .executeTakeFirstOrThrow();
  return id;
}

test('CUR-16 a chart follows another process’s writes', async () => {
  const before = await lastValue(1002);
  expect(await lastValue(1002)).toBe(before);
  const change = { day: TEST_TODAY, value: decimal(123_456_789n, 3) };
  await writePoints(server.db.db, new Map([[await findSeriesId(1002), [change]]]));
  await vi.waitFor(async () => expect(await lastValue(1002)).toBe(123_456.789), DEADLINE);
  await writePoints(
    server.db.db,
    new Map([[await findSeriesId(1002), [{ day: TEST_TODAY, value: null }]]]),
  );
  await vi.waitFor(async () => expect(await lastValue(1002)).toBe(before), DEADLINE);
});

test('a chart follows its instrument’s metadata: name, unit, decimals', async () => {
  const chart = async () => {
    const { masked: _, ...answer } = (
      await server.app.http.inject({
        method: 'POST',
        url: '/api/indexes/1004/chart/',
        payload: { periodId: null, beginDate: '2026-01-01', endDate: '2026-11-01' },
        headers: { cookie: paid },
      })
    ).json<{
      masked: boolean;
      measure: string;
      series: { name: string }[];
      data: Record<string, { valueFmt: string }>;
    }>();
    return {
      name: answer.series[0]?.name,
      measure: answer.measure,
      digits: answer.data[0]?.valueFmt.split('.')[1]?.length,
    };
  };
  const { pool } = server.db;
  const before = await chart();
  const changes = [
    [
      'update instrument set name = name || \'{"eng": "Renamed"}\' where id = 1004',
      { name: 'Renamed' },
    ],
    ["update series set unit = 'zz' where instrument_id = 1004", { measure: 'zz' }],
    ['update series set decimals = 7 where instrument_id = 1004', { digits: 7 }],
  ] as const;
  const expected = { ...before };
  for (const [statement, change] of changes) {
    Object.assign(expected, change);
    await pool.query(statement);
    await vi.waitFor(async () => expect(await chart()).toEqual(expected), DEADLINE);
  }
});

test('no notification is sent if an instrument’s metadata didn’t change', async () => {
  const { pool } = server.db;
  const client = await pool.connect();
  const heard: (string | undefined)[] = [];
  client.on('notification', ({ payload }) => heard.push(payload));
  await client.query('listen instrument_described');
  await client.query('update instrument set name = name, status = status where id = 1005');
  await client.query(
    'update series set last_value = last_value, unit = unit where instrument_id = 1005',
  );
  await client.query("update instrument set status = 'withdrawn' where id = 1005");
  await vi.waitFor(() => expect(heard).toEqual(['1005']), DEADLINE);
  await client.query('unlisten *');
  client.release();
});

test('CUR-16 today’s chart follows the ticks', async () => {
  const seriesId = await findSeriesId(1003);
  expect(await lastValue(1003, { periodId: 99 })).toBeUndefined();
  await server.db.db
    .insertInto('intraday_quote')
    .values({
      series_id: seriesId,
      at: new Date(TEST_TODAY * SECONDS_PER_DAY * 1000),
      value: '77.25',
    })
    .execute();
  await server.db.pool.query('select pg_notify($1, $2)', [INSTRUMENT_TICKED, '1003']);
  await vi.waitFor(
    async () => expect(await lastValue(1003, { periodId: 99 })).toBe(77.25),
    DEADLINE,
  );
});

test('ACC-3 viewers without access never get the bytes of those with access', async () => {
  for (const [first, second] of [
    [paid, ''],
    ['', paid],
  ] as const) {
    const indexId = first === paid ? 1004 : 1005;
    const answers = [
      await postChart(indexId, { cookie: first }),
      await postChart(indexId, { cookie: second }),
      await postChart(indexId, { cookie: first }),
      await postChart(indexId, { cookie: second }),
    ].map(({ body }) => body);
    expect(answers[2]).toBe(answers[0]);
    expect(answers[3]).toBe(answers[1]);
    expect(answers[1]).not.toBe(answers[0]);
  }
});

test('ACC-3 viewers without access get different bytes even if both request at the same moment', async () => {
  const cookies = [paid, '', paid, '', '', paid];
  const answers = await Promise.all(cookies.map((cookie) => postChart(1006, { cookie })));
  const findBody = (cookie: string) => answers[cookies.indexOf(cookie)]?.body;
  expect(answers.map(({ body }) => body)).toEqual(cookies.map(findBody));
  expect(findBody(paid)).not.toBe(findBody(''));
});

test('compressed and plain responses have the same content', async () => {
  const plain = await postChart(1007);
  const packed = await postChart(1007, { encoding: 'gzip, deflate, br' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  for (const { headers } of [plain, packed]) expect(headers.vary).toContain('accept-encoding');
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length);
});

test.each(['', 'gzip;q=0', 'gzip; q=0.0, identity', 'deflate'])(
  'a client without gzip (%j) doesn’t get it',
  async (encoding) => {
    const answer = await postChart(1007, { encoding });
    expect(answer.headers['content-encoding']).not.toBe('gzip');
  },
);
