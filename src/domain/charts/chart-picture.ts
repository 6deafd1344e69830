import { axisTexts, chartNumber, axisNumbers, type AxisNumbers } from './chart-number.ts';
import { findExtent, niceTicks, stepsForHeight } from './chart-scale.ts';
import { tickText, timeTicks } from './chart-time.ts';
import type { ChartWords } from './chart-words.ts';
import { isDaily } from './line-days.ts';
import { findGapLimit } from './line-gaps.ts';
import { zoneNames } from '../time/time-zone.ts';

/** A line to draw; `seconds` ascend, both lists have the same length. */
export interface PictureLine {
  readonly seconds: ArrayLike<number>;
  readonly values: ArrayLike<number>;
  readonly color: string;
  readonly isStepped?: boolean;
  readonly decimals?: number;
}

/** A value to compare lines with, such as the previous close. */
export interface Reference {
  readonly value: number;
  readonly label: string;
  readonly decimals: number;
}

/** A text at a position between 0 and 1, from the left or from the top. */
export interface PictureTick {
  readonly at: number;
  readonly text: string;
}

/** A static chart: paths of integer steps in a box, and the texts next to and below it. */
export interface ChartPicture {
  /** `close` turns the path into an area; null if nothing is filled. */
  readonly paths: readonly {
    readonly d: string;
    readonly close: string | null;
    readonly color: string;
  }[];
  readonly valueTicks: readonly PictureTick[];
  readonly timeTicks: readonly PictureTick[];
  /** The last value of each line, next to the value axis. */
  readonly tags: readonly (PictureTick & { readonly color: string })[];
  readonly reference: PictureTick | null;
  /** The time zone of the axis if it shows clock times; empty if it shows days. */
  readonly zone: string;
}

export const DEFAULT_DECIMALS = 2;

export interface PictureOptions {
  /** In px; it decides the number of ticks. */
  readonly height: number;
  readonly words: ChartWords;
  /** True omits the texts of the value axis. */
  readonly isMasked: boolean;
  /** The time span of all pictures that share it; by default the span of these lines. */
  readonly span?: { readonly from: number; readonly to: number } | undefined;
  /**
   * Whether all pictures that share the time span have daily values; taken from the lines by
   * default.
   */
  readonly isDaily?: boolean | undefined;
  readonly reference?: Reference | null | undefined;
}

/** A screen shows at most two points per column; the picture stays below 3 KB. */
export const PICTURE_WIDTH = 1000;
export const PICTURE_HEIGHT = 300;
/** As many ticks as fit the narrowest layout; a live chart knows its width and may have more. */
const MAX_TIME_TICKS = 6;

/** Null if there is nothing to draw. */
export function drawPicture(
  lines: readonly PictureLine[],
  options: PictureOptions,
): ChartPicture | null {
  const {
    height,
    words,
    isMasked,
    span = findTimeSpan(lines.map(({ seconds }) => seconds)),
  } = options;
  const reference = isMasked ? null : (options.reference ?? null);
  const extent = findExtent([...lines.map(({ values }) => values), referenceValues(reference)]);
  if (!extent || !span) return null;
  const ticks = niceTicks(...extent, stepsForHeight(height));
  const [low, high] = [ticks[0]!, ticks.at(-1)!];
  const zone =
    (options.isDaily ?? lines.every(({ seconds }) => isDaily(seconds))) ? null : words.timeZone;
  const times = timeTicks(span.from, span.to, MAX_TIME_TICKS, zone);
  const width = span.to - span.from || 1;
  const axis = axisNumbers(ticks);
  const texts = isMasked ? ticks.map(() => '') : axisTexts(ticks, words, axis);
  const placeValue = (value: number) => rounded(1 - (value - low) / (high - low));
  const filled = lines.filter(({ seconds }) => seconds.length > 0);
  return {
    paths: filled.map((line) => {
      const { d, isWhole, begin, end } = drawPath(line, { ...span, low, high });
      // Under a line with gaps, or among several lines, a filled area would hide too much.
      const hasArea = lines.length === 1 && isWhole && end > begin;
      return { d, close: hasArea ? `V${PICTURE_HEIGHT}H${begin}Z` : null, color: line.color };
    }),
    valueTicks: ticks.map((tick, i) => ({ at: placeValue(tick), text: texts[i] ?? '' })),
    timeTicks: times.seconds.map((second) => ({
      at: rounded((second - span.from) / width),
      text: tickText(second, times.unit, zone, words.language),
    })),
    tags: (isMasked ? [] : filled).map(({ values, color, decimals = DEFAULT_DECIMALS }) => {
      const value = values[values.length - 1]!;
      return { at: placeValue(value), text: chartNumber(value, decimals, words, axis), color };
    }),
    reference: reference && {
      at: placeValue(reference.value),
      text: referenceText(reference, words, axis),
    },
    zone: zone === null ? '' : zoneNames(span.from, span.to, zone),
  };
}

/** The scale always includes the reference, whatever the lines do. */
export function referenceValues(reference: Reference | null): number[] {
  return reference ? [reference.value] : [];
}

export function referenceText(
  { value, label, decimals }: Reference,
  words: ChartWords,
  axis: AxisNumbers,
): string {
  return `${label} ${chartNumber(value, decimals, words, axis)}`;
}

/** From the earliest to the latest point of all lines. */
export function findTimeSpan(
  lines: readonly ArrayLike<number>[],
): { from: number; to: number } | undefined {
  const filled = lines.filter((seconds) => seconds.length > 0);
  if (filled.length === 0) return undefined;
  return {
    from: Math.min(...filled.map((seconds) => seconds[0]!)),
    to: Math.max(...filled.map((seconds) => seconds[seconds.length - 1]!)),
  };
}

function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}

interface PictureBounds {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}

function drawPath({ seconds, values, isStepped = false }: PictureLine, bounds: PictureBounds) {
  const { from, to, low, high } = bounds;
  const gapLimit = isStepped ? Infinity : findGapLimit(seconds);
  const pen = new Pen(isStepped);
  const toX = (second: number) => Math.round(((second - from) / (to - from || 1)) * PICTURE_WIDTH);
  for (let i = 0; i < seconds.length; i += 1) {
    if (i > 0 && seconds[i]! - seconds[i - 1]! > gapLimit) pen.lift();
    const y = Math.round((1 - (values[i]! - low) / (high - low)) * PICTURE_HEIGHT);
    pen.add(toX(seconds[i]!), y);
  }
  const d = pen.path();
  return { d, isWhole: pen.parts === 1, begin: toX(seconds[0]!), end: pen.x };
}

/** Draws the highest and the lowest point of each pixel column, in chronological order. */
class Pen {
  readonly #isStepped: boolean;
  readonly #steps: string[] = [];
  #column = -1;
  #top = 0;
  #bottom = 0;
  #isTopFirst = true;
  #isUp = true;
  #leave = 0;
  #y = 0;
  x = 0;
  parts = 0;

  constructor(isStepped: boolean) {
    this.#isStepped = isStepped;
  }

  add(x: number, y: number): void {
    if (x !== this.#column) {
      this.#flush();
      this.#column = x;
      this.#top = y;
      this.#bottom = y;
    } else if (y < this.#top) {
      this.#top = y;
      this.#isTopFirst = false;
    } else if (y > this.#bottom) {
      this.#bottom = y;
      this.#isTopFirst = true;
    }
    this.#leave = y;
  }

  /** Doesn't join the next point to the last one. */
  lift(): void {
    this.#flush();
    this.#column = -1;
    this.#isUp = true;
  }

  path(): string {
    this.#flush();
    return this.#steps.join('');
  }

  #flush(): void {
    if (this.#column < 0) return;
    this.#to(this.#isTopFirst ? this.#top : this.#bottom);
    if (this.#top !== this.#bottom) this.#to(this.#isTopFirst ? this.#bottom : this.#top);
    // A step holds the last value until the next one, however far away it is.
    if (this.#isStepped && this.#y !== this.#leave) this.#to(this.#leave);
  }

  #to(y: number): void {
    const [dx, dy] = [this.#column - this.x, y - this.#y];
    if (this.#isUp) {
      // A single point is drawn as a dot: a zero-length line with round ends.
      this.#steps.push(`M${this.#column} ${y}h0`);
      this.#isUp = false;
      this.parts += 1;
    } else if (this.#isStepped || dx === 0 || dy === 0) {
      if (dx !== 0) this.#steps.push(`h${dx}`);
      if (dy !== 0) this.#steps.push(`v${dy}`);
    } else this.#steps.push(`l${dx}${dy < 0 ? '' : ' '}${dy}`);
    this.x = this.#column;
    this.#y = y;
  }
}
