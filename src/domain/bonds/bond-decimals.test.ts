import { expect, test } from 'vitest';
import { displayRate, dv01Decimals } from './bond-decimals.ts';

test('a small DV01 keeps four significant digits, and others in its column the same precision', () => {
  expect(dv01Decimals(['0.04471234'])).toBe(5);
  expect(dv01Decimals(['0.04471234', '0.00020312'])).toBe(7);
  expect(dv01Decimals([0.000_000_004])).toBe(7);
  expect(dv01Decimals(['***', null, undefined, 0])).toBe(5);
  expect([46.712, 4.6712, 0.46712].map((money) => dv01Decimals([money], 2))).toEqual([2, 3, 4]);
});

test('a meaningless annualised rate is only described as large', () => {
  expect(displayRate('yield', '4.4071', 'eng')).toBe('4.407');
  expect(displayRate('yield', '1000', 'eng')).toBe('1\u00a0000.000');
  expect(displayRate('yield', '117515.123', 'eng')).toBe('>\u00a01\u00a0000');
  expect(displayRate('spread', '11751565', 'rus')).toBe('>\u00a0100\u00a0000');
  expect(displayRate('spread', '-250000', 'rus')).toBe('<\u00a0−100\u00a0000');
});
