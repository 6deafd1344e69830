import { valueAtMargin, type FloatingFlows } from './floater-risk.ts';
import { solveDiscountMargin, WIDEST_MARGIN } from './floater.ts';

const LAST_STEP = 1e-8;
const MAX_ROUNDS = 6;

/** Solves successive discount margins of a floater, each from the previous one. */
export class MarginSolver {
  /** All results of the last call; NaN if no margin matches the price. */
  margin = Number.NaN;
  rateDuration = Number.NaN;
  readonly #at = { value: 0, slope: 0, rateSlope: 0 };
  #last = 0;

  solve(
    flows: Pick<FloatingFlows, 'times' | 'amounts' | 'slopes'>,
    indexRate: number,
    accruedInterest: number,
    dirtyPrice: number,
  ): boolean {
    this.margin = this.#search(flows, indexRate, accruedInterest, dirtyPrice);
    this.rateDuration = Number.NaN;
    if (Number.isNaN(this.margin)) return false;
    valueAtMargin(flows, indexRate + this.margin, this.#at);
    this.rateDuration = -this.#at.rateSlope / dirtyPrice;
    return true;
  }

  #search(
    flows: Pick<FloatingFlows, 'times' | 'amounts' | 'slopes'>,
    indexRate: number,
    accruedInterest: number,
    dirtyPrice: number,
  ): number {
    const at = this.#at;
    let margin = this.#last;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      valueAtMargin(flows, indexRate + margin, at);
      const move = (Math.log(at.value / dirtyPrice) * at.value) / at.slope;
      if (!Number.isFinite(move)) break;
      margin -= move;
      if (!(Math.abs(move) <= LAST_STEP)) continue;
      if (!growsInEveryStep(flows.times, indexRate + margin)) break;
      this.#last = margin;
      return Math.abs(margin) < WIDEST_MARGIN ? margin : Number.NaN;
    }
    const { times, amounts } = flows;
    const stepYears = Array.from(times, (time, i) => time - (times[i - 1] ?? 0));
    const all = { amounts: Array.from(amounts), stepYears, indexRate, accruedInterest };
    const found = solveDiscountMargin(all, dirtyPrice - accruedInterest);
    this.#last = found ?? 0;
    return found ?? Number.NaN;
  }
}

/** If steps turn values negative, two of them can cancel out: such a margin is invalid. */
function growsInEveryStep(times: Float64Array, rate: number): boolean {
  return times.every((time, i) => 1 + rate * (time - (times[i - 1] ?? 0)) > 0);
}
