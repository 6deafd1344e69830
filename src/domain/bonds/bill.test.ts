import { expect, test } from 'vitest';
import { parseDay } from '../time/day.ts';
import {
  billDiscountFromPrice,
  billInvestmentRate,
  billMoneyMarketYield,
  billPriceFromDiscount,
  billPriceFromMoneyMarketYield,
} from './bill.ts';

test('BND-3 a bill by discount and by money-market yield', () => {
  const price = billPriceFromDiscount(0.05, 90);
  expect(price).toBe(98.75);
  expect(billDiscountFromPrice(price, 90)).toBeCloseTo(0.05, 14);
  const rate = billMoneyMarketYield(price, 90);
  expect(rate).toBeCloseTo(0.05 / 0.9875, 14);
  expect(billPriceFromMoneyMarketYield(rate, 90)).toBeCloseTo(price, 12);
});

test('BND-3 beyond half a year the interest of the first half-year bears interest', () => {
  const [from, to] = [parseDay('2026-01-15')!, parseDay('2027-01-14')!];
  const rate = billInvestmentRate(95, from, to);
  const years = (to - from) / 365;
  expect(95 * (1 + rate / 2) * (1 + (years - 0.5) * rate)).toBeCloseTo(100, 10);
});
