import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { preferSeries } from '../../db/quotes/prefer-series.ts';
import { writePoints } from '../../db/quotes/write-points.ts';
import { pointChanges } from '../../db/testing/test-series.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const PAIR = 1;
/** Long enough for a slow machine; a passing test doesn't wait that long. */
const DEADLINE = { timeout: 10_000, interval: 20 };

let server: TestApp;
let cookie: string;
let first: number;
let second: number;
beforeAll(async () => {
  server = await createTestApp();
  cookie = await server.signInAs('paid');
  const { db } = server.db;
  await db
    .insertInto('data_source')
    .values({ code: 'bank', name: 'Central bank', allows_files: false })
    .execute();
  ({ id: first } = await db
    .selectFrom('series')
    .select('id')
    .where('instrument_id', '=', PAIR)
    .executeTakeFirstOrThrow());
  ({ id: second } = await db
    .insertInto('series')
    .values({ instrument_id: PAIR, source_code: 'bank', is_preferred: false, decimals: 4 })
    .returning('id')
    .executeTakeFirstOrThrow());
  const points = pointChanges({ '2026-11-12': '7.1234', '2026-11-13': '7.4321' });
  await writePoints(db, new Map([[second, points]]));
});
afterAll(() => server.close());

async function fetchJson<T>(url: string): Promise<T> {
  const answer = await server.app.http.inject({ url, headers: { cookie } });
  expect(answer.statusCode).toBe(200);
  return answer.json<T>();
}

interface Shown {
  readonly quote: { readonly value: string };
}

/** All requests that show values of the pair: its page, the list, the chart. */
async function shown() {
  const { quote, ...pair } = await fetchJson<Shown & { source: string; allowsFiles: boolean }>(
    `/api/indexes/${PAIR}/`,
  );
  const list = await fetchJson<{
    items: (Shown & { 'index_id.numeric': number })[];
    sources: string[];
  }>('/api/currencies/');
  const chart = await server.app.http.inject({
    method: 'POST',
    url: `/api/indexes/${PAIR}/getGraphicData/`,
    headers: { cookie },
    payload: { periodId: 3 },
  });
  return {
    source: pair.source,
    sources: list.sources,
    allowsFiles: pair.allowsFiles,
    values: [
      quote.value,
      ...list.items
        .filter((row) => row['index_id.numeric'] === PAIR)
        .map((each) => each.quote.value),
    ],
    points: chart.json<{ data: { value: number }[] }>().data.map(({ value }) => value),
  };
}

test('of two sources for the same pair, the preferred one is shown everywhere', async () => {
  const before = await shown();
  expect(before).toMatchObject({ source: 'Parcurve demo market', allowsFiles: true });
  expect(before.values).toHaveLength(2);
  expect(before.points.length).toBeGreaterThan(50);
  expect(before.points).not.toContain(7.4321);

  await preferSeries(server.db.db, second);
  const other = {
    source: 'Central bank',
    sources: ['Central bank', 'Parcurve demo market'],
    allowsFiles: false,
    values: ['7.4321', '7.4321'],
    points: [7.1234, 7.4321],
  };
  // Cached responses are dropped.
  await vi.waitFor(async () => expect(await shown()).toEqual(other), DEADLINE);

  await preferSeries(server.db.db, first);
  await vi.waitFor(async () => expect(await shown()).toEqual(before), DEADLINE);
});
