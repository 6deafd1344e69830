import { describe, expect, test } from 'vitest';
import type { TimePane, TimeSeries } from './chart-types.ts';
import { drawnTime } from './drawn-panes.ts';
import { COLORS, WORDS } from './testing/english-texts.ts';
import { timeFrame, wholeWindow } from './time-frame.ts';
import { timeOption } from './time-option.ts';

interface Label {
  show: boolean;
  fontSize: number;
  formatter: (value: number) => string;
  customValues: number[];
  rich: Record<string, { fontSize: number; backgroundColor: string }>;
  alignMinLabel: string;
  alignMaxLabel: string;
}

interface Option {
  grid: { left: number; top: number; width: number; height: number }[];
  xAxis: {
    min: number;
    max: number;
    gridIndex: number;
    name: string;
    axisLine: { onZero: boolean };
    axisLabel: Label;
  }[];
  yAxis: {
    name?: string;
    min: number;
    max: number;
    gridIndex: number;
    nameTextStyle: { fontSize: number };
    axisLabel: Label;
  }[];
  series: {
    id: string;
    step: string | false;
    xAxisIndex: number;
    showSymbol: boolean;
    data: Float64Array;
    lineStyle: { color: string; type: unknown };
    areaStyle: object | undefined;
  }[];
}

const DAY = 86_400;
const START = Date.UTC(2024, 0, 1) / 1000;

function line(id: string, values: number[], more: Partial<TimeSeries> = {}): TimeSeries {
  return { id, name: id, seconds: values.map((_, i) => START + i * DAY), values, ...more };
}

function optionOf(panes: TimePane[], more: { isMasked?: boolean; axisFont?: number } = {}): Option {
  const options = { width: 1000, axisFont: 15, words: WORDS, isMasked: false, ...more };
  const { isMasked } = options;
  const drawn = drawnTime(panes, { hidden: new Set(), trend: 'not_selected', isMasked }).panes;
  const window = wholeWindow(drawn);
  if (!window) throw new Error('no points');
  return timeOption(timeFrame(drawn, { ...options, window }), COLORS) as Option;
}

const TWO: TimePane[] = [
  { series: [line('rate', [95, 120, 101])], measure: 'USD' },
  { series: [line('volume', [10, 30, 20], { isStepped: true })], measure: 'mln' },
];

describe('timeOption', () => {
  test('CHT-5 two charts above each other, 600 and 200 px, with the same time', () => {
    const { grid, xAxis, yAxis, series } = optionOf(TWO);
    expect(grid).toHaveLength(2);
    expect(grid[0]).toMatchObject({ left: grid[1]?.left, width: grid[1]?.width });
    expect(grid[0]!.top + grid[0]!.height).toBeLessThanOrEqual(600);
    expect(grid[1]!.top).toBeGreaterThanOrEqual(600);
    expect(grid[1]!.top + grid[1]!.height).toBeLessThanOrEqual(800);
    expect(xAxis.map(({ min, max, gridIndex }) => [min, max, gridIndex])).toEqual([
      [START, START + 2 * DAY, 0],
      [START, START + 2 * DAY, 1],
    ]);
    // Each pane has its values, their last ones, and the reference.
    expect(yAxis.map(({ gridIndex }) => gridIndex)).toEqual([0, 1, 0, 1, 0, 1]);
    expect(series.map(({ id, xAxisIndex }) => [id, xAxisIndex])).toEqual([
      ['rate', 0],
      ['volume', 1],
    ]);
    // The times are written once, below both.
    expect(xAxis.map(({ axisLabel }) => axisLabel.show)).toEqual([false, true]);
  });

  test('CHT-2 a stepped line holds its value until the next; the measure is the axis title', () => {
    const { series, yAxis } = optionOf(TWO);
    expect(series.map(({ step }) => step)).toEqual([false, 'end']);
    expect(yAxis.map(({ name }) => name).slice(0, 2)).toEqual(['USD', 'mln']);
  });

  test('CHT-14 the line is #5eb5e2 unless it has a colour of its own', () => {
    const own = line('own', [1, 2], { color: '#123456' });
    const { series } = optionOf([{ series: [line('a', [1, 2]), own] }]);
    expect(series.map(({ lineStyle }) => lineStyle.color)).toEqual(['#5eb5e2', '#123456']);
  });

  test('CHT-7 texts and titles of the axes have the size that was asked for', () => {
    for (const axisFont of [15, 16, 22]) {
      const { xAxis, yAxis } = optionOf(TWO, { axisFont });
      const sizes = [
        ...xAxis.map(({ axisLabel }) => axisLabel.fontSize),
        ...yAxis
          .slice(0, 2)
          .flatMap((axis) => [axis.axisLabel.fontSize, axis.nameTextStyle.fontSize]),
        ...yAxis.slice(2, 4).map(({ axisLabel }) => axisLabel.rich.tag0?.fontSize),
      ];
      expect(new Set(sizes)).toEqual(new Set([axisFont]));
    }
  });

  test('CHT-15 masked: the value axes have no texts and no title', () => {
    const { yAxis, xAxis } = optionOf(TWO, { isMasked: true });
    for (const { axisLabel, name, min } of yAxis) {
      expect([axisLabel.show, name ?? '', axisLabel.formatter(min)]).toEqual([false, '', '']);
    }
    expect(xAxis.at(-1)?.axisLabel.show).toBe(true);
  });

  test('ticks say their texts, with the noise of the library’s own counting', () => {
    const { yAxis, xAxis } = optionOf(TWO);
    expect(yAxis[0]?.axisLabel.formatter(100.000_000_01)).toBe('100');
    const time = xAxis[1]!.axisLabel;
    expect(time.customValues.map((second) => time.formatter(second))).toContain('2 Jan');
    expect(time.formatter(START + 1)).toBe('');
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

  test('the last value stands beside the axis, in the colour of its line', () => {
    const tag = optionOf([TRADES]).yAxis[1]!.axisLabel;
    expect(tag).toMatchObject({ show: true, customValues: [1.165] });
    expect(tag.formatter(1.165)).toBe('{tag0|1.1650}');
    expect(tag.rich.tag0?.backgroundColor).toBe('#5eb5e2');
    expect(optionOf([TRADES], { isMasked: true }).yAxis[1]!.axisLabel.show).toBe(false);
  });

  test('a reference is a dashed line with its name, within the scale; masked there is none', () => {
    const { series, yAxis } = optionOf([TRADES]);
    expect(series.map(({ id }) => id)).toEqual(['pair', 'reference 0']);
    expect([...series[1]!.data]).toEqual([START + 36_000, 1.2, START + 43_200, 1.2]);
    expect(series[1]!.lineStyle.type).toEqual([3, 3]);
    expect(yAxis[2]!.axisLabel.formatter(1.2)).toBe('Previous close 1.2000');
    expect(yAxis[0]!.max).toBeGreaterThanOrEqual(1.2);
    const masked = optionOf([TRADES], { isMasked: true });
    expect(masked.series.map(({ id }) => id)).toEqual(['pair']);
    expect(masked.yAxis[0]!.max).toBeLessThan(1.2);
    expect(JSON.stringify(masked)).not.toContain('Previous');
  });

  test('ZON-1 an axis with a clock names its zone; one of days has none', () => {
    expect(optionOf([TRADES]).xAxis[0]!.name).toBe('UTC+3');
    expect(optionOf(TWO).xAxis.map(({ name }) => name)).toEqual(['', '']);
  });
});

describe('edges', () => {
  test('a line of one point shows it, and has an axis of some width', () => {
    const { series, xAxis } = optionOf([{ series: [line('one', [42])] }]);
    expect(series[0]?.showSymbol).toBe(true);
    expect(xAxis[0]!.max).toBeGreaterThan(xAxis[0]!.min);
    expect(optionOf(TWO).series[0]?.showSymbol).toBe(false);
  });

  test('a text at the edge of the drawing is not cut off', () => {
    const one = optionOf([{ series: [line('one', [42])] }]).xAxis[0]!.axisLabel;
    expect(one.alignMinLabel).toBe('left');
    const midnight = START - 3 * 3600;
    const seconds = [midnight, midnight + DAY, midnight + 2 * DAY];
    const days = { series: [{ id: 'd', name: 'd', seconds, values: [1, 2, 3] }] };
    expect(optionOf([days]).xAxis[0]!.axisLabel).toMatchObject({ alignMinLabel: 'left' });
    expect(optionOf([days], { isMasked: true }).xAxis[0]!.axisLabel.alignMaxLabel).toBe('right');
    const within = { series: [line('w', [1, 2, 3], { seconds: [400, 9000, 19_000] })] };
    expect(optionOf([within]).xAxis[0]!.axisLabel).toMatchObject({
      alignMinLabel: 'center',
      alignMaxLabel: 'center',
    });
    // The values of days stand at the edges.
    expect(optionOf(TWO).xAxis[1]!.axisLabel).toMatchObject({
      alignMinLabel: 'left',
      alignMaxLabel: 'right',
    });
  });

  test('the time axis stays at the bottom of negative values', () => {
    const { xAxis } = optionOf([{ series: [line('negative', [1, -1, -2])] }]);
    expect(xAxis[0]?.axisLine.onZero).toBe(false);
  });
});
