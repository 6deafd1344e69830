import { regressionExp, regressionLinear } from 'd3-regression';

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

/** The line through the points that fits them best; points that are not finite are left out. */
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
  linear: ({ xs, ys }) => fitLine(xs, ys, (x) => x),
  /**
   * y = a + b·ln x is a straight line over ln x. It is taken as ln(x / smallest x), which only
   * moves a: near 1e9 the plain logarithms of neighbouring seconds differ in their last digits.
   */
  logarithmic: ({ xs, ys }, xMin) => fitLine(xs, ys, (x) => logRatio(x, xMin)),
  exponential: fitExponential,
};

function fitLine(xs: Float64Array, ys: Float64Array, over: (x: number) => number): Fit {
  const ts = xs.map(over);
  const u = standardScale(ts, null);
  const v = standardScale(ys, null);
  const vs = ys.map(v.to);
  // The x accessor reads the datum, the y accessor its place: no pair is made for each point.
  const line = regressionLinear<number>()
    .x((t) => u.to(t))
    .y((_, i) => vs[i] ?? Number.NaN)(ts);
  return {
    rSquared: line.rSquared,
    predict: (x) => v.from(line.predict(u.to(over(x)))),
  };
}

/**
 * y = a·e^(b·x). d3 fits ln y by least squares in which a point weighs as much as its y, that is,
 * it minimises Σ y·(ln y − ln a − b·x)²: without the weights the logarithm would let the smallest
 * values decide. The scale of y falls out of these weights, so values are taken as parts of the
 * largest.
 */
function fitExponential({ xs, ys }: Points, _xMin: number, yMax: number): Fit {
  const parts = ys.map((y) => Math.max(y / yMax, Number.MIN_VALUE));
  const u = standardScale(xs, parts);
  const curve = regressionExp<number>()
    .x((x) => u.to(x))
    .y((_, i) => parts[i] ?? Number.NaN)
    // d3 would bend a path of its own through this range; the samples are ours.
    .domain([0, 0])(xs);
  return { rSquared: curve.rSquared, predict: (x) => yMax * curve.predict(u.to(x)) };
}

function flat(y: number): Fit {
  return { rSquared: 1, predict: () => y };
}

interface Scale {
  readonly to: (value: number) => number;
  readonly from: (scaled: number) => number;
}

/**
 * Moves the mean to 0 and the standard deviation to 1, as the points weigh. d3 subtracts means of
 * squares, and takes a spread under 1e-24 for none: both only hold for values around 1.
 */
function standardScale(values: Float64Array, weights: Float64Array | null): Scale {
  const mean = weightedMean(values, weights);
  let widest = 0;
  for (const value of values) widest = Math.max(widest, Math.abs(value - mean));
  const squares = values.map((value) => ((value - mean) / widest) ** 2);
  const spread = widest * Math.sqrt(weightedMean(squares, weights)) || 1;
  return {
    to: (value) => (value - mean) / spread,
    from: (scaled) => mean + scaled * spread,
  };
}

function weightedMean(values: Float64Array, weights: Float64Array | null): number {
  let total = 0;
  let mean = 0;
  for (const [i, value] of values.entries()) {
    const weight = weights?.[i] ?? 1;
    total += weight;
    mean += (value - mean) * (weight / total);
  }
  return mean;
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
  // Weighted ends instead of min + step·i: the last sample is the largest x to the last digit.
  return Float64Array.from({ length: count }, (_, i) => min * (1 - i / last) + max * (i / last));
}

/**
 * A curve that rises beyond what a number holds is cut there: a chart cannot place Infinity. It
 * takes outliers far from all other points.
 */
function finite(value: number): number {
  if (Number.isNaN(value)) return 0;
  return Math.min(Math.max(value, -Number.MAX_VALUE), Number.MAX_VALUE);
}
