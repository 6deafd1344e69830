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
  listedPairs,
  tick,
  useMarket,
  eventually,
} from './currencies-market.ts';
import { LANGUAGE_CODES, LANGUAGES } from '../src/domain/language.ts';
import { hydrated } from './widgets/widget-page.ts';

const site = useSite();
useMarket(site);

const measureBox = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen`);
  return box;
};

describe('a wide screen', () => {
  test('CUR-4 the chart of a clicked row is in view wherever the list is scrolled', async () => {
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
  test('the list stands before the charts, and a tapped row stays where it is', async () => {
    const page = await blankPage(site, undefined, {
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
    });
    await page.goto(site.origin + PATH);
    await hydrated(page);
    const [list, charts] = [
      await measureBox(page, 'table'),
      await measureBox(page, '#pair-charts'),
    ];
    expect(list.y).toBeLessThan(charts.y);
    const row = pairRow(page, PAIR.usdPln);
    await row.scrollIntoViewIfNeeded();
    const before = (await row.boundingBox())!.y;
    await row.locator('small').first().tap();
    await expectCharts(page, PAIR.eurUsd, PAIR.usdPln);
    expect((await row.boundingBox())!.y).toBe(before);
    // Its chart is one tap away.
    await page.getByRole('link', { name: 'Charts: 2' }).tap();
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
