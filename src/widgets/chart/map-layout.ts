import { axisTexts } from '../../domain/chart-number.ts';
import type { ChartWords } from '../../domain/chart-words.ts';
import { findExtent, niceTicks, stepsForHeight } from '../../domain/chart-scale.ts';
import { layOutBox, type ChartBox } from './chart-box.ts';
import type { MapArea, MapPoint } from './chart-types.ts';

const PX_PER_STEP = 110;

/** A point as it is shown: durations to 2 decimals, yields to 3. */
export function roundedPoint<P extends Pick<MapPoint, 'duration' | 'yield'>>(point: P): P {
  return { ...point, duration: roundTo(point.duration, 2), yield: roundTo(point.yield, 3) };
}

/** Half away from zero, on the decimal text: 1.005 is a hair below itself as a binary number. */
function roundTo(value: number, digits: number): number {
  if (!Number.isFinite(value)) return value;
  const [mantissa = '0', exponent = '0'] = Math.abs(value).toString().split('e');
  const shifted = Math.round(Number(`${mantissa}e${Number(exponent) + digits}`));
  const [whole = '0', power = '0'] = shifted.toString().split('e');
  return Math.sign(value) * Number(`${whole}e${Number(power) - digits}`);
}

/** With more of them, points are small and sheer, and lines stand before them. */
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
  /** Not a trend, which is dashed, but a line of its own. */
  readonly isSolid?: boolean;
}

interface Tick {
  readonly value: number;
  readonly text: string;
}

/** Everything the drawing of a map consists of. */
export interface MapLayout {
  readonly width: number;
  readonly height: number;
  readonly box: ChartBox;
  readonly axisFont: number;
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
  const [minX, maxX] = findExtent([points.map(({ duration }) => duration)]) ?? [0, 1];
  const [minY, maxY] = findExtent([
    points.map((point) => point.yield),
    ...trends.filter(({ isSolid }) => isSolid).map((line) => valuesWithin(line, minX, maxX)),
  ]) ?? [0, 1];
  const yTicks = toTicks(niceTicks(minY, maxY, stepsForHeight(height)));
  const box = layOutBox({
    axisFont,
    texts: yTicks.map(({ text }) => text).filter((text) => text !== ''),
    zone: '',
    hasMeasure: true,
    hasTimes: true,
  });
  const steps = Math.max(2, Math.floor((width - box.left - box.right) / PX_PER_STEP));
  return {
    width,
    height,
    // The title of the lower axis stands under its numbers.
    box: { ...box, bottom: box.bottom + axisFont + 8 },
    axisFont,
    xTicks: toTicks(niceTicks(minX, maxX, steps)),
    yTicks,
    points,
    trends,
    titles,
  };
}

/** What a line reaches beside the points; a trend lies among them anyway. */
function valuesWithin({ points }: MapTrend, from: number, to: number): number[] {
  const values: number[] = [];
  for (let i = 0; i < points.length; i += 2) {
    if (points[i]! >= from && points[i]! <= to) values.push(points[i + 1]!);
  }
  return values;
}

/** Where a point stands, in px from the upper left edge. */
export function placePoint(
  { duration, yield: yieldPercent }: Pick<MapPoint, 'duration' | 'yield'>,
  { width, height, box, xTicks, yTicks }: MapLayout,
): { x: number; y: number } {
  return {
    x: box.left + axisShare(duration, xTicks) * (width - box.left - box.right),
    y: box.top + (1 - axisShare(yieldPercent, yTicks)) * (height - box.top - box.bottom),
  };
}

function axisShare(value: number, ticks: readonly Tick[]): number {
  return (value - ticks[0]!.value) / (ticks.at(-1)!.value - ticks[0]!.value);
}

/** The point under a finger or a mouse; −1 where there is none near. */
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

/** The part of the map between two places, to 2 decimals and not beyond the axes. */
export function areaBetween(layout: MapLayout, one: Place, other: Place): MapArea {
  const { width, height, box, xTicks, yTicks } = layout;
  const durations = [one, other].map(([x]) =>
    axisValue((x - box.left) / (width - box.left - box.right), xTicks),
  );
  const yields = [one, other].map(([, y]) =>
    axisValue(1 - (y - box.top) / (height - box.top - box.bottom), yTicks),
  );
  return { duration: inOrder(durations), yield: inOrder(yields) };
}

function axisValue(share: number, ticks: readonly Tick[]): number {
  const [low, high] = [ticks[0]!.value, ticks.at(-1)!.value];
  return roundTo(low + Math.min(1, Math.max(0, share)) * (high - low), 2);
}

function inOrder(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
