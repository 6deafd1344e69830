import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  visibleBox,
  chart,
  drawn,
  eventually,
  openChart,
  part,
  pixels,
  pointAt,
  findRing,
  spoken,
  surface,
  tooltip,
} from './chart-page.ts';
import { readEvents, TOUCH } from './widget-page.ts';
import { useGallery } from './use-gallery.ts';

const gallery = useGallery();

const showAll = (page: Page, state: string) =>
  chart(page, state).getByRole('button', { name: 'Show all' });
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

const dotLeft = (page: Page, state: string) =>
  part(page, state, 'dot').evaluate(({ style }) => Number.parseFloat(style.left));

/** A dot on each line at the same moment, whichever pane the mouse is in. */
async function expectSharedCursor(page: Page): Promise<void> {
  await drawn(page, 'two-panes');
  for (const y of [0.3, 0.9]) {
    await pointAt(page, 'two-panes', 0.25, y);
    await eventually(() => part(page, 'two-panes', 'dot').count()).toBe(3);
    const places = await part(page, 'two-panes', 'dot').evaluateAll((nodes) =>
      nodes.map(({ style }) => [style.left, Number.parseFloat(style.top) > 600]),
    );
    expect(places.map(([, isSecond]) => isSecond)).toEqual([false, false, true]);
    expect(new Set(places.map(([left]) => left)).size).toBe(1);
    expect(await tooltip(page, 'two-panes')).toMatch(
      /EUR\/USD\s+[\d.]+ USD\s+GBP\/USD\s+[\d.]+ USD\s+Volume\s+[\d.]+ mln/,
    );
  }
}

describe('tooltip', () => {
  test('CUR-13 CHT-2 CHT-5 CHT-14 shows date, value and unit; two panes share it', async () => {
    const page = await openChart(gallery, 'default', { others: ['huge', 'two-panes'] });
    await pointAt(page, 'default', 0.5);
    expect(await tooltip(page, 'default')).toMatch(/^2 Aug 2024\s+118\.0600 USD$/);
    await page.mouse.move(0, 0);
    await eventually(() => part(page, 'default', 'tooltip').count()).toBe(0);
    await drawn(page, 'huge');
    await pointAt(page, 'huge', 0.5);
    await eventually(() => tooltip(page, 'huge')).toMatch(/^2 Jan 2024\s+1 500 000 000 mln$/);
    await expectSharedCursor(page);
  });

  test('CHT-15 masked, no value is anywhere: *** instead, and no space for an axis', async () => {
    const page = await openChart(gallery, 'masked');
    await pointAt(page, 'masked', 0.5);
    expect(await tooltip(page, 'masked')).toMatch(/^18 Jul 2024\s+\*\*\* needs access$/);
    await surface(page, 'masked').press('End');
    const { width } = await visibleBox(surface(page, 'masked'));
    expect(await dotLeft(page, 'masked')).toBe(width - 10);
    await chart(page, 'masked').locator('summary', { hasText: 'Data table' }).click();
    await chart(page, 'masked').getByRole('grid').waitFor();
    const said = await chart(page, 'masked').evaluate((node) =>
      [
        node.textContent,
        ...[...node.querySelectorAll('*')].flatMap((each) =>
          [...each.attributes]
            .filter(({ name }) => /^(aria-|title$)/.test(name))
            .map((a) => a.value),
        ),
      ].join('\n'),
    );
    expect(said).toContain('***');
    const cells = chart(page, 'masked').locator('tbody td:nth-child(2) [aria-hidden]');
    expect(new Set(await cells.allInnerTexts())).toEqual(new Set(['***']));
    expect(said).not.toMatch(/\d[.,]\d/);
  });

  test('stays after lifting the finger', async () => {
    const page = await openChart(gallery, 'default', { others: ['map'], ...TOUCH });
    await surface(page, 'default').tap({ position: { x: 150, y: 300 } });
    await eventually(() => part(page, 'default', 'tooltip').count()).toBe(1);
    expect(await part(page, 'default', 'tooltip').isVisible()).toBe(true);
    const map = await drawn(page, 'map');
    await map.press('End');
    const position = await findRing(page, 'map');
    await map.press('Escape');
    await map.tap({ position });
    await eventually(() => part(page, 'map', 'tooltip').count()).toBe(1);
  });
});

describe('keyboard', () => {
  test('arrows, Home, End and pages announce the points; + and − zoom, 0 shows everything', async () => {
    const page = await openChart(gallery, 'default', { others: ['same-time'] });
    await expectKeysAnnounce(page);
    await expectKeysZoom(page);
  });
});

describe('mouse', () => {
  test('the wheel zooms a focused chart, a drag pans it, a double click shows everything', async () => {
    const page = await openChart(gallery, 'default');
    await pointAt(page, 'default', 0.5);
    const before = await scrollY(page);
    await page.mouse.wheel(0, 100);
    await eventually(() => scrollY(page)).toBe(before + 100);
    expect(await showAll(page, 'default').count()).toBe(0);
    await surface(page, 'default').click();
    const scrolled = await scrollY(page);
    const kept = await tooltip(page, 'default');
    await page.mouse.wheel(0, -100);
    await showAll(page, 'default').waitFor();
    expect(await scrollY(page)).toBe(scrolled);
    // The point under the mouse stays in place.
    expect(await tooltip(page, 'default')).toBe(kept);
    await page.mouse.wheel(0, 100);
    await eventually(() => showAll(page, 'default').count()).toBe(0);

    const whole = await pixels(page, 'default');
    await chart(page, 'default').getByRole('button', { name: 'Zoom in' }).click();
    await pointAt(page, 'default', 0.3);
    const grabbed = await tooltip(page, 'default');
    await page.mouse.down();
    await pointAt(page, 'default', 0.5);
    await page.mouse.up();
    await pointAt(page, 'default', 0.5, 0.6);
    // The point grabbed at 0.3 is under the mouse at 0.5.
    await eventually(() => tooltip(page, 'default')).toBe(grabbed);
    await surface(page, 'default').dblclick();
    await eventually(() => pixels(page, 'default')).toBe(whole);
  });

  test('CHT-16 clicking a line opens its page, clicking elsewhere does nothing', async () => {
    const page = await openChart(gallery, 'links');
    const slider = surface(page, 'links');
    const [on, off] = await onAndOffLine(page);
    await pointAt(page, 'links', 0.2);
    await page.mouse.down();
    await pointAt(page, 'links', 0.6);
    await page.mouse.up();
    await slider.click({ position: off });
    expect(await slider.evaluate((node) => getComputedStyle(node).cursor)).toBe('crosshair');
    await slider.dblclick({ position: off });
    expect(await readEvents(page, 'links')).toEqual([]);
    await slider.click({ position: on });
    expect(await slider.evaluate((node) => getComputedStyle(node).cursor)).toBe('pointer');
    expect(await readEvents(page, 'links')).toEqual(['openPoint "/indexes/1001/"']);
    // Keys work wherever the mouse is.
    await slider.hover({ position: off });
    await slider.press('Home');
    await slider.press('Enter');
    expect(await readEvents(page, 'links')).toHaveLength(2);
  });

  test('CHT-16 a double click shows everything and opens nothing, even on a line', async () => {
    const page = await openChart(gallery, 'links');
    const slider = surface(page, 'links');
    const whole = await pixels(page, 'links');
    const [on, off] = await onAndOffLine(page);
    for (const position of [on, off]) {
      // The point under the mouse stays in place while the wheel zooms.
      await slider.hover({ position });
      await slider.focus();
      await page.mouse.wheel(0, -100);
      await showAll(page, 'links').waitFor();
      await slider.dblclick({ position });
      await eventually(() => pixels(page, 'links')).toBe(whole);
    }
    // Longer than the interval of a double click.
    await page.waitForTimeout(500);
    expect(await readEvents(page, 'links')).toEqual([]);

    await slider.hover({ position: on });
    await page.mouse.wheel(0, -100);
    await showAll(page, 'links').waitFor();
    await slider.click({ position: on });
    await eventually(() => readEvents(page, 'links')).toEqual(['openPoint "/indexes/1001/"']);
  });

  test('CHT-16 a finger reads a point and opens nothing', async () => {
    const page = await openChart(gallery, 'links', { others: ['map'], ...TOUCH });
    const [on] = await onAndOffLine(page);
    await surface(page, 'links').tap({ position: on });
    await eventually(() => part(page, 'links', 'tooltip').count()).toBe(1);
    await drawn(page, 'map');
    await chart(page, 'map').getByRole('button', { name: /^Add/ }).tap();
    const map = surface(page, 'map');
    const position = await placeOfAdded(page);
    await map.tap({ position });
    await eventually(() => tooltip(page, 'map')).toContain('My bond');
    expect(await readEvents(page, 'links')).toEqual([]);
    expect(await readEvents(page, 'map')).toEqual([]);
    await map.press('Enter');
    expect(await readEvents(page, 'map')).toEqual(['openPoint "/bonds/3001/"']);
  });

  test('CHT-16 clicking a point of a map opens its page, clicking elsewhere does nothing', async () => {
    const page = await openChart(gallery, 'map');
    await chart(page, 'map').getByRole('button', { name: /^Add/ }).click();
    const map = surface(page, 'map');
    const { x, y } = await placeOfAdded(page);
    // Near enough for the tooltip, but too far for a click to follow the link.
    await map.click({ position: { x, y: y - 12 } });
    expect(await tooltip(page, 'map')).toContain('My bond');
    expect(await map.evaluate((node) => getComputedStyle(node).cursor)).toBe('crosshair');
    expect(await readEvents(page, 'map')).toEqual([]);
    await map.click({ position: { x, y: y - 4 } });
    expect(await map.evaluate((node) => getComputedStyle(node).cursor)).toBe('pointer');
    expect(await readEvents(page, 'map')).toEqual(['openPoint "/bonds/3001/"']);
  });
});

/** A position between the first two points of a line, and one far above it at the same moment. */
async function onAndOffLine(page: Page) {
  const slider = surface(page, 'links');
  const places: { x: number; y: number }[] = [];
  for (const key of ['Home', 'ArrowRight']) {
    await slider.press(key);
    places.push(
      await part(page, 'links', 'dot').evaluate(({ style }: HTMLElement) => ({
        x: Number.parseFloat(style.left),
        y: Number.parseFloat(style.top),
      })),
    );
  }
  await slider.press('Escape');
  const [first, second] = places as [{ x: number; y: number }, { x: number; y: number }];
  const on = { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
  return [on, { x: on.x, y: on.y - 60 }] as const;
}

/** Selected by keyboard, because the point is among many others. */
async function placeOfAdded(page: Page): Promise<{ x: number; y: number }> {
  const map = surface(page, 'map');
  await map.press('Home');
  while (!(await spoken(page, 'map')).startsWith('My bond')) await map.press('ArrowRight');
  const place = await findRing(page, 'map');
  await map.press('Escape');
  return place;
}

/** Arrows, Home, End, PageUp and PageDown move along the points, which are announced. */
async function expectKeysAnnounce(page: Page): Promise<void> {
  const slider = surface(page, 'default');
  expect(await slider.getAttribute('aria-valuenow')).toBe('399');
  const way = [
    ['Home', '0', '1 Jan 2024: 95.9500 USD'],
    ['ArrowRight', '1', '2 Jan 2024: '],
    ['ArrowUp', '2', '3 Jan 2024: '],
    ['PageUp', '12', '13 Jan 2024: '],
    ['PageDown', '2', '3 Jan 2024: '],
    ['ArrowLeft', '1', '2 Jan 2024: '],
    ['ArrowDown', '0', '1 Jan 2024: '],
    ['ArrowLeft', '0', '1 Jan 2024: '],
    ['End', '399', '3 Feb 2025: 126.3900 USD'],
    ['ArrowRight', '399', '3 Feb 2025: '],
  ] as const;
  for (const [key, place, text] of way) {
    await slider.press(key);
    expect(await slider.getAttribute('aria-valuenow')).toBe(place);
    expect(await spoken(page, 'default')).toContain(text);
  }
  expect(await tooltip(page, 'default')).toContain('3 Feb 2025');
  await slider.press('Escape');
  expect(await part(page, 'default', 'tooltip').count()).toBe(0);

  // The keyboard steps through several points of the same moment one by one.
  const same = await drawn(page, 'same-time');
  await same.press('Home');
  const said = [];
  for (let i = 0; i < 4; i += 1) {
    said.push(await spoken(page, 'same-time'));
    await same.press('ArrowRight');
  }
  expect(said).toEqual([
    '1 Jan 2024: 1.00',
    '2 Jan 2024: 3.00',
    '2 Jan 2024: 2.00',
    '3 Jan 2024: 4.00',
  ]);
}

/** + and − zoom, 0 shows everything, and the window follows the cursor. */
async function expectKeysZoom(page: Page): Promise<void> {
  await drawn(page, 'default');
  const slider = surface(page, 'default');
  await slider.focus();
  const whole = await pixels(page, 'default');
  await slider.press('+');
  await eventually(() => pixels(page, 'default')).not.toBe(whole);
  const zoomed = await pixels(page, 'default');
  await slider.press('Home');
  await eventually(() => pixels(page, 'default')).not.toBe(zoomed);
  expect(await dotLeft(page, 'default')).toBe(10);
  await slider.press('-');
  await eventually(() => pixels(page, 'default')).toBe(whole);
  await slider.press('+');
  await slider.press('+');
  await showAll(page, 'default').waitFor();
  await slider.press('0');
  await eventually(() => pixels(page, 'default')).toBe(whole);
  expect(await showAll(page, 'default').count()).toBe(0);
}
