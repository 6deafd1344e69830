import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  drawPicture,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  findTimeSpan,
  type ChartPicture,
  type PictureLine,
} from './chart-picture.ts';

const WORDS = { language: 'eng', timeZone: 'UTC+3' } as const;
const DAY = 86_400;

function draw(line: Partial<PictureLine>, options: { isMasked?: boolean } = {}): ChartPicture {
  const lines = [{ color: '#5eb5e2', seconds: [], values: [], ...line }];
  const picture = drawPicture(lines, { height: 300, words: WORDS, isMasked: false, ...options });
  if (!picture) throw new Error('nothing drawn');
  return picture;
}

const drawPath = (line: Partial<PictureLine>) => draw(line).paths[0]?.d ?? '';

const anyLine = fc
  .array(
    fc.record({
      step: fc.integer({ min: 0, max: 200_000 }),
      value: fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000),
    }),
    { minLength: 1, maxLength: 3000, size: 'max' },
  )
  .map((points) => {
    let second = 0;
    return {
      seconds: points.map(({ step }) => (second += step)),
      values: points.map(({ value }) => value),
    };
  });

/** The corners of a path, interpreted like a browser. */
function corners(path: string): [x: number, y: number][] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([Mlhv])(-?\d+)(?:\s*(-?\d+))?/g)].map(([, letter, first, second]) => {
    const [a, b] = [Number(first), Number(second)];
    if (letter === 'M') [x, y] = [a, b];
    else if (letter === 'l') [x, y] = [x + a, y + b];
    else if (letter === 'h') x += a;
    else y += a;
    return [x, y];
  });
}

/** Top and bottom of each column. */
function columnEnds(points: readonly (readonly [x: number, y: number])[]) {
  return [...Map.groupBy(points, ([x]) => x)].map(([x, column]) => {
    const ys = column.map(([, y]) => y);
    return [x, Math.min(...ys), Math.max(...ys)];
  });
}

/** The positions of the points within the box. */
function placePoints(
  { seconds, values }: { seconds: number[]; values: number[] },
  low: number,
  high: number,
) {
  const [first, last] = [seconds[0] ?? 0, seconds.at(-1) ?? 0];
  return seconds.map((second, i): [number, number] => [
    Math.round(((second - first) / (last - first || 1)) * PICTURE_WIDTH),
    Math.round((1 - ((values[i] ?? 0) - low) / (high - low)) * PICTURE_HEIGHT),
  ]);
}

describe('drawPicture', () => {
  test('nothing to draw gives no picture', () => {
    const options = { height: 300, words: WORDS, isMasked: false };
    expect(drawPicture([], options)).toBeNull();
    expect(drawPicture([{ seconds: [], values: [], color: 'red' }], options)).toBeNull();
  });

  test('a short line is drawn point by point, with an area and round numbers', () => {
    const seconds = [0, 50, 100].map((day) => day * DAY);
    const picture = draw({ seconds, values: [0, 100, 25] });
    expect(picture.paths).toEqual([
      { d: 'M0 300h0l500-300l500 225', close: 'V300H0Z', color: '#5eb5e2' },
    ]);
    expect(picture.valueTicks).toEqual([
      { at: 1, text: '0' },
      { at: 0.75, text: '25' },
      { at: 0.5, text: '50' },
      { at: 0.25, text: '75' },
      { at: 0, text: '100' },
    ]);
    expect(picture.timeTicks.map(({ text }) => text)).toEqual(['1970', 'Feb', 'Mar', 'Apr']);
  });

  test('contains only integers, and stays in its box', () => {
    fc.assert(
      fc.property(anyLine, fc.boolean(), (line, isStepped) => {
        const { paths, valueTicks, timeTicks } = draw({ ...line, isStepped });
        const path = paths[0]?.d ?? '';
        expect(path).toMatch(/^(M\d+ \d+h0|h\d+|v-?\d+|l\d+( \d+|-\d+))+$/);
        const outside = corners(path).filter(
          ([x, y]) => x < 0 || x > PICTURE_WIDTH || y < 0 || y > PICTURE_HEIGHT,
        );
        expect(outside).toEqual([]);
        for (const { at } of [...valueTicks, ...timeTicks]) {
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('the highest and the lowest point of every column survive the reduction', () => {
    fc.assert(
      fc.property(anyLine, ({ seconds, values }) => {
        const picture = draw({ seconds, values });
        const ticks = picture.valueTicks.map(({ text }) =>
          Number(text.replaceAll(/\s/g, '').replace('−', '-').replace('mln', 'e6')),
        );
        const points = placePoints({ seconds, values }, ticks[0] ?? 0, ticks.at(-1) ?? 0);
        expect(columnEnds(corners(picture.paths[0]?.d ?? ''))).toEqual(columnEnds(points));
      }),
      { numRuns: 20 },
    );
  });

  test('a column has at most two corners, however many points it contains', () => {
    const seconds = Array.from({ length: 100_000 }, (_, i) => i);
    const values = seconds.map((i) => Math.sin(i * 12.9898) * 43_758.5453);
    const path = drawPath({ seconds, values });
    // The dot at the beginning of a line is one more point.
    expect(corners(path).length).toBeLessThanOrEqual(2 * (PICTURE_WIDTH + 1) + 1);
  });
});

describe('shapes', () => {
  test('a gap lifts the pen, and leaves no area below', () => {
    const seconds = [0, 1, 2, 3, 4, 1000, 1001, 1002].map((day) => day * DAY);
    const { paths } = draw({ seconds, values: [1, 2, 3, 2, 1, 2, 3, 2] });
    expect(paths[0]?.d.match(/M/g)).toHaveLength(2);
    expect(paths[0]?.close).toBeNull();
  });

  test('a stepped line only runs horizontally and vertically', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        expect(drawPath({ ...line, isStepped: true })).toMatch(/^(M\d+ \d+h0|h\d+|v-?\d+)+$/);
      }),
      { numRuns: 10 },
    );
    const seconds = [0, 50, 100];
    expect(drawPath({ seconds, values: [0, 100, 25], isStepped: true })).toBe(
      'M0 300h0h500v-300h500v225',
    );
  });

  test('a stepped line holds the last level of a column', () => {
    // The values 20, 10 and 15 of one day share a column in a ten-year chart; 15 is the last one.
    const days = [0, 0.5, 1, ...Array.from({ length: 10 }, (_, i) => 365 * (i + 1))];
    const seconds = days.map((day) => day * DAY);
    const values = days.map((_, i) => [20, 10][i] ?? 15);
    expect(drawPath({ seconds, values, isStepped: true })).toMatch(/^M0 0h0v300v-150(h\d+)+$/);
  });

  test('a single point is a dot, also one of several at the same moment', () => {
    expect(drawPath({ seconds: [1_000_000], values: [5] })).toMatch(/^M0 \d+h0$/);
    expect(drawPath({ seconds: [7, 7], values: [0, 1] })).toBe('M0 300h0v-300');
  });

  test.each([0, 5, -5, 1e-9, 1e15])('equal values of %d are a flat line', (value) => {
    const { paths, valueTicks } = draw({ seconds: [0, 10, 20], values: [value, value, value] });
    expect(paths[0]?.d).toMatch(/^M0 \d+h0h500h500$/);
    expect(new Set(valueTicks.map(({ text }) => text)).size).toBe(valueTicks.length);
  });

  test.each([1e-9, 1e15])('values around %d fill the height', (unit) => {
    const { paths } = draw({ seconds: [0, 10, 20], values: [0, unit, unit / 2] });
    expect(paths[0]?.d).toBe('M0 300h0l500-300l500 150');
  });

  test('several lines share axes, and have their own colours and no area', () => {
    const lines = [
      { seconds: [0, 100], values: [0, 50], color: 'red' },
      { seconds: [100, 200], values: [50, 100], color: 'blue' },
      { seconds: [], values: [], color: 'green' },
    ];
    const picture = drawPicture(lines, { height: 300, words: WORDS, isMasked: false });
    expect(picture?.paths).toEqual([
      { d: 'M0 300h0l500-150', close: null, color: 'red' },
      { d: 'M500 150h0l500-150', close: null, color: 'blue' },
    ]);
  });

  test('a span shared with other lines leaves room for them', () => {
    const lines = [{ seconds: [50, 100], values: [0, 100], color: 'red' }];
    const span = { from: 0, to: 200 };
    const picture = drawPicture(lines, { height: 300, words: WORDS, isMasked: false, span });
    expect(picture?.paths[0]).toMatchObject({ d: 'M250 300h0l250-300', close: 'V300H250Z' });
  });

  test('CHT-15 a masked picture has the shape and no text of a value', () => {
    const line = { seconds: [0, 50 * DAY, 100 * DAY], values: [12.5, 77.25, 40] };
    const masked = draw(line, { isMasked: true });
    expect(masked.paths).toEqual(draw(line).paths);
    expect(masked.valueTicks.every(({ text }) => text === '')).toBe(true);
    expect(masked.timeTicks.length).toBeGreaterThan(0);
    expect(JSON.stringify(masked)).not.toMatch(/12\.5|77\.25/);
  });
});

test('findTimeSpan is from the earliest to the latest of all lines', () => {
  expect(findTimeSpan([[5, 9], [], [2, 7]])).toEqual({ from: 2, to: 9 });
  expect(findTimeSpan([[], []])).toBeUndefined();
});
