import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { formatDay, type Day } from '../../domain/time/day.ts';
import { CELL_HEIGHT } from '../../access/shape.ts';
import { findBounds, type SeenShape } from '../testing/shape-attack.ts';
import { isAskedAt } from '../testing/masking-suite.ts';
import { PLACES } from '../testing/market-places.ts';
import { INDEX, PAIR, type Rule } from '../testing/place-rules.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { TEST_TODAY } from '../testing/test-today.ts';

/** The share of a period's range that must remain unknown for each value and each change. */
const UNKNOWN = 0.005;
const DAYS = 30;
const PERIODS = [0, 1, 2, 3];
const SHAPE_RULES: ReadonlySet<Rule> = new Set(['shape', 'someShapes']);

let server: TestApp;
let paid = '';
beforeAll(async () => {
  server = await createTestApp();
  paid = await server.signInAs('paid');
  // Fixed seeds, so that the shapes are always the same; shape.test.ts covers all seeds.
  await server.db.db
    .updateTable('series')
    .set({ shape_seed: '7b1f9c52-93ae-4d0e-8c61-5f2d30a4be97' })
    .where('instrument_id', 'in', [INDEX, PAIR])
    .execute();
});
afterAll(() => server.close());

type Points = { 'date.numeric': number; value: number }[];
const toSeenShape = (points: Points): SeenShape =>
  new Map(points.map((point) => [point['date.numeric'] / 86_400, point.value]));

async function fetchJson<T>(url: string, payload?: object, cookie = ''): Promise<T> {
  const answer = await server.app.http.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: { cookie },
    ...(payload && { payload }),
  });
  expect({ url, status: answer.statusCode }).toEqual({ url, status: 200 });
  return answer.json<T>();
}

const window = (begin: Day, end: Day) => ({
  beginDate: formatDay(begin),
  endDate: formatDay(end),
  periodId: null,
});

/** Every window of three or more days within the last days: 406 for 30 days. */
function windows(): { begin: Day; end: Day }[] {
  const last = TEST_TODAY - 1;
  return Array.from({ length: DAYS }, (_, i) => last - i).flatMap((end) =>
    Array.from({ length: DAYS }, (_, i) => ({ begin: end - 2 - i, end })).filter(
      ({ begin }) => begin > last - DAYS,
    ),
  );
}

/** All shapes of a series that a visitor can get from any endpoint. */
async function fetchShapes(id: number): Promise<SeenShape[]> {
  const seen: SeenShape[] = [];
  for (const { begin, end } of windows()) {
    const { periodId: _none, ...body } = window(begin, end);
    seen.push(
      toSeenShape(
        (await fetchJson<{ data: Points }>(`/api/indexes/${id}/getGraphicData/`, body)).data,
      ),
    );
    const chart = await fetchJson<{ data: Record<string, Points[number]> }>(
      `/api/indexes/${id}/chart/`,
      window(begin, end),
    );
    seen.push(toSeenShape(Object.values(chart.data)));
  }
  for (const periodId of PERIODS) {
    for (const endDate of [undefined, formatDay(TEST_TODAY - 5), formatDay(TEST_TODAY - 12)]) {
      const body = { periodId, ...(endDate && { endDate }) };
      const { data } = await fetchJson<{ data: Points }>(
        `/api/indexes/${id}/getGraphicData/`,
        body,
      );
      seen.push(toSeenShape(data));
    }
  }
  return [
    ...seen,
    await fetchSparkline(id),
    ...(await fetchScreenLine(id)),
    ...(await fetchHomeLines(id)),
  ];
}

/** The same line may occur in several blocks of the start page. */
async function fetchHomeLines(id: number): Promise<SeenShape[]> {
  const days = [...(await fetchValues(id)).keys()];
  const lines: number[][] = [];
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { id: own, line } = node as { id?: unknown; line?: unknown };
    if (own === id && Array.isArray(line)) lines.push(line as number[]);
    for (const part of Object.values(node)) look(part);
  };
  look(await fetchJson('/api/home/'));
  return lines.map(
    (values) => new Map(values.map((value, i) => [days.at(i - values.length)!, value])),
  );
}

/** The index screener has a longer line. */
async function fetchScreenLine(id: number): Promise<SeenShape[]> {
  const days = [...(await fetchValues(id)).keys()];
  const pages = await Promise.all(
    [1, 2, 3].map((page) =>
      fetchJson<{ items: { id: number; line: number[] }[] }>(`/api/screens/indexes/?page=${page}`),
    ),
  );
  return pages
    .flatMap(({ items }) => items)
    .filter((item) => item.id === id)
    .map(({ line }) => {
      const values = line.slice(-days.length);
      return new Map(values.map((value, i) => [days.at(i - values.length)!, value]));
    });
}

/** The list shows 30 days without dates, so the dates come from the values. */
async function fetchSparkline(id: number): Promise<SeenShape> {
  const days = [...(await fetchValues(id)).keys()];
  const row =
    id === INDEX
      ? (
          await fetchJson<{ items: { id: number; sparkline: number[] }[] }>('/api/indexes/')
        ).items.find((item) => item.id === id)
      : (
          await fetchJson<{ items: { 'index_id.numeric': number; sparkline: number[] }[] }>(
            '/api/currencies/',
          )
        ).items.find((item) => item['index_id.numeric'] === id);
  const values = row!.sparkline;
  return new Map(values.map((value, i) => [days.at(i - values.length)!, value]));
}

/** The real values of the last days. */
async function fetchValues(id: number): Promise<Map<Day, number>> {
  const body = window(TEST_TODAY - DAYS, TEST_TODAY - 1);
  const { data } = await fetchJson<{ data: Record<string, Points[number]> }>(
    `/api/indexes/${id}/chart/`,
    body,
    paid,
  );
  return toSeenShape(Object.values(data)) as Map<Day, number>;
}

const valueRange = (values: Iterable<number>) => {
  const list = [...values];
  return Math.max(...list) - Math.min(...list);
};

/** Shapes as they used to be: each window stretched to the full height. */
function stretched(values: ReadonlyMap<Day, number>): SeenShape[] {
  // Half of them suffice for the proof, and aren't too many for the solver.
  const some = windows().filter((_, i) => i % 2 === 0);
  return some.flatMap(({ begin, end }) => {
    const part = [...values].filter(([day]) => day >= begin && day <= end);
    const low = Math.min(...part.map(([, value]) => value));
    const range = valueRange(part.map(([, value]) => value));
    if (part.length < 3 || range === 0) return [];
    return [new Map(part.map(([day, value]) => [day, Math.round((100 * (value - low)) / range)]))];
  });
}

describe.each([
  ['an index', INDEX, 0.01],
  ['a pair', PAIR, 0.0001],
])('CHT-15 ACC-3 the shapes of %s', (_, id, tick) => {
  test('CHT-15 ACC-3 combined as linear constraints, with two known values, bound no other one', async () => {
    const values = await fetchValues(id);
    const shapes = await fetchShapes(id);
    expect(shapes.length).toBeGreaterThan(800);
    const range = valueRange(values.values());
    const bounds = findBounds(shapes, values, { tick, cellHeight: CELL_HEIGHT });
    expect(bounds.length).toBeGreaterThan(10);
    const unknown = bounds.map(({ low, high }) => (high - low) / range);
    expect(Math.min(...unknown)).toBeGreaterThan(UNKNOWN);
  });

  test('CHT-15 ACC-3 do not reveal the scale', async () => {
    const values = await fetchValues(id);
    const bounds = findBounds(await fetchShapes(id), values, {
      tick,
      cellHeight: CELL_HEIGHT,
      knownCount: 1,
    });
    const known = [...values.values()][0]!;
    // Only the direction of a change may be known: its size could be tiny or very large.
    expect(bounds.filter(({ low, high }) => low > known + tick || high < known - tick)).toEqual([]);
    expect(bounds.filter(({ low, high }) => Number.isFinite(high - low))).toEqual([]);
  });
});

test('CHT-15 ACC-3 every endpoint with a shape of an index or a pair is attacked', () => {
  const shown = PLACES.filter(({ rules }) =>
    Object.values(rules).some((rule) => SHAPE_RULES.has(rule)),
  );
  const calls = server.app.api.routes
    .map(({ contract }) => contract)
    .filter((contract) => shown.some((place) => isAskedAt(contract, place)));
  // An endpoint added to this list must be added to `fetchShapes` too.
  expect(calls.map(({ path }) => path).toSorted()).toEqual([
    // The same code produces these lines for the other instruments.
    '/api/currencies/',
    '/api/etf/{instrumentId}/chart/',
    '/api/home/',
    '/api/indexes/',
    '/api/indexes/{indexId}/chart/',
    '/api/indexes/{indexId}/getGraphicData/',
    '/api/screens/{kind}/',
    '/api/stocks/{instrumentId}/chart/',
  ]);
});

test('the same attack breaks shapes stretched to each window', async () => {
  const values = await fetchValues(INDEX);
  const range = valueRange(values.values());
  const unknown = findBounds(stretched(values), values, {
    tick: 0.01,
    cellHeight: 1,
    slack: 0,
  }).map(({ low, high }) => (high - low) / range);
  expect(Math.min(...unknown)).toBeLessThan(UNKNOWN);
});

/** Removes nonces and request ids, which differ in every response. */
async function fetchBody(url: string, cookie: string): Promise<string> {
  const { statusCode, body } = await server.app.http.inject({ url, headers: { cookie } });
  expect({ url, statusCode }).toEqual({ url, statusCode: 200 });
  return body.replaceAll(/nonce="[^"]*"|requestId\\",\\"[^"\\]*/g, '');
}

describe('CHT-15 ACC-3 CRV-1 pictures of several lines', () => {
  /** Responses and pages that show curves. */
  const CURVE_URLS = [
    '/api/curves/',
    ...['par', 'zero', 'forward'].map(
      (kind) => `/api/curves/1/?kind=${kind}&compare=2026-10-01,2025-11-03,2&wrong=skip`,
    ),
    '/api/curves/1/bonds/',
    '/api/home/',
    '/',
    '/curves/?draw=1,2',
    '/curves/1/?compare=2026-10-01,2025-11-03,2',
  ];
  const getAll = (cookie: string) => Promise.all(CURVE_URLS.map((url) => fetchBody(url, cookie)));

  test('CHT-15 ACC-3 CRV-1 nothing that viewers without access get depends on a curve’s rates', async () => {
    // A separate account, because responses shared by visitors are cached.
    const free = await server.signInAs('free');
    const [before, known] = await Promise.all([getAll(free), getAll(paid)]);
    // Shifts each day by a different amount, and turns the curves upside down.
    await server.db.pool.query(
      `update curve_day set beta0 = beta0 + 0.03 * random(), beta1 = -beta1, beta2 = -beta2`,
    );
    await vi.waitFor(
      async () => {
        const now = await getAll(paid);
        expect(CURVE_URLS.filter((_, i) => now[i] === known[i])).toEqual(['/api/curves/1/bonds/']);
      },
      { timeout: 10_000, interval: 50 },
    );
    const after = await getAll(free);
    expect(CURVE_URLS.filter((_, i) => after[i] !== before[i])).toEqual([]);
    const visitor = await fetchBody('/curves/1/', '');
    expect(visitor).toContain('data-locked-picture');
    expect(visitor).not.toContain('data-curves');
  });

  test('CHT-15 ACC-3 no response has two shapes for one picture', () => {
    const shaped = PLACES.flatMap(({ rules }) =>
      Object.keys(rules).filter((path) => SHAPE_RULES.has(rules[path]!)),
    );
    // One line per row of a list, or the single line of a chart: two series have different
    // lattices, so drawing both in one picture would show a wrong order.
    expect(
      shaped.filter((path) => !/^(?:\.data\.\*\.value|.*\.\*\.(?:line|sparkline)\.\*)$/.test(path)),
    ).toEqual([]);
  });
});
