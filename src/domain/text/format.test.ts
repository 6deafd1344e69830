import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDay } from '../time/day.ts';
import { decimal, formatDecimal } from './decimal.ts';
import {
  displayDay,
  displayMoment,
  displayNumber,
  displaySigned,
  roundDecimalText,
} from './format.ts';
import { LANGUAGE_CODES } from './language.ts';

const anyDecimalText = fc
  .record({
    units: fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
    scale: fc.integer({ min: 0, max: 20 }),
  })
  .map(({ units, scale }) => formatDecimal(decimal(units, scale)));
const anyDecimals = fc.integer({ min: 0, max: 12 });

/** The rule in integer arithmetic: round half away from zero. */
function roundedUnits(text: string, decimals: number): bigint {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const units = BigInt(whole + fraction) * 10n ** BigInt(decimals);
  const denominator = 10n ** BigInt(fraction.length);
  const rounded = (2n * units + denominator) / (2n * denominator);
  return text.startsWith('-') ? -rounded : rounded;
}

describe('displayDay', () => {
  test.each([
    ['eng', '5 Nov 2026'],
    ['rus', '05.11.2026'],
    ['pol', '05.11.2026'],
    ['ita', '05/11/2026'],
    ['deu', '05.11.2026'],
    ['esp', '05/11/2026'],
    ['chn', '2026/11/05'],
    ['ukr', '05.11.2026'],
    ['fra', '05/11/2026'],
    ['tur', '05.11.2026'],
  ] as const)('%s writes %s', (language, text) => {
    expect(displayDay(calendarDay(2026, 11, 5), language)).toBe(text);
  });

  test('English spells all twelve months', () => {
    const months = Array.from({ length: 12 }, (_, i) =>
      displayDay(calendarDay(2026, i + 1, 1), 'eng'),
    );
    expect(months.map((text) => text.split(' ')[1]).join(' ')).toBe(
      'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    );
  });

  test('days before 1970 are formatted the same way', () => {
    expect(displayDay(-1, 'deu')).toBe('31.12.1969');
  });
});

describe('displayMoment', () => {
  test('ZON-1 a moment has a day and a time in the zone, which is named', () => {
    const moment = Date.UTC(2026, 10, 15, 4, 5, 59);
    expect(displayMoment(moment, 'eng', 'UTC')).toBe('15 Nov 2026 04:05 UTC');
    expect(displayMoment(moment, 'chn', 'UTC+5:30')).toBe('2026/11/15 09:35 UTC+5:30');
    const late = Date.UTC(2026, 10, 15) - 1;
    expect(displayMoment(late, 'rus', 'UTC+3')).toBe('15.11.2026 02:59 UTC+3');
    expect(displayMoment(late, 'rus', 'UTC')).toBe('14.11.2026 23:59 UTC');
  });
});

describe('roundDecimalText', () => {
  test.each([
    ['1.005', 2, '1.01'],
    ['-1.005', 2, '-1.01'],
    ['1.0049999', 2, '1.00'],
    ['9.995', 2, '10.00'],
    ['0.5', 0, '1'],
    ['-0.5', 0, '-1'],
    ['0.49', 0, '0'],
    ['12', 3, '12.000'],
    ['0', 2, '0.00'],
    ['99999999999999999999.99', 1, '100000000000000000000.0'],
  ])('%s to %i digits is %s', (text, decimals, rounded) => {
    expect(roundDecimalText(text, decimals)).toBe(rounded);
  });

  test('rounds half away from zero exactly, with as many decimals as requested', () => {
    fc.assert(
      fc.property(anyDecimalText, anyDecimals, (text, decimals) => {
        const rounded = roundDecimalText(text, decimals);
        expect(rounded.split('.')[1]?.length ?? 0).toBe(decimals);
        expect(BigInt(rounded.replace('.', ''))).toBe(roundedUnits(text, decimals));
      }),
    );
  });

  test('zero never has a minus sign', () => {
    expect(roundDecimalText('-0.004', 2)).toBe('0.00');
    expect(roundDecimalText('-0', 0)).toBe('0');
    fc.assert(
      fc.property(anyDecimalText, anyDecimals, (text, decimals) => {
        expect(roundDecimalText(text, decimals)).not.toMatch(/^-[0.]*$/);
      }),
    );
  });
});

describe('displayNumber', () => {
  test.each([
    ['0', 2, '0.00'],
    ['999', 0, '999'],
    ['1000', 0, '1\u00a0000'],
    ['-1234567.891', 2, '−1\u00a0234\u00a0567.89'],
    ['100000', 1, '100\u00a0000.0'],
    ['-999', 0, '−999'],
    ['0.1234567', 6, '0.123457'],
    ['-0.001', 2, '0.00'],
  ])('%s with %i digits', (text, decimals, shown) => {
    expect(displayNumber(text, decimals, 'eng')).toBe(shown);
  });

  test.each(LANGUAGE_CODES)('%s has its own decimal mark', (language) => {
    const mark = language === 'eng' || language === 'chn' ? '.' : ',';
    expect(displayNumber('1234.5', 2, language)).toBe(`1\u00a0234${mark}50`);
  });

  test('grouping by non-breaking spaces changes no digit', () => {
    fc.assert(
      fc.property(anyDecimalText, anyDecimals, (text, decimals) => {
        const shown = displayNumber(text, decimals, 'eng');
        expect(shown).toMatch(/^−?\d{1,3}(\u00a0\d{3})*(\.\d+)?$/);
        expect(shown.replaceAll('\u00a0', '').replace('−', '-')).toBe(
          roundDecimalText(text, decimals),
        );
      }),
    );
  });
});

describe('displaySigned', () => {
  test.each([
    ['0.294', '+0.29'],
    ['-0.214', '−0.21'],
    ['0', '0.00'],
    ['0.004', '0.00'],
    ['-0.004', '0.00'],
    ['-0.005', '−0.01'],
    ['12345', '+12\u00a0345.00'],
  ])('%s is shown as %s', (text, shown) => {
    expect(displaySigned(text, 2, 'eng')).toBe(shown);
  });

  test('a decimal comma doesn’t hide that a change is zero', () => {
    expect(displaySigned('0', 2, 'deu')).toBe('0,00');
    expect(displaySigned('0', 0, 'deu')).toBe('0');
    expect(displaySigned('10', 0, 'deu')).toBe('+10');
  });
});
