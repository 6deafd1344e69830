import { axisTexts, type NumberWords } from '../../domain/chart-number.ts';
import { spanOf } from '../../domain/chart-picture.ts';
import { extentOf, niceTicks, stepsForHeight } from '../../domain/chart-scale.ts';
import { tickText, timeTicks } from '../../domain/chart-time.ts';
import { boxOf, type ChartBox } from './chart-box.ts';
import { pointsInWindow, type PreparedLine, type TimeWindow } from './line-window.ts';

/** Everything a drawing of lines over time consists of, in the units of the screen and of the data. */
export interface TimeFrame {
  readonly width: number;
  readonly height: number;
  readonly window: TimeWindow;
  readonly times: readonly { readonly second: number; readonly text: string }[];
  readonly panes: readonly FramePane[];
  readonly axisFont: number;
}

export interface FramePane {
  /** Distance of the pane's upper edge from that of the drawing. */
  readonly offset: number;
  readonly height: number;
  readonly box: ChartBox;
  readonly measure: string;
  readonly ticks: readonly { readonly value: number; readonly text: string }[];
  readonly lines: readonly FrameLine[];
}

export interface FrameLine {
  readonly id: string;
  readonly color: string;
  /** x, y, x, y … */
  readonly points: Float64Array;
  readonly isStepped: boolean;
  readonly isTrend: boolean;
  readonly hasArea: boolean;
}

export interface DrawnLine {
  readonly id: string;
  readonly color: string;
  readonly line: PreparedLine;
  readonly isStepped: boolean;
  /** A fitted line, drawn dashed: it does not count for the height of the axis. */
  readonly trend: PreparedLine | null;
}

export interface DrawnPane {
  readonly lines: readonly DrawnLine[];
  readonly measure: string;
  readonly height: number;
}

const PX_PER_TIME_TEXT = 90;

export function wholeWindow(panes: readonly DrawnPane[]): TimeWindow | undefined {
  return spanOf(panes.flatMap(({ lines }) => lines.map(({ line }) => line.seconds)));
}

export function timeFrame(
  panes: readonly DrawnPane[],
  options: {
    readonly width: number;
    readonly window: TimeWindow;
    readonly axisFont: number;
    readonly words: NumberWords;
    readonly isMasked: boolean;
  },
): TimeFrame {
  const { width, window, axisFont, words, isMasked } = options;
  const cut = panes.map((pane) => cutPane(pane, window, width));
  const ticks = cut.map(({ low, high }, i) =>
    niceTicks(low, high, stepsForHeight(panes[i]!.height)),
  );
  const texts = ticks.map((each) => (isMasked ? [] : axisTexts(each, words)));
  // One room at the side for all panes, so that their times stand above each other.
  const right = Math.max(
    ...texts.map(
      (each) => boxOf({ axisFont, texts: each, hasMeasure: false, hasTimes: false }).right,
    ),
  );
  const plotWidth = Math.max(1, width - right);
  const most = Math.max(2, Math.floor(plotWidth / (PX_PER_TIME_TEXT * (axisFont / 15))));
  const times = timeTicks(window.from, window.to, most);
  let offset = 0;
  return {
    width,
    height: panes.reduce((sum, { height }) => sum + height, 0),
    window,
    axisFont,
    times: times.seconds.map((second) => ({
      second,
      text: tickText(second, times.unit, words.language),
    })),
    panes: panes.map(({ measure, height }, i) => {
      const isLast = i === panes.length - 1;
      const hasMeasure = measure !== '' && !isMasked;
      const box = boxOf({ axisFont, texts: texts[i]!, hasMeasure, hasTimes: isLast });
      const pane = {
        offset,
        height,
        box: { ...box, right },
        measure: isMasked ? '' : measure,
        ticks: ticks[i]!.map((value, place) => ({ value, text: texts[i]![place] ?? '' })),
        lines: cut[i]!.lines,
      };
      offset += height;
      return pane;
    }),
  };
}

function cutPane({ lines }: DrawnPane, window: TimeWindow, pixels: number) {
  const cut = lines.map(({ line }) => pointsInWindow(line, window, pixels));
  const [low, high] = extentOf(cut.map(valuesOf)) ?? [0, 1];
  const drawn = lines.flatMap(({ id, color, isStepped, trend }, i): FrameLine[] => {
    const points = cut[i]!;
    const hasArea = lines.length === 1 && !points.some(Number.isNaN);
    const own = { id, color, points, isStepped, isTrend: false, hasArea };
    if (!trend) return [own];
    const fitted = pointsInWindow(trend, window, pixels);
    const trendId = `${id} trend`;
    return [
      own,
      { id: trendId, color, points: fitted, isStepped: false, isTrend: true, hasArea: false },
    ];
  });
  return { lines: drawn, low, high };
}

function valuesOf(flat: Float64Array): Float64Array {
  const values = new Float64Array(flat.length / 2);
  for (let i = 0; i < values.length; i += 1) values[i] = flat[2 * i + 1]!;
  return values;
}

/** Where a moment stands, in px from the left edge of the drawing. */
export function xOf(second: number, { window, width, panes }: TimeFrame): number {
  const { left, right } = panes[0]!.box;
  const share = (second - window.from) / (window.to - window.from || 1);
  return left + share * (width - left - right);
}

/** The moment at so many px from the left edge. */
export function secondAt(x: number, { window, width, panes }: TimeFrame): number {
  const { left, right } = panes[0]!.box;
  const share = (x - left) / Math.max(1, width - left - right);
  return window.from + Math.min(1, Math.max(0, share)) * (window.to - window.from);
}

/** Where a value stands in its pane, in px from the top edge of the drawing. */
export function yOf(value: number, { offset, height, box, ticks }: FramePane): number {
  const [low, high] = [ticks[0]!.value, ticks.at(-1)!.value];
  const share = (value - low) / (high - low);
  return offset + box.top + (1 - share) * (height - box.top - box.bottom);
}
