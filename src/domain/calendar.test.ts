import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  firstDayOfMonth,
  lastDayOfMonth,
  localDayOf,
  mondayOf,
  monthOf,
  monthOfYear,
  yearOfMonth,
} from './calendar.ts';
import { dayOf, formatDay, weekdayOf, yearOf } from './day.ts';

const anyDay = fc.integer({ min: dayOf(1000, 1, 1), max: dayOf(9999, 12, 31) });

describe('months', () => {
  test('a day lies between the first and the last of its month', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const month = monthOf(day);
        expect(firstDayOfMonth(month)).toBeLessThanOrEqual(day);
        expect(lastDayOfMonth(month)).toBeGreaterThanOrEqual(day);
        expect(formatDay(firstDayOfMonth(month))).toBe(`${formatDay(day).slice(0, 8)}01`);
        expect(yearOfMonth(month)).toBe(yearOf(day));
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
      expect(weekdayOf(mondayOf(day))).toBe(1);
      expect(day - mondayOf(day)).toBeGreaterThanOrEqual(0);
      expect(day - mondayOf(day)).toBeLessThan(7);
    }),
  );
});

test('the local day is the one on the wall, also late in the evening', () => {
  expect(formatDay(localDayOf(new Date(2026, 10, 15, 23, 59)))).toBe('2026-11-15');
  expect(formatDay(localDayOf(new Date(2026, 10, 15, 0, 0)))).toBe('2026-11-15');
});
