import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { axisTexts, chartNumber, axisNumbers } from './chart-number.ts';
import { niceTicks } from './chart-scale.ts';
import { LANGUAGE_CODES } from '../text/language.ts';

const WORDS = { language: 'eng' } as const;
/** With plain spaces, to keep the expectations readable. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const said = (value: number, decimals = 2) => plain(chartNumber(value, decimals, WORDS));

describe('chartNumber', () => {
  test.each([
    [99_999.99, '99 999.99'],
    [100_000, '0.1 mln'],
    [-99_999.99, '−99 999.99'],
    [-100_000, '−0.1 mln'],
    [123_456, '0.123 mln'],
    [1_234_567, '1.235 mln'],
    [25_000_000, '25 mln'],
    [12_345_678_900, '12 345.679 mln'],
    [1e15, '1 000 000 000 mln'],
    [-1.5e15, '−1 500 000 000 mln'],
  ])('CHT-14 %d is %s', (value, text) => {
    expect(said(value)).toBe(text);
  });

  test('CHT-14 numbers in millions have more decimals if their axis has finer steps', () => {
    const fine = axisNumbers([123_400, 123_450, 123_500]);
    expect(plain(chartNumber(123_456, 2, WORDS, fine))).toBe('0.123456 mln');
    const coarse = axisNumbers([100_000, 200_000, 300_000]);
    expect(plain(chartNumber(173_031, 0, WORDS, coarse))).toBe('0.173 mln');
  });

  test.each([
    [0, 2, '0.00'],
    [-0, 2, '0.00'],
    [1.005, 2, '1.01'],
    [1234.5, 4, '1 234.5000'],
    [0.005, 2, '0.01'],
    [0.004, 2, '0.00400'],
    [1e-9, 4, '0.00000000100'],
    [-1e-9, 4, '−0.00000000100'],
  ])('%d with %d decimals is %s: never just zeros', (value, decimals, text) => {
    expect(said(value, decimals)).toBe(text);
  });

  test('CUR-13 thousands are grouped by a space, in every language', () => {
    for (const language of LANGUAGE_CODES) {
      const text = chartNumber(12_345.5, 1, { language });
      expect(text).toMatch(/^12\u00a0345[.,]5$/);
    }
    expect(chartNumber(1.5, 1, { language: 'rus' })).toBe('1,5');
    expect(chartNumber(250_000, 1, { language: 'rus' })).toBe('0,25\u00a0млн');
  });

  test('CHT-14 only values from 100 000 are in millions', () => {
    const value = fc.double({ min: -1e15, max: 1e15, noNaN: true });
    fc.assert(
      fc.property(fc.oneof(value, fc.double({ min: 9e4, max: 1.1e5, noNaN: true })), (number) => {
        expect(said(number).endsWith(' mln')).toBe(Math.abs(number) >= 100_000);
      }),
    );
  });

  test('shows five significant digits or more, from 100 000 on a thousandth of a million', () => {
    const value = fc.double({ min: 1e-9, max: 1e15, noNaN: true });
    fc.assert(
      fc.property(value, fc.boolean(), (size, isNegative) => {
        const number = isNegative ? -size : size;
        const text = said(number, 4).replaceAll(' ', '').replace('−', '-');
        const back = text.endsWith('mln') ? Number(text.slice(0, -3)) * 1e6 : Number(text);
        const allowed = text.endsWith('mln') ? 501 : Math.max(size * 1e-5, 5e-5);
        expect(Math.abs(back - number)).toBeLessThanOrEqual(Math.max(allowed, size * 1e-5));
        expect(back).not.toBe(0);
      }),
    );
  });
});

describe('axisNumbers', () => {
  test('CHT-14 an axis and the numbers beside it share one format: from 100 000 in millions', () => {
    const value = fc.double({ min: 9e4, max: 1.1e5, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 2 }),
        fc.integer({ min: 0, max: 4 }),
        (line, digits) => {
          const ticks = niceTicks(Math.min(...line), Math.max(...line));
          const axis = axisTexts(ticks, WORDS);
          const beside = line.map((number) =>
            chartNumber(number, digits, WORDS, axisNumbers(ticks)),
          );
          const all = [...axis, ...beside].map(plain);
          expect(new Set(all.map((text) => text.endsWith(' mln'))).size).toBe(1);
          const inFull = all.filter((text) => !text.endsWith(' mln'));
          for (const text of inFull) expect(Number(text.replaceAll(' ', ''))).toBeLessThan(1e5);
        },
      ),
    );
  });

  test('CHT-14 a value that would round to 100 000 is next to an axis in millions', () => {
    const ticks = niceTicks(92_000, 99_999.999);
    expect(plain(chartNumber(99_999.999, 2, WORDS, axisNumbers(ticks)))).toBe('0.1 mln');
    expect(plain(chartNumber(92_000, 2, WORDS, axisNumbers(ticks)))).toBe('0.092 mln');
  });
});

describe('axisTexts', () => {
  test.each([
    [
      [0, 2.5, 5],
      ['0.0', '2.5', '5.0'],
    ],
    [
      [90, 100, 110],
      ['90', '100', '110'],
    ],
    [
      [-0.5, 0, 0.5],
      ['−0.5', '0.0', '0.5'],
    ],
    [
      [0, 1e-9, 2e-9],
      ['0.000000000', '0.000000001', '0.000000002'],
    ],
    [
      [1.001, 1.0015, 1.002],
      ['1.0010', '1.0015', '1.0020'],
    ],
    [
      [4000, 6000, 8000],
      ['4 000', '6 000', '8 000'],
    ],
  ])('%j are %j', (ticks, texts) => {
    expect(axisTexts(ticks, WORDS).map(plain)).toEqual(texts);
  });

  test('CHT-14 one tick from 100 000 puts all of them in millions', () => {
    expect(axisTexts([0, 50_000, 100_000], WORDS).map(plain)).toEqual([
      '0.00 mln',
      '0.05 mln',
      '0.10 mln',
    ]);
    expect(axisTexts([1e15, 1.5e15], WORDS).map(plain)).toEqual([
      '1 000 000 000 mln',
      '1 500 000 000 mln',
    ]);
    expect(axisTexts([0, 50_000], WORDS).map(plain)).toEqual(['0', '50 000']);
  });

  test('of any axis are distinct and have the same number of decimals', () => {
    const level = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    const exponent = fc.integer({ min: -5, max: 9 });
    fc.assert(
      fc.property(level, exponent, fc.integer({ min: 2, max: 8 }), (low, power, steps) => {
        const texts = axisTexts(niceTicks(low, low + 10 ** power, steps), WORDS).map(plain);
        expect(new Set(texts).size).toBe(texts.length);
        const digits = texts.map((text) => text.replace(' mln', '').split('.')[1]?.length ?? 0);
        expect(new Set(digits).size).toBe(1);
      }),
      { numRuns: 300 },
    );
  });
});
