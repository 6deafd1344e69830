import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { summaryOf } from './line-summary.ts';

const places = (count: number) => Array.from({ length: count }, (_, i) => i * 86_400);
const directionOf = (values: number[]) => summaryOf(places(values.length), values)?.direction;

test('no points, nothing to say', () => {
  expect(summaryOf([], [])).toBeUndefined();
});

test('first, last, high and low are places; of equal ones the first', () => {
  expect(summaryOf(places(6), [2, 9, 1, 9, 1, 5])).toEqual({
    count: 6,
    first: 0,
    last: 5,
    high: 1,
    low: 2,
    direction: 'flat',
  });
});

test.each([
  [[5], 'flat'],
  [[5, 5, 5], 'flat'],
  [[1, 2], 'rising'],
  [[2, 1], 'falling'],
  [[1, 3, 2, 4, 3, 5], 'rising'],
  [[0, 10, 0, 10, 0], 'flat'],
  [[1e-9, 3e-9], 'rising'],
  [[1e15, 1.5e15, 1.2e15, 1e15, 0], 'falling'],
] as const)('%j is %s', (values, direction) => {
  expect(directionOf([...values])).toBe(direction);
});

test('values that all belong to one moment have no direction', () => {
  expect(summaryOf([7, 7, 7], [1, 2, 3])?.direction).toBe('flat');
});

test('turned upside down it runs the other way, and high and low change places', () => {
  const values = fc.uniqueArray(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 1 });
  const opposite = { rising: 'falling', falling: 'rising', flat: 'flat' } as const;
  fc.assert(
    fc.property(values, (line) => {
      const up = summaryOf(places(line.length), line)!;
      const down = summaryOf(
        places(line.length),
        line.map((value) => -value),
      )!;
      expect(line[up.high]).toBe(Math.max(...line));
      expect(line[up.low]).toBe(Math.min(...line));
      expect([down.high, down.low]).toEqual([up.low, up.high]);
      expect(down.direction).toBe(opposite[up.direction]);
    }),
  );
});
