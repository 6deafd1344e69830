import { textWidth, zoneFont } from './chart-box.ts';
import type { ChartColors } from './chart-types.ts';
import { inkOn } from './palette.ts';
import { tagHeight } from './value-tags.ts';
import { xOf, type FrameLine, type FramePane, type TimeFrame } from './time-frame.ts';

const FONT = "'Inter Variable', Inter, 'Noto Sans SC', sans-serif";
const LINE_WIDTH = 1.75;
/** Between the plot and a tag; its text begins where the texts of the axis begin. */
const TAG_MARGIN = 4;

/** The frame as ECharts is told it. Nothing here asks the screen, so a file is drawn from the same. */
export function timeOption(frame: TimeFrame, colors: ChartColors): object {
  return {
    animation: false,
    useUTC: true,
    grid: frame.panes.map((pane) => gridOf(pane, frame)),
    xAxis: frame.panes.map((_, i) => timeAxis(frame, i, colors)),
    // Always as many: what is merged into an older drawing takes nothing away from it.
    yAxis: [
      ...frame.panes.map((pane, i) => valueAxis(pane, i, frame.axisFont, colors)),
      ...frame.panes.map((pane, i) => tagAxis(pane, i, frame.axisFont)),
      ...frame.panes.map((pane, i) => referenceAxis(pane, i, frame.axisFont, colors)),
    ],
    series: frame.panes.flatMap((pane, i) => [
      ...pane.lines.map((line) => seriesOf(line, i)),
      ...(pane.reference ? [referenceLine(pane.reference.value, i, frame, colors)] : []),
    ]),
  };
}

function gridOf({ offset, height, box }: FramePane, { width }: TimeFrame): object {
  return {
    left: box.left,
    top: offset + box.top,
    width: Math.max(1, width - box.left - box.right),
    height: Math.max(1, height - box.top - box.bottom),
    // The room for texts is ours: the library must not move the plot to make it.
    outerBoundsMode: 'none',
  };
}

function timeAxis(frame: TimeFrame, index: number, colors: ChartColors) {
  const { window, times, axisFont, panes } = frame;
  const texts = new Map(times.map(({ second, text }) => [second, text]));
  const values = [...texts.keys()];
  const isLast = index === panes.length - 1;
  return {
    type: 'value',
    gridIndex: index,
    min: window.from,
    // A single moment still needs a width.
    max: window.to > window.from ? window.to : window.from + 1,
    // At the bottom, where its texts are, and not on the zero of negative values.
    axisLine: { show: true, onZero: false, lineStyle: { color: colors.line } },
    axisTick: { show: isLast, customValues: values, lineStyle: { color: colors.line } },
    splitLine: { show: false },
    // In the corner under the values: clock times say whose clocks they are of.
    name: isLast ? frame.zone : '',
    nameLocation: 'end',
    nameGap: 8,
    nameTextStyle: {
      color: colors.muted,
      fontFamily: FONT,
      fontSize: zoneFont(axisFont),
      align: 'left',
      verticalAlign: 'top',
      padding: [8 + axisFont - zoneFont(axisFont), 0, 0, 0],
    },
    nameMoveOverlap: false,
    axisLabel: {
      show: isLast,
      customValues: values,
      formatter: (second: number) => texts.get(second) ?? '',
      color: colors.muted,
      fontFamily: FONT,
      fontSize: axisFont,
      margin: 8,
      hideOverlap: true,
      ...edgeAligns(frame),
    },
  };
}

/** A text in the middle of a tick near an edge would be cut off there. */
function edgeAligns(frame: TimeFrame) {
  const [first, last] = [frame.times[0], frame.times.at(-1)];
  if (!first || !last) return {};
  const half = (text: string) => textWidth(text, frame.axisFont) / 2;
  // The name of the zone stands right behind the plot.
  const end = frame.zone === '' ? frame.width : frame.width - frame.panes[0]!.box.right;
  return {
    alignMinLabel: xOf(first.second, frame) < half(first.text) ? 'left' : 'center',
    alignMaxLabel: end - xOf(last.second, frame) < half(last.text) ? 'right' : 'center',
  };
}

function valueAxis(
  { ticks, measure, box }: FramePane,
  index: number,
  axisFont: number,
  colors: ChartColors,
) {
  const [first, second] = [ticks[0]!.value, ticks[1]!.value];
  const isShown = ticks.some(({ text }) => text !== '');
  return {
    type: 'value',
    gridIndex: index,
    position: 'right',
    min: first,
    max: ticks.at(-1)!.value,
    interval: second - first,
    axisLine: { show: false, onZero: false },
    axisTick: { show: false },
    splitLine: { show: true, lineStyle: { color: colors.line, width: 1 } },
    name: measure,
    nameLocation: 'end',
    nameGap: 10,
    nameTextStyle: {
      color: colors.muted,
      fontFamily: FONT,
      fontSize: axisFont,
      align: 'right',
      padding: [0, 4 - box.right, 0, 0],
    },
    axisLabel: {
      show: isShown,
      // The library counts the ticks itself; the nearest of ours says what to write.
      formatter: (value: number) => textAt(value, ticks),
      color: colors.muted,
      fontFamily: FONT,
      fontSize: axisFont,
      margin: 8,
    },
  };
}

/** Of the same values as the axis of the pane, without lines or texts of its own. */
function bareAxis({ ticks }: FramePane, index: number) {
  return {
    type: 'value',
    gridIndex: index,
    min: ticks[0]!.value,
    max: ticks.at(-1)!.value,
    axisLine: { show: false },
    axisTick: { show: false },
    splitLine: { show: false },
  };
}

/** The last values in the colours of their lines, over the texts of the axis. */
function tagAxis(pane: FramePane, index: number, axisFont: number) {
  const { tags, box } = pane;
  return {
    ...bareAxis(pane, index),
    position: 'right',
    z: 5,
    axisLabel: {
      show: tags.length > 0,
      customValues: tags.map(({ value }) => value),
      formatter: (value: number) => {
        const place = tags.findIndex((tag) => tag.value === value);
        return place === -1 ? '' : `{tag${place}|${tags[place]!.text}}`;
      },
      margin: TAG_MARGIN,
      rich: Object.fromEntries(
        tags.map(({ color }, i) => [
          `tag${i}`,
          {
            backgroundColor: color,
            borderRadius: 3,
            color: inkOn(color),
            fontFamily: FONT,
            fontSize: axisFont,
            fontWeight: 600,
            height: tagHeight(axisFont),
            lineHeight: tagHeight(axisFont),
            padding: [0, 0, 0, 8 - TAG_MARGIN],
            width: box.right - TAG_MARGIN - (8 - TAG_MARGIN),
          },
        ]),
      ),
    },
  };
}

/** What the dashed line is, above its beginning. */
function referenceAxis(pane: FramePane, index: number, axisFont: number, colors: ChartColors) {
  const { reference } = pane;
  return {
    ...bareAxis(pane, index),
    position: 'left',
    z: 5,
    axisLabel: {
      show: reference !== null,
      inside: true,
      customValues: reference ? [reference.value] : [],
      formatter: () => reference?.text ?? '',
      color: colors.muted,
      fontFamily: FONT,
      fontSize: zoneFont(axisFont),
      verticalAlign: 'bottom',
      margin: 4,
      padding: [0, 0, 4, 0],
      textBorderColor: colors.background,
      textBorderWidth: 3,
    },
  };
}

function referenceLine(
  value: number,
  pane: number,
  { window }: TimeFrame,
  colors: ChartColors,
): object {
  return {
    ...seriesOf(
      {
        id: `reference ${pane}`,
        color: colors.muted,
        points: Float64Array.of(window.from, value, Math.max(window.to, window.from + 1), value),
        isStepped: false,
        isTrend: false,
        hasArea: false,
      },
      pane,
    ),
    lineStyle: { color: colors.muted, width: 1, type: [3, 3] },
  };
}

function textAt(value: number, ticks: FramePane['ticks']): string {
  const step = ticks[1]!.value - ticks[0]!.value;
  return ticks[Math.round((value - ticks[0]!.value) / step)]?.text ?? '';
}

function seriesOf(
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
