import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findExtent, niceTicks, stepsForHeight } from './chart-scale.ts';

describe('niceTicks', () => {
  test.each([
    [0, 1],
    [-5, -1],
    [-3, 7],
    [1e-9, 2e-9],
    [1e15, 1.1e15],
    [-1e15, 1e15],
    [1_000_000, 1_000_001],
    [7, 7],
    [0, 0],
    [-7, -7],
  ])('between %d and %d are even, ascending and enclose the range', (low, high) => {
    for (const wanted of [2, 3, 4, 8]) {
      const ticks = niceTicks(low, high, wanted);
      expect(ticks[0]).toBeLessThanOrEqual(low);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(high);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(wanted + 2);
      const step = ((ticks.at(-1) ?? 0) - (ticks[0] ?? 0)) / (ticks.length - 1);
      expect(step).toBeGreaterThan(0);
      ticks.forEach((tick, i) => {
        expect(Math.abs(tick - ((ticks[0] ?? 0) + i * step))).toBeLessThan(step / 1000);
      });
    }
  });

  test('are round numbers without floating-point noise', () => {
    expect(niceTicks(0.1, 0.7)).toEqual([0, 0.2, 0.4, 0.6, 0.8]);
    expect(niceTicks(1.01, 1.08, 8)).toEqual([1.01, 1.02, 1.03, 1.04, 1.05, 1.06, 1.07, 1.08]);
    expect(niceTicks(-0.3, 0.3).map(String)).toEqual(['-0.4', '-0.2', '0', '0.2', '0.4']);
  });

  test('enclose any range whose width isn’t lost in rounding', () => {
    const level = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    const width = fc.double({ min: 1e-3, max: 1e9, noNaN: true });
    const wanted = fc.integer({ min: 2, max: 8 });
    fc.assert(
      fc.property(level, width, wanted, (low, spread, steps) => {
        const ticks = niceTicks(low, low + spread, steps);
        const slack = spread * 1e-6;
        expect(ticks[0]).toBeLessThanOrEqual(low + slack);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(low + spread - slack);
        expect(ticks.length).toBeLessThanOrEqual(steps + 2);
      }),
    );
  });
});

test('a taller axis has room for more steps, within reason', () => {
  expect([50, 200, 300, 600, 2000].map(stepsForHeight)).toEqual([2, 3, 4, 8, 8]);
});

describe('findExtent', () => {
  test('is the lowest and the highest of all lines', () => {
    expect(findExtent([[3, -1], [], Float64Array.of(7, 2)])).toEqual([-1, 7]);
    expect(findExtent([[5]])).toEqual([5, 5]);
  });

  test('missing values don’t count', () => {
    expect(findExtent([[Number.NaN, 2, Number.NaN]])).toEqual([2, 2]);
    expect(findExtent([[Number.NaN], []])).toBeUndefined();
    expect(findExtent([])).toBeUndefined();
  });
});
