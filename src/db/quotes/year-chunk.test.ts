import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDay, firstDayOfYear } from '../../domain/time/day.ts';
import { decimal, formatDecimal, parseDecimal, type Decimal } from '../../domain/text/decimal.ts';
import {
  decodeYearChunk,
  encodeInt32Chunk,
  encodeYearChunk,
  readYearChunk,
  type DayValue,
} from './year-chunk.ts';

function number(text: string): Decimal {
  const value = parseDecimal(text);
  if (!value) throw new Error(`${text} is no number`);
  return value;
}

/** Daily points of a year from 1 January, one per text. */
function yearOfTexts(year: number, ...texts: string[]): DayValue[] {
  return texts.map((text, i) => ({ day: firstDayOfYear(year) + i, value: number(text) }));
}

function readColumns(year: number, bytes: Buffer, from: number, to: number): [number, number][] {
  const points: [number, number][] = [];
  readYearChunk(year, bytes, from, to, (day, value) => points.push([day, value]));
  return points;
}

function scaled(maxUnits: bigint, maxScale: number): fc.Arbitrary<Decimal> {
  return fc
    .tuple(fc.bigInt({ min: -maxUnits, max: maxUnits }), fc.integer({ min: 0, max: maxScale }))
    .map(([units, scale]) => decimal(units, scale));
}

/** Prices, large amounts, and numbers beyond 64 bits or with more than 18 decimals. */
const anyValues = [scaled(10n ** 6n, 2), scaled(10n ** 15n, 6), scaled(10n ** 40n, 60)];

const anyYear = fc
  .tuple(fc.constantFrom(1900, 1969, 1970, 2000, 2023, 2024), fc.constantFrom(...anyValues))
  .chain(([year, anyValue]) => {
    const length = firstDayOfYear(year + 1) - firstDayOfYear(year);
    const point = fc.record({ offset: fc.integer({ min: 0, max: length - 1 }), value: anyValue });
    return fc
      .uniqueArray(point, { selector: ({ offset }) => offset, maxLength: length })
      .map((points) => ({
        year,
        points: points
          .toSorted((a, b) => a.offset - b.offset)
          .map(({ offset, value }) => ({ day: firstDayOfYear(year) + offset, value })),
      }));
  });

describe('a year chunk', () => {
  test('returns exactly the points that were put in', () => {
    fc.assert(
      fc.property(anyYear, ({ year, points }) => {
        expect(decodeYearChunk(year, encodeYearChunk(year, points))).toEqual(points);
      }),
    );
  });

  test('reads for charts what it decodes exactly, rounded once, within the requested days', () => {
    const bound = fc.integer({ min: -5, max: 370 });
    fc.assert(
      fc.property(anyYear, bound, bound, ({ year, points }, first, last) => {
        const [from, to] = [firstDayOfYear(year) + first, firstDayOfYear(year) + last];
        expect(readColumns(year, encodeYearChunk(year, points), from, to)).toEqual(
          points
            .filter(({ day }) => day >= from && day <= to)
            .map(({ day, value }) => [day, Number(formatDecimal(value))]),
        );
      }),
    );
  });

  test('the same points always produce the same bytes', () => {
    fc.assert(
      fc.property(anyYear, ({ year, points }) => {
        const bytes = encodeYearChunk(year, points);
        expect(encodeYearChunk(year, decodeYearChunk(year, bytes)).equals(bytes)).toBe(true);
      }),
    );
  });

  test('holds every day of a leap year', () => {
    const points = Array.from({ length: 366 }, (_, i) => ({
      day: firstDayOfYear(2024) + i,
      value: decimal(BigInt(i) - 100n, 3),
    }));
    const decoded = decodeYearChunk(2024, encodeYearChunk(2024, points));
    expect(decoded).toEqual(points);
    expect(decoded[59]?.day).toBe(calendarDay(2024, 2, 29));
    expect(decoded.at(-1)?.day).toBe(calendarDay(2024, 12, 31));
  });

  test('may be empty', () => {
    const bytes = encodeYearChunk(2026, []);
    expect(decodeYearChunk(2026, bytes)).toEqual([]);
    expect(readColumns(2026, bytes, -Infinity, Infinity)).toEqual([]);
  });

  test('a chart reads both ends of its range and nothing beyond', () => {
    const bytes = encodeYearChunk(2026, yearOfTexts(2026, '1', '2', '3', '4'));
    const start = firstDayOfYear(2026);
    expect(readColumns(2026, bytes, start + 1, start + 2)).toEqual([
      [start + 1, 2],
      [start + 2, 3],
    ]);
    expect(readColumns(2026, bytes, start + 4, start + 9)).toEqual([]);
    expect(readColumns(2026, bytes, start + 2, start + 1)).toEqual([]);
  });
});

/** Bytes per value: 4, 8, or 0 for text. */
function bytesPerValue(...texts: string[]): number | undefined {
  const points = yearOfTexts(2026, ...texts);
  const bytes = encodeYearChunk(2026, points);
  expect(decodeYearChunk(2026, bytes)).toEqual(points);
  return bytes[0];
}

describe('the layout', () => {
  test('uses the smallest integers that hold all values', () => {
    expect(bytesPerValue('21474836.47', '-21474836.47')).toBe(4);
    expect(bytesPerValue('21474836.48')).toBe(8);
    expect(bytesPerValue('-21474836.48')).toBe(8);
    expect(bytesPerValue('2147483647', '0.1')).toBe(8);
    expect(bytesPerValue('9223372036854775807', '-9223372036854775807')).toBe(8);
    expect(bytesPerValue('0.000000000000000001')).toBe(4);
  });

  test('falls back to text if integers can’t hold a value', () => {
    expect(bytesPerValue('9223372036854775808', '1')).toBe(0);
    expect(bytesPerValue('-9223372036854775808')).toBe(0);
    expect(bytesPerValue('0.0000000000000000001', '-7')).toBe(0);
    expect(bytesPerValue('9'.repeat(400), `-0.${'0'.repeat(398)}1`)).toBe(0);
  });

  test('a ten-digit price needs six bytes per point', () => {
    expect(encodeYearChunk(2026, yearOfTexts(2026, '1.01', '1.02', '1.03'))).toHaveLength(4 + 18);
  });

  test('the fast encoder writes what the exact one would', () => {
    const days = [3, 7, 200].map((offset) => firstDayOfYear(2026) + offset);
    const fast = encodeInt32Chunk(2026, days, [101, -2_147_483_647, 0], 2);
    const values = ['1.01', '-21474836.47', '0'].map(number);
    const points = values.map((value, i) => ({ day: days[i] ?? 0, value }));
    expect(fast.equals(encodeYearChunk(2026, points))).toBe(true);
    expect(decodeYearChunk(2026, fast)).toEqual(points);
  });

  test('text that isn’t a number isn’t passed off as one', () => {
    const bytes = encodeYearChunk(2026, yearOfTexts(2026, '9'.repeat(20)));
    bytes.write('x', bytes.length - 1);
    expect(() => decodeYearChunk(2026, bytes)).toThrow('unreadable decimal in the quotes of 2026');
  });
});
