import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, vi } from 'vitest';
import { label } from '../src/labels/labels.ts';
import { storedPoints } from '../src/db/testing/test-series.ts';
import { SECONDS_PER_DAY } from '../src/domain/time/day.ts';
import type { DemoKind } from '../src/server/testing/test-app.ts';
import { TEST_TODAY } from '../src/server/testing/test-today.ts';
import type { Site } from './browser.ts';
import { openDates, openPopover } from './widgets/chart-page.ts';

export const INDEX = 1001;
export const INDEX_PATH = `/indexes/${INDEX}/`;
/** Every page that shows values. */
export const VALUE_PAGES = [
  '/',
  '/indexes/',
  INDEX_PATH,
  '/currencies/',
  '/bonds/10001/',
  '/stocks/2001/',
  '/company/12/',
  '/derivatives/',
];
/** The pages that draw masked values as shapes. */
export const SHAPE_PAGES: ReadonlySet<string> = new Set([
  '/',
  '/indexes/',
  INDEX_PATH,
  '/currencies/',
  '/stocks/2001/',
]);
/** The URL of the chart of any index. */
export const CHART_CALL = '**/api/indexes/*/chart/';

/** Periods end today, which the demo market only does on its own day. */
export function useMarketDay(): void {
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: (TEST_TODAY + 0.5) * SECONDS_PER_DAY * 1000 });
  });
  afterAll(() => {
    vi.useRealTimers();
  });
}

/** An English text with its placeholders filled in. */
export function english(key: string, values: Readonly<Record<string, string>> = {}): string {
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, value),
    label('eng', key),
  );
}

/** For `prepare`: signs the visitor in to this demo account. */
export function asAccount(site: Site, kind: DemoKind): (page: Page) => Promise<void> {
  return (page) => site.signIn(page, kind);
}

/** Waits until the live chart has replaced the picture. */
export async function drawn(page: Page): Promise<Page> {
  const canvas = '[data-state=ready] [data-drawn] canvas';
  // A chart below the fold loads once it is near the viewport. Its element may be replaced
  // meanwhile, so each attempt looks it up again.
  await page.waitForFunction((drawnCanvas) => {
    document.querySelector('main [data-state]')?.scrollIntoView({ block: 'nearest' });
    return document.querySelector(drawnCanvas) !== null;
  }, canvas);
  await page.locator(canvas).waitFor();
  return page;
}

/** The bodies of all later requests for chart data. */
export function heardChartCalls(page: Page): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/chart/')) bodies.push(request.postDataJSON());
  });
  return bodies;
}

export async function typeDay(page: Page, which: 'From' | 'To', day: string): Promise<void> {
  await openDates(page);
  const input = page.getByLabel(which, { exact: true });
  await input.fill(day);
  await input.press('Enter');
}

/** The page's chart as a file, without its fonts. */
export async function exportedSvg(page: Page): Promise<string> {
  const coming = page.waitForEvent('download');
  await openPopover(page, 'Export');
  await page.getByRole('button', { name: 'SVG' }).click();
  const svg = await readFile(await (await coming).path(), 'utf8');
  return svg.replace(/<style>.*?<\/style>/s, '');
}

export async function chosenTabs(page: Page): Promise<string[]> {
  return page.getByRole('tab', { selected: true }).allTextContents();
}

/** The value of each day from the first to the last, both included. */
export async function storedValues(site: Site, begin: string, end: string) {
  const { id } = await site.app.db.db
    .selectFrom('series')
    .select('id')
    .where('instrument_id', '=', INDEX)
    .executeTakeFirstOrThrow();
  const points = await storedPoints(site.app.db.db, id);
  return Object.entries(points).filter(([day]) => day >= begin && day <= end);
}
