import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite } from './browser.ts';
import { drawn, INDEX_PATH, useMarketDay } from './index-pages.ts';
import { openDates } from './widgets/chart-page.ts';
import { hydrated } from './widgets/widget-page.ts';

useMarketDay();
const site = useSite();

/** Visible or audible texts that are the key of a missing label. */
const missing = (page: Page) =>
  page.evaluate(() => document.documentElement.outerHTML.match(/\{\{\w+\}\}/g) ?? []);

/** The parts of each label file that the page requests. */
function noteFiles(page: Page, files: string[][]): void {
  page.on('request', (request) => {
    const [, parts] = /\/labels\/[^/]+\/(.+)\.json$/.exec(request.url()) ?? [];
    if (parts) files.push(parts.split('+'));
  });
}

test('LBL-2 navigating loads the additional labels of the next page, once', async () => {
  const files: string[][] = [];
  const page = await site.open('/indexes/', {
    prepare: async (opened) => noteFiles(opened, files),
  });
  await hydrated(page);
  expect(files).toEqual([expect.arrayContaining(['shell.hints', 'widgets.search'])]);
  await page.locator(`main a[href="${INDEX_PATH}"]`).first().click();
  await page.waitForURL((url) => url.pathname === INDEX_PATH);
  await drawn(page);
  expect(await missing(page)).toEqual([]);
  expect(files).toHaveLength(2);
  expect(files[1]).toEqual(expect.arrayContaining(['chart.tools', 'indexes.page']));
  expect(files[1]).not.toContain('shell.header');
  expect(files[1]).not.toContain('widgets.search');
  await openDates(page);
  await page
    .getByRole('button', { name: /calendar/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  expect(await missing(page)).toEqual([]);
  await page.goBack();
  await page.goForward();
  await drawn(page);
  expect(files).toHaveLength(2);
  // ACC-1 the operator's scripts find all labels.
  const held = await page.evaluate(() => (window as { labels?: Record<string, string> }).labels);
  expect(held).toMatchObject({ chart_export: 'Export', sign_in: 'Sign in' });
});

test('a label file that fails to load is requested again', async () => {
  let asked = 0;
  const page = await site.open(INDEX_PATH, {
    prepare: (opened) =>
      opened.route('**/labels/**', (route) => {
        asked += 1;
        return asked === 1 ? route.abort() : route.continue();
      }),
  });
  await hydrated(page);
  await drawn(page);
  expect(asked).toBe(2);
  expect(await missing(page)).toEqual([]);
});
