import { describe, expect, test } from 'vitest';
import { formatDay, parseDay } from '../time/day.ts';
import { formatDecimal, parseDecimal } from '../text/decimal.ts';
import { periodStatistics, type DatedValue } from './period-statistics.ts';

function text(point: DatedValue | undefined): string | undefined {
  return point && `${formatDay(point.day)} ${formatDecimal(point.value)}`;
}

function statistics(texts: Record<string, string>, months: number) {
  const points = Object.entries(texts)
    .map(([day, value]) => ({ day: parseDay(day)!, value: parseDecimal(value)! }))
    .toSorted((a, b) => a.day - b.day);
  const { base, last, high, low } = periodStatistics(points, months);
  return { base: text(base), last: text(last), high: text(high), low: text(low) };
}

describe('periodStatistics', () => {
  test('count from the last point on or before the start', () => {
    const texts = { '2026-09-30': '99', '2026-10-12': '5', '2026-10-14': '7', '2026-11-13': '6' };
    expect(statistics(texts, 1)).toEqual({
      base: '2026-10-12 5',
      last: '2026-11-13 6',
      high: '2026-10-14 7',
      low: '2026-11-13 6',
    });
    expect(statistics({ ...texts, '2026-10-13': '1' }, 1).base).toBe('2026-10-13 1');
  });

  test('the first day of the period is included', () => {
    expect(statistics({ '2026-10-13': '9', '2026-11-13': '6' }, 1)).toMatchObject({
      base: '2026-10-13 9',
      high: '2026-10-13 9',
    });
  });

  test('have no base if the history doesn’t go back far enough', () => {
    expect(statistics({ '2026-10-14': '9', '2026-11-13': '6' }, 1).base).toBeUndefined();
  });

  test('compare what floats can’t tell apart', () => {
    const texts = {
      '2026-11-11': '1000000000000000.000000001',
      '2026-11-12': '1000000000000000.000000002',
      '2026-11-13': '1000000000000000',
    };
    expect(statistics(texts, 1)).toMatchObject({
      high: '2026-11-12 1000000000000000.000000002',
      low: '2026-11-13 1000000000000000',
    });
  });

  test('of equal highs and lows use the earliest', () => {
    expect(statistics({ '2026-11-11': '2', '2026-11-12': '2.0' }, 1)).toMatchObject({
      high: '2026-11-11 2',
      low: '2026-11-11 2',
    });
  });

  test('are empty for a series without points', () => {
    expect(Object.values(statistics({}, 12)).every((point) => point === undefined)).toBe(true);
  });
});
