import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible, expectFits, PHONE } from '../browser.ts';
import { useGallery } from './use-gallery.ts';
import { readEvents as events, isFocused, openWidget, TOUCH } from './widget-page.ts';

const gallery = useGallery();

function tabs(page: Page, state: string): Locator {
  return page.locator(`#${state} [role=tab]`);
}

function tab(page: Page, state: string, name: string): Locator {
  return page.locator(`#${state}`).getByRole('tab', { name, exact: true });
}

function active(page: Page, state: string): Promise<string[]> {
  return page.locator(`#${state} [role=tab][aria-selected=true]`).allTextContents();
}

function focused(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.textContent);
}

describe('TAB-1 strip 1', () => {
  test('TAB-1 picking a tab marks it active, emits selectTab and clears the period', async () => {
    const page = await openWidget(gallery, 'segmented');
    expect(await active(page, 'default')).toEqual(['1Y']);
    const width = async () => (await page.locator('#default [role=tablist]').boundingBox())?.width;
    const before = await width();
    await tab(page, 'default', '5Y').click();
    expect(await active(page, 'default')).toEqual(['5Y']);
    expect(await events(page, 'default')).toEqual([
      'selectTab {"strip":"period","id":"5Y"}',
      'clearPeriod',
    ]);
    expect(await active(page, 'none')).toEqual([]);
    // Picking a tab doesn't shift its neighbours.
    await tab(page, 'default', 'Today').click();
    expect(await width()).toBe(before);

    // A custom period deactivates all tabs.
    const period = page.locator('#clear-all output');
    await page.getByRole('button', { name: 'Choose 3–9 May' }).click();
    expect(await active(page, 'clear-all')).toEqual([]);
    expect(await period.textContent()).toBe('3 May 2026 – 9 May 2026');
    await tab(page, 'clear-all', '1Y').click();
    expect(await active(page, 'clear-all')).toEqual(['1Y']);
    expect(await period.textContent()).toBe('No arbitrary period');
  });

  test('TAB-1 hidden tabs are omitted; class and classAction are applied; URLs are kept', async () => {
    const page = await openWidget(gallery, 'segmented');
    expect(await tabs(page, 'hidden').allTextContents()).toEqual(['3M', '1Y', '5Y']);
    const around = tab(page, 'classes', 'Spot').locator('..');
    const classes = async () => (await around.getAttribute('class'))?.split(' ') ?? [];
    expect(await classes()).toEqual(expect.arrayContaining(['market-spot', 'active']));
    await tab(page, 'classes', 'Forward').click();
    expect(await classes()).toContain('market-spot');
    expect(await classes()).not.toContain('active');
    expect(await tab(page, 'classes', 'Forward').getAttribute('class')).toContain('dotted');
    expect(await tab(page, 'classes', 'Option').getAttribute('class')).not.toContain('click');
    // Tabs with a URL are picked in place, also with Space.
    const before = page.url();
    await tab(page, 'links', '3M').click();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Space');
    expect(await active(page, 'links')).toEqual(['Today']);
    expect(page.url()).toBe(before);
  });

  test('TAB-1 by keyboard: one tab stop, arrows, Home and End; Enter and Space pick', async () => {
    const page = await openWidget(gallery, 'segmented');
    await page.locator('#default h3 a').focus();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('1Y');
    const way = [
      ['ArrowRight', '5Y'],
      ['ArrowRight', '10Y'],
      ['ArrowRight', 'Today'],
      ['ArrowLeft', '10Y'],
      ['Home', 'Today'],
      ['End', '10Y'],
    ] as const;
    for (const [key, name] of way) {
      await page.keyboard.press(key);
      expect(await focused(page)).toBe(name);
    }
    // Moving the focus to a tab picks nothing.
    expect(await events(page, 'default')).toEqual([]);
    await page.keyboard.press('Enter');
    expect(await active(page, 'default')).toEqual(['10Y']);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Space');
    expect(await active(page, 'default')).toEqual(['5Y']);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('default');
  });

  test('TAB-1 without scripts the links work, and every tab is a tab stop', async () => {
    const page = await gallery.open('/gallery/segmented/', { javaScriptEnabled: false });
    await tab(page, 'links', 'Today').focus();
    await page.keyboard.press('Tab');
    expect(await isFocused(tab(page, 'links', '3M'))).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/gallery/segmented/?period=3M#links');
  });

  test('TAB-1 on a phone the strip scrolls, the active tab in view, 44 px high', async () => {
    const page = await openWidget(gallery, 'segmented', TOUCH);
    await expectFits(page);
    const strip = page.locator('#many [role=tablist]');
    const isInView = (name: string) =>
      tab(page, 'many', name).evaluate((node) => {
        const box = node.getBoundingClientRect();
        const around = node.closest('[role=tablist]')?.getBoundingClientRect();
        return !!around && box.left >= around.left && box.right <= around.right;
      });
    await expect.poll(() => isInView('2023')).toBe(true);
    expect(await isInView('2003')).toBe(false);
    await strip.evaluate((node) => node.scrollTo(0, 0));
    await tab(page, 'many', '2004').tap();
    expect(await active(page, 'many')).toEqual(['2004']);
    for (const item of await tabs(page, 'default').all()) {
      const box = await item.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => window.scrollX)).toBe(0);
  });
});

describe('TAB-2 strip 2', () => {
  test('TAB-2 a pick by mouse or keyboard sets the value, a number or null, and emits change', async () => {
    const page = await openWidget(gallery, 'segmented');
    expect(await active(page, 'model')).toEqual(['Government']);
    await tab(page, 'model', 'Municipal').click();
    expect(await page.locator('#model output').textContent()).toBe('5');
    await tab(page, 'model', 'All').click();
    expect(await page.locator('#model output').textContent()).toBe('null');
    expect(await active(page, 'model')).toEqual(['All']);
    await tab(page, 'model', 'All').click();
    expect(await events(page, 'model')).toEqual(['change 5', 'change null']);
    expect(await active(page, 'model-null')).toEqual(['All']);
    await tab(page, 'model', 'All').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    expect((await events(page, 'model')).at(-1)).toBe('change 5');
    expect(await events(page, 'model')).toHaveLength(3);
  });

  test('TAB-2 clear-all resets the value to 0; a single tab is hidden', async () => {
    const page = await openWidget(gallery, 'segmented');
    // Hidden with one tab or fewer, unless hideSingle is off.
    for (const state of ['single', 'one-visible', 'empty']) {
      expect(await page.locator(`#${state} [role=tablist]`).count()).toBe(0);
    }
    expect(await tabs(page, 'single-shown').allTextContents()).toEqual(['Government']);
    for (const [state, shown] of [
      ['model', []],
      ['model-zero', ['No filter']],
    ] as const) {
      await page.locator(`#${state}`).getByRole('button', { name: 'Clear all' }).click();
      expect(await page.locator(`#${state} output`).textContent()).toBe('0');
      expect(await events(page, state)).toEqual(['change 0']);
      expect(await active(page, state)).toEqual(shown);
    }
  });
});

describe('both variants', () => {
  test('a locked tab keeps its place, is never picked, and says how to unlock it with a link', async () => {
    const page = await openWidget(gallery, 'segmented');
    const locked = page
      .locator('#locked')
      .getByRole('tab', { name: 'Yield. Register to see yields' });
    await tab(page, 'locked', 'Price').focus();
    await page.keyboard.press('ArrowRight');
    expect(await isFocused(locked)).toBe(true);
    const hint = page.locator('[popover]:popover-open');
    expect(await hint.innerText()).toBe('Register to see yields');
    expect(await hint.getAttribute('href')).toBe('#locked');
    await page.keyboard.press('Enter');
    await page.waitForURL('**#locked');
    expect(await active(page, 'locked')).toEqual(['Price']);
    expect(await events(page, 'locked')).toEqual([]);
  });

  test('text tabs: by keyboard, a pick changes the value; a line marks the active one', async () => {
    const page = await openWidget(gallery, 'text-tabs');
    expect(await active(page, 'default')).toEqual(['Open 4']);
    await tab(page, 'default', 'Open 4').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    expect(await active(page, 'default')).toEqual(['Refused 9']);
    await page.keyboard.press('Space');
    expect(await events(page, 'default')).toEqual(['change "refused"']);
    expect(
      await tab(page, 'default', 'Refused 9').evaluate((node) => getComputedStyle(node).boxShadow),
    ).toMatch(/-2px/);
    await tab(page, 'links', 'Granted 61').click();
    await page.waitForURL('**?part=granted#links');
  });
});

describe.each(['segmented', 'text-tabs'])('%s', (name) => {
  test('TAB-1 TAB-2 axe finds nothing, wide and on a phone, light, and dark there', async () => {
    const page = await openWidget(gallery, name);
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expectFits(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  });
});
