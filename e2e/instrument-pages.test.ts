import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { MASK } from '../src/access/guarded.ts';
import { storedPoints } from '../src/db/testing/test-series.ts';
import { displayNumber } from '../src/domain/text/format.ts';
import { label } from '../src/labels/labels.ts';
import { expectFits, PHONE, toNextDocument, useSite } from './browser.ts';
import { asAccount, chosenTabs, drawn, heardChartCalls, useMarketDay } from './index-pages.ts';

useMarketDay();
const site = useSite();
const BOND = '/bonds/10001/';
const COMPANY = '/company/12/';
/** The stock whose history represents that company. */
const STOCK = '/stocks/2008/';
const t = (key: string) => label('eng', key);

let issuers: Map<number, string>;
let bare: { issuer: number; etf: number };
beforeAll(async () => {
  const rows = await site.app.db.db.selectFrom('issuer').select(['id', 'name']).execute();
  issuers = new Map(rows.map(({ id, name }) => [id, name['eng'] ?? '']));
  bare = await createBare();
});

/** A company without instruments, and an ETF without values. */
async function createBare() {
  const { rows } = await site.app.db.pool.query<{ issuer: number; etf: number }>(`
    with company as (
      insert into issuer (source_code, name, country, sector, status)
      values ('demo', '{"eng": "Bare & <b>Sons</b>"}', 'CH', 'retail', 'liquidated') returning id
    ), etf as (
      insert into instrument (source_code, kind, name, status)
      values ('demo', 'etf', '{"eng": "Bare ETF"}', 'withdrawn') returning id
    )
    select company.id as issuer, etf.id as etf from company, etf`);
  return rows[0]!;
}

const head = (page: Page) => page.getByRole('article').locator('header').innerText();
const still = (page: Page) => page.locator('[data-still]:visible path').last();
const fact = (page: Page, name: string) =>
  page.locator('dl > div', { has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) });
const factText = (page: Page, name: string) => fact(page, name).locator('dd').innerText();

const INSTRUMENTS = [
  {
    path: '/stocks/2001/',
    name: 'Thibault Electric ord.',
    kind: 'Stock',
    codes: ['BEMTGVEQ1C37', 'THI', '2001'],
    issuer: 5,
    value: '240.56 EUR',
  },
  {
    path: '/etf/3001/',
    name: 'Ruifeng Global Equity ETF',
    kind: 'ETF',
    codes: ['CND5O0WKINV7', 'RUI', '3001'],
    issuer: 13,
    value: '26.69 GBP',
  },
];

describe('without scripts', () => {
  test.each(INSTRUMENTS)('the page $path is complete', async (of) => {
    const page = await site.open(of.path, {
      javaScriptEnabled: false,
      prepare: asAccount(site, 'paid'),
    });
    expect(await page.title()).toContain(of.name);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(of.name);
    const text = await head(page);
    expect(text).toMatch(new RegExp(`^${of.kind} ${of.codes[0]}\\s`));
    expect(text).toContain(of.value);
    expect(text).toMatch(/[▲▼] [+−][\d.]+ \([+−][\d.]+\s%\)/);
    expect(text).toContain('As of 13 Nov 2026 · Source: Parcurve demo market');
    const codes = page.getByLabel('Identifiers').locator('code');
    expect(await codes.allTextContents()).toEqual(of.codes);
    expect(await factText(page, 'Issuer')).toBe(issuers.get(of.issuer));
    expect(await factText(page, 'Status')).toBe('Active');
    expect(await still(page).isVisible()).toBe(true);
    expect(await page.getByText(/: from .* High .* low .*, \d+ values\./).isVisible()).toBe(true);
    expect(await page.getByRole('main').innerText()).not.toContain(MASK);
  });

  test('a bond shows its exact terms, and says if it has matured', async () => {
    const page = await site.open('/bonds/10003/', { javaScriptEnabled: false });
    expect(await factText(page, 'Coupon')).toBe('0.25 % a year');
    expect(await factText(page, 'Issue date')).toBe('7 Aug 2023');
    expect(await factText(page, 'Maturity')).toBe('7 Aug 2028');
    expect(await factText(page, 'Face value')).toBe('JPY 1\u{a0}000\u{a0}000');
    expect(await factText(page, 'Amount issued')).toBe('JPY\u{a0}25\u{a0}bn');
    const amount = fact(page, 'Amount issued').locator('[title]');
    expect(await amount.getAttribute('title')).toBe('JPY 25\u{a0}000\u{a0}000\u{a0}000');
    await page.goto(`${site.origin}/bonds/10031/`);
    expect(await factText(page, 'Maturity')).toBe('perpetual');
    await page.goto(`${site.origin}/bonds/10008/`);
    expect(await head(page)).toContain('Matured');
    expect(await page.getByText(t('chart_locked')).isVisible()).toBe(true);
    await asAccount(site, 'paid')(page);
    await page.goto(`${site.origin}/bonds/10008/`);
    // Its values ended years ago.
    expect(await page.getByText(t('no_graph_data')).isVisible()).toBe(true);
    await page.goto(`${site.origin}/stocks/2001/`);
    expect(await fact(page, 'Coupon').count()).toBe(0);
  });

  test.each([STOCK, COMPANY])('period tabs of %s change chart and URL', async (path) => {
    const page = await site.open(path, { javaScriptEnabled: false });
    const ofOneYear = await still(page).getAttribute('d');
    const tabs = await page.locator('[aria-labelledby=history]').getByRole('tab').allTextContents();
    expect(tabs.slice(-4)).toEqual(['3M', '1Y', '5Y', '10Y']);
    await toNextDocument(page, () => page.getByRole('tab', { name: '3M' }).click());
    expect(page.url()).toBe(`${site.origin + path}?period=3m`);
    expect(await chosenTabs(page)).toContain('3M');
    expect(await still(page).getAttribute('d')).not.toBe(ofOneYear);
    await page.goto(`${site.origin + path}?from=2026-03-31&to=2026-03-02`);
    expect(await page.getByText(t('graph_period_start_incorrect')).isVisible()).toBe(true);
  });

  test('an instrument without values says so, and has no chart', async () => {
    const page = await site.open(`/etf/${bare.etf}/`, {
      javaScriptEnabled: false,
      prepare: asAccount(site, 'paid'),
    });
    expect(await page.getByText(t('instrument_no_history')).isVisible()).toBe(true);
    expect(await page.locator('[data-state], [role=tab]').count()).toBe(0);
    expect(await head(page)).toMatch(/^ETF\s*Withdrawn\s+Bare ETF\s+–/);
    expect(await page.getByLabel('Identifiers').locator('code').allTextContents()).toEqual([
      String(bare.etf),
    ]);
    expect(await fact(page, 'Issuer').count()).toBe(0);
  });

  test('a company has facts, a list of its other instruments and its stock’s chart', async () => {
    const page = await site.open(COMPANY, {
      javaScriptEnabled: false,
      prepare: asAccount(site, 'paid'),
    });
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(issuers.get(12));
    expect(await factText(page, 'Status')).toBe('Active');
    expect(await factText(page, t('index_id'))).toBe('12');
    expect(await factText(page, 'Country')).toMatch(/^[A-Z][a-z]+/);
    expect(await factText(page, 'Sector')).toBe('Telecommunications');
    const row = page
      .getByRole('table', { name: t('company_bonds'), exact: true })
      .getByRole('row', { name: /Altmark Telecom 4.625% 2036/ });
    const cells = await row.getByRole('cell').allTextContents();
    expect(cells[0]).toBe('DEHJ83DHVYB2');
    expect(cells).toContain('100.213');
    // What the page has shown already isn't listed again.
    expect(await page.getByRole('table', { name: t('company_instruments') }).count()).toBe(0);
    const key = page.getByLabel(t('company_key'), { exact: true });
    expect(await key.locator('dt').allTextContents()).toEqual([
      t('company_key_bonds'),
      t('company_key_yield'),
      t('company_key_maturity'),
      t('company_key_next'),
      t('part_rating'),
      t('company_key_share'),
    ]);
    expect(await key.locator('dd').first().innerText()).toMatch(/^\d+$/);
    const debt = page.getByRole('region', { name: t('company_debt') });
    expect(await debt.getByRole('img').first().getAttribute('aria-label')).toMatch(
      /^Maturity profile, EUR mln\. 20\d\d: EUR\s[\d.]+\smln/,
    );
    // It shows the last value and the chart of its stock.
    const history = page.getByRole('region', { name: t('index_history') });
    const link = history.getByRole('link', { name: 'Altmark Telecom ord.', exact: true });
    expect(await link.getAttribute('href')).toBe(STOCK);
    const text = await history.innerText();
    const line = await still(page).getAttribute('d');
    await page.goto(site.origin + STOCK);
    const [, , value, asOf] = (await head(page)).split(/\n+/);
    expect(value).toMatch(/^\d+\.\d\d [A-Z]{3} [▲▼] [+−][\d.]+ \([+−][\d.]+\s%\)$/);
    expect(text).toContain(value);
    expect(asOf).toMatch(/^As of 13 Nov 2026/);
    expect(text).toContain(asOf);
    expect(await still(page).getAttribute('d')).toBe(line);
    await page.goto(`${site.origin + COMPANY}?lang=deu`);
    expect(await factText(page, 'Branche')).toBe('Telekommunikation');
  });

  test('a company with few known facts has no chart', async () => {
    const page = await site.open(`/company/${bare.issuer}/`, { javaScriptEnabled: false });
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Bare & <b>Sons</b>');
    expect(await factText(page, 'Country')).toBe('Switzerland');
    expect(await factText(page, 'Status')).toBe('Liquidated');
    // This sector has no label.
    expect(await factText(page, 'Sector')).toBe('retail');
    expect(await page.getByText(t('company_no_instruments')).isVisible()).toBe(true);
    expect(await page.locator('[data-state], [role=tab]').count()).toBe(0);
  });

  test('unknown ids and ids of another kind are a 404, bad ones a 400', async () => {
    const fetchStatus = async (path: string) => (await site.app.app.http.inject(path)).statusCode;
    const unknown = ['bonds', 'stocks', 'etf', 'company'].map((section) => `/${section}/999999/`);
    const ofOthers = ['/bonds/1001/', '/stocks/10001/', '/etf/2001/', '/company/10001/'];
    for (const path of [...unknown, ...ofOthers]) {
      expect([path, await fetchStatus(path)]).toEqual([path, 404]);
    }
    for (const path of ['/bonds/abc/', '/company/%3Cb%3E/']) {
      expect([path, await fetchStatus(path)]).toEqual([path, 400]);
    }
    const { body } = await site.app.app.http.inject('/bonds/2001/');
    expect(body).toMatch(/<main.*>404</s);
  });
});

async function followToCompanyAndBack(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const follow = async (name: string, path: string) => {
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
    await page.waitForURL(site.origin + path);
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  };
  await follow(issuers.get(12)!, COMPANY);
  await follow('Altmark Telecom 4.625% 2036', BOND);
  await page.getByText(t('chart_locked')).waitFor();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
}

test.each([
  ['visitor', BOND, 10_001],
  ['free', BOND, 10_001],
  ['visitor', COMPANY, 2008],
  ['free', COMPANY, 2008],
] as const)('CHT-15 ACC-3 a %s sees no values at %s', async (kind, path, instrumentId) => {
  const bodies: Promise<string>[] = [];
  const page = await site.open(path, {
    viewport: PHONE,
    prepare: async (fresh) => {
      if (kind === 'free') await asAccount(site, kind)(fresh);
      fresh.on('response', (response) => {
        if (response.url().includes('/api/')) bodies.push(response.text());
      });
    },
  });
  const isLocked = path === BOND;
  if (isLocked) await page.getByText(t('chart_locked')).waitFor();
  else await drawn(page);
  const text = await page.getByRole('article').innerText();
  expect(text).toContain(MASK);
  const direction = / it (?:rose|fell|is unchanged); the values need access/;
  expect(direction.test(text)).toBe(!isLocked);
  const sent = await (await page.request.get(site.origin + path)).text();
  const source = sent + (await page.content()) + (await Promise.all(bodies)).join();
  expect(bodies.length).toBeGreaterThan(0);
  const { id, decimals } = await site.app.db.db
    .selectFrom('series')
    .select(['id', 'decimals'])
    .where('instrument_id', '=', instrumentId)
    .where('field', '=', 'close')
    .executeTakeFirstOrThrow();
  const stored = Object.values(await storedPoints(site.app.db.db, id)).slice(-60);
  expect(stored.filter((value) => source.includes(displayNumber(value, decimals, 'eng')))).toEqual(
    [],
  );
  expect(source).not.toContain('valueFmt');
  if (kind === 'visitor' && path === BOND) await followToCompanyAndBack(page);
});

test.each([BOND, COMPANY])(
  '%s with its live chart fits a phone; a period tab changes it in place',
  async (path) => {
    let calls: unknown[] = [];
    const page = await site.open(path, {
      viewport: PHONE,
      prepare: async (fresh) => {
        await asAccount(site, 'paid')(fresh);
        calls = heardChartCalls(fresh);
      },
    });
    await drawn(page);
    await expectFits(page);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('tab', { name: '3M' }).click();
    await page.waitForURL(`${site.origin + path}?period=3m`);
    await page.getByText(': from 13 Aug 2026 to 13 Nov 2026 it ').waitFor();
    expect(calls).toEqual([
      { periodId: 0, beginDate: '2025-11-14', endDate: '2026-11-14' },
      { periodId: 3, beginDate: '2026-08-14', endDate: '2026-11-14' },
    ]);
    expect(await chosenTabs(page)).toContain('3M');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  },
);
