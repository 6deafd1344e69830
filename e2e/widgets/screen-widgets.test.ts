import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectFits } from '../browser.ts';
import { isFocused, openWidget, readEvents, TOUCH } from './widget-page.ts';
import { useGallery } from './use-gallery.ts';

const gallery = useGallery();

function widget(page: Page, state: string): Locator {
  return page.locator(`#${state} [data-widget]`);
}

async function lastEvent(page: Page, state: string): Promise<string | undefined> {
  return (await readEvents(page, state)).at(-1);
}

/** Drags the mouse over part of the bars. */
async function stroke(page: Page, state: string, from: number, to: number): Promise<void> {
  const box = (await widget(page, state).getByRole('group').boundingBox())!;
  const y = box.y + box.height / 3;
  await page.mouse.move(box.x + from * box.width, y);
  await page.mouse.down();
  await page.mouse.move(box.x + to * box.width, y, { steps: 3 });
  await page.mouse.up();
}

test('SCR-1 a range by keyboard, by mouse and by clicking a bar; a locked one has no handles', async () => {
  const page = await openWidget(gallery, 'brush-histogram');
  const range = widget(page, 'range');
  const from = range.getByRole('slider', { name: 'Yield, from' });
  const to = range.getByRole('slider', { name: 'Yield, to' });
  expect(await from.getAttribute('aria-valuetext')).toBe('2');
  await from.focus();
  await page.keyboard.press('ArrowRight');
  expect(await lastEvent(page, 'range')).toBe('change [3,6]');
  await page.keyboard.press('Home');
  expect(await lastEvent(page, 'range')).toBe('change [null,6]');
  expect(await from.getAttribute('aria-valuetext')).toBe('any');
  await page.keyboard.press('Tab');
  expect(await isFocused(to)).toBe(true);
  await page.keyboard.press('ArrowLeft');
  expect(await lastEvent(page, 'range')).toBe('change [null,5]');
  await page.keyboard.press('End');
  expect(await lastEvent(page, 'range')).toBe('change [null,null]');
  // Eleven bars: drags over the third to the fifth, then drags the left handle.
  await stroke(page, 'range', 2.5 / 11, 4.5 / 11);
  expect(await lastEvent(page, 'range')).toBe('change [1,4]');
  await stroke(page, 'range', 2 / 11, 3.1 / 11);
  expect(await lastEvent(page, 'range')).toBe('change [2,4]');
  expect(await isFocused(from)).toBe(true);
  await stroke(page, 'range', 7.5 / 11, 7.5 / 11);
  expect(await lastEvent(page, 'range')).toBe('change [6,7]');
  expect(await range.getByText('6 – 7: 120').count()).toBe(1);
  await stroke(page, 'range', 7.5 / 11, 7.5 / 11);
  expect(await lastEvent(page, 'range')).toBe('change [null,null]');
  expect(await widget(page, 'locked').getByRole('slider').count()).toBe(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'main');
});

test('SCR-1 a list is searched and options chosen by keyboard alone', async () => {
  const page = await openWidget(gallery, 'choice-list');
  const list = widget(page, 'searched');
  const search = list.getByRole('searchbox', { name: 'Find in list' });
  await search.focus();
  await page.keyboard.type('zlot');
  expect(await list.getByRole('checkbox').count()).toBe(1);
  await page.keyboard.press('Enter');
  expect(await lastEvent(page, 'searched')).toBe('toggle "PLN"');
  expect(await list.getByRole('checkbox').count()).toBe(8);
  await page.keyboard.press('Tab');
  const first = list.getByRole('checkbox', { name: 'USD US dollar' });
  // Browsers also make scrolling lists focusable.
  if (!(await isFocused(first))) await page.keyboard.press('Tab');
  expect(await isFocused(first)).toBe(true);
  await page.keyboard.press('Space');
  expect(await first.isChecked()).toBe(false);
  await expectAccessible(page, 'main');
});

test('SCR-4 columns are chosen and moved by keyboard and by mouse', async () => {
  const page = await openWidget(gallery, 'column-chooser');
  const chooser = widget(page, 'ordered');
  await chooser.getByRole('checkbox', { name: 'Spread' }).check();
  const all = 'change ["name","price","yield","duration","spread","isin"]';
  expect(await lastEvent(page, 'ordered')).toBe(all);
  const up = chooser.getByRole('button', { name: 'Move up: Yield' });
  await up.focus();
  await page.keyboard.press('Enter');
  const moved = 'change ["name","yield","price","duration","spread","isin"]';
  expect(await lastEvent(page, 'ordered')).toBe(moved);
  await expect.poll(() => isFocused(up)).toBe(true);
  expect(await chooser.getByRole('status').textContent()).toBe('Yield: position 2 of 6');
  // No column can be moved before the name.
  await page.keyboard.press('Enter');
  expect(await lastEvent(page, 'ordered')).toBe(moved);
  const rows = chooser.getByRole('list').getByRole('listitem');
  const [grip, target] = [rows.nth(5).locator('span').first(), rows.nth(1)];
  await grip.hover();
  await page.mouse.down();
  await target.hover();
  await page.mouse.up();
  expect(await lastEvent(page, 'ordered')).toBe(
    'change ["name","isin","yield","price","duration","spread"]',
  );
  await chooser.getByRole('button', { name: 'Reset columns' }).click();
  expect(await lastEvent(page, 'ordered')).toBe('reset');
  await expectAccessible(page, 'main');
});

test('SCR-1 SCR-4 all of them fit on a phone, and a finger draws a range', async () => {
  const page = await openWidget(gallery, 'brush-histogram', TOUCH);
  await expectFits(page);
  const large = widget(page, 'large').getByRole('group');
  await large.scrollIntoViewIfNeeded();
  const box = (await large.boundingBox())!;
  await page.touchscreen.tap(box.x + (5.5 / 11) * box.width, box.y + 20);
  expect(await lastEvent(page, 'large')).toBe('change [4,5]');
  for (const name of ['choice-list', 'column-chooser']) {
    await page.goto(`${gallery.origin}/gallery/${name}/`);
    await expectFits(page);
  }
});
