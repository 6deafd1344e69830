import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectFits, PHONE, useSite } from './browser.ts';
import { asAccount, drawn, exportedSvg, INDEX_PATH, useMarketDay } from './index-pages.ts';
import { openDates, openSettings } from './widgets/chart-page.ts';

useMarketDay();
const site = useSite();
const STOCK = '/stocks/2008/';
const ETF = '/etf/3001/';
const BOND = '/bonds/10001/';

/** The top of the picture, relative to the page and to its section. */
function findPicture(page: Page): Promise<{ y: number; below: number }> {
  const stage = page.locator('section[aria-label] [data-state]').first();
  return stage.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    const card = element.closest('section[aria-label]')!;
    const section = card.closest('section[aria-labelledby]') ?? card;
    return { y: top + scrollY, below: top - section.getBoundingClientRect().top };
  });
}

/** The font sizes next to the picture, in px. */
const axisFonts = (page: Page) =>
  page
    .locator('section[aria-label] [data-still]:visible')
    .first()
    .locator('svg:nth-of-type(3) text')
    .evaluateAll((texts) => [...new Set(texts.map((text) => getComputedStyle(text).fontSize))]);

/** The controls above the picture, by their position. */
const findControls = (page: Page) =>
  page
    .locator('section[aria-labelledby=history]')
    .locator('[role=tablist], summary[aria-label]')
    .evaluateAll((controls) =>
      controls.map((each) => {
        const { top, height } = each.getBoundingClientRect();
        return { top: Math.round(top + scrollY), height: Math.round(height) };
      }),
    );

test('CHT-7 a single row of controls is above the picture, which begins near the top at every width', async () => {
  const prepare = asAccount(site, 'paid');
  const page = await site.open(STOCK, { javaScriptEnabled: false, prepare });
  for (const width of [1440, 1100]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [STOCK, ETF, INDEX_PATH, BOND]) {
      await page.goto(site.origin + path);
      const { y, below } = await findPicture(page);
      expect(below, `${path} at ${width} px`).toBeLessThanOrEqual(110);
      expect(y, `${path} at ${width} px`).toBeLessThan(560);
      expect(await axisFonts(page), `${path} at ${width} px`).toEqual(['15px']);
      const controls = await findControls(page);
      expect(new Set(controls.map(({ top }) => top)).size, `${path} at ${width} px`).toBe(1);
      expect(new Set(controls.map(({ height }) => height)), `${path} at ${width} px`).toEqual(
        new Set([32]),
      );
    }
  }
  await page.setViewportSize(PHONE);
  for (const language of ['eng', 'rus']) {
    for (const [path, most, lowest] of [
      [STOCK, 110, 450],
      [ETF, 110, 450],
      [INDEX_PATH, 110, 450],
      // It offers prices, yields and spreads, and its headline figures come first.
      [BOND, 140, 800],
    ] as const) {
      await page.goto(`${site.origin}${path}?lang=${language}`);
      const { y, below } = await findPicture(page);
      expect(below, `${path} in ${language}`).toBeLessThanOrEqual(most);
      expect(y, `${path} in ${language}`).toBeLessThanOrEqual(lowest);
      expect(await axisFonts(page), `${path} in ${language}`).toEqual(['12px']);
      const controls = await findControls(page);
      expect(new Set(controls.map(({ height }) => height)), `${path} in ${language}`).toEqual(
        new Set([44]),
      );
      // The dates panel is in view as well, even before scripts position it.
      await page.locator('section[aria-labelledby=history] summary[aria-label*="2026"]').click();
      await expectFits(page);
    }
  }
});

test('CHT-7 CHT-8 CHT-9 the chart settings open by keyboard and change sizes, logo and trend', async () => {
  const page = await site.open(STOCK, { prepare: asAccount(site, 'paid') });
  await drawn(page);
  const chart = page.locator('section[aria-labelledby=history]');
  const texts = async () => {
    const svg = await exportedSvg(page);
    return { svg, sizes: new Set([...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, px]) => px)) };
  };
  const before = await texts();
  expect(before.sizes).toContain('15');
  const settings = chart.locator('summary[aria-label="Chart settings"]');
  await settings.focus();
  await page.keyboard.press('Enter');
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  for (const [name, key] of [
    ['A−', 'Space'],
    ['A+', 'Space'],
  ] as const) {
    await page.keyboard.press('Tab');
    expect(await focused()).toBe(name);
    await page.keyboard.press(key);
  }
  // Undoes the checkbox, then makes the text one px larger.
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await chart.getByRole('checkbox', { name: 'Show logo' }).isChecked()).toBe(false);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => chart.getByRole('combobox', { name: 'Trend' }).innerText())
    .toContain('Linear');
  await page.keyboard.press('Escape');
  expect(await chart.getByRole('checkbox').count()).toBe(0);
  const after = await texts();
  expect(after.sizes).toContain('16');
  expect(before.svg).toContain('>Parcurve<');
  expect(after.svg).not.toContain('>Parcurve<');
  expect(after.svg.match(/stroke-dasharray/g)?.length).toBeGreaterThan(
    before.svg.match(/stroke-dasharray/g)?.length ?? 0,
  );
});

test('CHT-1 CHT-7 CHT-8 CHT-9 dates, sizes, logo and trend are behind icons on a phone, by keyboard as well', async () => {
  const page = await site.open(STOCK, { viewport: PHONE, prepare: asAccount(site, 'paid') });
  await drawn(page);
  const chart = page.locator('section[aria-labelledby=history]');
  const before = await findPicture(page);
  await openSettings(chart);
  // A panel is positioned just after it has opened.
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
  // Escape closes the open panel and restores the focus.
  await page.keyboard.press('Escape');
  await chart.getByRole('checkbox', { name: 'Show logo' }).waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
  const plain = await sizes();
  expect(plain).toContain(12);
  await openSettings(chart);
  await chart.getByRole('button', { name: 'Larger text' }).click();
  // Larger texts may leave room for fewer labels.
  expect(new Set(await sizes())).toEqual(new Set(plain.map((size) => size + 1)));

  await openDates(chart);
  await expect.poll(tooWide).toBeLessThanOrEqual(0);
  await page.getByLabel('From', { exact: true }).fill('2026-03-02');
  await page.keyboard.press('Enter');
  await page.waitForURL(/from=2026-03-02/);
  expect(await findPicture(page)).toEqual(before);
});
