import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawLine, niceTicks, PICTURE_HEIGHT, PICTURE_WIDTH } from './line-picture.ts';

const anyLine = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 1, max: 400_000 }),
      value: fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000),
    }),
    { minLength: 1, maxLength: 2000, size: 'max' },
  )
  .map((points) => {
    let second = 0;
    return {
      seconds: points.map(({ gap }) => (second += gap)),
      values: points.map(({ value }) => value),
    };
  });

/** The corners of a path, as a browser would walk it. */
function corners(path: string): [x: number, y: number][] {
  const numbers = path.match(/-?\d+/g)?.map(Number) ?? [];
  let [x, y] = [0, 0];
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, i) => {
    x += numbers[2 * i] ?? 0;
    y += numbers[2 * i + 1] ?? 0;
    return [x, y];
  });
}

/** What must be left of each column: where the line enters, its top, its bottom, where it leaves. */
function columnsOf(points: readonly (readonly [x: number, y: number])[]) {
  return [...Map.groupBy(points, ([x]) => x)].map(([x, column]) => {
    const ys = column.map(([, y]) => y);
    return { x, enter: ys[0], top: Math.min(...ys), bottom: Math.max(...ys), leave: ys.at(-1) };
  });
}

function draw(seconds: number[], values: number[]) {
  const picture = drawLine(seconds, values);
  if (!picture) throw new Error('nothing drawn');
  return picture;
}

describe('drawLine', () => {
  test('no points give no picture', () => {
    expect(drawLine([], [])).toBeNull();
  });

  test('a small line is drawn point by point', () => {
    expect(draw([0, 50, 100], [0, 100, 25])).toEqual({
      path: 'M0 300l500-300l500 225',
      valueTicks: [0, 25, 50, 75, 100],
      timeTicks: [0, 25, 50, 75, 100],
    });
  });

  test('one point is a dot', () => {
    expect(draw([1_000_000], [5]).path).toMatch(/^M0 \d+h0$/);
  });

  test.each([0, 5, -5, 1e-9, 1e15])('equal values of %d are a level line', (value) => {
    const { path, valueTicks } = draw([0, 10, 20], [value, value, value]);
    expect(path).toMatch(/^M0 \d+l500 0l500 0$/);
    expect(valueTicks[0]).toBeLessThanOrEqual(value);
    expect(valueTicks.at(-1)).toBeGreaterThanOrEqual(value);
  });

  test('a path begins with M, has whole numbers only and stays in its box', () => {
    fc.assert(
      fc.property(anyLine, ({ seconds, values }) => {
        const { path } = draw(seconds, values);
        expect(path).toMatch(/^M\d+ \d+(h0|(l\d+( \d+|-\d+))*)$/);
        const outside = corners(path).filter(
          ([x, y]) => x < 0 || x > PICTURE_WIDTH || y < 0 || y > PICTURE_HEIGHT,
        );
        expect(outside).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  test('the highest and the lowest point of every column survive the reduction', () => {
    fc.assert(
      fc.property(anyLine, ({ seconds, values }) => {
        const { path, valueTicks } = draw(seconds, values);
        const [low, high] = [valueTicks[0] ?? 0, valueTicks.at(-1) ?? 0];
        const [first, last] = [seconds[0] ?? 0, seconds.at(-1) ?? 0];
        const xOf = (second: number) =>
          Math.round(((second - first) / Math.max(1, last - first)) * PICTURE_WIDTH);
        const yOf = (value: number) =>
          Math.round((1 - (value - low) / (high - low)) * PICTURE_HEIGHT);
        const points = seconds.map((second, i) => [xOf(second), yOf(values[i] ?? 0)] as const);
        expect(columnsOf(corners(path))).toEqual(columnsOf(points));
      }),
      { numRuns: 15 },
    );
  });

  test('a column has at most four corners, however many points fall into it', () => {
    const seconds = Array.from({ length: 100_000 }, (_, i) => i);
    const { path } = draw(
      seconds,
      seconds.map((i) => Math.sin(i * 12.9898) * 43_758.5453),
    );
    expect(corners(path).length).toBeLessThanOrEqual(4 * (PICTURE_WIDTH + 1));
  });
});

describe('niceTicks', () => {
  test.each([
    [0, 1],
    [0, 100],
    [-5, -1],
    [-3, 7],
    [1e-9, 2e-9],
    [-2e-9, 1e-9],
    [1e15, 1.1e15],
    [-1e15, 1e15],
    [1.0712, 1.0934],
    [1_000_000, 1_000_001],
    [1e15, 1e15 + 8],
    [1_234_567.891_234, 1_234_567.891_239],
    [7, 7],
    [0, 0],
    [-7, -7],
  ])('between %d and %d are even, ascending and enclose the range', (low, high) => {
    const ticks = niceTicks(low, high);
    expect(ticks[0]).toBeLessThanOrEqual(low);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(high);
    expect(ticks.length).toBeGreaterThanOrEqual(2);
    expect(ticks.length).toBeLessThanOrEqual(6);
    const steps = ticks.slice(1).map((tick, i) => tick - (ticks[i] ?? Number.NaN));
    const step = ((ticks.at(-1) ?? 0) - (ticks[0] ?? 0)) / (ticks.length - 1);
    expect(step).toBeGreaterThan(0);
    for (const each of steps) expect(Math.abs(each / step - 1)).toBeLessThan(0.001);
  });

  test('are round: no digit is there by binary accident', () => {
    expect(niceTicks(0.1, 0.7)).toEqual([0, 0.2, 0.4, 0.6, 0.8]);
    expect(niceTicks(1.01, 1.08)).toEqual([1, 1.02, 1.04, 1.06, 1.08]);
    expect(niceTicks(1.1, 1.4)).toEqual([1.1, 1.2, 1.3, 1.4]);
    expect(niceTicks(-0.3, 0.3).map(String)).toEqual(['-0.4', '-0.2', '0', '0.2', '0.4']);
  });

  test('enclose any range whose width is not lost in its level', () => {
    const level = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    const width = fc.double({ min: 1e-3, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(level, width, (low, spread) => {
        const ticks = niceTicks(low, low + spread);
        const slack = spread * 1e-6;
        expect(ticks[0]).toBeLessThanOrEqual(low + slack);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(low + spread - slack);
        expect(ticks.length).toBeLessThanOrEqual(6);
      }),
    );
  });
});
