import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible, expectFits, PHONE } from '../browser.ts';
import {
  visibleBox,
  chart,
  drawn,
  eventually,
  openChart,
  openSettings,
  part,
  pixels,
  plain,
  pointAt,
  tooltip,
} from './chart-page.ts';
import { readEvents, openWidget, waitForScripts } from './widget-page.ts';
import { useGallery } from './use-gallery.ts';

const gallery = useGallery();
const STATES = 'default two-panes masked stepped links gaps one-point same-time tiny huge negative';

/** Heights of the plots, or of whatever is shown instead. */
function heights(page: Page): Promise<Record<string, number>> {
  return page
    .locator('[data-state]')
    .evaluateAll((nodes) =>
      Object.fromEntries(
        nodes.map((node) => [
          node.closest('section[id]')?.id ?? '',
          node.getBoundingClientRect().height,
        ]),
      ),
    );
}

/** How much of a line is under the table's header or outside its scroll container, in px. */
function hiddenPart(grid: Locator, line: number): Promise<number> {
  return grid.evaluate((node, wanted) => {
    const row = node.querySelector(`tbody tr[data-line="${wanted}"]`)!.getBoundingClientRect();
    const head = node.querySelector('thead')!.getBoundingClientRect();
    const box = node.closest('[class$="_dataTable"]')!.getBoundingClientRect();
    return Math.max(0, head.bottom - row.top, row.bottom - box.bottom);
  }, line);
}

/** Measures layout shifts from now on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift' });
    Object.assign(window, { shifts });
  });
  return () =>
    page.evaluate(() => {
      const { shifts } = window as unknown as { shifts: number[] };
      return shifts.reduce((sum, value) => sum + value, 0);
    });
}

describe('the still picture', () => {
  test('CHT-5 is in the server’s HTML, and drawing the chart changes no sizes', async () => {
    const still = await gallery.open('/gallery/chart/', { javaScriptEnabled: false });
    for (const state of STATES.split(' ')) {
      const picture = chart(still, state).locator('[data-still]:visible').first();
      expect(await picture.isVisible()).toBe(true);
      expect((await visibleBox(picture.locator('svg').nth(1))).width).toBeGreaterThan(1000);
      expect(await picture.locator('path').last().getAttribute('d')).toMatch(/^M\d/);
    }
    // The first and last values extend beyond the axis and aren't clipped.
    const values = chart(still, 'default').locator('[data-still] svg').nth(2);
    expect(await values.locator('text').count()).toBeGreaterThan(2);
    expect(await values.evaluate((svg) => getComputedStyle(svg).overflow)).toBe('visible');
    expect(await still.locator('[data-widget] [style]').count()).toBe(0);
    const before = await heights(still);
    expect(before).toMatchObject({ default: 600, 'two-panes': 800, masked: 300, map: 600 });

    // Hydration takes over what the server rendered.
    const page = await gallery.open('/gallery/chart/');
    await waitForScripts(page, '[data-widget] *');
    const shifted = await watchShifts(page);
    for (const state of STATES.split(' ')) await drawn(page, state);
    expect(await heights(page)).toEqual(before);
    expect(await chart(page, 'default').locator('[data-still]').count()).toBe(0);
    expect(await shifted()).toBe(0);
  });

  test('stays, with a message, if the engine doesn’t load; keys still read the points', async () => {
    const page = await openWidget(gallery, 'segmented');
    await page.route(/\/canvas-engine-/, (route) => route.abort());
    await page.goto(`${gallery.origin}/gallery/chart/?states=stepped#stepped`);
    const failed = part(page, 'stepped', 'engineFailed');
    await failed.waitFor();
    expect(await failed.innerText()).toBe(
      'The interactive chart could not be loaded; a static image is shown instead.',
    );
    expect(await chart(page, 'stepped').locator('[data-still]:visible').isVisible()).toBe(true);
    expect(await chart(page, 'stepped').locator('canvas').count()).toBe(0);
    const slider = chart(page, 'stepped').getByRole('slider');
    await slider.press('Home');
    await eventually(() => slider.getAttribute('aria-valuetext')).toBe('1 Jan 2024: 16.00');
  });
});

describe('CHT-6 legend', () => {
  test('CHT-6 toggles a series, links to its page, removes it where allowed', async () => {
    const page = await openChart(gallery, 'two-panes');
    const legend = chart(page, 'two-panes').getByRole('list', { name: 'Legend' });
    const toggle = legend.getByRole('button', { name: 'Hide GBP/USD' });
    const before = await pixels(page, 'two-panes');
    await toggle.click();
    const shown = legend.getByRole('button', { name: 'Show GBP/USD' });
    expect(await shown.getAttribute('aria-pressed')).toBe('false');
    await eventually(() => pixels(page, 'two-panes')).not.toBe(before);
    expect(await part(page, 'two-panes', 'summary').count()).toBe(2);
    await shown.click();
    await eventually(() => pixels(page, 'two-panes')).toBe(before);

    expect(await legend.getByRole('link').allInnerTexts()).toEqual(['EUR/USD']);
    expect(await legend.getByRole('link').getAttribute('href')).toBe('?page=eur');
    expect(await legend.getByRole('button', { name: /^Remove/ }).count()).toBe(1);
    await legend.getByRole('button', { name: 'Remove GBP/USD' }).click();
    const events = await readEvents(page, 'two-panes');
    expect(events.filter((event) => event.startsWith('toggleSeries'))).toHaveLength(2);
    expect(events.at(-1)).toBe('removeSeries {"seriesName":"GBP/USD","entity":"index"}');
  });
});

describe('tools', () => {
  test('CHT-7 CHT-8 A− and A+ change title, subtitle, axes and legend by 1 px; the logo is switched', async () => {
    const page = await openChart(gallery, 'default');
    const sizes = () =>
      Promise.all(
        ['title', 'subtitle', 'legend'].map((name) =>
          part(page, 'default', name).evaluate((node) => getComputedStyle(node).fontSize),
        ),
      );
    const larger = chart(page, 'default').getByRole('button', { name: 'Larger text' });
    const smaller = chart(page, 'default').getByRole('button', { name: 'Smaller text' });
    const start = await pixels(page, 'default');
    await openSettings(chart(page, 'default'));
    expect(await sizes()).toEqual(['16px', '15px', '13px']);
    await larger.click();
    expect(await sizes()).toEqual(['17px', '16px', '14px']);
    await eventually(() => pixels(page, 'default')).not.toBe(start);
    await smaller.click();
    await eventually(() => pixels(page, 'default')).toBe(start);
    await smaller.click();
    expect(await sizes()).toEqual(['15px', '14px', '12px']);
    await eventually(() => pixels(page, 'default')).not.toBe(start);

    const logo = part(page, 'default', 'watermark');
    const check = chart(page, 'default').getByRole('checkbox', { name: 'Show logo' });
    expect(await check.isChecked()).toBe(true);
    expect(await logo.innerText()).toBe('Parcurve');
    await check.uncheck();
    expect(await logo.count()).toBe(0);
    await check.check();
    expect(await logo.isVisible()).toBe(true);
  });
});

/** The points replace the server's picture; hiding their line doesn't bring it back. */
async function expectPictureUntilPoints(page: Page): Promise<void> {
  const picture = chart(page, 'picture').locator('[data-still]');
  expect(await picture.isVisible()).toBe(true);
  expect(await chart(page, 'picture').getByRole('slider').count()).toBe(0);
  await chart(page, 'picture').getByRole('button', { name: 'Bring the points' }).click();
  const slider = await drawn(page, 'picture');
  expect(await picture.count()).toBe(0);
  // A plot that was added later also reacts to the wheel.
  await slider.click();
  await page.mouse.wheel(0, -300);
  await chart(page, 'picture').getByRole('button', { name: 'Show all' }).waitFor();
  await chart(page, 'picture').getByRole('button', { name: 'Hide Late' }).click();
  expect(await picture.count()).toBe(0);
  expect(await slider.count()).toBe(0);
}

describe('states', () => {
  test('show what is going on, at the size of the chart; a retry is emitted', async () => {
    const page = await openChart(gallery, 'slow', {
      others: ['loading', 'empty', 'failed', 'picture'],
    });
    const message = (state: string) => part(page, state, 'message').innerText();
    const around = (state: string) => chart(page, state).locator('[data-state]');
    expect(await message('loading')).toBe('Loading the chart…');
    expect(await message('slow')).toBe('This is taking longer than usual…');
    expect(await message('empty')).toBe('No data for this period.');
    expect(await message('failed')).toContain('The chart could not be loaded.');
    for (const state of ['loading', 'slow', 'empty', 'failed']) {
      expect((await visibleBox(around(state))).height).toBe(300);
      const isBusy = ['loading', 'slow'].includes(state);
      expect(await around(state).getAttribute('aria-busy')).toBe(isBusy ? 'true' : null);
      expect(await part(page, state, 'skeleton').count()).toBe(state === 'slow' ? 0 : 1);
    }
    await chart(page, 'failed').getByRole('button', { name: 'Try again' }).click();
    expect(await readEvents(page, 'failed')).toEqual(['retry']);
    await expectPictureUntilPoints(page);
  });

  test('a theme change redraws, moving the cursor doesn’t; the data table has every point', async () => {
    const page = await openChart(gallery, 'default');
    await chart(page, 'default').getByRole('button', { name: 'Zoom in' }).click();
    const light = await pixels(page, 'default');
    // A marker that a re-render would remove.
    await chart(page, 'default')
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => canvas.getContext('2d')?.fillRect(0, 0, 9, 9));
    const marked = await pixels(page, 'default');
    expect(marked).not.toBe(light);
    for (const [x, month] of [
      [0.3, 'May'],
      [0.5, 'Jul'],
      [0.7, 'Sep'],
    ] as const) {
      await pointAt(page, 'default', x);
      await eventually(() => tooltip(page, 'default')).toContain(month);
    }
    expect(await pixels(page, 'default')).toBe(marked);
    await page.emulateMedia({ colorScheme: 'dark' });
    await eventually(() => pixels(page, 'default')).not.toBe(marked);
    expect(await pixels(page, 'default')).not.toBe(light);

    await chart(page, 'default').locator('summary', { hasText: 'Data table' }).click();
    const table = chart(page, 'default').getByRole('grid');
    await table.locator('tbody tr').first().waitFor();
    // The header is a row too.
    expect(await table.getAttribute('aria-rowcount')).toBe('401');
    const first = await table.locator('tbody tr').first().locator('td').allInnerTexts();
    expect(first.map(plain)).toEqual(['3 Feb 2025', '126.3900 USD']);
  });

  test.each([{ width: 1440, height: 900 }, PHONE])(
    'the header of the data table covers no row, $width px wide',
    async (viewport) => {
      const page = await openChart(gallery, 'default', { viewport });
      await chart(page, 'default').locator('summary', { hasText: 'Data table' }).click();
      const grid = chart(page, 'default').getByRole('grid');
      const row = (line: number) => grid.locator(`tbody tr[data-line="${line}"]`);
      await row(0).waitFor();
      await row(0).scrollIntoViewIfNeeded();
      expect(await hiddenPart(grid, 0)).toBe(0);
      await row(0).locator('td').first().click();
      const lines: number[] = [];
      for (const key of ['Control+End', 'ArrowUp', 'PageUp', 'PageUp', 'Control+Home']) {
        await page.keyboard.press(key);
        const focused = Number(await grid.locator('tr:focus-within').getAttribute('data-line'));
        await eventually(() => hiddenPart(grid, focused)).toBe(0);
        lines.push(focused);
      }
      expect(lines).toEqual([399, 398, expect.any(Number), expect.any(Number), 0]);
    },
  );

  test('axe finds nothing, light and dark', async () => {
    const page = await openChart(gallery, 'two-panes', { others: ['slow', 'failed', 'map'] });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, '#two-panes, #slow, #failed, #map');
    }
    await page.setViewportSize(PHONE);
    await expectFits(page);
  });
});
