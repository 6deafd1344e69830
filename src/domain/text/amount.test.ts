import { expect, test } from 'vitest';
import { amountUnits, displayAmount, displayMillions, shareUnit } from './amount.ts';
import { LANGUAGE_CODES } from './language.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['16574249727', '16.57 bn'],
  ['1000000000', '1 bn'],
  ['999999999', '1 bn'],
  ['999949999', '999.9 mln'],
  ['847350000', '847.4 mln'],
  ['-12500000.5', '−12.5 mln'],
  ['1000000', '1 mln'],
  ['999999.4', '999 999'],
  ['0', '0'],
  ['123456789012345', '123 457 bn'],
])('an amount of %s is written as %s', (value, text) => {
  expect(plain(displayAmount(value, 'eng'))).toBe(text);
});

test('an amount has its currency first, and the decimal mark and unit of the language', () => {
  expect(plain(displayAmount('16574249727', 'rus', 'NOK'))).toBe('NOK 16,57 млрд');
  expect(plain(displayAmount('16574249727', 'deu', null))).toBe('16,57 Mrd.');
  expect(plain(displayAmount('250000000', 'pol'))).toBe('250 mln');
});

test('a column in millions divides the digits themselves, so that none is lost', () => {
  expect(plain(displayMillions('12345678901234567', 'eng'))).toBe('12 345 678 901');
  expect(plain(displayMillions('1500000', 'fra', 1))).toBe('1,5');
});

test.each([
  [[84_900_000_000, 31_000_000_000, 600_000_000], 'bn', ['84.9', '31.0', '0.6']],
  [[102_000_000_000, 12_400_000_000], 'bn', ['102', '12']],
  [[2_000_000_000, 1_250_000_000], 'bn', ['2.00', '1.25']],
  [[950_000_000, 150_000_000, 0], 'mln', ['950', '150', '0']],
  [[500_000], 'mln', ['0.5']],
  [[], 'mln', []],
])('amounts beside each other share a unit and decimals: %j', (values, unit, texts) => {
  const shared = shareUnit(values, 'eng');
  expect(shared.unit).toBe(unit);
  expect(values.map(shared.write)).toEqual(texts);
});

test('every language has two distinct units', () => {
  for (const language of LANGUAGE_CODES) {
    const { million, billion } = amountUnits(language);
    expect(million).not.toBe(billion);
  }
});
