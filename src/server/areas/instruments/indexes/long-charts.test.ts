import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../../../contracts/core/endpoint.ts';
import type { getGraphicData, getIndexChart } from '../../../../contracts/instruments/indexes.ts';
import { writePoints } from '../../../../db/quotes/write-points.ts';
import { createTestSeries } from '../../../../db/testing/test-series.ts';
import { calendarDay, SECONDS_PER_DAY } from '../../../../domain/time/day.ts';
import { decimal } from '../../../../domain/text/decimal.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

type Chart = Answer<typeof getIndexChart>;
type Graphic = Answer<typeof getGraphicData>;

let server: TestApp;
let id = 0;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

async function fetchChart<A>(call: string, payload: object, cookie: string): Promise<A> {
  const answer = await server.app.http.inject({
    method: 'POST',
    url: `/api/indexes/${id}/${call}/`,
    payload,
    headers: { cookie },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('100,000 points', () => {
  const COUNT = 100_000;
  const FIRST = calendarDay(1790, 1, 1);
  const body = { periodId: null, beginDate: '1790-01-01', endDate: '2100-01-01' };
  let values: number[];
  beforeAll(async () => {
    const [series] = await createTestSeries(server.db.db, 1);
    id = series!.instrument_id;
    let level = 100_000;
    values = Array.from({ length: COUNT }, (_, i) => (level += ((i * 7919) % 201) - 100));
    const points = values.map((value, i) => ({ day: FIRST + i, value: decimal(BigInt(value), 0) }));
    await writePoints(server.db.db, new Map([[series!.id, points]]));
  });

  test.each(['paid', 'anonymous'])(
    'CHT-17 are reduced, with highs and lows, for the %s viewer',
    async (viewer) => {
      const cookie = viewer === 'paid' ? await server.signInAs('paid') : '';
      const rows = Object.values((await fetchChart<Chart>('chart', body, cookie)).data);
      const { beginDate, endDate } = body;
      const { data } = await fetchChart<Graphic>('getGraphicData', { beginDate, endDate }, cookie);
      expect(data.map(({ value }) => value)).toEqual(rows.map(({ value }) => value));
      expect(rows.length).toBeLessThanOrEqual(5000);
      expect(rows.length).toBeGreaterThan(2500);
      const seconds = rows.map((row) => row['date.numeric']);
      expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
      expect([seconds[0], seconds.at(-1)]).toEqual(
        [FIRST, FIRST + COUNT - 1].map((day) => day * SECONDS_PER_DAY),
      );
      const shown = rows.map(({ value }) => value);
      const ends = [Math.min(...shown), Math.max(...shown)] as const;
      const isWhole = ends[0] === Math.min(...values) && ends[1] === Math.max(...values);
      expect(viewer === 'paid' ? isWhole : ends[1] - ends[0] >= 49).toBe(true);
    },
  );
});
