import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, until, useSite } from './browser.ts';
import { asAccount, useMarketDay } from './index-pages.ts';

useMarketDay();
const site = useSite();

const HEADER_HEIGHT = 56;
const STEP_PX = 5;
const copy = (page: Page) => page.locator('[data-header-copy]');
const scroller = (page: Page) => page.locator('div:has(> table):not([data-header-copy])').last();

async function box(locator: Locator) {
  return (await locator.boundingBox())!;
}

/** The left edges of the columns. */
const lefts = (of: Locator) =>
  of
    .locator('thead th')
    .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)));

/** The header at rest, and after the page has scrolled past it. */
async function expectHeaderSticks(page: Page, table: Locator): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await copy(page).waitFor({ state: 'detached' });
  const heading = table.locator('thead th').first();
  const row = await box(table.locator('tbody tr').first());
  const head = await box(heading);
  expect(Math.round(head.y + head.height)).toBeLessThanOrEqual(Math.round(row.y) + 1);
  await page.evaluate((top) => scrollTo(0, top), row.y + 200);
  await copy(page).waitFor();
  expect((await box(copy(page))).y).toBe(HEADER_HEIGHT);
  // Each heading is above its column.
  expect(await lefts(copy(page))).toEqual(await lefts(table));
}

/** Holds the right arrow key for a few frames. */
async function expectHeldArrowScrolls(page: Page, table: Locator): Promise<void> {
  await page.getByRole('button', { name: 'Scroll right' }).hover();
  await page.mouse.down();
  await until(
    page,
    () => [...document.querySelectorAll('div')].some(({ scrollLeft }) => scrollLeft >= 20),
    undefined,
  );
  await page.mouse.up();
  const moved = await scroller(page).evaluate(({ scrollLeft }) => scrollLeft);
  const rest = await scroller(page).evaluate(
    ({ scrollWidth, clientWidth, scrollLeft }) => scrollWidth - clientWidth - scrollLeft,
  );
  expect(moved % STEP_PX === 0 || rest < 1).toBe(true);
  // The header scrolls along; the first column stays.
  await expect.poll(() => copy(page).evaluate(({ scrollLeft }) => scrollLeft)).toBe(moved);
  const frame = await box(scroller(page));
  expect((await box(table.locator('tbody tr').first().locator('> :first-child'))).x).toBe(frame.x);
  await page.getByRole('button', { name: 'Scroll left' }).focus();
  await page.keyboard.down('Enter');
  await until(
    page,
    () => [...document.querySelectorAll('div')].every(({ scrollLeft }) => scrollLeft === 0),
    undefined,
  );
  await page.keyboard.up('Enter');
}

const MAX_HEADING_PX = 46;

test('TBL-7 TBL-8 the header of a list covers no row and sticks at every width; holding an arrow scrolls it sideways', async () => {
  const page = await site.open('/bonds/', { prepare: asAccount(site, 'paid') });
  const table = scroller(page).locator('table');
  for (const width of [1440, 1280, 1024, 690]) {
    await page.setViewportSize({ width, height: 700 });
    await expectHeaderSticks(page, table);
    // Headings have at most two lines: “Yield to” over “worst, %”.
    const heads = table.locator('thead tr');
    expect((await box(heads)).height).toBeLessThan(MAX_HEADING_PX);
    if (width <= 1024) await expectHeldArrowScrolls(page, table);
  }
  // Headings of the copy sort like the table's own, and assistive technology sees only one of them.
  await copy(page).getByText('Price', { exact: false }).click();
  await until(page, () => location.search === '?sort=price', undefined);
  expect(await page.getByRole('columnheader', { name: /^Price/ }).count()).toBe(1);
});

test('TBL-7 TBL-8 the archive scrolls sideways, and column by column on a phone', async () => {
  const page = await site.open('/derivatives/', { prepare: asAccount(site, 'paid') });
  const table = scroller(page).locator('table');
  await page.setViewportSize({ width: 768, height: 700 });
  await expectHeaderSticks(page, table);
  await expectHeldArrowScrolls(page, table);

  await page.setViewportSize(PHONE);
  const titles = () =>
    table
      .locator('thead th')
      .evaluateAll((cells) =>
        cells.filter((cell) => cell.checkVisibility()).map((cell) => cell.textContent),
      );
  const first = await titles();
  expect(first).toHaveLength(4);
  await page.getByRole('button', { name: 'Next columns' }).click();
  const second = await titles();
  expect(second.slice(0, 2)).toEqual(first.slice(0, 2));
  expect(second[2]).not.toBe(first[2]);
  await table.locator('tbody tr').nth(15).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 300));
  await copy(page).waitFor();
  expect((await box(copy(page))).y).toBe(HEADER_HEIGHT);
});

test('TBL-7 a click anywhere in a row opens its link, unless text is being selected', async () => {
  const page = await site.open('/bonds/', { prepare: asAccount(site, 'paid') });
  const row = scroller(page).locator('tbody tr').first();
  const target = await row.locator('th a').getAttribute('href');
  await row.locator('td').nth(3).click();
  await page.waitForURL(`${site.origin}${target}`);
  await page.goBack();
  await row.waitFor();
  await row
    .locator('td')
    .nth(3)
    .evaluate((cell) => {
      getSelection()!.selectAllChildren(cell);
      (cell as HTMLElement).click();
    });
  expect(new URL(page.url()).pathname).toBe('/bonds/');
});
