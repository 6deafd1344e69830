import { expect, test } from 'vitest';
import { findGapLimit } from './line-gaps.ts';

const DAY = 86_400;
const every = (step: number, count: number) => Array.from({ length: count }, (_, i) => i * step);

test('thirty usual steps', () => {
  expect(findGapLimit(every(DAY, 10))).toBe(30 * DAY);
  expect(findGapLimit(Float64Array.from(every(DAY, 100_000)))).toBe(30 * DAY);
});

test('at least an hour, so that a quiet half hour on a busy day isn’t a gap', () => {
  expect(findGapLimit(every(1, 1000))).toBe(3600);
});

test('weekends, holidays and a year without data don’t change the usual step', () => {
  const weekdays = every(DAY, 400).filter((second) => (second / DAY) % 7 < 5);
  expect(findGapLimit(weekdays)).toBe(30 * DAY);
  expect(findGapLimit([...weekdays, 800 * DAY, 801 * DAY])).toBe(30 * DAY);
});

test('a line of a few points never has a gap', () => {
  for (const count of [0, 1, 2, 3]) expect(findGapLimit(every(DAY, count))).toBe(Infinity);
  expect(findGapLimit(every(DAY, 4))).toBe(30 * DAY);
});

test('several values per moment don’t make every step a gap', () => {
  const twice = every(DAY, 50).flatMap((second) => [second, second, second]);
  expect(findGapLimit(twice)).toBe(30 * DAY);
});
