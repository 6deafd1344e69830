import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectFits, PHONE, useSite } from './browser.ts';
import { asAccount, drawn, exportedSvg, INDEX_PATH, useMarketDay } from './index-pages.ts';
import { openDates, openSettings } from './widgets/chart-page.ts';

useMarketDay();
const site = useSite();
const STOCK = '/stocks/2008/';
const BOND = '/bonds/10001/';

/** Where the picture begins, from the top of the page and of its section. */
function findPicture(page: Page): Promise<{ y: number; below: number }> {
  const stage = page.locator('section[aria-label] [data-state]').first();
  return stage.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    const card = element.closest('section[aria-label]')!;
    const section = card.closest('section[aria-labelledby]') ?? card;
    return { y: top + scrollY, below: top - section.getBoundingClientRect().top };
  });
}

/** The size of the texts beside the picture, in px. */
const axisFonts = (page: Page) =>
  page
    .locator('section[aria-label] [data-still]:visible')
    .first()
    .locator('svg:nth-of-type(3) text')
    .evaluateAll((texts) => [...new Set(texts.map((text) => getComputedStyle(text).fontSize))]);

test('CHT-7 the picture comes before its controls: one row of them, on a phone two; small texts beside a narrow one', async () => {
  const prepare = asAccount(site, 'paid');
  const wide = { width: 1440, height: 900 };
  const page = await site.open(STOCK, { viewport: wide, javaScriptEnabled: false, prepare });
  for (const path of [STOCK, INDEX_PATH, BOND]) {
    await page.goto(site.origin + path);
    const { y, below } = await findPicture(page);
    expect(below, `on ${path}`).toBeLessThanOrEqual(110);
    expect(y, `on ${path}`).toBeLessThan(560);
    expect(await axisFonts(page), `on ${path}`).toEqual(['15px']);
  }
  await page.setViewportSize(PHONE);
  for (const [path, most, lowest] of [
    [STOCK, 145, 500],
    [INDEX_PATH, 145, 500],
    // It has prices, yields and spreads to choose from, and its main numbers come before.
    [BOND, 190, 800],
  ] as const) {
    await page.goto(site.origin + path);
    const { y, below } = await findPicture(page);
    expect(below, `on ${path}`).toBeLessThanOrEqual(most);
    expect(y, `on ${path}`).toBeLessThanOrEqual(lowest);
    expect(await axisFonts(page), `on ${path}`).toEqual(['12px']);
    // The panel of the dates is in view as well, before scripts place it.
    await page.locator('section[aria-labelledby=history] summary[aria-label*="2026"]').click();
    await expectFits(page);
  }
});

test('CHT-1 CHT-7 CHT-8 CHT-9 dates, sizes, logo and trend are behind icons on a phone, by keyboard as well', async () => {
  const page = await site.open(STOCK, { viewport: PHONE, prepare: asAccount(site, 'paid') });
  await drawn(page);
  const chart = page.locator('section[aria-labelledby=history]');
  const before = await findPicture(page);
  await openSettings(chart);
  // A panel is placed in the moment after it has opened.
  const tooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(tooWide).toBeLessThanOrEqual(0);
  const sizes = async () =>
    [...(await exportedSvg(page)).matchAll(/font-size="([\d.]+)"/g)].map(([, size]) =>
      Number(size),
    );
  await chart.getByRole('checkbox', { name: 'Show logo' }).uncheck();
  expect(await chart.getByText('Parcurve', { exact: true }).count()).toBe(0);
  await chart.getByRole('combobox', { name: 'Trend' }).click();
  await page.getByRole('option', { name: 'Linear' }).click();
  await expectAccessible(page);
  // Escape closes what is open and gives the focus back.
  await page.keyboard.press('Escape');
  await chart.getByRole('checkbox', { name: 'Show logo' }).waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
  const plain = await sizes();
  expect(plain).toContain(12);
  await openSettings(chart);
  await chart.getByRole('button', { name: 'Larger text' }).click();
  // Larger texts may leave room for fewer of them.
  expect(new Set(await sizes())).toEqual(new Set(plain.map((size) => size + 1)));

  await openDates(chart);
  await expect.poll(tooWide).toBeLessThanOrEqual(0);
  await page.getByLabel('From', { exact: true }).fill('2026-03-02');
  await page.keyboard.press('Enter');
  await page.waitForURL(/from=2026-03-02/);
  expect(await findPicture(page)).toEqual(before);
});
