import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible, expectFits, PHONE } from '../browser.ts';
import { useGallery } from './use-gallery.ts';
import { isFocused, openWidget, readEvents, TOUCH } from './widget-page.ts';

const gallery = useGallery();

function widget(page: Page, state: string): Locator {
  return page.locator(`#${state} [data-widget]`);
}

function button(page: Page, state: string, name: string): Locator {
  return widget(page, state).getByRole('button', { name, exact: true });
}

async function height(target: Locator): Promise<number> {
  return (await target.boundingBox())!.height;
}

describe('button', () => {
  test('three heights; by keyboard alone; a pressed one says so', async () => {
    const page = await openWidget(gallery, 'button');
    expect(await height(button(page, 'sizes', 'Size s'))).toBe(24);
    expect(await height(button(page, 'sizes', 'Size m'))).toBe(32);
    expect(await height(button(page, 'sizes', 'Size l'))).toBe(40);
    expect((await button(page, 'sizes', 'Add, m').boundingBox())!.width).toBe(32);
    await button(page, 'kinds', 'primary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await readEvents(page, 'kinds')).toEqual(['press "primary"', 'press "secondary"']);
    const toggle = button(page, 'pressed', 'Log scale');
    await toggle.press('Enter');
    expect(await toggle.getAttribute('aria-pressed')).toBe('false');
  });

  test('a busy one keeps width and focus, and ignores presses; so does one with aria-disabled', async () => {
    const page = await openWidget(gallery, 'button');
    const save = button(page, 'busy', 'Save');
    await save.scrollIntoViewIfNeeded();
    const before = await save.boundingBox();
    await save.press('Enter');
    expect(await save.getAttribute('aria-busy')).toBe('true');
    expect(await save.boundingBox()).toEqual(before);
    expect(await isFocused(save)).toBe(true);
    await page.keyboard.press('Enter');
    expect(await readEvents(page, 'busy')).toEqual(['press "save"']);
    await button(page, 'busy', 'Finish').click();
    expect(await save.getAttribute('aria-busy')).toBeNull();
    await button(page, 'disabled', 'quiet').last().press('Enter');
    expect(await readEvents(page, 'disabled')).toEqual([]);
  });

  test('without scripts a link works and a form is sent', async () => {
    const page = await gallery.open('/gallery/button/', { javaScriptEnabled: false });
    await widget(page, 'links').getByRole('link', { name: 'Add a user' }).click();
    await page.waitForURL('**/gallery/button/#links');
    await button(page, 'submit', 'Send the form').click();
    await page.waitForURL('**/gallery/button/?do=save#submit');
    expect(await button(page, 'links', 'Add a user').count()).toBe(0);
  });
});

describe('field', () => {
  test('label, marker, hint and error are associated with their control', async () => {
    const page = await openWidget(gallery, 'field');
    const phone = page.getByRole('textbox', { name: /^Phone/ });
    expect(await described(phone)).toContain('With the country code.');
    expect(await phone.getAttribute('aria-invalid')).toBeNull();
    const date = page.getByRole('textbox', { name: 'Issue date' });
    expect(await date.getAttribute('aria-invalid')).toBe('true');
    expect(await described(date)).toBe('Enter a date that exists. Before the first coupon.');
    const tariffs = page.getByRole('group', { name: 'Tariffs' });
    expect(await described(tariffs)).toBe('Choose a tariff.');
    await page.getByRole('textbox', { name: 'Name' }).fill('x');
    expect(await readEvents(page, 'default')).toEqual(['change "x"']);
  });

  test('boxes and radios by keyboard alone', async () => {
    const page = await openWidget(gallery, 'field');
    const box = page.getByRole('checkbox', { name: 'Send a mail when a ticket is answered' });
    await box.press('Space');
    expect(await described(box)).toBe('At most one an hour.');
    expect(await readEvents(page, 'checkbox')).toEqual(['change true']);
    const radios = page.getByRole('group', { name: 'Second step' });
    await radios.getByRole('radio', { name: 'Text message' }).focus();
    await page.keyboard.press('ArrowUp');
    expect(await readEvents(page, 'radio')).toEqual(['change "app"']);
    expect(await radios.getByRole('radio', { name: 'Codes of an app' }).isChecked()).toBe(true);
  });

  test('without scripts a form sends all of them', async () => {
    const page = await gallery.open('/gallery/field/', { javaScriptEnabled: false });
    await page.getByLabel('Title').fill('New');
    await button(page, 'form', 'Send all').click();
    await page.waitForURL('**#form');
    expect(new URL(page.url()).search).toBe('?title=New&text=B&pinned=on');
  });
});

async function described(target: Locator): Promise<string> {
  return target.evaluate((node) =>
    (node.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim(),
  );
}

describe('menu', () => {
  test('opens by click and arrows; arrows, letters, Home and End move; Escape gives the focus back', async () => {
    const page = await openWidget(gallery, 'menu');
    const opener = button(page, 'default', 'Actions');
    const item = (name: string) => page.getByRole('menuitem', { name });
    const menu = page.getByRole('menu', { name: 'Actions', exact: true });
    expect(await opener.getAttribute('aria-haspopup')).toBe('menu');
    await opener.click();
    await expect.poll(() => isFocused(item('Copy link'))).toBe(true);
    expect(await opener.getAttribute('aria-expanded')).toBe('true');
    const [anchor, box] = [(await opener.boundingBox())!, (await menu.boundingBox())!];
    expect([box.x, box.y]).toEqual([anchor.x, anchor.y + anchor.height + 4]);
    await page.keyboard.press('Escape');
    expect(await menu.isVisible()).toBe(false);
    expect(await isFocused(opener)).toBe(true);
    await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('false');

    await page.keyboard.press('ArrowUp');
    expect(await isFocused(item('Delete the list'))).toBe(true);
    await page.keyboard.press('ArrowDown');
    expect(await isFocused(item('Copy link'))).toBe(true);
    await page.keyboard.press('e');
    expect(await isFocused(item('Excel file'))).toBe(true);
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await page.keyboard.press('Space');
    expect(await readEvents(page, 'default')).toEqual(['pick "copy"']);
    expect(await menu.isVisible()).toBe(false);
    expect(await isFocused(opener)).toBe(true);
    // Choosing a disabled item does nothing and keeps the menu open.
    await opener.click();
    await page.keyboard.press('p');
    await page.keyboard.press('Enter');
    expect(await isFocused(item('Print'))).toBe(true);
    expect(await readEvents(page, 'default')).toHaveLength(1);
    await page.keyboard.press('Tab');
    expect(await menu.isVisible()).toBe(false);
  });

  test('an active item has a tick; a click outside closes', async () => {
    const page = await openWidget(gallery, 'menu');
    const opener = button(page, 'checked', 'Scale');
    const log = page.getByRole('menuitemcheckbox', { name: 'Logarithmic' });
    await opener.click();
    expect(await log.getAttribute('aria-checked')).toBe('false');
    await log.click();
    await opener.click();
    expect(await log.getAttribute('aria-checked')).toBe('true');
    await page.mouse.click(5, 5);
    expect(await log.isVisible()).toBe(false);
  });

  test('open it is accessible, in dark mode too; without scripts it opens and its links work', async () => {
    const page = await openWidget(gallery, 'menu');
    await button(page, 'default', 'Actions').click();
    await expectAccessible(page, 'main');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, 'main');
    const still = await gallery.open('/gallery/menu/', { javaScriptEnabled: false });
    await button(still, 'default', 'Actions').click();
    await still.getByRole('menuitem', { name: 'Excel file' }).click();
    await still.waitForURL('**#default');
  });
});

describe('dialog', () => {
  test('opens modally with the focus on its main control; Escape, its buttons and a click outside close it', async () => {
    const page = await openWidget(gallery, 'dialog');
    const opener = button(page, 'form', 'Request access');
    const dialog = page.getByRole('dialog', { name: 'Request Desk' });
    await opener.press('Enter');
    expect(await isFocused(dialog.getByRole('textbox', { name: 'What for' }))).toBe(true);
    expect(await page.evaluate(() => document.querySelector('dialog:modal') !== null)).toBe(true);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    expect(await dialog.isVisible()).toBe(false);
    expect(await isFocused(opener)).toBe(true);
    for (const leave of [
      () => dialog.getByRole('button', { name: 'Cancel' }).click(),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(5, 5),
    ]) {
      await opener.click();
      expect(await dialog.isVisible()).toBe(true);
      await leave();
      expect(await dialog.isVisible()).toBe(false);
    }
    await expect.poll(() => readEvents(page, 'form')).toEqual(['close', 'close', 'close', 'close']);
    await button(page, 'confirm', 'Delete…').click();
    const keep = page.getByRole('button', { name: 'Keep it' });
    expect(await isFocused(keep)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect((await readEvents(page, 'confirm'))[0]).toBe('delete');
  });

  test('without scripts it opens, closes, and its form is sent', async () => {
    const page = await gallery.open('/gallery/dialog/', { javaScriptEnabled: false });
    const dialog = page.getByRole('dialog', { name: 'Request Desk' });
    const open = () => button(page, 'form', 'Request access').click();
    await open();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await dialog.isVisible()).toBe(false);
    await open();
    await dialog.getByRole('textbox', { name: 'What for' }).fill('report');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await page.waitForURL('**/?what=report#form');
  });
});

describe('toolbar', () => {
  test('one row of 32 px; actions without room fold into a menu, and return', async () => {
    const page = await openWidget(gallery, 'toolbar', { states: ['chart'] });
    const bar = page.getByRole('group', { name: 'Chart, wraps' });
    await page.setViewportSize({ width: 1280, height: 800 });
    const action = (name: string) => bar.getByRole('button', { name, exact: true });
    await expect.poll(() => action('Log').isVisible()).toBe(true);
    expect(await height(bar)).toBe(32);
    expect(await action('More').count()).toBe(0);
    await page.setViewportSize({ width: 740, height: 800 });
    await action('More').click();
    const log = page.getByRole('menuitemcheckbox', { name: 'Log' });
    await log.click();
    expect(await readEvents(page, 'chart')).toEqual(['pick "log"']);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => action('Log').getAttribute('aria-pressed')).toBe('true');
  });

  test('with overflow="scroll" it keeps to one row on a phone', async () => {
    const page = await openWidget(gallery, 'toolbar', { states: ['scroll'], ...TOUCH });
    await expectFits(page);
    expect(await height(page.getByRole('group', { name: 'Chart, scrolls' }))).toBeLessThan(60);
  });
});

describe.each(['button', 'field', 'menu', 'dialog', 'toolbar', 'number-field'])('%s', (name) => {
  test('axe finds nothing, wide, on a phone and at 320 px, light and dark', async () => {
    const page = await openWidget(gallery, name);
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expectFits(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectFits(page);
  });

  test('for touch every control is 44 px high', async () => {
    const page = await openWidget(gallery, name, TOUCH);
    const low = await page
      .locator(
        '[data-widget] :is(button, select, textarea, a, label:has(input), input:not(label *))',
      )
      .evaluateAll((nodes) =>
        nodes
          .map((node) => node.closest('[data-invalid], [class*=box]') ?? node)
          .filter((node) => {
            // A small box may have a larger area to tap.
            const area = Number.parseFloat(getComputedStyle(node, '::before').height) || 0;
            const reach = Math.max(area, node.getBoundingClientRect().height);
            return node.checkVisibility() && reach < 44;
          })
          .map((node) => node.outerHTML.slice(0, 120)),
      );
    expect(low).toEqual([]);
  });
});
