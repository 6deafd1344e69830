import { expect, test } from 'vitest';
import { dayOf } from '../domain/day.ts';
import { shapeRange } from './shape-range.ts';

const TODAY = dayOf(2026, 11, 14);

test.each([
  ['a day', TODAY, dayOf(2026, 7, 31)],
  ['three months', dayOf(2026, 8, 14), dayOf(2026, 7, 31)],
  ['three months up to last week', dayOf(2026, 8, 7), dayOf(2026, 7, 31)],
  ['a year', dayOf(2025, 11, 14), dayOf(2025, 10, 31)],
  ['five years', dayOf(2021, 11, 14), dayOf(2021, 10, 31)],
  ['ten years', dayOf(2016, 11, 14), dayOf(2016, 10, 31)],
  ['more than that', dayOf(2016, 10, 30), dayOf(1000, 1, 1)],
])('ACC-3 %s is cut from one of a few shapes', (_, begin, expected) => {
  expect(shapeRange({ begin }, TODAY)).toEqual({ begin: expected, end: dayOf(9999, 12, 31) });
});
