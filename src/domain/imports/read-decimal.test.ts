import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDecimal, parseDecimal } from '../text/decimal.ts';
import { isDecimalFault, readDecimal, type DecimalForm } from './read-decimal.ts';

function plain(text: string, form: DecimalForm = 'point'): string {
  const value = readDecimal(text, form);
  return isDecimalFault(value) ? value : formatDecimal(value);
}

test.for([
  ['1234.56', '1234.56'],
  ['-0.50', '-0.5'],
  ['+3', '3'],
  ['−3.25', '-3.25'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['007', '7'],
  ['-0', '0'],
  ['−0', '0'],
  ['0.000', '0'],
  ['1,234,567.89', '1234567.89'],
  ['1 234.5', '1234.5'],
  ['1\u{a0}234.5', '1234.5'],
  ['1\u{202f}234.5', '1234.5'],
  ["1'234.5", '1234.5'],
  ['1’234.5', '1234.5'],
  ['(1.5)', '-1.5'],
  ['(1,234)', '-1234'],
  ['1e-9', '0.000000001'],
  ['9.0771106E7', '90771106'],
  [' 7 ', '7'],
  ['12345678901234567890.123456789', '12345678901234567890.123456789'],
] as const)('IMP-9 %s is %s', ([text, expected]) => {
  expect(plain(text)).toBe(expected);
});

test.for([
  ['1.234,5', '1234.5'],
  ['1.234', '1234'],
  ['1,234', '1.234'],
  ['-2,50', '-2.5'],
  ["1'234,5", '1234.5'],
] as const)('with a decimal comma, %s is %s', ([text, expected]) => {
  expect(plain(text, 'comma')).toBe(expected);
});

test.for([
  ['', 'empty'],
  ['  ', 'empty'],
  ['NaN', 'not-a-number'],
  ['abc', 'not-a-number'],
  ['.', 'not-a-number'],
  ['-', 'not-a-number'],
  ['1.5 USD', 'not-a-number'],
  ['+-3', 'not-a-number'],
  ['(-3)', 'not-a-number'],
  ['١٢', 'not-a-number'],
  ['=1+1', 'not-a-number'],
  ['Infinity', 'not-finite'],
  ['-inf', 'not-finite'],
  ['5%', 'percent-sign'],
  ['(1)', 'ambiguous-parentheses'],
  ['1,23', 'bad-grouping'],
  ['0,123', 'bad-grouping'],
  ['12,34,567', 'bad-grouping'],
  ['1,234 567', 'bad-grouping'],
  ['1.234.567', 'bad-grouping'],
  ['1.5,0', 'bad-grouping'],
  ['1e400', 'too-many-digits'],
  ['1e-400', 'too-many-digits'],
  ['9'.repeat(401), 'too-many-digits'],
] as const)('IMP-9 %s is rejected: %s', ([text, fault]) => {
  expect(plain(text)).toBe(fault);
});

test('IMP-9 400 digits are kept', () => {
  const text = `1${'0'.repeat(398)}1`;
  expect(plain(text)).toBe(text);
});

test('IMP-9 every decimal is read as its digits say', () => {
  const digits = fc.stringMatching(/^-?(?:0|[1-9]\d{0,24})(?:\.\d{1,24})?$/);
  fc.assert(
    fc.property(digits, (text) => {
      expect(readDecimal(text, 'point')).toEqual(parseDecimal(text));
      expect(readDecimal(text.replace('.', ','), 'comma')).toEqual(parseDecimal(text));
    }),
  );
});
