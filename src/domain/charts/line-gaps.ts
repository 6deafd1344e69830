const USUAL_STEPS = 30;
const SHORTEST_GAP_SECONDS = 3600;

/**
 * Two neighbouring points that are farther apart than this are not joined: a line across years
 * without data would show values that don't exist. The limit is thirty typical steps, so holidays
 * make no gap.
 */
export function findGapLimit(seconds: ArrayLike<number>): number {
  // The typical step of a few hundred points is as good as that of all points.
  const stride = Math.max(1, Math.floor(seconds.length / 500));
  const steps = new Float64Array(Math.ceil(seconds.length / stride));
  let count = 0;
  for (let i = stride; i < seconds.length; i += stride) {
    const step = seconds[i]! - seconds[i - 1]!;
    // Several values at one moment don't reveal how often values come.
    if (step > 0) steps[count++] = step;
  }
  if (count < 3) return Infinity;
  const usual = steps.subarray(0, count).toSorted()[Math.floor(count / 2)]!;
  return Math.max(SHORTEST_GAP_SECONDS, USUAL_STEPS * usual);
}
