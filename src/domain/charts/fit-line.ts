/** A straight line through the middle of the points that it fits. */
export interface FittedLine {
  readonly middle: { readonly x: number; readonly y: number };
  readonly slope: number;
}

/**
 * The weighted least-squares line; flat if all points have the same abscissa. Distances are
 * measured from the middle, as fractions of the largest: plain squares of seconds would lose
 * significant digits.
 */
export function fitLine(
  xs: ArrayLike<number>,
  ys: ArrayLike<number>,
  weights: ArrayLike<number> | null = null,
): FittedLine {
  const middle = { x: weightedMean(xs, weights), y: weightedMean(ys, weights) };
  let widest = 0;
  for (let i = 0; i < xs.length; i += 1) widest = Math.max(widest, Math.abs(xs[i]! - middle.x));
  if (widest === 0) return { middle, slope: 0 };
  let spread = 0;
  let common = 0;
  for (let i = 0; i < xs.length; i += 1) {
    const part = (xs[i]! - middle.x) / widest;
    const weighted = (weights ? weights[i]! : 1) * part;
    spread += weighted * part;
    common += weighted * (ys[i]! - middle.y);
  }
  return { middle, slope: common / spread / widest };
}

export function yOnLine({ middle, slope }: FittedLine, x: number): number {
  return middle.y + slope * (x - middle.x);
}

export function weightedMean(
  values: ArrayLike<number>,
  weights: ArrayLike<number> | null = null,
): number {
  let total = 0;
  let mean = 0;
  for (let i = 0; i < values.length; i += 1) {
    const weight = weights ? weights[i]! : 1;
    total += weight;
    mean += (values[i]! - mean) * (weight / total);
  }
  return mean;
}
