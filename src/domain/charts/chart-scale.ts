const DEFAULT_STEPS = 4;

/** Round numbers that enclose the range: 1, 2, 2.5 or 5 times a power of ten apart. */
export function niceTicks(low: number, high: number, wantedSteps = DEFAULT_STEPS): number[] {
  const spread = high - low || Math.abs(high) || 1;
  const exponent = Math.floor(Math.log10(spread / wantedSteps));
  const multiple =
    [1, 2, 2.5, 5].find((m) => spread / timesPower(m, exponent) <= wantedSteps) ?? 10;
  const from = Math.floor(timesPower(low, -exponent) / multiple);
  const to = Math.max(from + 1, Math.ceil(timesPower(high, -exponent) / multiple));
  return Array.from({ length: to - from + 1 }, (_, i) =>
    timesPower((from + i) * multiple, exponent),
  );
}

/** Computes value × 10^exponent with one rounding, because a negative power of ten is not exact. */
function timesPower(value: number, exponent: number): number {
  return exponent < 0 ? value / 10 ** -exponent : value * 10 ** exponent;
}

/** The number of steps that fit a value axis of this height. */
export function stepsForHeight(height: number): number {
  return Math.max(2, Math.min(8, Math.round(height / 70)));
}

/** In years; only perpetuals and bonds of a century with hardly any yield have a longer one. */
const LONGEST_DURATION = 40;

/**
 * The durations that the axis of a map covers: the century of a perpetual would squeeze the others.
 */
export function usualDurations(durations: readonly number[]): readonly number[] {
  const usual = durations.filter((duration) => duration <= LONGEST_DURATION);
  return usual.length > 0 ? usual : durations;
}

/** The lowest and the highest of all finite values; undefined if there are none. */
export function findExtent(lines: Iterable<ArrayLike<number>>): [number, number] | undefined {
  let low = Infinity;
  let high = -Infinity;
  for (const line of lines) {
    for (let i = 0; i < line.length; i += 1) {
      const value = line[i]!;
      if (value < low) low = value;
      if (value > high) high = value;
    }
  }
  return low <= high ? [low, high] : undefined;
}
