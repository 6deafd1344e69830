import { describe, expect, test } from 'vitest';
import { expectAccessible, expectFits, useSite } from './browser.ts';
import {
  answerSuggest,
  searchFor,
  expectSoon,
  openSearch,
  searchParts,
  suggested,
} from './search-parts.ts';
import { isFocused, TOUCH, waitForScripts } from './widgets/widget-page.ts';

const site = useSite();

describe('results', () => {
  test('SRC-1 SRC-5 SRC-6 SRC-8 SRC-9 five types with counts; an ISIN in groups is marked; a chosen type stays; no results, too many and markup are handled; axe finds nothing', async () => {
    const { page, box } = await openSearch(site);
    await searchFor(box, 'bank');
    expect(await box.tabs.allTextContents()).toEqual([
      'Bonds 2',
      'Stocks 1',
      'Indexes 3',
      expect.stringMatching(/^Companies [1-9]$/),
      'ETFs 0',
    ]);
    expect(await box.options.count()).toBe(2);
    expect(await box.options.first().locator('mark').textContent()).toBe('Bank');
    await page.keyboard.press('ArrowDown');
    await expectFits(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, 'header form[role=search]');
    }
    await page.emulateMedia({ colorScheme: 'light' });

    // Finds an ISIN typed in groups and marks the typed part.
    const { rows } = await site.app.db.pool.query<{ isin: string }>(
      `select isin from instrument where kind = 'bond' order by id limit 1`,
    );
    const isin = rows[0]?.isin ?? '';
    for (const length of [12, 9]) {
      const begun = isin.slice(0, length);
      for (const between of [' ', '-', '\u00a0']) {
        await searchFor(
          box,
          begun.toLowerCase().replaceAll(/.{4}(?=.)/g, (four) => four + between),
        );
        expect(await box.activeTab()).toBe('Bonds 1');
        const code = box.options.first().locator('code');
        expect(await code.textContent()).toContain(isin);
        expect(await code.locator('mark').allTextContents()).toEqual([begun]);
      }
    }

    // The first type with results is active until the user chooses one, which then stays.
    await searchFor(box, 'dividend');
    expect(await box.activeTab()).toBe('Indexes 3');
    await searchFor(box, 'bank');
    await expectSoon(() => box.activeTab()).toBe('Bonds 2');
    await box.tab('ETFs').click();
    await page.goto(`${site.origin}/sign-in/`);
    await waitForScripts(page, 'header [data-search-field]');
    await searchFor(box, 'bank');
    expect(await box.activeTab()).toBe('ETFs 0');
    // Without results it links to the type that has some.
    await searchFor(box, 'pearl bank');
    expect(await box.activeTab()).toBe('ETFs 0');
    expect(await box.ways.allTextContents()).toContain('1 in Companies');
    await box.ways.filter({ hasText: 'Companies' }).click();
    await expectSoon(() => box.activeTab()).toBe('Companies 1');
    expect([await box.options.count(), await isFocused(box.field)]).toEqual([1, true]);
    await page.reload();
    await waitForScripts(page, 'header [data-search-field]');
    await searchFor(box, 'pearl bank');
    expect(await box.activeTab()).toBe('Companies 1');

    await searchFor(box, 'zzzzqqq');
    await expectSoon(() => box.message.textContent()).toBe(
      'Nothing found. Check the spelling, or try another word.',
    );
    await searchFor(box, 'bank');
    await box.tab('ETFs').click();
    await expectSoon(() => box.message.textContent()).toBe('No results of this type.');
    await answerSuggest(page, () => ({ items: [], counter_title: 900, search_error: 'Too many.' }));
    await searchFor(box, 'banks');
    await expectSoon(() => box.message.textContent()).toBe('Too many.');
    expect(await box.tab('Bonds').textContent()).toBe('Bonds 900');

    // Any markup in a title is plain text.
    let dialogs = 0;
    page.on('dialog', (dialog) => {
      dialogs++;
      void dialog.dismiss();
    });
    const titles = [
      '<script>alert(1)</script><mark>Ban</mark>k',
      '<img src=x onerror=alert(1)>Bank <a href="javascript:alert(1)">b</a>',
      '&lt;img src=x onerror=alert(1)&gt;',
      '<svg/onload=alert(1)><mark onclick="alert(1)">Bank</mark>',
    ];
    await answerSuggest(page, () => suggested(...titles));
    await searchFor(box, 'bank');
    await box.tab('Bonds').click();
    await expectSoon(() => box.options.count()).toBe(4);
    const inside = await box.options.evaluateAll((all) =>
      all.flatMap((option) => [...option.querySelectorAll('*')].map((node) => node.tagName)),
    );
    expect(new Set(inside)).toEqual(new Set(['SPAN', 'CODE', 'MARK', 'SMALL']));
    expect(dialogs).toBe(0);
  });

  test('SRC-5 SRC-9 the tabs work in a browser that blocks storage; / is a plain letter in the search and any other field', async () => {
    const { page, box } = await openSearch(site, '/sign-in/', {
      prepare: (tab) =>
        tab.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get() {
              throw new DOMException('Forbidden', 'SecurityError');
            },
          });
        }),
    });
    await searchFor(box, 'bank');
    await box.tab('Stocks').click();
    await expectSoon(() => box.activeTab()).toBe('Stocks 1');
    expect(await box.options.count()).toBe(1);
    await page.getByLabel('Email').focus();
    await page.keyboard.type('a/b');
    expect(await page.getByLabel('Email').inputValue()).toBe('a/b');
    await box.field.fill('');
    await page.keyboard.type('a/b');
    expect(await box.field.inputValue()).toBe('a/b');
  });
});

describe('choosing', () => {
  test('SRC-7 SRC-9 by keyboard alone: /, a term, down, Enter; without a choice Enter and the panel’s link open all results; a choice opens the page of its type', async () => {
    const { page, box } = await openSearch(site);
    // React listens to events a moment after hydration.
    await expectSoon(async () => {
      await page.keyboard.press('/');
      return isFocused(box.field);
    }).toBe(true);
    await page.keyboard.type('bank');
    await box.options.first().waitFor();
    await page.keyboard.press('ArrowDown');
    const title = await box.activeOption();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/bonds/*/');
    const heading = page.getByRole('heading', { level: 1, name: 'Pearl River Savings Bank' });
    expect(title).toContain(await heading.textContent());

    await searchFor(box, 'bank');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search/?q=bank&type=bonds');
    expect((await page.request.get(page.url())).status()).toBe(200);
    await searchFor(box, 'etf');
    for (const key of ['ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
    expect(await isFocused(box.all)).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search/?q=etf&type=*');
    await searchFor(box, 'usd');
    await box.panel.getByRole('link', { name: 'All results' }).click();
    await page.waitForURL('**/search/?q=usd&type=*');
    await expectSoon(() => box.panel.count()).toBe(0);

    for (const [term, tab, path] of [
      ['bank', 'Bonds', /^\/bonds\/\d+\/$/],
      ['bank', 'Stocks', /^\/stocks\/\d+\/$/],
      ['bank', 'Indexes', /^\/indexes\/\d+\/$/],
      ['bank', 'Companies', /^\/company\/\d+\/$/],
      ['etf', 'ETFs', /^\/etf\/\d+\/$/],
    ] as const) {
      await box.field.fill('');
      await searchFor(box, term);
      await box.tab(tab).click();
      await box.options.first().click();
      await page.waitForURL(({ pathname }) => path.test(pathname));
      expect((await page.request.get(page.url())).status()).toBe(200);
      expect(await box.panel.count()).toBe(0);
    }
  });

  test('SRC-9 / pressed before hydration opens the search', async () => {
    const page = await site.open('/robots.txt');
    const held = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(`${site.origin}/bonds/`, { waitUntil: 'commit' });
    const field = page.locator('header [data-search-field]').first();
    await field.waitFor();
    await page.keyboard.press('/');
    held.resolve();
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await field.inputValue()).toBe('');
  });

  test('without scripts the form opens the search page', async () => {
    const page = await site.open('/register/', { javaScriptEnabled: false });
    await page.locator('header').getByRole('combobox').first().fill('bank');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search/?q=bank');
    expect(await page.getByRole('main').textContent()).toContain('Pearl River Savings Bank');
  });
});

describe('on a phone', () => {
  test('it first shows what can be searched, and recent terms; fills the screen, suits touch and has working links; every way out closes it', async () => {
    const { page } = await openSearch(site, '/register/', TOUCH);
    const dialog = page.getByRole('dialog', { name: 'Search' });
    const box = searchParts(page, 'dialog');
    const openDialog = () => page.getByRole('button', { name: 'Open search' }).tap();
    const before = dialog.locator('li button');
    await openDialog();
    const hint = dialog.getByText('Search bonds, stocks, indexes, companies and ETFs');
    expect([await hint.isVisible(), await before.count()]).toEqual([true, 0]);
    await expectAccessible(page, 'dialog');
    for (const term of ['bank', 'usd', 'Bank', 'etf', 'eur', 'energy', 'pearl']) {
      await searchFor(box, term);
      expect(await hint.count()).toBe(0);
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/search/?q=${term}&type=*`);
      await waitForScripts(page, 'header [data-search-field]');
      await openDialog();
    }
    await box.field.fill('');
    const latest = ['pearl', 'energy', 'eur', 'etf', 'Bank'];
    expect(await before.allTextContents()).toEqual(latest);
    await expectFits(page);
    await before.nth(4).tap();
    await expectSoon(() => box.options.count()).toBe(2);
    expect([await box.field.inputValue(), await isFocused(box.field)]).toEqual(['Bank', true]);
    await page.reload();
    await waitForScripts(page, 'header [data-search-field]');
    await openDialog();
    expect(await before.allTextContents()).toEqual(latest);
    await dialog.getByRole('button', { name: 'Clear all' }).tap();
    expect([await before.count(), await hint.isVisible()]).toEqual([0, true]);
    expect(await page.evaluate(() => localStorage.getItem('parcurve-search-terms'))).toBeNull();

    await dialog.getByRole('button', { name: 'Close' }).tap();
    await expectSoon(() => dialog.isVisible()).toBe(false);
    await expectSoon(async () => {
      // Once the dialog is open, the key would be typed into its field.
      if (!(await dialog.isVisible())) await page.keyboard.press('/');
      return dialog.isVisible();
    }).toBe(true);
    await page.keyboard.press('Escape');
    await expectSoon(() => dialog.isVisible()).toBe(false);
    await page.keyboard.press('/');
    await dialog.getByRole('button', { name: 'Close' }).tap();
    expect(await dialog.isVisible()).toBe(false);
    await page.keyboard.press('/');
    await searchFor(box, 'bank');
    await dialog.getByRole('link', { name: 'All results' }).tap();
    await page.waitForURL('**/search/?q=bank&type=bonds');
    await expectSoon(() => dialog.isVisible()).toBe(false);

    await page.getByRole('button', { name: 'Open search' }).tap();
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...TOUCH.viewport });
    expect(await isFocused(box.field)).toBe(true);
    await searchFor(box, 'bank');
    await expectFits(page);
    expect(await dialog.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    for (const target of await dialog.locator('input, button, [role=option], a').all()) {
      const size = await target.boundingBox();
      expect(Math.min(size?.height ?? 0, size?.width ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await expectAccessible(page, 'dialog');
    await page.keyboard.press('Escape');
    expect([await box.panel.count(), await dialog.isVisible()]).toEqual([0, true]);
    await page.keyboard.press('ArrowDown');
    await box.options.nth(1).tap();
    await page.waitForURL('**/bonds/*/');
    await expectSoon(() => dialog.isVisible()).toBe(false);
  });

  test('Back closes the dialog and stays on the page; no history entry remains', async () => {
    const { page } = await openSearch(site, '/register/', TOUCH);
    await page.goto(`${site.origin}/sign-in/`);
    await waitForScripts(page, 'header [data-search-field]');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const dialog = page.getByRole('dialog', { name: 'Search' });
    const openDialog = () => page.getByRole('button', { name: 'Open search' }).tap();
    const isSamePage = () => page.evaluate(() => 'isSamePage' in window);
    await openDialog();
    expect(await dialog.isVisible()).toBe(true);
    await page.goBack();
    await expectSoon(() => dialog.isVisible()).toBe(false);
    expect([page.url(), await isSamePage()]).toEqual([`${site.origin}/sign-in/`, true]);
    // However the dialog is closed, the next Back leads to the same page as before.
    await openDialog();
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await expectSoon(() => page.evaluate(() => 'parcurveDialog' in (history.state as object))).toBe(
      false,
    );
    await openDialog();
    const box = searchParts(page, 'dialog');
    await searchFor(box, 'bank');
    await box.options.first().tap();
    await page.waitForURL('**/bonds/*/');
    await page.goBack();
    await page.waitForURL('**/sign-in/');
    await page.goBack();
    await page.waitForURL('**/register/');
  });

  test.each(['rus', 'deu', 'fra', 'tur'])('in %s no tab is cut off at 320 px', async (language) => {
    const { page } = await openSearch(site, `/register/?lang=${language}`, {
      ...TOUCH,
      viewport: { width: 320, height: 640 },
    });
    await page.locator('header a[role=button]').tap();
    const box = searchParts(page, 'dialog');
    await searchFor(box, 'bank');
    await expectFits(page);
    expect(await box.tabs.count()).toBe(5);
    const lines = new Set<number>();
    for (const tab of await box.tabs.all()) {
      const { x = -1, y = 0, width = 0 } = (await tab.boundingBox()) ?? {};
      lines.add(y);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(320);
      expect(await tab.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    }
    expect(lines.size).toBe(2);
  });
});

test('SRC-1 text typed from “/” on before hydration ends up in the search', async () => {
  for (const path of ['/', '/conformance/']) {
    const page = await site.open('about:blank', { isAlone: true });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(site.origin + path, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.type('x/banx');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('k');
    release();
    await waitForScripts(page, 'header [data-search-field]');
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value))
      .toBe('bank');
    // Suggestions belong to the typed term.
    await page.getByRole('option').first().waitFor();
    await page.close();
  }
});
