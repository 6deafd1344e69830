import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { getGraphicData } from '../../../../contracts/instruments/indexes.ts';
import type { Answer } from '../../../../contracts/core/endpoint.ts';
import { readDailyPoints } from '../../../../db/quotes/read-points.ts';
import { addMonths, formatDay, parseDay, SECONDS_PER_DAY } from '../../../../domain/time/day.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { TEST_TODAY } from '../../../testing/test-today.ts';

type Graphic = Answer<typeof getGraphicData>;

const INDEX = 1001;

let server: TestApp;
let paid: string;
beforeAll(async () => {
  server = await createTestApp();
  paid = await server.signInAs('paid');
});
afterAll(() => server.close());

async function fetchGraphicData(
  indexId: number,
  payload: object,
  options: { slash?: '' | '/'; headers?: Record<string, string>; query?: string } = {},
): Promise<Graphic> {
  const { slash = '/', headers = {}, query = '' } = options;
  const url = `/api/indexes/${indexId}/getGraphicData${slash}${query}`;
  const answer = await server.app.http.inject({
    method: 'POST',
    url,
    payload,
    headers: { cookie: paid, ...headers },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function findCloseSeries(instrumentId: number) {
  return server.db.db
    .selectFrom('series')
    .innerJoin('instrument', 'instrument.id', 'series.instrument_id')
    .select(['series.id', 'series.is_realtime as isRealtime', 'instrument.name'])
    .where('instrument_id', '=', instrumentId)
    .where('field', '=', 'close')
    .executeTakeFirstOrThrow();
}

async function stored(instrumentId: number, begin: number, end: number) {
  const { id } = await findCloseSeries(instrumentId);
  const { days, values } = await readDailyPoints(server.db.db, id, begin, end);
  return days.map((day, i) => ({ 'date.numeric': day * SECONDS_PER_DAY, value: values[i] }));
}

const pickNumbers = ({ data }: Graphic) =>
  data.map(({ 'date.numeric': seconds, value }) => ({ 'date.numeric': seconds, value }));

describe('CUR-16 getGraphicData returns', () => {
  test('CUR-16 {result, data, realtime, name}, a point {date.numeric, value, date}', async () => {
    const answer = await fetchGraphicData(INDEX, { periodId: 3 });
    // `locked` and `masked` are our own additions to the specification.
    expect(Object.keys(answer).toSorted()).toEqual([
      'data',
      'locked',
      'masked',
      'name',
      'realtime',
      'result',
    ]);
    expect(answer).toMatchObject({ result: true, realtime: true, name: 'Parcurve China 50' });
    expect(answer.data.length).toBeGreaterThan(50);
    for (const point of answer.data) {
      expect(Object.keys(point).toSorted()).toEqual(['date', 'date.numeric', 'value']);
    }
    expect(answer.data.at(-1)?.date).toBe('13 Nov 2026');
  });

  test.each([
    [3, 3],
    [0, 12],
    [1, 60],
    [2, 120],
  ])('CUR-16 period %d: the last %d months', async (periodId, months) => {
    const expected = await stored(INDEX, addMonths(TEST_TODAY, -months), TEST_TODAY);
    expect(pickNumbers(await fetchGraphicData(INDEX, { periodId }))).toEqual(expected);
    expect(expected.length).toBeGreaterThan(0);
  });

  test('CUR-16 by default: one year', async () => {
    expect(await fetchGraphicData(INDEX, {})).toEqual(
      await fetchGraphicData(INDEX, { periodId: 0 }),
    );
  });

  test('CUR-16 a range of days including both ends', async () => {
    const [first, last] = [parseDay('2026-03-02') ?? 0, parseDay('2026-03-31') ?? 0];
    const answer = await fetchGraphicData(INDEX, {
      beginDate: formatDay(first),
      endDate: formatDay(last),
    });
    expect(pickNumbers(answer)).toEqual(await stored(INDEX, first, last));
    expect(answer.data[0]?.['date.numeric']).toBe(first * SECONDS_PER_DAY);
    expect(answer.data.at(-1)?.['date.numeric']).toBe(last * SECONDS_PER_DAY);
    const oneDay = await fetchGraphicData(INDEX, {
      beginDate: '2026-03-02',
      endDate: '2026-03-02',
    });
    expect(oneDay.data).toHaveLength(1);
  });

  test('CUR-16 the chosen days rather than the period, which counts back from the end', async () => {
    const range = { beginDate: '2026-03-02', endDate: '2026-03-31' };
    expect(await fetchGraphicData(INDEX, { ...range, periodId: 1 })).toEqual(
      await fetchGraphicData(INDEX, range),
    );
    const end = parseDay('2026-03-31') ?? 0;
    const answer = await fetchGraphicData(INDEX, { endDate: '2026-03-31', periodId: 3 });
    expect(pickNumbers(answer)).toEqual(await stored(INDEX, addMonths(end, -3), end));
  });

  test('CUR-16 days without points: no data, and no error', async () => {
    expect(
      (await fetchGraphicData(INDEX, { beginDate: '1000-01-01', endDate: '1970-01-01' })).data,
    ).toEqual([]);
    expect((await fetchGraphicData(INDEX, { endDate: '1970-01-01' })).data).toEqual([]);
    expect(
      (await fetchGraphicData(INDEX, { endDate: '9999-12-31', beginDate: '9999-01-01' })).data,
    ).toEqual([]);
  });

  test('CUR-16 a start of 1970-01-01 like any other day', async () => {
    const all = await fetchGraphicData(INDEX, { beginDate: '1970-01-01' });
    expect(pickNumbers(all)).toEqual(await stored(INDEX, 0, TEST_TODAY));
  });

  test('CUR-16 the same with and without the trailing slash', async () => {
    const slashed = await fetchGraphicData(INDEX, { periodId: 3 });
    expect(await fetchGraphicData(INDEX, { periodId: 3 }, { slash: '' })).toEqual(slashed);
  });

  test('CUR-16 a currency pair has a chart too', async () => {
    const answer = await fetchGraphicData(1, { periodId: 3 });
    expect(pickNumbers(answer)).toEqual(await stored(1, addMonths(TEST_TODAY, -3), TEST_TODAY));
    expect(answer.name).toBe((await findCloseSeries(1)).name.eng);
  });

  test('CUR-16 name and date text in the chosen language, however it is chosen', async () => {
    const russian = await fetchGraphicData(
      INDEX,
      { periodId: 3 },
      { headers: { 'accept-language': 'ru' } },
    );
    expect(russian.name).toBe('Parcurve Китай 50');
    expect(russian.data.at(-1)?.date).toBe('13.11.2026');
    expect(await fetchGraphicData(INDEX, { periodId: 3 }, { query: '?lang=rus' })).toEqual(russian);
    const cookie = `${paid}; lang=rus`;
    expect(await fetchGraphicData(INDEX, { periodId: 3 }, { headers: { cookie } })).toEqual(
      russian,
    );
    const german = await fetchGraphicData(INDEX, { periodId: 3 }, { query: '?lang=deu' });
    // A language without a name falls back to the English one.
    expect(german.name).toBe('Parcurve China 50');
  });
});

async function pair(isRealtime: boolean) {
  return server.db.db
    .selectFrom('series')
    .innerJoin('instrument', 'instrument.id', 'series.instrument_id')
    .select(['series.id as seriesId', 'instrument.id as id'])
    .where('kind', '=', 'currency')
    .where('is_realtime', '=', isRealtime)
    .orderBy('instrument.id')
    .executeTakeFirstOrThrow();
}

/** Midnight in the portal's time zone. */
const START = TEST_TODAY * SECONDS_PER_DAY - 3 * 3600;
const momentToday = (seconds: number) => new Date((START + seconds) * 1000);

describe('CUR-16 period 99, today', () => {
  test('CUR-16 CHT-14 ZON-1 of a realtime pair: only today’s points, in Moscow time', async () => {
    const { id, seriesId } = await pair(true);
    const moments = [-1, 0, 34_205, 86_399, 86_400];
    await server.db.db
      .insertInto('intraday_quote')
      .values(
        moments.map((second, i) => ({
          series_id: seriesId,
          at: momentToday(second),
          value: `1.${i}`,
        })),
      )
      .execute();
    const answer = await fetchGraphicData(id, { periodId: 99 });
    expect(answer.realtime).toBe(true);
    expect(answer.data).toEqual([
      {
        'date.numeric': START,
        value: 1.1,
        date: '14 Nov 2026 00:00:00 UTC+3',
      },
      {
        'date.numeric': START + 34_200,
        value: 1.2,
        date: '14 Nov 2026 09:30:00 UTC+3',
      },
      {
        'date.numeric': START + 86_100,
        value: 1.3,
        date: '14 Nov 2026 23:55:00 UTC+3',
      },
    ]);
  });

  test('CUR-16 of one that isn’t realtime: realtime false and no data', async () => {
    const { id } = await pair(false);
    expect(await fetchGraphicData(id, { periodId: 99 })).toMatchObject({
      realtime: false,
      data: [],
    });
    expect((await fetchGraphicData(id, { periodId: 0 })).data.length).toBeGreaterThan(0);
  });
});
