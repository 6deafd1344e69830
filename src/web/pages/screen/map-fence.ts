interface Point {
  readonly duration: number;
  readonly yield: number;
}

/** With fewer points all of them are looked at. */
const FEWEST = 50;
const TAIL = 0.02;

/**
 * Whether a point lies where nearly all others do: not further outside of what 96 of 100 take than
 * half of that. A handful of others would press all the rest into a corner of the map.
 */
export function makeFence(points: readonly Point[]): (point: Point) => boolean {
  if (points.length < FEWEST) return () => true;
  const isUsualDuration = makeLimits(points.map(({ duration }) => duration));
  const isUsualYield = makeLimits(points.map((point) => point.yield));
  return (point) => isUsualDuration(point.duration) && isUsualYield(point.yield);
}

function makeLimits(values: readonly number[]): (value: number) => boolean {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))]!;
  const [low, high] = [at(TAIL), at(1 - TAIL)];
  const room = (high - low) / 2;
  return (value) => value >= low - room && value <= high + room;
}
