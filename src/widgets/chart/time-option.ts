import { CANVAS_FONT as FONT, textWidth, zoneFont } from './chart-box.ts';
import type { ChartColors } from './chart-types.ts';
import { seriesOf } from './line-series.ts';
import { referenceAxis, referenceLine, tagAxis } from './marks-option.ts';
import { xOf, type FramePane, type TimeFrame } from './time-frame.ts';

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
  // Right behind the plot stand the name of the zone and the lowest of the values.
  const end = frame.width - frame.panes[0]!.box.right;
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

function textAt(value: number, ticks: FramePane['ticks']): string {
  const step = ticks[1]!.value - ticks[0]!.value;
  return ticks[Math.round((value - ticks[0]!.value) / step)]?.text ?? '';
}
