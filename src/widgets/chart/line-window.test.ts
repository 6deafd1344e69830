import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findGapLimit } from '../../domain/charts/line-gaps.ts';
import { nearestTo, pointsInWindow, prepareLine } from './line-window.ts';

const DAY = 86_400;
/** As late as in real charts, where seconds have no precision left for tiny fractions. */
const START = 1_700_000_000;

const anyLine = fc
  .array(
    fc.record({
      step: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 7200 })),
      value: fc.integer({ min: -1000, max: 1000 }),
    }),
    { minLength: 1, maxLength: 800, size: 'max' },
  )
  .map((points) => {
    let second = START;
    return prepareLine(
      points.map(({ step }) => (second += step)),
      points.map(({ value }) => value),
    );
  });

type Point = readonly [x: number, y: number];

function pairs(flat: Float64Array): Point[] {
  return Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i]!, flat[2 * i + 1]!]);
}

/** The line's own points in the window. */
function inside({ seconds, values }: ReturnType<typeof prepareLine>, from: number, to: number) {
  return Array.from(seconds, (second, i): Point => [second, values[i]!]).filter(
    ([second]) => second >= from && second <= to,
  );
}

const listValues = (points: readonly Point[]) =>
  points.map(([, value]) => value).filter((value) => !Number.isNaN(value));

const makeWindow = ({ seconds }: ReturnType<typeof prepareLine>, begin: number, end: number) => {
  const [first, last] = [seconds[0]!, seconds[seconds.length - 1]!];
  const [a, b] = [first + begin * (last - first), first + end * (last - first)];
  return { from: Math.min(a, b), to: Math.max(a, b) };
};

const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('pointsInWindow', () => {
  test('loses no high and no low in a window', () => {
    fc.assert(
      fc.property(anyLine, share, share, fc.integer({ min: 1, max: 300 }), (line, a, b, pixels) => {
        const window = makeWindow(line, a, b);
        const all = listValues(inside(line, window.from, window.to));
        const kept = pairs(pointsInWindow(line, window, pixels)).filter(
          ([second]) => second >= window.from && second <= window.to,
        );
        if (all.length === 0) return;
        expect(Math.max(...listValues(kept))).toBe(Math.max(...all));
        expect(Math.min(...listValues(kept))).toBe(Math.min(...all));
      }),
      { numRuns: 200 },
    );
  });

  test('invents nothing, and keeps the order', () => {
    fc.assert(
      fc.property(anyLine, share, share, fc.integer({ min: 1, max: 50 }), (line, a, b, pixels) => {
        const all = new Set(inside(line, 0, Infinity).map(String));
        const kept = pairs(pointsInWindow(line, makeWindow(line, a, b), pixels));
        const real = kept.filter(([, value]) => !Number.isNaN(value));
        expect(real.filter((point) => !all.has(String(point)))).toEqual([]);
        expect(kept).toEqual(kept.toSorted(([x], [y]) => x - y));
      }),
      { numRuns: 200 },
    );
  });

  test('has at most two points per pixel, and one on each side', () => {
    const count = 10_000;
    const seconds = Array.from({ length: count }, (_, i) => START + i);
    const line = prepareLine(
      seconds,
      seconds.map((second) => Math.sin(second * 12.9898)),
    );
    for (const pixels of [1, 7, 100, 333, 1000]) {
      for (const window of [makeWindow(line, 0, 1), makeWindow(line, 0.2, 0.7)]) {
        const points = pairs(pointsInWindow(line, window, pixels));
        // The last time is a pixel of its own.
        expect(points.length).toBeLessThanOrEqual(2 * pixels + 2);
      }
    }
  });

  test('has no more if many points share a moment, despite rounding', () => {
    const seconds = Array.from({ length: 6000 }, (_, i) => START + Math.floor(i / 1000) / 10);
    const line = prepareLine(
      seconds,
      seconds.map((_, i) => i % 1000),
    );
    for (const pixels of [1, 3, 5, 7, 9]) {
      for (const window of [makeWindow(line, 0, 1), makeWindow(line, 0.1, 0.9)]) {
        const points = pairs(pointsInWindow(line, window, pixels));
        expect(points.length).toBeLessThanOrEqual(2 * pixels + 6);
        expect(Math.max(...listValues(points))).toBe(999);
      }
    }
    const oneMoment = prepareLine(
      seconds.map(() => START),
      seconds.map((_, i) => i),
    );
    expect(pairs(pointsInWindow(oneMoment, { from: START, to: START }, 100))).toEqual([
      [START, 0],
      [START, 5999],
    ]);
  });

  test('a line of few points is drawn point by point, duplicates too', () => {
    const line = prepareLine([START, START + 1, START + 1, START + 2, START + 2], [1, 3, 2, 4, 0]);
    expect(pairs(pointsInWindow(line, { from: START, to: START + 2 }, 100))).toEqual(
      inside(line, 0, Infinity),
    );
  });

  test('the line enters and leaves the window with one more point on each side', () => {
    const seconds = [0, 1, 2, 3, 4, 5].map((i) => START + 10 * i);
    const line = prepareLine(seconds, [0, 1, 2, 3, 4, 5]);
    const cut = (from: number, to: number) =>
      listValues(pairs(pointsInWindow(line, { from: START + from, to: START + to }, 100)));
    expect(cut(15, 35)).toEqual([1, 2, 3, 4]);
    expect(cut(21, 29)).toEqual([2, 3]);
    expect(cut(0, 50)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(cut(-30, -20)).toEqual([0]);
    expect(cut(70, 80)).toEqual([5]);
    expect(pointsInWindow(prepareLine([], []), { from: 0, to: 1 }, 100)).toHaveLength(0);
  });
});

describe('gaps', () => {
  const days = [...Array.from({ length: 400 }, (_, i) => i), 2000, 2001, 2002, 4000, 4001];
  const line = prepareLine(
    days.map((day) => START + day * DAY),
    days.map((day) => Math.sin(day)),
  );
  const window = makeWindow(line, 0, 1);
  const tornAt = (pixels: number) =>
    pairs(pointsInWindow(line, window, pixels))
      .filter(([, value]) => Number.isNaN(value))
      .map(([second]) => (second - START) / DAY);

  test('occur exactly where the line is broken', () => {
    expect(tornAt(5000)).toEqual([2000, 4000]);
  });

  test('occur wherever neighbours are too far apart, at any position', () => {
    const step = fc.constantFrom(DAY, DAY, DAY, 25 * DAY, 40 * DAY);
    fc.assert(
      fc.property(fc.array(step, { minLength: 4, maxLength: 200, size: 'max' }), (steps) => {
        let second = START;
        const seconds = [START, ...steps.map((each) => (second += each))];
        const limit = findGapLimit(seconds);
        expect(prepareLine(seconds, seconds).tears).toEqual(
          steps.flatMap((each, i) => (each > limit ? [i + 1] : [])),
        );
      }),
    );
  });

  test('are kept when points are left out, and none are added by that', () => {
    for (const pixels of [20, 100, 150]) expect(tornAt(pixels)).toHaveLength(2);
    const whole = prepareLine(
      Array.from({ length: 5000 }, (_, i) => START + i * DAY),
      Array.from({ length: 5000 }, (_, i) => i % 7),
    );
    const points = pointsInWindow(whole, makeWindow(whole, 0, 1), 20);
    expect(points.some(Number.isNaN)).toBe(false);
  });
});

test('a million points are reduced quickly, and a window of them even faster', () => {
  const count = 1_000_000;
  const seconds = Float64Array.from({ length: count }, (_, i) => START + i);
  const line = prepareLine(seconds, seconds.map(Math.sin));
  const start = performance.now();
  pointsInWindow(line, makeWindow(line, 0, 1), 1200);
  for (let i = 0; i < 20; i += 1) pointsInWindow(line, makeWindow(line, 0.5, 0.51), 1200);
  // About 10 ms; a whole second would mean a search from the start for each point.
  expect(performance.now() - start).toBeLessThan(1000);
});

describe('nearestTo', () => {
  test('is the nearest point, the earlier one of two equally near', () => {
    const seconds = [10, 20, 40];
    expect([-5, 10, 14, 15, 16, 30, 31, 99, Infinity].map((m) => nearestTo(seconds, m))).toEqual([
      0, 0, 0, 0, 1, 1, 2, 2, 2,
    ]);
    expect(nearestTo([], 5)).toBe(-1);
  });

  test('no other point is nearer', () => {
    fc.assert(
      fc.property(anyLine, fc.integer({ min: -10, max: 10_000 }), ({ seconds }, offset) => {
        const moment = START + offset;
        const distances = Array.from(seconds, (second) => Math.abs(second - moment));
        expect(distances[nearestTo(seconds, moment)]).toBe(Math.min(...distances));
      }),
    );
  });
});
