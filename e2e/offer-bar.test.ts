import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { provideDemoBanner } from '../src/server/areas/site/offers/demo-banner.ts';
import { expectAccessible, expectFits, PHONE, toNextDocument, useSite } from './browser.ts';
import { asAccount } from './index-pages.ts';
import { watchShifts } from './layout-shifts.ts';

const APPS = { ios: 'https://apps.example.org/ios', android: 'https://apps.example.org/android' };
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
const TEXT = 'The yield curves of forty countries are new, with ten years of history.';
const DAY_SECONDS = 86_400;
const HEADER_HEIGHT = 56;

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

/** The cookie's remaining lifetime in seconds; undefined if there is no cookie. */
async function secondsLeft(page: Page, name: string): Promise<number | undefined> {
  const cookie = (await page.context().cookies()).find((each) => each.name === name);
  return cookie && cookie.expires - Date.now() / 1000;
}

describe('SHL-4 bottom banner', () => {
  test('SHL-4 is part of the flow below the header, shifts nothing and scrolls away with the page', async () => {
    const page = await site.open('about:blank');
    const shifts = await watchShifts(page);
    await page.goto(`${site.origin}/indexes/`);
    const boxes = async () => [
      await bar(page).boundingBox(),
      await page.locator('main').boundingBox(),
    ];
    const [box, main] = await boxes();
    expect(box!.y).toBe(HEADER_HEIGHT);
    expect(main!.y).toBe(box!.y + box!.height);
    expect(await bar(page).innerText()).toContain(TEXT);
    await page.evaluate(() => scrollTo(0, 300));
    expect((await boxes())[0]!.y).toBe(HEADER_HEIGHT - 300);
    expect(await shifts()).toBe(0);
  });

  test('SHL-4 closed by keyboard, it stays away for a day, on all pages and in other tabs', async () => {
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
    // When the day has passed.
    await page.context().clearCookies({ name: 'bottom_banner_closed' });
    await page.reload();
    expect(await bar(page).count()).toBe(1);
  });

  test('SHL-4 can be closed without scripts, without leaving the page', async () => {
    const page = await site.open('/indexes/?category=bond', { javaScriptEnabled: false });
    const close = bar(page).getByRole('button', { name: 'Close' });
    await toNextDocument(page, () => close.click());
    expect(page.url()).toBe(`${site.origin}/indexes/?category=bond`);
    expect(await bar(page).count()).toBe(0);
    await page.goto(`${site.origin}/`);
    expect(await bar(page).count()).toBe(0);
    expect(await secondsLeft(page, 'bottom_banner_closed')).toBeGreaterThan(DAY_SECONDS - 60);
  });

  test('SHL-4 fits a narrow phone in both themes, its link works, and it isn’t printed', async () => {
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
    expect(await page.getByRole('complementary', { name: 'Portal notice' }).count()).toBe(1);
  });

  test('SHL-4 is in the page’s language', async () => {
    const page = await site.open('/?lang=deu');
    expect(await bar(page).innerText()).toContain('Neu sind die Zinskurven');
    await page.goto(`${site.origin}/?lang=tur`);
    expect(await bar(page).innerText()).toContain(TEXT);
    expect(await bar(page).locator('p').getAttribute('lang')).toBe('en');
  });

  test('CMP-3 SHL-4 shows label keys when asked to, and closing it keeps that mode', async () => {
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
  test('SHL-5 links to the device’s app store; once closed, it stays away for thirty days', async () => {
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
    // Now the banner that wasn't closed is shown.
    await page.reload();
    expect(await offer.count()).toBe(0);
    expect(await bar(page).innerText()).toContain(TEXT);
  });
});

test('SHL-4 isn’t shown on operator pages; the demo data notice is only on the start page, until it is closed', async () => {
  const page = await site.open('/admin/menu/', { prepare: asAccount(site, 'operator') });
  expect(await bar(page).count()).toBe(0);
  const { db } = site.app.db;
  await provideDemoBanner(db, true);
  await db.updateTable('banner').set({ is_on: false }).where('variant', '=', 'curves').execute();
  await expect
    .poll(
      async () => {
        await page.goto(`${site.origin}/`);
        return (await bar(page).allInnerTexts()).join('');
      },
      { timeout: 15_000, interval: 500 },
    )
    .toContain('invented data');
  await page.goto(`${site.origin}/indexes/`);
  expect(await bar(page).count()).toBe(0);
  await page.goto(`${site.origin}/`);
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => bar(page).count()).toBe(0);
  const left = await secondsLeft(page, 'bottom_banner_closed');
  expect(left).toBeGreaterThan(DAY_SECONDS - 60);
  expect(left).toBeLessThanOrEqual(DAY_SECONDS);
  await page.reload();
  expect(await bar(page).count()).toBe(0);
  await db.updateTable('banner').set({ is_on: true }).where('variant', '=', 'curves').execute();
});
