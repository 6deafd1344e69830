import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { MASK } from '../src/access/guarded.ts';
import type { Answer } from '../src/contracts/core/endpoint.ts';
import type { getScreen } from '../src/contracts/screens/screens.ts';
import { displayNumber } from '../src/domain/text/format.ts';
import { LANGUAGE_CODES } from '../src/domain/text/language.ts';
import { expectAccessible, expectFits, toNextDocument, until, useSite } from './browser.ts';
import { eventually } from './currencies-market.ts';
import { asAccount } from './index-pages.ts';
import { openReader, readSent } from './sent-pages.ts';
import { hydrated, isFocused } from './widgets/widget-page.ts';

const site = useSite();
const PATH = '/indexes/';
const SMALLEST = { width: 320, height: 640 };

type List = Answer<typeof getScreen>;

/** The server's response for a viewer with access. */
async function answerTo(query: string): Promise<List> {
  const cookie = await site.app.signInAs('paid');
  const answer = await site.app.app.http.inject({
    url: `/api/screens/indexes/${query}`,
    headers: { cookie },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function openList(query = '', viewer: 'paid' | 'visitor' = 'paid', options = {}) {
  const page = await site.open(PATH + query, {
    ...options,
    ...(viewer === 'paid' && { prepare: asAccount(site, 'paid') }),
  });
  if (!('javaScriptEnabled' in options)) await hydrated(page);
  return page;
}

const readNames = (page: Page) => page.locator('tbody th > a').allTextContents();
const readHeaders = (page: Page) => page.locator('thead th').allTextContents();
const readColumn = (page: Page, n: number) =>
  page.locator(`tbody tr > :nth-child(${n})`).allTextContents();
const header = (page: Page, name: RegExp) => page.getByRole('columnheader', { name });
const chip = (page: Page, name: RegExp) => page.locator('#filters form summary', { hasText: name });
const isAt = (page: Page, path: string) =>
  until(page, (wanted) => decodeURIComponent(location.pathname + location.search) === wanted, path);
const TERMS = ['Ticker', 'Type', 'Currency'];

describe('levels and rates', () => {
  test('ENT-2 SCR-1 are separate lists, each with one unit, one precision and its own change; without scripts', async () => {
    const page = await openList('', 'paid', { javaScriptEnabled: false });
    const { items } = await answerTo('');
    expect(await readHeaders(page)).toEqual([
      'Index',
      ...TERMS,
      'Value, pt',
      'Day, %',
      'Month, %',
      'Year, %',
      expect.stringMatching(/^As of/),
      '60 days',
    ]);
    expect(await readColumn(page, 5)).toEqual(
      items.map(({ price }) => displayNumber(price!, 2, 'eng')),
    );
    // One of the two is always chosen; the form leads to the canonical URL.
    await chip(page, /^List/).click();
    await page.getByRole('radio', { name: /^Rates/ }).check();
    const show = page.locator('details[open]').getByRole('button', { name: /^Show/ });
    await toNextDocument(page, () => show.click());
    expect(page.url()).toBe(`${site.origin}/indexes/?measure=rates`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Rates and yields');
    const ofRates = ['Rate, %', 'Day, bp', 'Month, bp', 'Year, bp'];
    expect((await readHeaders(page)).slice(4, 8)).toEqual(ofRates);
    const rates = (await answerTo('?measure=rates')).items;
    expect(await readColumn(page, 5)).toEqual(
      rates.map((row) => displayNumber(row.yield!, 3, 'eng')),
    );
    const changes = await readColumn(page, 6);
    expect(changes.filter((text) => !/^([▲▼] [+−][\d\u00a0]+\.\d|0\.0)$/.test(text))).toEqual([]);
    // Headings are links: ascending, descending, unsorted.
    for (const query of ['&sort=dayChangeBp', '&sort=-dayChangeBp', '']) {
      await toNextDocument(page, () => header(page, /^Day/).getByRole('link').click());
      expect(page.url()).toBe(`${site.origin}/indexes/?measure=rates${query}`);
      const wanted = await answerTo(`?measure=rates${query}`);
      expect(await readNames(page)).toEqual(wanted.items.map(({ name }) => name));
    }
  });

  test('rows with different units show the unit next to the value', async () => {
    const { db } = site.app.db;
    const [first] = (await answerTo('')).items;
    const setUnit = (unit: string) =>
      db.updateTable('series').set({ unit }).where('instrument_id', '=', first!.id).execute();
    await setUnit('USD');
    const sent = await readSent(await openReader(site, 'paid'), `${PATH}?columns=price,dayChange`);
    await setUnit('pt');
    const [headers, units] = await sent.evaluate((page) =>
      ['thead th', 'tbody tr > :nth-child(3)'].map((cells) =>
        [...page.querySelectorAll(cells)].map(({ textContent }) => textContent),
      ),
    );
    expect(headers).toEqual(['Index', 'Value', 'Unit', 'Day, %']);
    expect(units!.slice(0, 2)).toEqual(['USD', 'pt']);
  });

  test('a rate’s own page shows changes in basis points, in a single column', async () => {
    const [rate] = (await answerTo('?measure=rates')).items;
    const page = await site.open(`/indexes/${rate!.id}/`, {
      javaScriptEnabled: false,
      prepare: asAccount(site, 'paid'),
    });
    const inPoints = /^([▲▼] [+−]|)[\d\u00a0]+\.\d\u00a0bp$/;
    const head = await page.getByRole('article').locator('header').innerText();
    expect(head).toMatch(/[\d.]+ % ([▲▼] [+−]|)\d+\.\d\s+bp\n/);
    const table = (name: string) => page.getByRole('table', { name, exact: true });
    const statistics = table('Statistics').locator('tbody td:nth-child(2)');
    for (const text of await statistics.allTextContents()) {
      expect(text === '–' || inPoints.test(text)).toBe(true);
    }
    expect(await table('Values').locator('thead th').allTextContents()).toEqual([
      'Date',
      'Value, %',
      'Change, bp',
    ]);
    const changes = await table('Values').locator('tbody td:nth-child(3)').allTextContents();
    expect(changes.filter((text) => !/^([▲▼] [+−]\d+\.\d|0\.0)$/.test(text))).toEqual([]);
  });
});

test('SCR-2 SCR-4 by keyboard: the other list, part of a name, sorting; Back undoes them', async () => {
  const page = await openList('?columns=price,dayChange&sort=price');
  await chip(page, /^List/).focus();
  await page.keyboard.press('Enter');
  const rates = page.getByRole('radio', { name: /^Rates/ });
  await rates.focus();
  await page.keyboard.press('Space');
  // Columns of both measures are requested in the unit of the other one.
  await isAt(page, '/indexes/?measure=rates&sort=yield&columns=yield,dayChangeBp');
  await eventually(() => readHeaders(page)).toEqual(['Rate', 'Rate, %', 'Day, bp']);
  const usual = await readNames(page);
  await page.keyboard.press('Escape');
  await chip(page, /^Name/).click();
  await page.getByRole('searchbox', { name: 'Name', exact: true }).fill('ytm');
  await page.keyboard.press('Enter');
  await isAt(page, '/indexes/?measure=rates&text=ytm&sort=yield&columns=yield,dayChangeBp');
  const found = await answerTo('?measure=rates&text=ytm&sort=yield');
  await eventually(() => readNames(page)).toEqual(found.items.map(({ name }) => name));
  expect(found.total).toBeLessThan(found.all);
  await page.keyboard.press('Escape');
  const link = header(page, /^Rate, %/).getByRole('link');
  await link.focus();
  await page.keyboard.press('Enter');
  await eventually(() => header(page, /^Rate, %/).getAttribute('aria-sort')).toBe('descending');
  expect(await isFocused(link)).toBe(true);
  await page.goBack();
  await page.goBack();
  await eventually(() => readNames(page)).toEqual(usual);
  await expectAccessible(page);
});

test('SCR-3 viewers without access see locks; an empty list suggests which filters to remove', async () => {
  const page = await openList('?measure=rates&sort=-yield', 'visitor');
  expect(await page.getByText('Not applied, needs access to values: Rate.').count()).toBe(1);
  for (const name of [/^Rate, %/, /^Day/]) {
    expect(await header(page, name).getByRole('link').count()).toBe(0);
  }
  const values = await readColumn(page, 5);
  expect(values.filter((text) => !text.startsWith(MASK))).toEqual([]);
  expect(await page.getByRole('navigation', { name: 'Presets' }).innerText()).toMatch(
    /Up over 1 %\s+\(Needs access to values/,
  );
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.goto(`${site.origin}${PATH}?measure=rates&category=equity`);
  await page.getByRole('main').getByRole('link', { name: 'List Rates and yields' }).click();
  await isAt(page, '/indexes/?category=equity');
});

test('nothing overflows at 320 px in any language', async () => {
  const page = await openList('', 'paid', { javaScriptEnabled: false, viewport: SMALLEST });
  for (const [i, language] of LANGUAGE_CODES.entries()) {
    const measure = i % 2 === 0 ? '' : 'measure=rates&';
    await page.goto(`${site.origin}${PATH}?${measure}lang=${language}`);
    await expectFits(page);
  }
});

const ends = (on: Page) =>
  on
    .locator('tbody circle')
    .evaluateAll((dots) => [...new Set(dots.map((dot) => getComputedStyle(dot).fill))].toSorted());
const lines = (on: Page) =>
  on
    .locator('tbody svg path')
    .evaluateAll((paths) => [...new Set(paths.map((path) => getComputedStyle(path).stroke))]);

test('30-day lines are grey with a coloured end; without access they have no colour', async () => {
  const page = await openList('', 'paid', { javaScriptEnabled: false });
  expect((await ends(page)).length).toBeGreaterThanOrEqual(2);
  const [grey, ...others] = await lines(page);
  expect(others).toEqual([]);
  const masked = await openList('', 'visitor', { javaScriptEnabled: false });
  expect(await ends(masked)).toEqual([grey]);
  expect(await masked.locator('tbody svg').count()).toBe(await masked.locator('tbody tr').count());
});

test('numbers of different precision are aligned at the decimal point', async () => {
  const page = await site.open('/currencies/', {
    javaScriptEnabled: false,
    prepare: asAccount(site, 'paid'),
  });
  const places = await page.locator('table tbody tr > :nth-child(2)').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode();
      const number = text?.textContent ?? '';
      const point = number.indexOf('.');
      if (!text || point < 0) return [];
      const range = document.createRange();
      range.setStart(text, point);
      range.setEnd(text, point + 1);
      return [{ x: range.getBoundingClientRect().left, decimals: number.length - point - 1 }];
    }),
  );
  expect(new Set(places.map(({ decimals }) => decimals)).size).toBeGreaterThan(1);
  const all = places.map(({ x }) => x);
  expect(Math.max(...all) - Math.min(...all)).toBeLessThan(0.5);
});
