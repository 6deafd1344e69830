import type { JSHandle, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { label } from '../src/labels/labels.ts';
import { expectAccessible, useSite } from './browser.ts';
import { asAccount, drawn, INDEX_PATH, useMarketDay, VALUE_PAGES } from './index-pages.ts';
import { openReader, readSent } from './sent-pages.ts';
import { hydrated, isFocused, TOUCH } from './widgets/widget-page.ts';

useMarketDay();
const site = useSite();
const ACCESS = '/profile/access/';
const PAIRS = '/currencies/';
const MASKED_PAGES = [INDEX_PATH, PAIRS];
const t = (key: string) => label('eng', key);

const openHint = (page: Page) => page.locator('a[popover]');
const rowAt = (page: Page, n: number) => page.locator('tr[data-pair]').nth(n);
const stars = (page: Page, n: number) => rowAt(page, n).getByText('***').first();
const lock = (page: Page, n: number) => rowAt(page, n).locator('[data-hint-target]:visible');
const isChosen = async (page: Page, n: number) =>
  (await rowAt(page, n).getByRole('checkbox').getAttribute('aria-checked')) === 'true';
const cellAt = (page: Page, line: number) =>
  page.getByRole('grid').locator(`tbody tr[data-line="${line}"] [data-masked]`);

async function expectOpen(page: Page, isOpen: boolean) {
  await expect.poll(() => openHint(page).isVisible()).toBe(isOpen);
}

/** An index with the data table of its chart open. */
async function openTable(options = {}): Promise<Page> {
  const page = await drawn(await site.open(INDEX_PATH, options));
  await page.locator('summary', { hasText: t('chart_data_table') }).click();
  await page.getByRole('grid').waitFor();
  return page;
}

type Span = Readonly<Record<'y' | 'height', number>>;

/** The distance between the hint and its cell, whether the hint is above or below. */
function gapBetween(a: Span, b: Span): number {
  return Math.max(a.y - (b.y + b.height), b.y - (a.y + a.height));
}

describe('a row of currencies', () => {
  test('CUR-4 HNT-1 by keyboard only one lock is a tab stop and boxes keep working; by mouse the asterisks show the hint and toggle the row', async () => {
    const page = await hydrated(await site.open(PAIRS));
    expect(await rowAt(page, 0).getByRole('link').count()).toBe(1);
    await rowAt(page, 0).getByRole('checkbox').focus();
    await page.keyboard.press('Tab');
    expect(await isFocused(lock(page, 0))).toBe(true);
    await expectOpen(page, true);
    await page.keyboard.press('Tab');
    await expectOpen(page, false);
    expect(await isFocused(rowAt(page, 1).getByRole('checkbox'))).toBe(true);
    await page.keyboard.press('Tab');
    expect(await isFocused(rowAt(page, 2).getByRole('checkbox'))).toBe(true);

    await stars(page, 3).hover();
    await expectOpen(page, true);
    await stars(page, 3).click();
    await expect.poll(() => isChosen(page, 3)).toBe(true);
    expect(new URL(page.url()).pathname).toBe(PAIRS);
    await page.mouse.move(5, 5);
    await expectOpen(page, false);
    await lock(page, 4).hover();
    await expectOpen(page, true);
    expect(await openHint(page).innerText()).toBe(t('asterisks'));
    await openHint(page).click();
    await page.waitForURL(/\/register\/\?next=/);
  });

  test('CUR-4 HNT-1 by touch: asterisks and lock open the hint, the rest of the row toggles it', async () => {
    const page = await hydrated(await site.open(PAIRS, TOUCH));
    const starsOfRow = rowAt(page, 3).getByText('***');
    for (const each of [starsOfRow.first(), starsOfRow.last(), lock(page, 4).first()]) {
      // The tap hits the link that covers them.
      await each.tap({ force: true });
      await expectOpen(page, true);
      await page.locator('h1').tap();
      await expectOpen(page, false);
    }
    expect(await isChosen(page, 3)).toBe(false);
    expect(await isChosen(page, 4)).toBe(false);
    await rowAt(page, 3).locator('small').first().tap();
    await expect.poll(() => isChosen(page, 3)).toBe(true);
    expect(await openHint(page).count()).toBe(0);
    await stars(page, 4).tap({ force: true });
    await expectOpen(page, true);
    await openHint(page).tap();
    await page.waitForURL(/\/register\/\?next=/);
  });
});

describe('tab stops of masked values', () => {
  test('at most one in each table, and one in each headline, with scripts', async () => {
    const page = await site.open('about:blank');
    // The masked pages follow below.
    for (const path of VALUE_PAGES.filter((each) => !MASKED_PAGES.includes(each))) {
      await page.goto(site.origin + path);
      await hydrated(page);
      await expectFewStops(path, await page.evaluateHandle(() => document));
    }
  });

  test('at most one in each table, and one in each headline, without scripts', async () => {
    const reader = await openReader(site);
    for (const path of VALUE_PAGES) await expectFewStops(path, await readSent(reader, path));
  });
});

async function expectFewStops(path: string, shown: JSHandle<Document>): Promise<void> {
  const stops = await shown.evaluate((page) => {
    const locked = [...page.querySelectorAll<HTMLElement>('[data-hint-target]')];
    const tabbable = locked.filter(({ tabIndex }) => tabIndex === 0);
    const tables = [...page.querySelectorAll('main table')].map(
      (table) => tabbable.filter((it) => table.contains(it)).length,
    );
    return { tables, all: tabbable.length, locked: locked.length };
  });
  expect(Math.max(0, ...stops.tables), `at ${path}`).toBeLessThanOrEqual(1);
  const inTables = stops.tables.reduce((sum, count) => sum + count, 0);
  // Outside its tables, each of these pages has at most one headline with locked values.
  expect(stops.all - inTables, `at ${path}`).toBeLessThanOrEqual(1);
  expect(stops.all, `at ${path}`).toBeGreaterThan(0);
  expect(stops.locked, `at ${path}`).toBeGreaterThan(stops.all);
}

describe('the data table of a chart', () => {
  test('HNT-1 by mouse, from row to row; by keyboard the focused cell shows it and Tab moves on to its link', async () => {
    const page = await openTable();
    for (const row of [3, 4]) {
      await cellAt(page, row).hover();
      await expectOpen(page, true);
      const place = await cellAt(page, row).boundingBox();
      await expect
        .poll(async () => {
          const hint = await openHint(page).boundingBox();
          return hint && place ? gapBetween(hint, place) : Number.NaN;
        })
        .toBeCloseTo(8, 0);
    }
    expect(await openHint(page).count()).toBe(1);
    await page.keyboard.press('Escape');
    await expectOpen(page, false);

    const grid = page.getByRole('grid');
    // Otherwise the hint opens under the pointer, which would keep it open.
    await page.mouse.move(5, 300);
    await grid.locator('tbody td[tabindex="0"]').focus();
    expect(await openHint(page).count()).toBe(0);
    await page.keyboard.press('ArrowRight');
    await expectOpen(page, true);
    await page.keyboard.press('ArrowDown');
    await expectOpen(page, true);
    expect(await grid.locator('tbody [tabindex="0"]').count()).toBe(1);
    await page.keyboard.press('Tab');
    expect(await isFocused(openHint(page))).toBe(true);
    await page.keyboard.press('Escape');
    await expectOpen(page, false);
    expect(await isFocused(grid.locator('tbody td[tabindex="0"]'))).toBe(true);
    await page.keyboard.press('ArrowDown');
    await expectOpen(page, true);
    await page.keyboard.press('ArrowLeft');
    await expectOpen(page, false);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/register\/\?next=/);
  });

  test('HNT-1 by touch; a screen reader announces that the value is hidden', async () => {
    const page = await openTable({ ...TOUCH, prepare: asAccount(site, 'free') });
    await cellAt(page, 1).tap();
    await expectOpen(page, true);
    expect(await openHint(page).innerText()).toBe(t('asterisks_auth'));
    const row = page.getByRole('grid').locator('tbody tr[data-line]').nth(1);
    expect(await row.ariaSnapshot()).toContain(`gridcell "${t('value_hidden')}"`);
    await openHint(page).tap();
    await page.waitForURL(site.origin + ACCESS);
  });
});

test.each([
  ['visitor', 'dark'],
  ['free', 'light'],
] as const)('pages of a %s are accessible, %s', async (kind, colorScheme) => {
  const page = await site.open('about:blank', {
    colorScheme,
    ...(kind === 'free' && { prepare: asAccount(site, 'free') }),
  });
  for (const path of MASKED_PAGES) {
    await page.goto(site.origin + path);
    await hydrated(page);
    await expectFewStops(path, await page.evaluateHandle(() => document));
    await page.locator('main [data-hint-target]:visible').first().hover();
    await expectOpen(page, true);
    await expectAccessible(page, 'main');
    await page.mouse.move(5, 300);
  }
});
