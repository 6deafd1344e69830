/**
 * An intraday line has one point per step of this many seconds, like the bars of an exchange: the
 * last quote of the step, placed at the beginning of the step. Placed at its own time, the newest
 * point would follow the previous one within seconds, and the line would end in a vertical stroke.
 * The points of the server and those that a page adds live follow the same rule.
 */
export const INTRADAY_STEP_SECONDS = 300;

/** The start of a step: a multiple of the step length since 1970. */
export function startOfIntradayStep(seconds: number): number {
  return Math.floor(seconds / INTRADAY_STEP_SECONDS) * INTRADAY_STEP_SECONDS;
}
