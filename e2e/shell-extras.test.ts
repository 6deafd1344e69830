import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { label } from '../src/labels/labels.ts';
import { expectAccessible, expectFits, PHONE, untilArrived, useSite } from './browser.ts';
import { asAccount } from './index-pages.ts';

const site = useSite();
const CLICK_LOG = '**/cb/current_user/action_log/global/json/**';
const TICKETS = '**/api/profile/support/tickets/';
const CURRENCIES = '/currencies/';
const BOND = '/bonds/10001/';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const sections = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const hintSwitch = (page: Page) => page.getByRole('switch', { name: 'Hints' });
const hint = (page: Page) => page.locator('[data-hint]').first();
const notices = (page: Page) => page.getByRole('list', { name: 'Messages' }).getByRole('listitem');

async function clicksCounted(): Promise<Record<string, number>> {
  const rows = await site.app.db.db
    .selectFrom('menu_click')
    .innerJoin('menu_item', 'menu_item.id', 'menu_click.menu_item_id')
    .select(['menu_item.label', 'menu_click.clicks'])
    .execute();
  return Object.fromEntries(rows.map(({ label: key, clicks }) => [key, clicks]));
}

describe('SHL-2 menu clicks', () => {
  test('SHL-2 items and sublinks are counted, in the drawer too; a request without a response, or a failed one, delays nothing and shows no error', async () => {
    const page = await site.open('/');
    await mainMenu(page).getByRole('link', { name: 'Currencies' }).click();
    await page.waitForURL('**/currencies/');
    await mainMenu(page).getByRole('link', { name: 'Indexes', exact: true }).hover();
    await mainMenu(page).getByRole('link', { name: 'Bond indexes' }).click();
    await page.waitForURL('**/indexes/?category=bond');
    await untilArrived(page);
    await page.setViewportSize(PHONE);
    await page.locator('summary[aria-label="Open the menu"]').click();
    await mainMenu(page).getByRole('link', { name: 'All indexes' }).click();
    await page.waitForURL('**/indexes/');
    await expect.poll(clicksCounted).toEqual({ menu_currencies: 1, menu_indexes: 2 });

    await page.setViewportSize({ width: 1440, height: 900 });
    let asked = 0;
    await page.route(CLICK_LOG, async (route) => {
      asked += 1;
      if (asked === 1) return; // Never answered.
      await route.abort();
    });
    await mainMenu(page).getByRole('link', { name: 'Currencies' }).click();
    await page.waitForURL('**/currencies/');
    await mainMenu(page).getByRole('link', { name: 'Indexes', exact: true }).click();
    await page.waitForURL('**/indexes/');
    await page.getByRole('heading', { level: 1, name: 'Indexes' }).waitFor();
    expect(asked).toBe(2);
  });
});

describe('SHL-3 the section menu on pages', () => {
  const ITEMS: Record<string, string[]> = {
    '/indexes/1001/': ['Overview', 'History', 'Statistics', 'Key facts', 'Values'],
    [BOND]: [
      'Overview',
      'History',
      'Calculator',
      'Cash flow',
      'Key terms',
      'Ratings',
      'Comparable bonds',
      'Issuer’s bonds',
    ],
    '/stocks/2001/': ['Overview', 'History', 'Key facts'],
    '/etf/3001/': ['Overview', 'History', 'Key facts'],
    '/company/12/': [
      'Overview',
      'Key facts',
      'Ratings',
      'Debt profile',
      'Yield map',
      'Bonds',
      'History',
    ],
    [CURRENCIES]: ['Overview', 'Quotes', 'Charts', 'FAQ'],
  };

  test('SHL-3 is in the server’s HTML, with an element for each of its anchors', async () => {
    for (const [path, titles] of Object.entries(ITEMS)) {
      const { body } = await site.app.app.http.inject(path);
      const menu = /<nav[^>]*aria-label="On this page".*?<\/nav>/s.exec(body)?.[0] ?? '';
      const ids = [...menu.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
      expect(menu.replaceAll(/<svg.*?<\/svg>/g, '').match(/>[^<>]+</g)).toEqual(
        titles.map((title) => `>${title}<`),
      );
      for (const id of ids) expect(body.split(` id="${id}"`)).toHaveLength(2);
      expect(menu.match(/aria-current="true"/g)).toHaveLength(1);
    }
  });

  test('SHL-3 hydration shifts nothing; the content keeps its width', async () => {
    const page = await site.open('about:blank', { viewport: { width: 1920, height: 1000 } });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.push((entry as unknown as { value: number }).value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { shifts });
    });
    for (const path of ['/indexes/1001/', CURRENCIES]) {
      await page.goto(site.origin + path);
      await page.waitForFunction(() => 'isTakenOver' in window && window.isTakenOver === true);
      const [shifts, width] = await page.evaluate(() => [
        (window as unknown as { shifts: number[] }).shifts,
        document.querySelector('[data-sections] > :last-child')!.getBoundingClientRect().width,
      ]);
      expect(shifts).toEqual([]);
      // 1280 px including the margins of the page.
      expect(width).toBe(1232);
    }
  });

  test.each(['/indexes/1001/', CURRENCIES, '/company/12/'])('SHL-3 fits on %s', async (path) => {
    const page = await site.open(`${path}?lang=rus`);
    for (const width of [1440, 1200, 1024, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectFits(page);
      const side = (await page.locator('[data-sections] > :first-child').boundingBox())!;
      const isFull = width >= (path === CURRENCIES ? 1280 : 1200);
      expect([width, side.width]).toEqual([width, width <= 680 ? width : isFull ? 176 : 40]);
    }
  });

  test('SHL-3 is accessible with its hints, and isn’t printed; the URL names the section, and another page starts at its top', async () => {
    const page = await site.open(BOND);
    await page.getByRole('button', { name: 'Explanation: History' }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.emulateMedia({ media: 'print' });
    expect(await sections(page).isVisible()).toBe(false);
    expect(await page.locator('[data-hint]').first().isVisible()).toBe(false);
    const [content, body] = await page.evaluate(() =>
      ['[data-sections] > :last-child', 'body'].map((selector) =>
        document.querySelector(selector)!.getBoundingClientRect(),
      ),
    );
    expect(content!.width).toBe(body!.width);

    await page.emulateMedia({ media: null });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await sections(page).getByRole('link', { name: 'Key terms' }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#terms');
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await page.locator('main a[href^="/company/"]').last().click();
    await page.waitForURL('**/company/**');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(await sections(page).locator('[aria-current]').allInnerTexts()).toEqual(['Overview']);
  });
});

describe('SHL-6 hints', () => {
  test('SHL-6 are on by default for a visitor, who can turn them off for good', async () => {
    const page = await site.open(CURRENCIES);
    expect(await hint(page).isVisible()).toBe(true);
    expect(await hintSwitch(page).getAttribute('aria-checked')).toBe('true');
    await hintSwitch(page).click();
    await expect.poll(() => hint(page).isVisible()).toBe(false);
    expect(await hintSwitch(page).getAttribute('aria-checked')).toBe('false');
    await notices(page).filter({ hasText: 'Hints are off.' }).waitFor();
    // The lock isn't a hint, so it stays.
    expect(await page.locator('[data-hint-target]').first().isVisible()).toBe(true);
    await page.getByRole('link', { name: 'API calls' }).last().click();
    await page.waitForURL('**/api/');
    await page.goto(site.origin + BOND);
    expect(await hint(page).isVisible()).toBe(false);
    expect(await page.locator('html').getAttribute('data-hints')).toBe('off');
    await hintSwitch(page).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => hint(page).isVisible()).toBe(true);
  });

  test('SHL-6 are stored on the server for an account', async () => {
    const page = await site.open(CURRENCIES, { prepare: asAccount(site, 'paid') });
    const saved = page.waitForResponse('**/api/user/set-settings/');
    await hintSwitch(page).click();
    expect((await saved).status()).toBe(200);
    const other = await site.open(BOND, { prepare: asAccount(site, 'paid') });
    expect(await hint(other).isVisible()).toBe(false);
    await other.route('**/api/user/set-settings/', (route) => route.abort());
    await hintSwitch(other).click();
    // The switch returns to the stored value if saving fails.
    await notices(other)
      .filter({ hasText: label('eng', 'hints_not_saved') })
      .waitFor();
    expect(await hintSwitch(other).getAttribute('aria-checked')).toBe('false');
    expect(await hint(other).isVisible()).toBe(false);
  });

  test('SHL-6 without scripts the switch is a form', async () => {
    const page = await site.open(CURRENCIES, { javaScriptEnabled: false });
    await hintSwitch(page).click();
    await page.waitForURL(site.origin + CURRENCIES);
    expect(await hint(page).isVisible()).toBe(false);
    expect(await hintSwitch(page).getAttribute('aria-checked')).toBe('false');
  });
});

/** Serves tickets and counts the requests for them. */
async function openWithTickets(kind: Parameters<typeof asAccount>[1] | null, unread: number[]) {
  let asked = 0;
  // A small page is enough, because all pages have the same header.
  const page = await site.open('/search/', {
    viewport: PHONE,
    prepare: async (fresh) => {
      if (kind) await asAccount(site, kind)(fresh);
      await fresh.route(TICKETS, async (route) => {
        asked += 1;
        await route.fulfill({
          json: unread.map((count, i) => ({ id: i + 1, messages: [], unread: count })),
        });
      });
    },
  });
  return { page, count: () => asked };
}

describe('SHL-8 unread answers', () => {
  test.each(['free', 'tariff'] as const)(
    'SHL-8 the number is next to the account of a %s user',
    async (kind) => {
      const { page, count } = await openWithTickets(kind, [2, 0, 1]);
      const badge = page.getByRole('link', { name: '3 unread answers from support' });
      await badge.waitFor();
      expect(await badge.innerText()).toBe('3');
      expect(await badge.getAttribute('href')).toBe('/profile/tickets/');
      await expectFits(page);
      // Other pages don't request them again.
      await page.locator('footer').getByRole('link', { name: 'Excel add-in' }).click();
      await page.waitForURL('**/addin/');
      await untilArrived(page);
      expect(await badge.isVisible()).toBe(true);
      expect(count()).toBe(1);
      await page.locator('summary[aria-label^="Account"]').click();
      await page.getByRole('link', { name: 'Support tickets', exact: true }).waitFor();
    },
  );

  test.each([null, 'paid', 'operator'] as const)('SHL-8 isn’t requested for %s', async (kind) => {
    const { page, count } = await openWithTickets(kind, [5]);
    await page.locator('footer').getByRole('link', { name: 'Excel add-in' }).click();
    await page.waitForURL('**/addin/');
    expect(count()).toBe(0);
    expect(await page.getByRole('link', { name: /unread/ }).count()).toBe(0);
  });

  test('SHL-8 nothing to read, or no response: no number, and the header doesn’t change', async () => {
    const { page } = await openWithTickets('free', [0]);
    const box = () => page.locator('summary[aria-label^="Account"]').boundingBox();
    const before = await box();
    expect(await page.getByRole('link', { name: /unread/ }).count()).toBe(0);
    await page.route(TICKETS, (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await page.unroute(TICKETS);
    await page.route(TICKETS, (route) =>
      route.fulfill({ json: [{ id: 1, messages: [], unread: 1 }] }),
    );
    await page.goto(`${site.origin}/search/?lang=rus`);
    await page.getByRole('link', { name: '1 непрочитанный ответ поддержки' }).waitFor();
    expect(await page.locator('header summary').last().boundingBox()).toEqual(before);
  });
});

describe('SHL-10 notices', () => {
  test('SHL-10 stays 5 s, not while hovered or focused, and a later one takes its place', async () => {
    const page = await site.open(CURRENCIES, { isAlone: true });
    await page.clock.install({ time: 0 });
    // From here on the test advances the clock.
    await page.clock.pauseAt(10_000);

    // It is announced politely, shifts no layout and doesn't take the focus.
    await hintSwitch(page).click();
    await notices(page).waitFor();
    expect(await hintSwitch(page).evaluate((it) => it === document.activeElement)).toBe(true);
    const region = page.locator('[aria-live="polite"]', { hasText: 'Hints are off.' });
    expect(await region.count()).toBe(1);
    const top = () => hintSwitch(page).evaluate((it) => it.getBoundingClientRect().top);
    const before = await top();
    await page.clock.runFor(4999);
    expect(await notices(page).count()).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(() => notices(page).count()).toBe(0);
    expect(await top()).toBe(before);

    // Its timer stops while it is hovered or focused.
    await hintSwitch(page).click();
    await notices(page).waitFor();
    await page.clock.runFor(4000);
    await notices(page).hover();
    await page.clock.runFor(60_000);
    expect(await notices(page).count()).toBe(1);
    await notices(page).getByRole('button').focus();
    await page.mouse.move(5, 400);
    await page.clock.runFor(60_000);
    expect(await notices(page).count()).toBe(1);
    await hintSwitch(page).focus();
    await page.clock.runFor(999);
    expect(await notices(page).count()).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(() => notices(page).count()).toBe(0);

    // A later notice about the same subject replaces the earlier one.
    await hintSwitch(page).click();
    await notices(page).waitFor();
    await page.clock.runFor(4000);
    await hintSwitch(page).click();
    await expect.poll(() => notices(page).allInnerTexts()).toEqual(['Hints are on.']);
    await page.clock.runFor(4999);
    expect(await notices(page).count()).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(() => notices(page).count()).toBe(0);
  });
});
