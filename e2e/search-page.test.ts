import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { label } from '../src/labels/labels.ts';
import { expectAccessible, useSite } from './browser.ts';
import { useMarketDay } from './index-pages.ts';
import { expectSoon, withBrokenSearch } from './search-parts.ts';
import { openReader, readSent } from './sent-pages.ts';
import { hydrated } from './widgets/widget-page.ts';

useMarketDay();
const site = useSite();
const t = (key: string) => label('eng', key);
const PER_PAGE = 30;

/** All instruments share an invented name, so that a term finds every type. */
beforeAll(async () => {
  await site.app.db.pool.query(`
    insert into issuer (id, source_code, name, country, sector) values
      (900, 'demo', '{"eng": "Quorvex Holding"}', 'US', 'banks');
    insert into instrument (id, source_code, kind, name, isin, ticker, issuer_id, status, importance)
    values
      (90001, 'demo', 'stock', '{"eng": "Quorvex ord."}', 'US00000000A1', 'QVX', 900, 'active', 9),
      (90002, 'demo', 'index', '{"eng": "Quorvex 100"}', null, 'QVX100', null, 'active', 9),
      (90003, 'demo', 'etf', '{"eng": "Quorvex Fund"}', null, 'QVXF', 900, 'active', 9),
      (90004, 'demo', 'stock', '{"eng": "Quorvex gone"}', null, null, 900, 'withdrawn', 99),
      (90005, 'demo', 'stock',
        '{"eng": "<script>window.isRun = 1</script> <img src=x onerror=\\"window.isRun = 2\\"> Evilix & co"}',
        null, 'EVL', null, 'active', 1);
    insert into issuer (id, source_code, name, country, sector) values
      (901, 'demo', '{"eng": "Elsewhere"}', 'DE', 'banks');
    insert into instrument (id, source_code, kind, name, isin, issuer_id, currency, importance) values
      (95001, 'demo', 'bond', '{"eng": "Quorvian 2034"}', 'DE00000000B4', 901, 'EUR', 9),
      (95002, 'demo', 'bond', '{"eng": "Quorvian 2035"}', null, 901, 'USD', 8);
    insert into bond (instrument_id, coupon_type, coupon_rate, coupons_per_year, day_count, issued_on,
      matures_on, face_value, amount_issued)
    values (95001, 'fixed', 3, 1, '30/360', '2024-03-14', '2034-03-14', 1000, 1000000);
    insert into series (instrument_id, source_code, last_day, last_value)
    values (95001, 'demo', '2026-11-13', 101.5);
    insert into instrument (id, source_code, kind, name, issuer_id, importance)
    select 91000 + i, 'demo', 'bond', jsonb_build_object('eng', 'Quorvex bond ' || i), 900, 1000 - i
    from generate_series(1, 65) as i`);
});

const COUNTS = ['All 70', 'Bonds 65', 'Stocks 2', 'Indexes 1', 'Companies 1', 'ETFs 1'];

const search = (query: Record<string, string>) => `/search/?${new URLSearchParams(query)}`;
const openStill = (query: Record<string, string>) =>
  site.open(search(query), { javaScriptEnabled: false });
const main = (page: Page) => page.getByRole('main');
const links = (page: Page) => main(page).locator('tbody th a');
const tabs = (page: Page) => main(page).getByRole('tab');
const chosen = (page: Page) => main(page).getByRole('tab', { selected: true }).allTextContents();
const fetchStatus = async (query: Record<string, string>) =>
  (await fetch(site.origin + search(query))).status;
const hint = (page: Page, key: string) => main(page).getByText(t(key), { exact: true });

function contrast(...colours: [string, string]): number {
  const [dark = 0, light = 0] = colours
    .map((colour) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('without scripts', () => {
  test('SRC-1 shows the types with their counts and the results, the match marked', async () => {
    const page = await openStill({ q: 'quorvex', type: 'stocks' });
    expect(await page.title()).toContain('Search: quorvex');
    expect(await tabs(page).allTextContents()).toEqual(COUNTS);
    expect(await chosen(page)).toEqual(['Stocks 2']);
    expect(await main(page).getByRole('searchbox').inputValue()).toBe('quorvex');
    const rows = main(page).locator('tbody tr');
    const cells = await Promise.all(
      [0, 1].map((row) => rows.nth(row).locator('th, td').allInnerTexts()),
    );
    expect(cells).toEqual([
      ['Quorvex ord.', 'United States', 'Banks', '–', '–', '', 'QVX · US00000000A1'],
      ['Quorvex gone', 'United States', 'Banks', '–', '–', 'Withdrawn', ''],
    ]);
    expect(await rows.locator('mark').allTextContents()).toEqual(['Quorvex', 'Quorvex']);
    // Crawlers would treat every term as a separate page.
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  });

  test('SRC-8 the typed part of a code is marked, in groups or not', async () => {
    const reader = await openReader(site);
    for (const [q, marked] of [
      ['us0000', ['US0000']],
      ['US00 0000 00A1', ['US00000000A1']],
      ['us00-0000', ['US000000']],
      ['qvx', ['QVX']],
    ] as const) {
      const sent = await readSent(reader, search({ q, type: 'stocks' }));
      const marks = await sent.evaluate((page) =>
        [...page.querySelectorAll('main tbody tr')]
          .filter((row) => row.textContent.includes('Quorvex ord.'))
          .flatMap((row) => [...row.querySelectorAll('code mark')].map((mark) => mark.textContent)),
      );
      expect([q, marks]).toEqual([q, marked]);
    }
  });

  test('every results page is linked, keeping term and type', async () => {
    const page = await openStill({ q: 'quorvex bond' });
    const seen: string[] = [];
    for (const count of [PER_PAGE, PER_PAGE, 5]) {
      const names = await links(page).allInnerTexts();
      expect(names).toHaveLength(count);
      seen.push(...names);
      const next = page.getByRole('link', { name: 'Next page' });
      expect(await next.count()).toBe(count === PER_PAGE ? 1 : 0);
      if (count === PER_PAGE) await next.click();
    }
    expect(seen).toEqual(Array.from({ length: 65 }, (_, i) => `Quorvex bond ${i + 1}`));
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({
      q: 'quorvex bond',
      type: 'bonds',
      page: '3',
    });
    // Switching the type starts at the first page.
    await tabs(page).filter({ hasText: 'Stocks' }).click();
    expect(page.url()).toBe(`${site.origin}/search/?q=quorvex+bond&type=stocks`);
    expect(await hint(page, 'search_not_found').isVisible()).toBe(true);
  });

  test('without a type it shows the first results of each, or all of the only one', async () => {
    const reader = await openReader(site);
    const readResults = async (query: Record<string, string>) =>
      (await readSent(reader, search(query))).evaluate((page) => ({
        chosen: [...page.querySelectorAll('main [role=tab][aria-selected=true]')].map(
          (tab) => tab.textContent,
        ),
        links: [...page.querySelectorAll('main table')].map(
          (table) => table.querySelectorAll('tbody th a').length,
        ),
      }));
    expect(await readResults({ q: 'quorvex' })).toEqual({
      chosen: ['All 70'],
      links: [5, 2, 1, 1, 1],
    });
    for (const [q, type] of [
      ['US00000000A1', 'Stocks 1'],
      ['Quorvex 100', 'Indexes 1'],
      ['Quorvex Holding', 'Companies 1'],
      ['Quorvex Fund', 'ETFs 1'],
    ] as const) {
      expect([q, await readResults({ q })]).toEqual([q, { chosen: [type], links: [1] }]);
    }
    // An unknown type is ignored.
    expect((await readResults({ q: 'Quorvex Fund', type: 'funds' })).chosen).toEqual(['ETFs 1']);
  });

  test('SRC-1 countries and currencies of all types have counts that lead to as many results', async () => {
    const page = await openStill({ q: 'quorvex' });
    const facets = main(page).getByRole('navigation', { name: t('search_facets') });
    const readFacets = async () =>
      (await facets.locator('li').allInnerTexts()).map((text) => text.split('\n'));
    expect(await readFacets()).toEqual([
      ['United States', '69'],
      ['Not specified', '1'],
      ['Active', '69'],
      ['Matured or delisted', '1'],
    ]);
    await facets.getByRole('link', { name: 'United States' }).click();
    expect(page.url()).toBe(`${site.origin}/search/?q=quorvex&country=US`);
    // Without the index, which has no country.
    const narrowed = ['All 69', 'Bonds 65', 'Stocks 2', 'Indexes 0', 'Companies 1', 'ETFs 1'];
    expect(await tabs(page).allTextContents()).toEqual(narrowed);
    await facets.getByRole('link', { name: 'Matured or delisted' }).click();
    expect(page.url()).toBe(`${site.origin}/search/?q=quorvex&country=US&status=inactive`);
    expect(await chosen(page)).toEqual(['Stocks 1']);
    expect(await links(page).allInnerTexts()).toEqual(['Quorvex gone']);
    await facets.getByRole('link', { name: 'Remove filter: Matured or delisted' }).click();
    await main(page).getByRole('link', { name: 'Bonds: Show all 65' }).click();
    expect(page.url()).toBe(`${site.origin}/search/?q=quorvex&type=bonds&country=US`);
    expect(await chosen(page)).toEqual(['Bonds 65']);
    // A country that nothing has can be removed again.
    await page.goto(site.origin + search({ q: 'quorvex', country: 'DE' }));
    expect(await readFacets()).toEqual([['Germany ×', '0']]);
    await facets.getByRole('link', { name: 'Remove filter: Germany' }).click();
    expect(await tabs(page).allTextContents()).toEqual(COUNTS);
  });

  test('SRC-7 a result of each type leads to its page', async () => {
    const reader = await openReader(site);
    for (const [type, path, name] of [
      ['bonds', '/bonds/91001/', 'Quorvex bond 1'],
      ['stocks', '/stocks/90001/', 'Quorvex ord.'],
      ['indexes', '/indexes/90002/', 'Quorvex 100'],
      ['companies', '/company/900/', 'Quorvex Holding'],
      ['etf', '/etf/90003/', 'Quorvex Fund'],
    ] as const) {
      const sent = await readSent(reader, search({ q: 'quorvex', type }));
      const first = await sent.evaluate((page) =>
        page.querySelector('main tbody a')?.getAttribute('href'),
      );
      expect(first).toBe(path);
      const target = await site.app.app.http.inject(path);
      expect(target.statusCode).toBe(200);
      expect(target.body).toContain(`<h1>${name}</h1>`);
    }
  });

  test('SRC-1 a country finds its issuers and instruments, with figures per kind, facets that narrow it down and a link to the screener', async () => {
    const page = await openStill({ q: 'germany quorvian', type: 'bonds' });
    const cells = main(page).locator('tbody tr').first().locator('th, td');
    const masked: unknown = expect.stringContaining('***');
    expect(await cells.allInnerTexts()).toEqual([
      'Quorvian 2034',
      masked,
      '14 Mar 2034',
      'EUR',
      masked,
      masked,
      'DE00000000B4',
    ]);
    const filter = main(page).getByRole('link', { name: 'Country: Germany' });
    expect(await filter.getAttribute('href')).toBe('/bonds/?country=DE');
    // EUR 1 and USD 1: the counts cover all results.
    const facets = main(page).getByRole('navigation', { name: t('search_facets') });
    expect((await facets.locator('li').allInnerTexts()).map((text) => text.split(/\s+/))).toEqual([
      ['EUR', '1'],
      ['USD', '1'],
    ]);
    await facets.getByRole('link', { name: 'USD' }).click();
    expect(await links(page).allInnerTexts()).toEqual(['Quorvian 2035']);
    expect(await chosen(page)).toEqual(['Bonds 1']);
    await facets.getByRole('link', { name: 'Remove filter: USD' }).click();
    expect(await links(page).allInnerTexts()).toEqual(['Quorvian 2034', 'Quorvian 2035']);
    await page.goto(site.origin + search({ q: 'DE00000000B4 XS0000000009' }));
    expect(await links(page).allInnerTexts()).toEqual(['Quorvian 2034']);
    expect(await main(page).getByRole('status').innerText()).toBe('Not found: XS0000000009');
    await page.goto(`${site.origin}/bonds/?isin=DE00000000B4,XS0000000009`);
    const said = t('screen_unknown_isins').replace('{isins}', 'XS0000000009');
    expect(await page.getByText(said, { exact: true }).isVisible()).toBe(true);
  });

  test('the placeholder can be read in both themes', async () => {
    const page = await openStill({ q: 'qu' });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const styles = await main(page)
        .getByRole('searchbox')
        .evaluate((field) => {
          const { color, opacity } = getComputedStyle(field, '::placeholder');
          // The field itself has no background.
          const box = field.parentElement!;
          return { color, opacity, background: getComputedStyle(box).backgroundColor };
        });
      expect(styles.opacity).toBe('1');
      expect(contrast(styles.color, styles.background)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('two characters are too few, spaces do not count', async () => {
    const page = await openStill({ q: '  qu  ' });
    expect(await hint(page, 'search_too_short').isVisible()).toBe(true);
    expect(await tabs(page).count()).toBe(0);
    await page.goto(`${site.origin}/search/`);
    expect(await hint(page, 'search_too_short').isVisible()).toBe(true);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Search');
    await main(page).getByRole('searchbox').fill('quorvex');
    await main(page).getByRole('searchbox').press('Enter');
    await page.waitForURL('**/search/?q=quorvex');
    await expect.poll(() => tabs(page).allTextContents()).toEqual(COUNTS);
  });

  test('nothing found in any type, and nothing in one type', async () => {
    const page = await openStill({ q: 'zzqqxxzzqq' });
    expect(await hint(page, 'search_nothing').isVisible()).toBe(true);
    expect((await tabs(page).allTextContents()).every((text) => text.endsWith(' 0'))).toBe(true);
    await page.goto(site.origin + search({ q: 'Quorvex Fund', type: 'bonds' }));
    expect(await hint(page, 'search_not_found').isVisible()).toBe(true);
    expect(await chosen(page)).toEqual(['Bonds 0']);
    await main(page).getByRole('link', { name: '1 in ETFs', exact: true }).click();
    expect(await chosen(page)).toEqual(['ETFs 1']);
  });

  test('an outage is reported, keeping the term and offering a retry', async () => {
    const page = await openStill({ q: 'quorvex' });
    await withBrokenSearch(site, ['bonds'], async () => {
      const answer = await page.goto(site.origin + search({ q: 'quorvex', type: 'etf' }));
      expect(answer?.status()).toBe(500);
      expect(await hint(page, 'search_unavailable').isVisible()).toBe(true);
      expect(await main(page).textContent()).not.toContain('{{');
      expect(await main(page).getByRole('searchbox').inputValue()).toBe('quorvex');
      expect(await page.title()).toContain(t('search_unavailable'));
    });
    await main(page)
      .getByRole('link', { name: t('try_again') })
      .click();
    expect(await chosen(page)).toEqual(['ETFs 1']);
    // An invalid request isn't an outage.
    await page.goto(site.origin + search({ q: 'quorvex', page: '0' }));
    expect(await hint(page, 'search_unavailable').count()).toBe(0);
  });

  test('odd terms and pages never cause a server error', async () => {
    for (const q of [
      '%%%',
      `'''`,
      '\\\\\\',
      '😀😀😀',
      '\u200f\u202e\u200f',
      `'; drop table issuer`,
    ]) {
      expect([q, await fetchStatus({ q })]).toEqual([q, 200]);
    }
    expect([200, 400]).toContain(await fetchStatus({ q: 'ab\0cd' }));
    expect(await fetchStatus({ q: 'x'.repeat(201) })).toBe(400);
    expect(await fetchStatus({ q: 'quorvex', page: '0' })).toBe(200);
    expect(await fetchStatus({ q: 'quorvex', page: '101' })).toBe(200);
  });

  test('a page beyond the last one shows the last one', async () => {
    const page = await openStill({ q: 'quorvex', type: 'bonds', page: '50' });
    expect(page.url()).toBe(`${site.origin}/search/?q=quorvex&type=bonds&page=3`);
    expect(await links(page).count()).toBe(5);
    await page.goto(site.origin + search({ q: 'quorvex', type: 'etf', page: '2' }));
    expect(page.url()).toBe(`${site.origin}/search/?q=quorvex&type=etf`);
  });
});

test('SRC-8 neither a script in the term nor one in a title runs', async () => {
  const q = `<script>window.isRun = 3</script>"><img src=x onerror="window.isRun = 4"> evilix`;
  for (const term of [q, 'evilix']) {
    const page = await site.open(search({ q: term, type: 'stocks' }));
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(`Search: ${term}`);
    expect(await main(page).getByRole('searchbox').inputValue()).toBe(term);
    expect(await main(page).locator('script, img').count()).toBe(0);
    expect(await page.evaluate(() => 'isRun' in window)).toBe(false);
  }
  const page = await openStill({ q: 'evilix' });
  expect(await links(page).allInnerTexts()).toEqual([
    '<script>window.isRun = 1</script> <img src=x onerror="window.isRun = 2"> Evilix & co',
  ]);
});

test('a tab that can’t be loaded says so, and appears when the network is back', async () => {
  const page = await hydrated(await site.open(search({ q: 'quorvex' }), { isAlone: true }));
  await page.context().setOffline(true);
  await tabs(page).filter({ hasText: 'Companies' }).click();
  await hint(page, 'search_unavailable').waitFor();
  await expectAccessible(page, 'main');
  await page.context().setOffline(false);
  await expectSoon(() => chosen(page)).toEqual(['Companies 1']);
  expect(await links(page).allInnerTexts()).toEqual(['Quorvex Holding']);
});

test('with scripts, tabs and pages change the results in place and keep the term', async () => {
  const page = await hydrated(await site.open(search({ q: 'quorvex', type: 'bonds' })));
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: 'Next page' }).click();
  await page.waitForURL('**/search/?q=quorvex&type=bonds&page=2');
  await links(page).getByText('bond 31').waitFor();
  await tabs(page).filter({ hasText: 'Companies' }).click();
  await page.waitForURL('**/search/?q=quorvex&type=companies');
  await links(page).getByText('Quorvex Holding').waitFor();
  expect(await chosen(page)).toEqual(['Companies 1']);
  await links(page).first().click();
  await page.getByRole('heading', { level: 1, name: 'Quorvex Holding' }).waitFor();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Search: quorvex' }).waitFor();
  expect(await links(page).allInnerTexts()).toEqual(['Quorvex Holding']);
});

test('HOM-1 a rising rate is red here too, and says why', async () => {
  const reader = await openReader(site, 'paid');
  const sent = await readSent(reader, search({ q: 'rate', type: 'indexes' }));
  const changes = await sent.evaluate((page) =>
    [...page.querySelectorAll('main td span')]
      .filter(({ textContent }) => /^[▲▼].* bp$/.test(textContent))
      .map((change) => change.getAttribute('title')),
  );
  expect(changes.length).toBeGreaterThan(0);
  expect(new Set(changes)).toEqual(new Set([t('rate_colour')]));
});
