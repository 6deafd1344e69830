import { describe, expect, test } from 'vitest';
import { label } from '../src/labels/labels.ts';
import { expectAccessible, expectFits, PHONE, useSite } from './browser.ts';
import { asAccount, drawn, INDEX_PATH, useMarketDay } from './index-pages.ts';
import { textOfPdf } from './pdf-text.ts';
import { hydrated, isFocused } from './widgets/widget-page.ts';

useMarketDay();
const site = useSite();
const t = (key: string) => label('eng', key);
/** Line breaks differ on paper, and the font has only one apostrophe. */
const bare = (text: string) => text.replaceAll(/\s+/g, '').replaceAll('ʼ', '’');

describe('the help', () => {
  test('by keyboard: search while typing, open a result, and continue at its heading', async () => {
    const page = await hydrated(await site.open('/help/'));
    const field = page.getByRole('main').getByRole('searchbox');
    await field.focus();
    await page.keyboard.type('worst');
    await page.waitForURL(/\/help\/\?q=worst$/);
    const results = page.locator('main ol li');
    await results.first().waitFor();
    expect(await isFocused(field)).toBe(true);
    expect(await page.getByRole('status').filter({ hasText: '“worst”' }).innerText()).toMatch(
      /^\d+ results? for “worst”$/,
    );
    expect(await results.first().locator('mark').first().innerText()).toMatch(/^worst$/i);
    await expectAccessible(page, 'main');

    // More letters, and deleting them restores the page.
    await page.keyboard.type('xyzzy');
    await page.getByText('Nothing found for “worstxyzzy”').waitFor();
    await expectAccessible(page, 'main');
    for (let i = 0; i < 5; i += 1) await page.keyboard.press('Backspace');
    await page.waitForURL(/\?q=worst$/);
    await results.first().waitFor();

    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await isFocused(results.first().getByRole('link'))).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/help\/figures\/#yield-to-worst$/);
    const heading = page.locator('#yield-to-worst');
    await expect
      .poll(() => heading.evaluate((node) => Math.round(node.getBoundingClientRect().top)))
      .toBeLessThan(200);
    await expectAccessible(page, 'main');
  });

  test('the menu next to an article links to its sections and to other articles', async () => {
    const page = await hydrated(await site.open('/help/figures/'));
    const menu = page.getByRole('navigation', { name: t('help_menu') });
    expect(await menu.locator('[aria-current=page]').innerText()).toBe(
      await page.getByRole('heading', { level: 1 }).innerText(),
    );
    await menu.getByRole('link', { name: 'Spreads and curves' }).click();
    await page.waitForURL(/#spreads$/);
    await expect
      .poll(() => menu.locator('[aria-current=true]').innerText())
      .toBe('Spreads and curves');
    // A link in the text opens without a reload.
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await menu.getByRole('link', { name: 'Screeners' }).click();
    await page.waitForURL(/\/help\/screeners\/$/);
    await page.locator('article').getByRole('link', { name: 'API', exact: true }).click();
    await page.waitForURL(/\/help\/api\/$/);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });

  test('on a phone, without scripts: the menu folds, and the form searches', async () => {
    const page = await site.open('/help/api/', { viewport: PHONE, javaScriptEnabled: false });
    await expectFits(page);
    const fold = page.locator('main details');
    expect(await fold.getByRole('link').first().isVisible()).toBe(false);
    await fold.locator('summary').click();
    expect(await fold.getByRole('link', { name: 'Tokens', exact: true }).isVisible()).toBe(true);
    await expectFits(page);
    await page.getByRole('main').getByRole('searchbox').fill('token');
    await page
      .getByRole('main')
      .getByRole('button', { name: t('search_label') })
      .click();
    await page.waitForURL(/\/help\/\?q=token$/);
    expect(await page.locator('main mark').count()).toBeGreaterThan(2);
  });
});

test('on paper an article is complete, without menu and search', async () => {
  const page = await site.open('/help/api/');
  const texts = await page
    .locator('article :is(h1, h2, p, li, td, th, pre)')
    .evaluateAll((found) => found.map((each) => each.textContent));
  expect(texts.length).toBeGreaterThan(30);
  const paper = bare(await textOfPdf(await page.pdf({ format: 'A4' })));
  expect(texts.filter((text) => !paper.includes(bare(text)))).toEqual([]);
  const controls = ['help_search', 'help_contents', 'help_group_market'].map(t);
  expect(controls.filter((text) => paper.includes(bare(text)))).toEqual([]);
});

describe('links to help articles', () => {
  test('a question mark opens the explanation, by keyboard', async () => {
    const page = await drawn(await site.open(INDEX_PATH, { prepare: asAccount(site, 'paid') }));
    const hint = page.locator('[data-hint]').first();
    await hint.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const link = hint.getByRole('link', { name: t('help_more') });
    expect(await isFocused(link)).toBe(true);
    await expectAccessible(page, '[data-hint]');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/help\/figures\/#day-change$/);
    expect(await page.locator('#day-change').innerText()).toBe('Day change');
  });

  test('so does the derivation of a figure, and the footer links to all articles', async () => {
    const page = await hydrated(
      await site.open('/bonds/10002/?derive=duration', { prepare: asAccount(site, 'paid') }),
    );
    const section = page.locator('[aria-labelledby=derivation]');
    await section.getByRole('link', { name: t('help_more') }).click();
    await page.waitForURL(/\/help\/figures\/#modified-duration$/);
    await page
      .locator('footer')
      .getByRole('link', { name: t('menu_help'), exact: true })
      .click();
    await page.waitForURL(/\/help\/$/);
    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.innerText()).toBe(t('help_title'));
  });
});
