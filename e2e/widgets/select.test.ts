import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectFits, PHONE } from '../browser.ts';
import { readEvents as events, isFocused, openWidget, TOUCH } from './widget-page.ts';
import { useGallery } from './use-gallery.ts';

const gallery = useGallery();

function openGallery(options: Parameters<typeof gallery.open>[1] = {}): Promise<Page> {
  return openWidget(gallery, 'select', options);
}

function button(page: Page, state: string): Locator {
  return page.locator(`#${state} button[role=combobox]`);
}

function list(page: Page, state: string): Locator {
  return page.locator(`#${state} [role=listbox]`);
}

function option(page: Page, state: string, name: string): Locator {
  return list(page, state).getByRole('option', { name, exact: true });
}

/** The option that `aria-activedescendant` of the focused element refers to. */
function activeOption(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    return (id && document.getElementById(id)?.textContent) || undefined;
  });
}

test('SEL-1 by mouse: opens on click, a choice closes it and is emitted; hidden options are neither shown nor found; axe finds nothing; a form sends it under its name', async () => {
  const page = await openGallery();
  await expectAccessible(page);
  await button(page, 'search').click();
  // The other states are unchanged.
  for (const [colorScheme, part] of [
    ['light', '#search'],
    ['dark', 'main'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await list(page, 'search').isVisible()).toBe(true);
    await expectAccessible(page, part);
  }
  await page.keyboard.press('Escape');
  await page.emulateMedia({ colorScheme: 'light' });

  // It closes on a click outside and on a second click.
  await button(page, 'default').click();
  await page.getByRole('heading', { level: 1 }).click();
  expect(await list(page, 'default').count()).toBe(0);
  await button(page, 'default').click();
  await button(page, 'default').click();
  expect(await list(page, 'default').count()).toBe(0);
  expect(await events(page, 'default')).toEqual([]);
  await button(page, 'default').click();
  expect(await button(page, 'default').getAttribute('aria-expanded')).toBe('true');
  const chosen = option(page, 'default', 'Euronext Paris');
  expect(await chosen.getAttribute('aria-selected')).toBe('true');
  await option(page, 'default', 'Borsa İstanbul').click();
  expect(await list(page, 'default').count()).toBe(0);
  expect(await button(page, 'default').textContent()).toBe('Borsa İstanbul');
  expect(await events(page, 'default')).toEqual(['change "xist"']);
  expect(await isFocused(button(page, 'default'))).toBe(true);

  await button(page, 'hidden').click();
  expect(await list(page, 'hidden').getByRole('option').count()).toBe(10);
  await page.keyboard.type('euronext');
  expect(await page.locator('#hidden [role=status]').textContent()).toBe('Nothing found');
  await page.keyboard.press('Escape');
  expect(await button(page, 'hidden-value').textContent()).toBe('Choose…');
  await button(page, 'classes').click();
  const classes = await option(page, 'classes', 'Corporate').getAttribute('class');
  expect(classes).toMatch(/group.* corporate$/);
  expect(await option(page, 'classes', 'Germany').getAttribute('class')).toContain('sub');
  await page.keyboard.press('Escape');

  expect(await button(page, 'disabled').isDisabled()).toBe(true);
  await button(page, 'disabled').click({ force: true });
  expect(await list(page, 'disabled').count()).toBe(0);
  await button(page, 'no-options').click();
  expect(await page.locator('#no-options [role=status]').textContent()).toBe('Nothing found');
  await page.keyboard.press('Escape');

  await expectRoom(page);
  await expectLongTexts(page);
  await page.keyboard.press('Escape');

  await button(page, 'form').click();
  await option(page, 'form', 'Borsa Italiana').click();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.waitForURL('**/gallery/select/?exchange=xmil*');
  expect(new URL(page.url()).search).toBe('?exchange=xmil');
});

test('SEL-1 by keyboard: Enter, Space and the arrows open, keys and letters move, Enter and Space choose, Escape and Tab close; searches options', async () => {
  const page = await openGallery();
  await expectKeysOpen(page);
  await expectKeysChoose(page);
  await expectKeysClose(page);
  await expectSearch(page);
});

test('SEL-1 5,000 options: few rows exist; the active one is scrolled into view', async () => {
  const page = await openWidget(gallery, 'select-long');
  await button(page, 'long').focus();
  await page.keyboard.press('Enter');
  for (const key of ['Home', 'End', 'PageUp', 'ArrowUp']) {
    await page.keyboard.press(key);
    await expect
      .poll(() =>
        list(page, 'long').evaluate((node) => {
          const box = node.querySelector('[data-active]')?.getBoundingClientRect();
          const around = node.getBoundingClientRect();
          return !!box && box.top >= around.top && box.bottom <= around.bottom;
        }),
      )
      .toBe(true);
  }
  expect(await activeOption(page)).toBe('Bond 4989, 2035');
  await page.keyboard.press('Escape');

  await button(page, 'long').click();
  expect(await option(page, 'long', 'Bond 2500, 2036').isVisible()).toBe(true);
  expect(await list(page, 'long').getByRole('option').count()).toBeLessThan(50);
  await page.keyboard.type('4321');
  expect(await list(page, 'long').getByRole('option').allTextContents()).toEqual([
    'Bond 4321, 2027',
  ]);
  const row = list(page, 'long').getByRole('option');
  expect(await row.getAttribute('aria-setsize')).toBe('1');
});

test('SEL-1 closes by its button and by a tap above it; a bottom sheet with rows of 44 px', async () => {
  const page = await openGallery(TOUCH);
  await expectTapsClose(page);
  await expectSheet(page);
});

test('SEL-1 without scripts it is a native select, and the form sends it', async () => {
  const page = await gallery.open('/gallery/select/', { javaScriptEnabled: false });
  const hidden = page.getByLabel('Visible exchange');
  expect(await hidden.locator('option').count()).toBe(10);
  const select = page.getByLabel('Exchange to send');
  expect(await select.inputValue()).toBe('xetr');
  await select.selectOption('Borsa Italiana');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.waitForURL('**/gallery/select/?exchange=xmil*');
});

test('SEL-1 a choice made before hydration is kept, and nothing shifts', async () => {
  const page = await gallery.open('about:blank');
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(`${gallery.origin}/gallery/select/`, { waitUntil: 'commit' });
  const native = page.locator('#default select');
  await native.selectOption('xmil');
  const places = () =>
    page
      .locator('[data-widget]')
      .evaluateAll((nodes) => nodes.map((node) => JSON.stringify(node.getBoundingClientRect())));
  await page.locator('#form select').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const before = await places();
  const nativeBox = await native.boundingBox();
  scripts.resolve();
  await button(page, 'default').waitFor();
  expect(await places()).toEqual(before);
  expect(await button(page, 'default').boundingBox()).toEqual(nativeBox);
  expect(await button(page, 'default').textContent()).toBe('Borsa Italiana');
  expect(await events(page, 'default')).toEqual(['change "xmil"']);
});

test('SEL-1 the server’s HTML has no style attributes', async () => {
  const source = await (await fetch(`${gallery.origin}/gallery/select/`)).text();
  expect(source).not.toMatch(/ style="/);
});

/** SEL-1 Enter, Space and the arrows open it. */
async function expectKeysOpen(page: Page): Promise<void> {
  for (const key of ['Enter', 'Space', 'ArrowDown', 'ArrowUp']) {
    await button(page, 'default').focus();
    await page.keyboard.press(key);
    expect([key, await list(page, 'default').isVisible()]).toEqual([key, true]);
    expect(await activeOption(page)).toBe('Euronext Paris');
    await page.keyboard.press('Escape');
    expect(await list(page, 'default').count()).toBe(0);
  }
}

/** SEL-1 arrows, Home, End, pages and letters move; Enter and Space choose. */
async function expectKeysChoose(page: Page): Promise<void> {
  await button(page, 'default').focus();
  await page.keyboard.press('ArrowDown');
  const way = [
    ['ArrowDown', 'Euronext Amsterdam'],
    ['ArrowUp', 'Euronext Paris'],
    ['End', 'New York Stock Exchange'],
    ['ArrowDown', 'New York Stock Exchange'],
    ['PageUp', 'Euronext Paris'],
    ['PageDown', 'New York Stock Exchange'],
    ['Home', 'Xetra'],
    ['g', 'Giełda Papierów Wartościowych w Warszawie'],
  ] as const;
  for (const [key, name] of way) {
    await page.keyboard.press(key);
    await expect.poll(() => activeOption(page)).toBe(name);
  }
  await page.keyboard.press('Enter');
  expect(await events(page, 'default')).toEqual(['change "xwar"']);
  // Letters typed in quick succession form one search; a space among them counts as a letter.
  await page.keyboard.type('borsa it');
  expect(await activeOption(page)).toBe('Borsa Italiana');
  await page.waitForTimeout(800);
  await page.keyboard.press('Space');
  expect(await events(page, 'default')).toEqual(['change "xwar"', 'change "xmil"']);
  expect(await list(page, 'default').count()).toBe(0);
}

/** SEL-1 Escape closes and restores the focus, Tab closes and moves on. */
async function expectKeysClose(page: Page): Promise<void> {
  await button(page, 'search').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  expect(await list(page, 'search').count()).toBe(0);
  expect(await isFocused(button(page, 'search'))).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await list(page, 'search').count()).toBe(0);
  expect(await isFocused(page.locator('#search summary'))).toBe(true);
  expect(await events(page, 'search')).toEqual([]);
}

/** SEL-1 the search ignores case and accents. */
async function expectSearch(page: Page): Promise<void> {
  await button(page, 'search').focus();
  // The first letter opens it.
  await page.keyboard.type('BOGOTA');
  expect(await list(page, 'search').getByRole('option').allTextContents()).toEqual([
    'Bolsa de Valores de Bogotá',
  ]);
  expect(await activeOption(page)).toBe('Bolsa de Valores de Bogotá');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('gielda pap');
  await page.keyboard.press('Enter');
  expect(await events(page, 'search')).toEqual(['change "xwar"']);
  await page.keyboard.type('zzz');
  expect(await page.locator('#search [role=status]').textContent()).toBe('Nothing found');
  await page.keyboard.press('Enter');
  expect(await events(page, 'search')).toHaveLength(1);
}

/** SEL-1 opens towards the side with room. */
async function expectRoom(page: Page): Promise<void> {
  await button(page, 'search').evaluate((node) => {
    window.scrollBy(0, node.getBoundingClientRect().bottom - window.innerHeight + 20);
  });
  await button(page, 'search').click();
  const box = await list(page, 'search').boundingBox();
  const place = await button(page, 'search').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(place?.y ?? 0);
  expect(box?.y).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
}

/** SEL-1 long texts are shown in full. */
async function expectLongTexts(page: Page): Promise<void> {
  await button(page, 'long-texts').click();
  const rows = list(page, 'long-texts').getByRole('option');
  const boxes = await Promise.all((await rows.all()).map((row) => row.boundingBox()));
  const [first, second] = boxes;
  expect(first?.height).toBeGreaterThan(40);
  expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0));
}

/** SEL-1 closes by its button and by a tap above it, which has no other effect. */
async function expectTapsClose(page: Page): Promise<void> {
  await button(page, 'default').tap();
  await page.locator('#default').getByRole('button', { name: 'Close' }).tap();
  expect(await list(page, 'default').count()).toBe(0);
  await button(page, 'default').tap();
  const before = page.url();
  await page.touchscreen.tap(40, 28);
  expect(await list(page, 'default').count()).toBe(0);
  expect(page.url()).toBe(before);
  expect(await events(page, 'default')).toEqual([]);
}

/** SEL-1 a sheet at the bottom of the screen, rows of 44 px, no zoom. */
async function expectSheet(page: Page): Promise<void> {
  await expectFits(page);
  expect((await button(page, 'search').boundingBox())?.height).toBe(44);
  await button(page, 'search').tap();
  const sheet = page.locator('#search [popover] > div');
  const settled = async () => {
    const box = await sheet.boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0));
  };
  await expect.poll(settled).toBe(PHONE.height);
  expect((await sheet.boundingBox())?.width).toBe(PHONE.width);
  const sizes = await list(page, 'search')
    .getByRole('option')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  const field = page.locator('#search input[role=combobox]');
  expect(await field.evaluate((node) => getComputedStyle(node).fontSize)).toBe('16px');
  // The phone's keyboard opens only when the reader taps the field.
  expect(await isFocused(field)).toBe(false);
  await expectAccessible(page);
  await field.tap();
  await page.keyboard.type('istan');
  await option(page, 'search', 'Borsa İstanbul').tap();
  expect(await events(page, 'search')).toEqual(['change "xist"']);
}
