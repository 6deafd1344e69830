export type Direction = 'rising' | 'falling' | 'flat';

/** What there is to say about a line without seeing it; places are indices of its points. */
export interface LineSummary {
  readonly count: number;
  readonly first: number;
  readonly last: number;
  readonly high: number;
  readonly low: number;
  readonly direction: Direction;
}

/** A slope over the whole span of less than this share of the line's height is no direction. */
const FLAT_SHARE = 0.1;

/** Undefined for a line without points. */
export function summaryOf(
  seconds: ArrayLike<number>,
  values: ArrayLike<number>,
): LineSummary | undefined {
  const count = values.length;
  if (count === 0) return undefined;
  let [high, low] = [0, 0];
  let [highest, lowest] = [values[0]!, values[0]!];
  for (let i = 1; i < count; i += 1) {
    const value = values[i]!;
    if (value > highest) [high, highest] = [i, value];
    else if (value < lowest) [low, lowest] = [i, value];
  }
  const rise = riseOver(seconds, values, lowest, highest - lowest);
  return {
    count,
    first: 0,
    last: count - 1,
    high,
    low,
    direction: Math.abs(rise) < FLAT_SHARE ? 'flat' : rise > 0 ? 'rising' : 'falling',
  };
}

/** How far the straight line of best fit climbs from the first point to the last, by the height. */
function riseOver(
  seconds: ArrayLike<number>,
  values: ArrayLike<number>,
  low: number,
  height: number,
): number {
  const count = values.length;
  const [start, span] = [seconds[0]!, seconds[count - 1]! - seconds[0]!];
  if (height <= 0 || span <= 0) return 0;
  let [sumX, sumY, sumXX, sumXY] = [0, 0, 0, 0];
  for (let i = 0; i < count; i += 1) {
    const x = (seconds[i]! - start) / span;
    const y = (values[i]! - low) / height;
    sumX += x;
    sumY += y;
    sumXX += x * x;
    sumXY += x * y;
  }
  const spread = count * sumXX - sumX * sumX;
  return spread > 0 ? (count * sumXY - sumX * sumY) / spread : 0;
}
