import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible, expectFits } from '../browser.ts';
import { searchFor, searchParts, stopClock, type Parts } from '../search-parts.ts';
import { readEvents, isFocused, openWidget, TOUCH } from './widget-page.ts';
import { useGallery } from './use-gallery.ts';

const gallery = useGallery();

async function open(
  state: 'navigate' | 'emit',
  options?: Parameters<typeof openWidget>[2],
): Promise<{ page: Page; box: Parts; events: (kind: string) => Promise<string[]> }> {
  const page = await openWidget(gallery, 'search-box', { states: [state], ...options });
  const events = async (kind: string) =>
    (await readEvents(page, state)).filter((line) => line.startsWith(kind));
  return { page, box: searchParts(page, `#${state}`), events };
}

/** The year of the active option after each key; null if none is active. */
async function pressed(page: Page, box: Parts, keys: readonly string[]) {
  const seen: (string | null)[] = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    seen.push((await box.activeOption())?.replace(/.*Co (\d{4}).*/, '$1') ?? null);
  }
  return seen;
}

test('SRC-2 a search starts 300 ms after the last key, with more than 2 characters', async () => {
  const { page, box, events } = await open('navigate', { isAlone: true });
  await stopClock(page);
  await box.field.pressSequentially(' ga ');
  await page.clock.runFor(1000);
  expect(await box.panel.count()).toBe(0);
  expect(await events('term "')).toEqual([]);
  await box.field.fill('gaz');
  await page.clock.runFor(200);
  await page.keyboard.press('p');
  await page.clock.runFor(299);
  expect(await events('term "')).toEqual([]);
  expect(await box.panel.count()).toBe(0);
  await page.clock.runFor(1);
  await box.panel.waitFor();
  expect(await events('term "')).toEqual(['term "gazp"']);
  // The panel closes as soon as the term is too short again.
  await page.keyboard.press('Backspace');
  expect(await box.panel.count()).toBe(1);
  await page.keyboard.press('Backspace');
  expect(await box.panel.count()).toBe(0);
  expect(await box.field.getAttribute('aria-expanded')).toBe('false');
});

describe('the panel', () => {
  test('SRC-1 SRC-6 SRC-8 shows types with counts and a list with plain-text titles, in at most two lines; says why a list is empty or failed; closes when the focus leaves', async () => {
    const { page, box } = await open('navigate', { states: ['navigate', 'emit'] });
    await searchFor(box, 'long');
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expectFits(page);
      expect(await box.options.count()).toBe(2);
      const panel = await box.panel.boundingBox();
      for (const option of await box.options.all()) {
        const title = option.locator('span[title]');
        const [lineHeight, height] = await title.evaluate((node) => [
          Number.parseFloat(getComputedStyle(node).lineHeight),
          node.clientHeight,
        ]);
        expect(Math.round((height ?? 0) / (lineHeight ?? 1))).toBe(2);
        expect(await title.getAttribute('title')).toBe(await title.textContent());
        expect((await title.textContent())?.length).toBeGreaterThan(150);
        for (const part of [option.locator('code'), ...(await option.locator('small').all())]) {
          const place = await part.boundingBox();
          expect(place?.width).toBeGreaterThan(20);
          expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThan(
            (panel?.x ?? 0) + (panel?.width ?? 0),
          );
        }
      }
    }
    await page.setViewportSize({ width: 1440, height: 900 });

    await searchFor(box, 'none');
    expect(await box.message.textContent()).toBe(
      'Nothing found. Check the spelling, or try another word.',
    );
    await searchFor(box, 'many');
    expect(await box.message.textContent()).toBe('Too many matches; type more.');
    await box.tab('Stocks').click();
    expect(await box.message.textContent()).toBe('No results of this type.');
    expect(await box.options.count()).toBe(0);
    const own = searchParts(page, '#emit');
    await searchFor(own, 'gaz');
    await own.tab('ETFs').click();
    expect(await own.message.textContent()).toBe('No such fund in this order.');

    await searchFor(box, 'gaz');
    await box.tab('Bonds').click();
    let dialogs = 0;
    page.on('dialog', (dialog) => {
      dialogs++;
      void dialog.dismiss();
    });
    await searchFor(box, 'gaz');
    expect(await box.tabs.allTextContents()).toEqual(['Bonds 134', 'Stocks 1', 'ETFs 0']);
    expect(await box.options.count()).toBe(4);
    expect(await box.options.first().locator('mark').textContent()).toBe('Gaz');
    expect(await box.options.first().textContent()).toContain('PJSC Gazprom & Co 2027');
    await box.tab('Stocks').click();
    expect(await box.options.allTextContents()).toEqual(['GazGAZP']);
    expect(await box.options.locator('img').count()).toBe(0);
    expect(dialogs).toBe(0);
    expect(await isFocused(box.field)).toBe(true);

    await searchFor(box, 'part');
    expect(await box.tabs.allTextContents()).toEqual([
      'Bonds 134',
      'Stocks !not available',
      'ETFs 0',
    ]);
    await box.tab('Stocks').click();
    expect(await box.message.textContent()).toBe('This type can’t be searched right now.');
    expect(await box.ways.allTextContents()).toEqual(['Try again', '134 in Bonds']);
    await searchFor(box, 'down');
    expect(await box.message.textContent()).toBe('Search is unavailable. Try again later.');
    expect(await box.ways.allTextContents()).toEqual(['Try again']);

    // A click next to the options doesn't close it.
    await searchFor(box, 'gaz');
    await box.tab('Bonds').click();
    await page.locator('h1').click();
    expect(await box.panel.count()).toBe(0);
    await box.field.focus();
    await box.panel.locator('[class*=foot]').click({ position: { x: 200, y: 20 } });
    expect(await box.panel.count()).toBe(1);
    expect(await isFocused(box.field)).toBe(true);

    // Old results stay while new ones load, and are marked as busy.
    const busy = () => box.list.getAttribute('aria-busy');
    expect(await busy()).toBe('false');
    await box.field.fill('slow');
    // Busy from the first key on, before any request.
    expect([await busy(), await box.options.count()]).toEqual(['true', 4]);
    await expect.poll(() => box.count('Bonds').getAttribute('data-old')).toBe('true');
    expect([await busy(), await box.options.count()]).toEqual(['true', 4]);
    expect(await box.tabs.allTextContents()).toEqual(['Bonds 134', 'Stocks 1', 'ETFs 0']);
  });
});

describe('choosing', () => {
  test('SRC-7 emits type, id, title and form id, and navigates only where configured', async () => {
    const { page, box, events } = await open('emit', { isAlone: true });
    const before = page.url();
    await searchFor(box, 'gaz');
    await box.options.first().click({ button: 'middle' });
    await box.options.first().click({ modifiers: ['Control'] });
    expect(page.context().pages()).toHaveLength(1);
    await box.options.nth(1).click();
    expect(await box.panel.count()).toBe(0);
    await searchFor(box, 'gazp');
    for (const key of ['Tab', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    expect(await events('choose')).toEqual([
      'choose {"type":"bonds","id":2,"title":"PJSC Gazprom & Co 2028","formId":"order-form"}',
      'choose {"type":"stocks","id":9,"title":"Gaz","formId":"order-form"}',
    ]);
    expect(page.url()).toBe(before);
  });

  test('a middle or Ctrl click opens another tab and leaves this one as it is', async () => {
    const { page, box, events } = await open('navigate');
    await searchFor(box, 'gaz');
    const ways: Parameters<Locator['click']>[] = [
      [{ button: 'middle' }],
      [{ modifiers: ['Control'] }],
    ];
    for (const [how] of ways) {
      const opened = page.context().waitForEvent('page');
      await box.options.nth(2).click(how);
      await (await opened).waitForURL('**/gallery/search-box/?bonds=3', { waitUntil: 'commit' });
    }
    expect(await box.panel.isVisible()).toBe(true);
    expect(await events('choose')).toEqual([]);
  });

  test('SRC-4 a choice, or Enter, before the delay has elapsed starts no search', async () => {
    const { page, box, events } = await open('navigate', { isAlone: true });
    await searchFor(box, 'gaz');
    await stopClock(page);
    await box.field.pressSequentially('prom');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.clock.runFor(1000);
    expect(await events('choose')).toHaveLength(1);
    await box.field.fill('  gazp ');
    await page.keyboard.press('Enter');
    await page.clock.runFor(1000);
    expect(await events('submit')).toEqual(['submit {"term":"gazp","type":"bonds"}']);
    expect(await events('term "')).toEqual(['term "gaz"']);
    expect(await box.panel.count()).toBe(0);
  });
});

describe('by keyboard', () => {
  test('SRC-9 arrows, Home, End and Escape move through the list and on to all results, the focus stays in the field; an empty list leads to its actions', async () => {
    const { page, box, events } = await open('navigate');
    const says = (name: string) => box.field.getAttribute(name);
    expect(await says('aria-expanded')).toBe('false');
    await searchFor(box, 'gaz');
    expect([await says('aria-expanded'), await says('aria-autocomplete')]).toEqual([
      'true',
      'list',
    ]);
    const list = page.locator(`[id="${await says('aria-controls')}"]`);
    expect(await list.getAttribute('role')).toBe('listbox');
    const keys = ['ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home', 'ArrowUp'];
    const years = ['2027', '2028', '2030', null, '2030', '2027', null];
    expect(await pressed(page, box, keys)).toEqual(years);
    // If no option is active, these keys edit the text.
    await page.keyboard.press('Home');
    expect(await box.field.evaluate((node: HTMLInputElement) => node.selectionStart)).toBe(0);
    await box.options.nth(1).hover();
    expect(await box.activeOption()).toContain('2028');
    expect(await isFocused(box.field)).toBe(true);

    // Escape closes the panel and keeps the term; ArrowDown opens it again.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    expect(await box.panel.count()).toBe(0);
    expect(await box.field.inputValue()).toBe('gaz');
    expect(await isFocused(box.field)).toBe(true);
    await page.keyboard.press('ArrowDown');
    expect(await box.panel.count()).toBe(1);
    expect(await box.activeOption()).toBeNull();

    // “All results” follows the last option, and leads back to the field and the list.
    await searchFor(box, 'gaz');
    for (const key of ['ArrowDown', 'End', 'ArrowDown']) await page.keyboard.press(key);
    expect([await isFocused(box.all), await box.activeOption()]).toEqual([true, null]);
    await page.keyboard.press('ArrowUp');
    expect([await isFocused(box.field), await box.activeOption()]).toEqual([
      true,
      expect.stringContaining('2030'),
    ]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect([await isFocused(box.field), await box.activeOption()]).toEqual([true, null]);
    await page.keyboard.press('End');
    for (const key of ['ArrowUp', 'ArrowDown', 'Escape']) await page.keyboard.press(key);
    expect([await isFocused(box.field), await box.panel.count()]).toEqual([true, 0]);
    await page.keyboard.press('ArrowDown');
    for (const key of ['ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
    // A typed letter goes into the term, wherever the focus is.
    await page.keyboard.press('p');
    expect([await box.field.inputValue(), await isFocused(box.field)]).toEqual(['gazp', true]);
    // Results that arrive between the keys would reset the choice.
    await expect.poll(() => events('term "gazp"')).toHaveLength(1);
    await expect.poll(() => box.list.getAttribute('aria-busy')).toBe('false');
    for (const key of ['ArrowUp', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    expect(await events('submit')).toEqual(['submit {"term":"gazp","type":"bonds"}']);
    expect(await box.panel.count()).toBe(0);

    // ArrowDown moves from an empty list to the actions.
    await searchFor(box, 'down');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect([await events('retry'), await isFocused(box.field)]).toEqual([['retry'], true]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await isFocused(box.all)).toBe(true);
    await searchFor(box, 'long');
    await page.keyboard.press('Shift+Tab');
    expect(await box.message.textContent()).toBe('No results of this type.');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await page.locator(':focus').textContent()).toBe('3 in ETFs');
    await page.keyboard.press('Enter');
    expect([await box.activeTab(), await isFocused(box.field)]).toEqual(['ETFs 3', true]);
  });

  test('SRC-9 Tab and Shift+Tab move along the types and out at the ends', async () => {
    const { page, box } = await open('navigate');
    await searchFor(box, 'gaz');
    const seen = [await box.activeTab()];
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      seen.push(await box.activeTab());
    }
    expect(seen).toEqual(['Bonds 134', 'Stocks 1', 'ETFs 0', 'Stocks 1', 'Bonds 134']);
    expect(await isFocused(box.field)).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await isFocused(page.locator('#navigate h3 a'))).toBe(true);
    expect(await box.panel.count()).toBe(0);
    await box.field.focus();
    // After the last type come the actions of an empty type and the link to all results.
    for (let i = 0; i < 3; i++) await page.keyboard.press('Tab');
    expect(await isFocused(box.ways.first())).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await isFocused(box.field)).toBe(true);
    for (let i = 0; i < 3; i++) await page.keyboard.press('Tab');
    expect(await isFocused(box.all)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await isFocused(page.locator('#navigate summary'))).toBe(true);
    expect(await box.panel.count()).toBe(0);
  });
});

test('axe finds nothing, light and dark; fits a phone', async () => {
  const { page, box, events } = await open('navigate', TOUCH);
  await searchFor(box, 'gaz');
  await page.keyboard.press('ArrowDown');
  await expectFits(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, '#navigate [data-widget]');
  }
  await box.options.nth(1).tap();
  expect(await events('choose')).toHaveLength(1);
});
