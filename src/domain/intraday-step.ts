/**
 * A line within a day has one point for each so many seconds: the last quote of that step, at the
 * quote's own moment. The server's points and what a page adds to them live follow this one rule.
 */
export const INTRADAY_STEP_SECONDS = 300;

/** Which step a moment is in; steps begin at whole multiples since 1970. */
export function intradayStepOf(seconds: number): number {
  return Math.floor(seconds / INTRADAY_STEP_SECONDS);
}
