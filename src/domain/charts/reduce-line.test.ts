import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reduceLine } from './reduce-line.ts';

interface Line {
  times: number[];
  values: number[];
}

/** Ascending moments, some of them equal, with gaps of very different length. */
const anyLine: fc.Arbitrary<Line> = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.constant(0),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ max: 1_000_000, min: 1 }),
      ),
      fc.oneof(
        fc.integer({ min: -5, max: 5 }),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
      ),
    ),
    { minLength: 1, maxLength: 400 },
  )
  .map((steps) => {
    let time = -1000;
    return {
      times: steps.map(([step]) => (time += step)),
      values: steps.map(([, value]) => value),
    };
  });
const anyLimit = fc.integer({ min: 4, max: 120 });

function forAllLines(check: (line: Line, kept: number[], maxPoints: number) => void): void {
  fc.assert(
    fc.property(anyLine, anyLimit, (line, maxPoints) => {
      check(line, reduceLine(line.times, line.values, maxPoints), maxPoints);
    }),
    { numRuns: 500 },
  );
}

describe('reduceLine', () => {
  test('CHT-17 keeps the first, the last, the highest and the lowest point of the line', () => {
    forAllLines(({ values }, kept) => {
      const keptValues = kept.map((i) => values[i]!);
      expect(kept[0]).toBe(0);
      expect(kept.at(-1)).toBe(values.length - 1);
      expect(Math.max(...keptValues)).toBe(Math.max(...values));
      expect(Math.min(...keptValues)).toBe(Math.min(...values));
    });
  });

  test('CHT-17 keeps no more points than requested', () => {
    forAllLines((_line, kept, maxPoints) => expect(kept.length).toBeLessThanOrEqual(maxPoints));
  });

  test('keeps the order, and never repeats a point', () => {
    forAllLines((_line, kept) =>
      expect(kept).toEqual([...new Set(kept)].toSorted((a, b) => a - b)),
    );
  });

  test('leaves a short line alone', () => {
    fc.assert(
      fc.property(anyLine, fc.nat(20), ({ times, values }, more) => {
        expect(reduceLine(times, values, times.length + more)).toEqual([...times.keys()]);
      }),
    );
    expect(reduceLine([], [], 4)).toEqual([]);
  });

  test('CHT-17 keeps the high and the low of each span of time', () => {
    // Two spans of eight points, each with a peak and a dip inside.
    const values = [5, 5, 9, 5, 5, 1, 5, 5, 5, 0, 5, 5, 5, 8, 5, 6];
    expect(reduceLine([...values.keys()], values, 8)).toEqual([0, 2, 5, 7, 8, 9, 13, 15]);
  });

  test('spans are equal in time, not in points', () => {
    const times = [0, 1, 2, 3, 4, 5, 100];
    expect(reduceLine(times, [1, 2, 3, 2, 1, 2, 3], 4)).toEqual([0, 2, 6]);
    expect(reduceLine(times, [2, 2, 3, 2, 1, 2, 2], 6)).toEqual([0, 2, 4, 6]);
  });
});
