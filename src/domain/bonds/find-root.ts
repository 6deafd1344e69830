/** Bisection alone needs fewer to the last digit of a double. */
const MAX_ROUNDS = 200;

/**
 * The root of a function that decreases from `low` to `high` (Ridders' method: it never leaves the
 * bracket, so it terminates). Undefined if the sign doesn't change in between.
 */
export function findRoot(
  value: (x: number) => number,
  low: number,
  high: number,
): number | undefined {
  let [atLow, atHigh] = [value(low), value(high)];
  if (atLow === 0) return low;
  if (atHigh === 0) return high;
  if (!(atLow > 0 && atHigh < 0)) return undefined;
  let [left, right] = [low, high];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const middle = (left + right) / 2;
    const atMiddle = value(middle);
    const bend = Math.sqrt(atMiddle * atMiddle - atLow * atHigh);
    const guess = bend > 0 ? middle + ((middle - left) * atMiddle) / bend : middle;
    const atGuess = value(guess);
    if (atGuess === 0) return guess;
    // The narrowest bracket that the four points form.
    for (const [x, y] of [
      [middle, atMiddle],
      [guess, atGuess],
    ] as const) {
      if (y > 0 && x > left) [left, atLow] = [x, y];
      if (y < 0 && x < right) [right, atHigh] = [x, y];
    }
    const isClose = right - left <= 4 * Number.EPSILON * Math.max(1e-4, Math.abs(guess));
    if (isClose || atMiddle === 0) return atMiddle === 0 ? middle : guess;
  }
  return (left + right) / 2;
}
