import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, LANGUAGE_CODES } from '../src/domain/text/language.ts';
import { label } from '../src/labels/labels.ts';
import { asAccount } from './index-pages.ts';
import {
  expectAccessible,
  expectFits,
  PHONE,
  toNextDocument,
  untilArrived,
  useSite,
} from './browser.ts';

const site = useSite();

describe('SHL-1 main menu', () => {
  test('SHL-1 SHL-11 skip link first; the menu opens on hover and by keyboard; the theme follows the system until one is chosen, which persists', async () => {
    const page = await site.open('/');
    expect(await page.getByText('Demo data', { exact: true }).isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const isOpen = () => menu.getByRole('link', { name: 'Bond indexes' }).isVisible();
    await menu.getByRole('link', { name: 'Indexes', exact: true }).hover();
    await expect.poll(isOpen).toBe(true);
    await page.mouse.move(700, 700);
    await expect.poll(isOpen).toBe(false);

    // Escape returns the focus to the button.
    const button = page.getByRole('button', { name: 'Show “Indexes”' });
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe('All indexes');
    await page.keyboard.press('Escape');
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.emulateMedia({ colorScheme: 'dark' });
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const dark = await background();
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await background();
    expect(dark).not.toBe(light);
    await page.locator('summary[aria-label^="Theme"]').click();
    await page.getByRole('link', { name: 'Dark' }).click();
    expect(await background()).toBe(dark);
    await page.reload();
    expect(await background()).toBe(dark);
    expect(new URL(page.url()).search).toBe('');
  });

  test('SHL-1 is a drawer on narrow screens, opened by touch, with working links; an unknown page is a styled 404 with a way back', async () => {
    const page = await site.open('/nothing/here/', { viewport: PHONE });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Page not found');
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await page.waitForURL(`${site.origin}/`);
    await untilArrived(page);
    expect(await page.getByRole('button', { name: 'Show “Indexes”' }).isVisible()).toBe(false);
    await page.locator('summary[aria-label="Open the menu"]').click();
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Commodity indexes' })
      .click();
    await page.waitForURL('**/indexes/?category=commodity');
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).textContent())
      .toBe('Commodity indexes');
    // Following a link closes the drawer.
    await expect
      .poll(() => page.getByRole('navigation', { name: 'Main menu' }).isVisible())
      .toBe(false);
  });

  test('SHL-1 links to every kind; without scripts the drawer has all items, and in all languages the bar leaves room for the search', async () => {
    // The server determines the layout, and this page has little besides its header.
    const page = await site.open('/sign-in/', { javaScriptEnabled: false });
    const bar = page.locator('header > nav');
    const top = await bar
      .locator('> ul > li > a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(top).toEqual([
      '/bonds/',
      '/stocks/',
      '/etf/',
      '/indexes/',
      '/company/',
      '/currencies/',
      '/curves/',
      '/derivatives/',
      '/api/',
    ]);
    const unfit: string[] = [];
    for (const code of LANGUAGE_CODES) {
      await page.goto(`${site.origin}/sign-in/?lang=${code}`);
      for (const width of [1440, 1366, 1361, 1280, 1261, 1110]) {
        await page.setViewportSize({ width, height: 700 });
        const room = await page.evaluate(() => {
          const field = document.querySelector('header input[type=search]');
          const overflow = document.documentElement.scrollWidth - window.innerWidth;
          return { field: field?.clientWidth ?? 0, overflow };
        });
        const isBar = await bar.isVisible();
        const isDrawer = await page.locator('header > details').first().isVisible();
        if (room.overflow > 0 || room.field < 120 || !isDrawer || isBar !== width > 1260) {
          unfit.push(`${code} ${width}: ${JSON.stringify({ ...room, isBar, isDrawer })}`);
        }
      }
    }
    expect(unfit).toEqual([]);
  });

  test('SHL-1 items that do not fit are under “More”, by mouse and keyboard', async () => {
    const page = await site.open('/sign-in/', { viewport: { width: 1440, height: 700 } });
    const header = page.locator('header');
    const bar = header.locator('> nav > ul > li > a');
    const more = header.locator('> nav summary', { hasText: 'More' });
    const shownItems = () =>
      bar.evaluateAll(
        (links) =>
          links.filter((link) => link.checkVisibility({ visibilityProperty: true })).length,
      );
    const all = await bar.count();
    expect(await shownItems()).toBe(all);
    expect(await more.count()).toBe(0);
    // The search field gives way first.
    await page.setViewportSize({ width: 1350, height: 700 });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    expect(await shownItems()).toBe(all);
    // A portal with a longer name.
    await header
      .locator('> a')
      .first()
      .evaluate((link) => {
        const name = link.querySelector('span')!;
        name.append(' Fixed Income Research Portal');
        link.ariaLabel = name.textContent;
      });
    await page.setViewportSize({ width: 1366, height: 700 });
    await more.waitFor();
    const shown = await shownItems();
    expect(shown).toBeLessThan(all);
    expect((await header.boundingBox())!.height).toBe(56);
    await expectFits(page);
    // No visible item is outside the header, and Tab goes from the last item to “More”.
    const last = (await bar.nth(shown - 1).boundingBox())!;
    expect(last.y).toBeGreaterThanOrEqual(0);
    await more.focus();
    await page.keyboard.press('Enter');
    const rest = header.locator('> nav details[open] a');
    expect(await rest.first().innerText()).toBe(await bar.nth(shown).textContent());
    await page.keyboard.press('Tab');
    expect(await rest.first().evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
    await more.click();
    await expectAccessible(page, 'header');
    await rest.first().click();
    await untilArrived(page);
    expect(new URL(page.url()).pathname).toBe(await bar.nth(shown).getAttribute('href'));
    await page.setViewportSize({ width: 1920, height: 700 });
    await expect.poll(() => more.count()).toBe(0);
    expect(await shownItems()).toBe(all);
  });

  test('SHL-1 is loaded from the database', async () => {
    await site.app.db.db
      .insertInto('menu_item')
      .values({
        parent_id: 1,
        menu_column: 2,
        position: 9,
        label: 'gallery_title',
        url: '/gallery/',
      })
      .execute();
    await expect
      .poll(
        async () => (await (await fetch(site.origin)).text()).match(/href="\/gallery\/"/g)?.length,
        { timeout: 15_000, interval: 500 },
      )
      // Once in the menu of wide screens, once in the drawer.
      .toBe(2);
  });
});

describe('SHL-11 language, theme, skip link, titles', () => {
  test('SHL-11 without scripts the language menu switches to each of the ten languages, and the theme can be switched', async () => {
    const page = await site.open('/register/', { javaScriptEnabled: false });
    for (const code of LANGUAGE_CODES) {
      await page.locator(`header summary >> nth=1`).click();
      await page
        .getByRole('banner')
        .getByRole('link', { name: LANGUAGES[code].own, exact: true })
        .click();
      await page.waitForURL(`**/register/?lang=${code}`);
      expect(await page.locator('html').getAttribute('lang')).toBe(LANGUAGES[code].tag);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
        label(code, 'register_title'),
      );
      expect(await page.title()).toBe(`${label(code, 'register_title')} – Parcurve`);
    }
    // The choice persists.
    await page.goto(`${site.origin}/sign-in/`);
    expect(await page.locator('html').getAttribute('lang')).toBe('tr');
    await page.locator(`summary[aria-label^="${label('tur', 'theme')}"]`).click();
    const dark = page.getByRole('link', { name: label('tur', 'theme_dark') });
    await toNextDocument(page, () => dark.click());
    await page.goto(`${site.origin}/register/`);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  });
});

describe('the shell', () => {
  const PATHS = [
    '/',
    '/indexes/',
    '/indexes/1001/',
    '/api/',
    '/sign-in/',
    '/register/',
    '/nothing/',
  ];

  test('SHL-11 every page has its own title and description, and says “Demo data”', async () => {
    const [titles, descriptions] = [new Set<unknown>(), new Set<unknown>()];
    for (const path of PATHS) {
      const { body } = await site.app.app.http.inject(path);
      expect(body).toContain('>Demo data<');
      if (path === '/nothing/') continue;
      titles.add(/<title>([^<]+)/.exec(body)?.[1]);
      descriptions.add(/<meta name="description" content="([^"]+)/.exec(body)?.[1]);
    }
    expect([titles.size, descriptions.has(undefined)]).toEqual([6, false]);
  });

  test('SHL-1 the menu contains no monitoring URLs of the server', async () => {
    const { body } = await site.app.app.http.inject('/');
    expect(body).not.toMatch(/healthz|readyz/);
    expect(body).toContain('href="/api/openapi.json"');
  });

  test('the footer has sources, status, the API and all ten languages', async () => {
    const page = await site.open('/indexes/?category=bond');
    const foot = page.locator('body > footer');
    expect(await foot.innerText()).toMatch(/Sources: Parcurve demo market · Last import \d/);
    for (const code of LANGUAGE_CODES) {
      const link = foot.getByRole('link', { name: LANGUAGES[code].own, exact: true });
      expect(await link.getAttribute('href')).toBe(`/indexes/?category=bond&lang=${code}`);
    }
    await foot.getByRole('link', { name: 'API calls' }).click();
    await page.waitForURL(`${site.origin}/api/`);
    const polish = foot.getByRole('link', { name: 'Polski' });
    await expect.poll(() => polish.getAttribute('href')).toBe('/api/?lang=pol');
    await polish.click();
    await page.waitForURL(`${site.origin}/api/?lang=pol`);
    expect(await page.locator('html').getAttribute('lang')).toBe('pl');
  });

  test('the account is a button with initials, name and an expand icon', async () => {
    const page = await site.open('/', { prepare: asAccount(site, 'paid') });
    const button = page.locator('header summary[aria-label^="Account"]');
    expect(await button.innerText()).toBe('Paid');
    expect(await button.locator('[data-initials]').getAttribute('data-initials')).toBe('P');
    expect(await button.locator('svg').isVisible()).toBe(true);
    await button.click();
    expect(await page.getByRole('button', { name: 'Sign out' }).isVisible()).toBe(true);
  });

  test('controls opened in the header are 44 px high for touch', async () => {
    const page = await site.open('/', {
      viewport: { width: 1024, height: 768 },
      hasTouch: true,
      isMobile: true,
      prepare: asAccount(site, 'paid'),
    });
    const heights = await page
      .locator('header summary:visible')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    expect(heights.length).toBe(4);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });

  test('without scripts only one header menu is open at a time, also on a phone', async () => {
    const page = await site.open('/register/', {
      javaScriptEnabled: false,
      prepare: asAccount(site, 'paid'),
    });
    for (const [viewport, expected] of [
      [{ width: 1440, height: 900 }, 4],
      [PHONE, 4],
    ] as const) {
      await page.setViewportSize(viewport);
      const buttons = page.locator('header summary:visible');
      expect(await buttons.count()).toBe(expected);
      // From the last to the first, because an open panel may cover the buttons to its left.
      for (let i = expected - 1; i >= 0; i -= 1) {
        await buttons.nth(i).click();
        expect(await page.locator('header details[open]').count()).toBe(1);
      }
      await buttons.nth(0).click();
    }
  });

  test.each([
    ['/indexes/1001/', undefined, [320, 390, 681, 1101, 1200]],
    ['/profile/', 'paid', [320, 390]],
  ] as const)(
    '%s fits the narrowest width of each layout in every language, for %s',
    async (path, kind, widths) => {
      const page = await site.open('about:blank', {
        javaScriptEnabled: false,
        ...(kind && { prepare: asAccount(site, kind) }),
      });
      for (const code of LANGUAGE_CODES) {
        await page.goto(`${site.origin}${path}?lang=${code}`);
        for (const width of widths) {
          // A low window has less to render.
          await page.setViewportSize({ width, height: 200 });
          await expectFits(page);
          if (width < 400) await expectInside(page, width);
        }
      }
    },
  );
});

/** All buttons and links in header and footer are fully visible and don't overlap. */
async function expectInside(page: Page, width: number): Promise<void> {
  const boxes = await page
    .locator('body > :is(header, footer) :is(a, summary, button):visible')
    .evaluateAll((all) =>
      all.map((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return { text: each.textContent || each.ariaLabel, left, right, top, bottom };
      }),
    );
  expect(boxes.length).toBeGreaterThan(12);
  expect(boxes.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
  const overlaps = boxes.flatMap((one, i) =>
    boxes
      .slice(i + 1)
      .filter(
        (other) =>
          one.left < other.right - 1 &&
          other.left < one.right - 1 &&
          one.top < other.bottom - 1 &&
          other.top < one.bottom - 1,
      )
      .map((other) => `${one.text} / ${other.text}`),
  );
  expect(overlaps).toEqual([]);
}

async function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? '');
}
