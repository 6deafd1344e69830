import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  firstDayOfMonth,
  lastDayOfMonth,
  localDayFromDate,
  startOfWeek,
  monthFromDay,
  monthOfYear,
  yearOfMonth,
} from './calendar.ts';
import { calendarDay, formatDay, weekdayFromDay, yearFromDay } from './day.ts';

const anyDay = fc.integer({ min: calendarDay(1000, 1, 1), max: calendarDay(9999, 12, 31) });

describe('months', () => {
  test('a day is between the first and the last of its month', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const month = monthFromDay(day);
        expect(firstDayOfMonth(month)).toBeLessThanOrEqual(day);
        expect(lastDayOfMonth(month)).toBeGreaterThanOrEqual(day);
        expect(formatDay(firstDayOfMonth(month))).toBe(`${formatDay(day).slice(0, 8)}01`);
        expect(yearOfMonth(month)).toBe(yearFromDay(day));
      }),
    );
  });

  test('February ends by the leap rule', () => {
    expect(formatDay(lastDayOfMonth(monthOfYear(2024, 2)))).toBe('2024-02-29');
    expect(formatDay(lastDayOfMonth(monthOfYear(2100, 2)))).toBe('2100-02-28');
  });
});

test('the Monday of a week is a Monday, at most six days before', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(weekdayFromDay(startOfWeek(day))).toBe(1);
      expect(day - startOfWeek(day)).toBeGreaterThanOrEqual(0);
      expect(day - startOfWeek(day)).toBeLessThan(7);
    }),
  );
});

test('the local day is the one on the wall calendar, even late in the evening', () => {
  expect(formatDay(localDayFromDate(new Date(2026, 10, 15, 23, 59)))).toBe('2026-11-15');
  expect(formatDay(localDayFromDate(new Date(2026, 10, 15, 0, 0)))).toBe('2026-11-15');
});
