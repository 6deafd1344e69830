import { beforeAll, describe, expect, test } from 'vitest';
import { addOddBonds, ODD_BONDS } from '../src/db/testing/odd-bonds.ts';
import { expectAccessible, expectFits, PHONE, useSite } from './browser.ts';
import { asAccount, english as t, useMarketDay } from './index-pages.ts';
import { hydrated } from './widgets/widget-page.ts';

useMarketDay();
const site = useSite();
beforeAll(() => addOddBonds(site.app.db.db));

async function open(path: string, options: object = {}) {
  return hydrated(await site.open(path, { prepare: asAccount(site, 'paid'), ...options }));
}

type Page = Awaited<ReturnType<typeof open>>;

/** Types a date into the field by keyboard. */
async function typeSettlement(page: Page, day: string): Promise<void> {
  await page.getByLabel(t('calc_settlement'), { exact: true }).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(day);
  await page.keyboard.press('Enter');
}

/** The message and the hint next to the settlement field. */
async function besideSettlement(page: Page): Promise<string> {
  const field = page.getByLabel(t('calc_settlement'), { exact: true });
  const ids = (await field.getAttribute('aria-describedby')) ?? '';
  const texts = await Promise.all(
    ids.split(' ').map((id) => page.locator(`[id="${id}"]`).innerText()),
  );
  return texts.filter(Boolean).join(' ');
}

/** A row of the calculator's results; undefined if it doesn't exist. */
async function row(page: Page, title: string): Promise<string | undefined> {
  const found = page.locator('[aria-labelledby=calculator] dt', { hasText: title });
  return (await found.count()) === 0 ? undefined : found.locator('+ dd').innerText();
}

describe('edge cases and bad input on the bond page', () => {
  test('BND-12 calls in the past, tomorrow and below par, and a put on the day of a call', async () => {
    const page = await open(`/bonds/${ODD_BONDS.rights}/`, { viewport: PHONE });
    const strip = page.getByRole('navigation', { name: t('fig_workout'), exact: true });
    const tabs = await strip.getByRole('link').allInnerTexts();
    // The worst is the call on the day after settlement: an annualised rate over one day, which the
    // page points out.
    const short = t('fig_short', { days: '1' });
    expect(tabs.filter((text) => text.includes(short))).toHaveLength(2);
    expect(tabs.join(' ')).not.toContain('16 Nov 2026');
    const figures = page.locator(`dl[aria-label="${t('fig_title')}"]`);
    expect(await figures.innerText()).toContain(short);
    expect(await page.getByText(t('calc_assume_short')).count()).toBe(2);
    await expectFits(page);
    const table = page.getByRole('table', { name: t('fig_work_all') });
    const ends = await table.getByRole('row').allInnerTexts();
    expect(ends.filter((text) => text.includes('14 Mar 2028'))).toHaveLength(2);
    expect(ends.join(' ')).not.toContain('14 May 2026');
    await expectAccessible(page, '[aria-labelledby=calculator]');

    // To the next call, but settled after the last one.
    await page.goto(`${site.origin}/bonds/${ODD_BONDS.rights}/?workout=call`);
    await hydrated(page);
    await typeSettlement(page, '2028-06-01');
    await expect.poll(() => besideSettlement(page)).toBe(t('bond_refused_no_workout'));
    expect(await row(page, t('calc_dirty'))).toBeUndefined();
    await typeSettlement(page, '2027-01-15');
    await expect.poll(() => row(page, t('calc_dirty'))).toMatch(/^\d/);
    const calculator = page.locator('[aria-labelledby=calculator]');
    expect(await calculator.getByText(t('calc_assume_short')).count()).toBe(0);
    // Messages about values out of range name the limit.
    const rate = page.getByLabel(t('calc_yield'));
    await rate.fill('-250');
    await calculator.getByText(/^Enter more than [−-]200 %\.$/).waitFor();
    await rate.fill('2000000');
    await calculator.getByText(/^Enter at most 1.000.000 %\.$/).waitFor();
  });

  test('BND-13 BND-14 a floater without a fixing; its calendar ends first; a settlement on Thanksgiving', async () => {
    const page = await open(`/bonds/${ODD_BONDS.floater}/`);
    const calculator = page.locator('[aria-labelledby=calculator]');
    const head = page.locator('main');
    await head.getByText(/isn’t stored: .* % \(last index plus margin\) is assumed\./).waitFor();
    expect(await calculator.getByText(t('kind_assume_fixing')).count()).toBe(1);
    expect(await calculator.innerText()).toMatch(
      /Holidays after 20\d\d haven’t been published yet/,
    );
    await typeSettlement(page, '2026-11-26');
    await expect.poll(() => besideSettlement(page)).toBe(t('calc_closed', { day: '27 Nov 2026' }));
    const field = page.getByLabel(t('calc_settlement'), { exact: true });
    expect(await field.inputValue()).toContain('26');
    expect(await row(page, t('calc_dirty'))).toMatch(/^\d/);
  });

  test('BND-19 a bill settled over a year before maturity; every list says which yield it shows', async () => {
    const page = await open(`/bonds/${ODD_BONDS.bill}/?quote=discount`);
    await page.getByLabel(`${t('kind_discount')}, %`).waitFor();
    await typeSettlement(page, '2026-02-02');
    await expect.poll(() => besideSettlement(page)).toBe(t('kind_refused_over_a_year'));
    expect(await row(page, t('calc_dirty'))).toBeUndefined();
    // In the list of the issuer's bonds.
    const listed = page.locator('section[aria-labelledby=issuer-bonds] tr', {
      hasText: t('part_bill_yield'),
    });
    expect(await listed.count()).toBe(1);
    for (const path of ['/company/980000/', '/search/?q=Bond%20980003&type=bonds']) {
      const sent = await page.request.get(`${site.origin}${path}`);
      expect(await sent.text()).toContain(t('part_bill_yield'));
    }
    // What its source doesn't know is named.
    const unknown = await page.request.get(`${site.origin}/bonds/${ODD_BONDS.unknown}/`);
    expect(unknown.status()).toBe(200);
    expect(await unknown.text()).toContain(t('fig_missing_day_count'));
    const zero = await page.request.get(`${site.origin}/bonds/${ODD_BONDS.zero}/?quote=discount`);
    expect(await zero.text()).not.toContain(t('kind_discount'));
  });

  test('BND-20 an inflation-linked bond uses the index ratio of the typed date, and says if there is none', async () => {
    const page = await open(`/bonds/${ODD_BONDS.linker}/`);
    const pay = t('calc_pay', { currency: 'EUR' });
    await expect.poll(() => row(page, t('calc_ratio'))).toMatch(/^1\.2[34]\d{3}$/);
    await typeSettlement(page, '2025-03-03');
    await expect.poll(() => row(page, t('calc_ratio'))).toMatch(/^1\.040\d\d$/);
    expect(await row(page, pay)).toMatch(/^\d/);
    const none = t('calc_no_ratio', { from: '1 Dec 2024', to: '30 Nov 2026' });
    for (const day of ['2024-06-14', '2026-12-01']) {
      await typeSettlement(page, day);
      await expect.poll(() => besideSettlement(page)).toBe(none);
      expect([await row(page, t('calc_ratio')), await row(page, pay)]).toEqual([
        undefined,
        undefined,
      ]);
      // Nominal cash flows don't depend on it.
      expect(await row(page, t('calc_dirty'))).toMatch(/^\d/);
    }
    // Without scripts the page shows the same.
    const query = new URLSearchParams({ by: 'price', price: '100', settlement: '2026-12-01' });
    const sent = await page.request.get(`${page.url().split('?')[0]}?${query.toString()}`);
    expect(await sent.text()).toContain(none);
  });

  test('BND-15 a recovery of 0 is a total loss; 120 is rejected next to the field', async () => {
    const page = await open('/bonds/10014/');
    const recovery = page.getByLabel(t('kind_recovery'));
    await recovery.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('0');
    await page.keyboard.press('Enter');
    await page.waitForURL(/recovery=0/);
    await page.getByText('−100.0', { exact: true }).waitFor();
    await recovery.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('120');
    await page.keyboard.press('Enter');
    await page.getByText(t('kind_refused_recovery')).waitFor();
    expect(await recovery.getAttribute('aria-invalid')).toBe('true');
  });
});
