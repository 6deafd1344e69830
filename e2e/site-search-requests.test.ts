import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useSite } from './browser.ts';
import {
  answerSuggest,
  ask,
  asked,
  expectSoon,
  openSearch,
  stopClock,
  suggested,
} from './search-parts.ts';

const site = useSite();
const TYPES = ['bonds', 'companies', 'etf', 'indexes', 'stocks'];

/** What was asked for and what of it was broken off, as `type term`. */
function watch(page: Page): { sent: string[]; broken: string[] } {
  const sent: string[] = [];
  const broken: string[] = [];
  page.on('request', (request) => note(sent, request));
  page.on('requestfailed', (request) => note(broken, request));
  return { sent, broken };
}

function note(list: string[], request: Request): void {
  if (!request.url().includes('/api/suggest/')) return;
  const { type, term } = asked(request);
  list.push(`${type} ${term}`);
}

function all(term: string): string[] {
  return TYPES.map((type) => `${type} ${term}`);
}

test('SRC-2 asks 300 ms after the last key, and never for two characters', async () => {
  const { page, box } = await openSearch(site, '/', { isAlone: true });
  const { sent } = watch(page);
  await stopClock(page);
  await box.field.pressSequentially(' ba ');
  await page.clock.runFor(1000);
  await box.field.fill('ban');
  await page.clock.runFor(299);
  await page.keyboard.press('k');
  await page.clock.runFor(299);
  expect(sent).toEqual([]);
  expect(await box.panel.count()).toBe(0);
  await page.clock.runFor(1);
  await expectSoon(() => sent.toSorted()).toEqual(all('bank'));
  await box.panel.waitFor();
});

describe('SRC-4', () => {
  test('SRC-4 a new term breaks off what the older one still asks', async () => {
    const { page, box } = await openSearch(site);
    const { sent, broken } = watch(page);
    await answerSuggest(page, (_, term) => (term === 'ban' ? null : suggested('Newer')));
    await box.field.fill('ban');
    await expectSoon(() => sent.toSorted()).toEqual(all('ban'));
    await box.field.press('k');
    await expectSoon(() => broken.toSorted()).toEqual(all('ban'));
    await expectSoon(() => box.options.allTextContents()).toEqual(['NewerT0']);
  });

  test('SRC-4 a term that becomes too short breaks off too', async () => {
    const { page, box } = await openSearch(site);
    const { sent, broken } = watch(page);
    await answerSuggest(page, () => null);
    await box.field.fill('ban');
    await expectSoon(() => sent.length).toBe(5);
    await box.field.press('Backspace');
    await expectSoon(() => broken.length).toBe(5);
  });

  test('SRC-4 an older answer that comes all the same never replaces a newer one', async () => {
    const { page, box } = await openSearch(site, '/', {
      // Without this the browser itself would drop the late answers.
      prepare: (opened) =>
        opened.addInitScript(() => {
          AbortController.prototype.abort = () => undefined;
        }),
    });
    const waiting = await answerSuggest(page, (_, term) =>
      term === 'ban' ? null : suggested('Newer'),
    );
    await box.field.fill('ban');
    await expectSoon(() => waiting.length).toBe(5);
    await box.field.press('k');
    await expectSoon(() => box.options.allTextContents()).toEqual(['NewerT0']);
    const late = page.waitForEvent('requestfinished', (request) => request.url().includes('/etf/'));
    for (const route of waiting) await route.fulfill({ json: suggested('Older', 'Older') });
    await (await (await late).response())?.finished();
    // The next frame would have drawn it.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(await box.options.allTextContents()).toEqual(['NewerT0']);
    expect(await box.tabs.first().textContent()).toBe('Bonds 1');
  });

  test('SRC-4 choosing breaks off what is still asked', async () => {
    const { page, box } = await openSearch(site);
    const { broken } = watch(page);
    await answerSuggest(page, (type) => (type === 'etf' ? null : suggested('Bank')));
    await box.field.fill('bank');
    await box.options.first().click();
    await expectSoon(() => broken).toEqual(['etf bank']);
  });

  test('SRC-4 failures of every kind are silent: a type that fails has found nothing', async () => {
    const { page, box } = await openSearch(site);
    await page.route('**/api/suggest/stocks/', (route) => route.abort());
    await page.route('**/api/suggest/indexes/', (route) =>
      route.fulfill({ status: 500, body: 'oops' }),
    );
    await page.route('**/api/suggest/companies/', (route) => route.fulfill({ body: '<html>' }));
    await page.route('**/api/suggest/etf/', (route) => route.fulfill({ json: { ok: 1 } }));
    await ask(box, 'bank');
    expect(await box.tabs.allTextContents()).toEqual([
      'Bonds 3',
      'Stocks 0',
      'Indexes 0',
      'Companies 0',
      'ETFs 0',
    ]);
    await box.tab('ETFs').click();
    expect(await box.message.textContent()).toBe('Nothing found of this type.');
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

test('SRC-5 answers that come in another order do not move the choice away', async () => {
  const { page, box } = await openSearch(site);
  const waiting = await answerSuggest(page, (type) =>
    type === 'bonds' ? null : suggested(`${type} A`, `${type} B`, `${type} C`),
  );
  await box.field.fill('bank');
  await expectSoon(() => box.tab('ETFs').textContent()).toBe('ETFs 3');
  expect(await box.activeTab()).toBe('Bonds …');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  expect(await box.activeOption()).toBeNull();
  await waiting[0]?.fulfill({ json: suggested('Only bond') });
  await expectSoon(() => box.options.allTextContents()).toEqual(['Only bondT0']);
  expect(await box.activeOption()).toBeNull();
});

test('SRC-9 a choice among the older results is none among the newer', async () => {
  const { page, box } = await openSearch(site, '/', { isAlone: true });
  await answerSuggest(page, (_, term) => suggested(`${term} A`, `${term} B`));
  await ask(box, 'ban');
  await stopClock(page);
  await page.keyboard.press('k');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await box.activeOption()).toBe('ban BT1');
  await page.clock.runFor(300);
  await expectSoon(() => box.options.first().textContent()).toBe('bank AT0');
  expect(await box.activeOption()).toBeNull();
});
