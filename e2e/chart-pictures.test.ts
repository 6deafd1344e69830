import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import type { Language } from '../src/domain/text/language.ts';
import { label } from '../src/labels/labels.ts';
import { useSite } from './browser.ts';
import { drawn, INDEX_PATH, useMarketDay } from './index-pages.ts';
import { textOfPdf } from './pdf-text.ts';
import { exported, readSvgTexts } from './widgets/chart-export-page.ts';
import { hydrated } from './widgets/widget-page.ts';

useMarketDay();
const site = useSite();
const COMPANY = '/company/12/';

const start = (language: Language, key: string, name: string) =>
  label(language, key).split(`{${name}}`)[0]!;

async function opened(page: Page, path: string, language: Language): Promise<Page> {
  await page.goto(`${site.origin}${path}?lang=${language}`);
  await hydrated(page);
  return drawn(page);
}

/** The source line of the page: the time of its values and their source. */
async function shownState(page: Page, language: Language): Promise<string[]> {
  const line = page
    .locator('article header p, section[aria-labelledby=history] p', {
      hasText: start(language, 'index_source', 'source').trim(),
    })
    .filter({ hasText: ' · ' });
  const parts = (await line.first().innerText()).split(' · ');
  return [parts[0]!, parts.at(-1)!];
}

test('CHT-13 a picture includes period, state, source and the demo notice in each script', async () => {
  const page = await site.open('/');
  for (const language of ['eng', 'deu', 'rus', 'chn'] as const) {
    await opened(page, INDEX_PATH, language);
    const { bytes } = await exported(page.locator('main'), 'SVG');
    const texts = readSvgTexts(bytes.toString().replace(/<style>.*?<\/style>/s, ''))
      .filter(({ size }) => size === 12)
      .map(({ text }) => text);
    const [period = '', ...rest] = texts;
    expect(period).toMatch(/^[\d/. \p{L}]+ – [\d/. \p{L}]+$/u);
    const [asOf, source] = await shownState(page, language);
    const notes = `${asOf} · ${source} ${label(language, 'chart_demo_data')}`;
    // Long texts wrap, and every space may be a line break.
    expect(rest.join(' ')).toBe(notes.replaceAll('\u00a0', ' '));
    expect(bytes.length).toBeLessThan(language === 'chn' ? 400_000 : 150_000);
  }
});

test('CHT-13 so does the PDF of a company, also in Chinese', async () => {
  const page = await site.open('/');
  for (const language of ['eng', 'chn'] as const) {
    await opened(page, COMPANY, language);
    const text = await textOfPdf((await exported(page.locator('main'), 'PDF')).bytes);
    const [asOf, source] = await shownState(page, language);
    for (const part of [asOf!, source!, label(language, 'chart_demo_data')]) {
      expect(text.replaceAll(/\s/g, '')).toContain(part.replaceAll(/\s/g, ''));
    }
  }
});

test('CHT-13 without demo data a picture doesn’t mention them', async () => {
  const page = await site.open('/');
  await site.app.db.db.updateTable('data_source').set({ is_demo: false }).execute();
  // Sources are cached for a few seconds, and the clock stands still in this file.
  vi.setSystemTime(Date.now() + 60_000);
  await opened(page, INDEX_PATH, 'eng');
  expect(await page.getByText(label('eng', 'demo_data_explained')).count()).toBe(0);
  const { bytes } = await exported(page.locator('main'), 'SVG');
  expect(bytes.toString()).toContain(start('eng', 'index_source', 'source'));
  expect(bytes.toString()).not.toContain(label('eng', 'chart_demo_data'));
});
