import { expect, test } from 'vitest';
import { findSubregion } from './subregions.ts';

test.each([
  ['USD', 'EUR', 1],
  ['EUR', 'PLN', 2],
  ['USD', 'RUB', 3],
  ['RUB', 'USD', 3],
  ['CNH', 'JPY', 4],
  ['BRL', 'ARS', 5],
  ['AUD', 'FJD', 8],
  ['XAU', 'USD', 8],
])('IMP-15 a new pair %s/%s has a sub-region', (base, quote, expected) => {
  expect(findSubregion(base, quote)).toBe(expected);
});
