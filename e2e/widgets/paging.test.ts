import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { LANGUAGE_CODES } from '../../src/domain/text/language.ts';
import { label } from '../../src/labels/labels.ts';
import { expectAccessible, expectFits, useSite } from '../browser.ts';
import { useGallery } from './use-gallery.ts';
import { readEvents, openWidget, TOUCH, waitForScripts } from './widget-page.ts';

const gallery = useGallery();

function widget(page: Page, state: string): Locator {
  return page.locator(`#${state} [data-widget]`);
}

/** The visible part of the row, from left to right. */
async function seen(row: Locator): Promise<string> {
  const texts = await row.locator('li').evaluateAll((items) =>
    items
      .filter((item) => item.getClientRects().length > 0)
      .map((item) => item.querySelector('a')?.textContent || item.textContent || '')
      .filter(Boolean),
  );
  return texts.join(' ');
}

describe('PAG-1 in the gallery', () => {
  test('PAG-1 links, ellipses, ends, missing pages; axe finds nothing; by keyboard alone', async () => {
    const page = await openWidget(gallery, 'paging');
    await expectLinks(page);
    await expectEnds(page);
    await expectHidden(page);
    await expectWayBack(page);
    await expectNoProblems(page);
    await expectOtherTab(page);
    await expectKeys(page);
  });

  test('PAG-1 fits a phone: fewer numbers, every target 44 px', async () => {
    const page = await openWidget(gallery, 'paging', TOUCH);
    await expectFits(page);
    expect(await seen(widget(page, 'middle'))).toBe('1 … 10 … 20');
    expect(await seen(widget(page, 'first'))).toBe('1 2 … 20');
    for (const state of ['first', 'middle', 'last', 'beyond', 'huge']) {
      const row = widget(page, state).getByRole('list');
      const links = row.getByRole('link');
      const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
      const sizes = boxes.filter((box) => box !== null);
      expect(sizes.every(({ width, height }) => width >= 44 && height >= 44)).toBe(true);
      expect((await row.boundingBox())?.height).toBe(44);
    }
    await widget(page, 'live').getByRole('link', { name: 'Next page' }).tap();
    await expect.poll(() => seen(widget(page, 'live'))).toBe('1 2 … 20');
    await expectAccessible(page);
  });
});

describe('PAG-1 on the index list', () => {
  const site = useSite();

  beforeAll(async () => {
    const { db } = site.app.db;
    const { id: _, ...model } = await db
      .selectFrom('instrument')
      .selectAll()
      .where('id', '=', 1001)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 95 }, (__, index) =>
      Object.assign({}, model, {
        ticker: `COPY${index}`,
        importance: 0,
        category: 'volatility',
        name: JSON.stringify({ eng: `Copy ${index}` }),
      }),
    );
    const made = await db.insertInto('instrument').values(copies).returning('id').execute();
    const series = made.map(({ id }) => ({ instrument_id: id, source_code: 'demo' }));
    await db.insertInto('series').values(series).execute();
    // The server is notified of them a moment later.
    const url = '/api/screens/indexes/?category=volatility';
    await vi.waitFor(async () => {
      const { total } = (await site.app.app.http.inject({ url })).json<{ total: number }>();
      if (total < copies.length) throw new Error('not yet');
    });
  });

  test('PAG-1 the links work without scripts and keep the category', async () => {
    const page = await site.open('/indexes/?category=volatility', { javaScriptEnabled: false });
    const pages = page.getByRole('navigation', { name: 'Pages' });
    expect(await pages.locator('[aria-current]').textContent()).toBe('1');
    await pages.getByRole('link', { name: 'Last page' }).click();
    await page.waitForURL('**/indexes/?category=volatility&page=4');
    expect(await pages.locator('[aria-current]').textContent()).toBe('4');
    await pages.getByRole('link', { name: 'First page' }).click();
    await page.waitForURL('**/indexes/?category=volatility');
  });

  test('PAG-1 with scripts the next page opens without a new document', async () => {
    const page = await site.open('/indexes/?category=volatility');
    await waitForScripts(page, 'main a');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await pages.getByRole('link', { name: 'Next page' }).click();
    await page.waitForURL('**/indexes/?category=volatility&page=2');
    await expect.poll(() => pages.locator('[aria-current]').textContent()).toBe('2');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await pages.getByRole('link', { name: 'Page 4 of 4' }).click();
    await expect.poll(() => page.getByRole('row').count()).toBeLessThan(30);
    await expectAccessible(page);
  });

  test('PAG-1 beyond the last page there is a way back', async () => {
    const page = await site.open('/indexes/?category=volatility&page=99', TOUCH);
    await expectFits(page);
    await page.getByRole('link', { name: 'Previous page' }).tap();
    await page.waitForURL('**/indexes/?category=volatility&page=4');
  });

  test('PAG-1 is in the page’s language', async () => {
    for (const language of LANGUAGE_CODES) {
      const url = `${site.origin}/indexes/?category=volatility&page=2&lang=${language}`;
      const source = await (await fetch(url)).text();
      for (const key of ['paging', 'page_first', 'page_previous', 'page_next', 'page_last']) {
        expect(source).toContain(`aria-label="${label(language, key)}"`);
      }
    }
  });
});

/** PAG-1 first, previous, next and last links, ellipses for omitted pages. */
async function expectLinks(page: Page): Promise<void> {
  expect(await seen(widget(page, 'first'))).toBe('1 2 3 4 5 6 7 … 20');
  const middle = widget(page, 'middle');
  expect(await seen(middle)).toBe('1 … 8 9 10 11 12 … 20');
  const targets = [
    ['First page', 1],
    ['Previous page', 9],
    ['Next page', 11],
    ['Last page', 20],
    ['Page 12 of 20', 12],
  ] as const;
  for (const [name, target] of targets) {
    const link = middle.getByRole('link', { name, exact: true });
    expect(await link.getAttribute('href')).toBe(`?middle=${target}#middle`);
  }
  const current = middle.locator('[aria-current]');
  expect(await current.getAttribute('aria-current')).toBe('page');
  expect(await current.textContent()).toBe('10');
}

/** PAG-1 the first and last page have no link further, which shifts nothing. */
async function expectEnds(page: Page): Promise<void> {
  for (const [state, names] of [
    ['first', ['First page', 'Previous page']],
    ['last', ['Next page', 'Last page']],
  ] as const) {
    for (const name of names) {
      expect(await widget(page, state).getByRole('link', { name, exact: true }).count()).toBe(0);
    }
  }
  const left = async (state: string) =>
    (await widget(page, state).getByRole('link', { name: 'Page 1 of 20' }).boundingBox())?.x;
  expect(await left('first')).toBe(await left('last'));
}

/** PAG-1 hidden for a single page and for a total of 0; 30 rows a page by default. */
async function expectHidden(page: Page): Promise<void> {
  expect(await widget(page, 'one-page').getByRole('navigation').count()).toBe(0);
  expect(await widget(page, 'no-rows').getByRole('navigation').count()).toBe(0);
  expect(await seen(widget(page, 'two-pages'))).toBe('1 2');
  expect(await seen(widget(page, 'limit'))).toBe('1 2 3 4');
}

/** PAG-1 a page that doesn't exist leads back. */
async function expectWayBack(page: Page): Promise<void> {
  const beyond = widget(page, 'beyond');
  expect(await beyond.locator('[aria-current]').count()).toBe(0);
  const previous = beyond.getByRole('link', { name: 'Previous page' });
  expect(await previous.getAttribute('href')).toBe('?beyond=20#beyond');
  expect(await beyond.getByRole('link', { name: 'Last page' }).count()).toBe(1);
  expect(await beyond.getByRole('link', { name: 'Next page' }).count()).toBe(0);
}

/** PAG-1 axe finds nothing, light and dark. */
async function expectNoProblems(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

/** PAG-1 the browser handles a click with Ctrl. */
async function expectOtherTab(page: Page): Promise<void> {
  const opened = page.context().waitForEvent('page');
  await widget(page, 'live')
    .getByRole('link', { name: 'Next page' })
    .click({ modifiers: ['ControlOrMeta'] });
  await (await opened).waitForURL(/\?live=2/);
  expect(await readEvents(page, 'live')).toEqual([]);
}

/** PAG-1 by keyboard alone; at the end the focus moves to the current page. */
async function expectKeys(page: Page): Promise<void> {
  const live = widget(page, 'live');
  await live.getByRole('link', { name: 'Page 1 of 20' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => live.locator('[aria-current]').textContent()).toBe('2');
  await live.getByRole('link', { name: 'Last page' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => live.locator('[aria-current]').textContent()).toBe('20');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('20');
  expect(await readEvents(page, 'live')).toEqual(['select 2', 'select 20']);
  expect(page.url()).not.toContain('live=');
}
