import { lowestYield, type Compounding } from './compounding.ts';
import { createValuation, valueFlows, type TimedFlows } from './present-value.ts';
import { solveYield } from './solve-yield.ts';

/** A step as small as this leaves no error that a double could show. */
const LAST_STEP = 1e-7;
const MOST_ROUNDS = 6;

/**
 * Solves yield after yield of nearly the same payments, each from the one before. Halley's steps on
 * the logarithm of the value; where they do not arrive at once, the sure way from the beginning.
 */
export class YieldSolver {
  yieldRate = Number.NaN;
  modifiedDuration = Number.NaN;
  readonly #at = createValuation();

  /** False if no yield explains the price. */
  solve(flows: TimedFlows, compounding: Compounding, dirtyPrice: number, guess: number): boolean {
    const at = this.#at;
    const low = flows.endlessCoupon > 0 ? 0 : lowestYield(compounding, flows.times.at(-1) ?? 0);
    let rate = guess;
    for (let round = 0; round < MOST_ROUNDS && rate > low; round += 1) {
      valueFlows(flows, compounding, rate, at);
      const slope = at.slope / at.value;
      const bend = at.curvature / at.value - slope * slope;
      const newton = Math.log(at.value / dirtyPrice) / slope;
      const step = newton / (1 - (newton * bend) / (2 * slope));
      if (Math.abs(step) <= LAST_STEP) {
        this.yieldRate = rate - step;
        this.modifiedDuration = bend * step - slope;
        return true;
      }
      rate -= step;
    }
    return this.#solveAnew(flows, compounding, dirtyPrice);
  }

  #solveAnew(flows: TimedFlows, compounding: Compounding, dirtyPrice: number): boolean {
    const found = solveYield(flows, compounding, dirtyPrice);
    if (found === undefined) return false;
    valueFlows(flows, compounding, found, this.#at);
    this.yieldRate = found;
    this.modifiedDuration = -this.#at.slope / this.#at.value;
    return true;
  }
}
