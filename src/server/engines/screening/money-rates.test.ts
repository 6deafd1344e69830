import { expect, test } from 'vitest';
import { convert, crossRates, dollarValue } from './money-rates.ts';

const pair = (
  base: string,
  quote: string,
  value: number,
  day = '2026-11-17',
  allowsFiles = true,
) => ({
  base,
  quote,
  value,
  day,
  allowsFiles,
});

test('a currency is valued by its pair with the dollar, or with the euro', () => {
  const rates = crossRates([
    pair('EUR', 'USD', 1.25),
    pair('USD', 'JPY', 160),
    pair('EUR', 'PLN', 4, '2026-11-16', false),
    pair('EUR', 'JPY', 1),
  ]);
  expect(dollarValue(rates, 'USD')).toBe(1);
  expect(dollarValue(rates, 'EUR')).toBe(1.25);
  expect(dollarValue(rates, 'JPY')).toBe(1 / 160);
  expect(rates.get('PLN')).toEqual({ dollars: 0.3125, day: '2026-11-16', allowsFiles: false });
  expect(dollarValue(rates, 'XXX')).toBeNaN();
  const toEuro = { currency: 'EUR', isOwn: false };
  expect(convert(rates, { amount: '1000', currency: 'PLN' }, toEuro)).toEqual({
    amount: '250',
    day: '2026-11-16',
    // The rate could be derived by dividing the two amounts.
    allowsFiles: false,
  });
  expect(convert(rates, { amount: '1000', currency: 'XXX' }, toEuro).amount).toBeNull();
  expect(convert(rates, { amount: '1000', currency: 'EUR' }, toEuro)).toMatchObject({
    amount: '1000',
    day: null,
  });
});
