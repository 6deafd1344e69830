import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible, expectFits } from '../browser.ts';
import { hydrated, isFocused, openWidget, readEvents, TOUCH } from './widget-page.ts';
import { useGallery } from './use-gallery.ts';

const gallery = useGallery();
const WIDE = { viewport: { width: 1280, height: 800 } };

const menu = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const item = (page: Page, name: string) => menu(page).getByRole('link', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 4 });
const current = (page: Page) => menu(page).locator('[aria-current="true"]').allInnerTexts();
const readTop = (page: Page, name: string) =>
  heading(page, name).evaluate((it) => Math.round(it.getBoundingClientRect().top));

async function openStill(options: Parameters<typeof openWidget>[2] = WIDE): Promise<Page> {
  const page = await openWidget(gallery, 'section-menu', options);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return page;
}

describe('SHL-3 with the mouse and the keyboard', () => {
  test('SHL-3 an item moves to its section: below the header, focused, marked', async () => {
    const page = await openStill();
    expect(await current(page)).toEqual(['Overview']);
    await item(page, 'Statistics').click();
    // The header is 56 px high, with 8 px of space below it.
    await expect.poll(() => readTop(page, 'Statistics')).toBe(64);
    expect(await isFocused(heading(page, 'Statistics'))).toBe(true);
    await expect.poll(() => current(page)).toEqual(['Statistics']);
    expect(await readEvents(page, 'page')).toEqual(['choose "section-statistics"']);
  });

  test('SHL-3 the home item moves to the top', async () => {
    const page = await openStill();
    await item(page, 'Values').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await item(page, 'Overview').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(await current(page)).toEqual(['Overview']);
    expect(await isFocused(page.locator('#content'))).toBe(true);
    expect((await readEvents(page, 'page')).at(-1)).toBe('choose null');
  });

  test('SHL-3 scrolling marks the section in view; a chosen one at the end stays marked', async () => {
    const page = await openStill();
    await page.mouse.move(700, 400);
    const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
    for (const name of ['History', 'Statistics']) {
      await scrollTo((await readTop(page, name)) + (await page.evaluate(() => scrollY)) - 100);
      await expect.poll(() => current(page)).toEqual([name]);
    }
    await scrollTo(100_000);
    await expect.poll(() => current(page)).toEqual(['Values']);
    // Both are visible, and neither can reach the top.
    await item(page, 'Key facts').click();
    await expect.poll(() => current(page)).toEqual(['Key facts']);
    await page.mouse.wheel(0, -20);
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => current(page)).toEqual(['Values']);
  });

  test('SHL-3 further scrolling marks other sections, also in browsers without scrollend', async () => {
    const page = await gallery.open('about:blank', { ...WIDE, isAlone: true });
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'onscrollend');
      window.addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
    });
    await page.goto(`${gallery.origin}/gallery/section-menu/`);
    await hydrated(page);
    await item(page, 'Statistics').click();
    await expect.poll(() => current(page)).toEqual(['Statistics']);
    // Like dragging the scroll bar, which triggers neither wheel nor key events.
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollBy(0, window.scrollY > 0 ? -1000 : 1));
        return current(page);
      })
      .toEqual(['Overview']);
  });

  test('SHL-3 the page scrolls smoothly, except with reduced motion', async () => {
    const page = await openWidget(gallery, 'section-menu', WIDE);
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      Element.prototype.scrollIntoView = (options) => {
        seen.push(String((options as ScrollIntoViewOptions).behavior));
      };
    });
    await item(page, 'Statistics').click();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await item(page, 'History').click();
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
      'smooth',
      'instant',
    ]);
  });
});

describe('SHL-3 its layouts', () => {
  test('SHL-3 icons with tooltips below 1200 px', async () => {
    const page = await openStill({ viewport: { width: 1024, height: 800 } });
    const link = item(page, 'Statistics');
    const title = link.getByText('Statistics');
    const width = async () => (await title.boundingBox())!.width;
    expect((await link.boundingBox())!.width).toBe(40);
    expect(await width()).toBe(1);
    await link.hover();
    expect(await width()).toBeGreaterThan(50);
    await page.mouse.move(700, 400);
    expect(await width()).toBe(1);
    await page.keyboard.press('Tab');
    await link.focus();
    expect(await width()).toBeGreaterThan(50);
    await expectAccessible(page, '[data-widget]');
  });

  test('SHL-3 tabs in a row on a phone, with the current one in view', async () => {
    const page = await openStill({ ...TOUCH, viewport: { width: 320, height: 700 } });
    const last = item(page, 'Values');
    expect((await last.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    expect((await last.boundingBox())!.x).toBeGreaterThan(280);
    await page.evaluate(() => window.scrollTo(0, 100_000));
    await expect.poll(() => current(page)).toEqual(['Values']);
    await expect
      .poll(async () => {
        const { x, width } = (await last.boundingBox())!;
        return x + width;
      })
      .toBeLessThanOrEqual(320);
    // It sticks below the header.
    expect((await menu(page).boundingBox())!.y).toBe(56);
    await expectFits(page);
    await item(page, 'History').tap();
    await expect.poll(() => readTop(page, 'History')).toBeLessThan(120);
    expect(await readTop(page, 'History')).toBeGreaterThan(56);
  });

  test('SHL-3 without scripts the links are anchors', async () => {
    const page = await gallery.open('/gallery/section-menu/', {
      ...WIDE,
      javaScriptEnabled: false,
    });
    await item(page, 'Statistics').click();
    await expect.poll(() => readTop(page, 'Statistics')).toBe(64);
    expect(new URL(page.url()).hash).toBe('#section-statistics');
  });

  test('is accessible, light and dark', async () => {
    const page = await openStill(WIDE);
    await expectAccessible(page, '[data-widget]');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, '[data-widget]');
  });
});
