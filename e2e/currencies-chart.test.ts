import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addMonths, formatDay } from '../src/domain/time/day.ts';
import { label } from '../src/labels/labels.ts';
import { useSite } from './browser.ts';
import {
  blankPage,
  graphicBody,
  pairCheckbox,
  pairChart,
  daysAgo,
  eventually,
  expectCharts,
  expectState,
  fail,
  fulfil,
  GRAPHIC_DATA,
  graphicRequests,
  openPairs,
  PAIR,
  PATH,
  TODAY,
  today,
  useMarket,
} from './currencies-market.ts';
import { hydrated } from './widgets/widget-page.ts';
import { openDates } from './widgets/chart-page.ts';

const site = useSite();
useMarket(site);

const NO_DATA = label('eng', 'no_graph_data');
const monthsAgo = (months: number) => formatDay(addMonths(TODAY, -months));
const tab = (chart: Locator, name: string) => chart.getByRole('tab', { name, exact: true });
const periodTabs = (chart: Locator) => chart.getByRole('tab').allInnerTexts();
const activeTab = (chart: Locator) => chart.getByRole('tab', { selected: true }).allInnerTexts();
const message = (chart: Locator) => chart.locator('[data-state] [role=status]');
const lastReading = (chart: Locator) => chart.getByRole('slider').getAttribute('aria-valuetext');

/** A page whose requests for points are answered by the test. */
async function openRouted(
  handler: (route: Route) => Promise<void>,
  query = '?pairs=1',
): Promise<{ page: Page; chart: Locator }> {
  const page = await blankPage(site, 'paid');
  await page.route(GRAPHIC_DATA, handler);
  await page.goto(`${site.origin}${PATH}${query}&subregion=4`);
  await hydrated(page);
  return { page, chart: page.locator('[data-chart]:visible').first() };
}

const answer = (route: Route) => fulfil(route, [1, 2, 3]);

async function chooseDate(chart: Locator, end: 'begin' | 'end', day: string): Promise<void> {
  await openDates(chart);
  const input = chart.getByRole('combobox').or(chart.getByRole('textbox'));
  await input.nth(end === 'begin' ? 0 : 1).fill(day);
  await input.nth(end === 'begin' ? 0 : 1).press('Enter');
}

describe('periods', () => {
  test('CUR-8 CUR-11 Today, 3M, 1Y, 5Y and 10Y request their days with their ids; a start after the end is reported without a request, one equal to the end is period 99', async () => {
    const page = await openPairs(site, '?subregion=2&pairs=1');
    const chart = pairChart(page, PAIR.eurUsd);
    expect(await periodTabs(chart)).toEqual(['Today', '3M', '1Y', '5Y', '10Y']);
    expect(await activeTab(chart)).toEqual(['Today']);
    await expectState(chart, 'ready');
    const sent = graphicRequests(page);
    for (const name of ['3M', '1Y', '5Y', '10Y', 'Today']) {
      await tab(chart, name).click();
      await eventually(() => activeTab(chart)).toEqual([name]);
      await expectState(chart, 'ready');
    }
    await eventually(() => sent.length).toBe(5);
    expect(sent).toEqual([
      { beginDate: monthsAgo(3), endDate: today, periodId: 3 },
      { beginDate: monthsAgo(12), endDate: today, periodId: 0 },
      { beginDate: monthsAgo(60), endDate: today, periodId: 1 },
      { beginDate: monthsAgo(120), endDate: today, periodId: 2 },
      { beginDate: today, endDate: today, periodId: 99 },
    ]);

    await tab(chart, '3M').click();
    await eventually(() => activeTab(chart)).toEqual(['3M']);
    await expectState(chart, 'ready');
    await chooseDate(chart, 'end', daysAgo(5));
    await eventually(() => sent.at(-1)).toEqual({ beginDate: monthsAgo(3), endDate: daysAgo(5) });
    await expectState(chart, 'ready');
    const before = sent.length;
    await chooseDate(chart, 'begin', daysAgo(2));
    await expectState(chart, 'empty');
    expect(await message(chart).innerText()).toBe(label('eng', 'graph_period_start_incorrect'));
    expect(await chart.getByRole('slider').count()).toBe(0);
    expect(await chart.getByText('Data table').count()).toBe(0);
    expect(await chart.innerText()).not.toMatch(/High|Change/);
    expect(await activeTab(chart)).toEqual([]);
    await chooseDate(chart, 'end', daysAgo(1));
    await expectState(chart, 'ready');
    expect(sent.slice(before)).toEqual([{ beginDate: daysAgo(2), endDate: daysAgo(1) }]);

    await chooseDate(chart, 'begin', daysAgo(3));
    await expectState(chart, 'ready');
    await chooseDate(chart, 'end', daysAgo(3));
    await expectState(chart, 'empty');
    expect(sent.at(-1)).toEqual({ beginDate: daysAgo(3), endDate: daysAgo(3), periodId: 99 });
    expect(await periodTabs(chart)).toContain('Today');
  });

  test('CUR-9 CUR-10 a pair that is not realtime begins with 3M, or 1Y if it is too rare', async () => {
    const query = `?pairs=${PAIR.usdMmk},${PAIR.usdTmt}`;
    const loaded = await openPairs(site, query);
    const chosen = await openPairs(site, '?pairs=');
    for (const id of [PAIR.usdMmk, PAIR.usdTmt]) await pairCheckbox(chosen, id).click();
    for (const page of [loaded, chosen]) {
      await expectCharts(page, PAIR.usdMmk, PAIR.usdTmt);
      const [daily, rare] = [pairChart(page, PAIR.usdMmk), pairChart(page, PAIR.usdTmt)];
      for (const chart of [daily, rare]) await expectState(chart, 'ready');
      expect(await periodTabs(daily)).toEqual(['3M', '1Y', '5Y', '10Y']);
      expect(await activeTab(daily)).toEqual(['3M']);
      expect(await periodTabs(rare)).toEqual(['1Y', '5Y', '10Y']);
      expect(await activeTab(rare)).toEqual(['1Y']);
    }
  });

  test('CUR-10 the response says that it is not realtime: Today disappears, the next tab loads', async () => {
    const asked: unknown[] = [];
    const { chart } = await openRouted((route) => {
      asked.push(graphicBody(route).periodId);
      return graphicBody(route).periodId === 99
        ? fulfil(route, [], false)
        : fulfil(route, [1, 2, 3]);
    });
    await expectState(chart, 'ready');
    expect(await periodTabs(chart)).toEqual(['3M', '1Y', '5Y', '10Y']);
    expect(await activeTab(chart)).toEqual(['3M']);
    expect(asked).toEqual([99, 3]);
  });
});

describe('the result of a request', () => {
  test('CUR-12 a failed request shows its errors, no series, and a working retry; if the server can’t be reached, the chart says so and recovers by itself', async () => {
    let handle = answer;
    const { page, chart } = await openRouted((route) => handle(route));
    const retry = page.getByRole('button', { name: 'Try again' });
    await expectState(chart, 'ready');
    handle = fail;
    await tab(chart, '1Y').click();
    await expectState(chart, 'failed');
    expect(await message(chart).locator('span').allInnerTexts()).toEqual([
      'The server is out for lunch.',
      NO_DATA,
    ]);
    expect(await chart.getByRole('slider').count()).toBe(0);
    expect(await chart.getByText('Data table').count()).toBe(0);
    expect(await chart.innerText()).not.toMatch(/High|Change/);
    handle = answer;
    await retry.click();
    await expectState(chart, 'ready');
    expect(await activeTab(chart)).toEqual(['1Y']);

    for (const failure of [
      (route: Route) => route.abort(),
      (route: Route) => route.fulfill({ status: 502, json: { message: 'from a proxy' } }),
      (route: Route) => route.fulfill({ status: 503, body: '<p>from a proxy' }),
    ]) {
      handle = failure;
      await tab(chart, '3M').click();
      await eventually(() => activeTab(chart)).toEqual(['3M']);
      await expectState(chart, 'failed');
      expect(await message(chart).locator('span').allInnerTexts()).toEqual([
        label('eng', 'unreachable_title'),
        label('eng', 'chart_returns'),
        NO_DATA,
      ]);
      handle = (route) => route.continue();
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expectState(chart, 'ready');
      await tab(chart, '1Y').click();
      await expectState(chart, 'ready');
    }
  });

  test('CUR-12 the old line stays while loading; slow loading is reported each time; a late response never replaces a newer one', async () => {
    const held: Route[] = [];
    // Not a realtime pair, because its line would end with its quote.
    const { chart } = await openRouted(async (route) => {
      const { periodId = 0 } = graphicBody(route);
      if (periodId === 0) held.push(route);
      else await fulfil(route, [periodId, 500 + periodId]);
    }, `?pairs=${PAIR.usdMmk}`);
    await expectState(chart, 'ready');
    await tab(chart, '1Y').click();
    await expectState(chart, 'loading');
    expect(await message(chart).isHidden()).toBe(true);
    await message(chart).getByText(label('eng', 'chart_slow')).waitFor();
    expect(await lastReading(chart)).toContain('503.');
    await fulfil(held.pop()!, [4, 5, 6]);
    await expectState(chart, 'ready');
    expect(await lastReading(chart)).toContain(' 6.');
    await tab(chart, '5Y').click();
    await eventually(() => lastReading(chart)).toContain('501.');
    await tab(chart, '1Y').click();
    await expectState(chart, 'loading');
    expect(await message(chart).isHidden()).toBe(true);

    await eventually(() => held.length).toBe(1);
    await tab(chart, '5Y').click();
    await eventually(() => lastReading(chart)).toContain('501.');
    // The browser has aborted this request, so fulfilling it may fail.
    await fulfil(held[0]!, [1, 999]).catch(() => undefined);
    await tab(chart, '10Y').click();
    await eventually(() => lastReading(chart)).toContain('502.');
    await tab(chart, '5Y').click();
    await eventually(() => lastReading(chart)).toContain('501.');
  });

  test('CUR-12 CUR-13 no data is reported; the tooltip groups thousands with a space', async () => {
    let values: number[] = [];
    // Not a realtime pair, because its next quote would become the first point.
    const { chart } = await openRouted((route) => fulfil(route, values), `?pairs=${PAIR.usdMmk}`);
    await expectState(chart, 'empty');
    expect(await message(chart).innerText()).toBe(NO_DATA);
    expect(await chart.innerText()).not.toMatch(/High|Change/);
    values = [12_345.67, 12_345.67];
    await tab(chart, '5Y').click();
    await chart.locator('[data-drawn]').waitFor();
    await chart.getByRole('slider').hover();
    const value = chart.locator('[data-drawn] strong');
    await value.waitFor();
    expect(await value.innerText()).toMatch(/^12[\u0020\u00a0\u202f]345\.67[\u0020\u00a0]MMK$/);
  });
});

test('CHT-16 a click in the plot stays on the page, one on the line opens the index', async () => {
  const { page, chart } = await openRouted((route) => fulfil(route, [10, 20, 30]));
  await chart.locator('[data-drawn]').waitFor();
  // Waits for the live quote, which has a time: three daily points alone can't be zoomed.
  await chart.getByText(/03:10 UTC\+3 it fell/).waitFor();
  const slider = chart.getByRole('slider');
  const { width, height } = (await slider.boundingBox())!;
  // The line runs from the lower left to the upper right.
  await slider.click({ position: { x: 0.2 * width, y: 0.2 * height } });
  await slider.press('+');
  await chart.getByRole('button', { name: 'Show all' }).waitFor();
  await slider.dblclick({ position: { x: 0.2 * width, y: 0.2 * height } });
  await chart.getByRole('button', { name: 'Show all' }).waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe(PATH);
  await slider.press('End');
  const dot = await chart.locator('[class$="_dot"]').evaluate(({ style }: HTMLElement) => ({
    x: Number.parseFloat(style.left),
    y: Number.parseFloat(style.top),
  }));
  await slider.click({ position: dot });
  await page.waitForURL(`${site.origin}/indexes/${PAIR.eurUsd}/`);
});
