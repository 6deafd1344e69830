import { beforeAll, describe, expect, test } from 'vitest';
import { addTestBond, addTestIssuer } from '../src/db/testing/test-bonds.ts';
import { expectAccessible, expectFits, PHONE, useSite } from './browser.ts';
import { asAccount, english as t, useMarketDay } from './index-pages.ts';

useMarketDay();
const site = useSite();
const ISSUER = 970_000;
const BILL = 970_001;
/** Bonds of the tiny market. */
const FLOATER = 10_010;
const LINKER = 10_060;
const DEFAULTED = 10_014;

beforeAll(async () => {
  const { db } = site.app.db;
  await addTestIssuer(db, ISSUER);
  await addTestBond(db, {
    id: BILL,
    issuerId: ISSUER,
    currency: 'USD',
    terms: {
      coupon_type: 'zero',
      coupon_rate: '0',
      coupons_per_year: 0,
      day_count: 'ACT/365',
      issued_on: '2026-04-14',
      matures_on: '2027-04-14',
    },
    values: { close: '99.132' },
  });
});

async function open(path: string, options: object = {}) {
  return site.open(path, { prepare: asAccount(site, 'paid'), ...options });
}

type Page = Awaited<ReturnType<typeof open>>;

/** The text below a title in the row of figures. */
async function figure(page: Page, title: string): Promise<string> {
  const row = page.locator(`dl[aria-label="${t('fig_title')}"] > div`);
  return row.filter({ has: page.getByText(title, { exact: true }) }).innerText();
}

describe('the head of the bond page', () => {
  test('BND-13 for a floater: rate and spread duration, two margins, its reset', async () => {
    const page = await open(`/bonds/${FLOATER}/`);
    const rate = Number((await figure(page, t('kind_rate_duration'))).split('\n')[1]);
    const spread = Number((await figure(page, t('kind_spread_duration'))).split('\n')[1]);
    expect(Math.abs(rate)).toBeLessThan(1);
    expect(spread).toBeGreaterThan(Math.abs(rate));
    expect(await figure(page, `${t('kind_forward_margin')}, bp`)).toMatch(/\n-?\d/);
    await page.getByText(/Current rate .* %, set for the period from/).waitFor();
    await page.getByText(/Next fixing/).waitFor();
    // The price moves only a little with the index.
    const moves = page.locator('table', { hasText: t('calc_move_index') });
    const prices = await moves.locator('tbody td').allInnerTexts();
    expect(Math.abs(Number(prices[0]) - Number(prices.at(-1)))).toBeLessThan(4);
    await expectAccessible(page);
    await page.goto(`${page.url()}?derive=duration`);
    await page.getByText(/Rate duration = \(/).waitFor();
  });

  test('BND-19 for a bill: four rates, with the quoted one in the URL', async () => {
    const page = await open(`/bonds/${BILL}/`, { viewport: PHONE });
    expect(await figure(page, `${t('kind_discount')}, %`)).toContain('2.111');
    expect(await figure(page, `${t('kind_money_market')}, %`)).toContain('ACT/360');
    expect(await figure(page, `${t('kind_annual')}, %`)).toContain('2.173');
    await expectFits(page);
    const tabs = page.getByRole('tablist', { name: t('kind_quoted_as') });
    await tabs.getByRole('tab', { name: t('kind_quote_money_market') }).click();
    await page.waitForURL(/quote=money_market/);
    await tabs.locator('[aria-selected=true]', { hasText: t('kind_quote_money_market') }).waitFor();
    // The calculator uses the chosen rate convention.
    const rate = page.getByLabel(`${t('kind_money_market')}, %`);
    await expect.poll(() => rate.inputValue()).toMatch(/^2\.1298/);
    await tabs.getByRole('tab', { name: t('kind_quote_discount') }).click();
    const discount = page.getByLabel(`${t('kind_discount')}, %`);
    await expect.poll(() => discount.inputValue()).toMatch(/^2\.111/);
    await discount.fill('3');
    // 148 days: 100 × (1 − 3 % × 148 ÷ 360).
    await expect.poll(() => page.getByLabel(t('calc_price')).inputValue()).toBe('98.7667');
    // A list says which yield it shows.
    const list = await page.request.get(`${site.origin}/bonds/?couponType=zero`);
    expect(await list.text()).toContain(t('part_bill_yield'));
  });

  test('BND-20 for an inflation-linked bond: index ratio, real and nominal yield at a typed inflation rate', async () => {
    const page = await open(`/bonds/${LINKER}/`, { javaScriptEnabled: false });
    const before = await figure(page, `${t('kind_nominal_yield')}, %`);
    expect(await figure(page, t('kind_index_ratio'))).toMatch(/1\.\d{5}\n.*lag of 3 months/);
    await page.getByLabel(t('kind_inflation')).fill('3.5');
    await page.getByRole('button', { name: t('kind_apply'), exact: true }).click();
    const after = await figure(page, `${t('kind_nominal_yield')}, %`);
    expect(after).toContain('3.5 %');
    expect(after).not.toBe(before);
    await page.getByText(t('kind_no_floor')).waitFor();
  });

  test('BND-15 in default: claim and recovery; what can’t be calculated is reported next to the field', async () => {
    const page = await open(`/bonds/${DEFAULTED}/`);
    expect(await figure(page, `${t('kind_implied')}, %`)).toMatch(/\n3\d\.\d/);
    expect(await figure(page, `${t('kind_claim')}, %`)).toMatch(/\n10\d\.\d{3}/);
    const recovery = page.getByLabel(t('kind_recovery'));
    await recovery.fill('0');
    await page.getByRole('button', { name: t('kind_apply') }).click();
    await page.waitForURL(/recovery=0/);
    expect(await figure(page, `${t('kind_at_recovery', { recovery: '0' })}, %`)).toContain(
      '−100.0',
    );
    await recovery.fill('120');
    await page.getByRole('button', { name: t('kind_apply') }).click();
    await page.getByText(t('kind_refused_recovery')).waitFor();
    await expectAccessible(page);
  });
});
