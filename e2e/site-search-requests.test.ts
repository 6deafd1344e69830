import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useSite } from './browser.ts';
import {
  answerSuggest,
  searchFor,
  asked,
  expectSoon,
  openSearch,
  START,
  stopClock,
  suggested,
} from './search-parts.ts';

const site = useSite();
const TYPES = ['bonds', 'companies', 'etf', 'indexes', 'stocks'];

/** Sent and aborted requests, as `type term`. */
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

test('SRC-2 sends a request 300 ms after the last key, and never for two characters', async () => {
  const { page, box } = await openSearch(site, START, { isAlone: true });
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
  test('SRC-4 a new term aborts the requests of the previous one', async () => {
    const { page, box } = await openSearch(site);
    const { sent, broken } = watch(page);
    await answerSuggest(page, (_, term) => (term === 'ban' ? null : suggested('Newer')));
    await box.field.fill('ban');
    await expectSoon(() => sent.toSorted()).toEqual(all('ban'));
    await box.field.press('k');
    await expectSoon(() => broken.toSorted()).toEqual(all('ban'));
    await expectSoon(() => box.options.allTextContents()).toEqual(['NewerT0']);
  });

  test('SRC-4 so does a term that becomes too short', async () => {
    const { page, box } = await openSearch(site);
    const { sent, broken } = watch(page);
    await answerSuggest(page, () => null);
    await box.field.fill('ban');
    await expectSoon(() => sent.length).toBe(5);
    await box.field.press('Backspace');
    await expectSoon(() => broken.length).toBe(5);
  });

  test('SRC-4 a late response to an older term never replaces a newer one', async () => {
    const { page, box } = await openSearch(site, START, {
      // Otherwise the browser itself would drop the late responses.
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
    // The next frame would have rendered it.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(await box.options.allTextContents()).toEqual(['NewerT0']);
    expect(await box.tabs.first().textContent()).toBe('Bonds 1');
  });

  test('SRC-4 choosing aborts pending requests', async () => {
    const { page, box } = await openSearch(site);
    const { broken } = watch(page);
    await answerSuggest(page, (type) => (type === 'etf' ? null : suggested('Bank')));
    await box.field.fill('bank');
    await box.options.first().click();
    await expectSoon(() => broken).toEqual(['etf bank']);
  });

  test('a failing type, whatever the failure, says so in its tab and raises no alert', async () => {
    const { page, box } = await openSearch(site);
    await page.route('**/api/suggest/stocks/', (route) => route.abort());
    await page.route('**/api/suggest/indexes/', (route) =>
      route.fulfill({ status: 500, body: 'oops' }),
    );
    await page.route('**/api/suggest/companies/', (route) => route.fulfill({ body: '<html>' }));
    await page.route('**/api/suggest/etf/', (route) => route.fulfill({ json: { ok: 1 } }));
    await searchFor(box, 'bank');
    expect(await box.tabs.allTextContents()).toEqual([
      'Bonds 2',
      'Stocks !not available',
      'Indexes !not available',
      'Companies !not available',
      'ETFs !not available',
    ]);
    await box.tab('ETFs').click();
    expect(await box.message.textContent()).toBe('This type can’t be searched right now.');
    await page.unroute('**/api/suggest/etf/');
    await box.ways.filter({ hasText: 'Try again' }).click();
    await expectSoon(() => box.tab('ETFs').textContent()).toBe('ETFs 0');
    expect(await box.message.textContent()).toBe('No results of this type.');
    expect(await box.tab('Stocks').textContent()).toBe('Stocks !not available');
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

function three(type: string) {
  return suggested(`${type} A`, `${type} B`, `${type} C`);
}

describe('types that respond one after the other', () => {
  test('SRC-5 are shown as they arrive, finally the first with results', async () => {
    const { page, box } = await openSearch(site);
    const waiting = await answerSuggest(page, (type) =>
      ['bonds', 'stocks'].includes(type) ? null : three(type),
    );
    await box.field.fill('bank');
    await expectSoon(() => box.options.count()).toBe(3);
    expect(await box.tabs.allTextContents()).toEqual([
      'Bonds …',
      'Stocks …',
      'Indexes 3',
      'Companies 3',
      'ETFs 3',
    ]);
    expect(await box.activeTab()).toBe('Indexes 3');
    for (const route of waiting) await route.fulfill({ json: suggested('The only one') });
    await expectSoon(() => box.activeTab()).toBe('Bonds 1');
    expect(await box.options.allTextContents()).toEqual(['The only oneT0']);
  });

  test.each(['the pointer', 'the arrows'])(
    'SRC-5 do not replace the list that %s are on',
    async (what) => {
      const { page, box } = await openSearch(site);
      const waiting = await answerSuggest(page, (type) => (type === 'bonds' ? null : three(type)));
      await box.field.fill('bank');
      await expectSoon(() => box.activeTab()).toBe('Stocks 3');
      if (what === 'the pointer') await box.options.nth(1).hover();
      else for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
      expect(await box.activeOption()).toBe('stocks BT1');
      await waiting[0]?.fulfill({ json: suggested('Only bond') });
      await expectSoon(() => box.tab('Bonds').textContent()).toBe('Bonds 1');
      expect([await box.activeTab(), await box.activeOption()]).toEqual(['Stocks 3', 'stocks BT1']);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/stocks/2/');
    },
  );

  test('SRC-5 are awaited briefly, so that the right tab is shown at once', async () => {
    const { page, box } = await openSearch(site, START, { isAlone: true });
    const waiting = await answerSuggest(page, (type) => (type === 'bonds' ? null : three(type)));
    await stopClock(page);
    await box.field.fill('bank');
    await page.clock.runFor(300);
    await expectSoon(() => box.tab('ETFs').textContent()).toBe('ETFs 3');
    expect([await box.activeTab(), await box.options.count()]).toEqual(['Bonds …', 0]);
    await page.clock.runFor(200);
    await expectSoon(() => box.activeTab()).toBe('Stocks 3');
    await waiting[0]?.fulfill({ json: suggested('Only bond') });
    await expectSoon(() => box.activeTab()).toBe('Bonds 1');
  });
});

test('older results stay until the newer ones arrive; the panel is never empty in between', async () => {
  const { page, box } = await openSearch(site);
  const waiting = await answerSuggest(page, (type, term) =>
    term === 'ban' ? suggested(`${type} old`) : null,
  );
  await searchFor(box, 'ban');
  const state = async () => [
    await box.list.getAttribute('aria-busy'),
    await box.options.allTextContents(),
  ];
  expect(await state()).toEqual(['false', ['bonds oldT0']]);
  await page.keyboard.press('k');
  await expectSoon(() => waiting.length).toBe(5);
  expect(await state()).toEqual(['true', ['bonds oldT0']]);
  expect(await box.tab('ETFs').textContent()).toBe('ETFs 1');
  for (const route of waiting) await route.fulfill({ json: suggested('New', 'New too') });
  await expectSoon(state).toEqual(['false', ['NewT0', 'New tooT1']]);
  await expectSoon(() => box.tab('ETFs').textContent()).toBe('ETFs 2');
});

test('SRC-9 a choice among older results doesn’t carry over to the newer ones', async () => {
  const { page, box } = await openSearch(site, START, { isAlone: true });
  await answerSuggest(page, (_, term) => suggested(`${term} A`, `${term} B`));
  await searchFor(box, 'ban');
  await stopClock(page);
  await page.keyboard.press('k');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await box.activeOption()).toBe('ban BT1');
  await page.clock.runFor(300);
  await expectSoon(() => box.options.first().textContent()).toBe('bank AT0');
  expect(await box.activeOption()).toBeNull();
});
