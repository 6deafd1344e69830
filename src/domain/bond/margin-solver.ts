import { solveDiscountMargin, WIDEST_MARGIN } from './floater.ts';
import type { TimedFlows } from './present-value.ts';

const LAST_STEP = 1e-8;
const MOST_ROUNDS = 6;

/** Solves discount margin after discount margin of a floater, each from the one before. */
export class MarginSolver {
  #last = 0;

  /** Not a number where no margin explains the price. */
  solve(
    { times, amounts }: TimedFlows,
    indexRate: number,
    accruedInterest: number,
    dirtyPrice: number,
  ): number {
    let margin = this.#last;
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      let [growth, growthSlope, value, slope, before] = [1, 0, 0, 0, 0];
      for (let i = 0; i < times.length; i += 1) {
        const years = times[i]! - before;
        before = times[i]!;
        const step = 1 + (indexRate + margin) * years;
        growth *= step;
        growthSlope += years / step;
        const present = amounts[i]! / growth;
        value += present;
        slope -= present * growthSlope;
      }
      const move = (Math.log(value / dirtyPrice) * value) / slope;
      if (!Number.isFinite(move)) break;
      margin -= move;
      if (!(Math.abs(move) <= LAST_STEP)) continue;
      this.#last = margin;
      return Math.abs(margin) < WIDEST_MARGIN ? margin : Number.NaN;
    }
    const stepYears = Array.from(times, (time, i) => time - (times[i - 1] ?? 0));
    const flows = { amounts: Array.from(amounts), stepYears, indexRate, accruedInterest };
    const found = solveDiscountMargin(flows, dirtyPrice - accruedInterest);
    this.#last = found ?? 0;
    return found ?? Number.NaN;
  }
}
