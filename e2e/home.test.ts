import { expect, test } from 'vitest';
import { expectAccessible, expectFits, PHONE, useSite } from './browser.ts';
import { asAccount } from './index-pages.ts';
import { watchShifts } from './layout-shifts.ts';
import { hydrated } from './widgets/widget-page.ts';

const site = useSite();
const SMALLEST = { width: 320, height: 640 };

test('HOM-1 all blocks without scripts, each with its date, its source and its list', async () => {
  const page = await site.open('/', {
    javaScriptEnabled: false,
    prepare: asAccount(site, 'paid'),
  });
  const blocks = page.locator('main section[aria-labelledby]');
  const titles = await blocks.locator('h2').allTextContents();
  expect(titles).toEqual([
    'Government yield curve',
    '10-year yields',
    'Currencies',
    'Indexes',
    'Rates and yields',
    'Bonds',
    'Yield and duration to worst',
    'Stock gainers',
    'Stock losers',
    'ETFs by size',
    'Week ahead',
  ]);
  for (const block of await blocks.all()) {
    expect(await block.textContent()).toContain('Source: ');
    expect(await block.locator('a[href^="/"]').count()).toBeGreaterThan(0);
  }
  const headline = page.getByRole('heading', { level: 1 });
  expect(await headline.textContent()).toMatch(/^Yields (rise|fall|mixed|steady), shares /);
  // Without scripts no table is hidden behind a tab.
  expect(await page.getByRole('table', { name: 'Bonds: Highest YTW' }).isVisible()).toBe(true);
  expect(await page.getByText('***').count()).toBe(0);
  const german = page.getByRole('link', { name: 'United States', exact: true }).first();
  await german.click();
  await page.waitForURL('**/?curve=US');
  expect(await page.locator('figure[data-curves] [role=img]').getAttribute('aria-label')).toBe(
    'Government yield curve, United States',
  );
});

test('HOM-1 tabs by keyboard, and the search that moves into the header', async () => {
  const page = await site.open('/', { prepare: asAccount(site, 'paid'), isAlone: true });
  await hydrated(page);
  const table = (name: string) => page.getByRole('table', { name, exact: true });
  expect(await table('Bonds: Highest YTW').isVisible()).toBe(false);
  await page.getByRole('tab', { name: 'Largest moves' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => table('Bonds: Highest YTW').isVisible()).toBe(true);
  expect(await table('Bonds: Largest moves').isVisible()).toBe(false);

  const inHeader = page.locator('header [data-search-field]').first();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => inHeader.isVisible()).toBe(false);
  await page.keyboard.press('/');
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('[data-page-search], header')?.tagName);
  expect(await focused()).toBe('DIV');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect.poll(() => inHeader.isVisible()).toBe(true);
  await page.keyboard.press('/');
  expect(await focused()).toBe('HEADER');
  await expectAccessible(page, 'header, section:has([role=tab])');
});

test('HOM-1 colours follow prices: a rising yield is red and says why, and a line ends in the colour of its change', async () => {
  const page = await site.open('/', { prepare: asAccount(site, 'paid') });
  const seen = await page.evaluate(() => {
    const root = document.documentElement;
    const probe = root.appendChild(document.createElement('i'));
    const [up, down] = ['--up', '--down'].map((name) => {
      probe.style.color = `var(${name})`;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    const changes = [...document.querySelectorAll('main span > span[aria-hidden]')]
      .filter((mark) => /^[▲▼]/.test(mark.textContent))
      .map((mark) => mark.parentElement!);
    const rows = [...document.querySelectorAll('main :is(li, tr)')].flatMap((row) => {
      const dot = row.querySelector('svg circle:last-child');
      const change = changes.find((each) => row.contains(each));
      return dot && change ? [[getComputedStyle(dot).fill, getComputedStyle(change).color]] : [];
    });
    const rates = changes.filter((each) => each.hasAttribute('title'));
    return {
      lines: rows.length,
      wrongDots: rows.filter(([dot, change]) => dot !== change),
      rates: rates.length,
      wrongRates: rates.filter(
        (each) => getComputedStyle(each).color !== (each.textContent.startsWith('▲') ? down : up),
      ).length,
      note: rates[0]?.getAttribute('title'),
    };
  });
  expect(seen).toMatchObject({ wrongDots: [], wrongRates: 0 });
  expect(seen.note).toContain('Bond prices fall');
  expect(Math.min(seen.lines, seen.rates)).toBeGreaterThan(5);
});

test('HOM-2 a visitor sees shapes, no values, and how to unlock them', async () => {
  const page = await site.open('/', {
    // As in Lighthouse: the menu just fits.
    viewport: { width: 1350, height: 940 },
    prepare: (blank) => watchShifts(blank),
    isAlone: true,
  });
  await hydrated(page);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/^\d+ bonds, /);
  const access = page.getByRole('region', { name: 'What you see' });
  expect(await access.getByRole('link', { name: 'Register' }).isVisible()).toBe(true);
  for (const title of ['Stock gainers', 'ETFs by size', 'Yield and duration to worst']) {
    expect(await page.getByRole('heading', { name: title }).count()).toBe(0);
  }
  const main = page.getByRole('main');
  expect(await main.getByText('***').count()).toBeGreaterThan(20);
  // Neither symbols nor colours that show a direction.
  expect(await main.getByText(/[▲▼]/).count()).toBe(0);
  expect(await page.evaluate(() => window.shiftsOfLayout ?? [])).toEqual([]);
});

test('HOM-1 HOM-2 on phones one column, the week and the stocks as tabs', async () => {
  const page = await site.open('/', { prepare: asAccount(site, 'paid'), viewport: PHONE });
  await hydrated(page);
  const falling = page.getByRole('heading', { name: 'Stock losers' });
  expect(await falling.isVisible()).toBe(false);
  await page.getByRole('tab', { name: 'Stock losers' }).click();
  await expect.poll(() => falling.isVisible()).toBe(true);
  expect(await page.getByRole('tablist', { name: 'Week ahead' }).getByRole('tab').count()).toBe(5);
  await page.setViewportSize(SMALLEST);
  await expectFits(page);
  const visitor = await site.open('/?lang=deu', { viewport: SMALLEST });
  await expectFits(visitor);
});
