import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from './language.ts';
import { displayTypedNumber, possibleReadings, readTypedNumber } from './typed-number.ts';

describe.each(LANGUAGE_CODES)('numbers typed in %s', (language) => {
  test.each([
    ['100,5', '100.5'],
    ['100.5', '100.5'],
    ['100.1166', '100.1166'],
    ['100,1166', '100.1166'],
    ['0,125', '0.125'],
    ['0.125', '0.125'],
    ['1 234 567,89', '1234567.89'],
    ['1\u00a0234,567', '1234.567'],
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['1’234.50', '1234.5'],
    ['−2,50', '-2.5'],
    ['-0', '0'],
    ['+7', '7'],
    ['.5', '0.5'],
    ['1234', '1234'],
  ])('%s is %s', (text, value) => {
    expect(readTypedNumber(text, language)).toEqual({ value });
  });

  test.each(['', 'abc', '1,2,3', '12 34', '1.234 567', '1e5', '5 %', '1,23,456', ',', '1..2'])(
    '“%s” isn’t a number',
    (text) => {
      expect(readTypedNumber(text, language)).toEqual({ failure: 'format' });
    },
  );

  test('a displayed number is parsed as the same number', () => {
    for (const value of ['100.1166', '-0.05', '1234567.125', '0', '12345678901234.5']) {
      expect(readTypedNumber(displayTypedNumber(value, language), language)).toEqual({ value });
    }
  });
});

function both(language: (typeof LANGUAGE_CODES)[number]) {
  return ['100.116', '100,116'].map((text) => {
    const read = readTypedNumber(text, language);
    return read.value ?? read.failure;
  });
}

test('a single separator before three digits is ambiguous if it may group thousands', () => {
  for (const language of ['deu', 'ita', 'esp', 'tur'] as const) {
    expect(both(language)).toEqual(['ambiguous', '100.116']);
  }
  for (const language of ['eng', 'chn'] as const) {
    expect(both(language)).toEqual(['100.116', 'ambiguous']);
  }
  for (const language of ['rus', 'ukr', 'pol', 'fra'] as const) {
    expect(both(language)).toEqual(['100.116', '100.116']);
  }
  expect(possibleReadings('-100.116', 'deu')).toEqual(['−100,116', '−100\u00a0116']);
});

test('an unparsable text is shown as typed', () => {
  expect(displayTypedNumber('abc', 'deu')).toBe('abc');
});
