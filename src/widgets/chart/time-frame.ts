import { axisTexts, chartNumber, numbersOf, type AxisNumbers } from '../../domain/chart-number.ts';
import {
  referenceText,
  referenceValues,
  spanOf,
  type Reference,
} from '../../domain/chart-picture.ts';
import { extentOf, niceTicks, stepsForHeight } from '../../domain/chart-scale.ts';
import { tickText, timeTicks } from '../../domain/chart-time.ts';
import type { ChartWords } from '../../domain/chart-words.ts';
import { SECONDS_PER_DAY } from '../../domain/day.ts';
import { isDaily } from '../../domain/line-days.ts';
import { zoneNames } from '../../domain/time-zone.ts';
import { boxOf, type ChartBox } from './chart-box.ts';
import {
  pointsInWindow,
  type PreparedLine,
  type TimeWindow,
  type WholeWindow,
} from './line-window.ts';
import { isCovered, tagsApart } from './value-tags.ts';

/** Everything a drawing of lines over time consists of, in the units of the screen and of the data. */
export interface TimeFrame {
  readonly width: number;
  readonly height: number;
  readonly window: TimeWindow;
  readonly times: readonly { readonly second: number; readonly text: string }[];
  readonly panes: readonly FramePane[];
  readonly axisFont: number;
  /** What the clock times are in; empty where there are only days. */
  readonly zone: string;
}

interface ValueText {
  readonly value: number;
  readonly text: string;
}

export interface FramePane {
  /** Distance of the pane's upper edge from that of the drawing. */
  readonly offset: number;
  readonly height: number;
  readonly box: ChartBox;
  readonly measure: string;
  /** Of a tick that a tag covers, the text is empty. */
  readonly ticks: readonly ValueText[];
  /** The last values of the lines, beside the axis. */
  readonly tags: readonly (ValueText & { readonly color: string })[];
  readonly reference: ValueText | null;
  /** How the values are written, here and at the cursor. */
  readonly numbers: AxisNumbers;
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
  readonly decimals: number;
  /** A fitted line, drawn dashed: it does not count for the height of the axis. */
  readonly trend: PreparedLine | null;
}

export interface DrawnPane {
  readonly lines: readonly DrawnLine[];
  readonly measure: string;
  readonly height: number;
  readonly reference: Reference | null;
}

const PX_PER_TIME_TEXT = 90;
/** Fewer days tell nothing more. */
const SHORTEST_DAYS = 3;

export function wholeWindow(panes: readonly DrawnPane[]): WholeWindow | undefined {
  const span = spanOf(panes.flatMap(({ lines }) => lines.map(({ line }) => line.seconds)));
  return span && hasDaysOnly(panes) ? { ...span, shortest: SHORTEST_DAYS * SECONDS_PER_DAY } : span;
}

/** Without a clock: every line has one value for a whole day. */
export function hasDaysOnly(panes: readonly DrawnPane[]): boolean {
  return panes.every(({ lines }) => lines.every(({ line }) => isDaily(line.seconds)));
}

export function timeFrame(
  panes: readonly DrawnPane[],
  options: {
    readonly width: number;
    readonly window: TimeWindow;
    readonly axisFont: number;
    readonly words: ChartWords;
    readonly isMasked: boolean;
  },
): TimeFrame {
  const { width, window, axisFont, words, isMasked } = options;
  const cut = panes.map((pane) => cutPane(pane, window, width));
  const scales = cut.map(({ low, high }, i) => scaleOf(panes[i]!, [low, high], options));
  const timeZone = hasDaysOnly(panes) ? null : words.timeZone;
  const zone = timeZone === null ? '' : zoneNames(window.from, window.to, timeZone);
  // One room at the side for all panes, so that their times stand above each other.
  const right = Math.max(
    ...scales.map(
      ({ texts }) => boxOf({ axisFont, texts, zone, hasMeasure: false, hasTimes: false }).right,
    ),
  );
  const plotWidth = Math.max(1, width - right);
  const most = Math.max(2, Math.floor(plotWidth / (PX_PER_TIME_TEXT * (axisFont / 15))));
  const times = timeTicks(window.from, window.to, most, timeZone);
  let offset = 0;
  return {
    width,
    height: panes.reduce((sum, { height }) => sum + height, 0),
    window,
    axisFont,
    zone,
    times: times.seconds.map((second) => ({
      second,
      text: tickText(second, times.unit, timeZone, words.language),
    })),
    panes: panes.map(({ measure, height }, i) => {
      const isLast = i === panes.length - 1;
      const hasMeasure = measure !== '' && !isMasked;
      const { texts, ...scale } = scales[i]!;
      const box = boxOf({ axisFont, texts, zone, hasMeasure, hasTimes: isLast });
      const plotHeight = height - box.top - box.bottom;
      const pane = {
        offset,
        height,
        box: { ...box, right },
        measure: isMasked ? '' : measure,
        ...scale,
        ...besideTags(scale, plotHeight, axisFont),
        lines: cut[i]!.lines,
      };
      offset += height;
      return pane;
    }),
  };
}

/** The value axis of a pane: ticks, last values, reference, and how all of them are written. */
function scaleOf(
  { lines, height, reference }: DrawnPane,
  extent: readonly [number, number],
  { window, words, isMasked }: { window: TimeWindow; words: ChartWords; isMasked: boolean },
) {
  const values = niceTicks(...extent, stepsForHeight(height));
  const numbers = numbersOf(values);
  const texts = isMasked ? [] : axisTexts(values, words);
  const tags = (isMasked ? [] : lines).flatMap(({ line, decimals, color }) => {
    const last = line.seconds.length - 1;
    // A part that ends earlier has another last value: that of the line would not be in its scale.
    if (last < 0 || line.seconds[last]! > window.to || line.seconds[last]! < window.from) return [];
    const value = line.values[last]!;
    return [{ value, text: chartNumber(value, decimals, words, numbers), color }];
  });
  return {
    texts: [...texts, ...tags.map(({ text }) => text)],
    numbers,
    ticks: values.map((value, i): ValueText => ({ value, text: texts[i] ?? '' })),
    tags,
    reference: reference && {
      value: reference.value,
      text: referenceText(reference, words, numbers),
    },
  };
}

/** Tags that do not lie upon each other, and the ticks without the texts that they cover. */
function besideTags(
  { ticks, tags }: Pick<FramePane, 'ticks' | 'tags'>,
  plotHeight: number,
  axisFont: number,
) {
  const [low, high] = [ticks[0]!.value, ticks.at(-1)!.value];
  const atOf = (value: number) => 1 - (value - low) / (high - low);
  const placed = tags.map((tag) => ({ ...tag, at: atOf(tag.value) }));
  const kept = tagsApart(placed, plotHeight, axisFont);
  return {
    tags: kept,
    ticks: ticks.map((tick) =>
      isCovered(atOf(tick.value), kept, plotHeight, axisFont) ? { ...tick, text: '' } : tick,
    ),
  };
}

function cutPane({ lines, reference }: DrawnPane, window: TimeWindow, pixels: number) {
  const cut = lines.map(({ line }) => pointsInWindow(line, window, pixels));
  const [low, high] = extentOf([...cut.map(valuesOf), referenceValues(reference)]) ?? [0, 1];
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
