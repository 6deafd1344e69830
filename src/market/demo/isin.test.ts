import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isinCheckDigit, isinOf } from './isin.ts';
import { longTickerOf } from './tickers.ts';

test.each([
  ['US037833100', 5],
  ['DE000BAY001', 7],
  ['GB000263494', 6],
  ['RU000902954', 0],
  ['RU000766162', 5],
  ['AU0000XVGZA', 3],
])('the check digit of %s is %i', (body, digit) => {
  expect(isinCheckDigit(body)).toBe(digit);
});

test('an ISIN has its country, the right form and a check digit that fits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 36 ** 6 - 1 }), (number) => {
      const isin = isinOf('PL', number);
      expect(isin).toMatch(/^PL[A-Z0-9]{9}[0-9]$/);
      expect(isinCheckDigit(isin.slice(0, 11))).toBe(Number(isin.slice(11)));
    }),
  );
});

test('numbers give different ISINs and tickers', () => {
  const numbers = Array.from({ length: 200_000 }, (_, i) => i * 5);
  expect(new Set(numbers.map((number) => isinOf('US', number))).size).toBe(numbers.length);
  expect(new Set(numbers.map((number) => longTickerOf(number))).size).toBe(numbers.length);
});
