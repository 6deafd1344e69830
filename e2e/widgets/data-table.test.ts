import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../browser.ts';
import { openWidget } from './widget-page.ts';
import { useGallery } from './use-gallery.ts';

const gallery = useGallery();
const PATH = '/gallery/data-table/';

/** A state of the gallery, without its props and events. */
const widget = (page: Page, name: string) => page.locator(`#${name} [data-widget]`);

/** The gallery with these states, or with all if omitted. */
function open(states?: string[]): Promise<Page> {
  return openWidget(gallery, 'data-table', { ...(states && { states }) });
}

/** The texts of one column, top to bottom. */
async function column(state: Locator, number = 1): Promise<string[]> {
  const cells = await state
    .locator(`tbody tr[data-code] > td:nth-child(${number})`)
    .allInnerTexts();
  return cells.map((text) => text.replaceAll(/\s+/g, ' ').trim());
}

const events = (state: Locator) =>
  state.locator('xpath=..').locator('[data-events] li').allInnerTexts();

test('TBL-1 TBL-2 TBL-3 TBL-4 sorting, row limit, folding and groups', async () => {
  const page = await open(['sorting', 'row-limit', 'folds', 'groups']);
  await expectSortsByHeader(page);
  await expectSortsByMeaning(page);
  await expectLimit(page);
  await expectFolds(page);
  await expectGroups(page);
});

describe('TBL-5 rows', () => {
  test('TBL-5 a click marks a row active; checkbox rows toggle by the row, the box and Space', async () => {
    const page = await open(['active', 'checkboxes']);
    const state = widget(page, 'active');
    await state.getByText('Zeta Rail 2027').click();
    expect(await state.locator('tr[aria-current]').innerText()).toContain('Zeta Rail');
    await state.getByText('Bright Sea 2026').click();
    expect(await state.locator('tr[aria-current]').innerText()).toContain('Bright Sea');
    expect(await events(state)).toEqual(['row-activate {"key":"b2"}', 'row-activate {"key":"b5"}']);

    const boxes = widget(page, 'checkboxes');
    const box = boxes.getByRole('checkbox', { name: 'Select Zeta Rail 2027' });
    expect(await box.isChecked()).toBe(true);
    await boxes.getByText('Zeta Rail 2027').click();
    expect(await box.isChecked()).toBe(false);
    await box.click();
    expect(await box.isChecked()).toBe(true);
    await box.press('Space');
    expect(await box.isChecked()).toBe(false);
    expect((await events(boxes)).filter((line) => line.startsWith('toggle'))).toEqual([
      'toggle-checked {"key":"b2","checked":false}',
      'toggle-checked {"key":"b2","checked":true}',
      'toggle-checked {"key":"b2","checked":false}',
    ]);
  });
});

test('TBL-6 TBL-9 TBL-10 TBL-11 cells: links, long texts, notices, indents; an empty table', async () => {
  const places = ['locked', 'sorting', 'indents', 'empty', 'german'];
  const page = await open(['cells', 'no-round', 'long-texts', ...places]);
  await expectCells(page);
  await expectUnrounded(page);
  await expectLongTexts(page);
  await expectNotices(page);
  await expectIndents(page);
  await expectEmpty(page);
});

/** axe checks every cell, and most cells of the wide table are alike. */
const leaveFewRows = (page: Page) =>
  page.evaluate(() =>
    document.querySelectorAll('#wide tbody tr:nth-child(n + 4)').forEach((row) => row.remove()),
  );

const indent = (target: Locator) =>
  target.evaluate((element) => getComputedStyle(element).paddingTop);

test('axe finds nothing, light and dark', async () => {
  const page = await open();
  await leaveFewRows(page);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
}, 240_000);

test('rows are rendered without scripts, and without style attributes', async () => {
  const page = await gallery.open(PATH, { javaScriptEnabled: false });
  expect(await widget(page, 'sorting').getByText('Zeta Rail 2027').isVisible()).toBe(true);
  expect(await page.locator('#wide tbody tr').count()).toBe(30);
  const html = await (await fetch(gallery.origin + PATH)).text();
  expect(html).not.toMatch(/<[^>]+ style=/);
});

/** TBL-1 clicking a header sorts: ascending, descending, unsorted. */
async function expectSortsByHeader(page: Page): Promise<void> {
  const state = widget(page, 'sorting');
  const header = state.getByRole('columnheader', { name: 'Price' });
  const before = await column(state, 2);
  await header.getByRole('button').click();
  expect(await header.getAttribute('aria-sort')).toBe('ascending');
  expect(await column(state, 2)).toEqual([
    '9.99',
    '87.40',
    '99.85',
    '100.00',
    '101.20',
    '1 002.10',
  ]);
  await header.getByRole('button').press('Enter');
  expect(await header.getAttribute('aria-sort')).toBe('descending');
  expect((await column(state, 2))[0]).toBe('1 002.10');
  await header.getByRole('button').press('Space');
  expect(await header.getAttribute('aria-sort')).toBe('none');
  expect(await column(state, 2)).toEqual(before);
  expect(await events(state)).toEqual([
    'sortChange {"field":"price","order":"asc"}',
    'sortChange {"field":"price","order":"desc"}',
    'sortChange {"field":"price","order":null}',
  ]);
}

/** TBL-1 dates, signed changes and texts are sorted by meaning; missing values come last. */
async function expectSortsByMeaning(page: Page): Promise<void> {
  const state = widget(page, 'sorting');
  const sort = (name: string) =>
    state.getByRole('columnheader', { name }).getByRole('button').click();
  await sort('Maturity');
  expect((await column(state, 4))[0]).toBe('05.05.2026');
  await sort('Day');
  expect((await column(state, 3))[0]).toBe('▼ −10.50 %');
  await sort('Volume');
  expect((await column(state, 5)).at(-1)).toBe('–');
  await sort('Volume');
  expect((await column(state, 5)).at(-1)).toBe('–');
  await sort('Issue');
  expect((await column(state)).slice(0, 3)).toEqual([
    'Acme Power 2029',
    'acme water 2030',
    'Ärzte Bank 2031',
  ]);
}

/** TBL-2 Show more lifts the limit, Hide restores it. */
async function expectLimit(page: Page): Promise<void> {
  const state = widget(page, 'row-limit');
  expect(await column(state)).toHaveLength(6);
  await state.getByRole('button', { name: 'Show more' }).click();
  expect(await column(state)).toHaveLength(13);
  await state.getByRole('button', { name: 'Hide' }).click();
  expect(await column(state)).toHaveLength(6);
}

/** TBL-3 earlier, extra and later rows have their own toggles. */
async function expectFolds(page: Page): Promise<void> {
  const state = widget(page, 'folds');
  const names = [
    'Show earlier 2',
    'Acme Power 2029',
    'Érable Wood 2040',
    'Show hidden 1',
    'Show later 1',
  ];
  expect(await column(state)).toEqual(names);
  await state.getByRole('button', { name: 'Show earlier' }).click();
  expect((await column(state)).slice(0, 3)).toEqual(['Hide', 'Ärzte Bank 2031', 'Zeta Rail 2027']);
  await state.getByRole('button', { name: 'Show later' }).press('Enter');
  expect((await column(state)).slice(-2)).toEqual(['acme water 2030', 'Hide']);
  await state.getByRole('button', { name: 'Show hidden' }).click();
  expect((await column(state)).slice(5, 7)).toEqual(['Bright Sea 2026', 'Hide']);
  await state.getByRole('button', { name: 'Hide' }).first().click();
  expect((await column(state))[0]).toBe('Show earlier 2');
}

/** TBL-4 groups collapse and expand. */
async function expectGroups(page: Page): Promise<void> {
  const state = widget(page, 'groups');
  const europe = state.getByRole('button', { name: 'Europe' });
  expect(await column(state)).toHaveLength(9);
  expect(await europe.innerText()).toContain('3');
  await europe.click();
  expect(await europe.getAttribute('aria-expanded')).toBe('false');
  expect(await column(state)).toHaveLength(6);
  await europe.press('Space');
  expect(await column(state)).toHaveLength(9);
}

/** TBL-6 hidden, class and colspan; cells with a link and extra text. */
async function expectCells(page: Page): Promise<void> {
  const state = widget(page, 'cells');
  expect(await state.getByText('Hidden row').count()).toBe(0);
  const section = state.locator('tr.section');
  expect(await section.locator('td').first().getAttribute('colspan')).toBe('3');
  expect(await section.locator('td').count()).toBe(3);
  expect(await state.locator('tr.total').innerText()).toMatch(/5\s282\.75/);
  const link = state.getByRole('link', { name: 'With a link' });
  expect(await link.getAttribute('href')).toBe('https://example.com/');
  expect(await link.getAttribute('target')).toBe('_blank');
  expect(await link.getAttribute('rel')).toBe('noreferrer');
  expect(await state.locator('small', { hasText: 'mid' }).isVisible()).toBe(true);
  // A `javascript:` URL is shown as text.
  expect(await state.getByRole('link').count()).toBe(1);
  expect(await state.getByText('A link that runs a script').isVisible()).toBe(true);
}

/** Archive rows show the unrounded twins. */
async function expectUnrounded(page: Page): Promise<void> {
  expect((await column(widget(page, 'no-round'), 2))[0]).toBe('101.20137');
}

/**
 * TBL-9 texts over 80 characters are shortened, except in the comment column; a click opens them.
 */
async function expectLongTexts(page: Page): Promise<void> {
  const state = widget(page, 'long-texts');
  const [terms = ''] = await column(state, 2);
  expect(terms).toMatch(/^Senior .{70,73}…$/);
  expect((await column(state, 3))[0]).toMatch(/^Comment, never shortened: .*company\.$/);
  const long = state.getByRole('button', { name: /^Senior/ });
  expect(await long.getAttribute('title')).toMatch(/parent company\.$/);
  await long.click();
  expect((await column(state, 2))[0]).toMatch(/parent company\.$/);
}

/** TBL-10 restricted notices; a button sends the request. */
async function expectNotices(page: Page): Promise<void> {
  const state = widget(page, 'locked');
  expect((await column(state, 2)).slice(0, 3)).toEqual([
    'Not available',
    'Request sent',
    'Request access',
  ]);
  const button = state.getByRole('button', { name: 'Request access' });
  await button.click();
  expect((await column(state, 2))[2]).toBe('Request sent');
  // A second press does nothing.
  await state.getByRole('button', { name: 'Request sent' }).press('Enter');
  expect(await events(state)).toEqual(['send-request {"key":3,"field":"price"}']);
}

/** TBL-11 cells are indented by 4 in the body and 10 in the header, or as configured. */
async function expectIndents(page: Page): Promise<void> {
  const usual = widget(page, 'sorting');
  expect(await indent(usual.locator('tbody td').first())).toBe('4px');
  expect(await indent(usual.locator('th button').first())).toBe('10px');
  const wished = widget(page, 'indents');
  expect(await indent(wished.locator('tbody td').first())).toBe('12px');
  expect(await indent(wished.locator('th button').first())).toBe('16px');
}

/** An empty table says what to do, and texts can be in any language. */
async function expectEmpty(page: Page): Promise<void> {
  expect(await page.locator('#empty [role=gridcell]').innerText()).toContain(
    'Choose an earlier start',
  );
  expect(await widget(page, 'german').getByRole('button', { name: 'Mehr anzeigen' }).count()).toBe(
    1,
  );
}
