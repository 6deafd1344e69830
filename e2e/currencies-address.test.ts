import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useSite } from './browser.ts';
import {
  blankPage,
  pairCheckbox,
  pairChart,
  chip,
  clickRow,
  shownCharts,
  EUROPE,
  expectAddress,
  eventually,
  expectCharts,
  expectState,
  openPairs,
  PAIR,
  PATH,
  listedPairs,
  searchField,
  useMarket,
} from './currencies-market.ts';
import { hydrated, isFocused } from './widgets/widget-page.ts';

const site = useSite();
useMarket(site);

/** A page whose timers stand still until the test advances them. */
async function openWithClock(query = ''): Promise<Page> {
  const page = await blankPage(site, undefined, { isAlone: true });
  await page.clock.install();
  await page.goto(`${site.origin}${PATH}${query}`);
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  return page;
}

test('CUR-5 CUR-7 sub-regions have counts; choosing replaces the selection, choosing again removes it; the search filters by name; both go to page 1', async () => {
  const page = await openPairs(site, '?page=2');
  const chips = page.getByRole('navigation', { name: 'Sub-region' }).getByRole('link');
  expect(await chips.allTextContents()).toEqual([
    'All 64',
    'Majors 6',
    'Europe 3',
    'CIS 3',
    'Asia 3',
    'Latin America 3',
    'Middle East 3',
    'Africa 43',
  ]);
  const current = () => chips.and(page.locator('[aria-current]')).allTextContents();
  await chip(page, 'Africa').click();
  await expectAddress(page, '?subregion=7');
  await eventually(() => listedPairs(page)).toHaveLength(43);
  await chip(page, 'CIS').click();
  await eventually(() => listedPairs(page)).toEqual([10, 11, 12]);
  expect(await current()).toEqual(['CIS 3']);
  await expectAddress(page, '?subregion=3');
  await chip(page, 'CIS').click();
  await eventually(() => listedPairs(page)).toHaveLength(50);
  expect(await current()).toEqual(['All 64']);
  await expectAddress(page, '');

  await page.getByRole('link', { name: 'Page 2 of 2' }).click();
  await eventually(() => listedPairs(page)).toHaveLength(14);
  await searchField(page).pressSequentially('polish ', { delay: 60 });
  await eventually(() => listedPairs(page)).toEqual([7, 8]);
  await expectAddress(page, '?search=polish');
  // Typing continues with the same focus and text.
  await searchField(page).pressSequentially('zl', { delay: 60 });
  await expectAddress(page, '?search=polish%20zl');
  expect(await isFocused(searchField(page))).toBe(true);
  expect(await searchField(page).inputValue()).toBe('polish zl');
  expect(await chip(page, 'Europe').textContent()).toBe('Europe 2');
  await searchField(page).fill('nothing at all');
  await page.getByText('No pairs match.').waitFor();
  await page.getByRole('link', { name: 'Clear search and sub-region' }).click();
  await eventually(() => listedPairs(page)).toHaveLength(50);
  expect(await searchField(page).inputValue()).toBe('');
});

test('CUR-6 CUR-7 the selection resets 300 ms after a change of sub-region, not sooner, nor after going back; a search just before or after is not lost', async () => {
  const page = await openWithClock('?pairs=3,4');
  // Going back before the reset cancels it.
  await chip(page, 'Europe').click();
  await eventually(() => listedPairs(page)).toEqual([7, 8, 9]);
  await page.goBack();
  await eventually(() => listedPairs(page)).toHaveLength(50);
  await page.clock.runFor(1000);
  await clickRow(page, 5);
  await expectCharts(page, 3, 4, 5);

  await chip(page, 'Europe').click();
  await eventually(() => listedPairs(page)).toEqual([7, 8, 9]);
  expect(await shownCharts(page)).toEqual([3, 4, 5]);
  await page.clock.runFor(299);
  await expectAddress(page, `?subregion=${EUROPE}&pairs=3,4,5`);
  expect(await shownCharts(page)).toEqual([3, 4, 5]);
  await page.clock.runFor(1);
  await expectCharts(page, PAIR.usdPln);
  await expectAddress(page, `?subregion=${EUROPE}`);
  expect(await pairCheckbox(page, PAIR.usdPln).getAttribute('aria-checked')).toBe('true');

  const leaveEurope = async () => {
    await searchField(page).fill('');
    await page.clock.runFor(1000);
    await chip(page, 'All').click();
    await page.clock.runFor(1000);
    await expectCharts(page, PAIR.eurUsd);
    await expectAddress(page, '');
  };
  await leaveEurope();
  await chip(page, 'Europe').click();
  await searchField(page).fill('eur');
  await page.clock.runFor(1000);
  await expectAddress(page, `?subregion=${EUROPE}&search=eur`);
  await expectCharts(page, 8);

  await leaveEurope();
  await searchField(page).fill('eur');
  await chip(page, 'Europe').click();
  await page.clock.runFor(1000);
  await expectAddress(page, `?subregion=${EUROPE}&search=eur`);
  await eventually(() => listedPairs(page)).toEqual([8, 9]);
});

describe('CUR-15 the URL', () => {
  test('CUR-15 Back and Forward go through toggles, sub-regions, pages and a search as one step', async () => {
    const page = await openPairs(site);
    await clickRow(page, 2);
    await expectAddress(page, '?pairs=1,2');
    await clickRow(page, 1);
    await expectAddress(page, '?pairs=2');
    await page.goBack();
    await expectCharts(page, 1, 2);
    await page.goBack();
    await expectCharts(page, 1);
    await expectAddress(page, '');
    await page.goForward();
    await expectCharts(page, 1, 2);

    await chip(page, 'Europe').click();
    await expectAddress(page, `?subregion=${EUROPE}`);
    await expectCharts(page, PAIR.usdPln);
    await page.goBack();
    await expectCharts(page, 1, 2);
    await eventually(() => listedPairs(page)).toHaveLength(50);
    await page.getByRole('link', { name: 'Page 2 of 2' }).click();
    await eventually(() => listedPairs(page)).toHaveLength(14);
    await expectAddress(page, '?page=2&pairs=1,2');
    await page.goBack();
    await eventually(() => listedPairs(page)).toHaveLength(50);
    await page.goForward();
    await eventually(() => listedPairs(page)).toHaveLength(14);
    await expectCharts(page, 1, 2);

    await page.goBack();
    await eventually(() => listedPairs(page)).toHaveLength(50);
    await searchField(page).fill('pl');
    await expectAddress(page, '?search=pl&pairs=1,2');
    await searchField(page).fill('pln');
    await expectAddress(page, '?search=pln&pairs=1,2');
    await page.goBack();
    await expectAddress(page, '?pairs=1,2');
    await eventually(() => listedPairs(page)).toHaveLength(50);
    await eventually(() => searchField(page).inputValue()).toBe('');
    await page.goForward();
    await eventually(() => listedPairs(page)).toEqual([7, 8]);
    await eventually(() => searchField(page).inputValue()).toBe('pln');
  });

  test('CUR-15 a copied link shows the same page to somebody else; Back restores a chart whose row is not listed, also after a reload', async () => {
    const page = await openPairs(site);
    await chip(page, 'Africa').click();
    await expectAddress(page, '?subregion=7');
    await searchField(page).fill('usd');
    await expectAddress(page, '?subregion=7&search=usd');
    await clickRow(page, 24);
    await expectCharts(page, 22, 24);
    const other = await site.open(page.url().replace(site.origin, ''));
    expect(await listedPairs(other)).toEqual(await listedPairs(page));
    expect(await shownCharts(other)).toEqual([22, 24]);
    expect(await searchField(other).inputValue()).toBe('usd');
    expect(await chip(other, 'Africa').getAttribute('aria-current')).toBe('true');

    await searchField(page).fill('nothing at all');
    await page.getByText('No pairs match.').waitFor();
    await page
      .getByRole('button', { name: /^Remove the chart of / })
      .first()
      .click();
    await expectCharts(page, 24);
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expectCharts(page, 22, 24);
    expect(await page.getByText('This series is no longer available.').count()).toBe(0);
  });
});

const tab = (page: Page, id: number, name: string) =>
  pairChart(page, id).getByRole('tab', { name });
const chosen = (page: Page, id: number) =>
  pairChart(page, id).getByRole('tab', { selected: true }).allTextContents();

describe('periods', () => {
  test('CUR-15 the period of each chart is in the URL, and Back undoes a choice', async () => {
    const page = await openPairs(site, '?pairs=1,2');
    await tab(page, 1, '5Y').click();
    await expectAddress(page, '?pairs=1,2&periods=1:5Y');
    await tab(page, 2, '1Y').click();
    await expectAddress(page, '?pairs=1,2&periods=1:5Y,2:1Y');
    await eventually(() => chosen(page, 2)).toEqual(['1Y']);
    expect(await chosen(page, 1)).toEqual(['5Y']);
    await page.goBack();
    await expectAddress(page, '?pairs=1,2&periods=1:5Y');
    await eventually(() => chosen(page, 2)).toEqual(['Today']);
    await page.reload();
    await hydrated(page);
    expect([await chosen(page, 1), await chosen(page, 2)]).toEqual([['5Y'], ['Today']]);
    await clickRow(page, 1);
    await expectAddress(page, '?pairs=2');
  });

  test('CUR-15 a copied link shows the same period, also without scripts', async () => {
    const page = await site.open(`${PATH}?pairs=1&periods=1:2026-01-05..2026-02-06`, {
      javaScriptEnabled: false,
    });
    expect(await pairChart(page, 1).locator('input').first().inputValue()).toContain('Jan 2026');
    expect(await chosen(page, 1)).toEqual([]);
  });

  test('an invalid period breaks nothing', async () => {
    const periods = '1:9Y,x,2:2026-05-01..2026-01-01,999999999:5Y';
    const page = await openPairs(site, `?pairs=1,2&periods=${periods}`);
    await expectCharts(page, 1, 2);
    const said = (id: number) => pairChart(page, id).locator('[data-state]').textContent();
    await eventually(() => said(2)).toMatch(/start date on or before the end date/);
    await expectState(pairChart(page, 1), 'ready');
    expect(await said(1)).not.toContain('later');
  });
});
