/**
 * A line within a day has one point for each so many seconds, as bars of an exchange have: the last
 * quote of that step, at the moment the step begins. At the quote's own moment the newest point
 * would stand seconds after the one before it, and the line would end in an upright stroke. The
 * server's points and what a page adds to them live follow this one rule.
 */
export const INTRADAY_STEP_SECONDS = 300;

/** When the step of a moment begins: at a whole multiple since 1970. */
export function startOfIntradayStep(seconds: number): number {
  return Math.floor(seconds / INTRADAY_STEP_SECONDS) * INTRADAY_STEP_SECONDS;
}
