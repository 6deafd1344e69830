import { axisTexts } from '../../domain/charts/chart-number.ts';
import type { ChartWords } from '../../domain/charts/chart-words.ts';
import {
  findExtent,
  niceTicks,
  stepsForHeight,
  usualDurations,
} from '../../domain/charts/chart-scale.ts';
import { layOutBox, type ChartBox } from './chart-box.ts';
import type { MapArea, MapPoint } from './chart-types.ts';

/** The same at every width, so that the server's picture and the live map look alike. */
const X_STEPS = 6;
const FEWEST_STEPS = 4;
/** Beyond the outermost points, as a share of their range. */
const MARGIN = 0.04;
/** With many points, this share at either end of a scale may be outside. */
const TAIL = 0.01;

/** A point rounded for display: durations to 2 decimals, yields to 3. */
export function roundedPoint<P extends Pick<MapPoint, 'duration' | 'yield'>>(point: P): P {
  return { ...point, duration: roundTo(point.duration, 2), yield: roundTo(point.yield, 3) };
}

/** Half away from zero, on the decimal text: in binary, 1.005 is slightly less. */
function roundTo(value: number, digits: number): number {
  if (!Number.isFinite(value)) return value;
  const [mantissa = '0', exponent = '0'] = Math.abs(value).toString().split('e');
  const shifted = Math.round(Number(`${mantissa}e${Number(exponent) + digits}`));
  const [whole = '0', power = '0'] = shifted.toString().split('e');
  return Math.sign(value) * Number(`${whole}e${Number(power) - digits}`);
}

/** Beyond this number, points are small and translucent, and lines are in front of them. */
const MANY_POINTS = 200;

export function hasManyPoints({ points }: Pick<MapLayout, 'points'>): boolean {
  return points.length > MANY_POINTS;
}

export interface DrawnPoint extends MapPoint {
  readonly color: string;
}

export interface MapTrend {
  readonly id: string;
  readonly color: string;
  /** x, y, x, y … */
  readonly points: Float64Array;
  /** A solid line of its own rather than a dashed trend. */
  readonly isSolid?: boolean;
}

/** From the lowest to the highest value of an axis. */
type Domain = readonly [low: number, high: number];

interface Tick {
  readonly value: number;
  readonly text: string;
}

/** Everything needed to draw a map. */
export interface MapLayout {
  readonly width: number;
  readonly height: number;
  readonly box: ChartBox;
  readonly axisFont: number;
  readonly xDomain: Domain;
  readonly yDomain: Domain;
  readonly xTicks: readonly Tick[];
  readonly yTicks: readonly Tick[];
  readonly points: readonly DrawnPoint[];
  readonly trends: readonly MapTrend[];
  readonly titles: { readonly x: string; readonly y: string };
}

export function layOutMap(
  points: readonly DrawnPoint[],
  trends: readonly MapTrend[],
  options: {
    readonly width: number;
    readonly height: number;
    readonly axisFont: number;
    readonly words: ChartWords;
    readonly isMasked: boolean;
    readonly titles: { readonly x: string; readonly y: string };
  },
): MapLayout {
  const { width, height, axisFont, words, isMasked, titles } = options;
  const toTicks = (ticks: readonly number[]): Tick[] => {
    const texts = isMasked ? [] : axisTexts(ticks, words);
    return ticks.map((value, i) => ({ value, text: texts[i] ?? '' }));
  };
  const { x: xDomain, y: yDomain } = findDomains(points, trends);
  const yTicks = toTicks(ticksWithin(yDomain, stepsForHeight(height)));
  const box = layOutBox({
    axisFont,
    texts: yTicks.map(({ text }) => text).filter((text) => text !== ''),
    zone: '',
    hasTitle: true,
    hasTimes: true,
  });
  return {
    width,
    height,
    // The title of the lower axis is below its numbers.
    box: { ...box, bottom: box.bottom + axisFont + 8 },
    axisFont,
    xDomain,
    yDomain,
    xTicks: toTicks(ticksWithin(xDomain, X_STEPS)),
    yTicks,
    points,
    trends,
    titles,
  };
}

interface Domains {
  readonly x: Domain;
  readonly y: Domain;
}

/**
 * The domains of the axes. A few points are all inside; with many, a handful of outliers would
 * squeeze the others into a corner, so the scales leave out one in a hundred at either end.
 * Durations that only perpetuals have don't count.
 */
export function findDomains(
  points: readonly Pick<MapPoint, 'duration' | 'yield'>[],
  trends: readonly MapTrend[],
): Domains {
  const tail = points.length > MANY_POINTS ? TAIL : 0;
  const x = widen(findRange(usualDurations(points.map(({ duration }) => duration)), tail));
  const [low, high] = findRange(
    points.map((point) => point.yield),
    tail,
  );
  const lines = trends.filter(({ isSolid }) => isSolid);
  const reached = tail > 0 ? [] : lines.map((line) => valuesWithin(line, x));
  return { x, y: widen(findExtent([[low, high], ...reached])!) };
}

function findRange(values: readonly number[], tail: number): Domain {
  if (values.length === 0) return [0, 1];
  const sorted = Float64Array.from(values).toSorted();
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))]!;
  return [at(tail), at(1 - tail)];
}

/** With a small margin, but not below zero without negative values. */
function widen([low, high]: Domain): Domain {
  const room = MARGIN * (high - low) || Math.abs(high) / 2 || 1;
  return [low >= 0 ? Math.max(0, low - room) : low - room, high + room];
}

function ticksWithin([low, high]: Domain, steps: number): number[] {
  const ticks = niceTicks(low, high, Math.max(FEWEST_STEPS, steps));
  return ticks.filter((tick) => tick >= low && tick <= high);
}

/** Whether a point is drawn at the edge because it is beyond the scales. */
export function isOutside(
  { duration, yield: rate }: Pick<MapPoint, 'duration' | 'yield'>,
  { x, y }: Domains,
): boolean {
  return duration < x[0] || duration > x[1] || rate < y[0] || rate > y[1];
}

/** The values of a line within the durations; a trend lies among the points anyway. */
function valuesWithin({ points }: MapTrend, [from, to]: Domain): number[] {
  const values: number[] = [];
  for (let i = 0; i < points.length; i += 2) {
    if (points[i]! >= from && points[i]! <= to) values.push(points[i + 1]!);
  }
  return values;
}

/** The position of a pair of values, in px from the top left, also outside the plot. */
export function placeValues(
  { duration, yield: yieldPercent }: Pick<MapPoint, 'duration' | 'yield'>,
  { width, height, box, xDomain, yDomain }: MapLayout,
): { x: number; y: number } {
  return {
    x: box.left + axisShare(duration, xDomain) * (width - box.left - box.right),
    y: box.top + (1 - axisShare(yieldPercent, yDomain)) * (height - box.top - box.bottom),
  };
}

/** The position of a point: at the edge if it is beyond the scales. */
export function placePoint(
  { duration, yield: yieldPercent }: Pick<MapPoint, 'duration' | 'yield'>,
  layout: MapLayout,
): { x: number; y: number } {
  const { xDomain, yDomain } = layout;
  const nearest = { duration: clamp(duration, xDomain), yield: clamp(yieldPercent, yDomain) };
  return placeValues(nearest, layout);
}

function clamp(value: number, [low, high]: Domain): number {
  return Math.min(high, Math.max(low, value));
}

/** The triangle for a point beyond the scales, relative to its position: x, y, x, y … */
export function outsideMark(
  { duration, yield: rate }: Pick<MapPoint, 'duration' | 'yield'>,
  { x, y }: Domains,
): readonly number[] {
  if (rate > y[1]) return [-4, 6, 4, 6, 0, 0];
  if (rate < y[0]) return [-4, -6, 4, -6, 0, 0];
  return duration > x[1] ? [-6, -4, -6, 4, 0, 0] : [6, -4, 6, 4, 0, 0];
}

export function axisShare(value: number, [low, high]: Domain): number {
  return (value - low) / (high - low);
}

/** The point near a finger or the mouse; −1 if there is none. */
export function pointAt(layout: MapLayout, x: number, y: number, reachPx = 16): number {
  let [nearest, best] = [-1, reachPx * reachPx];
  layout.points.forEach((point, i) => {
    const place = placePoint(point, layout);
    const distance = (place.x - x) ** 2 + (place.y - y) ** 2;
    if (distance <= best) [nearest, best] = [i, distance];
  });
  return nearest;
}

type Place = readonly [x: number, y: number];

/** The part of the map between two positions, to 2 decimals and within the axes. */
export function areaBetween(layout: MapLayout, one: Place, other: Place): MapArea {
  const { width, height, box, xDomain, yDomain } = layout;
  const durations = [one, other].map(([x]) =>
    axisValue((x - box.left) / (width - box.left - box.right), xDomain),
  );
  const yields = [one, other].map(([, y]) =>
    axisValue(1 - (y - box.top) / (height - box.top - box.bottom), yDomain),
  );
  return { duration: inOrder(durations), yield: inOrder(yields) };
}

function axisValue(share: number, [low, high]: Domain): number {
  return roundTo(low + Math.min(1, Math.max(0, share)) * (high - low), 2);
}

function inOrder(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
