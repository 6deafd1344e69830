import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import type {
  getCompany,
  getInstrumentChart,
  Section,
} from '../../../contracts/instruments/instruments.ts';
import { readDailyPoints } from '../../../db/quotes/read-points.ts';
import { writePoints } from '../../../db/quotes/write-points.ts';
import { pointChanges } from '../../../db/testing/test-series.ts';
import { parseDay, SECONDS_PER_DAY } from '../../../domain/time/day.ts';
import { displayNumber } from '../../../domain/text/format.ts';
import { createTestApp, type DemoKind, type TestApp } from '../../testing/test-app.ts';

type Chart = Answer<(typeof getInstrumentChart)[Section]>;

const MARCH = { periodId: null, beginDate: '2026-03-02', endDate: '2026-03-31' };
const YEAR = { periodId: 0, beginDate: '2025-11-14', endDate: '2026-11-14' };
const OF_EACH = [
  ['bonds', 10_002, 'bond'],
  ['stocks', 2001, 'stock'],
  ['etf', 3001, 'etf'],
] as const;

let server: TestApp;
const cookies: Partial<Record<DemoKind | 'anonymous', string>> = { anonymous: '' };
beforeAll(async () => {
  server = await createTestApp();
  for (const kind of ['free', 'tariff', 'paid'] as const) {
    cookies[kind] = await server.signInAs(kind);
  }
});
afterAll(() => server.close());

async function requestAs(url: string, viewer: keyof typeof cookies, payload?: object) {
  const headers = { cookie: cookies[viewer] ?? '' };
  const method = payload ? 'POST' : 'GET';
  const answer = await server.app.http.inject({
    method,
    url,
    headers,
    ...(payload && { payload }),
  });
  expect({ url, status: answer.statusCode }).toEqual({ url, status: 200 });
  return answer;
}

async function chart(path: string, viewer: keyof typeof cookies = 'paid', body: object = MARCH) {
  return (await requestAs(`/api/${path}`, viewer, body)).json<Chart>();
}

function readInstrumentSeries(instrumentId: number) {
  return server.db.db
    .selectFrom('series')
    .innerJoin('instrument', 'instrument.id', 'series.instrument_id')
    .select(['series.id', 'unit', 'decimals', 'last_day', 'last_value', 'name', 'ticker'])
    .where('instrument_id', '=', instrumentId)
    .executeTakeFirstOrThrow();
}

const listRows = ({ data }: Chart) => Object.values(data);
const listValues = (answer: Chart) => listRows(answer).map(({ value }) => value);

describe.each(OF_EACH.filter(([section]) => section !== 'bonds'))(
  'without access, the chart at /api/%s/%d/chart/',
  (section, id) => {
    const path = `${section}/${id}/chart/`;
    test.each(['anonymous', 'free'] as const)(
      'CHT-15 returns the shape to the %s viewer: whole numbers from 0 to 100, no texts',
      async (viewer) => {
        const real = await chart(path, 'paid', YEAR);
        const shape = await chart(path, viewer, YEAR);
        const values = listValues(shape);
        expect(values.every((value) => Number.isInteger(value))).toBe(true);
        expect(values.every((value) => value >= 0 && value <= 100)).toBe(true);
        expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(10);
        expect(listRows(shape).map(({ date }) => date)).toEqual(
          listRows(real).map(({ date }) => date),
        );
        expect(JSON.stringify(shape)).not.toContain('valueFmt');
        expect(listValues(await chart(path, 'tariff', YEAR))).toEqual(listValues(real));
      },
    );

    test('CHT-15 returns a single day to a visitor without its value', async () => {
      const day = { periodId: null, beginDate: '2026-11-13', endDate: '2026-11-13' };
      const quarter = { periodId: null, beginDate: '2026-08-14', endDate: '2026-11-13' };
      const whole = listValues(await chart(path, 'anonymous', quarter));
      expect(listValues(await chart(path, 'anonymous', day))).toEqual(whole.slice(-1));
      expect(listValues(await chart(path, 'paid', day))).toEqual([
        Number((await readInstrumentSeries(id)).last_value),
      ]);
    });
  },
);

describe.each(OF_EACH)('the chart at /api/%s/%d/chart/', (section, id, kind) => {
  const path = `${section}/${id}/chart/`;

  test('CHT-2 has the period’s stored values, with their texts', async () => {
    const series = await readInstrumentSeries(id);
    const [begin, end] = [MARCH.beginDate, MARCH.endDate].map((text) => parseDay(text) ?? 0);
    const { days, values } = await readDailyPoints(server.db.db, series.id, begin!, end!);
    expect(days.length).toBeGreaterThan(15);
    const answer = await chart(path);
    expect(listRows(answer)).toMatchObject(
      days.map((day, i) => ({
        'date.numeric': day * SECONDS_PER_DAY,
        value: values[i],
        valueFmt: displayNumber(String(values[i]), series.decimals, 'eng'),
      })),
    );
    const ticker = series.ticker ?? '';
    const { name, last_day: date } = series;
    expect(answer).toMatchObject({
      series: [{ id: String(id), tgId: ticker, model: kind, name: name.eng, tgName: ticker, date }],
      graph_type: 0,
      measure: series.unit,
    });
  });

  test('responds in the requested language', async () => {
    const { name } = await readInstrumentSeries(id);
    const answer = await chart(`${path}?lang=rus`);
    expect(answer.series[0]?.name).toBe(name.rus);
    expect(answer.data[0]?.valueFmt).toContain(',');
    expect(answer.data[0]?.date).not.toBe((await chart(path)).data[0]?.date);
  });

  test('follows new values', async () => {
    const series = await readInstrumentSeries(id);
    const day = { periodId: null, beginDate: '2026-11-14', endDate: '2026-11-14' };
    expect((await chart(path, 'paid', day)).data).toEqual({});
    await writePoints(
      server.db.db,
      new Map([[series.id, pointChanges({ '2026-11-14': '12.25' })]]),
    );
    await vi.waitFor(
      async () => expect(listValues(await chart(path, 'paid', day))).toEqual([12.25]),
      { timeout: 10_000, interval: 20 },
    );
    expect(await quoteAt(`/api/${section}/${id}/`, 'paid')).toMatchObject({
      value: '12.25',
      asOf: '2026-11-14',
    });
  });
});

async function quoteAt(url: string, viewer: keyof typeof cookies): Promise<object> {
  return (await requestAs(url, viewer)).json<{ quote: object }>().quote;
}

describe.each(['anonymous', 'free'] as const)('the %s viewer', (viewer) => {
  const masked = { value: '***', change: '***', changePercent: '***' };

  test('ACC-2 ACC-3 gets asterisks for the last value of instruments', async () => {
    for (const [section, id] of OF_EACH) {
      const { last_value: secret } = await readInstrumentSeries(id);
      const answer = await requestAs(`/api/${section}/${id}/`, viewer);
      expect(answer.json()).toMatchObject({ quote: masked });
      expect(answer.body).not.toContain(secret);
    }
  });

  test('ACC-2 ACC-3 gets asterisks for all instruments of a company', async () => {
    const { instruments } = (await requestAs('/api/company/13/', viewer)).json<
      Answer<typeof getCompany>
    >();
    expect(instruments.length).toBeGreaterThan(5);
    for (const { quote } of instruments) expect(quote).toMatchObject(masked);
  });
});

test('CHT-2 an instrument without a series has an empty chart', async () => {
  const { rows } = await server.db.pool.query<{ id: number }>(
    `insert into instrument (source_code, kind, name)
     values ('demo', 'stock', '{"eng": "Orphan stock"}') returning id`,
  );
  expect(await chart(`stocks/${rows[0]!.id}/chart/`)).toMatchObject({
    data: {},
    series: [{ name: 'Orphan stock', tgId: '', date: '' }],
    measure: '',
  });
});

test.each(['anonymous', 'free'] as const)(
  'CHT-15 returns nothing of the line to the %s viewer, but says that there is one',
  async (viewer) => {
    expect(await chart('bonds/10002/chart/', viewer, YEAR)).toMatchObject({
      data: {},
      locked: true,
    });
    expect(await chart('bonds/10002/chart/', 'tariff', YEAR)).toMatchObject({ locked: false });
  },
);
