import {
  referenceValues,
  findTimeSpan,
  type Reference,
} from '../../domain/charts/chart-picture.ts';
import { findExtent } from '../../domain/charts/chart-scale.ts';
import { tickText, timeTicks } from '../../domain/charts/chart-time.ts';
import type { ChartWords } from '../../domain/charts/chart-words.ts';
import { SECONDS_PER_DAY } from '../../domain/time/day.ts';
import { isDaily } from '../../domain/charts/line-days.ts';
import type { Language } from '../../domain/text/language.ts';
import { zoneNames, type TimeZone } from '../../domain/time/time-zone.ts';
import { layOutBox, textWidth, type ChartBox } from './chart-box.ts';
import {
  pointsInWindow,
  type PreparedLine,
  type TimeWindow,
  type WholeWindow,
} from './line-window.ts';
import { besideTags, scaleValues, type ValueScale } from './value-scale.ts';

/** Everything needed to draw lines over time, in units of the screen and of the data. */
export interface TimeLayout {
  readonly width: number;
  readonly height: number;
  readonly window: TimeWindow;
  readonly times: readonly { readonly second: number; readonly text: string }[];
  readonly panes: readonly PaneLayout[];
  readonly axisFont: number;
  /** The time zone of clock times; empty if there are only dates. */
  readonly zone: string;
}

export interface PaneLayout extends ValueScale {
  /** From the top of the drawing to the top of the pane. */
  readonly offset: number;
  readonly height: number;
  readonly box: ChartBox;
  readonly lines: readonly LineLayout[];
}

export interface LineLayout {
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
  /** A fitted line, drawn dashed: it doesn't affect the axis. */
  readonly trend: PreparedLine | null;
}

export interface DrawnPane {
  readonly lines: readonly DrawnLine[];
  readonly measure: string;
  readonly height: number;
  readonly reference: Reference | null;
}

/** The minimum distance of two times, and the minimum space between their texts. */
const PX_PER_TIME = 64;
const PX_BETWEEN_TIMES = 16;
/** Fewer days show nothing more. */
const SHORTEST_DAYS = 3;

export function wholeWindow(panes: readonly DrawnPane[]): WholeWindow | undefined {
  const span = findTimeSpan(panes.flatMap(({ lines }) => lines.map(({ line }) => line.seconds)));
  return span && hasDaysOnly(panes) ? { ...span, shortest: SHORTEST_DAYS * SECONDS_PER_DAY } : span;
}

/** Without clock times: every line has one value per day. */
export function hasDaysOnly(panes: readonly DrawnPane[]): boolean {
  return panes.every(({ lines }) => lines.every(({ line }) => isDaily(line.seconds)));
}

export function layOutTime(
  panes: readonly DrawnPane[],
  options: {
    readonly width: number;
    readonly window: TimeWindow;
    readonly axisFont: number;
    readonly words: ChartWords;
    readonly isMasked: boolean;
  },
): TimeLayout {
  const { width, window, axisFont, words } = options;
  const cut = panes.map((pane) => cutPane(pane, window, width));
  const scales = cut.map(({ low, high }, i) => scaleValues(panes[i]!, [low, high], options));
  const timeZone = hasDaysOnly(panes) ? null : words.timeZone;
  const zone = timeZone === null ? '' : zoneNames(window.from, window.to, timeZone);
  // All panes share the room at the side, so that their times align.
  const right = Math.max(
    ...scales.map(({ texts }) => layOutBox({ axisFont, texts, zone, hasTimes: false }).right),
  );
  const plotWidth = Math.max(1, width - right);
  let offset = 0;
  return {
    width,
    height: panes.reduce((sum, { height }) => sum + height, 0),
    window,
    axisFont,
    zone,
    times: placeTimes(window, plotWidth, { axisFont, language: words.language, timeZone }),
    panes: panes.map(({ height, measure }, i) => {
      const isLast = i === panes.length - 1;
      const { texts, ...scale } = scales[i]!;
      const box = layOutBox({ axisFont, texts, zone, hasTimes: isLast });
      const plotHeight = height - box.top - box.bottom;
      const pane = {
        offset,
        height,
        box: { ...box, right },
        ...scale,
        ...besideTags(scale, measure, plotHeight, axisFont),
        lines: cut[i]!.lines,
      };
      offset += height;
      return pane;
    }),
  };
}

/** As many times as fit side by side. */
function placeTimes(
  { from, to }: TimeWindow,
  plotWidth: number,
  {
    axisFont,
    language,
    timeZone,
  }: { axisFont: number; language: Language; timeZone: TimeZone | null },
): TimeLayout['times'] {
  const pxPerSecond = plotWidth / Math.max(1, to - from);
  for (let most = Math.max(2, Math.floor(plotWidth / PX_PER_TIME)); ; most -= 1) {
    const { unit, seconds } = timeTicks(from, to, most, timeZone);
    const times = seconds.map((second) => ({
      second,
      text: tickText(second, unit, timeZone, language),
    }));
    const widest = Math.max(0, ...times.map(({ text }) => textWidth(text, axisFont)));
    const isRoomy = times.every(({ second, text }, i) => {
      if (i === 0) return true;
      const before = times[i - 1]!;
      const distance = (second - before.second) * pxPerSecond;
      // At the left edge a text begins at its tick, so half of it moves to the right.
      const half = textWidth(before.text, axisFont) / 2;
      const isAtEdge = i === 1 && (before.second - from) * pxPerSecond < half;
      const between = distance - half * (isAtEdge ? 2 : 1) - textWidth(text, axisFont) / 2;
      return distance >= widest + PX_BETWEEN_TIMES && between >= PX_BETWEEN_TIMES;
    });
    if (isRoomy || most <= 2) return times;
  }
}

function cutPane({ lines, reference }: DrawnPane, window: TimeWindow, pixels: number) {
  const cut = lines.map(({ line }) => lookAt(pointsInWindow(line, window, pixels)));
  const [low, high] = findExtent([
    ...cut.map(({ extent }) => extent),
    referenceValues(reference),
  ]) ?? [0, 1];
  const drawn = lines.flatMap(({ id, color, isStepped, trend }, i): LineLayout[] => {
    const { points, isWhole } = cut[i]!;
    const hasArea = lines.length === 1 && isWhole;
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

/** Facts about x, y, x, y …: lowest, highest, and whether any is missing. */
function lookAt(points: Float64Array) {
  let [low, high] = [Infinity, -Infinity];
  let isWhole = true;
  for (let i = 1; i < points.length; i += 2) {
    const value = points[i]!;
    if (value < low) low = value;
    if (value > high) high = value;
    if (Number.isNaN(value)) isWhole = false;
  }
  return { points, isWhole, extent: low <= high ? [low, high] : [] };
}

/** The position of a time, in px from the left edge of the drawing. */
export function xAt(second: number, { window, width, panes }: TimeLayout): number {
  const { left, right } = panes[0]!.box;
  const share = (second - window.from) / (window.to - window.from || 1);
  return left + share * (width - left - right);
}

/** The time at this distance in px from the left edge. */
export function secondAt(x: number, { window, width, panes }: TimeLayout): number {
  const { left, right } = panes[0]!.box;
  const share = (x - left) / Math.max(1, width - left - right);
  return window.from + Math.min(1, Math.max(0, share)) * (window.to - window.from);
}

/** The position of a value in its pane, in px from the top of the drawing. */
export function yAt(value: number, { offset, height, box, ticks }: PaneLayout): number {
  const [low, high] = [ticks[0]!.value, ticks.at(-1)!.value];
  const share = (value - low) / (high - low);
  return offset + box.top + (1 - share) * (height - box.top - box.bottom);
}
