import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { MASK } from '../src/access/guarded.ts';
import { getDerivativesTable } from '../src/contracts/derivatives/derivatives.ts';
import { displayNumber } from '../src/domain/text/format.ts';
import { LANGUAGE_CODES } from '../src/domain/text/language.ts';
import { label } from '../src/labels/labels.ts';
import { expectAccessible, expectFits, PHONE, toNextDocument, useSite } from './browser.ts';
import { eventually } from './currencies-market.ts';
import { asAccount } from './index-pages.ts';
import { openReader, readSent } from './sent-pages.ts';

const site = useSite();
const PATH = '/derivatives/';
/** All columns and few rows. */
const ONE_DAY = '?from=2026-11-13&to=2026-11-13';
const SMALLEST = { width: 320, height: 640 };

interface Item {
  readonly [column: string]: string | number | null;
}

async function answerTo(part: object): Promise<{ items: Item[]; total: number }> {
  const cookie = await site.app.signInAs('paid');
  const answer = await site.app.app.http.inject({
    method: 'POST',
    url: getDerivativesTable.path,
    headers: { cookie },
    payload: {
      dates: { from: '2026-08-13', to: '2026-11-13' },
      exchangeId: 1,
      contractId: 1,
      ...part,
    },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

function openArchive(query = '', viewer: 'paid' | 'visitor' = 'paid', options = {}) {
  return site.open(PATH + query, {
    ...options,
    ...(viewer === 'paid' && { prepare: asAccount(site, 'paid') }),
  });
}

const readHeaders = (page: Page) => page.locator('main thead').first().locator('th');
const readColumn = (page: Page, n: number) =>
  page.locator('[data-rows] tbody tr > :nth-child(' + String(n) + ')').allTextContents();
const alerts = (page: Page) => page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
const monthChart = (page: Page) => page.locator('section[aria-labelledby=month]');
const readAddress = (page: Page) => page.url().replace(site.origin, '');

test('CHT-5 CHT-14 open interest is a second chart of 200 px that shares the time axis and cursor of the prices, in millions from 100 000', async () => {
  // Gives the small test market a month with values on both sides of 100,000.
  await site.app.db.pool.query(
    `update contract_day set open_interest = 123456 where day = '2026-11-13'`,
  );
  const sent = await openArchive('', 'paid', { javaScriptEnabled: false });
  const stills = monthChart(sent).locator('[data-still]:visible');
  const heights = await stills.evaluateAll((each) =>
    each.map((still) => still.getBoundingClientRect().height),
  );
  expect(heights).toEqual([260, 200]);
  expect(await stills.first().locator('path[stroke]').getAttribute('stroke')).toBe('#5eb5e2');
  // Both charts share the time axis below them.
  const times = stills.locator('svg:nth-of-type(4) text');
  expect(await times.count()).toBe(await stills.last().locator('svg:nth-of-type(4) text').count());

  const page = await openArchive();
  await monthChart(page).scrollIntoViewIfNeeded();
  await monthChart(page).locator('[data-drawn]').waitFor();
  const slider = monthChart(page).getByRole('slider');
  await slider.press('End');
  const cursor = monthChart(page).locator('[class$="_tooltip"]');
  await eventually(() => cursor.innerText()).toMatch(
    /13 Nov 2026[^]*Settle[^]*Open interest[^]*0\.123\smln/,
  );
  // One cursor line runs through both charts.
  const line = await monthChart(page).locator('[class$="_cursorLine"]').first().boundingBox();
  expect(line!.height).toBeGreaterThan(380);
});

describe('DER-1 the futures archive', () => {
  test('has exchange, contract, days and the server’s rows, without scripts', async () => {
    const page = await openArchive('', 'paid', { javaScriptEnabled: false });
    const { items, total } = await answerTo({});
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Futures archive');
    expect(await readColumn(page, 2)).toEqual(items.map(({ contract }) => contract));
    expect(await readColumn(page, 7)).toEqual(
      items.map(({ settle }) => displayNumber(String(settle), 2, 'eng')),
    );
    expect(await page.getByText(`${total} rows`).count()).toBe(1);
    expect(await readHeaders(page).allTextContents()).toEqual([
      'Date',
      'Contract',
      'Expiry',
      'Open, USD/bbl',
      'High',
      'Low',
      'Settle',
      'Change',
      'Change, %',
      'Volume, lots',
      'Trades',
      'Open interest, lots',
      'OI change, lots',
    ]);
    const ways = page.getByRole('main').getByRole('link');
    for (const [name, address] of [
      ['Excel add-in', '/addin/'],
      ['API', '/api/'],
    ] as const) {
      const way = ways.filter({ hasText: new RegExp(`^${name}$`) });
      expect(await way.getAttribute('href')).toBe(address);
    }
    await page.getByLabel('From').fill('2026-11-09');
    await toNextDocument(page, () =>
      page.getByRole('button', { name: 'Show', exact: true }).click(),
    );
    const dates = new Set(await readColumn(page, 1));
    expect([...dates].at(-1)).toBe('9 Nov 2026');
  });

  test('DER-4 DER-5 DER-6 DER-9 rows can be exported, and the page shows progress and completion; another contract, day or exchange loads at once', async () => {
    const page = await openArchive();
    const link = page.getByRole('link', { name: 'Export XLSX' });
    const address =
      '/derivatives/export-table?from=2026-08-13&to=2026-11-13&exchangeId=1&contractId=1';
    expect(await link.getAttribute('href')).toBe(address);
    // Opens in a new window.
    expect(await link.getAttribute('target')).toBe('_blank');
    const file = await page.request.get(site.origin + address);
    expect(file.headers()['content-disposition']).toContain('CL-2026-08-13-2026-11-13.xlsx');

    const status = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /file|export/i });
    const steps = [
      { rows: 40_000, total: 1_000_000, state: 'running' },
      { rows: 40_000, total: 1_000_000, state: 'broken' },
    ];
    await page.route('**/api/derivatives/exports/*/', (route) =>
      route.fulfill({ json: steps.length > 1 ? steps[0] : steps.at(-1) }),
    );
    await link.click();
    const [rows, total] = ['40000', '1000000'].map((count) => displayNumber(count, 0, 'eng'));
    await eventually(() => page.getByText(`${rows} of ${total} rows`).count()).toBe(1);
    expect(await page.getByRole('progressbar').getAttribute('value')).toBe('40000');
    expect(await status.innerText()).toBe('Writing the file.');
    steps.shift();
    await eventually(() => status.innerText()).toBe(
      'The export was interrupted and the file is incomplete. Export it again.',
    );
    expect(await page.getByRole('progressbar').count()).toBe(0);
    await page.unroute('**/api/derivatives/exports/*/');
    const asked = page
      .context()
      .waitForEvent('request', (request) =>
        /export-table\?.*&progress=[0-9a-f]{32}$/.test(request.url()),
      );
    await link.click();
    await asked;
    await eventually(() => status.innerText()).toBe('The file is complete.');

    const from = page.getByRole('textbox', { name: 'From' });
    // The 11th was a holiday.
    await from.fill('6 Nov 2026');
    await from.press('Enter');
    await page.waitForURL(/from=2026-11-06/);
    await eventually(async () => new Set(await readColumn(page, 1)).size).toBe(5);
    await page.getByRole('combobox', { name: 'Contract' }).click();
    await page.getByRole('option', { name: 'All contracts' }).click();
    await page.waitForURL(/contractId=all/);
    await eventually(() => readHeaders(page).allTextContents()).toContain('Unit');
    await page.getByRole('combobox', { name: 'Exchange' }).click();
    await page.getByRole('option', { name: /Europe/ }).click();
    await page.waitForURL(/exchangeId=2/);
    await eventually(async () => (await readColumn(page, 2))[0]).toMatch(/^EB/);
    expect(readAddress(page)).toBe('/derivatives/?exchangeId=2');
  });

  test('DER-5 DER-6 DER-7 says why there are no rows, and links to some; draws the curve and the history of the month chosen in the table; full precision on demand', async () => {
    const page = await openArchive('?exchangeId=1&contractId=1&from=2026-11-14&to=2026-11-15');
    await eventually(() => page.getByText('No settlement prices between').innerText()).toBe(
      'No settlement prices between 14 Nov 2026 and 15 Nov 2026',
    );
    // No file is offered when there are no rows.
    expect(await page.getByRole('link', { name: 'Export XLSX' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Show the last three months' }).click();
    await eventually(async () => (await readColumn(page, 1)).length).toBe(100);

    await eventually(() => page.getByRole('slider').count()).toBe(2);
    // Each contract has a dot with its month and year below; each line has its date at the left
    // end.
    const curve = page.locator('figure[data-curves]');
    const texts = await curve.locator('text').allTextContents();
    expect(texts.filter((text) => /^[A-Z][a-z]{2} ’\d\d$/.test(text)).length).toBeGreaterThan(1);
    const days = await curve.locator('[role=img] text').allTextContents();
    expect(days.length).toBeGreaterThan(1);
    for (const day of days) expect(day).toMatch(/^\d+ [A-Z][a-z]{2}$/);
    expect(await curve.locator('circle').count()).toBeGreaterThan(days.length * 2);
    // The nearest contract of the last day is marked on the axis, and the top number carries the
    // unit.
    expect(texts.filter((text) => text.endsWith('USD/bbl'))).toHaveLength(1);
    const slopes = page.locator('section[aria-labelledby=curve] li').filter({ hasText: '→' });
    expect(await slopes.first().textContent()).toContain(
      ` ${await curve.locator('g text').textContent()} → `,
    );
    const second = (await answerTo({})).items[1]!;
    await page
      .getByRole('link', { name: String(second.contract) })
      .first()
      .click();
    await page.waitForURL(/expiryId=/);
    expect(readAddress(page)).toContain(`expiryId=${second.expiry_id}`);
    await eventually(() => page.locator('#month').innerText()).toBe(
      `${second.contract} settlement and open interest`,
    );

    const [first] = (await answerTo({})).items;
    await page.getByLabel('No rounding').check();
    await page.waitForURL(/no_round=1/);
    expect(await page.getByLabel('No rounding').isChecked()).toBe(true);
    const exact = String(first!['settle.no_round']);
    await eventually(async () => (await readColumn(page, 7))[0]).toBe(
      displayNumber(exact, exact.split('.')[1]!.length, 'eng'),
    );

    await page.goto(`${site.origin}${PATH}?from=2026-11-10&to=2026-11-01`);
    expect(await page.getByRole('alert').first().innerText()).toBe(
      'Choose a start date on or before the end date.',
    );
  });

  test('keeps sorting and paging in the URL, and in step', async () => {
    const page = await openArchive('', 'paid', { javaScriptEnabled: false });
    const settle = page.getByRole('columnheader', { name: 'Settle' }).getByRole('link');
    await toNextDocument(page, () => settle.click());
    expect(readAddress(page)).toMatch(/sort=settle/);
    await toNextDocument(page, () => page.getByRole('link', { name: /^Page 2 of/ }).click());
    expect(readAddress(page)).toMatch(/sort=settle&order=asc&page=2$/);
    const { items } = await answerTo({ sort: 'settle', order: 'asc', page: 2 });
    expect(await readColumn(page, 7)).toEqual(
      items.map((item) => displayNumber(String(item.settle), 2, 'eng')),
    );
  });

  test('draws the first month if the URL names one of another contract, or none', async () => {
    const [first] = (await answerTo({})).items;
    const [other] = (await answerTo({ exchangeId: 2, contractId: null })).items;
    const reader = await openReader(site, 'paid');
    for (const id of [other!.expiry_id, 999_999]) {
      const sent = await readSent(reader, `${PATH}?expiryId=${id}`);
      const month = await sent.evaluate((page) => page.querySelector('#month')?.textContent);
      expect(month).toMatch(`${first!.contract} `);
    }
  });

  test('returns 404 for an unknown exchange', async () => {
    const answer = await site.app.app.http.inject({ url: `${PATH}?exchangeId=99` });
    expect(answer.statusCode).toBe(404);
  });
});

test('TBL-9 a text over 80 characters is shortened; on a phone Show more opens it', async () => {
  const unit = `USD for each ${'very '.repeat(20)}small barrel`;
  const { pool } = site.app.db;
  const { rows } = await pool.query<{ price_unit: string }>(
    'select price_unit from contract limit 1',
  );
  await pool.query('update contract set price_unit = $1', [unit]);
  const page = await openArchive(`${ONE_DAY}&contractId=all`, 'paid', { viewport: PHONE });
  const steps = page.getByRole('button', { name: label('eng', 'next_columns') });
  const long = page.locator('[data-rows] tbody tr').first().locator('details');
  while (!(await long.isVisible())) await steps.click();
  expect(await long.innerText()).toBe(`${unit.slice(0, 80).trimEnd()}… Show more`);
  expect(await long.locator('summary').getAttribute('title')).toBe(unit);
  await long.getByText('Show more').click();
  expect(await long.innerText()).toContain(unit);
  expect(await long.getByText('Hide').isVisible()).toBe(true);
  await expectFits(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await long.getByText('Hide').click();
  expect(await long.innerText()).toBe(`${unit.slice(0, 80).trimEnd()}…`);
  await pool.query('update contract set price_unit = $1', [rows[0]!.price_unit]);
});

describe('DER-3 a navigation that the server rejects', () => {
  /** The data request of a navigation. */
  const DATA = /\/derivatives\/_\.data\?/;

  test('DER-3 keeps the page, empties the table and shows the error, including sanitised HTML; the next one works; selections stay', async () => {
    const { pool } = site.app.db;
    const page = await openArchive();
    await pool.query('alter table contract_day rename column settle to moved');
    await page.getByRole('link', { name: /^Page 2 of/ }).click();
    await eventually(() => alerts(page).allInnerTexts()).toEqual([label('eng', 'error_internal')]);
    await pool.query('alter table contract_day rename column moved to settle');
    expect(readAddress(page)).toMatch(/page=2$/);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Futures archive');
    expect(await readColumn(page, 1)).toEqual([]);
    expect(await page.getByRole('slider').count()).toBe(0);
    expect(await page.getByRole('combobox', { name: 'Contract' }).count()).toBe(1);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Try again' }).click();
    await eventually(async () => (await readColumn(page, 1)).length).toBe(100);
    expect(await alerts(page).count()).toBe(0);

    // Meanwhile the page shows that rows are loading.
    const isBusy = () => page.locator('main [aria-busy=true]').count();
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(DATA, async (route) => {
      await promise;
      await route.continue();
    });
    await page.getByRole('link', { name: /^Page 3 of/ }).click();
    await eventually(isBusy).toBe(1);
    resolve();
    await page.waitForURL(/page=3$/);
    await eventually(isBusy).toBe(0);
    expect(await readColumn(page, 1)).toHaveLength(100);
    await page.unroute(DATA);

    // Chromium may report scripts that it hasn't run, even in the sanitiser's inert document.
    page.removeAllListeners('console');
    // An operator may put HTML into a message.
    await pool.query(
      `insert into label_override (language, key, text) values ('eng', 'error_internal', $1)`,
      ['Too <b>long</b>.<img src=x onerror="document.title=1">'],
    );
    const readTexts = async () => (await site.app.app.http.inject('/api/labels/errors/')).body;
    await eventually(readTexts).toContain('<b>long</b>');
    await pool.query('alter table contract_day rename column settle to moved');
    await page.getByRole('combobox', { name: 'Exchange' }).click();
    await page.getByRole('option', { name: /Europe/ }).click();
    await eventually(() => alerts(page).allInnerTexts()).toEqual(['Too long.']);
    await pool.query('alter table contract_day rename column moved to settle');
    await pool.query('delete from label_override');
    await eventually(() => alerts(page).locator('b').innerText()).toBe('long');
    expect(await alerts(page).locator('img').count()).toBe(0);
    expect(await page.getByRole('combobox', { name: 'Exchange' }).innerText()).toContain('Europe');

    // If no server answers, the page stays as well and retries until one does.
    await page.unroute(DATA);
    await page.route(DATA, (route) => route.abort());
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('main').getByText(label('eng', 'unreachable_text')).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Futures archive');
    await eventually(() => page.getByRole('main').getByText('Too long.').count()).toBe(0);
    await page.unroute(DATA);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.getByText(label('eng', 'unreachable_text')).waitFor({ state: 'detached' });
    expect(await page.locator('main tbody tr').count()).toBeGreaterThan(0);
  });
});

describe('ACC-3 a visitor', () => {
  test('DER-8 sees the terms, no value, no file, and sorts by days only', async () => {
    const page = await openArchive(ONE_DAY, 'visitor');
    expect(new Set(await readColumn(page, 7))).not.toContain('');
    const html = await page.content();
    const { items } = await answerTo({ dates: { from: '2026-11-13', to: '2026-11-13' } });
    const told = items.filter((item) => html.includes(String(item['settle.no_round'])));
    expect(told).toEqual([]);
    expect(html).toContain(MASK);
    expect(await page.getByRole('slider').count()).toBe(0);
    expect(await page.locator('thead a[href*="sort=settle"]').count()).toBe(0);
    // DER-8: what a download requires, instead of a link to it.
    expect(await page.locator('[href^="/derivatives/export-table"]').count()).toBe(0);
    expect(await page.getByText('Downloads need an account with access.').count()).toBe(1);
  });

  test('is sent to the access page when sorting by values', async () => {
    const answer = await site.app.app.http.inject({ url: `${PATH}?sort=settle` });
    expect(answer.statusCode).toBe(401);
  });
});

describe('on every screen', () => {
  test('it fits the narrowest width in every language, and a phone', async () => {
    const page = await openArchive(ONE_DAY, 'visitor', {
      viewport: SMALLEST,
      javaScriptEnabled: false,
    });
    for (const language of LANGUAGE_CODES) {
      await page.goto(`${site.origin}${PATH}${ONE_DAY}&lang=${language}`);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
        label(language, 'archive_title'),
      );
      await expectFits(page);
    }
    await page.setViewportSize(PHONE);
    await expectFits(page);
  });
});
