import { expect, test } from 'vitest';
import { pickByWeight } from './pick-by-weight.ts';

const ITEMS = [
  { name: 'a', weight: 1 },
  { name: 'b', weight: 3 },
  { name: 'c', weight: 0 },
  { name: 'd', weight: 1 },
];

test.each([
  [0, 'a'],
  [0.19, 'a'],
  [0.21, 'b'],
  [0.79, 'b'],
  [0.81, 'd'],
  [0.999_999, 'd'],
])('SHL-7 chance %d picks %s', (chance, name) => {
  expect(pickByWeight(ITEMS, () => chance)?.name).toBe(name);
});

test('SHL-7 nothing is picked from an empty list, or from weights of 0', () => {
  expect(pickByWeight([], () => 0)).toBeUndefined();
  expect(pickByWeight([{ weight: 0 }], () => 0)).toBeUndefined();
});

test('SHL-7 each is picked in proportion to its weight', () => {
  const counts = { a: 0, b: 0, c: 0, d: 0 };
  for (let i = 0; i < 5000; i += 1) {
    counts[pickByWeight(ITEMS, () => (i + 0.5) / 5000)!.name as keyof typeof counts] += 1;
  }
  expect(counts).toEqual({ a: 1000, b: 3000, c: 0, d: 1000 });
});
