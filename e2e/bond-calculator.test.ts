import { describe, expect, test } from 'vitest';
import { label } from '../src/labels/labels.ts';
import { expectAccessible, expectFits, PHONE, useSite } from './browser.ts';
import { asAccount, useMarketDay } from './index-pages.ts';
import { hydrated } from './widgets/widget-page.ts';

useMarketDay();
const site = useSite();
/** A fixed coupon without options. */
const BOND = '/bonds/10002/';
const t = (key: string) => label('eng', key);

describe('the bond calculator', () => {
  test('BND-3 has a column for each workout of a bond, also without scripts', async () => {
    // With puts, at an example price, which is visible to everyone.
    const page = await site.open('/bonds/10036/', { javaScriptEnabled: false, viewport: PHONE });
    const calculator = page.locator('[aria-labelledby=calculator]');
    const ends = calculator.locator('table', { hasText: t('calc_ends') });
    const heads = await ends.getByRole('columnheader').allInnerTexts();
    expect(heads.map((text) => text.split('\n')[0])).toEqual([
      t('calc_end_maturity'),
      t('calc_end_put'),
    ]);
    expect(heads.filter((text) => text.includes(t('calc_end_worst')))).toHaveLength(1);
    const rows = await ends.getByRole('row').allInnerTexts();
    expect(rows).toHaveLength(7);
    expect(rows[1]).toContain('18 May 2032');
    await expectFits(page);
  });

  test('starts with the market price, calculates both ways while typing, reports errors', async () => {
    const page = await hydrated(await site.open(BOND, { prepare: asAccount(site, 'paid') }));
    const price = page.getByLabel(t('calc_price'));
    const rate = page.getByLabel(t('calc_yield'));
    const market = await price.inputValue();
    const { rows } = await site.app.db.pool.query<{ last_value: string }>(
      "select last_value from series where instrument_id = 10002 and field = 'close'",
    );
    expect(Number(market)).toBe(Number(rows[0]!.last_value));
    const marketYield = await rate.inputValue();
    expect(marketYield).toMatch(/^-?\d+\.\d{4}$/);

    // By keyboard and with a decimal comma, as many readers type it.
    await price.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('101,5');
    await expect.poll(() => rate.inputValue()).not.toBe(marketYield);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+A');
    await page.keyboard.type(marketYield);
    await expect
      .poll(async () => Math.abs(Number(await price.inputValue()) - Number(market)))
      .toBeLessThan(0.001);

    await page.keyboard.press('Control+A');
    await page.keyboard.type('-200');
    const calculator = page.locator('[aria-labelledby=calculator]');
    await calculator.getByText(/^Enter more than/).waitFor();
    await price.fill('much');
    await calculator.getByText(t('bond_refused_not_a_number')).waitFor();
    expect(await price.getAttribute('aria-invalid')).toBe('true');
    const settlement = page.getByLabel(t('calc_settlement'), { exact: true });
    await settlement.fill('2090-01-01');
    await settlement.press('Enter');
    await calculator.getByText(/^Enter .* or earlier\.$/).waitFor();
    await price.fill('99');
    await expectAccessible(page, '[aria-labelledby=calculator]');

    // Amounts and the prices at other yields follow the typed price.
    await page.getByRole('button', { name: t('calc_again') }).click();
    await page.getByLabel('Nominal').fill('200 000');
    const money = page.locator('dt', { hasText: 'Settlement amount' }).locator('+ dd');
    await expect
      .poll(async () => Number((await money.innerText()).replaceAll(/\s/g, '')))
      .toBeGreaterThan(100_000);
    const moves = page.getByRole('table', { name: t('calc_moves') });
    const prices = (await moves.getByRole('cell').allInnerTexts()).map(Number);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    expect(prices).toHaveLength(4);

    await page.getByRole('button', { name: t('calc_again') }).click();
    await expect.poll(() => price.inputValue()).toBe(market);
    expect(
      await page
        .getByRole('table', { name: t('flows_title') })
        .first()
        .innerText(),
    ).toMatch(/\d\.\d{4}/);

    // The page notices the expired session with the next action.
    await page.context().clearCookies();
    await page.getByRole('tab', { name: '5Y' }).click();
    await expect.poll(() => price.inputValue()).toBe('100');
    expect(await rate.inputValue()).not.toBe(marketYield);
  });

  test('works without scripts and without access, on a phone, and reveals no market price', async () => {
    const page = await site.open(BOND, { javaScriptEnabled: false, viewport: PHONE });
    expect(await page.getByLabel(t('calc_price')).inputValue()).toBe('100');
    expect(await page.getByText(t('calc_example')).isVisible()).toBe(true);
    await expectFits(page);
    await page.getByLabel(t('calc_yield')).fill('5');
    await page.getByRole('button', { name: t('calc_from_yield') }).click();
    const priceAtFive = await page.getByLabel(t('calc_price')).inputValue();
    expect(priceAtFive).toMatch(/^\d+\.\d{4}$/);
    expect(priceAtFive).not.toBe('100');
    await page.getByLabel(t('calc_price')).fill('-1');
    await page.getByRole('button', { name: t('calc_from_price') }).click();
    const calculator = page.locator('[aria-labelledby=calculator]');
    expect(await calculator.getByText(t('bond_refused_not_positive')).isVisible()).toBe(true);
    const { rows } = await site.app.db.pool.query<{ last_value: string }>(
      "select last_value from series where instrument_id = 10002 and field = 'close'",
    );
    expect(await page.content()).not.toContain(rows[0]!.last_value);
  });

  test('text typed before hydration stays, and is used', async () => {
    const page = await site.open(BOND, {
      isAlone: true,
      prepare: (fresh) =>
        fresh.addInitScript(() => {
          // The page has loaded, but its scripts haven't started.
          document.addEventListener('readystatechange', () => {
            const field = document.querySelector<HTMLInputElement>('input[name=price]');
            if (field && document.readyState === 'interactive') field.value = '97.5';
          });
        }),
    });
    await hydrated(page);
    await expect.poll(() => page.getByLabel(t('calc_price')).inputValue()).toBe('97.5');
    const accrued = page.locator('dt', { hasText: t('calc_dirty') }).locator('+ dd');
    await expect.poll(async () => Number(await accrued.innerText())).toBeLessThan(100);
  });

  test('doesn’t exist for a repaid bond', async () => {
    const { rows } = await site.app.db.pool.query<{ id: number }>(
      `select id from instrument where kind = 'bond' and status = 'matured' order by id limit 1`,
    );
    const { body } = await site.app.app.http.inject(`/bonds/${rows[0]!.id}/`);
    expect(body).toContain('<h1');
    expect(body).not.toContain('name="price"');
  });
});
