import { findGapLimit } from '../../domain/line-gaps.ts';

export interface TimeWindow {
  readonly from: number;
  readonly to: number;
}

/** All that there is to show. */
export interface WholeWindow extends TimeWindow {
  /** In seconds: zooming never shows less. */
  readonly shortest?: number;
}

/** A line ready to be cut to what a screen shows of it. */
export interface PreparedLine {
  readonly seconds: ArrayLike<number>;
  readonly values: ArrayLike<number>;
  /** Places of the points that are not joined to the one before them, ascending. */
  readonly tears: readonly number[];
}

export function prepareLine(
  seconds: ArrayLike<number>,
  values: ArrayLike<number>,
  isStepped = false,
): PreparedLine {
  // What steps holds until it changes, however long that takes.
  return { seconds, values, tears: isStepped ? [] : findTears(seconds) };
}

/** Looked for once: every step of a zoom would have to pass over all points again. */
function findTears(seconds: ArrayLike<number>): number[] {
  const limit = findGapLimit(seconds);
  const tears: number[] = [];
  if (limit === Infinity) return tears;
  let before = seconds[0] ?? 0;
  for (let i = 1; i < seconds.length; i += 1) {
    const second = seconds[i]!;
    if (second - before > limit) tears.push(i);
    before = second;
  }
  return tears;
}

/**
 * What a window of so many pixels shows of a line, as x, y, x, y …: every point where there are few,
 * else the lowest and the highest of each pixel in the order they came, so that no high or low is
 * lost. Where the line is torn stands a point without value.
 */
export function pointsInWindow(
  line: PreparedLine,
  window: TimeWindow,
  pixels: number,
): Float64Array {
  const { seconds, values } = line;
  // One more on each side: the line enters and leaves the window.
  const begin = Math.max(0, firstAtOrAfter(seconds, window.from) - 1);
  const end = Math.min(seconds.length, firstAfter(seconds, window.to) + 1);
  const points = new PointList(line, begin);
  if (end - begin <= 2 * pixels) {
    for (let i = begin; i < end; i += 1) points.add(i);
    return points.flat();
  }
  const perPixel = (window.to - window.from) / Math.max(1, pixels);
  let i = begin;
  while (i < end) {
    const column = Math.floor((seconds[i]! - window.from) / perPixel);
    const columnEnd = window.from + (column + 1) * perPixel;
    let [low, high] = [i, i];
    let [lowest, highest] = [values[i]!, values[i]!];
    let next = i + 1;
    for (; next < end && seconds[next]! < columnEnd; next += 1) {
      const value = values[next]!;
      if (value < lowest) [low, lowest] = [next, value];
      else if (value > highest) [high, highest] = [next, value];
    }
    points.add(Math.min(low, high));
    if (low !== high) points.add(Math.max(low, high));
    i = next;
  }
  return points.flat();
}

/** Points of a line in their order, from some place on. */
class PointList {
  readonly #line: PreparedLine;
  readonly #flat: number[] = [];
  /** The first of the line's tears that has not been passed. */
  #tear: number;

  constructor(line: PreparedLine, begin: number) {
    this.#line = line;
    this.#tear = firstAtOrAfter(line.tears, begin + 1);
  }

  add(index: number): void {
    const { seconds, values, tears } = this.#line;
    const second = seconds[index]!;
    // Between neighbours of the line itself: points left out do not make a gap.
    if (index >= (tears[this.#tear] ?? Infinity)) {
      this.#flat.push(second, Number.NaN);
      while (index >= (tears[this.#tear] ?? Infinity)) this.#tear += 1;
    }
    this.#flat.push(second, values[index]!);
  }

  flat(): Float64Array {
    return new Float64Array(this.#flat);
  }
}

/** The first and the last point within a window; `last` is before `first` where there is none. */
export function placesIn(
  seconds: ArrayLike<number>,
  { from, to }: TimeWindow,
): { first: number; last: number } {
  return { first: firstAtOrAfter(seconds, from), last: firstAfter(seconds, to) - 1 };
}

/** The index of the first point later than a moment; the length where none is. */
function firstAfter(seconds: ArrayLike<number>, moment: number): number {
  let index = firstAtOrAfter(seconds, moment);
  while (index < seconds.length && seconds[index] === moment) index += 1;
  return index;
}

/** The index of the first point that is not before a moment; the length where all are. */
function firstAtOrAfter(seconds: ArrayLike<number>, moment: number): number {
  let [low, high] = [0, seconds.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (seconds[middle]! < moment) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The index of the point nearest to a moment; −1 for a line without points. */
export function nearestTo(seconds: ArrayLike<number>, moment: number): number {
  const after = firstAtOrAfter(seconds, moment);
  if (after === 0) return seconds.length > 0 ? 0 : -1;
  if (after === seconds.length) return after - 1;
  return seconds[after]! - moment < moment - seconds[after - 1]! ? after : after - 1;
}
