import type { Compounding } from './compounding.ts';
import type { MovingFlows } from './flow-span.ts';
import { createValuation, valueFlows } from './present-value.ts';
import { bottomYield, isYield, solveYield } from './solve-yield.ts';

/** A step as small as this, by the way to the lowest yield, leaves no error that a double could show. */
const LAST_STEP = 1e-8;
const MAX_ROUNDS = 6;

/**
 * Solves yield after yield of nearly the same payments, each from the one before. Halley's steps on
 * the logarithm of the value; where they do not arrive at once, the sure way from the beginning.
 */
export class YieldSolver {
  yieldRate = Number.NaN;
  modifiedDuration = Number.NaN;
  readonly #at = createValuation();
  /** What was solved last: the payments, when and for which price, and how the price bends. */
  #flows: MovingFlows | undefined;
  #elapsed = 0;
  #logPrice = 0;
  #bend = 0;

  /** False if no yield explains the price. `guess` is for the first time. */
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
      // Also where it is no number, which ends the rounds.
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
   * The yield before; of the same payments, what it became by the change of the price: as time goes
   * by, at one yield all values grow alike, and all times become shorter by the same.
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

/** To where a function with this slope and bend is 0, taken off. */
function halleyStep(value: number, slope: number, bend: number): number {
  const newton = value / slope;
  return newton / (1 - (newton * bend) / (2 * slope));
}
