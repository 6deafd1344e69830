import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { summarizeLine } from './line-summary.ts';

test('there is nothing to say about no points', () => {
  expect(summarizeLine([])).toBeUndefined();
});

test('first, last, high and low are positions; of equal ones the first', () => {
  const summary = { count: 6, first: 0, last: 5, high: 1, low: 2 };
  expect(summarizeLine([2, 9, 1, 9, 1, 5])).toEqual(summary);
});

test('negated, high and low swap', () => {
  const values = fc.uniqueArray(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 1 });
  fc.assert(
    fc.property(values, (line) => {
      const up = summarizeLine(line)!;
      const down = summarizeLine(line.map((value) => -value))!;
      expect(line[up.high]).toBe(Math.max(...line));
      expect(line[up.low]).toBe(Math.min(...line));
      expect([down.high, down.low]).toEqual([up.low, up.high]);
    }),
  );
});
