import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/domain/text/language.ts';
import { label } from '../../src/labels/labels.ts';
import { textOfPdf } from '../pdf-text.ts';
import {
  liveChart,
  exported,
  exportedSvg,
  openCharts,
  readSvgTexts,
  wishFor,
  type FileFormat,
} from './chart-export-page.ts';
import { waitForScripts } from './widget-page.ts';
import { useGallery } from './use-gallery.ts';

const gallery = useGallery();

/** Files that the export needs; the page itself loads neither its fonts nor its code. */
const TOOLS = /\.ttf$|\.woff$|(?:pdf|svg|raster|save)-file|make-picture|print-chart|svg-image/;

function requestedTools(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.replace(/^.*\//, '');
    if (TOOLS.test(name)) names.push(name);
  });
  return names;
}

const BEGINNINGS: Record<FileFormat, string> = {
  PNG: '\u0089PNG\r\n\u001a\n',
  JPEG: '\u00ff\u00d8\u00ff',
  PDF: '%PDF-1.',
  SVG: '<svg xmlns="http://www.w3.org/2000/svg"',
};
/** Larger than an empty picture, but small enough for an email. */
const SIZES: Record<FileFormat, readonly [least: number, most: number]> = {
  PNG: [40_000, 1_000_000],
  JPEG: [40_000, 1_000_000],
  PDF: [15_000, 150_000],
  SVG: [30_000, 150_000],
};

test('CHT-13 files are named chart.*, valid, and created by tools loaded on first use', async () => {
  let tools: string[] = [];
  const page = await openCharts(gallery, ['default'], {
    prepare: async (fresh) => {
      tools = requestedTools(fresh);
    },
  });
  const chart = await liveChart(page, 'default');
  await page.waitForLoadState('networkidle');
  expect(tools).toEqual([]);
  let pngWidth = 0;
  for (const format of ['PNG', 'JPEG', 'PDF', 'SVG'] as const) {
    const { name, bytes } = await exported(chart, format);
    const beginning = BEGINNINGS[format];
    const [least, most] = SIZES[format];
    expect(name).toBe(`chart.${format.toLowerCase()}`);
    expect(bytes.subarray(0, beginning.length).toString('latin1')).toBe(beginning);
    expect(bytes.length).toBeGreaterThan(least);
    expect(bytes.length).toBeLessThan(most);
    pngWidth = format === 'PNG' ? bytes.readUInt32BE(16) : pngWidth;
  }
  // Twice the resolution of the chart including its borders.
  expect(pngWidth).toBe(2 * ((await plotWidth(page)) + 32));
  expect(tools.join(' ')).toMatch(/raster-file.*pdf-file/);
  // Each font is loaded once, and no Chinese font for an English chart.
  const fonts = tools.filter((name) => /ttf|woff/.test(name)).toSorted();
  expect(fonts).toEqual(['inter.ttf', 'inter.woff', 'interSemibold.ttf', 'interSemibold.woff']);
});

async function plotWidth(page: Page): Promise<number> {
  const box = await page.locator('#default canvas').boundingBox();
  return box?.width ?? 0;
}

async function pdfText(page: Page, state: string): Promise<string> {
  return textOfPdf((await exported(await liveChart(page, state), 'PDF')).bytes);
}

test('CHT-13 only the needed characters of a Chinese font are loaded and embedded', async () => {
  let tools: string[] = [];
  const page = await openCharts(gallery, ['languages'], {
    prepare: async (fresh) => {
      tools = requestedTools(fresh);
    },
  });
  const { bytes } = await exported(await liveChart(page, 'languages'), 'SVG');
  expect(bytes.toString()).toContain('人民币 汇率');
  expect(bytes.length).toBeLessThan(150_000);
  expect(tools.filter((name) => name.endsWith('.woff')).toSorted()).toEqual([
    'inter.woff',
    'interSemibold.woff',
    'notoSc.woff',
  ]);
});

const PERIOD = /^\d+ [A-Z][a-z]{2} 20\d\d – \d+ [A-Z][a-z]{2} 20\d\d$/;

test('CHT-13 a PDF contains the letters of all languages as text, whatever the page’s language', async () => {
  const page = await openCharts(gallery, ['languages']);
  for (const language of ['rus', 'pol', 'chn'] as const) {
    await page.goto(`${gallery.origin}/gallery/chart/?states=languages&lang=${language}`);
    await waitForScripts(page, '[data-widget] button');
    expect(await page.locator('html').getAttribute('lang')).toBe(LANGUAGES[language].tag);
    const text = await pdfText(page, 'languages');
    expect(text).toContain('Курс доллара');
    expect(text).toContain('Złoty – ćwierć');
    expect(text).toContain('Türk lirası ğşİ');
    expect(text).toContain('Гривня ї');
    expect(text).toContain('人民币 汇率');
  }
});

test('CHT-13 CHT-15 fonts that fail to load are reported; a PDF contains its texts, one of a masked chart no value', async () => {
  const page = await openCharts(gallery, ['default', 'map', 'masked']);
  await expectFontsAgain(page);
  await expectPdfTexts(page);
  await expectNoValues(page);
});

/** Fonts that fail to load are reported; another attempt requests them again. */
async function expectFontsAgain(page: Page): Promise<void> {
  const chart = await liveChart(page, 'default');
  const failed = () => chart.getByRole('alert').getByText(label('eng', 'chart_export_failed'));
  await page.route('**/*.ttf?*', (route) => route.abort());
  await wishFor(chart, 'PDF');
  await failed().waitFor();
  await page.unroute('**/*.ttf?*');
  expect((await exported(chart, 'PDF')).name).toBe('chart.pdf');
  await failed().waitFor({ state: 'detached' });
}

/** CHT-13 a PDF has title, subtitle, legend, axes and watermark as text. */
async function expectPdfTexts(page: Page): Promise<void> {
  const text = await pdfText(page, 'default');
  for (const part of ['Euro – US dollar', 'Daily close', 'EUR/USD', 'USD', 'Parcurve', '2025']) {
    expect(text).toContain(part);
  }
  expect(text).toMatch(/\b(?:90|100|110|120)\b/);
  const map = await pdfText(page, 'map');
  for (const part of [
    'Yield map',
    'Government',
    'Corporate',
    'Duration to worst, years',
    'Yield to worst, %',
  ]) {
    expect(map).toContain(part);
  }
  expect(map).toMatch(/Gov \d\.25% 20\d\d/);
}

/** CHT-15 a file of a masked chart contains no value. */
async function expectNoValues(page: Page): Promise<void> {
  const isNoValue = /^(?:USD\/RUB|Parcurve|20\d\d|[A-Z][a-z]{2})$/;
  const texts = readSvgTexts(await exportedSvg(await liveChart(page, 'masked')));
  expect(texts.map(({ text }) => text)).toContain('2025');
  const [period = '', ...more] = texts
    .map(({ text }) => text)
    .filter((text) => !isNoValue.test(text));
  expect(period).toMatch(PERIOD);
  expect(more).toEqual([]);
  const words = (await pdfText(page, 'masked')).replace(period, '').split(/\s+/);
  expect(words.filter((word) => word !== '' && !isNoValue.test(word))).toEqual([]);
}
