import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toShape } from './shape.ts';

const SEED = '4f0c7f0e-31c5-4b0b-9d52-0a3f6c6f8a11';
const lattice = { seed: SEED, tick: 0.01 };
const shape = (values: readonly number[], seed = SEED) =>
  toShape(values, [...values.keys()], { seed, tick: 0.01 });
const valueSpan = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
const price = fc.integer({ min: 1, max: 10_000_000 }).map((ticks) => ticks / 100);
const line = fc.array(price, { minLength: 2, maxLength: 80 });

/** The shape of part of a line. */
const cells = (values: readonly number[], from: number, to: number) =>
  toShape(values.slice(from, to), [...values.keys()].slice(from, to), lattice);

describe('a shape', () => {
  test('ACC-3 of a flat line is 50 throughout, whatever its level', () => {
    expect(shape([7, 7, 7])).toEqual([50, 50, 50]);
    expect(shape([-1e9])).toEqual([50]);
    expect(shape([0, 0.01, 0.03])).toEqual([50, 50, 50]);
    expect(shape([])).toEqual([]);
  });

  test('CHT-15 has whole numbers from 0 to 100 and uses at least half the height', () => {
    fc.assert(
      fc.property(line, (values) => {
        const seen = shape(values);
        expect(seen.filter((y) => !Number.isInteger(y) || y < 0 || y > 100)).toEqual([]);
        expect(valueSpan(values) <= 1 || valueSpan(seen) >= 48).toBe(true);
      }),
    );
  });

  test('rises and falls where the line does', () => {
    const seen = shape([100, 300, 150, 500, 490]);
    expect(seen[1]).toBeGreaterThan(seen[0]!);
    expect(seen[2]).toBeLessThan(seen[1]!);
    expect(seen[3]).toBe(Math.max(...seen));
  });

  test('ACC-3 of extreme values is still a shape', () => {
    const wild = fc.array(fc.double({ min: -1e300, max: 1e300, noNaN: true }), { minLength: 1 });
    fc.assert(
      fc.property(wild, (values) => {
        const seen = shape(values);
        expect(seen).toHaveLength(values.length);
        expect(seen.filter((y) => !Number.isInteger(y) || y < 0 || y > 100)).toEqual([]);
      }),
    );
  });

  test('leaves the line unchanged', () => {
    const values = Object.freeze([300, 100, 200]);
    shape(values);
    expect(values).toEqual([300, 100, 200]);
  });
});

describe('the shapes of a series', () => {
  test('ACC-3 have nested cells: two views reveal no more than the finer one', () => {
    const walk = fc
      .array(fc.integer({ min: -300, max: 300 }), { minLength: 40, maxLength: 80 })
      .map((steps) => {
        let ticks = 100_000;
        return steps.map((step) => (ticks += step) / 100);
      });
    fc.assert(
      fc.property(walk, fc.integer({ min: 2, max: 30 }), (values, length) => {
        const whole = cells(values, 0, values.length).slice(0, length);
        const part = cells(values, 0, length);
        // The part has the finer cells: points that share one of its cells also share a cell of the
        // whole.
        const isLevel = new Set(part).size === 1;
        const parted = part.flatMap((cell, i) => {
          const first = part.indexOf(cell);
          return isLevel || whole[i] === whole[first] ? [] : [[first, i]];
        });
        expect(parted).toEqual([]);
      }),
    );
  });

  test('ACC-3 differ by seed, so the size of a cell can’t be known', () => {
    const values = Array.from({ length: 60 }, (_, i) => 1000 + 40 * Math.sin(i / 5));
    const spans = Array.from({ length: 40 }, (_, i) =>
      valueSpan(shape(values, SEED.replace('4f0c', String(1000 + 97 * i)))),
    );
    expect(new Set(spans).size).toBeGreaterThan(12);
    expect(valueSpan(spans)).toBeGreaterThan(25);
  });

  test('ACC-3 do not reveal the precision of values', () => {
    // At most 6 steps apart: without the shift the values would have at most 7 levels.
    const values = Array.from({ length: 400 }, (_, i) => 10 + Math.round(3 * Math.sin(i)) / 100);
    const seen = shape(values);
    const lowest = Math.min(...seen);
    const levels = new Set(seen.map((y) => y - lowest));
    expect(levels.size).toBeGreaterThan(10);
  });
});
