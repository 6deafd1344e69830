import { describe, expect, test } from 'vitest';
import { expectAccessible, useSite } from './browser.ts';
import {
  shownCharts,
  clickRow,
  daysAgo,
  eventually,
  expectAddress,
  expectCharts,
  expectState,
  openPairs,
  PAIR,
  today,
  useMarket,
} from './currencies-market.ts';
import { hydrated } from './widgets/widget-page.ts';

const site = useSite();
useMarket(site);

const SWITCH = 'Compare in one chart, %';
const PAIRS = `?pairs=${PAIR.eurUsd},${PAIR.usdJpy}`;
/** All closes of the market on these days. */
const CLOSES = `0:${daysAgo(20)}..${today}`;

describe('several pairs in one chart, in percent', () => {
  test('CHT-6 a switch merges the charts and splits them again; the URL follows; the legend hides a pair, links to its page and removes it', async () => {
    const page = await openPairs(site, `${PAIRS}&periods=${CLOSES}`, 'paid');
    const toggle = page.getByRole('switch', { name: SWITCH });
    expect(await toggle.getAttribute('aria-checked')).toBe('false');
    await toggle.focus();
    await page.keyboard.press('Space');
    await expectAddress(page, `${PAIRS}&periods=${CLOSES}&compare=1`);
    const chart = page.locator('[data-chart=compared]');
    await expectState(chart, 'ready');
    // In this market each close is higher than the last by a thousandth of the first one.
    await chart.getByText('Data table').click();
    const row = chart.getByRole('row', { name: 'EUR/USD' }).first();
    await eventually(() => row.textContent()).toMatch(/1\.90 %/);
    const legend = chart.getByRole('list', { name: 'Legend' });
    const links = legend.getByRole('link');
    expect(await links.allTextContents()).toEqual(['EUR/USD', 'USD/JPY']);
    expect(await links.first().getAttribute('href')).toBe(`/indexes/${PAIR.eurUsd}/`);
    const sentences = () => chart.getByText(/: from .* it /).count();
    expect(await sentences()).toBe(2);
    await legend.getByRole('button', { name: 'Hide USD/JPY' }).click();
    await eventually(sentences).toBe(1);
    const shown = legend.getByRole('button', { name: 'Show USD/JPY' });
    expect(await shown.getAttribute('aria-pressed')).toBe('false');
    await shown.click();
    await eventually(sentences).toBe(2);
    await expectAccessible(page, '[data-chart=compared]');

    await chart.getByRole('tab', { name: '5Y' }).click();
    await expectAddress(page, `${PAIRS}&periods=0:5Y&compare=1`);
    await page.reload();
    await hydrated(page);
    await expectState(chart, 'ready');
    expect(await chart.getByRole('tab', { selected: true }).allTextContents()).toEqual(['5Y']);

    await chart.getByRole('button', { name: 'Remove USD/JPY' }).click();
    await expectCharts(page, PAIR.eurUsd);
    expect(await toggle.count()).toBe(0);
    await clickRow(page, PAIR.usdJpy);
    await eventually(() => chart.count()).toBe(1);
    await toggle.click();
    await expectCharts(page, PAIR.eurUsd, PAIR.usdJpy);
  });

  test.each([undefined, 'free'] as const)(
    'ACC-3 a viewer without values (%s) isn’t offered it, and a link to it shows the shapes',
    async (kind) => {
      const page = await openPairs(site, `${PAIRS}&compare=1`, kind);
      await expectCharts(page, PAIR.eurUsd, PAIR.usdJpy);
      expect(await page.getByRole('switch', { name: SWITCH }).count()).toBe(0);
      expect(await shownCharts(page)).toEqual([PAIR.eurUsd, PAIR.usdJpy]);
    },
  );

  test('a start after the end sends no request', async () => {
    const query = `${PAIRS}&periods=0:2026-05-01..2026-04-01&compare=1`;
    const page = await openPairs(site, query, 'paid');
    const chart = page.locator('[data-chart=compared]');
    await expectState(chart, 'empty');
    expect(await chart.textContent()).toContain('on or before the end date');
  });
});
