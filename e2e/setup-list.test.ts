import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { label } from '../src/labels/labels.ts';
import { LANGUAGE_CODES } from '../src/domain/text/language.ts';
import { expectAccessible, expectFits, useSite } from './browser.ts';
import { asAccount } from './index-pages.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Set up your portal' });

describe('OPR-8 a portal that has data but isn’t set up yet', () => {
  const site = useSite({ config: { demo: false } });

  test('OPR-8 only operators get the checklist; others don’t even have it in the page source', async () => {
    for (const kind of [undefined, 'free', 'paid'] as const) {
      const page = await site.open('/', kind ? { prepare: asAccount(site, kind) } : {});
      expect(await list(page).count()).toBe(0);
      const source = await page.content();
      for (const word of ['checklist_', 'Set up your portal', 'isDone', 'npm run']) {
        expect([kind, word, source.includes(word)]).toEqual([kind, word, false]);
      }
      const refused = await page.request.post(`${site.origin}/admin/`, {
        headers: { origin: site.origin },
        form: { close: 'on' },
      });
      expect([401, 403]).toContain(refused.status());
    }
  });

  test('OPR-8 fits in ten languages from 320 to 1920 px, in both themes', async () => {
    const page = await site.open('/', { prepare: asAccount(site, 'operator') });
    for (const language of LANGUAGE_CODES) {
      await page.goto(`${site.origin}/?lang=${language}`);
      const region = page.getByRole('region', { name: label(language, 'checklist_title') });
      expect(await region.getByRole('listitem').count()).toBe(5);
      for (const width of [320, 768, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await expectFits(page);
      }
    }
    await page.goto(`${site.origin}/?lang=eng`);
    for (const theme of ['light', 'dark'] as const) {
      await page.goto(`${site.origin}/?theme=${theme}`);
      await expectAccessible(page, 'main section:first-of-type');
    }
  });

  test('OPR-8 by keyboard and without scripts: open a step, and close the list for good', async () => {
    const page = await site.open('/', {
      javaScriptEnabled: false,
      prepare: asAccount(site, 'operator'),
    });
    const data = list(page).getByRole('listitem').filter({ hasText: 'Load data' });
    expect(await data.getByRole('img', { name: 'Done' }).count()).toBe(1);
    const name = list(page).getByRole('link', { name: 'Set the site’s name and contact' });
    await name.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/settings/#name-siteName');
    await page.goto(`${site.origin}/`);
    await list(page).getByRole('button', { name: 'Close this list' }).focus();
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
    expect(await list(page).count()).toBe(0);
    await page.goto(`${site.origin}/admin/settings/`);
    const setting = page.getByRole('region', { name: 'Setup checklist' });
    await setting.getByRole('combobox').selectOption('on');
    await setting.getByRole('button', { name: 'Save' }).click();
    await page.goto(`${site.origin}/`);
    expect(await list(page).count()).toBe(1);
  });
});
