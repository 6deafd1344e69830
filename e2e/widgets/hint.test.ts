import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectFits } from '../browser.ts';
import { isFocused, openWidget, TOUCH } from './widget-page.ts';
import { useGallery } from './use-gallery.ts';

const gallery = useGallery();
const PATH = '/gallery/hint/';
const button = (page: Page, name: string) => page.getByRole('button', { name });
const open = (page: Page) => page.locator('[popover]:popover-open').allInnerTexts();

test('SHL-6 opens on click, next to its mark; opening another closes it, and Escape closes that', async () => {
  const page = await openWidget(gallery, 'hint');
  expect(await open(page)).toEqual([]);
  await button(page, 'Explanation: first').click();
  const [text] = await open(page);
  expect(text).toContain('How far the latest value');
  const mark = (await button(page, 'Explanation: first').boundingBox())!;
  const box = page.locator('[popover]:popover-open');
  await expect.poll(async () => (await box.boundingBox())!.y - mark.y).toBe(mark.height + 6);
  await button(page, 'Explanation: second').click();
  expect(await open(page)).toEqual(['Something shorter.']);
  await page.keyboard.press('Escape');
  expect(await open(page)).toEqual([]);
});

test('SHL-6 by keyboard alone; the button’s description gives screen readers the text', async () => {
  const page = await openWidget(gallery, 'hint');
  const first = button(page, 'Explanation: first');
  await first.focus();
  await page.keyboard.press('Enter');
  expect(await open(page)).toHaveLength(1);
  expect(await isFocused(first)).toBe(true);
  await page.keyboard.press('Enter');
  expect(await open(page)).toEqual([]);
  const described = await first.evaluate(
    (it) => document.getElementById(it.getAttribute('aria-describedby')!)?.textContent,
  );
  expect(described).toContain('How far the latest value');
});

test('SHL-6 on a phone the mark is large enough for a finger, and the text stays in the window', async () => {
  const page = await openWidget(gallery, 'hint', TOUCH);
  const mark = (await button(page, 'Explanation: change').first().boundingBox())!;
  // The target extends 14 px around the drawing.
  await page.touchscreen.tap(mark.x + mark.width / 2, mark.y - 12);
  expect(await open(page)).toHaveLength(1);
  const box = (await page.locator('[popover]:popover-open').boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(390);
  await expectFits(page);
});

test('SHL-6 opens without scripts', async () => {
  const page = await gallery.open(PATH, { javaScriptEnabled: false });
  await button(page, 'Explanation: first').click();
  await expect.poll(() => page.locator('[popover]:popover-open').isVisible()).toBe(true);
});

test('a line is no taller than without it', async () => {
  const page = await openWidget(gallery, 'hint');
  const heightOfLine = () =>
    page.locator('#in-text [data-widget] p').evaluate((it) => it.getBoundingClientRect().height);
  const before = await heightOfLine();
  await page.locator('html').evaluate((it) => it.setAttribute('data-hints', 'off'));
  expect(await page.locator('[data-hint]').first().isVisible()).toBe(false);
  expect(await heightOfLine()).toBe(before);
});

test.each(['light', 'dark'] as const)('is accessible, %s', async (colorScheme) => {
  const page = await openWidget(gallery, 'hint', { colorScheme });
  await button(page, 'Explanation: first').click();
  await expectAccessible(page, '[data-widget]');
});
