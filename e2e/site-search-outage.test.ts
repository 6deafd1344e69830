import { describe, expect, test } from 'vitest';
import { SEARCH_TYPES } from '../src/domain/search/search-type.ts';
import { expectAccessible, useSite } from './browser.ts';
import { searchFor, expectSoon, openSearch, START, withBrokenSearch } from './search-parts.ts';
import { isFocused } from './widgets/widget-page.ts';

const site = useSite();
const OUTAGE = 'Search is unavailable. Try again later.';

describe('an outage is not “nothing found”', () => {
  test('the server fails: this is reported, with a retry', async () => {
    const { page, box } = await openSearch(site);
    await withBrokenSearch(site, SEARCH_TYPES, async () => {
      await searchFor(box, 'bank');
      expect(await box.message.textContent()).toBe(OUTAGE);
      for (const tab of await box.tabs.allTextContents()) expect(tab).toMatch(/ !not available$/);
      await expectAccessible(page, 'header form[role=search]');
      await box.ways.click();
      await expectSoon(() => box.message.textContent()).toBe(OUTAGE);
    });
    await box.ways.click();
    // A faster type may be shown until the first one responds.
    await expectSoon(() => box.activeTab()).toBe('Bonds 2');
    expect([await box.options.count(), await isFocused(box.field)]).toEqual([2, true]);
  });

  test('the next key retries', async () => {
    const { page, box } = await openSearch(site);
    await withBrokenSearch(site, SEARCH_TYPES, async () => {
      await searchFor(box, 'ban');
      expect(await box.message.textContent()).toBe(OUTAGE);
    });
    await page.keyboard.press('k');
    await expectSoon(() => box.options.count()).toBe(2);
  });

  test('the network is down: it retries when it is back', async () => {
    const { page, box } = await openSearch(site, START, { isAlone: true });
    await page.context().setOffline(true);
    await searchFor(box, 'bank');
    expect(await box.message.textContent()).toBe(OUTAGE);
    await page.context().setOffline(false);
    await expectSoon(() => box.options.count()).toBe(2);
  });

  test('one type fails: its tab says so, the others still work', async () => {
    const { box } = await openSearch(site);
    await withBrokenSearch(site, ['bonds'], async () => {
      await searchFor(box, 'bank');
      expect(await box.tabs.allTextContents()).toEqual([
        'Bonds !not available',
        'Stocks 1',
        'Indexes 3',
        expect.stringMatching(/^Companies [1-9]$/),
        'ETFs 0',
      ]);
      expect(await box.activeTab()).toBe('Stocks 1');
      // The failed type may have results that the others don't.
      await searchFor(box, 'zzzzqqq');
      expect(await box.activeTab()).toBe('Bonds !not available');
      expect(await box.message.textContent()).toBe('This type can’t be searched right now.');
    });
    await box.ways.click();
    await expectSoon(() => box.message.textContent()).toMatch(/^Nothing found\. /);
  });
});
