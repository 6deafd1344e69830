import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { layOutMap, placePoint } from './map-layout.ts';
import { mapShapes } from './map-shapes.ts';
import { StillMap } from './still-map.tsx';
import { flatShapes } from './testing/drawn-shapes.ts';
import { COLORS, WORDS } from './testing/english-texts.ts';

const LOOK = { hasLabels: false, hasAllLabels: false, selected: new Set<string>() };
const points = Array.from({ length: 400 }, (_, i) => ({
  id: String(i),
  pointName: '',
  duration: (i * 7) % 30,
  // One of them is an outlier.
  yield: i === 200 ? 500 : 2 + (i % 50) / 10,
  color: '#5eb5e2',
}));
const trend = {
  id: 'line',
  color: '#d55e00',
  points: Float64Array.of(1, 3, 20, 5),
  isSolid: true,
};
const layout = layOutMap(points, [trend], {
  width: 1000,
  height: 400,
  axisFont: 11,
  words: WORDS,
  isMasked: false,
  titles: { x: 'Duration, years', y: 'Yield, %' },
});
const picture = renderToStaticMarkup(createElement(StillMap, { layout }));
const live = flatShapes(mapShapes(layout, COLORS, LOOK, (text) => text.length));
const count = (pattern: RegExp) => [...picture.matchAll(pattern)].length;

test('SCR-5 the picture of a map has what the live one has: points, marks, grid, lines with halos', () => {
  const dots = live.filter(({ kind }) => kind === 'dot');
  expect(count(/<circle /g)).toBe(dots.length);
  expect(count(/<svg class="[^"]*mark/g)).toBe(points.length - dots.length);
  const { xTicks, yTicks, box } = layout;
  expect(count(/<line /g)).toBe(xTicks.length + yTicks.length);
  expect(count(/<path class=/g)).toBe(2);
  const [, x, y] = /<circle cx="([\d.]+)%" cy="([\d.]+)"/.exec(picture)!;
  const place = placePoint(layout.points[0]!, layout);
  expect(Number(x) / 100).toBeCloseTo((place.x - box.left) / (1000 - box.left - box.right), 2);
  expect(Number(y)).toBeCloseTo(place.y - box.top, 0);
});

test('SCR-5 no point is a zero-length stroke in a stretched box, which WebKit draws as an ellipse', () => {
  expect(picture).not.toMatch(/h0[M"]/);
  const [, stretched = ''] = /preserveAspectRatio="none"[^>]*>(.*?)<\/svg>/.exec(picture)!;
  expect(stretched).not.toContain('<circle');
});
