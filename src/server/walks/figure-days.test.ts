import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writePoints } from '../../db/quotes/write-points.ts';
import { formatDay, parseDay } from '../../domain/time/day.ts';
import { parseDecimal } from '../../domain/text/decimal.ts';
import { isChangeOfDay } from '../../domain/time/figure-day.ts';
import { findCalendars } from '../../domain/time/calendars/holidays.ts';
import { changeBetween, inBasisPoints } from '../../domain/instruments/quote.ts';
import { PLACES } from '../testing/market-places.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

/*
 * The rule of docs/decisions/figure-days.md, checked wherever a figure is shown: its day is the day
 * of its price, its change is the change on that day, and stale figures have no change and aren't
 * ranked.
 */

const KINDS = { bonds: 'bond', stocks: 'stock', etf: 'etf', indexes: 'index' } as const;
type List = keyof typeof KINDS;
const LISTS = Object.keys(KINDS) as List[];
/** The last day of the market, a Friday; today is Saturday. */
const LAST = '2026-11-13';

type Json = Readonly<Record<string, unknown>>;
interface Latest {
  readonly id: number;
  readonly last_day: string;
  readonly previous_day: string | null;
  readonly venue: string | null;
  readonly currencies: readonly (string | null)[];
}

let server: TestApp;
let paid: string;
/**
 * For each list, one instrument that hasn't traded since February, and one without a price on the
 * previous day.
 */
const stale = new Map<List, number>();
const skipped = new Map<List, number>();

beforeAll(async () => {
  server = await createTestApp();
  paid = await server.signInAs('paid');
  for (const list of LISTS) {
    const { rows } = await server.db.pool.query<{ id: number; series_id: number }>(
      `select id, series_id from screen_row where kind = $1 and is_shown and status = 'active'
         and last_day = $2 and day_change is not null and not screen_is_rate(kind, unit)
       order by importance desc, id limit 2`,
      [KINDS[list], LAST],
    );
    const [old, torn] = rows;
    stale.set(list, old!.id);
    skipped.set(list, torn!.id);
    // The last known change is so large that it would lead every ranking.
    await moveLast(old!.series_id, { '2026-02-02': '10', '2026-02-03': '1000' });
    await moveLast(torn!.series_id, { '2026-07-01': '10', [LAST]: '1000' });
  }
});
afterAll(() => server.close());

/** Removes all points from the first of these days on, and writes these. */
async function moveLast(seriesId: number, points: Readonly<Record<string, string>>) {
  const [first] = Object.keys(points);
  const gone = Array.from({ length: parseDay(LAST)! - parseDay(first!)! + 1 }, (_, i) => ({
    day: parseDay(first!)! + i,
    value: null,
  }));
  const come = Object.entries(points).map(([day, text]) => ({
    day: parseDay(day)!,
    value: parseDecimal(text)!,
  }));
  await writePoints(server.db.db, new Map([[seriesId, [...gone, ...come]]]));
}

async function fetchJson<T = Json>(url: string, payload?: object): Promise<T> {
  const answer = await server.app.http.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: { cookie: paid },
    ...(payload && { payload }),
  });
  expect({ url, status: answer.statusCode }).toEqual({ url, status: 200 });
  return answer.json<T>();
}

/**
 * The visible text of a page, with all spaces alike. Scripts are excluded because they contain the
 * labels too.
 */
async function fetchPageText(url: string): Promise<string> {
  const { body } = await server.app.http.inject({ url, headers: { cookie: paid } });
  return body.replaceAll(/<script.*?<\/script>/gs, '').replaceAll(/\s/g, ' ');
}

const screen = (list: List, query: string) =>
  fetchJson<{ items: Json[]; total: number }>(`/api/screens/${list}/?${query}`);

async function row(list: List, id: number): Promise<Json> {
  const { rows } = await server.db.pool.query<{ name: string }>(
    `select name ->> 'eng' as name from instrument where id = $1`,
    [id],
  );
  const text = encodeURIComponent(rows[0]!.name);
  const { items } = await screen(list, `text=${text}`);
  return items.find((each) => each['id'] === id)!;
}

/** Everything in a response that carries its own day and its change on that day. */
function* findDated(value: unknown): Generator<{ id: number; day: string; change: unknown }> {
  if (value === null || typeof value !== 'object') return;
  const { quote, ...fields } = value as { quote?: Json & { asOf?: string | null } } & Json;
  const id = (fields['id'] ?? fields['index_id.numeric']) as number;
  const day = fields['lastTrade'] ?? fields['lastDay'];
  if (quote?.asOf) {
    yield { id, day: quote.asOf.slice(0, 10), change: quote['change'] };
  } else if ('dayChange' in fields && typeof day === 'string') {
    yield { id, day, change: fields['dayChange'] ?? fields['dayChangeBp'] ?? null };
  }
  for (const part of Object.values(value)) yield* findDated(part);
}

test('HOM-1 SCR-1 every response dates a figure by its price, and only shows daily changes', async () => {
  const { rows } = await server.db.pool.query<Latest>(
    `select instrument.id, last_day::text, previous_day::text, venue,
       array[instrument.currency, base] as currencies
     from series join instrument on instrument.id = series.instrument_id
       left join currency_pair on currency_pair.instrument_id = instrument.id
     where field = 'close' and is_preferred and last_day is not null`,
  );
  const byId = new Map(rows.map((each) => [each.id, each]));
  const own = LISTS.flatMap((list) =>
    [stale.get(list)!, skipped.get(list)!].map((id) => ({ url: `/api/${list}/${id}/` })),
  );
  const seen = new Map<string, number>();
  /** Changes that aren't the change on a single day. */
  const wrong: string[] = [];
  for (const place of [...PLACES, ...own] as { url: string; payload?: object }[]) {
    const answer = await server.app.http.inject({
      method: place.payload ? 'POST' : 'GET',
      url: place.url,
      headers: { cookie: paid },
      ...(place.payload && { payload: place.payload }),
    });
    for (const { id, day, change } of findDated(answer.json())) {
      const latest = byId.get(id);
      if (!latest) continue;
      seen.set(place.url, (seen.get(place.url) ?? 0) + 1);
      // Values of today are compared with the close; all others are closes themselves.
      const isClose = day <= latest.last_day;
      expect({ url: place.url, id, day: isClose ? day : LAST }).toEqual({
        url: place.url,
        id,
        day: latest.last_day,
      });
      const isOfDay = isClose
        ? day >= LAST &&
          isChangeOfDay(
            parseDay(latest.previous_day ?? ''),
            parseDay(day)!,
            findCalendars(latest.currencies, latest.venue),
          )
        : latest.last_day === LAST;
      if (!isOfDay && change !== null) wrong.push(`${place.url}: ${id}`);
    }
  }
  expect(wrong).toEqual([]);
  const paths = [...seen.keys()].map((url) => url.replace(/\?.*$/, ''));
  for (const list of [...LISTS.map((each) => `screens/${each}`), 'home', 'indexes', 'currencies']) {
    expect(paths).toContain(`/api/${list}/`);
  }
  expect(paths).toEqual(expect.arrayContaining(own.map(({ url }) => url)));
});

describe.each(LISTS)('HOM-1 SCR-1 /api/screens/%s/', (list) => {
  test('stale instruments keep their day and are in no ranking, filter or count of the day', async () => {
    const [old, torn] = [stale.get(list)!, skipped.get(list)!];
    expect(await row(list, old)).toMatchObject({
      lastTrade: '2026-02-03',
      isStale: true,
      dayChange: null,
    });
    expect(await row(list, torn)).toMatchObject({
      lastTrade: LAST,
      isStale: false,
      dayChange: null,
    });
    for (const query of ['sort=-dayChange', 'dayChange=3..']) {
      const { items } = await screen(list, query);
      // Rows without a change come after all rows with one.
      const ranked = items.filter(({ dayChange }) => dayChange !== null);
      expect(items.slice(0, ranked.length)).toEqual(ranked);
      expect(ranked.map(({ id }) => id)).not.toContain(old);
      expect(ranked.map(({ id }) => id)).not.toContain(torn);
    }
  });

  test('the start page’s counts match the lists', async () => {
    const { breadth } = await fetchJson<{ breadth: Json[] }>('/api/home/');
    const counted = breadth.find(({ kind }) => kind === list)!;
    expect(counted['day']).toBe(LAST);
    const count = async (range: string) =>
      (await screen(list, `status=active&dayChange=${range}`)).total;
    const { rows } = await server.db.pool.query<{ risen: number; all: number }>(
      `select count(*) filter (where day_change > 0)::int as risen, count(*)::int as all
       from screen_row where kind = $1 and is_shown and status = 'active' and last_day >= $2
         and day_change is not null and not screen_is_rate(kind, unit)`,
      [KINDS[list], LAST],
    );
    const { rising, unchanged, falling } = counted as Record<string, number>;
    expect([rising, rising! + unchanged! + falling!]).toEqual([rows[0]!.risen, rows[0]!.all]);
    expect(await count('-1000..1000')).toBe(rows[0]!.all);
  });

  test('a file has a column with each row’s day', async () => {
    const { body } = await server.app.http.inject({
      url: `/api/screens/${list}/csv/`,
      headers: { cookie: paid },
    });
    const lines = body
      .replace(/^\uFEFF/, '')
      .trim()
      .split(/\r?\n/);
    expect(lines.filter((line) => line.includes('2026-02-03'))).not.toEqual([]);
  });
});

test('HOM-1 SCR-1 pages show the date of a price, and why there is no change', async () => {
  for (const list of LISTS) {
    const page = await fetchPageText(`/${list}/`);
    expect(page).toContain('closing prices to 13 Nov 2026; older ones are dated');
    expect(page).toContain('price of 3 Feb 2026');
    expect(await fetchPageText(`/${list}/${stale.get(list)}/`)).toContain(
      'No price since 3 Feb 2026',
    );
    expect(await fetchPageText(`/${list}/${skipped.get(list)}/`)).toContain(
      'No price on the previous trading day',
    );
  }
  expect(await fetchPageText('/')).toContain('close of Fri 13 Nov 2026');
});

test.each([
  // A load may be one trading day late; beyond that nothing is current.
  ['2026-11-17', false],
  ['2026-11-18', true],
])('HOM-1 SCR-1 on %s prices of 13 November are stale: %s', async (today, isStale) => {
  const later = await createTestApp({
    database: server.db,
    now: () => Date.parse(`${today}T12:00:00Z`),
  });
  const get = async <T>(url: string) =>
    (await later.app.http.inject({ url, headers: { cookie: paid } })).json<T>();
  const { items } = await get<{ items: Json[] }>('/api/screens/stocks/?sort=-lastTrade');
  expect(items[0]).toMatchObject({ lastTrade: LAST, isStale });
  const { breadth } = await get<{ breadth: Json[] }>('/api/home/');
  expect(breadth.some(({ kind }) => kind === 'stocks')).toBe(!isStale);
  await later.close();
});

test('HOM-1 the start page’s rankings omit stale instruments', async () => {
  const home = await fetchJson<Record<string, Record<string, { id: number }[]>>>('/api/home/');
  const ranked = [home['bonds']!['moved'], home['stocks']!['rising'], home['stocks']!['falling']];
  const ids = ranked.flatMap((rows) => rows!.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(10);
  for (const id of [...stale.values(), ...skipped.values()]) expect(ids).not.toContain(id);
});

describe('CHT-1 a change over a period: list, statistics and chart', () => {
  interface ChartAnswer {
    readonly data: Readonly<Record<string, { 'date.numeric': number; value: number }>>;
  }
  const chart = async (list: List, id: number, periodId: number, beginDate: string) => {
    const url = `/api/${list}/${id}/chart/`;
    const body = { periodId, beginDate, endDate: '2026-11-14' };
    const points = Object.values((await fetchJson<ChartAnswer>(url, body)).data);
    return [points[0]!, points.at(-1)!] as const;
  };

  test('is the same figure for levels and rates', async () => {
    const sample = [
      ...(await screen('indexes', 'sort=-yearChange')).items.slice(0, 3),
      ...(await screen('indexes', 'measure=rates&sort=name')).items.slice(0, 3),
    ].filter((each) => each['yearChange'] !== null || each['yearChangeBp'] !== null);
    expect(sample.length).toBeGreaterThan(2);
    for (const each of sample) {
      const id = each['id'] as number;
      const [first, last] = await chart('indexes', id, 0, '2025-11-14');
      const [from, to] = [first, last].map(({ value }) => parseDecimal(String(value)));
      const drawn = changeBetween(from, to);
      const { items } = await fetchJson<{ items: Json[] }>(`/api/indexes/${id}/statistics/`);
      const year = items.find(({ period }) => period === '1Y')!;
      expect(year).toMatchObject({
        since: formatDay(first['date.numeric'] / 86_400),
        ...drawnOf(),
      });
      const listed =
        each['yearChange'] === null
          ? [each['yearChangeBp'], Number(inBasisPoints(drawn.change!)).toFixed(1)]
          : [each['yearChange'], Number(drawn.changePercent).toFixed(2)];
      expect(Number(listed[0])).toBe(Number(listed[1]));
      function drawnOf() {
        return each['yearChange'] === null ? { change: drawn.change } : drawn;
      }
    }
  });

  test('is that of the three-month line for stocks and funds, from the same close', async () => {
    for (const list of ['stocks', 'etf'] as const) {
      const { items } = await screen(list, 'status=active');
      const [first] = await chart(list, items.at(-1)!['id'] as number, 3, '2026-08-14');
      expect(formatDay(first['date.numeric'] / 86_400) <= '2026-08-13').toBe(true);
    }
  });
});
