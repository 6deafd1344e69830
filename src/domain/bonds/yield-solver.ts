import type { Compounding } from './compounding.ts';
import type { MovingFlows } from './flow-span.ts';
import { createValuation, valueFlows } from './present-value.ts';
import { bottomYield, isYield, solveYield } from './solve-yield.ts';

/** A step this small, relative to the distance to the lowest yield, leaves no error in a double. */
const LAST_STEP = 1e-8;
const MAX_ROUNDS = 6;

/**
 * Solves successive yields of nearly the same payments, each from the previous one. Halley's method
 * on the logarithm of the value; if it doesn't converge at once, the safe solver starts from
 * scratch.
 */
export class YieldSolver {
  yieldRate = Number.NaN;
  modifiedDuration = Number.NaN;
  readonly #at = createValuation();
  /** The last solution: its payments, time and price, and the curvature of the price. */
  #flows: MovingFlows | undefined;
  #elapsed = 0;
  #logPrice = 0;
  #bend = 0;

  /** False if no yield matches the price. `guess` is for the first call. */
  solve(flows: MovingFlows, compounding: Compounding, dirtyPrice: number, guess: number): boolean {
    const logPrice = Math.log(dirtyPrice);
    let rate = this.#begin(flows, compounding, logPrice, guess);
    const at = this.#at;
    const { timed, even } = flows;
    const low = bottomYield(timed, compounding);
    for (let round = 0; round < MAX_ROUNDS && rate > low; round += 1) {
      even.value(compounding, rate, at);
      const slope = at.slope / at.value;
      const bend = at.curvature / at.value - slope * slope;
      const step = halleyStep(Math.log(at.value) - logPrice, slope, bend);
      rate -= step;
      // Also true for NaN, which ends the loop.
      if (!(Math.abs(step) <= LAST_STEP * (rate - low))) continue;
      if (!isYield(rate, low)) return false;
      this.yieldRate = rate;
      this.modifiedDuration = bend * step - slope;
      this.#remember(flows, logPrice, bend);
      return true;
    }
    return this.#solveAnew(flows, compounding, dirtyPrice);
  }

  /**
   * The previous yield, or for the same payments the yield expected after the change of the price:
   * over time, at a constant yield, all values grow alike and all times shorten by the same amount.
   */
  #begin(flows: MovingFlows, compounding: Compounding, logPrice: number, guess: number): number {
    const rate = this.yieldRate;
    if (Number.isNaN(rate)) return guess;
    const years = flows.elapsed - this.#elapsed;
    if (flows !== this.#flows || Number.isNaN(years)) return rate;
    const { timesAYear } = compounding;
    const growth = 1 + rate / timesAYear;
    const grown = this.#logPrice + timesAYear * Math.log(growth) * years;
    const slope = years / growth - this.modifiedDuration;
    const step = halleyStep(grown - logPrice, slope, this.#bend);
    return Number.isFinite(step) ? rate - step : rate;
  }

  #remember(flows: MovingFlows, logPrice: number, bend: number): void {
    this.#flows = flows;
    this.#elapsed = flows.elapsed;
    this.#logPrice = logPrice;
    this.#bend = bend;
  }

  #solveAnew(flows: MovingFlows, compounding: Compounding, dirtyPrice: number): boolean {
    const found = solveYield(flows.timed, compounding, dirtyPrice);
    if (found === undefined) return false;
    valueFlows(flows.timed, compounding, found, this.#at);
    this.yieldRate = found;
    this.modifiedDuration = -this.#at.slope / this.#at.value;
    this.#flows = undefined;
    return true;
  }
}

/** The step to the root of a function with this slope and curvature, to be subtracted. */
function halleyStep(value: number, slope: number, bend: number): number {
  const newton = value / slope;
  return newton / (1 - (newton * bend) / (2 * slope));
}
