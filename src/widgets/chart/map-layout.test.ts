import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areaBetween,
  isOutside,
  layOutMap,
  placePoint,
  pointAt,
  roundedPoint,
} from './map-layout.ts';
import { WORDS } from './testing/english-texts.ts';

const rounded = (duration: number, yieldPercent: number) => {
  const point = roundedPoint({ duration, yield: yieldPercent });
  // Zero has no sign.
  return [point.duration + 0, point.yield + 0];
};

describe('CHT-12 durations are rounded to 2 decimals, yields to 3', () => {
  test.each([
    [3.12345, 6.54321, 3.12, 6.543],
    // Slightly less in binary, but exactly half in decimal.
    [1.005, 1.0005, 1.01, 1.001],
    [8.345, 2.0015, 8.35, 2.002],
    [-1.005, -1.0005, -1.01, -1.001],
    [0.004, -0.0004, 0, 0],
    [2, 5, 2, 5],
    [1e-9, 1e21, 0, 1e21],
    [1e15, 123_456_789.1235, 1e15, 123_456_789.124],
  ])('CHT-12 %d and %d are %d and %d', (duration, yieldPercent, shown, shownYield) => {
    expect(rounded(duration, yieldPercent)).toEqual([shown, shownYield]);
  });

  test('CHT-12 half away from zero, for every half', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (hundredths) => {
        const text = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
        const up = Number(((hundredths + 1) / 100).toFixed(2));
        expect(rounded(Number(`${text}5`), 0)[0]).toBe(up);
        expect(rounded(Number(`-${text}5`), 0)[0]).toBe(-up);
        expect(rounded(Number(`${text}4`), 0)[0]).toBe(Number(text));
      }),
    );
  });

  test('the rest of a point is unchanged', () => {
    const point = { id: 'a', pointName: 'A', duration: 1.234, yield: 2.3456, link: '/a/' };
    expect(roundedPoint(point)).toEqual({ ...point, duration: 1.23, yield: 2.346 });
  });
});

const point = (id: string, duration: number, yieldPercent: number) => ({
  id,
  pointName: id,
  duration,
  yield: yieldPercent,
  color: 'red',
});
const options = {
  width: 1000,
  height: 600,
  axisFont: 15,
  words: WORDS,
  isMasked: false,
  titles: { x: 'Duration', y: 'Yield' },
};

describe('layOutMap', () => {
  const points = [point('a', 0, 4), point('b', 10, 8), point('c', 5, 6)];

  test('its axes enclose all points, which are inside the box', () => {
    const layout = layOutMap(points, [], options);
    for (const each of points) {
      const { x, y } = placePoint(each, layout);
      expect(x).toBeGreaterThanOrEqual(layout.box.left);
      expect(x).toBeLessThanOrEqual(layout.width - layout.box.right);
      expect(y).toBeGreaterThanOrEqual(layout.box.top);
      expect(y).toBeLessThanOrEqual(layout.height - layout.box.bottom);
    }
    expect(placePoint(points[0]!, layout).y).toBeGreaterThan(placePoint(points[1]!, layout).y);
    expect(layout.yTicks.map(({ text }) => text)).toContain('6');
  });

  test('one point, or all at one position, still has axes', () => {
    for (const alone of [[point('a', 3, 5)], [point('a', 0, 0), point('b', 0, 0)]]) {
      const { x, y } = placePoint(alone[0]!, layOutMap(alone, [], options));
      expect([x, y].every(Number.isFinite)).toBe(true);
    }
  });

  test('CHT-15 masked axes have no text and take no space', () => {
    const layout = layOutMap(points, [], { ...options, isMasked: true });
    expect([...layout.xTicks, ...layout.yTicks].every(({ text }) => text === '')).toBe(true);
    expect(layout.box.right).toBeLessThan(layOutMap(points, [], options).box.right);
  });

  test('pointAt finds the nearest point within reach', () => {
    const layout = layOutMap(points, [], options);
    const { x, y } = placePoint(points[2]!, layout);
    expect(pointAt(layout, x + 5, y - 5)).toBe(2);
    expect(pointAt(layout, x + 40, y)).toBe(-1);
    const close = layOutMap([point('a', 5, 6), point('b', 5.05, 6), ...points], [], options);
    const place = placePoint(close.points[1]!, close);
    expect(pointAt(close, place.x, place.y)).toBe(1);
  });

  test('SCR-5 an area is between two positions, in either order and within the axes', () => {
    const layout = layOutMap(points, [], options);
    const place = (each: { duration: number; yield: number }) => {
      const { x, y } = placePoint(each, layout);
      return [x, y] as const;
    };
    const [one, other] = [place({ duration: 7.5, yield: 5 }), place({ duration: 2.25, yield: 7 })];
    expect(areaBetween(layout, one, other)).toEqual({ duration: [2.25, 7.5], yield: [5, 7] });
    expect(areaBetween(layout, other, one)).toEqual({ duration: [2.25, 7.5], yield: [5, 7] });
    const all = areaBetween(layout, [-50, -50], [5000, 5000]);
    expect(all.duration).toEqual(layout.xDomain);
    expect(all.yield).toEqual(layout.yDomain);
  });

  test('SCR-5 scales fit the points, the same at every width', () => {
    const layout = layOutMap(points, [], options);
    expect(layout.yDomain).toEqual([4 - 0.16, 8 + 0.16]);
    expect(layout.xDomain).toEqual([0, 10.4]);
    const narrow = layOutMap(points, [], { ...options, width: 320 });
    expect(narrow.xTicks).toEqual(layout.xTicks);
    for (const { value } of layout.yTicks) {
      expect(value >= layout.yDomain[0] && value <= layout.yDomain[1]).toBe(true);
    }
    expect(layout.yTicks.length).toBeGreaterThan(2);
  });

  test('SCR-5 with many points the scales exclude a few, which are marked at the edge', () => {
    const crowd = Array.from({ length: 400 }, (_, i) =>
      point(String(i), i / 40, 2 + (i % 50) / 10),
    );
    const far = [point('high', 5, 5961), point('low', 5, -40), point('long', 80, 4)];
    const layout = layOutMap([...crowd, ...far], [], options);
    const domains = { x: layout.xDomain, y: layout.yDomain };
    expect(layout.yDomain[1]).toBeLessThan(8);
    expect(layout.xDomain[1]).toBeLessThan(11);
    const outside = layout.points.filter((each) => isOutside(each, domains)).map(({ id }) => id);
    expect(outside).toEqual(expect.arrayContaining(['high', 'low', 'long']));
    expect(outside.length).toBeLessThan(0.05 * layout.points.length);
    const { x, y } = placePoint(far[0]!, layout);
    expect([x > layout.box.left, y]).toEqual([true, layout.box.top]);
    expect(pointAt(layout, x, y)).toBe(layout.points.indexOf(far[0]!));
  });

  test('SCR-5 a perpetual with almost no yield is at the edge, even among few points', () => {
    const long = point('perpetual', 102.23, 0.98);
    const layout = layOutMap([...points, long], [], options);
    expect(layout.xDomain).toEqual([0, 10.4]);
    expect(isOutside(long, { x: layout.xDomain, y: layout.yDomain })).toBe(true);
    // Without anything else, it has the scale to itself.
    expect(layOutMap([long], [], options).xDomain[1]).toBeGreaterThan(102);
  });
});
