import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, LANGUAGE_CODES } from '../src/domain/language.ts';
import { label } from '../src/labels/labels.ts';
import { expectAccessible, expectFits, PHONE, useSite } from './browser.ts';

const site = useSite();

describe('SHL-1 main menu', () => {
  test('SHL-1 opens by pointing, closes when the mouse leaves', async () => {
    const page = await site.open('/');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name: 'Indexes', exact: true }).hover();
    await expect
      .poll(() => menu.getByRole('link', { name: 'Bond indexes' }).isVisible())
      .toBe(true);
    await page.mouse.move(700, 700);
    await expect
      .poll(() => menu.getByRole('link', { name: 'Bond indexes' }).isVisible())
      .toBe(false);
  });

  test('SHL-1 opens and closes by keyboard, Escape returns to the button', async () => {
    const page = await site.open('/');
    const button = page.getByRole('button', { name: 'Show “Indexes”' });
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe('All indexes');
    await page.keyboard.press('Escape');
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('SHL-1 is a drawer on narrow screens, opened by touch, its links lead on', async () => {
    const page = await site.open('/', { viewport: PHONE });
    expect(await page.getByRole('button', { name: 'Show “Indexes”' }).isVisible()).toBe(false);
    await page.locator('summary[aria-label="Open the menu"]').click();
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Commodity indexes' })
      .click();
    await page.waitForURL('**/indexes/?category=commodity');
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).textContent())
      .toBe('Commodity indexes');
    // Taking a link closes the drawer.
    await expect
      .poll(() => page.getByRole('navigation', { name: 'Main menu' }).isVisible())
      .toBe(false);
  });

  test('SHL-1 comes from the database', async () => {
    await site.app.db.db
      .insertInto('menu_item')
      .values({ parent_id: 1, menu_column: 2, position: 9, label: 'menu_health', url: '/healthz' })
      .execute();
    await expect
      .poll(
        async () => (await (await fetch(site.origin)).text()).match(/href="\/healthz"/g)?.length,
        { timeout: 15_000, interval: 500 },
      )
      .toBeGreaterThan(2);
  });
});

describe('SHL-11 language, theme, skip link, titles', () => {
  test('SHL-11 the language switch changes the page to each of the ten languages', async () => {
    const page = await site.open('/');
    for (const code of LANGUAGE_CODES) {
      await page.locator(`header summary >> nth=1`).click();
      await page.getByRole('link', { name: LANGUAGES[code].own, exact: true }).click();
      await page.waitForURL(`**/?lang=${code}`);
      expect(await page.locator('html').getAttribute('lang')).toBe(LANGUAGES[code].tag);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
        label(code, 'home_title'),
      );
      expect(await page.title()).toBe(`${label(code, 'home_title')} – Parcurve`);
    }
    // The choice lasts.
    await page.goto(`${site.origin}/indexes/`);
    expect(await page.locator('html').getAttribute('lang')).toBe('tr');
  });

  test('SHL-11 the theme follows the system until one is chosen, and the choice lasts', async () => {
    const page = await site.open('/', { colorScheme: 'dark' });
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const dark = await background();
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await background();
    expect(dark).not.toBe(light);
    await page.locator('summary[aria-label^="Theme"]').click();
    await page.getByRole('link', { name: 'Dark' }).click();
    expect(await background()).toBe(dark);
    await page.reload();
    expect(await background()).toBe(dark);
    expect(new URL(page.url()).search).toBe('');
  });

  test('SHL-11 language and theme can be switched without scripts', async () => {
    const page = await site.open('/', { javaScriptEnabled: false });
    await page.locator('summary[aria-label^="Theme"]').click();
    await page.getByRole('link', { name: 'Dark' }).click();
    await page.goto(`${site.origin}/indexes/`);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.locator('summary[aria-label*="Language"]').click();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
  });

  test('SHL-11 the first Tab reaches the skip link, which leads to the content', async () => {
    const page = await site.open('/');
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('SHL-11 every page has a title and a description of its own', async () => {
    const page = await site.open('/');
    const seen = new Set<string>();
    for (const path of ['/', '/indexes/', '/indexes/1001/', '/api/', '/sign-in/', '/register/']) {
      await page.goto(site.origin + path);
      const description = await page.locator('meta[name=description]').getAttribute('content');
      expect(description).toBeTruthy();
      seen.add(await page.title());
    }
    expect(seen.size).toBe(6);
  });
});

describe('the frame', () => {
  const PATHS = [
    '/',
    '/indexes/',
    '/indexes/1001/',
    '/api/',
    '/sign-in/',
    '/register/',
    '/nothing/',
  ];

  test.each(PATHS)('%s is accessible in light and dark', async (path) => {
    const page = await site.open(path);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  });

  test('fits every width from 390 to 1920 px in every language', async () => {
    const page = await site.open('/indexes/1001/');
    for (const code of LANGUAGE_CODES) {
      await page.goto(`${site.origin}/indexes/1001/?lang=${code}`);
      for (const width of [390, 680, 681, 900, 901, 1200, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await expectFits(page);
      }
    }
  });

  test('every page says that its data are a demo', async () => {
    const page = await site.open('/');
    for (const path of PATHS) {
      await page.goto(site.origin + path);
      expect(await page.getByText('Demo data', { exact: true }).isVisible()).toBe(true);
    }
  });

  test('CMP-3 show_labels shows the key of every text', async () => {
    const page = await site.open('/indexes/1001/?show_labels=1');
    const text = await page.locator('body').innerText();
    for (const key of ['sign_in', 'menu_indexes', 'index_history', 'period_10y', 'demo_data']) {
      expect(text).toContain(key);
    }
    expect(text).not.toContain('History');
  });

  test('an unknown page is a styled 404 with a way back', async () => {
    const page = await site.open('/nothing/here/', { viewport: PHONE });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      'This page does not exist',
    );
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await page.waitForURL(`${site.origin}/`);
  });
});

async function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? '');
}
