import { expect, test } from 'vitest';
import { mapFrame } from './map-frame.ts';
import { mapOption } from './map-option.ts';
import { COLORS, WORDS } from './testing/english-texts.ts';

interface Axis {
  min: number;
  max: number;
  name: string;
  interval: number;
  nameTextStyle: { fontSize: number };
  axisLine: { onZero: boolean };
  axisLabel: { show: boolean; fontSize: number; formatter: (value: number) => string };
}

interface Option {
  grid: object;
  xAxis: Axis;
  yAxis: Axis & { position: string };
  series: {
    type: string;
    data: { name: string; value: number[]; itemStyle: { borderWidth?: number; color: string } }[];
    label: { show: boolean };
    labelLayout: { hideOverlap: boolean };
  }[];
}

const LOOK = { hasLabels: true, hasAllLabels: false, selected: new Set<string>() };
const POINTS = [
  { id: 'a', pointName: 'A', duration: 1, yield: 5, color: '#5eb5e2' },
  { id: 'b', pointName: 'B', duration: 4, yield: 7, color: '#d55e00' },
];

function optionOf(
  look: Partial<typeof LOOK> = {},
  more: { axisFont?: number; isMasked?: boolean } = {},
) {
  const frame = mapFrame(POINTS, [{ id: 'a trend', color: 'red', points: Float64Array.of(1, 5) }], {
    width: 1000,
    height: 600,
    axisFont: 15,
    words: WORDS,
    isMasked: false,
    titles: { x: 'Duration, years', y: 'Yield, %' },
    ...more,
  });
  return mapOption(frame, COLORS, { ...LOOK, ...look }) as Option;
}

test.each([
  [true, false, true, true],
  [false, false, false, true],
  [true, true, true, false],
  [false, true, true, false],
])(
  'CHT-10 labels %s, all labels %s: shown %s, overlapping ones hidden %s',
  (hasLabels, hasAllLabels, isShown, hidesOverlap) => {
    const scatter = optionOf({ hasLabels, hasAllLabels }).series[0];
    expect(scatter?.label.show).toBe(isShown);
    expect(scatter?.labelLayout.hideOverlap).toBe(hidesOverlap);
  },
);

test('CHT-10 the map is a scatter of yield over duration, in the colours of its series', () => {
  const { series } = optionOf();
  expect(series.map(({ type }) => type)).toEqual(['scatter', 'line']);
  expect(series[0]?.data.map(({ name, value, itemStyle }) => [name, value, itemStyle])).toEqual([
    ['A', [1, 5], { color: '#5eb5e2' }],
    ['B', [4, 7], { color: '#d55e00' }],
  ]);
});

test('selected points have a border', () => {
  const [first, second] = optionOf({ selected: new Set(['b']) }).series[0]?.data ?? [];
  expect(first?.itemStyle.borderWidth).toBeUndefined();
  expect(second?.itemStyle).toMatchObject({ color: '#d55e00', borderColor: 'black' });
  expect(second?.itemStyle.borderWidth).toBeGreaterThan(1);
});

test('axes have round ends, their titles and their texts; none runs along a zero', () => {
  const { xAxis, yAxis } = optionOf();
  expect([xAxis.name, yAxis.name]).toEqual(['Duration, years', 'Yield, %']);
  expect(yAxis.position).toBe('right');
  expect([xAxis.axisLine.onZero, yAxis.axisLine.onZero]).toEqual([false, false]);
  expect(yAxis.min).toBeLessThanOrEqual(5);
  expect(yAxis.max).toBeGreaterThanOrEqual(7);
  expect(yAxis.axisLabel.formatter(yAxis.min + yAxis.interval)).toBe('5.25');
  // As the library counts: with noise.
  expect(yAxis.axisLabel.formatter(6.000_000_000_1)).toBe('6.00');
});

test('CHT-7 texts and titles of the axes have the size that was asked for', () => {
  const { xAxis, yAxis } = optionOf({}, { axisFont: 18 });
  for (const axis of [xAxis, yAxis]) {
    expect([axis.axisLabel.fontSize, axis.nameTextStyle.fontSize]).toEqual([18, 18]);
  }
});

test('CHT-15 masked axes show no values', () => {
  const { xAxis, yAxis } = optionOf({}, { isMasked: true });
  for (const axis of [xAxis, yAxis]) {
    expect(axis.axisLabel.show).toBe(false);
    expect(axis.axisLabel.formatter(5)).toBe('');
  }
});
