import { lowestYield, type Compounding } from './compounding.ts';
import { createValuation, valueFlows, type TimedFlows } from './present-value.ts';

/** A million percent a year. A price that needs more is invalid. */
const HIGHEST_YIELD = 10_000;
/**
 * The same from below, as a share of the lowest yield: less than this is left after a period. Even
 * closer, a double has too few digits to tell whether a yield matches the price.
 */
const LEAST_GROWTH = 1e-6;
/** Bisection alone needs about 75 rounds from the widest bracket to the last digit. */
const MAX_ROUNDS = 200;
const FIRST_GUESS = 0.05;
const CLOSE = 1e-11;

/**
 * The yield at which the flows are worth `dirtyPrice`; undefined if there is none. Newton's method
 * on the logarithm of the value, which is nearly straight, within a bracket that every round
 * narrows, so it terminates for any input.
 */
export function solveYield(
  flows: TimedFlows,
  compounding: Compounding,
  dirtyPrice: number,
  guess: number = FIRST_GUESS,
): number | undefined {
  if (!(dirtyPrice > 0) || flows.amounts.length === 0) return undefined;
  const at = createValuation();
  const bottom = bottomYield(flows, compounding);
  let low = bottom;
  // Wider than the accepted range: at the end of the bracket, values beyond it are unknown.
  let high = 2 * HIGHEST_YIELD;
  let rate = guess > low && guess < high ? guess : Math.min(Math.max(FIRST_GUESS, low / 2), high);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    valueFlows(flows, compounding, rate, at);
    const isTooCheap = at.value < dirtyPrice;
    if (isTooCheap) high = rate;
    else low = rate;
    const step = (Math.log(at.value / dirtyPrice) * at.value) / at.slope;
    const next = rate - step;
    // Newton squares the error: the next one is beyond the last digit. Measured from the lowest
    // yield, where values are unbounded: close to it even the smallest step is relatively large.
    if (Math.abs(step) <= CLOSE * (rate - bottom)) return isYield(next, bottom) ? next : undefined;
    if (high - low <= 2 * Number.EPSILON * Math.max(1, Math.abs(rate))) break;
    rate = next > low && next < high ? next : middle(low, high);
  }
  if (!isYield(rate, bottom)) return undefined;
  return isExplained(flows, compounding, rate, dirtyPrice) ? rate : undefined;
}

/** Whether a solution is a usable yield. */
export function isYield(rate: number, bottom: number): boolean {
  return rate - bottom >= LEAST_GROWTH * Math.abs(bottom) && rate <= HIGHEST_YIELD;
}

/** The open end of the bracket; a perpetual has no finite value at a yield of 0. */
export function bottomYield(
  { times, endlessCoupon }: TimedFlows,
  compounding: Compounding,
): number {
  return endlessCoupon > 0 ? 0 : lowestYield(compounding, times.at(-1) ?? 0);
}

/** Bisects wide brackets by magnitude: from 10,000 to 0.1 in few rounds. */
function middle(low: number, high: number): number {
  if (high > 4) return Math.sqrt((1 + Math.max(low, 0)) * (1 + high)) - 1;
  return (low + high) / 2;
}

/** The ends of the bracket aren't solutions. */
function isExplained(
  flows: TimedFlows,
  compounding: Compounding,
  rate: number,
  dirtyPrice: number,
): boolean {
  const at = createValuation();
  valueFlows(flows, compounding, rate, at);
  return Math.abs(at.value - dirtyPrice) <= 1e-9 * dirtyPrice;
}
