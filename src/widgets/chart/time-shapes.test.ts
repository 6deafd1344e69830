import { describe, expect, test } from 'vitest';
import type { TimePane, TimeSeries } from './chart-types.ts';
import { drawnTime } from './drawn-panes.ts';
import type { Shape } from './shapes.ts';
import { flatShapes, pickLines, pickTexts } from './testing/drawn-shapes.ts';
import { COLORS, WORDS } from './testing/english-texts.ts';
import { layOutTime, wholeWindow, xAt, yAt, type TimeLayout } from './time-layout.ts';
import { timeShapes } from './time-shapes.ts';

const DAY = 86_400;
const START = Date.UTC(2024, 0, 1) / 1000;

function line(id: string, values: number[], more: Partial<TimeSeries> = {}): TimeSeries {
  return { id, name: id, seconds: values.map((_, i) => START + i * DAY), values, ...more };
}

function drawn(
  panes: TimePane[],
  more: { isMasked?: boolean; axisFont?: number } = {},
): { layout: TimeLayout; shapes: Shape[] } {
  const options = { width: 1000, axisFont: 15, words: WORDS, isMasked: false, ...more };
  const { isMasked } = options;
  const lines = drawnTime(panes, { hidden: new Set(), trend: 'not_selected', isMasked }).panes;
  const window = wholeWindow(lines);
  if (!window) throw new Error('no points');
  const layout = layOutTime(lines, { ...options, window });
  return { layout, shapes: timeShapes(layout, COLORS) };
}

/** Data lines; all others are thinner. */
const thick = (shapes: readonly Shape[]) => pickLines(shapes).filter(({ width }) => width > 1);

/** For a line on its own: its places, and those of the area below it. */
const placesWith = (series: TimeSeries) => {
  const shapes = flatShapes(drawn([{ series: [series] }]).shapes);
  const area = shapes.find((shape) => shape.kind === 'area')!;
  return { line: Array.from(thick(shapes)[0]!.places), area: Array.from(area.places) };
};

const pickTags = (shapes: readonly Shape[]) => shapes.filter(({ kind }) => kind === 'box');
const pickDots = (shapes: readonly Shape[]) =>
  flatShapes(shapes).filter((shape) => shape.kind === 'dot');
const textsIn = (panes: TimePane[]) => pickTexts(drawn(panes).shapes).map(({ text }) => text);
/** For the first and the last time. */
const timeAnchors = (panes: TimePane[], isMasked = false) => {
  const { layout, shapes } = drawn(panes, { isMasked });
  const times = new Set(layout.times.map(({ text }) => text));
  const written = pickTexts(shapes).filter(({ text }) => times.has(text));
  return [written[0]!.anchor, written.at(-1)!.anchor];
};

const TWO: TimePane[] = [
  { series: [line('rate', [95, 120, 101])], measure: 'USD' },
  { series: [line('volume', [10, 30, 20], { isStepped: true })], measure: 'mln' },
];

describe('timeShapes', () => {
  test('CHT-5 two charts above each other, 600 and 200 px, with the same time', () => {
    const { layout, shapes } = drawn(TWO);
    const [rate, volume] = shapes.filter((shape) => shape.kind === 'clipped');
    expect(rate!.id).not.toBe(volume!.id);
    expect([rate!.to.x, rate!.to.width]).toEqual([volume!.to.x, volume!.to.width]);
    expect(rate!.to.y + rate!.to.height).toBeLessThanOrEqual(600);
    expect(volume!.to.y).toBeGreaterThanOrEqual(600);
    expect(volume!.to.y + volume!.to.height).toBeLessThanOrEqual(800);
    const [upper, lower] = thick(shapes).map(({ places }) => Array.from(places));
    for (const places of [upper!, lower!]) {
      expect(places[0]).toBeCloseTo(xAt(START, layout));
      expect(places.at(-2)).toBeCloseTo(xAt(START + 2 * DAY, layout));
    }
    // The times appear once, below both.
    const times = pickTexts(shapes).filter(({ text }) => text === '2 Jan');
    expect(times).toHaveLength(1);
    expect(times[0]!.y).toBeGreaterThan(volume!.to.y + volume!.to.height);
  });

  test('CHT-2 a stepped line holds its value until the next; the unit is at the top of its axis', () => {
    const { layout, shapes } = drawn(TWO);
    const [straight, stepped] = thick(shapes).map(({ places }) => Array.from(places));
    expect(straight).toHaveLength(6);
    const [x0, x1, x2] = [0, 1, 2].map((day) => xAt(START + day * DAY, layout));
    const [y0, y1, y2] = [10, 30, 20].map((value) => yAt(value, layout.panes[1]!));
    const corners = [x0, y0, x1, y0, x1, y1, x2, y1, x2, y2];
    expect(stepped).toHaveLength(corners.length);
    for (const [i, place] of corners.entries()) expect(stepped![i]).toBeCloseTo(place!);
    const texts = pickTexts(shapes);
    const measured = texts.filter(({ text }) => /(USD|mln)$/.test(text));
    expect(measured.map(({ text }) => text)).toEqual(['120\u00a0USD', '30\u00a0mln']);
    const tops = layout.panes.map((pane) => yAt(pane.ticks.at(-1)!.value, pane));
    for (const [i, { y }] of measured.entries()) expect(y).toBeCloseTo(tops[i]! + 0.364 * 15);
  });

  test('CHT-14 the line is #5eb5e2 unless it has its own colour', () => {
    const own = line('own', [1, 2], { color: '#123456' });
    const { shapes } = drawn([{ series: [line('a', [1, 2]), own] }]);
    expect(thick(shapes).map(({ color }) => color)).toEqual(['#5eb5e2', '#123456']);
  });

  test('CHT-7 labels and titles of the axes have the requested size', () => {
    for (const axisFont of [15, 16, 22]) {
      const texts = pickTexts(drawn(TWO, { axisFont }).shapes);
      expect(texts.length).toBeGreaterThan(10);
      expect(new Set(texts.map(({ sizePx }) => sizePx))).toEqual(new Set([axisFont]));
    }
  });

  test('CHT-15 masked: the value axes have no labels and no title', () => {
    const { layout, shapes } = drawn(TWO, { isMasked: true });
    const times = layout.times.map(({ text }) => text);
    expect(times).toContain('2 Jan');
    expect(pickTexts(shapes).map(({ text }) => text)).toEqual(times);
    expect(flatShapes(shapes).filter(({ kind }) => kind === 'box')).toEqual([]);
  });

  test('each tick has a line on whole px across the plot, and its label next to it', () => {
    const { layout, shapes } = drawn([TWO[0]!]);
    const [pane] = layout.panes;
    const across = pickLines(shapes).filter(({ places }) => places[1] === places[3]);
    expect(across.map(({ places }) => places[1])).toEqual(
      pane!.ticks.map(({ value }) => Math.floor(yAt(value, pane!)) + 0.5),
    );
    const text = pickTexts(shapes).find((each) => each.text === '100');
    expect(text!.x).toBe(layout.width - pane!.box.right + 8);
    expect(text!.y).toBeCloseTo(yAt(100, pane!) + 0.364 * 15);
  });

  test('a single line has a faint area in its colour down to the axis; several don’t', () => {
    const areas = (panes: TimePane[]) =>
      flatShapes(drawn(panes).shapes).filter((shape) => shape.kind === 'area');
    const [area] = areas([TWO[0]!]);
    expect(area).toMatchObject({ color: '#5eb5e2', opacity: 0.1 });
    const { layout } = drawn([TWO[0]!]);
    const bottom = layout.height - layout.panes[0]!.box.bottom;
    expect(Array.from(area!.places).slice(-4)).toEqual([
      xAt(START + 2 * DAY, layout),
      bottom,
      xAt(START, layout),
      bottom,
    ]);
    expect(areas([{ series: [line('a', [1, 2]), line('b', [2, 3])] }])).toEqual([]);
  });

  test('an area uses every second point of the line’s extremes, and both ends', () => {
    const values = Array.from({ length: 1500 }, (_, i) => i % 10);
    const dense = placesWith(line('dense', values));
    expect(dense.area.slice(0, 4)).toEqual([...dense.line.slice(0, 2), ...dense.line.slice(4, 6)]);
    expect(dense.area.slice(-6, -4)).toEqual(dense.line.slice(-2));
    expect(dense.area.length).toBe(dense.line.length / 2 + 6);
    for (const series of [
      line('sparse', values.slice(0, 500)),
      line('stepped', values, { isStepped: true }),
    ]) {
      const whole = placesWith(series);
      expect(whole.area.slice(0, -6)).toEqual(whole.line);
    }
  });
});

describe('last values, reference and zone', () => {
  const TRADES: TimePane = {
    series: [
      {
        ...line('pair', [1.16, 1.17, 1.165]),
        seconds: [0, 3600, 7200].map((later) => START + 36_000 + later),
        decimals: 4,
      },
    ],
    reference: { value: 1.2, label: 'Previous close' },
  };

  test('the last value is next to the axis, in the colour of its line', () => {
    const { layout, shapes } = drawn([TRADES]);
    expect(pickTags(shapes)).toMatchObject([{ color: '#5eb5e2' }]);
    const text = pickTexts(shapes).find((each) => each.text === '1.1650');
    expect(text).toMatchObject({ weight: 600, color: '#10202f' });
    expect(text!.y).toBeCloseTo(yAt(1.165, layout.panes[0]!) + 0.364 * 15);
    expect(pickTags(drawn([TRADES], { isMasked: true }).shapes)).toEqual([]);
  });

  test('a reference is a dashed line with its name, within the scale; masked there is none', () => {
    const { layout, shapes } = drawn([TRADES]);
    const [pane] = layout.panes;
    const dashed = pickLines(shapes).filter(({ dash }) => dash !== undefined);
    const y = Math.floor(yAt(1.2, pane!)) + 0.5;
    expect(dashed).toMatchObject([{ dash: [3, 3], color: 'gray' }]);
    expect([dashed[0]!.places[1], dashed[0]!.places[3]]).toEqual([y, y]);
    expect(y).toBeGreaterThanOrEqual(pane!.box.top);
    const name = pickTexts(shapes).find(({ text }) => text === 'Previous close 1.2000');
    expect(name).toMatchObject({ anchor: 'start', halo: { color: 'white' } });
    const masked = drawn([TRADES], { isMasked: true });
    expect(pickLines(masked.shapes).filter(({ dash }) => dash !== undefined)).toEqual([]);
    expect(masked.layout.panes[0]!.ticks.at(-1)!.value).toBeLessThan(1.2);
    expect(JSON.stringify(masked.shapes)).not.toContain('Previous');
  });

  test('ZON-1 an axis with times names its zone; one with days has none', () => {
    expect(textsIn([TRADES])).toContain('UTC+3');
    expect(textsIn(TWO)).not.toContain('UTC+3');
  });
});

describe('edges', () => {
  test('a line of one point shows it', () => {
    const { layout, shapes } = drawn([{ series: [line('one', [42])] }]);
    const dots = pickDots(shapes);
    expect(dots).toMatchObject([{ color: '#5eb5e2', x: xAt(START, layout) }]);
    expect(dots[0]!.y).toBeCloseTo(yAt(42, layout.panes[0]!));
    expect(pickDots(drawn(TWO).shapes)).toEqual([]);
  });

  test('a text at the edge of the drawing isn’t clipped', () => {
    expect(timeAnchors([{ series: [line('one', [42])] }])[0]).toBe('start');
    const midnight = START - 3 * 3600;
    const seconds = [midnight, midnight + DAY, midnight + 2 * DAY];
    const days = { series: [{ id: 'd', name: 'd', seconds, values: [1, 2, 3] }] };
    expect(timeAnchors([days])[0]).toBe('start');
    expect(timeAnchors([days], true)[1]).toBe('end');
    const within = { series: [line('w', [1, 2, 3], { seconds: [400, 9000, 19_000] })] };
    expect(timeAnchors([within])).toEqual(['middle', 'middle']);
    // The values of dates are at the edges.
    expect(timeAnchors(TWO)).toEqual(['start', 'end']);
  });

  test('the time axis stays at the bottom of negative values', () => {
    const { layout, shapes } = drawn([{ series: [line('negative', [1, -1, -2])] }]);
    const ticks = pickLines(shapes).filter(({ places }) => places[0] === places[2]);
    expect(ticks).toHaveLength(layout.times.length);
    const bottom = layout.height - layout.panes[0]!.box.bottom;
    expect(new Set(ticks.map(({ places }) => places[1]))).toEqual(new Set([bottom + 0.5]));
  });
});
