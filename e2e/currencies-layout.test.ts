import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectFits, PHONE, useSite } from './browser.ts';
import {
  blankPage,
  pairChart,
  clickRow,
  expectCharts,
  openPairs,
  PAIR,
  PATH,
  pairRow,
  shownCharts,
  listedPairs,
  tick,
  useMarket,
  eventually,
} from './currencies-market.ts';
import { LANGUAGE_CODES, LANGUAGES } from '../src/domain/text/language.ts';
import { hydrated } from './widgets/widget-page.ts';

const site = useSite();
useMarket(site);

const measureBox = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen`);
  return box;
};

/** The position of a pair's chart relative to its row. */
async function belowRow(page: Page, id: number) {
  const row = (await pairRow(page, id).boundingBox())!;
  const card = await measureBox(page, `[data-chart="${id}"]:visible`);
  const plot = await measureBox(page, `[data-chart="${id}"]:visible [data-state]`);
  expect(plot.height).toBe(300);
  return { row, plot, gap: card.y - row.y - row.height, top: plot.y - row.y - row.height };
}

describe('a wide screen', () => {
  test('CUR-4 the chart of a clicked row is in view wherever the list is scrolled to', async () => {
    const page = await openPairs(site);
    const last = (await listedPairs(page)).at(-1)!;
    await pairRow(page, last).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(500);
    await clickRow(page, last);
    await expectCharts(page, PAIR.eurUsd, last);
    await eventually(async () => {
      const { y, height } = await measureBox(page, `[data-chart="${last}"] [data-state]`);
      return y >= 56 && y + Math.min(height, 200) <= 900;
    }).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('columns keep their width when a value gains a digit', async () => {
    const page = await openPairs(site, '', 'paid');
    const widths = () =>
      page
        .locator('thead th')
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
    const before = await widths();
    await eventually(() => pairRow(page, PAIR.usdJpy).textContent()).toContain('134.');
    await tick(site, PAIR.usdJpy, { second: 3000, value: '13471.271' });
    await eventually(() => pairRow(page, PAIR.usdJpy).textContent()).toContain('471.27');
    expect(await widths()).toEqual(before);
    await tick(site, PAIR.usdJpy, { second: 3060, value: '134.871' });
  });
});

describe('a phone', () => {
  test('CUR-3 CUR-4 charts of 300 px open below their rows, in view, with and without scripts', async () => {
    const sent = await blankPage(site, undefined, { viewport: PHONE, javaScriptEnabled: false });
    await sent.goto(site.origin + PATH);
    const first = await belowRow(sent, PAIR.eurUsd);
    expect(first.gap).toBeLessThan(24);
    expect(await shownCharts(sent)).toEqual([PAIR.eurUsd]);

    const page = await blankPage(site, undefined, {
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
    });
    await page.goto(site.origin + PATH);
    await hydrated(page);
    await expectCharts(page, PAIR.eurUsd);
    // Hydration doesn't move anything.
    expect((await belowRow(page, PAIR.eurUsd)).plot.y).toBe(first.plot.y);
    const last = (await listedPairs(page)).at(-1)!;
    await pairRow(page, last).scrollIntoViewIfNeeded();
    await pairRow(page, last).locator('small').first().tap();
    await expectCharts(page, PAIR.eurUsd, last);
    const { top, gap } = await belowRow(page, last);
    expect(gap).toBeLessThan(24);
    expect(top).toBeLessThan(200);
    await eventually(async () => {
      const { row, plot } = await belowRow(page, last);
      return row.y >= 56 && plot.y + plot.height <= PHONE.height;
    }).toBe(true);
    // A second tap closes it; the other one stays open.
    await pairRow(page, last).locator('small').first().tap();
    await expectCharts(page, PAIR.eurUsd);
  });

  test('the chart of a pair on another page is below the list, one tap away', async () => {
    const page = await blankPage(site, undefined, { viewport: PHONE });
    await page.goto(`${site.origin}${PATH}?pairs=${PAIR.eurUsd}&subregion=4`);
    await hydrated(page);
    await expectCharts(page, PAIR.eurUsd);
    await page.getByRole('link', { name: 'Charts: 1' }).click();
    await eventually(() =>
      pairChart(page, PAIR.eurUsd).evaluate((chart) => {
        const { top } = chart.getBoundingClientRect();
        return top >= 0 && top < innerHeight / 2;
      }),
    ).toBe(true);
  });

  test('at 320 px nothing overflows in any language; as-of time and 30-day line are there', async () => {
    const page = await blankPage(site, 'paid', {
      viewport: { width: 320, height: 700 },
      javaScriptEnabled: false,
    });
    for (const lang of LANGUAGE_CODES) {
      await page.goto(`${site.origin}${PATH}?lang=${lang}`);
      expect(await page.locator('html').getAttribute('lang')).toBe(LANGUAGES[lang].tag);
      await expectFits(page);
    }
    const row = pairRow(page, PAIR.eurUsd);
    expect(await row.locator('svg').first().isVisible()).toBe(true);
    expect(await row.getByText(/^\d\d:\d\d$/).isVisible()).toBe(true);
  });
});
