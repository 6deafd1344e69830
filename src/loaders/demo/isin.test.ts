import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { identifierProblem } from '../../domain/instruments/identifier.ts';
import { makeIsin } from './isin.ts';
import { demoFigi, demoLei } from './other-codes.ts';
import { makeLongTicker } from './tickers.ts';

test('codes have a valid form and check digit, and an ISIN its country', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 36 ** 6 - 1 }), (number) => {
      const isin = makeIsin('PL', number);
      expect(isin).toMatch(/^PL[A-Z0-9]{9}[0-9]$/);
      expect(identifierProblem('isin', isin)).toBeUndefined();
      expect(identifierProblem('figi', demoFigi(number))).toBeUndefined();
      expect(identifierProblem('lei', demoLei(number))).toBeUndefined();
    }),
  );
});

test('different numbers give different codes', () => {
  const numbers = Array.from({ length: 200_000 }, (_, i) => i * 5);
  expect(new Set(numbers.map((number) => makeIsin('US', number))).size).toBe(numbers.length);
  expect(new Set(numbers.map((number) => demoFigi(number))).size).toBe(numbers.length);
  expect(new Set(numbers.map((number) => demoLei(number))).size).toBe(numbers.length);
  expect(new Set(numbers.map((number) => makeLongTicker(number))).size).toBe(numbers.length);
});
