import { CANVAS_FONT as FONT } from './chart-box.ts';
import type { ChartColors } from './chart-types.ts';
import { placeOf, type MapFrame } from './map-frame.ts';

const LABEL_FONT_PX = 12;

export interface MapLook {
  readonly hasLabels: boolean;
  /** Labels may cover each other. */
  readonly hasAllLabels: boolean;
  readonly selected: ReadonlySet<string>;
}

/** The map as ECharts is told it. */
export function mapOption(frame: MapFrame, colors: ChartColors, look: MapLook): object {
  const { box, width, height, titles } = frame;
  return {
    animation: false,
    grid: {
      left: box.left,
      top: box.top,
      width: Math.max(1, width - box.left - box.right),
      height: Math.max(1, height - box.top - box.bottom),
      outerBoundsMode: 'none',
    },
    xAxis: {
      ...axisOf(frame.xTicks, frame.axisFont, colors),
      name: titles.x,
      nameLocation: 'middle',
      nameGap: frame.axisFont + 18,
      axisLine: { show: true, onZero: false, lineStyle: { color: colors.line } },
    },
    yAxis: {
      ...axisOf(frame.yTicks, frame.axisFont, colors),
      position: 'right',
      name: titles.y,
      nameLocation: 'end',
      nameGap: 10,
      nameTextStyle: {
        ...textStyle(frame.axisFont, colors.muted),
        align: 'right',
        padding: [0, 4 - box.right, 0, 0],
      },
      // Else it would stand, unseen, where the duration is 0, and its title with it.
      axisLine: { show: false, onZero: false },
    },
    series: [scatterOf(frame, colors, look), ...frame.trends.map(trendOf)],
  };
}

function axisOf(ticks: MapFrame['xTicks'], axisFont: number, colors: ChartColors): object {
  const [first, step] = [ticks[0]!.value, ticks[1]!.value - ticks[0]!.value];
  return {
    type: 'value',
    min: first,
    max: ticks.at(-1)!.value,
    interval: step,
    axisTick: { show: false },
    splitLine: { show: true, lineStyle: { color: colors.line, width: 1 } },
    nameTextStyle: textStyle(axisFont, colors.muted),
    axisLabel: {
      show: ticks[0]!.text !== '',
      formatter: (value: number) => ticks[Math.round((value - first) / step)]?.text ?? '',
      ...textStyle(axisFont, colors.muted),
      margin: 8,
    },
  };
}

function textStyle(fontSize: number, color: string) {
  return { fontFamily: FONT, fontSize, color };
}

function scatterOf(frame: MapFrame, colors: ChartColors, look: MapLook): object {
  return {
    id: 'points',
    type: 'scatter',
    silent: true,
    progressive: 0,
    symbolSize: 8,
    emphasis: { disabled: true },
    data: frame.points.map((point) => ({
      name: point.pointName,
      // At the right edge there is no room for a name on the right.
      label: { position: isAtRightEdge(point, frame) ? 'left' : 'right' },
      value: [point.duration, point.yield],
      itemStyle: look.selected.has(point.id)
        ? { color: point.color, borderColor: colors.text, borderWidth: 3 }
        : { color: point.color },
    })),
    label: {
      show: look.hasLabels || look.hasAllLabels,
      formatter: '{b}',
      distance: 2,
      // Keeps neighbours apart that would otherwise touch.
      padding: [0, 3],
      ...textStyle(LABEL_FONT_PX, colors.text),
      // Without a height of its own a label's box is taken too low, and labels overlap unnoticed.
      lineHeight: 14,
    },
    labelLayout: { hideOverlap: !look.hasAllLabels },
  };
}

function isAtRightEdge(point: MapFrame['points'][number], frame: MapFrame): boolean {
  return placeOf(point, frame).x > (frame.width - frame.box.right) * 0.88;
}

function trendOf({ id, color, points }: MapFrame['trends'][number]): object {
  return {
    id,
    type: 'line',
    dimensions: ['x', 'y'],
    data: points,
    showSymbol: false,
    silent: true,
    emphasis: { disabled: true },
    lineStyle: { color, width: 1.75, type: [6, 4] },
    itemStyle: { color },
  };
}
