import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compareDecimals,
  decimal,
  formatDecimal,
  parseDecimal,
  plainNumber,
  unitsAtScale,
} from './decimal.ts';

const anyDecimal = fc
  .record({
    units: fc.bigInt({ min: -(10n ** 200n), max: 10n ** 200n }),
    scale: fc.integer({ min: -180, max: 180 }),
  })
  .map(({ units, scale }) => decimal(units, scale));

describe('parseDecimal', () => {
  test.each([
    ['0', 0n, 0],
    ['-0', 0n, 0],
    ['-0.000', 0n, 0],
    ['1', 1n, 0],
    ['+1', 1n, 0],
    ['-12.50', -125n, 1],
    ['.5', 5n, 1],
    ['5.', 5n, 0],
    ['-.25', -25n, 2],
    ['007', 7n, 0],
    ['1e3', 1000n, 0],
    ['1.25E+1', 125n, 1],
    ['1e-9', 1n, 9],
    ['120e-1', 12n, 0],
    ['99999999999999999999.1', 999999999999999999991n, 1],
  ])('%s is exact', (text, units, scale) => {
    expect(parseDecimal(text)).toEqual({ units, scale });
  });

  test.each([
    '',
    ' ',
    '.',
    '-',
    '+',
    'e5',
    '.e5',
    '-e-5',
    '1e',
    '1e+',
    '1,5',
    '1 000',
    ' 1',
    '1\n',
    '--1',
    '+-1',
    '1.2.3',
    '0x10',
    '1_000',
    '1n',
    'NaN',
    'Infinity',
    '-Infinity',
    '***',
    '١',
  ])('“%s” isn’t a number', (text) => {
    expect(parseDecimal(text)).toBeUndefined();
  });

  test.each(['1e401', '1e9999', '1e99999', '1e-401', '1e-9999', '1e999999999999', '0e9999'])(
    'a hostile exponent of %s is rejected',
    (text) => {
      expect(parseDecimal(text)).toBeUndefined();
    },
  );

  test('more than 400 digits are rejected, before and after the point', () => {
    expect(parseDecimal('9'.repeat(400))?.units).toBe(10n ** 400n - 1n);
    expect(parseDecimal('9'.repeat(401))).toBeUndefined();
    expect(parseDecimal(`0.${'9'.repeat(401)}`)).toBeUndefined();
    expect(parseDecimal('0'.repeat(1_000_000))).toBeUndefined();
  });

  test.each([
    '1e399',
    '1e400',
    '-1e-399',
    '1e-400',
    `.${'1'.repeat(400)}`,
    `${'9'.repeat(400)}e400`,
    `${'9'.repeat(200)}.${'9'.repeat(200)}`,
  ])('what is accepted can be parsed again from its own text (%#)', (text) => {
    const value = parseDecimal(text);
    expect(value && parseDecimal(formatDecimal(value))).toEqual(value);
  });

  test('agrees with JavaScript on every number with an exponent', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        const value = parseDecimal(String(number));
        expect(value && Number(formatDecimal(value))).toBe(number + 0);
      }),
    );
  });
});

describe('formatDecimal', () => {
  test.each([
    [0n, 0, '0'],
    [5n, 0, '5'],
    [-5n, 1, '-0.5'],
    [125n, 1, '12.5'],
    [-1n, 9, '-0.000000001'],
    [10n ** 30n, 0, '1000000000000000000000000000000'],
  ])('%s / 10^%i is written plainly', (units, scale, text) => {
    expect(formatDecimal({ units, scale })).toBe(text);
  });

  test('a formatted number is parsed as the same number', () => {
    fc.assert(
      fc.property(anyDecimal, (value) => {
        const text = formatDecimal(value);
        expect(text).toMatch(/^-?(0|[1-9]\d*)(\.\d*[1-9])?$/);
        expect(parseDecimal(text)).toEqual(value);
      }),
    );
  });
});

describe('decimal', () => {
  test('equal numbers are equal field by field, however they were written', () => {
    fc.assert(
      fc.property(anyDecimal, fc.integer({ min: 0, max: 50 }), ({ units, scale }, zeros) => {
        expect(decimal(units * 10n ** BigInt(zeros), scale + zeros)).toEqual({ units, scale });
      }),
    );
  });

  test('a negative scale becomes whole units', () => {
    expect(decimal(12n, -3)).toEqual({ units: 12_000n, scale: 0 });
  });

  test('zero has one form', () => {
    expect(decimal(0n, 12)).toEqual({ units: 0n, scale: 0 });
    expect(decimal(0n, -12)).toEqual({ units: 0n, scale: 0 });
  });
});

describe('unitsAtScale', () => {
  test('widening the scale keeps the value', () => {
    expect(unitsAtScale({ units: 15n, scale: 1 }, 3)).toBe(1500n);
    expect(unitsAtScale({ units: -15n, scale: 1 }, 1)).toBe(-15n);
    fc.assert(
      fc.property(anyDecimal, fc.integer({ min: 0, max: 40 }), (value, more) => {
        const scale = value.scale + more;
        expect(decimal(unitsAtScale(value, scale), scale)).toEqual(value);
      }),
    );
  });
});

const compare = (a: string, b: string) => compareDecimals(parseDecimal(a)!, parseDecimal(b)!);

describe('compareDecimals', () => {
  test.each([
    ['1', '2', -1],
    ['2', '1.999999999999999999999', 1],
    ['1.50', '1.5', 0],
    ['-1', '0.000000001', -1],
    ['1e15', '1000000000000000.1', -1],
  ])('%s and %s: %d', (a, b, order) => {
    expect(compare(a, b)).toBe(order);
    expect(compare(b, a)).toBe(order === 0 ? 0 : -order);
  });
});

describe('plainNumber', () => {
  test.each([
    [1e-9, '0.000000001'],
    [-1.5e-7, '-0.00000015'],
    [1e21, '1000000000000000000000'],
    [1e15, '1000000000000000'],
    [101.25, '101.25'],
    [-0, '0'],
  ])('%d is %s', (value, text) => {
    expect(plainNumber(value)).toBe(text);
  });

  test('reads back as the same number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(plainNumber(value)).toMatch(/^-?\d+(\.\d+)?$/);
        expect(Number(plainNumber(value))).toBe(value + 0);
      }),
    );
  });

  test('rejects invalid numbers', () => {
    for (const value of [Infinity, -Infinity, Number.NaN]) {
      expect(() => plainNumber(value)).toThrow(RangeError);
    }
  });
});
