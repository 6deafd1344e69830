import type { Locator, Page, Route } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { INSTRUMENT_TICKED } from '../src/db/quotes/channels.ts';
import { writePoints } from '../src/db/quotes/write-points.ts';
import { formatDay, SECONDS_PER_DAY } from '../src/domain/time/day.ts';
import { parseDecimal } from '../src/domain/text/decimal.ts';
import { todayAt } from '../src/domain/time/now.ts';
import { DEFAULT_TIME_ZONE } from '../src/domain/time/time-zone.ts';
import { addPairs } from '../src/server/testing/add-pairs.ts';
import { lastMomentIn } from '../src/server/testing/test-today.ts';
import type { Site } from './browser.ts';
import { hydrated } from './widgets/widget-page.ts';

export const PATH = '/currencies/';
/** Pairs of the demo market whose charts have different features. */
export const PAIR = {
  /** Realtime, the first in the list. */
  eurUsd: 1,
  usdJpy: 2,
  /** The first of Europe. */
  usdPln: 7,
  /** Not realtime and without a 3M tab. */
  usdTmt: 12,
  /** Not realtime, with a 3M tab; its values are above 1,000. */
  usdMmk: 15,
} as const;
export const EUROPE = 2;
const MORE_PAIRS = 40;
const CLOSES = 20;

/** The day that this run's pages consider today; the demo market's own day may be long ago. */
export const TODAY = todayAt({ ms: Date.now(), timeZone: DEFAULT_TIME_ZONE });
export const today = formatDay(TODAY);
export const daysAgo = (days: number) => formatDay(TODAY - days);

/** More than a page of pairs, closes up to yesterday, and three quotes today for two of them. */
export function useMarket(site: Site): void {
  beforeAll(async () => {
    site.setClock(lastMomentIn(TODAY));
    await addPairs(site.app.db.db, MORE_PAIRS, 'More');
    await writePoints(
      site.app.db.db,
      new Map([
        [PAIR.eurUsd, closes(1.21)],
        [PAIR.usdJpy, closes(131.7)],
        [PAIR.usdTmt, closes(3.51)],
        [PAIR.usdMmk, closes(2104.37)],
      ]),
    );
    for (const [i, value] of ['1.2341', '1.2352', '1.2363'].entries()) {
      await tick(site, PAIR.eurUsd, { second: 300 * i, value });
      await tick(site, PAIR.usdJpy, { second: 300 * i, value: `134.${i}71` });
    }
  });
}

function closes(level: number) {
  return Array.from({ length: CLOSES }, (_, i) => ({
    day: TODAY - CLOSES + i,
    value: parseDecimal((level * (1 + i / 1000)).toFixed(4))!,
  }));
}

/** Like the market: writes the value and sends the notification in one transaction. */
export async function tick(
  { app }: Site,
  id: number,
  { second, value }: { second: number; value: string },
): Promise<void> {
  const at = new Date((TODAY * SECONDS_PER_DAY + second) * 1000);
  await app.db.db.transaction().execute(async (trx) => {
    await trx.insertInto('intraday_quote').values({ series_id: id, at, value }).execute();
    await trx
      .updateTable('series')
      .set({ intraday_at: at, intraday_value: value })
      .where('instrument_id', '=', id)
      .execute();
    await trx
      .selectNoFrom((eb) =>
        eb.fn('pg_notify', [eb.val(INSTRUMENT_TICKED), eb.val(String(id))]).as('told'),
      )
      .execute();
  });
}

type Kind = Parameters<Site['signIn']>[1];

/**
 * A tab that hasn't loaded the portal yet, so that requests can be routed and a session set first.
 */
export async function blankPage(
  site: Site,
  kind?: Kind,
  options?: Parameters<Site['open']>[1],
): Promise<Page> {
  const page = await site.open('about:blank', options);
  if (kind) await site.signIn(page, kind);
  return page;
}

/** Opens the currencies page and waits until it is hydrated. */
export async function openPairs(site: Site, query = '', kind?: Kind): Promise<Page> {
  const page = await blankPage(site, kind);
  await page.goto(`${site.origin}${PATH}${query}`);
  return hydrated(page);
}

export const pairRow = (page: Page, id: number): Locator => page.locator(`tr[data-pair="${id}"]`);
export const pairCheckbox = (page: Page, id: number): Locator =>
  pairRow(page, id).getByRole('checkbox');
export const pairChart = (page: Page, id: number): Locator =>
  page.locator(`[data-chart="${id}"]:visible`);
export const chip = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Sub-region' }).getByRole('link', { name });
export const searchField = (page: Page): Locator => page.getByRole('searchbox');

/** Clicks the name, because the middle of a row may contain the hint of a masked value. */
export function clickRow(page: Page, id: number): Promise<void> {
  return pairRow(page, id).locator('small').click();
}

/** The listed pairs, in order. */
export function listedPairs(page: Page): Promise<number[]> {
  return page
    .locator('tr[data-pair]')
    .evaluateAll((rows) => rows.map((row) => Number((row as HTMLElement).dataset.pair)));
}

/** The visible charts, in order. */
export function shownCharts(page: Page): Promise<number[]> {
  return page
    .locator('[data-chart]:visible')
    .evaluateAll((charts) => charts.map((chart) => Number((chart as HTMLElement).dataset.chart)));
}

/** Patient enough for a slow machine; a passing test doesn't wait that long. */
export function eventually<T>(read: () => T): ReturnType<typeof expect.poll<T>> {
  return expect.poll(read, { timeout: 20_000 });
}

export async function expectCharts(page: Page, ...ids: number[]): Promise<void> {
  await eventually(() => shownCharts(page)).toEqual(ids);
}

export async function expectAddress(page: Page, query: string): Promise<void> {
  await eventually(() => page.url().replace(/^.*\/currencies\//, '')).toBe(query);
}

/** Waits until the plot, or whatever replaces it, has this state. */
export function expectState(chart: Locator, state: string): Promise<void> {
  return eventually(() => chart.locator('[data-state]').getAttribute('data-state')).toBe(state);
}

export const GRAPHIC_DATA = '**/getGraphicData/';

export interface GraphicRequest {
  beginDate?: string;
  endDate?: string;
  periodId?: number;
}

export const graphicBody = (route: Pick<Route, 'request'>) =>
  route.request().postDataJSON() as GraphicRequest;

/** The bodies of all requests for points. */
export function graphicRequests(page: Page): GraphicRequest[] {
  const sent: GraphicRequest[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/getGraphicData/')) {
      sent.push(request.postDataJSON() as GraphicRequest);
    }
  });
  return sent;
}

/** A response with these values, one per day. */
export function fulfil(route: Route, values: readonly number[], realtime = true): Promise<void> {
  const data = values.map((value, i) => ({
    'date.numeric': (TODAY - values.length + i) * SECONDS_PER_DAY,
    value,
    date: `day ${i}`,
  }));
  return route.fulfill({ json: { result: true, realtime, name: 'Routed', masked: false, data } });
}

/** An error response. */
export function fail(route: Route): Promise<void> {
  const errors = ['The server is out for lunch.'];
  const json = { result: false, code: 'internal', label: '', message: '', field: null, errors };
  return route.fulfill({ status: 500, json: { ...json, requestId: 'r', data: { errors } } });
}
