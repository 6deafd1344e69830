import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PHONE, useSite } from './browser.ts';
import { hydrated } from './widgets/widget-page.ts';

const site = useSite();

const announced = (page: Page) => page.locator('body > [aria-live=polite]').textContent();
/** Waits until the title has the focus. */
const arrived = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.matches('main h1'));
/** Waits until this text has been announced. */
const heard = (page: Page, title: string) =>
  page.waitForFunction(
    (text) => document.querySelector('body > [aria-live=polite]')?.textContent === text,
    title,
  );
const scrolledTo = (page: Page, y: number) =>
  page.waitForFunction((wanted) => window.scrollY === wanted, y);

async function open(path: string, options: Parameters<typeof site.open>[1] = {}): Promise<Page> {
  return hydrated(await site.open(path, options));
}

describe('following an internal link', () => {
  test('starts at the top, focuses and announces the title, without a page load; Back restores the position; Control opens a new tab; another view keeps the focus', async () => {
    const page = await open('/indexes/');
    // The first page is neither focused nor announced.
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect(await announced(page)).toBe('');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const links = page.locator('tbody th a');
    await links.last().scrollIntoViewIfNeeded();
    const from = await page.evaluate(() => window.scrollY);
    expect(from).toBeGreaterThan(100);
    await links.last().press('Enter');
    await page.waitForURL(/indexes\/\d+/);
    await scrolledTo(page, 0);
    await arrived(page);
    expect(await announced(page)).toBe(await page.title());
    const title = page.getByRole('heading', { level: 1 });
    expect(await page.title()).toContain(await title.innerText());
    expect(await title.evaluate((heading) => getComputedStyle(heading).outlineStyle)).toBe('none');
    // The next tab stop is the first one of the content.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    await page.goBack();
    await scrolledTo(page, from);
    await heard(page, 'Indexes – Parcurve');

    const coming = page.context().waitForEvent('page');
    await links.first().click({ modifiers: ['ControlOrMeta'] });
    const tab = await coming;
    await tab.waitForURL(/indexes\/\d+/, { waitUntil: 'commit' });
    await tab.close();
    expect(new URL(page.url()).pathname).toBe('/indexes/');

    const chip = page.getByRole('main').getByRole('link', { name: /^Bond/ });
    await chip.press('Enter');
    await page.waitForURL(/category=bond/);
    await heard(page, 'Bond indexes – Parcurve');
    expect(await chip.evaluate((link) => link === document.activeElement)).toBe(true);

    // A link to the current page adds no history entry.
    const steps = () => page.evaluate(() => history.length);
    const before = await steps();
    const home = page.getByRole('link', { name: 'Parcurve' }).first();
    await home.click();
    await arrived(page);
    const again = page.waitForResponse(/\.data/);
    await home.click();
    await again;
    expect(await steps()).toBe(before + 1);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('the chart of another pair neither moves the focus nor announces anything', async () => {
    const page = await open('/currencies/');
    const box = page.locator('[data-pair] [role=checkbox]').nth(1);
    await box.press(' ');
    await page.waitForURL(/pairs=/);
    expect(await box.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(await announced(page)).toBe('');
  });

  test('a drawer link to another view of the same page keeps the focus', async () => {
    const page = await open('/indexes/', { viewport: PHONE });
    await page.locator('summary[aria-label="Open the menu"]').click();
    await page.getByRole('navigation').getByRole('link', { name: 'Bond indexes' }).first().click();
    await page.waitForURL(/category=bond/);
    await arrived(page);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Bond indexes');
  });
});

describe('a slow navigation', () => {
  test('shows a growing line at the top, or a still one with reduced motion', async () => {
    const page = await open('/indexes/');
    const line = page.locator('[data-progress]');
    for (const [reducedMotion, animation] of [
      ['no-preference', 'near-the-end'],
      ['reduce', 'none'],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      const held = Promise.withResolvers<void>();
      await page.route('**/indexes/**.data*', async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.locator('tbody th a').first().click();
      await line.waitFor();
      const name = await line.evaluate((element) => getComputedStyle(element).animationName);
      expect(name).toContain(animation);
      held.resolve();
      await page.waitForURL(/indexes\/\d+/);
      await line.waitFor({ state: 'detached' });
      await page.unroute('**/indexes/**.data*');
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Indexes', exact: true }).waitFor();
    }
  });

  test('shows none for the first 300 ms', async () => {
    const page = await open('/indexes/', {
      isAlone: true,
      prepare: (blank) => blank.clock.install(),
    });
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const held = Promise.withResolvers<void>();
    await page.route('**/indexes/**.data*', async (route) => {
      await held.promise;
      await route.continue();
    });
    const asked = page.waitForRequest('**/indexes/**.data*');
    await page.locator('tbody th a').first().click();
    await asked;
    await page.clock.runFor(290);
    expect(await page.locator('[data-progress]').count()).toBe(0);
    await page.clock.runFor(20);
    await page.locator('[data-progress]').waitFor();
    held.resolve();
    await arrived(page);
  });
});
