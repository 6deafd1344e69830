import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../../../contracts/core/endpoint.ts';
import type {
  getIndex,
  getIndexChart,
  getIndexStatistics,
  listIndexValues,
} from '../../../../contracts/instruments/indexes.ts';
import type { getCompany } from '../../../../contracts/instruments/instruments.ts';
import { followQuotes } from '../../../../contracts/instruments/quote.ts';
import { writePoints } from '../../../../db/quotes/write-points.ts';
import { createTestSeries, pointChanges } from '../../../../db/testing/test-series.ts';
import { LANGUAGE_CODES, type Language } from '../../../../domain/text/language.ts';
import { label } from '../../../../labels/labels.ts';
import { EventReader } from '../../../testing/event-reader.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let server: TestApp;
let paid: string;
let free: string;
/** A rate, and a level with the same values. */
let rate: number;
let level: number;

beforeAll(async () => {
  server = await createTestApp();
  paid = await server.signInAs('paid');
  free = await server.signInAs('free');
  const [one, other] = await createTestSeries(server.db.db, 2);
  const setUnit = (id: number, unit: string) =>
    server.db.db.updateTable('series').set({ unit }).where('id', '=', id).execute();
  await setUnit(one!.id, '%');
  await setUnit(other!.id, 'pt');
  const points = pointChanges({ '2026-10-13': '4.5', '2026-11-12': '4.208', '2026-11-13': '4.25' });
  await writePoints(server.db.db, new Map([one!.id, other!.id].map((id) => [id, points])));
  [rate, level] = [one!.instrument_id, other!.instrument_id];
});
afterAll(() => server.close());

async function get<T>(url: string, cookie = paid): Promise<T> {
  const answer = await server.app.http.inject({ url, headers: { cookie } });
  expect({ url, status: answer.statusCode }).toEqual({ url, status: 200 });
  return answer.json<T>();
}

describe('a rate', () => {
  test('changes in percentage points and has no percentage change', async () => {
    const { quote } = await get<Answer<typeof getIndex>>(`/api/indexes/${rate}/`);
    expect(quote).toMatchObject({
      value: '4.25',
      change: '0.042',
      changePercent: null,
      unit: '%',
      isRate: true,
    });
    const values = await get<Answer<typeof listIndexValues>>(`/api/indexes/${rate}/values/`);
    expect(values.items.map(({ change, changePercent }) => [change, changePercent])).toEqual([
      ['0.042', null],
      ['-0.292', null],
      [null, null],
    ]);
    const statistics = await get<Answer<typeof getIndexStatistics>>(
      `/api/indexes/${rate}/statistics/`,
    );
    expect(statistics.items[0]).toMatchObject({ change: '-0.25', changePercent: null });
  });

  test('tells a viewer without access no more than other kinds', async () => {
    const { quote } = await get<Answer<typeof getIndex>>(`/api/indexes/${rate}/`, free);
    expect(quote).toMatchObject({ value: '***', change: '***', changePercent: null, isRate: true });
  });

  test('isn’t a level with the same values', async () => {
    const { quote } = await get<Answer<typeof getIndex>>(`/api/indexes/${level}/`);
    expect(quote).toMatchObject({ change: '0.042', changePercent: '0.9981', isRate: false });
  });

  test('isn’t a bond either: percent of face value is a price', async () => {
    const { instruments } = await get<Answer<typeof getCompany>>('/api/company/5/');
    const bonds = instruments.filter(({ section }) => section === 'bonds');
    expect(bonds.length).toBeGreaterThan(0);
    for (const { quote } of bonds) {
      expect(quote).toMatchObject({ unit: '%', isRate: false });
    }
    const current = bonds.filter(({ quote }) => !quote.isStale);
    expect(current.length).toBeGreaterThan(0);
    for (const { quote } of current) expect(quote.changePercent).not.toBeNull();
  });
});

describe('the unit points', () => {
  const chartBody = { periodId: null, beginDate: '2026-10-01', endDate: '2026-11-13' };

  test.each(LANGUAGE_CODES)('is in the viewer’s language: %s', async (language: Language) => {
    const unit = label(language, 'unit_pt');
    const lang = `lang=${language}`;
    const index = await get<Answer<typeof getIndex>>(`/api/indexes/${level}/?${lang}`);
    expect(index.quote.unit).toBe(unit);
    const chart = await server.app.http.inject({
      method: 'POST',
      url: `/api/indexes/${level}/chart/?${lang}`,
      payload: chartBody,
    });
    expect(chart.json<Answer<typeof getIndexChart>>().measure).toBe(unit);
    const file = await server.app.http.inject({
      url: `/indexes/${level}/values.xlsx?${lang}`,
      headers: { cookie: paid },
    });
    const { sheets } = await readXlsx(file.rawPayload);
    expect(sheets[0]!.rows[0]?.[1]).toBe(`${label(language, 'chart_value')}, ${unit}`);
  });

  test('differs in English and Russian, in the live stream too', async () => {
    expect(label('rus', 'unit_pt')).not.toBe(label('eng', 'unit_pt'));
    const origin = await server.app.http.listen({ host: '127.0.0.1', port: 0 });
    const readers = await Promise.all(
      (['rus', 'eng'] as const).map((language) =>
        EventReader.open(
          `${origin}${followQuotes.path}?ids=${level},${rate}&lang=${language}`,
          paid,
        ),
      ),
    );
    for (const [i, language] of (['rus', 'eng'] as const).entries()) {
      const reader = readers[i]!;
      await reader.until(({ quotes }) => quotes.length === 2);
      const quotes = new Map(reader.quotes.map(({ id, quote }) => [id, quote]));
      expect(quotes.get(level)).toMatchObject({
        unit: label(language, 'unit_pt'),
        isRate: false,
      });
      expect(quotes.get(rate)).toMatchObject({ unit: '%', isRate: true, changePercent: null });
      reader.close();
    }
  });
});
