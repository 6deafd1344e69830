const USUAL_STEPS = 30;
const SHORTEST_GAP_SECONDS = 3600;

/**
 * The distance from which on two neighbouring points are not joined: a line across years without
 * data would claim what nobody measured. Thirty usual steps, so that holidays do not tear it.
 */
export function findGapLimit(seconds: ArrayLike<number>): number {
  const steps: number[] = [];
  // A few hundred steps tell the usual one as well as all of them.
  const stride = Math.max(1, Math.floor(seconds.length / 500));
  for (let i = stride; i < seconds.length; i += stride) {
    const step = seconds[i]! - seconds[i - 1]!;
    // Several values at one moment say nothing about how often there are any.
    if (step > 0) steps.push(step);
  }
  steps.sort((a, b) => a - b);
  const usual = steps[Math.floor(steps.length / 2)] ?? 0;
  return steps.length < 3 ? Infinity : Math.max(SHORTEST_GAP_SECONDS, USUAL_STEPS * usual);
}
