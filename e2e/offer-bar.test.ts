import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible, expectFits, PHONE, toNextDocument, useSite } from './browser.ts';
import { asAccount } from './index-pages.ts';
import { watchShifts } from './layout-shifts.ts';

const APPS = { ios: 'https://apps.example.org/ios', android: 'https://apps.example.org/android' };
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
const TEXT = 'The yield curves of forty countries are new, with ten years of history.';
const DAY_SECONDS = 86_400;

const site = useSite({ config: { apps: APPS } });
beforeAll(async () => {
  const texts = {
    eng: { title: 'New:', text: TEXT, action: 'Look at them' },
    deu: { text: 'Neu sind die Zinskurven von vierzig Ländern.', action: 'Ansehen' },
  };
  await site.app.db.db
    .insertInto('banner')
    .values({ kind: 'bottom', variant: 'curves', texts, url: '/indexes/?category=bond' })
    .execute();
});

const bar = (page: Page) => page.locator('[data-offer]');

/** How many seconds the cookie has left to live; undefined if there is none. */
async function secondsLeft(page: Page, name: string): Promise<number | undefined> {
  const cookie = (await page.context().cookies()).find((each) => each.name === name);
  return cookie && cookie.expires - Date.now() / 1000;
}

/** What is to be seen at the middle of this element. */
const isOnTop = (page: Page, selector: string) =>
  page
    .locator(selector)
    .last()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return element.contains(seen);
    });

describe('SHL-4 bottom banner', () => {
  test('SHL-4 stands at the bottom, moves nothing and covers neither the end nor the focus', async () => {
    const page = await site.open('about:blank');
    const shifts = await watchShifts(page);
    await page.goto(`${site.origin}/indexes/`);
    const box = await bar(page).boundingBox();
    expect(box!.y + box!.height).toBe(900);
    expect(await bar(page).innerText()).toContain(TEXT);
    // A link far down gets the focus.
    const rows = page.locator('main tbody a');
    await rows.nth(15).focus();
    const focused = await rows.nth(15).boundingBox();
    expect(focused!.y + focused!.height).toBeLessThan((await bar(page).boundingBox())!.y);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await isOnTop(page, 'footer a')).toBe(true);
    expect(await shifts()).toBe(0);
  });

  test('SHL-4 closed by keyboard, it is gone for a day, on all pages and in other tabs', async () => {
    const page = await site.open('/', { isAlone: true });
    const other = await page.context().newPage();
    await other.goto(`${site.origin}/currencies/`);
    expect(await bar(other).count()).toBe(1);
    const shifts = await watchShifts(page, { isNow: true });
    const close = bar(page).getByRole('button', { name: 'Close' });
    await close.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => bar(page).count()).toBe(0);
    expect(await shifts()).toBe(0);
    const left = await secondsLeft(page, 'bottom_banner_closed');
    expect(left).toBeGreaterThan(DAY_SECONDS - 60);
    expect(left).toBeLessThanOrEqual(DAY_SECONDS);
    await other.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect.poll(() => bar(other).count()).toBe(0);
    await page.getByRole('link', { name: 'Indexes', exact: true }).first().click();
    await page.waitForURL('**/indexes/');
    expect(await bar(page).count()).toBe(0);
    await page.reload();
    expect(await bar(page).count()).toBe(0);
    // When the day is over.
    await page.context().clearCookies({ name: 'bottom_banner_closed' });
    await page.reload();
    expect(await bar(page).count()).toBe(1);
  });

  test('SHL-4 can be closed without scripts, and one stays on the page', async () => {
    const page = await site.open('/indexes/?category=bond', { javaScriptEnabled: false });
    const close = bar(page).getByRole('button', { name: 'Close' });
    await toNextDocument(page, () => close.click());
    expect(page.url()).toBe(`${site.origin}/indexes/?category=bond`);
    expect(await bar(page).count()).toBe(0);
    await page.goto(`${site.origin}/`);
    expect(await bar(page).count()).toBe(0);
    expect(await secondsLeft(page, 'bottom_banner_closed')).toBeGreaterThan(DAY_SECONDS - 60);
  });

  test('SHL-4 fits a narrow phone in both themes, leads on, and is not printed', async () => {
    const page = await site.open('/', { viewport: { ...PHONE, width: 320 } });
    await expectFits(page);
    await expectAccessible(page, '[data-offer]');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, '[data-offer]');
    const close = await bar(page).getByRole('button').boundingBox();
    expect(Math.min(close!.width, close!.height)).toBeGreaterThanOrEqual(44);
    await page.emulateMedia({ media: 'print' });
    expect(await bar(page).isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
    await bar(page).getByRole('link', { name: 'Look at them' }).click();
    await page.waitForURL('**/indexes/?category=bond');
    expect(await bar(page).isVisible()).toBe(true);
    expect(await page.getByRole('complementary', { name: 'Notice of the portal' }).count()).toBe(1);
  });

  test('SHL-4 is in the language of the page', async () => {
    const page = await site.open('/?lang=deu');
    expect(await bar(page).innerText()).toContain('Neu sind die Zinskurven');
    await page.goto(`${site.origin}/?lang=tur`);
    expect(await bar(page).innerText()).toContain(TEXT);
    expect(await bar(page).locator('p').getAttribute('lang')).toBe('en');
  });

  test('CMP-3 SHL-4 names the labels for who wants them, and closing keeps that', async () => {
    const page = await site.open('/?show_labels=1', { javaScriptEnabled: false });
    const close = bar(page).getByRole('button', { name: 'offer_close' });
    await toNextDocument(page, () => close.click());
    expect(page.url()).toBe(`${site.origin}/?show_labels=1`);
    expect(await bar(page).count()).toBe(0);
  });
});

async function asPhone(page: Page): Promise<void> {
  await asAccount(site, 'free')(page);
  await page.setExtraHTTPHeaders({ 'user-agent': ANDROID });
}

describe('SHL-5 app offer', () => {
  test('SHL-5 leads to the store of the device; closed, it is gone for thirty days', async () => {
    const page = await site.open('/', { viewport: PHONE, prepare: asPhone, isAlone: true });
    const offer = page.getByRole('complementary', { name: 'Mobile app' });
    const link = offer.getByRole('link', { name: 'Get the app' });
    expect(await link.getAttribute('href')).toBe(APPS.android);
    await expectFits(page);
    await expectAccessible(page, '[data-offer]');
    await offer.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => offer.count()).toBe(0);
    const left = await secondsLeft(page, 'app_offer_closed');
    expect(left).toBeGreaterThan(30 * DAY_SECONDS - 60);
    expect(left).toBeLessThanOrEqual(30 * DAY_SECONDS);
    // Now it is the turn of the banner, which was not closed.
    await page.reload();
    expect(await offer.count()).toBe(0);
    expect(await bar(page).innerText()).toContain(TEXT);
  });
});
