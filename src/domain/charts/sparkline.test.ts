import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SPARKLINE_HEIGHT, SPARKLINE_WIDTH, drawSparkline } from './sparkline.ts';

test.each([[[]], [[1.5]]])('%j gives no line', (values) => {
  expect(drawSparkline(values)).toBeNull();
});

test('spans the whole width, with the highest value at the top and the lowest at the bottom', () => {
  expect(drawSparkline([2, 1, 3])).toEqual({
    path: 'M0 12L42 24L84 0',
    end: { x: 84, y: 0 },
    direction: 'up',
  });
});

test.each([
  [[1, 5, 2], 'up'],
  [[2, 5, 1], 'down'],
  [[1, 5, 1], 'none'],
] as const)('%j: the direction is that from the first value to the last', (values, direction) => {
  expect(drawSparkline(values)?.direction).toBe(direction);
});

test('a flat line is drawn at half the height', () => {
  expect(drawSparkline([7, 7])).toEqual({
    path: 'M0 12L84 12',
    end: { x: 84, y: 12 },
    direction: 'none',
  });
});

test('every line stays inside its box, with a position for each value, from left to right', () => {
  const anyValue = fc.double({ noNaN: true, min: -1e12, max: 1e12 });
  fc.assert(
    fc.property(fc.array(anyValue, { minLength: 2, maxLength: 60 }), (values) => {
      const places = drawSparkline(values)!
        .path.slice(1)
        .split('L')
        .map((place) => place.split(' ').map(Number) as [number, number]);
      expect(places).toHaveLength(values.length);
      expect(places.map(([x]) => x)).toEqual(places.map(([x]) => x).toSorted((a, b) => a - b));
      expect([places[0]?.[0], places.at(-1)?.[0]]).toEqual([0, SPARKLINE_WIDTH]);
      const outside = places.filter(([, y]) => !(y >= 0 && y <= SPARKLINE_HEIGHT));
      expect(outside).toEqual([]);
    }),
  );
});
