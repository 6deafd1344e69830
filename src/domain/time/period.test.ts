import { describe, expect, test } from 'vitest';
import { calendarDay, formatDay } from './day.ts';
import { PERIOD, rangeOfPeriod } from './period.ts';

test('the period ids match the wire format', () => {
  expect(PERIOD).toEqual({ oneYear: 0, fiveYears: 1, tenYears: 2, threeMonths: 3, today: 99 });
});

describe('rangeOfPeriod', () => {
  test.each([
    ['oneYear', '2025-11-15'],
    ['fiveYears', '2021-11-15'],
    ['tenYears', '2016-11-15'],
    ['threeMonths', '2026-08-15'],
    ['today', '2026-11-15'],
  ] as const)('%s before 15 November 2026 begins on %s', (period, begin) => {
    const today = calendarDay(2026, 11, 15);
    const range = rangeOfPeriod(PERIOD[period], today);
    expect(formatDay(range.begin)).toBe(begin);
    expect(range.end).toBe(today);
  });

  test('a month that is too short gives its last day', () => {
    const year = rangeOfPeriod(PERIOD.oneYear, calendarDay(2024, 2, 29));
    expect(formatDay(year.begin)).toBe('2023-02-28');
    const quarter = rangeOfPeriod(PERIOD.threeMonths, calendarDay(2026, 5, 31));
    expect(formatDay(quarter.begin)).toBe('2026-02-28');
  });
});
