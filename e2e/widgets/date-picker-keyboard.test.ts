import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectFits, PHONE } from '../browser.ts';
import {
  dayIn,
  expectEvents,
  openButton,
  openPickers,
  openPopup,
  waitForThrottle,
} from './date-picker-page.ts';
import { useGallery } from './use-gallery.ts';

const gallery = useGallery();

test('DTP-1 DTP-2 by keyboard: ArrowDown opens, moves by day, week, month and year within the bounds, chooses a day, a period and a time', async () => {
  const page = await openPickers(gallery, ['value', 'bounds', 'range-back', 'time']);
  await openButton(page, 'value').focus();
  await page.keyboard.press('ArrowDown');
  await expectFocusOn(page, 'Thursday, November 5, 2026');
  const ways = [
    ['ArrowRight', 'November 6, 2026'],
    ['ArrowDown', 'November 13, 2026'],
    ['ArrowLeft', 'November 12, 2026'],
    ['ArrowUp', 'November 5, 2026'],
    ['Home', 'November 2, 2026'],
    ['End', 'November 8, 2026'],
    ['PageDown', 'December 8, 2026'],
    ['PageUp', 'November 8, 2026'],
    ['Shift+PageUp', 'November 8, 2025'],
    ['Shift+PageDown', 'November 8, 2026'],
    ['Home', 'November 2, 2026'],
    ['ArrowUp', 'October 26, 2026'],
  ] as const;
  for (const [key, day] of ways) {
    await page.keyboard.press(key);
    await expectFocusOn(page, day);
  }
  expect(await page.getByRole('dialog').locator('[aria-live]').textContent()).toBe('October 2026');
  // The whole grid is one tab stop.
  expect(await page.locator('td[tabindex="0"]').count()).toBe(1);
  await page.keyboard.press('Enter');
  await expectEvents(page, 'value', ['change "2026-10-26"']);
  await expectFocused(openButton(page, 'value'));

  // It stays within the bounds.
  await openButton(page, 'bounds').focus();
  await page.keyboard.press('ArrowDown');
  await expectFocusOn(page, 'November 12, 2026');
  await page.keyboard.press('PageUp');
  await expectFocusOn(page, 'November 10, 2026');
  await page.keyboard.press('Shift+PageDown');
  await expectFocusOn(page, 'January 20, 2027');

  await page.locator('#range-back input').nth(1).focus();
  await page.keyboard.press('ArrowDown');
  await expectFocusOn(page, 'November 12, 2026');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expectEvents(page, 'range-back', ['change {"from":"2026-10-20","to":"2026-11-11"}']);
  await waitForThrottle(page);
  await openButton(page, 'range-back').press('ArrowDown');
  await expectFocusOn(page, 'October 20, 2026');
  await page.keyboard.press('Enter');
  const live = page.getByRole('dialog').locator('[aria-live]');
  expect(await live.textContent()).toContain('Choose the end date.');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expectEvents(page, 'range-back', [
    'change {"from":"2026-10-20","to":"2026-11-11"}',
    'change {"from":"2026-10-20","to":"2026-10-21"}',
  ]);

  await openButton(page, 'time').press('ArrowDown');
  await expectFocusOn(page, 'November 5, 2026');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedText(page)).toBe('14');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await expectEvents(page, 'time', ['change "2026-11-05T15:05"', 'change "2026-11-05T15:55"']);
});

test('DTP-1 chooses year and month by keyboard; closes on Escape with the focus restored, on a click outside and when Tab leaves it; follows typed text', async () => {
  const page = await openPickers(gallery, ['value']);
  await openButton(page, 'value').focus();
  await page.keyboard.press('Enter');
  await expectFocusOn(page, 'November 5, 2026');
  for (let i = 0; i < 2; i += 1) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedText(page)).toBe('2026');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect.poll(() => focusedText(page)).toBe('November');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expectFocusOn(page, 'January 5, 2023');
  await page.keyboard.press('Space');
  await expectEvents(page, 'value', ['change "2023-01-05"']);

  await waitForThrottle(page);
  for (const opener of [openButton(page, 'value'), page.locator('#value input')]) {
    await opener.click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await expectFocused(opener);
    // It doesn't reopen immediately.
    await page.waitForTimeout(200);
  }

  await openPopup(page, 'value');
  await page.mouse.click(1300, 300);
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  const dialog = await openPopup(page, 'value');
  await dialog.getByRole('button', { name: 'Today' }).focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => dialog.count()).toBe(0);
  await expectFocused(page.locator('#value summary'));

  await waitForThrottle(page);
  await page.locator('#value input').click();
  await page.locator('#value input').fill('3 Mar 2020');
  await expect.poll(() => page.getByRole('grid').getAttribute('aria-label')).toBe('March 2020');
});

const WAYS: readonly (readonly [state: string, button?: string])[] = [
  ['bounds'],
  ['bounds', 'November, choose another month'],
  ['bounds', '2026, choose another year'],
  ['range-back'],
  ['range-time', 'Choose the time'],
];

test('is accessible with days, months, years, a period and times open, light and dark; fits wide, low and narrow windows', async () => {
  const page = await openPickers(gallery);
  for (const [state, button] of WAYS) {
    const dialog = await openPopup(page, state);
    if (button) await dialog.getByRole('button', { name: button }).click();
    // The rest of the page is checked below.
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, 'dialog[open]');
    }
    await page.keyboard.press('Escape');
  }

  for (const [width, height] of [
    [1440, 900],
    [1440, 500],
    [700, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const state of ['single', 'range-back', 'range-time', 'error']) {
      const box = await (await openPopup(page, state)).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      await expectFits(page);
      await page.keyboard.press('Escape');
    }
  }
});

test('the server renders fields with their values, without a popup or inline styles', async () => {
  const html = await (await fetch(`${gallery.origin}/gallery/date-picker/`)).text();
  const widgets = html.slice(html.indexOf('id="single"'));
  expect(widgets).toContain('value="05.11.2026"');
  expect(widgets).not.toContain('<dialog');
  expect(widgets).not.toMatch(/ style="/);
});

test('DTP-1 at 390 px is a bottom sheet with touch targets; Tab stays in it', async () => {
  const page = await openPickers(gallery, undefined, { viewport: PHONE });
  await expectFits(page);
  await expectAccessible(page);
  for (const state of ['range-back', 'range-time', 'bounds']) {
    const dialog = await openPopup(page, state);
    // By then the sheet has slid in.
    await page.waitForTimeout(200);
    const box = await dialog.boundingBox();
    expect([box?.x, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, PHONE.height]);
    const sizes = await dialog.locator('button, td[data-day]').evaluateAll((all) =>
      all.map((each) => {
        const { width, height } = each.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    expect(sizes.length).toBeGreaterThan(30);
    await expectFits(page);
    // The backdrop is above the sheet.
    await page.mouse.click(200, 40);
    await expect.poll(() => dialog.count()).toBe(0);
    await expectFocused(openButton(page, state));
  }

  const dialog = await openPopup(page, 'value');
  for (let i = 0; i < 12; i += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((sheet) => sheet.contains(document.activeElement))).toBe(true);
  }
  await dialog.getByRole('button', { name: 'Next month' }).click();
  await dayIn(dialog, 'December 2026', 24).click();
  await expectEvents(page, 'value', ['change "2026-12-24"']);
  expect(await dialog.count()).toBe(0);
});

async function expectFocusOn(page: Page, day: string): Promise<void> {
  const name = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await expect.poll(name).toContain(day);
}

async function expectFocused(locator: Locator): Promise<void> {
  await expect
    .poll(() => locator.evaluate((element) => element === document.activeElement))
    .toBe(true);
}

async function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? '');
}
