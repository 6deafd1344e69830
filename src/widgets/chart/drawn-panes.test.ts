import { describe, expect, test } from 'vitest';
import type { TimePane, TimeSeries } from './chart-types.ts';
import { drawnTime, hintText } from './drawn-panes.ts';
import { mapTrends } from './map-trends.ts';
import { colorIn, inkOn, seriesColor } from './palette.ts';
import { ENGLISH } from './testing/english-texts.ts';

const line = (id: string, more: Partial<TimeSeries> = {}): TimeSeries => ({
  id,
  name: id,
  seconds: [0, 86_400, 172_800],
  values: [1, 3, 2],
  ...more,
});
const NOTHING_HIDDEN = {
  hidden: new Set<string>(),
  trend: 'not_selected',
  isMasked: false,
} as const;

describe('colours', () => {
  test('CHT-14 the default line colour is #5eb5e2', () => {
    expect(seriesColor({}, 0)).toBe('#5eb5e2');
    expect(drawnTime([{ series: [line('a')] }], NOTHING_HIDDEN).lines[0]?.color).toBe('#5eb5e2');
  });

  test('a canvas and a file get the colour of one scheme', () => {
    expect(colorIn('light', 'light-dark(#d55e00, #ec7f33)')).toBe('#d55e00');
    expect(colorIn('dark', 'light-dark(#d55e00, #ec7f33)')).toBe('#ec7f33');
    expect(colorIn('dark', '#5eb5e2')).toBe('#5eb5e2');
    expect(inkOn('light-dark(#d55e00, #ffffff)')).toBe('light-dark(#10202f, #10202f)');
    expect(inkOn('light-dark(#3f6fd1, #c9a66b)')).toBe('light-dark(#ffffff, #10202f)');
  });

  test('ten lines have distinct colours, the eleventh starts over; a given colour is kept', () => {
    const colors = Array.from({ length: 11 }, (_, i) => seriesColor({}, i));
    expect(new Set(colors).size).toBe(10);
    expect(colors[10]).toBe(colors[0]);
    expect(seriesColor({ color: '#abcdef' }, 3)).toBe('#abcdef');
  });
});

describe('drawnTime', () => {
  const panes: TimePane[] = [
    { series: [line('a'), line('b')], measure: 'USD' },
    { series: [line('c', { isStepped: true })], measure: 'pcs' },
  ];

  test('CHT-5 heights are 600 and 200 px unless given', () => {
    const given = drawnTime([{ ...panes[0]!, height: 300 }], NOTHING_HIDDEN);
    const usual = drawnTime(panes, NOTHING_HIDDEN);
    expect(usual.panes.map(({ height }) => height)).toEqual([600, 200]);
    expect(given.panes.map(({ height }) => height)).toEqual([300]);
  });

  test('CHT-6 a hidden series isn’t drawn, and the others keep their colours', () => {
    const all = drawnTime(panes, NOTHING_HIDDEN);
    const some = drawnTime(panes, { ...NOTHING_HIDDEN, hidden: new Set(['a']) });
    expect(all.lines.map(({ series, pane }) => [series.id, pane])).toEqual([
      ['a', 0],
      ['b', 0],
      ['c', 1],
    ]);
    expect(some.panes.map(({ lines }) => lines.map(({ id }) => id))).toEqual([['b'], ['c']]);
    expect(some.lines.map(({ color }) => color)).toEqual(
      all.lines.slice(1).map(({ color }) => color),
    );
    expect(some.lines.map(({ measure }) => measure)).toEqual(['USD', 'pcs']);
  });

  test('CHT-2 steps are passed on', () => {
    const { panes: drawn } = drawnTime(panes, NOTHING_HIDDEN);
    expect(drawn.flatMap(({ lines }) => lines.map(({ isStepped }) => isStepped))).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('without a trend there are no hints', () => {
    expect(drawnTime(panes, NOTHING_HIDDEN).hints).toEqual([]);
    expect(mapTrends([], NOTHING_HIDDEN)).toEqual({ trends: [], hints: [] });
  });

  test('an exponential trend of a mere shape would reveal the values', () => {
    const options = { ...NOTHING_HIDDEN, trend: 'exponential', isMasked: true } as const;
    const { hints, panes: drawn } = drawnTime([{ series: [line('a')] }], options);
    expect(drawn[0]?.lines[0]?.trend).toBeNull();
    expect(hints.map((hint) => hintText(hint, ENGLISH))).toEqual(['a: needs the values']);
    const points = [{ id: 'p', pointName: 'p', duration: 1, yield: 2 }];
    expect(mapTrends([{ id: 'm', name: 'Map', points }], options)).toEqual({
      trends: [],
      hints: [{ name: 'Map', reason: 'needs_values' }],
    });
  });
});
