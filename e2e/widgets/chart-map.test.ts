import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  visibleBox,
  chart,
  eventually,
  openChart,
  openSettings,
  part,
  pixels,
  plain,
  findRing,
  spoken,
  surface,
} from './chart-page.ts';
import { readEvents } from './widget-page.ts';
import { useGallery } from './use-gallery.ts';

const gallery = useGallery();

const button = (page: Page, name: string | RegExp) =>
  chart(page, 'map').getByRole('button', { name });
const check = (page: Page, name: string) =>
  chart(page, 'map').getByRole('checkbox', { name, exact: true });

describe('visibility', () => {
  test('CHT-10 CHT-6 labels can be switched, and all of them may overlap; the legend hides a series', async () => {
    const page = await openChart(gallery, 'map');
    const some = await pixels(page, 'map');
    await openSettings(chart(page, 'map'));
    await check(page, 'Labels').uncheck();
    await eventually(() => pixels(page, 'map')).not.toBe(some);
    const none = await pixels(page, 'map');
    await check(page, 'All labels').check();
    expect(await check(page, 'Labels').isChecked()).toBe(true);
    await eventually(() => pixels(page, 'map')).not.toBe(none);
    expect(await pixels(page, 'map')).not.toBe(some);
    await check(page, 'All labels').uncheck();
    await eventually(() => pixels(page, 'map')).toBe(some);

    await button(page, 'Hide Corporate').click();
    await eventually(() => pixels(page, 'map')).not.toBe(some);
    expect(await surface(page, 'map').getAttribute('aria-valuemax')).toBe('59');
  });
});

describe('CHT-11 removing points', () => {
  test('CHT-11 by keyboard and mouse: the count, the ids, and closing resets', async () => {
    const page = await openChart(gallery, 'map');
    const slider = surface(page, 'map');
    // Outside this mode a click selects nothing.
    await slider.press('Home');
    await slider.click({ position: await findRing(page, 'map') });
    await button(page, 'Remove points').click();
    expect(await button(page, 'Remove selected (0)').isDisabled()).toBe(true);
    const unselected = await pixels(page, 'map');
    await slider.press('Home');
    await slider.press('Space');
    await button(page, 'Remove selected (1)').waitFor();
    await eventually(() => pixels(page, 'map')).not.toBe(unselected);
    await slider.press('End');
    const position = await findRing(page, 'map');
    await slider.click({ position });
    await button(page, 'Remove selected (2)').waitFor();
    await slider.click({ position });
    await button(page, 'Remove selected (1)').waitFor();

    await button(page, 'Done').click();
    await button(page, 'Remove points').click();
    await button(page, 'Remove selected (0)').waitFor();
    await eventually(() => pixels(page, 'map')).toBe(unselected);

    await slider.press('End');
    await slider.press('Enter');
    await slider.press('ArrowLeft');
    await slider.press('Enter');
    await button(page, 'Remove selected (2)').click();
    expect(await readEvents(page, 'map')).toEqual(['removePoints ["Gov-59","Gov-58"]']);
    await button(page, 'Remove selected (0)').waitFor();
    expect(await slider.getAttribute('aria-valuemax')).toBe('87');
  });
});

describe('points', () => {
  test('CHT-12 an added point is shown with 2 and 3 decimals', async () => {
    const page = await openChart(gallery, 'map');
    await button(page, /^Add/).click();
    await chart(page, 'map').locator('summary', { hasText: 'Data table' }).click();
    const row = chart(page, 'map').locator('tbody tr', { hasText: 'My bond' });
    // Long tables only render the visible rows; sorted by name it is near the end.
    const grid = chart(page, 'map').getByRole('grid');
    await grid.waitFor();
    expect(await grid.getAttribute('aria-rowcount')).toBe('92');
    await grid.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
    await grid.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
    expect((await row.locator('td').allInnerTexts()).map(plain)).toEqual([
      'My bond',
      '3.12',
      '6.543',
    ]);
  });

  test('are announced by keyboard in order of duration, and shown by mouse', async () => {
    const page = await openChart(gallery, 'map');
    const slider = surface(page, 'map');
    await slider.press('Home');
    expect(await spoken(page, 'map')).toMatch(
      /^(Gov|Corp) .*: duration 0\.40, yield \d\.\d{3}, to worst$/,
    );
    await slider.press('End');
    expect(await spoken(page, 'map')).toBe('Gov 8.25% 2031: duration 9.84, yield 7.191, to worst');
    await slider.press('Escape');
    expect(await part(page, 'map', 'tooltip').count()).toBe(0);
    await slider.press('End');
    const { x, y } = await findRing(page, 'map');
    await slider.press('Escape');
    const box = await visibleBox(slider);
    await page.mouse.move(box.x + x + 3, box.y + y + 3);
    expect(plain(await part(page, 'map', 'tooltip').innerText())).toBe(
      'Gov 8.25% 2031: duration 9.84, yield 7.191, to worst',
    );
    await page.mouse.move(box.x + 100, box.y + 100);
    await eventually(() => part(page, 'map', 'tooltip').count()).toBe(0);
  });
});
