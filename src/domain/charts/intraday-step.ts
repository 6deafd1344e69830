/**
 * A line within a day has one point for each step of so many seconds, like the bars of an exchange:
 * the last quote of the step, placed at the beginning of the step. If it were placed at its own
 * moment, the newest point would be seconds after the one before it, and the line would end in a
 * vertical stroke. The points of the server and those that a page adds live follow the same rule.
 */
export const INTRADAY_STEP_SECONDS = 300;

/** The moment at which a step begins: a whole multiple of the step since 1970. */
export function startOfIntradayStep(seconds: number): number {
  return Math.floor(seconds / INTRADAY_STEP_SECONDS) * INTRADAY_STEP_SECONDS;
}
