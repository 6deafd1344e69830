const USUAL_STEPS = 30;
const SHORTEST_GAP_SECONDS = 3600;

/**
 * Two neighbouring points that are farther apart than this are not joined: a line across years
 * without data would show values that nobody measured. The limit is thirty usual steps, so that
 * holidays make no gap.
 */
export function findGapLimit(seconds: ArrayLike<number>): number {
  const steps: number[] = [];
  // The usual step of a few hundred points is as good as that of all of them.
  const stride = Math.max(1, Math.floor(seconds.length / 500));
  for (let i = stride; i < seconds.length; i += stride) {
    const step = seconds[i]! - seconds[i - 1]!;
    // Several values at one moment do not tell how often values come.
    if (step > 0) steps.push(step);
  }
  steps.sort((a, b) => a - b);
  const usual = steps[Math.floor(steps.length / 2)] ?? 0;
  return steps.length < 3 ? Infinity : Math.max(SHORTEST_GAP_SECONDS, USUAL_STEPS * usual);
}
