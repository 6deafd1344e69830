import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { label } from '../../src/labels/labels.ts';
import { textOfPdf } from '../pdf-text.ts';
import {
  liveChart,
  chooseTrend,
  exported,
  exportedSvg,
  openCharts,
  readSvgTexts,
  wishFor,
} from './chart-export-page.ts';
import { openSettings } from './chart-page.ts';
import { useGallery } from './use-gallery.ts';

const gallery = useGallery();

const LINEAR = label('eng', 'trend_linear');
const LOGARITHMIC = label('eng', 'trend_logarithmic');
const EXPONENTIAL = label('eng', 'trend_exponential');
const NONE = label('eng', 'trend_not_selected');

describe('the chart’s settings apply to its files', () => {
  test('CHT-7 CHT-8 CHT-9 font sizes, trend lines and why there are none, the logo, hidden series', async () => {
    const states = ['default', 'two-panes', 'map', 'one-point', 'negative', 'masked'];
    const page = await openCharts(gallery, states);
    await expectFontSizes(page);
    await expectTrends(page);
    await expectTrendHints(page);
    await expectHidden(page);
  });
});

/** Notes are smaller than all other texts except the labels of a map. */
async function readFoot(chart: Locator) {
  return readSvgTexts(await exportedSvg(chart)).filter(({ size }) => size === 12);
}

describe('the texts of a picture', () => {
  const NOTES = ['As of 3 Feb 2025 · Source: Demo exchange', 'These figures are invented.'];

  test('CHT-13 the visible period and the notes are at the bottom, in every format', async () => {
    const page = await openCharts(gallery, ['default', 'map']);
    const chart = await liveChart(page, 'default');
    const whole = ['1 Jan 2024 – 3 Feb 2025', ...NOTES];
    expect((await readFoot(chart)).map(({ text }) => text)).toEqual(whole);
    const pdf = await textOfPdf((await exported(chart, 'PDF')).bytes);
    for (const note of whole) expect(pdf).toContain(note);
    const { bytes } = await exported(chart, 'SVG');
    const height = Number(/ height="(?<px>\d+)"/.exec(bytes.toString())?.groups?.px);
    // A PNG has twice the resolution; this is the height of the picture including its notes.
    expect((await exported(chart, 'PNG')).bytes.readUInt32BE(20)).toBe(2 * height);
    await chart.getByRole('button', { name: 'Zoom in' }).click();
    const [period] = await readFoot(chart);
    expect(period?.text).toMatch(/^\d+ (?:Feb|Mar) 2024 – \d+ (?:Nov|Dec) 2024$/);
    // A map has no period and no notes, and its labels have the same font size.
    const map = (await readFoot(await liveChart(page, 'map'))).map(({ text }) => text);
    expect(map.filter((text) => !/^(?:Gov|Corp) \d\.25% 20\d\d$/.test(text))).toEqual([]);
  });

  test('CHT-8 the watermark matches the screen: text, position, size and opacity', async () => {
    const page = await openCharts(gallery, ['default']);
    const chart = await liveChart(page, 'default');
    const shown = await chart.locator('[class$="_watermark"]').evaluate((node) => {
      const [box, plot] = [node, node.parentElement!].map((each) => each.getBoundingClientRect());
      const { fontSize, fontWeight, opacity } = getComputedStyle(node);
      return {
        x: box!.left + box!.width / 2 - plot!.left,
        y: box!.top + box!.height / 2 - plot!.top,
        size: Number.parseFloat(fontSize),
        weight: fontWeight,
        opacity,
      };
    });
    const svg = await exportedSvg(chart);
    const attributes = Object.fromEntries(
      [
        ...(/<text(?<all>[^>]*)>Parcurve</.exec(svg)?.groups?.all ?? '').matchAll(
          /([\w-]+)="([^"]*)"/g,
        ),
      ].map(([, name, value]) => [name, value]),
    );
    const plotTop = Number(/<svg x="16" y="(?<top>[\d.]+)"/.exec(svg)?.groups?.top);
    expect(Number(attributes['font-size'])).toBeCloseTo(shown.size, 1);
    expect(attributes['font-weight']).toBe(shown.weight);
    expect(attributes['fill-opacity']).toBe(shown.opacity);
    expect(Number(attributes.x) - 16).toBeCloseTo(shown.x, 0);
    // The middle of the line, measured from the baseline.
    expect(Number(attributes.y) - plotTop - 0.364 * shown.size).toBeCloseTo(shown.y, 0);
  });
});

/** The dashed lines of a file; only trend lines are dashed. */
async function dashedLines(chart: Locator): Promise<number> {
  return (await exportedSvg(chart)).match(/<path[^>]*stroke-dasharray="6,4"/g)?.length ?? 0;
}

/** How often the page has opened the print dialog; a real one would block the test. */
function printed(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(window, 'printed') as number);
}

test('CHT-13 printing shows only the picture, on white paper', async () => {
  const page = await openCharts(gallery, ['default'], {
    colorScheme: 'dark',
    prepare: (fresh) =>
      fresh.addInitScript(() => {
        Object.assign(window, { printed: 0 });
        window.print = () => Object.assign(window, { printed: Reflect.get(window, 'printed') + 1 });
      }),
  });
  const chart = await liveChart(page, 'default');
  await wishFor(chart, 'Print');
  await expect.poll(() => printed(page), { timeout: 20_000 }).toBe(1);
  const picture = page.locator('body > div > img');
  expect(await picture.getAttribute('alt')).toBe('Euro – US dollar');
  expect(await picture.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await picture.isVisible()).toBe(true);
  const others = page.locator('body > :not(:has(> img[alt]))');
  expect(await others.locator('visible=true').count()).toBe(0);
  const drawing = decodeURIComponent((await picture.getAttribute('src')) ?? '');
  expect(readSvgTexts(drawing).map(({ text }) => text)).toContain('1 Jan 2024 – 3 Feb 2025');
  expect(/<rect[^>]*fill="(?<paper>[^"]*)"/.exec(drawing)?.groups?.paper).toBe('#ffffff');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(await picture.count()).toBe(0);
  expect(await page.getByRole('main').isVisible()).toBe(true);
});

/** CHT-7 the font sizes. */
async function expectFontSizes(page: Page): Promise<void> {
  const chart = await liveChart(page, 'default');
  const sizes = async () => {
    const texts = readSvgTexts(await exportedSvg(chart));
    const findSize = (wanted: RegExp) => texts.find(({ text }) => wanted.test(text))?.size;
    return [/^Euro – US dollar$/, /^Daily close$/, /^2025$/, /\d\sUSD$/, /^EUR\/USD$/].map(
      findSize,
    );
  };
  expect(await sizes()).toEqual([16, 15, 15, 15, 13]);
  await openSettings(chart);
  await chart.getByRole('button', { name: 'Larger text' }).click();
  expect(await sizes()).toEqual([17, 16, 16, 16, 14]);
  await openSettings(chart);
  await chart.getByRole('button', { name: 'Smaller text' }).click();
  await chart.getByRole('button', { name: 'Smaller text' }).click();
  expect(await sizes()).toEqual([15, 14, 14, 14, 12]);
}

/** CHT-9 every series of more than one point has one; not_selected removes them. */
async function expectTrends(page: Page): Promise<void> {
  // The third series of the map has no point.
  for (const [state, count] of [
    ['two-panes', 3],
    ['map', 2],
  ] as const) {
    const chart = await liveChart(page, state);
    for (const trend of [LINEAR, LOGARITHMIC, EXPONENTIAL]) {
      await chooseTrend(chart, trend);
      expect(await dashedLines(chart)).toBe(count);
    }
    await chooseTrend(chart, NONE);
    expect(await dashedLines(chart)).toBe(0);
  }
}

/** CHT-9 where there is none, a hint says why. */
async function expectTrendHints(page: Page): Promise<void> {
  for (const [state, trend, key, name] of [
    ['one-point', LINEAR, 'trend_too_few_points', 'one'],
    ['negative', EXPONENTIAL, 'trend_not_positive', 'negative'],
    ['masked', EXPONENTIAL, 'trend_needs_values', 'USD/RUB'],
  ] as const) {
    const chart = await liveChart(page, state);
    const hint = chart.getByText(label('eng', key).replace('{name}', name));
    await chooseTrend(chart, trend);
    await hint.waitFor();
    expect(await dashedLines(chart)).toBe(0);
    await chooseTrend(chart, NONE);
    await hint.waitFor({ state: 'detached' });
  }
  // A masked line has a straight trend line.
  const masked = await liveChart(page, 'masked');
  await chooseTrend(masked, LINEAR);
  expect(await dashedLines(masked)).toBe(1);
}

/** CHT-8 shows the logo and each series unless hidden. */
async function expectHidden(page: Page): Promise<void> {
  const chart = await liveChart(page, 'two-panes');
  const texts = async () => readSvgTexts(await exportedSvg(chart)).map(({ text }) => text);
  expect(await texts()).toEqual(expect.arrayContaining(['Parcurve', 'EUR/USD', 'GBP/USD']));
  await openSettings(chart);
  await chart.getByRole('checkbox', { name: 'Show logo' }).uncheck();
  await chart.getByRole('button', { name: 'Hide GBP/USD' }).click();
  const left = await texts();
  expect(left).toContain('EUR/USD');
  expect(left).not.toContain('Parcurve');
  expect(left).not.toContain('GBP/USD');
}
