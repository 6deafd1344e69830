import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { MASK } from '../src/access/guarded.ts';
import { MAX_SELECTED_PAIRS, type listPairs } from '../src/contracts/currencies/currencies.ts';
import type { Answer } from '../src/contracts/core/endpoint.ts';
import { displayNumber } from '../src/domain/text/format.ts';
import { label } from '../src/labels/labels.ts';
import { expectFits, PHONE, toNextDocument, useSite } from './browser.ts';
import {
  blankPage,
  pairCheckbox,
  pairChart,
  clickRow,
  chip,
  EUROPE,
  expectAddress,
  expectCharts,
  expectState,
  openPairs,
  PAIR,
  PATH,
  pairRow,
  listedPairs,
  searchField,
  useMarket,
} from './currencies-market.ts';
import { hydrated, isFocused } from './widgets/widget-page.ts';

const site = useSite();
useMarket(site);

async function fetchPairs(query = ''): Promise<Answer<typeof listPairs>> {
  const cookie = await site.app.signInAs('paid');
  const url = `/api/currencies/${query}`;
  return (await site.app.app.http.inject({ url, headers: { cookie } })).json();
}

describe('without scripts', () => {
  test('CUR-1 CUR-2 the page is complete, fifty pairs a page', async () => {
    const page = await blankPage(site, 'paid', { javaScriptEnabled: false });
    await page.goto(site.origin + PATH);
    const { items } = await fetchPairs();
    const shown = await page.locator('tr[data-pair]').allInnerTexts();
    expect(shown).toHaveLength(50);
    for (const [i, row] of items.entries()) {
      const { value, decimals } = row.quote;
      expect(shown[i]).toContain(row.ticker);
      expect(shown[i]).toContain(row.index_name_rus);
      expect(shown[i]).toContain(value === null ? '–' : displayNumber(value, decimals, 'eng'));
    }
    const chart = pairChart(page, PAIR.eurUsd);
    expect(await chart.locator('[data-still]:visible path').first().isVisible()).toBe(true);
    expect(await chart.innerText()).toMatch(/High .* low/);
    expect(await page.locator('details[name=faq]').count()).toBe(4);
    await toNextDocument(page, () => page.getByRole('link', { name: 'Page 2 of 2' }).click());
    expect(await page.locator('tr[data-pair]').count()).toBe(14);
  });

  test('rows, sub-regions and the search are links and a form', async () => {
    const page = await blankPage(site, undefined, { javaScriptEnabled: false });
    await page.goto(`${site.origin}${PATH}?subregion=${EUROPE}`);
    await toNextDocument(page, () => pairCheckbox(page, 8).click());
    await expectAddress(page, `?subregion=${EUROPE}&pairs=7,8`);
    await expectCharts(page, 7, 8);
    await searchField(page).fill('pln');
    await toNextDocument(page, () => searchField(page).press('Enter'));
    await expectAddress(page, `?subregion=${EUROPE}&search=pln`);
    expect(await listedPairs(page)).toEqual([7, 8]);
    await toNextDocument(page, () => chip(page, 'Europe').click());
    await expectAddress(page, '?search=pln');
  });
});

describe('the selection', () => {
  test('CUR-3 CUR-4 CUR-14 is the first pair on load; clicking a row or its box toggles a chart of 300 px, each a history entry; masked; the FAQ', async () => {
    const page = await openPairs(site);
    await expectCharts(page, PAIR.eurUsd);
    await expectState(pairChart(page, PAIR.eurUsd), 'ready');
    expect(await page.locator('[role=checkbox][aria-checked=true]').count()).toBe(1);
    expect(await pairCheckbox(page, PAIR.eurUsd).getAttribute('aria-checked')).toBe('true');

    await clickRow(page, PAIR.usdMmk);
    await expectCharts(page, PAIR.eurUsd, PAIR.usdMmk);
    for (const id of [PAIR.eurUsd, PAIR.usdMmk]) {
      await expectState(pairChart(page, id), 'ready');
      for (const part of ['[data-state]', '[data-drawn]', '[role=slider]']) {
        const plot = pairChart(page, id).locator(part);
        await plot.waitFor();
        expect((await plot.boundingBox())?.height).toBe(300);
      }
    }
    expect(await page.getByRole('main').innerText()).toContain(MASK);
    await clickRow(page, PAIR.eurUsd);
    await expectCharts(page, PAIR.usdMmk);
    expect(await pairCheckbox(page, PAIR.eurUsd).getAttribute('aria-checked')).toBe('false');
    await page.getByRole('button', { name: 'Remove the chart of USD/MMK' }).click();
    await expectCharts(page);
    await page.getByText(label('eng', 'currencies_no_chart')).waitFor();

    const entries = () => page.evaluate(() => history.length);
    const before = await entries();
    await pairCheckbox(page, 2).click();
    await expectCharts(page, 2);
    await pairCheckbox(page, 3).focus();
    await page.keyboard.press('Space');
    await expectCharts(page, 2, 3);
    await page.keyboard.press('Enter');
    await expectCharts(page, 2);
    expect(await isFocused(pairCheckbox(page, 3))).toBe(true);
    await expectAddress(page, '?pairs=2');
    expect((await entries()) - before).toBe(3);

    await expectOneOpenQuestion(page);
  });

  test('drops pairs in the link that do not exist and shows the others; at the limit a further pair is rejected, by row and by box', async () => {
    const gone = Array.from({ length: MAX_SELECTED_PAIRS - 1 }, (_, i) => 900_000 + i);
    const page = await openPairs(site, `?pairs=1,${gone.join()}`);
    await page.getByText(label('eng', 'chart_gone')).first().waitFor();
    await expectCharts(page, 1);
    const alert = page.getByRole('alert').filter({ hasText: `Up to ${MAX_SELECTED_PAIRS}` });
    await clickRow(page, 2);
    await alert.waitFor();
    await clickRow(page, 1);
    await alert.waitFor({ state: 'detached' });
    await pairCheckbox(page, 2).click();
    await expectCharts(page, 2);
    await pairCheckbox(page, 3).click();
    await alert.waitFor();
    await expectCharts(page, 2);
    await chip(page, 'Europe').click();
    await expectCharts(page, PAIR.usdPln);
    expect(await alert.count()).toBe(0);
  });
});

test('an invalid URL gets an error page', async () => {
  for (const query of ['pairs=a', 'subregion=x', `search=${'a'.repeat(101)}`]) {
    const answer = await site.app.app.http.inject(`${PATH}?${query}`);
    expect([query, answer.statusCode]).toEqual([query, 400]);
    expect(answer.body).toMatch(/<main.*>400</s);
  }
});

/** Opening one closes the others; clicking an open one closes it. */
async function expectOneOpenQuestion(page: Page): Promise<void> {
  const questions = page.locator('details[name=faq]');
  const open = () =>
    questions.evaluateAll((all) => all.map((each) => (each as HTMLDetailsElement).open));
  expect(await open()).toEqual([false, false, false, false]);
  await questions.nth(1).locator('summary').click();
  expect(await open()).toEqual([false, true, false, false]);
  expect(await questions.nth(1).locator('p').isVisible()).toBe(true);
  await questions.nth(3).locator('summary').click();
  expect(await open()).toEqual([false, false, false, true]);
  await questions.nth(3).locator('summary').click();
  expect(await open()).toEqual([false, false, false, false]);
}

test('CUR-2 names and texts are in the page’s language', async () => {
  const page = await blankPage(site);
  const { name } = await site.app.db.db
    .selectFrom('instrument')
    .select('name')
    .where('id', '=', PAIR.eurUsd)
    .executeTakeFirstOrThrow();
  for (const language of ['rus', 'tur', 'chn'] as const) {
    await page.goto(`${site.origin}${PATH}?lang=${language}`);
    await hydrated(page);
    expect(name[language]).not.toBe(name.eng);
    await clickRow(page, PAIR.usdJpy);
    await expectCharts(page, PAIR.eurUsd, PAIR.usdJpy);
    await expectState(pairChart(page, PAIR.usdJpy), 'ready');
    expect(await pairRow(page, PAIR.eurUsd).innerText()).toContain(name[language]);
    expect(await pairChart(page, PAIR.eurUsd).innerText()).toContain(name[language]);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
      label(language, 'currencies_title'),
    );
    expect(await page.content()).not.toContain('{{');
  }
});

test('a phone doesn’t scroll sideways with two charts', async () => {
  const page = await blankPage(site, 'paid', { viewport: PHONE });
  await page.goto(`${site.origin}${PATH}?subregion=${EUROPE}&pairs=1,15`);
  await hydrated(page);
  await expectState(pairChart(page, 15), 'ready');
  await expectFits(page);
});
