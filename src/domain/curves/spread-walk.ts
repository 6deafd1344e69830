import type { BondWalk } from '../bonds/bond-walk.ts';
import type { MovingFlows } from '../bonds/flow-span.ts';
import { YieldSolver } from '../bonds/yield-solver.ts';
import { valueByCurve } from './spread.ts';
import type { SvenssonCurve } from './svensson.ts';

/**
 * The spread of a bond day by day, as a decimal: the discount margin for floaters, the G-spread for
 * all others, in the compounding of their yield. NaN if there is none.
 */
export class SpreadWalk {
  readonly #walk: BondWalk;
  readonly #toEnd = new YieldSolver();
  readonly #toWorst = new YieldSolver();

  constructor(walk: BondWalk) {
    this.#walk = walk;
  }

  /** Whether spreads are measured from a curve: floaters use their own index. */
  get needsCurve(): boolean {
    return !this.#isFloater;
  }

  get #isFloater(): boolean {
    const { floating, maturityDay } = this.#walk.terms;
    return floating !== undefined && floating.from === undefined && maturityDay !== undefined;
  }

  /** To maturity, on the current day of the bond walk. */
  measure(curve: SvenssonCurve | undefined): number {
    const { moving, yieldRate, discountMargin } = this.#walk;
    if (this.#isFloater) return discountMargin;
    return this.#measure(curve, moving, yieldRate, this.#toEnd);
  }

  /** To the worst workout of that day. */
  measureWorst(curve: SvenssonCurve | undefined): number {
    const { worstRight, yieldToWorst, worstMargin } = this.#walk;
    // Without remaining rights it is the spread to maturity.
    if (!worstRight) return this.measure(curve);
    if (this.#isFloater) return worstMargin;
    return this.#measure(curve, worstRight.flows, yieldToWorst, this.#toWorst);
  }

  #measure(
    curve: SvenssonCurve | undefined,
    moving: MovingFlows,
    yieldRate: number,
    solver: YieldSolver,
  ): number {
    const { terms, compounding } = this.#walk;
    // A real yield can't be compared with nominal ones.
    if (!curve || terms.indexRatio !== undefined) return Number.NaN;
    const value = valueByCurve(curve, moving.timed);
    if (!(value > 0)) return Number.NaN;
    if (!solver.solve(moving, compounding, value, yieldRate)) return Number.NaN;
    return yieldRate - solver.yieldRate;
  }
}
