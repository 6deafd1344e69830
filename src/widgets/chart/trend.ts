import { fitLine, weightedMean, yOnLine } from '../../domain/charts/fit-line.ts';

export type TrendKind = 'linear' | 'logarithmic' | 'exponential';
export type TrendGap = 'too_few_points' | 'same_time' | 'not_positive' | 'not_positive_x';

export type Trend =
  | {
      readonly isDefined: true;
      /** Samples for drawing, from the smallest to the largest x. */
      readonly xs: Float64Array;
      readonly ys: Float64Array;
      readonly rSquared: number;
      readonly predict: (x: number) => number;
    }
  | { readonly isDefined: false; readonly reason: TrendGap };

interface Points {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
}

interface Range {
  readonly min: number;
  readonly max: number;
}

interface Fit {
  readonly rSquared: number;
  readonly predict: (x: number) => number;
}

const SAMPLES: Record<TrendKind, number> = { linear: 2, logarithmic: 101, exponential: 101 };

/** The best-fitting line through the points; points that aren't finite are left out. */
export function fitTrend(kind: TrendKind, xs: ArrayLike<number>, ys: ArrayLike<number>): Trend {
  const points = finitePoints(xs, ys);
  const xRange = findRange(points.xs);
  const yRange = findRange(points.ys);
  const reason = findGap(kind, points, xRange, yRange);
  if (reason !== null) return { isDefined: false, reason };
  const { predict, rSquared } =
    yRange.min === yRange.max ? flat(yRange.min) : FITS[kind](points, xRange.min, yRange.max);
  const predictFinite = (x: number) => finite(predict(x));
  const sampleXs = evenly(xRange, SAMPLES[kind]);
  return {
    isDefined: true,
    xs: sampleXs,
    ys: sampleXs.map(predictFinite),
    rSquared: finite(rSquared),
    predict: predictFinite,
  };
}

function findGap(kind: TrendKind, { xs }: Points, xRange: Range, yRange: Range): TrendGap | null {
  if (xs.length < 2) return 'too_few_points';
  if (xRange.min === xRange.max) return 'same_time';
  if (kind === 'exponential' && yRange.min <= 0) return 'not_positive';
  if (kind === 'logarithmic' && xRange.min <= 0) return 'not_positive_x';
  return null;
}

const FITS: Record<TrendKind, (points: Points, xMin: number, yMax: number) => Fit> = {
  /** y = a + b·x */
  linear: ({ xs, ys }) => fitStraight(xs, ys, (x) => x),
  /**
   * y = a + b·ln x is a straight line over ln x. The code uses ln(x / smallest x), which only
   * shifts a: near 1e9 the plain logarithms of neighbouring seconds differ only in their last
   * digits.
   */
  logarithmic: ({ xs, ys }, xMin) => fitStraight(xs, ys, (x) => logRatio(x, xMin)),
  exponential: fitExponential,
};

function fitStraight(xs: Float64Array, ys: Float64Array, over: (x: number) => number): Fit {
  const line = fitLine(xs.map(over), ys);
  const predict = (x: number) => yOnLine(line, over(x));
  return { rSquared: determination(ys, xs.map(predict)), predict };
}

/**
 * y = a·e^(b·x). Points are weighted by y: Σ y·(ln y − ln a − b·x)² is minimal, because without
 * weights the logarithm would let the smallest values dominate. The scale of y cancels out of the
 * weights, so values are taken as shares of the largest.
 */
function fitExponential({ xs, ys }: Points, _xMin: number, yMax: number): Fit {
  const parts = ys.map((y) => Math.max(y / yMax, Number.MIN_VALUE));
  const line = fitLine(xs, parts.map(Math.log), parts);
  const predictPart = (x: number) => Math.exp(yOnLine(line, x));
  return {
    rSquared: determination(parts, xs.map(predictPart)),
    predict: (x) => yMax * predictPart(x),
  };
}

/** R²: the share of the variance that the line explains. */
function determination(ys: Float64Array, predicted: Float64Array): number {
  const mean = weightedMean(ys);
  const widest = ys.reduce((most, y) => Math.max(most, Math.abs(y - mean)), 0);
  let left = 0;
  let whole = 0;
  for (const [i, y] of ys.entries()) {
    left += ((y - predicted[i]!) / widest) ** 2;
    whole += ((y - mean) / widest) ** 2;
  }
  return 1 - left / whole;
}

function flat(y: number): Fit {
  return { rSquared: 1, predict: () => y };
}

function logRatio(x: number, to: number): number {
  const ratio = (x - to) / to;
  return Number.isFinite(ratio) ? Math.log1p(ratio) : Math.log(x) - Math.log(to);
}

function finitePoints(xs: ArrayLike<number>, ys: ArrayLike<number>): Points {
  const length = Math.min(xs.length, ys.length);
  const points = { xs: new Float64Array(length), ys: new Float64Array(length) };
  let count = 0;
  for (let i = 0; i < length; i++) {
    const x = xs[i] ?? Number.NaN;
    const y = ys[i] ?? Number.NaN;
    if (!Number.isFinite(x) || !Number.isFinite(y)) continue;
    points.xs[count] = x;
    points.ys[count] = y;
    count++;
  }
  return { xs: points.xs.subarray(0, count), ys: points.ys.subarray(0, count) };
}

function findRange(values: Float64Array): Range {
  let min = Infinity;
  let max = -Infinity;
  for (const value of values) {
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return { min, max };
}

function evenly({ min, max }: Range, count: number): Float64Array {
  const last = count - 1;
  // Weighted ends rather than min + step·i, so that the last sample is exactly the largest x.
  return Float64Array.from({ length: count }, (_, i) => min * (1 - i / last) + max * (i / last));
}

/**
 * A curve that grows beyond the range of numbers is cut there, because a chart can't place
 * Infinity. This only happens with extreme outliers.
 */
function finite(value: number): number {
  if (Number.isNaN(value)) return 0;
  return Math.min(Math.max(value, -Number.MAX_VALUE), Number.MAX_VALUE);
}
