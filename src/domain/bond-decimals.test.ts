import { expect, test } from 'vitest';
import { dv01Decimals } from './bond-decimals.ts';

test('a small DV01 keeps four significant digits, and those beside it its precision', () => {
  expect(dv01Decimals(['0.04471234'])).toBe(5);
  expect(dv01Decimals(['0.04471234', '0.00020312'])).toBe(7);
  expect(dv01Decimals([0.000_000_004])).toBe(7);
  expect(dv01Decimals(['***', null, undefined, 0])).toBe(5);
  expect([46.712, 4.6712, 0.46712].map((money) => dv01Decimals([money], 2))).toEqual([2, 3, 4]);
});
