import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Answer } from '../../../../contracts/core/endpoint.ts';
import type { getIndexChart } from '../../../../contracts/instruments/indexes.ts';
import { INSTRUMENT_TICKED } from '../../../../db/quotes/channels.ts';
import { readDailyPoints } from '../../../../db/quotes/read-points.ts';
import { writePoints } from '../../../../db/quotes/write-points.ts';
import { createTestSeries, pointChanges } from '../../../../db/testing/test-series.ts';
import { formatDay, parseDay, SECONDS_PER_DAY } from '../../../../domain/time/day.ts';
import { decimal } from '../../../../domain/text/decimal.ts';
import { displayNumber } from '../../../../domain/text/format.ts';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { TEST_TODAY } from '../../../testing/test-today.ts';

type Chart = Answer<typeof getIndexChart>;

const INDEX = 1001;
const MARCH = { periodId: null, beginDate: '2026-03-02', endDate: '2026-03-31' };
const TODAY = { periodId: 99, beginDate: formatDay(TEST_TODAY), endDate: formatDay(TEST_TODAY) };

let server: TestApp;
let paid: string;
beforeAll(async () => {
  server = await createTestApp();
  paid = await server.signInAs('paid');
});
afterAll(() => server.close());

function postChart(
  id: number | string,
  payload: object,
  headers: Record<string, string> = {},
  query = '',
) {
  return server.app.http.inject({
    method: 'POST',
    url: `/api/indexes/${id}/chart/${query}`,
    payload,
    headers: { cookie: paid, ...headers },
  });
}

async function chart(...input: Parameters<typeof postChart>): Promise<Chart> {
  const answer = await postChart(...input);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function readSeriesFacts(instrumentId: number) {
  return server.db.db
    .selectFrom('series')
    .innerJoin('instrument', 'instrument.id', 'series.instrument_id')
    .select(['series.id', 'unit', 'decimals', 'last_day', 'name', 'ticker', 'kind'])
    .where('instrument_id', '=', instrumentId)
    .executeTakeFirstOrThrow();
}

describe('CHT-2 the chart rejects', () => {
  test.each(['abc', '0', '2147483648'])('CHT-2 the id %s: 400', async (id) => {
    expectRefusal(await postChart(id, MARCH), 'invalid_field', 'params.indexId');
  });

  test.each([999_999, 10_001])(
    'CHT-2 %d, which is neither an index nor a pair: 404',
    async (id) => {
      expectRefusal(await postChart(id, MARCH), 'not_found', 'params.indexId');
    },
  );

  test.each([
    [{ beginDate: '2026-02-30' }, 'body.beginDate'],
    [{ endDate: '' }, 'body.endDate'],
    [{ endDate: undefined }, 'body.endDate'],
    [{ periodId: '99' }, 'body.periodId'],
    [{ periodId: 1.5 }, 'body.periodId'],
  ])('CHT-2 %j: 400, naming the field', async (wrong, field) => {
    expectRefusal(await postChart(INDEX, { ...MARCH, ...wrong }), 'invalid_field', field);
  });

  test('CHT-2 an unknown field: 400', async () => {
    expectRefusal(await postChart(INDEX, { ...MARCH, zoom: 1 }), 'unknown_field', 'body.zoom');
  });

  test.each([null, 99])(
    'CHT-2 a start after the end (period %s): 400 with its text',
    async (periodId) => {
      const answer = await postChart(INDEX, {
        periodId,
        beginDate: '2026-03-02',
        endDate: '2026-03-01',
      });
      const { label } = expectRefusal(answer, 'period_start_after_end', 'body.beginDate');
      expect(label).toBe('graph_period_start_incorrect');
    },
  );
});

describe('CHT-2 the chart returns', () => {
  test('CHT-2 {data, series, graph_type, measure}, rows by sequence number', async () => {
    const series = await readSeriesFacts(INDEX);
    const [begin, end] = [MARCH.beginDate, MARCH.endDate].map((text) => parseDay(text) ?? 0);
    const { days, values } = await readDailyPoints(server.db.db, series.id, begin!, end!);
    const answer = await chart(INDEX, MARCH);
    expect(Object.keys(answer.data)).toEqual([...days.keys()].map(String));
    expect(Object.values(answer.data)).toEqual(
      days.map((day, i) => ({
        'date.numeric': day * SECONDS_PER_DAY,
        date: `${Number(formatDay(day).slice(8))} Mar 2026`,
        value: values[i],
        valueFmt: displayNumber(String(values[i]), series.decimals, 'eng'),
      })),
    );
    expect(answer).toMatchObject({
      series: [
        {
          id: String(INDEX),
          tgId: series.ticker,
          model: 'index',
          name: series.name.eng,
          tgName: series.ticker,
          date: series.last_day,
        },
      ],
      graph_type: 0,
      measure: series.unit,
    });
  });

  test('CHT-2 the same for any period except 99', async () => {
    const days = await chart(INDEX, MARCH);
    for (const periodId of [0, 1, 2, 3, 4, -7]) {
      expect(await chart(INDEX, { ...MARCH, periodId })).toEqual(days);
    }
  });

  test('CHT-2 a currency pair, in the requested language', async () => {
    const series = await readSeriesFacts(1);
    const answer = await chart(1, MARCH, {}, '?lang=deu');
    expect(answer).toMatchObject({
      series: [{ id: '1', model: 'currency', tgId: 'EUR/USD', name: series.name.deu }],
      measure: 'USD',
    });
    expect(answer.data[0]).toMatchObject({ date: '02.03.2026' });
    expect(answer.data[0]?.valueFmt).toBe(
      displayNumber(String(answer.data[0]?.value), series.decimals, 'deu'),
    );
  });

  test('CHT-2 graph_type 1 for stepped rates', async () => {
    const kinds = await server.db.db
      .selectFrom('instrument')
      .select(['id', 'category'])
      .where('kind', '=', 'index')
      .execute();
    expect(new Set(kinds.map(({ category }) => category)).size).toBe(5);
    for (const { id, category } of kinds) {
      const { graph_type: type } = await chart(id, MARCH);
      expect(type).toBe(category === 'money_market' ? 1 : 0);
    }
  });

  test('CHT-2 no values and no ticker: empty rows and texts', async () => {
    const [series] = await createTestSeries(server.db.db, 1);
    expect(await chart(series!.instrument_id, MARCH)).toEqual({
      data: {},
      series: [
        {
          id: String(series!.instrument_id),
          tgId: '',
          model: 'index',
          name: 'Test',
          tgName: '',
          date: '',
        },
      ],
      masked: false,
      locked: false,
      graph_type: 0,
      measure: '',
    });
    await server.db.db.deleteFrom('series').where('id', '=', series!.id).execute();
    const bare = await chart(series!.instrument_id, { ...MARCH, endDate: '2026-04-01' });
    expect(bare).toMatchObject({ data: {}, measure: '' });
  });

  test('CHT-2 very small and very large values without exponents', async () => {
    const [series] = await createTestSeries(server.db.db, 1);
    await server.db.db
      .updateTable('series')
      .set({ decimals: 9 })
      .where('id', '=', series!.id)
      .execute();
    const points = pointChanges({ '2026-03-02': '1e-9', '2026-03-03': '1e15' });
    await writePoints(server.db.db, new Map([[series!.id, points]]));
    const { data } = await chart(series!.instrument_id, MARCH);
    expect(Object.values(data).map(({ valueFmt }) => valueFmt?.replaceAll('\u00a0', ' '))).toEqual([
      '0.000000001',
      '1 000 000 000 000 000.000000000',
    ]);
  });
});

describe('today’s chart', () => {
  test('CHT-14 has the points of the end date, in Moscow time', async () => {
    const { id } = await readSeriesFacts(INDEX);
    const start = TEST_TODAY * SECONDS_PER_DAY - 3 * 3600;
    await server.db.db
      .insertInto('intraday_quote')
      .values(
        [-1, 0, 34_205, 86_399, 86_400].map((second, i) => ({
          series_id: id,
          at: new Date((start + second) * 1000),
          value: `1.${i}`,
        })),
      )
      .execute();
    const { data, series } = await chart(INDEX, TODAY);
    expect(data).toEqual({
      0: {
        'date.numeric': start,
        date: '14 Nov 2026 00:00:00 UTC+3',
        value: 1.1,
        valueFmt: '1.10',
      },
      1: {
        'date.numeric': start + 34_200,
        date: '14 Nov 2026 09:30:00 UTC+3',
        value: 1.2,
        valueFmt: '1.20',
      },
      2: {
        'date.numeric': start + 86_100,
        date: '14 Nov 2026 23:55:00 UTC+3',
        value: 1.3,
        valueFmt: '1.30',
      },
    });
    expect(series[0]?.date).toBe(TODAY.endDate);
    expect((await chart(INDEX, { ...TODAY, beginDate: '2026-01-01' })).data).toEqual(data);
  });
});

describe('the cached chart', () => {
  const waiting = { timeout: 10_000, interval: 20 };

  test('follows daily values and ticks', async () => {
    const { id } = await readSeriesFacts(1003);
    const day = { ...TODAY, periodId: null };
    expect((await chart(1003, day)).data).toEqual({});
    const change = { day: TEST_TODAY, value: decimal(123n, 1) };
    await writePoints(server.db.db, new Map([[id, [change]]]));
    await vi.waitFor(
      async () => expect((await chart(1003, day)).data[0]?.value).toBe(12.3),
      waiting,
    );
    expect((await chart(1003, TODAY)).data).toEqual({});
    const at = new Date(TEST_TODAY * SECONDS_PER_DAY * 1000);
    await server.db.db
      .insertInto('intraday_quote')
      .values({ series_id: id, at, value: '77.25' })
      .execute();
    await server.db.pool.query('select pg_notify($1, $2)', [INSTRUMENT_TICKED, '1003']);
    await vi.waitFor(
      async () => expect((await chart(1003, TODAY)).data[0]?.value).toBe(77.25),
      waiting,
    );
  });

  test('ACC-3 isn’t shared with viewers without access, nor with other languages', async () => {
    const cookies = [paid, '', paid, ''];
    const answers = await Promise.all(cookies.map((cookie) => postChart(1004, MARCH, { cookie })));
    expect(answers[2]?.body).toBe(answers[0]?.body);
    expect(answers[3]?.body).toBe(answers[1]?.body);
    expect(answers[0]?.body).not.toBe(answers[1]?.body);
    const german = await postChart(1004, MARCH, {}, '?lang=deu');
    expect(german.body).not.toBe(answers[0]?.body);
  });
});
