import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { MASK } from '../src/access/guarded.ts';
import type { Answer } from '../src/contracts/endpoint.ts';
import type { listIndexes } from '../src/contracts/indexes.ts';
import { displayNumber } from '../src/domain/format.ts';
import { LANGUAGE_CODES } from '../src/domain/language.ts';
import { label } from '../src/labels/labels.ts';
import { expectAccessible, expectFits, PHONE, toNextDocument, useSite } from './browser.ts';
import { eventually } from './currencies-market.ts';
import { asAccount } from './index-pages.ts';
import { hydrated, isFocused } from './widgets/widget-page.ts';

const site = useSite();
const PATH = '/indexes/';
const SMALLEST = { width: 320, height: 640 };

type List = Answer<typeof listIndexes>;

/** What the server answers to a viewer who sees values. */
async function answerTo(query: string): Promise<List> {
  const cookie = await site.app.signInAs('paid');
  const answer = await site.app.app.http.inject({
    url: `/api/indexes/${query}`,
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

const readNames = (page: Page) => page.locator('tbody th a').allTextContents();
const readHeaders = (page: Page) => page.locator('thead th').allTextContents();
const readColumn = (page: Page, n: number) =>
  page.locator(`tbody tr > :nth-child(${n})`).allTextContents();
const header = (page: Page, name: RegExp) => page.getByRole('columnheader', { name });
const searchField = (page: Page) => page.getByRole('main').getByRole('searchbox');
const readAddress = (page: Page) => page.url().replace(site.origin, '');
const list = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name });

describe('levels and rates', () => {
  test('are two lists, each with one unit, one precision and its own change', async () => {
    const page = await openList('', 'paid', { javaScriptEnabled: false });
    const { measures, items } = await answerTo('?measure=levels');
    const switches = page.getByRole('navigation', { name: 'Lists' }).getByRole('link');
    expect(await switches.allTextContents()).toEqual([
      `Indexes ${measures.levels}`,
      `Rates and yields ${measures.rates}`,
    ]);
    expect(await readHeaders(page)).toEqual([
      'Index',
      'Last value, pt',
      'Change, %',
      '30 days',
      'Date',
    ]);
    expect(await readColumn(page, 2)).toEqual(
      items.map(({ quote }) => displayNumber(quote.value!, 2, 'eng')),
    );
    await toNextDocument(page, () => list(page, /^Rates/).click());
    expect(readAddress(page)).toBe('/indexes/?measure=rates');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Rates and yields');
    expect((await readHeaders(page)).slice(1, 3)).toEqual(['Last value, %', 'Change, bp']);
    const rates = (await answerTo('?measure=rates')).items;
    expect(await readColumn(page, 2)).toEqual(
      rates.map(({ quote }) => displayNumber(quote.value!, 3, 'eng')),
    );
    const changes = await readColumn(page, 3);
    expect(changes.filter((text) => !/^([▲▼] [+−]\d+\.\d|0\.0)$/.test(text))).toEqual([]);
    expect(changes.some((text) => text.startsWith('▲')) && changes.length).toBe(rates.length);
  });

  test('the address of a category alone leads to where it is', async () => {
    const page = await openList('?category=money_market', 'paid', { javaScriptEnabled: false });
    expect(readAddress(page)).toBe('/indexes/?measure=rates&category=money_market');
    expect(await readNames(page)).not.toEqual([]);
  });

  test('a rate’s own page tells its changes in basis points, one column of them', async () => {
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

  test('rows of several units have their unit beside the value', async () => {
    const { db } = site.app.db;
    const [first] = (await answerTo('?measure=levels')).items;
    const setUnit = (unit: string) =>
      db.updateTable('series').set({ unit }).where('instrument_id', '=', first!.id).execute();
    await setUnit('USD');
    const page = await openList('', 'paid', { javaScriptEnabled: false, viewport: SMALLEST });
    await setUnit('pt');
    expect((await readHeaders(page)).slice(1, 3)).toEqual(['Last value', 'Unit']);
    expect((await readColumn(page, 3)).slice(0, 2)).toEqual(['USD', 'pt']);
    expect(await page.locator('tbody td:nth-child(3)').first().isVisible()).toBe(true);
    await expectFits(page);
  });
});

describe('sorting', () => {
  test('SCR-2 a title is a link: upwards, downwards, as it was; without scripts', async () => {
    const page = await openList('', 'paid', { javaScriptEnabled: false });
    const usual = await readNames(page);
    const change = header(page, /Change/);
    for (const [order, query] of [
      ['ascending', '?sort=change'],
      ['descending', '?sort=change&order=desc'],
    ]) {
      await toNextDocument(page, () => change.getByRole('link').click());
      expect(readAddress(page)).toBe(PATH + query);
      expect(await change.getAttribute('aria-sort')).toBe(order);
      const { items } = await answerTo(`${query}&measure=levels`);
      expect(await readNames(page)).toEqual(items.map(({ name }) => name));
    }
    await toNextDocument(page, () => change.getByRole('link').click());
    expect(readAddress(page)).toBe(PATH);
    expect(await change.getAttribute('aria-sort')).toBe('none');
    expect(await readNames(page)).toEqual(usual);
  });

  test('TBL-12 by the keyboard: the focus stays on the title, Back undoes the order', async () => {
    const page = await openList('?measure=rates');
    const usual = await readNames(page);
    const link = header(page, /Last value/).getByRole('link');
    await link.focus();
    await link.press('Enter');
    await eventually(() => Promise.resolve(readAddress(page))).toBe(
      '/indexes/?measure=rates&sort=value',
    );
    await eventually(() => header(page, /Last value/).getAttribute('aria-sort')).toBe('ascending');
    expect(await isFocused(link)).toBe(true);
    await page.keyboard.press('Enter');
    await eventually(() => header(page, /Last value/).getAttribute('aria-sort')).toBe('descending');
    await page.goBack();
    await page.goBack();
    await eventually(() => readNames(page)).toEqual(usual);
  });

  test('SCR-3 a viewer who sees no values can sort by name; the other titles have locks', async () => {
    const page = await openList('', 'visitor', { javaScriptEnabled: false });
    for (const name of [/^Last value/, /^Change/]) {
      const locked = header(page, name);
      expect(await locked.getByRole('link').count()).toBe(0);
      expect(await locked.getAttribute('aria-sort')).toBeNull();
      expect(await locked.innerText()).toContain(label('eng', 'index_sort_locked'));
    }
    await header(page, /^Index/)
      .getByRole('link')
      .click();
    await page.waitForURL(`${site.origin}/indexes/?sort=name`);
    const names = await readNames(page);
    expect(names).toEqual((await answerTo('?sort=name&measure=levels')).items.map((r) => r.name));
    const masked = (await readColumn(page, 2)).map((text) => text.slice(0, MASK.length));
    expect(new Set(masked)).toEqual(new Set([MASK]));
    await page.goto(`${site.origin}/indexes/?sort=value`);
    expect(await page.getByText('401', { exact: true }).isVisible()).toBe(true);
  });
});

describe('the search', () => {
  test('filters while one types and keeps focus, list and order; Back undoes it', async () => {
    const page = await openList('?measure=rates&sort=name');
    const usual = await readNames(page);
    await searchField(page).pressSequentially('yt', { delay: 60 });
    await eventually(() => Promise.resolve(readAddress(page))).toBe(
      '/indexes/?measure=rates&search=yt&sort=name',
    );
    await searchField(page).pressSequentially('m', { delay: 60 });
    await eventually(() => Promise.resolve(readAddress(page))).toBe(
      '/indexes/?measure=rates&search=ytm&sort=name',
    );
    const found = await answerTo('?measure=rates&search=ytm&sort=name');
    await eventually(() => readNames(page)).toEqual(found.items.map(({ name }) => name));
    expect(found.total).toBeLessThan(usual.length);
    expect(await isFocused(searchField(page))).toBe(true);
    await eventually(() => list(page, /^Rates/).textContent()).toBe(
      `Rates and yields ${found.total}`,
    );
    await page.goBack();
    await eventually(() => readNames(page)).toEqual(usual);
    await eventually(() => searchField(page).inputValue()).toBe('');
  });

  test('a link that is followed at once keeps the typed text', async () => {
    const page = await openList();
    await searchField(page).fill('europe');
    await list(page, /^Rates/).click();
    await eventually(() => Promise.resolve(readAddress(page))).toBe(
      '/indexes/?measure=rates&search=europe',
    );
    expect(await searchField(page).inputValue()).toBe('europe');
  });

  test('is a form without scripts; an empty result says what to clear', async () => {
    const page = await openList('?category=bond', 'visitor', { javaScriptEnabled: false });
    await searchField(page).fill('no such index');
    await toNextDocument(page, () => searchField(page).press('Enter'));
    expect(readAddress(page)).toBe('/indexes/?category=bond&search=no+such+index');
    expect(await page.getByText(label('eng', 'indexes_nothing')).isVisible()).toBe(true);
    expect(await page.getByRole('table').count()).toBe(0);
    const clear = page.getByRole('link', { name: 'Clear the search “no such index”' });
    await toNextDocument(page, () => clear.click());
    expect(readAddress(page)).toBe('/indexes/?category=bond');
    await page.goto(`${site.origin}/indexes/?search=overnight`);
    const { measures } = await answerTo('?search=overnight');
    expect(measures.levels).toBe(0);
    const rates = page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('link', { name: `Rates and yields ${measures.rates}` });
    await toNextDocument(page, () => rates.click());
    expect(readAddress(page)).toBe('/indexes/?measure=rates&search=overnight');
    expect(await readNames(page)).toHaveLength(measures.rates);
  });
});

/** Titles and cells of a row that overlap. */
function findOverlaps(page: Page): Promise<string[]> {
  return page.locator('thead tr, tbody tr').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const parts = [...row.querySelectorAll('th > *, td')].filter(
        // Elements for screen readers take no room.
        (part) => (part.closest('th, td')?.getBoundingClientRect().width ?? 0) > 1,
      );
      return parts.flatMap((part, i) =>
        parts.slice(i + 1).flatMap((other) => {
          const [a, b] = [part.getBoundingClientRect(), other.getBoundingClientRect()];
          const isApart =
            a.right <= b.left + 0.5 ||
            b.right <= a.left + 0.5 ||
            a.bottom <= b.top + 0.5 ||
            b.bottom <= a.top + 0.5;
          return isApart || part.contains(other)
            ? []
            : [`${part.textContent} / ${other.textContent}`];
        }),
      );
    }),
  );
}

describe('narrow screens', () => {
  test('nothing overflows at 320 px in any language, and nothing is left out', async () => {
    const page = await openList('', 'paid', { javaScriptEnabled: false, viewport: SMALLEST });
    for (const language of LANGUAGE_CODES) {
      for (const measure of ['levels', 'rates']) {
        await page.goto(`${site.origin}${PATH}?measure=${measure}&lang=${language}`);
        await expectFits(page);
        const outside = await page.locator('thead th a, tbody th, tbody td').evaluateAll(
          (cells) =>
            cells.filter((cell) => {
              const box = cell.getBoundingClientRect();
              return box.width === 0 || box.left < 0 || box.right > window.innerWidth;
            }).length,
        );
        expect({ language, measure, outside }).toEqual({ language, measure, outside: 0 });
        expect(await findOverlaps(page)).toEqual([]);
      }
    }
  });

  test('a phone shows the whole row; for assistive technology, light', async () => {
    const page = await openList('', 'paid', { viewport: PHONE });
    await expectFits(page);
    const row = page.locator('tbody tr').first();
    for (const cell of await row.locator('th, td').all()) expect(await cell.isVisible()).toBe(true);
    expect(await row.getByRole('img').isVisible()).toBe(true);
    await expectAccessible(page);
  });
});

test('for assistive technology: dark, and with locks', async () => {
  const page = await openList('?sort=change', 'paid', { colorScheme: 'dark' });
  await expectAccessible(page);
  const masked = await openList('?measure=rates', 'visitor');
  await expectAccessible(masked);
});

const ends = (on: Page) =>
  on
    .locator('tbody circle')
    .evaluateAll((dots) => [...new Set(dots.map((dot) => getComputedStyle(dot).fill))].toSorted());
const lines = (on: Page) =>
  on
    .locator('tbody svg path')
    .evaluateAll((paths) => [...new Set(paths.map((path) => getComputedStyle(path).stroke))]);

test('lines of 30 days are grey with a coloured end; without access there is no colour', async () => {
  const page = await openList('', 'paid', { javaScriptEnabled: false });
  expect((await ends(page)).length).toBeGreaterThanOrEqual(2);
  const [grey, ...others] = await lines(page);
  expect(others).toEqual([]);
  const masked = await openList('', 'visitor', { javaScriptEnabled: false });
  expect(await ends(masked)).toEqual([grey]);
  expect(await masked.locator('tbody svg').count()).toBe(await masked.locator('tbody tr').count());
});

test('numbers of several precisions stand with their decimal points below each other', async () => {
  for (const path of ['/currencies/', '/company/5/']) {
    const page = await site.open(path, {
      javaScriptEnabled: false,
      prepare: asAccount(site, 'paid'),
    });
    const column = path === '/currencies/' ? 2 : 4;
    const places = await page
      .locator(`table tbody tr > :nth-child(${column})`)
      .evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode();
          const number = text?.textContent ?? '';
          const point = number.indexOf('.');
          if (!text || point < 0) return [];
          const range = document.createRange();
          range.setStart(text, point);
          range.setEnd(text, point + 1);
          return [
            {
              x: range.getBoundingClientRect().left,
              decimals: number.length - point - 1,
            },
          ];
        }),
      );
    expect({ path, several: new Set(places.map(({ decimals }) => decimals)).size > 1 }).toEqual({
      path,
      several: true,
    });
    const all = places.map(({ x }) => x);
    expect(Math.max(...all) - Math.min(...all)).toBeLessThan(0.5);
  }
});
