import { expect, test } from 'vitest';
import { calendarDay } from '../domain/time/day.ts';
import { shapeRange } from './shape-range.ts';

const TODAY = calendarDay(2026, 11, 14);

test.each([
  ['a day', TODAY, calendarDay(2026, 7, 31)],
  ['three months', calendarDay(2026, 8, 14), calendarDay(2026, 7, 31)],
  ['three months up to last week', calendarDay(2026, 8, 7), calendarDay(2026, 7, 31)],
  ['a year', calendarDay(2025, 11, 14), calendarDay(2025, 10, 31)],
  ['five years', calendarDay(2021, 11, 14), calendarDay(2021, 10, 31)],
  ['ten years', calendarDay(2016, 11, 14), calendarDay(2016, 10, 31)],
  ['more than that', calendarDay(2016, 10, 30), calendarDay(1000, 1, 1)],
])('ACC-3 %s is cut from one of a few shapes', (_, begin, expected) => {
  expect(shapeRange({ begin }, TODAY)).toEqual({ begin: expected, end: calendarDay(9999, 12, 31) });
});
