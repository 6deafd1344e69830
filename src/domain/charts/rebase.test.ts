import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rebasedLines } from './rebase.ts';

const DAY = 86_400;
const lineFrom = (day: number, values: number[]) => ({
  seconds: values.map((_, i) => (day + i) * DAY),
  values,
});

describe('rebasedLines', () => {
  test('are in percent from the first day that all lines have', () => {
    const [early, late] = rebasedLines([lineFrom(10, [50, 100, 110]), lineFrom(11, [4, 3])]);
    expect(early).toEqual({ seconds: [11 * DAY, 12 * DAY], values: [0, 10.000000000000009] });
    expect(late).toEqual({ seconds: [11 * DAY, 12 * DAY], values: [0, -25] });
  });

  test('a day without a value uses the value before it', () => {
    const [gappy] = rebasedLines([
      { seconds: [0, 3 * DAY], values: [200, 300] },
      lineFrom(1, [7, 7]),
    ]);
    expect(gappy).toEqual({ seconds: [0, 3 * DAY], values: [0, 50] });
  });

  test('a line with a value of zero or below has no percentage', () => {
    const none = { seconds: [], values: [] };
    expect(rebasedLines([lineFrom(0, [-1, 2]), lineFrom(0, [0, 2]), none])).toEqual([
      none,
      none,
      none,
    ]);
    expect(rebasedLines([])).toEqual([]);
  });

  test('the level doesn’t matter: a line and its multiple move alike', () => {
    const value = fc.double({ min: 0.01, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), value, (values, factor) => {
        const [one, other] = rebasedLines([
          lineFrom(0, values),
          lineFrom(
            0,
            values.map((each) => each * factor),
          ),
        ]);
        expect(one!.values[0]).toBe(0);
        one!.values.forEach((each, i) => {
          expect(Math.abs(each - other!.values[i]!)).toBeLessThanOrEqual(
            1e-9 * (100 + Math.abs(each)),
          );
        });
      }),
    );
  });
});
