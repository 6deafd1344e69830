import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import type { OpenOptions } from '../browser.ts';
import { openWidget } from './widget-page.ts';
import { openSettings } from './chart-page.ts';
import type { Gallery } from './use-gallery.ts';

export type FileFormat = 'PNG' | 'JPEG' | 'PDF' | 'SVG';

/** Charts of the gallery after hydration. */
export async function openCharts(
  gallery: Gallery,
  states: string[],
  options: OpenOptions = {},
): Promise<Page> {
  return openWidget(gallery, 'chart', { states, ...options });
}

/** The live chart of a state; charts below the fold load once they are near the viewport. */
export async function liveChart(page: Page, state: string): Promise<Locator> {
  const chart = page.locator(`#${state} [data-widget]`);
  await chart.scrollIntoViewIfNeeded();
  await chart.locator('canvas').first().waitFor();
  return chart;
}

/** Opens the menu and chooses a format; format names are the same in every language. */
export async function wishFor(chart: Locator, format: FileFormat | 'Print'): Promise<void> {
  const menu = chart.locator('details', {
    has: chart.page().locator('button', { hasText: 'PDF' }),
  });
  await menu.locator('summary').click();
  const wanted = format === 'Print' ? menu.locator('button').first() : menu.getByText(format);
  await wanted.click();
}

export async function exported(
  chart: Locator,
  format: FileFormat,
): Promise<{ name: string; bytes: Buffer }> {
  const coming = chart.page().waitForEvent('download');
  await wishFor(chart, format);
  const download = await coming;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** Without its fonts. */
export async function exportedSvg(chart: Locator): Promise<string> {
  const { bytes } = await exported(chart, 'SVG');
  return bytes.toString().replace(/<style>.*?<\/style>/s, '');
}

/** Size and content of all texts of a file, in order. */
export function readSvgTexts(svg: string): { size: number; text: string }[] {
  return [
    ...svg.matchAll(/<text[^>]* font-size="(?<size>[\d.]+)"[^>]*>(?<inside>.*?)<\/text>/g),
  ].map(({ groups }) => ({
    size: Number(groups?.size),
    text: (groups?.inside ?? '').replaceAll(/<[^>]*>/g, ''),
  }));
}

export async function chooseTrend(chart: Locator, name: string): Promise<void> {
  await openSettings(chart);
  await chart.getByRole('combobox', { name: 'Trend' }).click();
  await chart.page().getByRole('option', { name, exact: true }).click();
}
