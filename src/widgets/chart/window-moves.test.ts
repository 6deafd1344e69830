import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { movedTo, panned, zoomed } from './window-moves.ts';

const WHOLE = { from: 1000, to: 101_000 };
const window = { from: 21_000, to: 61_000 };

const anyWindow = fc
  .tuple(fc.integer({ min: 1000, max: 100_000 }), fc.integer({ min: 60, max: 100_000 }))
  .map(([from, length]) => ({ from, to: Math.min(WHOLE.to, from + length) }));

function expectInside({ from, to }: { from: number; to: number }) {
  expect(from).toBeGreaterThanOrEqual(WHOLE.from);
  expect(to).toBeLessThanOrEqual(WHOLE.to);
  expect(from).toBeLessThan(to);
}

describe('zoomed', () => {
  test('around the middle, or around a moment that stays in place', () => {
    expect(zoomed(window, WHOLE, 0.5)).toEqual({ from: 31_000, to: 51_000 });
    expect(zoomed(window, WHOLE, 0.5, 21_000)).toEqual({ from: 21_000, to: 41_000 });
    expect(zoomed(window, WHOLE, 0.5, 61_000)).toEqual({ from: 41_000, to: 61_000 });
    expect(zoomed(window, WHOLE, 2, 41_000)).toEqual({ from: 1000, to: 81_000 });
  });

  test('all the way out is the whole itself, which no longer counts as zoomed', () => {
    expect(zoomed(window, WHOLE, 10)).toBe(WHOLE);
    expect(zoomed(WHOLE, WHOLE, 1.5)).toBe(WHOLE);
    expect(zoomed(WHOLE, WHOLE, 1)).toBe(WHOLE);
  });

  test('never below a minute, and a line with a single moment stays whole', () => {
    const { from, to } = zoomed(window, WHOLE, 1e-9);
    expect(to - from).toBeCloseTo(60, 6);
    const moment = { from: 5, to: 5 };
    expect(zoomed(moment, moment, 0.5)).toBe(moment);
  });

  test('stays within the whole', () => {
    const factor = fc.double({ min: 0.05, max: 20, noNaN: true });
    fc.assert(
      fc.property(anyWindow, factor, fc.double({ min: 0, max: 1, noNaN: true }), (from, by, at) => {
        expectInside(zoomed(from, WHOLE, by, from.from + at * (from.to - from.from)));
      }),
    );
  });
});

describe('panned', () => {
  test('stops at both ends without shrinking', () => {
    expect(panned(window, WHOLE, 5000)).toEqual({ from: 26_000, to: 66_000 });
    expect(panned(window, WHOLE, 1e9)).toEqual({ from: 61_000, to: 101_000 });
    expect(panned(window, WHOLE, -1e9)).toEqual({ from: 1000, to: 41_000 });
  });

  test('keeps its length', () => {
    const distance = fc.integer({ min: -200_000, max: 200_000 });
    fc.assert(
      fc.property(anyWindow, distance, (from, seconds) => {
        const moved = panned(from, WHOLE, seconds);
        expectInside(moved);
        expect(moved.to - moved.from).toBeCloseTo(from.to - from.from, 6);
      }),
    );
  });
});

describe('movedTo', () => {
  test('moves just far enough to include the moment, and not at all if it is included', () => {
    expect(movedTo(window, WHOLE, 30_000)).toBe(window);
    expect(movedTo(window, WHOLE, 21_000)).toBe(window);
    expect(movedTo(window, WHOLE, 11_000)).toEqual({ from: 11_000, to: 51_000 });
    expect(movedTo(window, WHOLE, 101_000)).toEqual({ from: 61_000, to: 101_000 });
  });
});
