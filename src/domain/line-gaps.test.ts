import { expect, test } from 'vitest';
import { gapLimitOf } from './line-gaps.ts';

const DAY = 86_400;
const every = (step: number, count: number) => Array.from({ length: count }, (_, i) => i * step);

test('thirty usual steps', () => {
  expect(gapLimitOf(every(DAY, 10))).toBe(30 * DAY);
  expect(gapLimitOf(Float64Array.from(every(DAY, 100_000)))).toBe(30 * DAY);
});

test('at least an hour, so that a quiet half hour of a busy day tears nothing', () => {
  expect(gapLimitOf(every(1, 1000))).toBe(3600);
});

test('weekends, holidays and a year without data do not change what is usual', () => {
  const weekdays = every(DAY, 400).filter((second) => (second / DAY) % 7 < 5);
  expect(gapLimitOf(weekdays)).toBe(30 * DAY);
  expect(gapLimitOf([...weekdays, 800 * DAY, 801 * DAY])).toBe(30 * DAY);
});

test('a line of a few points is never torn', () => {
  for (const count of [0, 1, 2, 3]) expect(gapLimitOf(every(DAY, count))).toBe(Infinity);
  expect(gapLimitOf(every(DAY, 4))).toBe(30 * DAY);
});

test('several values at each moment do not make every step a gap', () => {
  const twice = every(DAY, 50).flatMap((second) => [second, second, second]);
  expect(gapLimitOf(twice)).toBe(30 * DAY);
});
