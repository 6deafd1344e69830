import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible, expectFits, PHONE, useSite } from './browser.ts';
import { asAccount } from './index-pages.ts';
import { watchShifts } from './layout-shifts.ts';

const DAY_SECONDS = 86_400;
const PATH = '/indexes/';
const CLOSED = 'registration_banner_closed';

const site = useSite({ config: { registrationUrl: '/join/?from=portal' } });
beforeAll(async () => {
  await site.app.db.db
    .updateTable('banner')
    .set({ is_on: true })
    .where('kind', '=', 'registration')
    .execute();
});

const banner = (page: Page) => page.locator('[role=dialog][data-offer=registration]');

/** Tests keep moving the mouse, which would count as activity of the visitor. */
async function ignoreMouse(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener(
      'pointermove',
      (event) => event.isTrusted || event.stopImmediatePropagation(),
      { capture: true },
    );
  });
}

/** Its script is loaded and waits for its trigger. */
async function untilWaiting(page: Page): Promise<void> {
  await page.locator('[data-registration-watch]').waitFor({ state: 'attached' });
}

async function openWaiting(options: Parameters<typeof site.open>[1] = {}): Promise<Page> {
  const page = await site.open(PATH, options);
  await untilWaiting(page);
  return page;
}

const scrollTo = (page: Page, share: number) =>
  page.evaluate((part) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    window.scrollTo(0, Math.round((scrollHeight - clientHeight) * part));
  }, share);

/** Once a later request has arrived, an earlier one would have too. */
async function expectNotRequested(page: Page, asked: readonly string[]): Promise<void> {
  await page.evaluate(async () => void (await fetch('/healthz')));
  expect(asked.some((url) => url.endsWith('/healthz'))).toBe(true);
  expect(asked.filter((url) => /registration-banner|api\/offers/.test(url))).toEqual([]);
}

async function leaveAtTop(page: Page): Promise<void> {
  for (const y of [300, 20, -10]) await page.mouse.move(150, y);
}

describe('SHL-7 registration banner', () => {
  test('SHL-7 appears after 15 seconds of inactivity, not sooner', async () => {
    const page = await site.open(PATH, {
      isAlone: true,
      prepare: async (tab) => {
        await ignoreMouse(tab);
        await tab.clock.install();
      },
    });
    await untilWaiting(page);
    // From here on the test advances the clock.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
    await page.keyboard.press('Shift');
    await page.clock.runFor(14_000);
    await page.keyboard.press('Shift');
    await page.clock.runFor(14_900);
    expect(await banner(page).count()).toBe(0);
    await page.clock.runFor(200);
    await banner(page).waitFor();
  });

  test('SHL-7 appears on scrolling past 60 %, and shifts nothing', async () => {
    const page = await openWaiting();
    const shifts = await watchShifts(page, { isNow: true });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await scrollTo(page, 0.55);
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
    await expectNotRequested(page, asked);
    await scrollTo(page, 0.65);
    await banner(page).waitFor();
    expect(await shifts()).toBe(0);
  });

  test('SHL-7 appears when the mouse leaves, takes no focus, is announced and reachable by keyboard', async () => {
    const page = await openWaiting();
    await page.locator('main a').last().focus();
    await leaveAtTop(page);
    await banner(page).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.closest('main') !== null);
    expect(await focused()).toBe(true);
    const title = await banner(page).getByRole('heading').innerText();
    expect(await page.getByRole('status').allInnerTexts()).toContain(title);
    expect(await banner(page).getAttribute('aria-modal')).toBeNull();
    await expectAccessible(page, '[role=dialog]');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, '[role=dialog]');
    // The banner is the next tab stop after the content.
    await page.keyboard.press('Tab');
    const link = banner(page).getByRole('link');
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => banner(page).count()).toBe(0);
    // The focus returns to where it was.
    expect(await focused()).toBe(true);
  });

  test('SHL-12 SHL-7 leads to the configured registration, which leads back', async () => {
    const page = await site.open('/indexes/?category=bond&utm_source=mail');
    await untilWaiting(page);
    // CMP-1 the campaign is no longer in the URL, but the browser remembers it.
    expect(page.url()).toBe(`${site.origin}/indexes/?category=bond`);
    await leaveAtTop(page);
    const href = '/join/?from=portal&next=%2Findexes%2F%3Fcategory%3Dbond';
    expect(await banner(page).getByRole('link').getAttribute('href')).toBe(href);
    expect(
      await page.getByRole('banner').getByRole('link', { name: 'Register' }).getAttribute('href'),
    ).toBe('/join/?from=portal');
    const cookies = new Map(
      (await page.context().cookies()).map(({ name, value }) => [name, value]),
    );
    expect(cookies.get('utm_source')).toBe('mail');
    // The variant is stored for the registration.
    expect(['figures', 'minute']).toContain(cookies.get('registration_banner'));
    expect(await banner(page).getAttribute('data-variant')).toBe(
      cookies.get('registration_banner'),
    );
  });

  test('SHL-7 once closed, stays away for a day in every tab', async () => {
    const page = await openWaiting();
    const other = await page.context().newPage();
    await other.goto(site.origin + PATH);
    await untilWaiting(other);
    await leaveAtTop(other);
    await banner(other).waitFor();
    await leaveAtTop(page);
    await banner(page).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => banner(page).count()).toBe(0);
    const cookie = (await page.context().cookies()).find(({ name }) => name === CLOSED);
    const left = cookie!.expires - Date.now() / 1000;
    expect(left).toBeGreaterThan(DAY_SECONDS - 60);
    expect(left).toBeLessThanOrEqual(DAY_SECONDS);
    await other.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect.poll(() => banner(other).count()).toBe(0);
    await page.reload();
    await leaveAtTop(page);
    await scrollTo(page, 1);
    expect(await banner(page).count()).toBe(0);
    // When the day has passed.
    await page.context().clearCookies({ name: CLOSED });
    await page.reload();
    await untilWaiting(page);
    await leaveAtTop(page);
    await banner(page).waitFor();
  });

  test('SHL-7 a waiting tab checks first whether another tab has closed it', async () => {
    const page = await openWaiting();
    await page.context().addCookies([{ name: CLOSED, value: '1', url: site.origin }]);
    const asked = page.waitForResponse('**/api/offers/registration/');
    await leaveAtTop(page);
    await asked;
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
    expect(await banner(page).count()).toBe(0);
  });

  test('SHL-7 fits a narrow phone and is not printed', async () => {
    const page = await openWaiting({ viewport: { ...PHONE, width: 320 } });
    await scrollTo(page, 1);
    await banner(page).waitFor();
    await expectFits(page);
    const box = await banner(page).boundingBox();
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width).toBeLessThanOrEqual(320);
    await page.emulateMedia({ media: 'print' });
    expect(await banner(page).isVisible()).toBe(false);
  });

  test.each<[string, string, Parameters<typeof site.open>[1]]>([
    ['in another language', PATH, { locale: 'de-DE' }],
    ['for an account', PATH, { prepare: (page: Page) => asAccount(site, 'free')(page) }],
    ['where one signs in', '/sign-in/', {}],
    ['where it was closed', PATH, { prepare: (page: Page) => closeBefore(page) }],
  ])('SHL-7 %s doesn’t even load its script', async (_, path, options) => {
    const asked: string[] = [];
    const page = await site.open(path, {
      ...options,
      prepare: async (tab) => {
        await options?.prepare?.(tab);
        tab.on('request', (request) => asked.push(request.url()));
      },
    });
    // By then the script would have been requested.
    await page.evaluate(
      () => new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle))),
    );
    await leaveAtTop(page);
    await expectNotRequested(page, asked);
    expect(await page.locator('[data-registration-watch]').count()).toBe(0);
  });

  test('SHL-7 its script isn’t among those that the page loads first', async () => {
    const { body } = await site.app.app.http.inject({ url: PATH });
    expect(body).not.toContain('registration-banner');
  });
});

async function closeBefore(page: Page): Promise<void> {
  await page.context().addCookies([{ name: CLOSED, value: '1', url: site.origin }]);
}
