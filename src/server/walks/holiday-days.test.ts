import { afterAll, beforeAll, expect, test } from 'vitest';
import { writePoints } from '../../db/quotes/write-points.ts';
import { makeScreenRows } from '../../db/screening/make-screen-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { parseDay } from '../../domain/time/day.ts';
import { parseDecimal } from '../../domain/text/decimal.ts';
import { changeBetween } from '../../domain/instruments/quote.ts';
import { extendDemoQuotes } from '../../loaders/demo/load-demo-market.ts';
import { createTestApp } from '../testing/test-app.ts';

/*
 * Figure days around Thanksgiving, Thursday 26 November 2026: American markets are closed, all others
 * open (docs/decisions/figure-days.md).
 */

const BEFORE = '2026-11-25';
const HOLIDAY = '2026-11-26';
const AFTER = '2026-11-27';

const LISTS = { bonds: 'bond', stocks: 'stock', etf: 'etf', indexes: 'index' } as const;
type List = keyof typeof LISTS;
const EACH = Object.keys(LISTS) as List[];
const IN_AMERICA = `currency = 'USD' and coalesce(venue, 'XOFF') in ('XNYS', 'XNAS', 'ARCX', 'XOFF')`;

type Json = Readonly<Record<string, unknown>>;
type Quote = { readonly isStale: boolean; readonly asOf: string; readonly changePercent: unknown };

let database: TestDatabase;
/** For each list, one instrument whose market is closed on the holiday. */
const american = new Map<List, number>();
/** For each list, one whose market is open, without a price on that day. */
const silent = new Map<List, number>();
const names = new Map<number, string>();
let moved: number;

beforeAll(async () => {
  database = await createTestDatabase({ template: 'portal' });
  await extendDemoQuotes(database.pool, { today: parseDay(AFTER)! });
  await makeScreenRows(database.pool);
  await moveStock();
  for (const list of EACH) {
    american.set(list, (await findLeading(list, IN_AMERICA, BEFORE)).id);
    const open = await findLeading(list, `currency <> 'USD'`, HOLIDAY);
    silent.set(list, open.id);
    await silence(open.seriesId);
  }
});
afterAll(() => database.drop());

/** The small demo market has no American stock, so one is moved there. */
async function moveStock(): Promise<void> {
  const { id, seriesId } = await findLeading('stocks', `venue = 'XPAR'`, HOLIDAY);
  await database.pool.query(
    `update instrument set venue = 'XNYS', currency = 'USD' where id = $1`,
    [id],
  );
  await silence(seriesId);
  moved = seriesId;
}

async function silence(seriesId: number): Promise<void> {
  const gone = { day: parseDay(HOLIDAY)!, value: null };
  await writePoints(database.db, new Map([[seriesId, [gone]]]));
}

async function findLeading(list: List, condition: string, lastDay: string) {
  const { rows } = await database.pool.query<{ id: number; seriesId: number; name: string }>(
    `select id, series_id as "seriesId", name ->> 'eng' as name from screen_row
     where kind = $1 and is_shown and status = 'active' and last_day = $2 and ${condition}
       and day_change is not null and not screen_is_rate(kind, unit)
     order by importance desc, id limit 1`,
    [LISTS[list], lastDay],
  );
  names.set(rows[0]!.id, rows[0]!.name);
  return rows[0]!;
}

/** The server at noon on a given day. */
async function openOn(today: string) {
  const server = await createTestApp({ database, now: () => Date.parse(`${today}T12:00:00Z`) });
  const cookie = await server.signInAs('paid');
  const get = async (url: string) => {
    const answer = await server.app.http.inject({ url, headers: { cookie } });
    expect({ url, status: answer.statusCode }).toEqual({ url, status: 200 });
    return answer;
  };
  const fetchJson = async <T = Json>(url: string) => (await get(url)).json<T>();
  return {
    server,
    fetchJson,
    file: async (url: string) => (await get(url)).body,
    /** The visible text of a page; its scripts contain the labels too. */
    page: async (url: string) =>
      (await get(url)).body.replaceAll(/<script.*?<\/script>/gs, '').replaceAll(/\s/g, ' '),
    /** The row in a list, if it passes the filter. */
    row: async (list: List, id: number, filter = '') => {
      const text = encodeURIComponent(names.get(id)!);
      const { items } = await fetchJson<{ items: Json[] }>(
        `/api/screens/${list}/?text=${text}${filter}`,
      );
      return items.find((each) => each['id'] === id);
    },
    /** The quotes for the page and for a spreadsheet. */
    quotes: async (list: List, id: number) => [
      (await fetchJson<{ quote: Quote }>(`/api/${list}/${id}/`)).quote,
      (await fetchJson<{ quote: Quote }>(`/api/symbols/quote/?symbol=ID:${id}`)).quote,
    ],
  };
}

const HAS_CHANGE = '&dayChange=-1000..1000';

test('HOM-1 SCR-1 on the holiday closed markets aren’t stale, and silent ones are', async () => {
  const portal = await openOn(AFTER);
  for (const list of EACH) {
    const [closed, missing] = [american.get(list)!, silent.get(list)!];
    const row = await portal.row(list, closed, HAS_CHANGE);
    expect(row).toMatchObject({ lastTrade: BEFORE, isStale: false });
    expect(row!['dayChange']).not.toBeNull();
    for (const quote of await portal.quotes(list, closed)) {
      expect(quote).toMatchObject({ asOf: BEFORE, isStale: false });
      expect(quote.changePercent).not.toBeNull();
    }
    const late = { lastTrade: BEFORE, isStale: true, dayChange: null };
    expect(await portal.row(list, missing)).toMatchObject(late);
    expect(await portal.row(list, missing, HAS_CHANGE)).toBeUndefined();
    for (const quote of await portal.quotes(list, missing)) {
      expect(quote).toMatchObject({ asOf: BEFORE, isStale: true, changePercent: null });
    }
    expect(await portal.page(`/${list}/${closed}/`)).not.toContain('No price since');
    expect(await portal.page(`/${list}/${missing}/`)).toContain('No price since 25 Nov 2026');
  }
  // The start page shows a single day: instruments with closed markets aren't counted.
  const { breadth } = await portal.fetchJson<{ breadth: Record<string, unknown>[] }>('/api/home/');
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int from screen_row where kind = 'stock' and is_shown and status = 'active'
       and last_day = $1 and day_change is not null`,
    [HOLIDAY],
  );
  const stocks = breadth.find(({ kind }) => kind === 'stocks') as Record<string, number>;
  expect(stocks['day']).toBe(HOLIDAY);
  expect(stocks['rising']! + stocks['falling']! + stocks['unchanged']!).toBe(rows[0]!.count);
  await portal.server.close();
});

test('HOM-1 SCR-1 the day after, the change is since the previous trading day', async () => {
  await extendDemoQuotes(database.pool, { today: parseDay(AFTER)! + 1 });
  await makeScreenRows(database.pool);
  await silence(moved);
  const portal = await openOn('2026-11-28');
  for (const list of EACH) {
    const id = american.get(list)!;
    const { rows } = await database.pool.query<Record<string, string>>(
      `select last_value as last, previous_value as previous, last_day::text as "lastDay",
         previous_day::text as "previousDay"
       from series where instrument_id = $1 and field = 'close' and is_preferred`,
      [id],
    );
    const { last, previous, ...days } = rows[0]!;
    expect(days).toEqual({ lastDay: AFTER, previousDay: BEFORE });
    const { changePercent } = changeBetween(parseDecimal(previous!), parseDecimal(last!));
    for (const quote of await portal.quotes(list, id)) {
      expect(quote).toMatchObject({ asOf: AFTER, isStale: false, changePercent });
    }
    const row = await portal.row(list, id, HAS_CHANGE);
    expect(row).toMatchObject({ lastTrade: AFTER, isStale: false });
    expect(Math.abs(Number(row!['dayChange']) - Number(changePercent))).toBeLessThan(0.006);
    const file = await portal.file(
      `/api/screens/${list}/csv/?text=${encodeURIComponent(names.get(id)!)}`,
    );
    expect(file).toContain(String(row!['dayChange']));
    const page = await portal.page(`/${list}/${id}/`);
    expect(page).not.toContain('No price on the previous trading day');
  }
  // Nothing on the start page lacks a change because of the holiday.
  const home = await portal.fetchJson('/api/home/');
  const { rows } = await database.pool.query<{ id: number }>(
    `select id from screen_row where ${IN_AMERICA} and last_day = $1 and day_change is not null`,
    [AFTER],
  );
  const ofAmerica = new Set(rows.map(({ id }) => id));
  const told = [...findChanges(home)].filter(({ id }) => ofAmerica.has(id));
  expect(told.length).toBeGreaterThan(3);
  expect(told.filter(({ change }) => change === null)).toEqual([]);
  const { items } = await portal.fetchJson<{ items: Json[] }>('/api/curves/');
  const curve = items.find(({ country }) => country === 'US')!;
  expect(curve).toMatchObject({ lastDay: AFTER });
  expect(curve['change10y']).not.toBeNull();
  await portal.server.close();
});

function* findChanges(value: unknown): Generator<{ id: number; change: unknown }> {
  if (value === null || typeof value !== 'object') return;
  const { id, quote, dayChange } = value as { id?: number; quote?: Json; dayChange?: unknown };
  if (id !== undefined && quote) yield { id, change: quote['change'] };
  else if (id !== undefined && dayChange !== undefined) yield { id, change: dayChange };
  for (const part of Object.values(value)) yield* findChanges(part);
}
