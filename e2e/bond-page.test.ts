import { describe, expect, test } from 'vitest';
import { label } from '../src/labels/labels.ts';
import { expectAccessible, expectFits, useSite } from './browser.ts';
import { asAccount, drawn, useMarketDay } from './index-pages.ts';
import { textOfPdf } from './pdf-text.ts';
import { hydrated } from './widgets/widget-page.ts';

useMarketDay();
const site = useSite();
const BOND = '/bonds/10002/';
const t = (key: string, values: Record<string, string> = {}) =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, value),
    label('eng', key),
  );
const howTitle = (figure: string) => t('fig_how', { figure: t(figure) });
const NARROW = { width: 320, height: 700 };

describe('the bond page', () => {
  test('BND-6 BND-7 headline figures link by keyboard to their derivation, also on paper', async () => {
    const page = await hydrated(await site.open(BOND, { prepare: asAccount(site, 'paid') }));
    const row = page.locator('dl', { hasText: t('fig_price') }).first();
    const text = await row.innerText();
    for (const figure of ['fig_yield', 'fig_duration', 'fig_accrued']) {
      expect(text).toContain(t(figure));
    }
    expect(text).not.toContain('***');

    const figure = row.getByRole('link', { name: howTitle('fig_yield') });
    const shown = await figure.innerText();
    await figure.focus();
    await page.keyboard.press('Enter');
    const section = page.getByRole('region', { name: howTitle('fig_yield'), exact: true }).first();
    await section.waitFor();
    expect(new URL(page.url()).search).toBe('?derive=yield');
    // The focus moves to the heading of the section.
    await page.waitForFunction(() => document.activeElement?.id === 'derivation');
    const said = await section.innerText();
    const [, rate = ''] = /y = ([\d.]+) %/.exec(said) ?? [];
    expect(Number(rate).toFixed(3)).toBe(shown);
    const values = await section.locator('tbody td:last-child').allInnerTexts();
    const sum = await section.locator('tfoot td:last-child').innerText();
    expect(values.reduce((all, value) => all + Number(value), 0).toFixed(4)).toBe(sum);
    expect(said).toContain(`dirty price ${sum}`);
    await expectAccessible(page, '[aria-labelledby=derivation]');
    const sheets = await textOfPdf(await page.pdf({ format: 'A4' }));
    expect(sheets).toContain(sum);
    expect(sheets).not.toContain(t('derive_close'));
    await section.getByRole('link', { name: t('derive_close') }).click();
    await section.waitFor({ state: 'detached' });
  });

  test('CHT-1 the chart shows price, yield or spread, and the URL remembers which', async () => {
    const page = await drawn(
      await site.open(`${BOND}?period=3m`, { prepare: asAccount(site, 'paid') }),
    );
    await page.getByRole('tab', { name: t('bond_chart_yield'), exact: true }).click();
    await page.waitForURL(/chart=yield/);
    expect(new URL(page.url()).searchParams.get('period')).toBe('3m');
    await drawn(page);
    await page.getByRole('tab', { name: '5Y' }).click();
    await page.waitForURL(/chart=yield.*period=5y/);
    const file = page.locator('a[href*="history.csv"]');
    const href = (await file.getAttribute('href')) ?? '';
    const sent = await page.request.get(new URL(href, site.origin).href);
    expect((await sent.text()).split(/\r?\n/)[0]).toContain(t('fig_accrued'));

    // If the session ends while the page is open, no figure remains.
    await page.context().clearCookies();
    await page.getByRole('tab', { name: t('bond_chart_close'), exact: true }).click();
    const row = page.locator('dl', { hasText: t('fig_price') }).first();
    await expect.poll(() => row.innerText()).toContain('***');
    expect(await row.getByRole('link', { name: howTitle('fig_yield') }).count()).toBe(0);
  });

  test('without scripts and access, at 320 px: terms are shown, values are not, and everything fits', async () => {
    const page = await site.open(`${BOND}?chart=yield&derive=yield`, {
      javaScriptEnabled: false,
      viewport: NARROW,
    });
    const row = page.locator('dl', { hasText: t('fig_price') }).first();
    expect(await row.innerText()).toContain('***');
    // An empty place has no grey background.
    expect(await row.evaluate((list) => getComputedStyle(list).backgroundColor)).toBe(
      'rgba(0, 0, 0, 0)',
    );
    // Accrued interest follows from the terms, which are public.
    expect(await row.innerText()).toMatch(/\d\.\d{4}\n\d+ of \d+ days/);
    expect(await page.locator('#derivation').count()).toBe(0);
    // Not even a shape is drawn: together with the terms it would reveal the yield.
    const history = page.locator('section[aria-labelledby=history]');
    expect(await history.locator('[data-locked-picture]').innerText()).toContain(t('chart_locked'));
    expect(await history.locator('path[d], canvas').count()).toBe(
      await history.locator('button path[d], [data-locked-picture] path[d]').count(),
    );
    await expectFits(page);
    await asAccount(site, 'paid')(page);
    await page.goto(`${site.origin}${BOND}?derive=duration#derivation`);
    expect(await page.locator('#derivation').innerText()).toBe(howTitle('fig_duration'));
    await expectFits(page);
  });
});
