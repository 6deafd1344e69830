import type { BondWalk } from '../bond/bond-walk.ts';
import { YieldSolver } from '../bond/yield-solver.ts';
import { valueByCurve } from './spread.ts';
import type { SvenssonCurve } from './svensson.ts';

/**
 * The spread of a bond day after day, as a decimal: of a floater its discount margin, of all others
 * the G-spread, in the compounding of their yield. Not a number where there is none.
 */
export class SpreadWalk {
  readonly #walk: BondWalk;
  readonly #solver = new YieldSolver();

  constructor(walk: BondWalk) {
    this.#walk = walk;
  }

  /** Whether spreads are measured from a curve: those of floaters are from their own index. */
  get needsCurve(): boolean {
    return !this.#isFloater;
  }

  get #isFloater(): boolean {
    const { floating, maturityDay } = this.#walk.terms;
    return floating !== undefined && floating.from === undefined && maturityDay !== undefined;
  }

  /** Of the day that the bond's walk is at. */
  measure(curve: SvenssonCurve | undefined): number {
    const walk = this.#walk;
    const { terms, flows } = walk;
    if (this.#isFloater) return walk.discountMargin;
    // A real yield says nothing beside nominal ones.
    if (!curve || terms.indexRatio !== undefined) return Number.NaN;
    const value = valueByCurve(curve, flows);
    if (!(value > 0)) return Number.NaN;
    const solver = this.#solver;
    if (!solver.solve(walk.moving, walk.compounding, value, walk.yieldRate)) return Number.NaN;
    return walk.yieldRate - solver.yieldRate;
  }
}
