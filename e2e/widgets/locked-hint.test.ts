import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible, expectFits, PHONE, useSite } from '../browser.ts';
import { useGallery } from './use-gallery.ts';
import { readEvents, hydrated, isFocused, openWidget, TOUCH } from './widget-page.ts';

const gallery = useGallery();
const PATH = '/gallery/locked-hint/';

/** The asterisks of a state of the gallery, and the open hint. */
const asterisks = (page: Page, state: string) =>
  page.locator(`#${state} [data-widget] [data-hint-target]`);
const openHint = (page: Page) => page.locator('a[popover]');
const open = (options = {}) => openWidget(gallery, 'locked-hint', options);

async function expectOpen(page: Page, isOpen: boolean) {
  await expect.poll(() => openHint(page).isVisible()).toBe(isOpen);
}

async function expectRegistration(page: Page, search = '') {
  await page.waitForURL(new URL(`/register/${search}`, page.url()).href);
  expect(new URL(page.url()).pathname).toBe('/register/');
}

const PROMPT = 'Get an account with access to see values';
const SPOKEN = 'hidden, needs access';

async function edgeBox(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not in the page');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

const row = (page: Page, n: number) => page.locator('#row-clicks tbody tr').nth(n);
const stars = (page: Page, n: number) => row(page, n).getByText('***').first();
const lock = (page: Page, n: number) => row(page, n).locator('[data-hint-target]').first();

async function backToGallery(page: Page): Promise<void> {
  await page.goBack();
  await page.waitForURL(`${gallery.origin}${PATH}`);
  await hydrated(page);
  await page.mouse.move(5, 300);
}

test('HNT-1 hovering shows a lock and a prompt that links to registration, or to signing in; clicking the asterisks opens it as well; in clickable rows the asterisks belong to the row', async () => {
  const page = await open();
  expect(await openHint(page).count()).toBe(0);
  await asterisks(page, 'anonymous').hover();
  await expectOpen(page, true);
  expect(await openHint(page).locator('svg').isVisible()).toBe(true);
  expect(await openHint(page).innerText()).toBe(PROMPT);
  // Escape closes it even while the pointer stays.
  await page.keyboard.press('Escape');
  await expectOpen(page, false);
  await page.mouse.move(5, 300);
  // Only one is open, and the next one opens at once.
  const all = asterisks(page, 'table');
  await all.nth(0).scrollIntoViewIfNeeded();
  await all.nth(0).hover();
  await expectOpen(page, true);
  await all.nth(1).hover();
  await expect
    .poll(async () => (await edgeBox(openHint(page))).x)
    .toBeGreaterThan((await edgeBox(all.nth(0))).x);
  expect(await openHint(page).count()).toBe(1);
  await page.mouse.move(5, 300);
  await expectOpen(page, false);
  await asterisks(page, 'anonymous').hover();
  await expectOpen(page, true);
  await openHint(page).click();
  await expectRegistration(page);

  await backToGallery(page);
  await asterisks(page, 'anonymous').click();
  await expectRegistration(page);

  await backToGallery(page);
  await asterisks(page, 'fallback').hover();
  await expectOpen(page, true);
  expect(await openHint(page).innerText()).toBe('Log in to access');
  await openHint(page).click();
  await page.waitForURL(`${gallery.origin}/sign-in/`);

  await backToGallery(page);
  await stars(page, 1).hover();
  await expectOpen(page, true);
  await stars(page, 1).click();
  expect(await readEvents(page, 'row-clicks')).toEqual(['row 2']);
  await page.mouse.move(5, 5);
  await expectOpen(page, false);
  await lock(page, 2).hover();
  await expectOpen(page, true);
  await openHint(page).click();
  await expectRegistration(page);
});

test('HNT-1 opens after a short delay, stays while hovered, then closes', async () => {
  const page = await open({ isAlone: true });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(10_000);
  await asterisks(page, 'anonymous').hover();
  await page.clock.runFor(100);
  expect(await openHint(page).count()).toBe(0);
  await page.mouse.move(5, 300);
  // A pointer passing by opens nothing.
  await page.clock.runFor(1000);
  expect(await openHint(page).count()).toBe(0);

  await asterisks(page, 'anonymous').hover();
  await page.clock.runFor(120);
  await expectOpen(page, true);
  await openHint(page).hover();
  await page.clock.runFor(60_000);
  expect(await openHint(page).isVisible()).toBe(true);
  await page.mouse.move(900, 600);
  expect(await openHint(page).isVisible()).toBe(true);
  await page.clock.runFor(180);
  await expectOpen(page, false);
});

test('HNT-1 by keyboard: focus opens it, Escape closes it, Enter follows; one tab stop each, and one for 200 in a table; all of them are announced as hidden', async () => {
  const page = await open();
  const first = asterisks(page, 'anonymous');
  await page.locator('#anonymous h3 a').focus();
  await page.keyboard.press('Tab');
  expect(await first.evaluate((it) => it === document.activeElement)).toBe(true);
  await expectOpen(page, true);
  await page.keyboard.press('Escape');
  await expectOpen(page, false);
  expect(await first.evaluate((it) => it === document.activeElement)).toBe(true);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expectOpen(page, true);
  await page.keyboard.press('Tab');
  await expectOpen(page, false);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expectRegistration(page);

  await backToGallery(page);
  expect(await asterisks(page, 'table').count()).toBe(200);
  // The page contains none of their hints until one opens.
  expect(await openHint(page).count()).toBe(0);
  const table = page.locator('#table table');
  await page.getByRole('group', { name: 'Locked values' }).first().focus();
  await page.keyboard.press('Tab');
  expect(await isFocused(asterisks(page, 'table').first())).toBe(true);
  await expectOpen(page, true);
  await page.keyboard.press('Tab');
  await expectOpen(page, false);
  expect(await table.evaluate((it) => it.contains(document.activeElement))).toBe(false);
  expect(await table.getByRole('link').count()).toBe(1);
  const second = table.locator('tbody tr').nth(1);
  expect(await second.ariaSnapshot()).toBe(`- row "Index 2 ${SPOKEN} ${SPOKEN}":
  - cell "Index 2"
  - cell "${SPOKEN}"
  - cell "${SPOKEN}"`);

  const link = page.locator('#signed-in').getByRole('link', {
    name: `${SPOKEN}. Get access from the operator to see values`,
    exact: true,
  });
  expect(await link.getAttribute('href')).toBe('/profile/access/');
  expect(await link.innerText()).toBe('***');
  // One tooltip is enough: the browser's own is only for readers without scripts.
  await expect.poll(() => link.getAttribute('title')).toBeNull();

  // In clickable rows the first lock is the only tab stop.
  await page.getByRole('group', { name: 'Locked values' }).nth(1).focus();
  await page.keyboard.press('Tab');
  expect(await isFocused(lock(page, 0))).toBe(true);
  await expectOpen(page, true);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expectRegistration(page);
});

test('HNT-1 by touch: a tap opens it, a tap outside closes it, a tap on it or a second one follows; in clickable rows too', async () => {
  const page = await open(TOUCH);
  for (const each of [stars(page, 1), lock(page, 0), lock(page, 2)]) {
    // The tap hits the link that covers them.
    await each.tap({ force: true });
    await expectOpen(page, true);
    await page.locator('h1').tap();
    await expectOpen(page, false);
  }
  expect(await readEvents(page, 'row-clicks')).toEqual([]);
  // Large enough for a finger.
  for (const each of [lock(page, 2), asterisks(page, 'anonymous')]) {
    const size = await each.evaluate((it) => {
      const after = getComputedStyle(it, '::after');
      return [Number.parseFloat(after.width), Number.parseFloat(after.height)] as const;
    });
    for (const side of size) expect(side).toBeGreaterThanOrEqual(44);
  }

  await asterisks(page, 'anonymous').tap();
  await expectOpen(page, true);
  expect(page.url()).toContain(PATH);
  await page.locator('h1').tap();
  await expectOpen(page, false);
  await asterisks(page, 'anonymous').tap();
  await expectOpen(page, true);
  expect((await edgeBox(openHint(page))).height).toBeGreaterThanOrEqual(44);
  await openHint(page).tap();
  await expectRegistration(page);

  await backToGallery(page);
  // Asterisks that aren't tab stops.
  await asterisks(page, 'table').nth(3).tap();
  await expectOpen(page, true);
  await openHint(page).tap();
  await expectRegistration(page);

  await backToGallery(page);
  await asterisks(page, 'anonymous').tap();
  await expectOpen(page, true);
  await asterisks(page, 'anonymous').tap();
  await expectRegistration(page);
});

test('HNT-1 stays inside the viewport at its edges, follows its asterisks while they scroll, and closes when they leave the view; accessible, light and dark', async () => {
  const page = await open();
  await expectNeverClipped(page);
  const link = asterisks(page, 'table').nth(4);
  await page.keyboard.press('Shift');
  await link.focus();
  await expectOpen(page, true);
  const before = (await edgeBox(openHint(page))).y;
  const scroller = page.locator('#table').getByRole('group', { name: 'Locked values' });
  await scroller.evaluate((it) => it.scrollBy(0, 20));
  await expect.poll(async () => before - (await edgeBox(openHint(page))).y).toBe(20);
  await scroller.evaluate((it) => it.scrollBy(0, 400));
  await expectOpen(page, false);

  // axe checks every cell, and most cells are alike.
  await page.evaluate(() =>
    document.querySelectorAll('#table tbody tr:nth-child(n + 4)').forEach((each) => each.remove()),
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.mouse.move(5, 300);
    await asterisks(page, 'anonymous').hover();
    await expectOpen(page, true);
    await expectAccessible(page);
  }
});

test('HNT-1 stays inside the viewport at its edges, 390 px', async () => {
  await expectNeverClipped(await open(TOUCH));
});

async function expectNeverClipped(page: Page): Promise<void> {
  for (const name of ['edges', 'long-text', 'table']) {
    for (const place of ['start', 'end'] as const) {
      for (const link of [asterisks(page, name).first(), asterisks(page, name).last()]) {
        await link.evaluate((it, block) => it.scrollIntoView({ block }), place);
        await link.focus();
        // After a key press, focusing by script counts as keyboard focus.
        await page.keyboard.press('Shift');
        await expectOpen(page, true);
        const { width, height } = page.viewportSize() ?? PHONE;
        const box = await edgeBox(openHint(page));
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(width);
        expect(box.bottom).toBeLessThanOrEqual(height);
        // The middle of the hint is visible: nothing covers or clips it.
        const [x, y] = [(box.x + box.right) / 2, (box.y + box.bottom) / 2];
        const isOnTop = await page.evaluate(
          (at) => !!document.elementFromPoint(at[0], at[1])?.closest('a[popover]'),
          [x, y] as const,
        );
        expect(isOnTop).toBe(true);
        await link.blur();
        await expectOpen(page, false);
      }
    }
  }
  await expectFits(page);
}

test('HNT-1 without scripts the asterisks are a link to registration with a title', async () => {
  const page = await gallery.open(PATH, { javaScriptEnabled: false });
  const link = asterisks(page, 'anonymous');
  expect(await link.getAttribute('title')).toBe(PROMPT);
  await link.click();
  await expectRegistration(page);
});

describe('on an index page', () => {
  const site = useSite();
  const openIndex = async (options = {}) => hydrated(await site.open(INDEX_PATH, options));
  const INDEX_PATH = '/indexes/1001/';
  const BACK = '?next=%2Findexes%2F1001%2F';

  test('HNT-1 SHL-12 ACC-4 a visitor gets the label asterisks and the registration link', async () => {
    const page = await openIndex();
    await page.getByRole('link', { name: PROMPT }).first().hover();
    await expectOpen(page, true);
    expect(await openHint(page).innerText()).toBe(PROMPT);
    await openHint(page).click();
    await expectRegistration(page, BACK);
  });

  test('HNT-1 a viewer with an account gets the label asterisks_auth', async () => {
    const page = await site.open('about:blank');
    await site.signIn(page, 'free');
    await page.goto(site.origin + INDEX_PATH);
    await hydrated(page);
    await page.getByRole('link', { name: 'Get access from the operator' }).first().hover();
    await expectOpen(page, true);
    expect(await openHint(page).innerText()).toBe('Get access from the operator to see values');
    expect(await openHint(page).getAttribute('href')).toBe('/profile/access/');
  });

  test('HNT-1 by tap in a table on a phone', async () => {
    const page = await openIndex(TOUCH);
    await page.locator('table [data-hint-target]:visible').nth(1).tap();
    await expectOpen(page, true);
    expect((await edgeBox(openHint(page))).right).toBeLessThanOrEqual(PHONE.width);
    await expectFits(page);
  });
});
