import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PHONE, toNextDocument } from '../browser.ts';
import { openWidget } from './widget-page.ts';
import { useGallery } from './use-gallery.ts';

const gallery = useGallery();
const PATH = '/gallery/data-table/';

const widget = (page: Page, name: string) => page.locator(`#${name} [data-widget]`);

/** The gallery with this state, or with all if omitted. */
function open(state?: string): Promise<Page> {
  return openWidget(gallery, 'data-table', { ...(state && { states: [state] }) });
}

/** The names of the rows, top to bottom. */
const names = (page: Page) =>
  widget(page, 'sort-links').locator('tbody td:first-child').allInnerTexts();

const heading = (page: Page, name: string) =>
  widget(page, 'sort-links').getByRole('columnheader', { name });

describe('linked headings', () => {
  test('sort without scripts, by URL', async () => {
    const page = await gallery.open(PATH, { javaScriptEnabled: false });
    const before = await names(page);
    await toNextDocument(page, () => heading(page, 'Issue').getByRole('link').click());
    expect(new URL(page.url()).search).toBe('?sort=name&order=asc');
    expect(await heading(page, 'Issue').getAttribute('aria-sort')).toBe('ascending');
    const up = await names(page);
    expect(up).not.toEqual(before);
    await toNextDocument(page, () => heading(page, 'Issue').getByRole('link').click());
    expect(await names(page)).toEqual(up.toReversed());
  });

  test('sort in place with scripts, by click, Enter and Space', async () => {
    const page = await open();
    const link = heading(page, 'Issue').getByRole('link');
    await link.click();
    expect(await heading(page, 'Issue').getAttribute('aria-sort')).toBe('ascending');
    await link.press('Space');
    expect(await heading(page, 'Issue').getAttribute('aria-sort')).toBe('descending');
    await link.press('Enter');
    expect(await heading(page, 'Issue').getAttribute('aria-sort')).toBe('none');
    expect(new URL(page.url()).search).toBe('');
  });

  test('aren’t links if the reader may not learn the order', async () => {
    const page = await open();
    const locked = heading(page, 'Open');
    expect(await locked.getByRole('link').count()).toBe(0);
    expect(await locked.getAttribute('aria-sort')).toBeNull();
    expect(await locked.innerText()).toContain('Sorting by values needs access.');
  });
});

describe('cells of a grid', () => {
  test('link to pages of the site without a page load', async () => {
    const page = await open('rich-cells');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await widget(page, 'rich-cells').getByRole('link').first().click();
    await page.waitForURL('**/gallery/paging/');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('have one tab stop, and arrows lead to the control in a cell', async () => {
    const page = await open('rich-cells');
    const state = widget(page, 'rich-cells');
    await state.getByRole('link').first().focus();
    await page.keyboard.press('End');
    const control = state.getByRole('button', { name: /^Watch/ }).first();
    expect(await control.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowDown');
    const second = state.getByRole('button', { name: /^Watch/ }).nth(1);
    expect(await second.evaluate((button) => button === document.activeElement)).toBe(true);
    const stops = state.locator('tbody :is([tabindex="0"], a:not([tabindex]))');
    expect(await stops.count()).toBe(1);
  });

  test('show how to unlock them, drawn ones as well as texts', async () => {
    const page = await open('rich-cells');
    const state = widget(page, 'rich-cells');
    expect(await state.locator('[data-masked]').count()).toBe(6);
    await state.locator('[data-masked]').first().hover();
    await state.locator('a[popover]').waitFor();
    await state.locator('[data-masked]').nth(3).hover();
    expect(await state.locator('a[popover]').count()).toBe(1);
  });
});

test('a plain table has a single tab stop among its masked values, and reacts to clicks on its rows', async () => {
  const page = await open('list-locked');
  const state = widget(page, 'list-locked');
  expect(await state.locator('tbody a:not([tabindex="-1"])').count()).toBe(1);
  await state.getByRole('rowheader').nth(1).click();
  const events = state.locator('xpath=..').locator('[data-events] li');
  expect(await events.allInnerTexts()).toEqual(['row-click {"id":1}']);
});

test('a phone shows a plain table without the wide columns, and nothing off screen', async () => {
  const page = await gallery.open(`${PATH}?states=list`, { viewport: { ...PHONE, width: 320 } });
  const state = widget(page, 'list');
  expect(await state.getByRole('columnheader', { name: 'Currency' }).isVisible()).toBe(false);
  expect(await state.getByRole('columnheader', { name: 'Duration' }).isVisible()).toBe(true);
  const overflow = await state.evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
