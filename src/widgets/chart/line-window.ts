import { findGapLimit } from '../../domain/charts/line-gaps.ts';

/** Points are checked in blocks of this size, which is less than the usual gap. */
const STRIDE = 16;

export interface TimeWindow {
  readonly from: number;
  readonly to: number;
}

/** The whole range of the data. */
export interface WholeWindow extends TimeWindow {
  /** In seconds: the maximum zoom. */
  readonly shortest?: number;
}

/** A line prepared for windowing. */
export interface PreparedLine {
  readonly seconds: ArrayLike<number>;
  readonly values: ArrayLike<number>;
  /** Indexes of points not joined to the one before, ascending. */
  readonly tears: readonly number[];
}

export function prepareLine(
  seconds: ArrayLike<number>,
  values: ArrayLike<number>,
  isStepped = false,
): PreparedLine {
  // A stepped line holds its value until the next one, however long that takes.
  return { seconds, values, tears: isStepped ? [] : findTears(seconds) };
}

/** Computed once: otherwise every zoom step would go through all points again. */
function findTears(seconds: ArrayLike<number>): number[] {
  const limit = findGapLimit(seconds);
  const tears: number[] = [];
  const last = seconds.length - 1;
  for (let begin = 0; begin < last; begin += STRIDE) {
    const end = Math.min(last, begin + STRIDE);
    // If the block as a whole isn't too long, no two of its points are too far apart.
    if (seconds[end]! - seconds[begin]! <= limit) continue;
    for (let i = begin + 1; i <= end; i += 1) {
      if (seconds[i]! - seconds[i - 1]! > limit) tears.push(i);
    }
  }
  return tears;
}

/**
 * What a window of this many pixels shows of a line, as x, y, x, y …: every point if there are few,
 * otherwise the lowest and highest of each pixel in order, so that no high or low is lost. A gap is
 * a point without a value.
 */
export function pointsInWindow(
  line: PreparedLine,
  window: TimeWindow,
  pixels: number,
): Float64Array {
  const { seconds } = line;
  // One more on each side, because the line enters and leaves the window.
  const begin = Math.max(0, firstAtOrAfter(seconds, window.from) - 1);
  const end = Math.min(seconds.length, firstAfter(seconds, window.to) + 1);
  const isRoomy = end - begin <= 2 * pixels;
  return joinPoints(
    line,
    isRoomy ? everyPlace(begin, end) : extremePlaces(line, { begin, end }, window, pixels),
  );
}

function everyPlace(begin: number, end: number): Int32Array {
  const places = new Int32Array(end - begin);
  for (let i = 0; i < places.length; i += 1) places[i] = begin + i;
  return places;
}

/** The positions of the lowest and highest point of each pixel, in order. */
function extremePlaces(
  { seconds, values }: PreparedLine,
  { begin, end }: { begin: number; end: number },
  { from, to }: TimeWindow,
  pixels: number,
): Int32Array {
  const perPixel = (to - from || 1) / Math.max(1, pixels);
  // The last time is a pixel of its own, and so is each of the points beside the window.
  const places = new Int32Array(2 * (pixels + 3));
  let count = 0;
  let column = -Infinity;
  for (let i = begin; i < end;) {
    // Always advances, however the numbers are rounded.
    column = Math.max(column + 1, Math.floor((seconds[i]! - from) / perPixel));
    const columnEnd = from + (column + 1) * perPixel;
    let low = i;
    let high = i;
    for (i += 1; i < end && seconds[i]! < columnEnd; i += 1) {
      if (values[i]! < values[low]!) low = i;
      else if (values[i]! > values[high]!) high = i;
    }
    places[count++] = Math.min(low, high);
    if (low !== high) places[count++] = Math.max(low, high);
  }
  return places.subarray(0, count);
}

/** Points of a line in order, with the gaps between them. */
function joinPoints({ seconds, values, tears }: PreparedLine, places: Int32Array): Float64Array {
  const points = new Float64Array(2 * (places.length + tears.length));
  let length = 0;
  let passed = firstAtOrAfter(tears, (places[0] ?? 0) + 1);
  for (let i = 0; i < places.length; i += 1) {
    const place = places[i]!;
    // Between neighbours in the line itself: points that were left out don't make a gap.
    if (passed < tears.length && place >= tears[passed]!) {
      points[length] = seconds[place]!;
      points[length + 1] = Number.NaN;
      length += 2;
      passed = firstAfter(tears, place);
    }
    points[length] = seconds[place]!;
    points[length + 1] = values[place]!;
    length += 2;
  }
  return points.subarray(0, length);
}

/** The first and last point within a window; `last` is before `first` if there is none. */
export function placesIn(
  seconds: ArrayLike<number>,
  { from, to }: TimeWindow,
): { first: number; last: number } {
  return { first: firstAtOrAfter(seconds, from), last: firstAfter(seconds, to) - 1 };
}

/** The index of the first point after a given time; the length if there is none. */
function firstAfter(seconds: ArrayLike<number>, moment: number): number {
  let index = firstAtOrAfter(seconds, moment);
  while (index < seconds.length && seconds[index] === moment) index += 1;
  return index;
}

/** The index of the first point at or after a given time; the length if there is none. */
function firstAtOrAfter(seconds: ArrayLike<number>, moment: number): number {
  let [low, high] = [0, seconds.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (seconds[middle]! < moment) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The index of the point nearest to a given time; −1 for a line without points. */
export function nearestTo(seconds: ArrayLike<number>, moment: number): number {
  const after = firstAtOrAfter(seconds, moment);
  if (after === 0) return seconds.length > 0 ? 0 : -1;
  if (after === seconds.length) return after - 1;
  return seconds[after]! - moment < moment - seconds[after - 1]! ? after : after - 1;
}
