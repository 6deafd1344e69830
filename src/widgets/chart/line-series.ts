import type { FrameLine } from './time-frame.ts';

const LINE_WIDTH = 1.75;

/** A line as ECharts is told it. */
export function seriesOf(
  { id, color, points, isStepped, isTrend, hasArea }: FrameLine,
  pane: number,
): object {
  return {
    id,
    type: 'line',
    xAxisIndex: pane,
    yAxisIndex: pane,
    dimensions: ['x', 'y'],
    data: points,
    step: isStepped ? 'end' : false,
    // A line of one point would be invisible.
    showSymbol: points.length === 2,
    symbol: 'circle',
    symbolSize: 6,
    silent: true,
    emphasis: { disabled: true },
    itemStyle: { color },
    lineStyle: {
      color,
      width: LINE_WIDTH,
      type: isTrend ? [6, 4] : 'solid',
      join: 'round',
      cap: 'round',
    },
    areaStyle: hasArea ? { color, opacity: 0.1, origin: 'start' } : undefined,
  };
}
