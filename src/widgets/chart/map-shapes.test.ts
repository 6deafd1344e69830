import { expect, test } from 'vitest';
import { layOutMap, placePoint } from './map-layout.ts';
import { mapShapes } from './map-shapes.ts';
import { mapLines } from './map-trends.ts';
import { flatShapes, pickLines, pickTexts } from './testing/drawn-shapes.ts';
import { COLORS, WORDS } from './testing/english-texts.ts';

const LOOK = { hasLabels: true, hasAllLabels: false, selected: new Set<string>() };
const POINTS = [
  { id: 'a', pointName: 'A', duration: 1, yield: 5, color: '#5eb5e2' },
  { id: 'b', pointName: 'B', duration: 4, yield: 7, color: '#d55e00' },
  // On top of the first one.
  { id: 'c', pointName: 'C', duration: 1, yield: 5.01, color: '#d55e00' },
];
const LONG = 'C'.repeat(20);
/** Around C there is room for a short name only. */
const CROWD = POINTS.map((point) => (point.id === 'c' ? { ...point, label: LONG } : point));
const TREND = { id: 'a trend', color: 'red', points: Float64Array.of(1, 5, 4, 7) };

function drawn(
  look: Partial<typeof LOOK> = {},
  more: { axisFont?: number; isMasked?: boolean } = {},
  points: typeof CROWD = POINTS,
) {
  const layout = layOutMap(points, [TREND], {
    width: 1000,
    height: 600,
    axisFont: 15,
    words: WORDS,
    isMasked: false,
    titles: { x: 'Duration, years', y: 'Yield, %' },
    ...more,
  });
  return { layout, shapes: mapShapes(layout, COLORS, { ...LOOK, ...look }, measure) };
}

const measure = (text: string, sizePx: number) => text.length * sizePx;

const drawnDots = (look: Partial<typeof LOOK> = {}) =>
  flatShapes(drawn(look).shapes).filter((shape) => shape.kind === 'dot');

test.each([
  [true, false, ['A', 'B']],
  [false, false, []],
  [true, true, ['A', 'B', LONG]],
  [false, true, ['A', 'B', LONG]],
])('CHT-10 labels %s, all labels %s: %s are shown', (hasLabels, hasAllLabels, shown) => {
  const texts = pickTexts(drawn({ hasLabels, hasAllLabels }, {}, CROWD).shapes);
  expect(texts.map(({ text }) => text).filter((text) => /^[A-C]+$/.test(text))).toEqual(shown);
});

test('CHT-10 a label that would cover another one moves to the other side of its point', () => {
  const { layout, shapes } = drawn();
  const [own, other] = ['C', 'A'].map((name) =>
    pickTexts(shapes).find(({ text }) => text === name),
  );
  expect(other?.anchor).toBe('start');
  expect(own?.anchor).toBe('end');
  expect(own!.x).toBeLessThan(placePoint(POINTS[2]!, layout).x);
});

test('CHT-10 the map has its points at yield and duration, in the colours of their series', () => {
  const { layout } = drawn();
  expect(drawnDots()).toMatchObject(
    POINTS.map((point) => ({ color: point.color, ...placePoint(point, layout) })),
  );
});

test('CHT-9 a trend is dashed', () => {
  const { layout, shapes } = drawn();
  const dashed = pickLines(shapes).filter(({ dash }) => dash !== undefined);
  expect(dashed).toMatchObject([{ color: 'red', dash: [6, 4] }]);
  const [from, to] = [POINTS[0]!, POINTS[1]!].map((point) => placePoint(point, layout));
  expect(Array.from(dashed[0]!.places)).toEqual([from!.x, from!.y, to!.x, to!.y]);
});

test('CHT-10 a line such as a curve is solid, and can be hidden like a series', () => {
  const line = { id: 'curve', name: 'Curve', points: [POINTS[0]!, POINTS[1]!], color: 'blue' };
  const content = { mode: 'map', series: [], lines: [line] } as const;
  const [solid] = mapLines(content, new Set());
  expect(solid).toMatchObject({ color: 'blue', isSolid: true });
  expect(Array.from(solid!.points)).toEqual([1, 5, 4, 7]);
  expect(mapLines(content, new Set(['curve']))).toEqual([]);
  const layout = { ...drawn().layout, trends: [solid!] };
  const lines = pickLines(mapShapes(layout, COLORS, LOOK, measure));
  expect(lines.filter(({ color }) => color === 'blue')).toMatchObject([{ width: 1.75 }]);
  expect(lines.find(({ color }) => color === 'blue')?.dash).toBeUndefined();
});

test('CHT-10 a line that belongs to no series has its name at its end, apart from the points', () => {
  const ends = [
    { duration: 0.5, yield: 4.5 },
    { duration: 3, yield: 6.5 },
  ];
  const line = { id: 'curve', name: 'Euro curve', points: ends, color: '#7b8794' };
  const content = { mode: 'map', series: [], lines: [line] } as const;
  const layout = { ...drawn().layout, trends: mapLines(content, new Set()) };
  const shapes = mapShapes(layout, COLORS, LOOK, measure);
  const name = pickTexts(shapes).find(({ text }) => text === 'Euro curve');
  const end = placePoint(ends[1]!, layout);
  expect(name).toMatchObject({ x: end.x, anchor: 'end' });
  expect(name!.y).toBeLessThan(end.y);
  const owned = mapLines({ ...content, lines: [{ ...line, seriesId: 'a' }] }, new Set());
  const without = mapShapes({ ...layout, trends: owned }, COLORS, LOOK, measure);
  expect(pickTexts(without).map(({ text }) => text)).not.toContain('Euro curve');
  const off = mapShapes(layout, COLORS, { ...LOOK, hasLabels: false }, measure);
  expect(pickTexts(off).map(({ text }) => text)).not.toContain('Euro curve');
});

test('the name of a point at the right edge is to its left', () => {
  const labels = pickTexts(drawn().shapes);
  expect(labels.find(({ text }) => text === 'A')?.anchor).toBe('start');
  expect(labels.find(({ text }) => text === 'B')?.anchor).toBe('end');
});

test('selected points have a border, and a label even where labels are off', () => {
  const { shapes } = drawn({ hasLabels: false, selected: new Set(['b']) });
  expect(pickTexts(shapes).filter(({ text }) => /^[A-C]$/.test(text))).toMatchObject([
    { text: 'B' },
  ]);
  const [first, second] = drawnDots({ selected: new Set(['b']) });
  expect(first?.border).toBeUndefined();
  expect(second).toMatchObject({ color: '#d55e00', border: { color: 'black' } });
  expect(second?.border?.width).toBeGreaterThan(1);
});

test('axes have titles and labels, those of the yield on the right', () => {
  const { layout, shapes } = drawn();
  const texts = pickTexts(shapes);
  expect(texts.find(({ text }) => text === 'Duration, years')?.anchor).toBe('middle');
  expect(texts.find(({ text }) => text === 'Yield, %')?.anchor).toBe('end');
  const five = texts.find(({ text }) => text === '5.5');
  expect(five?.x).toBe(layout.width - layout.box.right + 8);
  expect(five?.y).toBeCloseTo(placePoint({ duration: 1, yield: 5.5 }, layout).y + 0.364 * 15);
});

test('CHT-7 labels and titles of the axes have the requested size', () => {
  const texts = pickTexts(drawn({ hasLabels: false }, { axisFont: 18 }).shapes);
  expect(new Set(texts.map(({ sizePx }) => sizePx))).toEqual(new Set([18]));
});

test('CHT-15 masked axes show no values', () => {
  const texts = pickTexts(drawn({ hasLabels: false }, { isMasked: true }).shapes);
  expect(texts.map(({ text }) => text)).toEqual(['Yield, %', 'Duration, years']);
});

test('SCR-5 many points are small and translucent, behind the lines; a series’ line has its colour', () => {
  const points = Array.from({ length: 201 }, (_, i) => ({
    id: String(i),
    pointName: '',
    duration: 1 + i / 40,
    yield: 5 + (i % 7),
    color: '#5eb5e2',
  }));
  const ends = [
    { duration: 1, yield: 5 },
    { duration: 6, yield: 7 },
  ];
  const content = {
    mode: 'map',
    series: [{ id: 'EUR', name: 'EUR', points, color: '#d55e00' }],
    lines: [{ id: 'line', name: 'EUR', points: ends, seriesId: 'EUR' }],
  } as const;
  const trends = mapLines(content, new Set());
  expect(trends).toMatchObject([{ color: '#d55e00', isSolid: true }]);
  expect(mapLines(content, new Set(['EUR']))).toEqual([]);
  const { layout } = drawn();
  const shapes = flatShapes(
    mapShapes({ ...layout, points, trends }, COLORS, { ...LOOK, hasLabels: false }, measure),
  );
  const dot = shapes.find((shape) => shape.kind === 'dot');
  expect(dot).toMatchObject({ radius: 3, opacity: 0.35 });
  expect(shapes.findLastIndex((shape) => shape.kind === 'dot')).toBeLessThan(
    shapes.findIndex((shape) => shape.kind === 'line' && shape.color === '#d55e00'),
  );
});

test('points and lines have the colour of the scheme', () => {
  const color = 'light-dark(#d55e00, #ec7f33)';
  const { layout } = drawn();
  const both = {
    ...layout,
    points: [{ ...POINTS[0]!, color }],
    trends: [{ ...TREND, color }],
  };
  const shapes = flatShapes(mapShapes(both, { ...COLORS, scheme: 'dark' }, LOOK, measure));
  const dots = shapes.filter((shape) => shape.kind === 'dot');
  const dashed = pickLines(shapes).filter(({ dash }) => dash !== undefined);
  expect(new Set([...dots, ...dashed].map((shape) => shape.color))).toEqual(new Set(['#ec7f33']));
});
