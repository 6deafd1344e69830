import type { Day } from '../time/day.ts';
import { BondRefusal } from './bond-refusal.ts';
import type { BondTerms } from './bond-terms.ts';
import { readCompounding, type Compounding } from './compounding.ts';
import { valueSlopes } from './floater-risk.ts';
import { FlowSpan, type MovingFlows, type MovingRight, type RateSlopes } from './flow-span.ts';
import { MarginSolver } from './margin-solver.ts';
import type { TimedFlows } from './present-value.ts';
import { isUsed } from './workout.ts';
import { YieldSolver } from './yield-solver.ts';

const HIGHEST_PRICE = 1_000_000;

/**
 * Figures of a bond day by day, identical to those of `calculateBond`. Payments are listed once for
 * the days between two coupons, and each yield is solved from the previous one, so ten years of
 * prices take milliseconds. The days may come in any order; ascending is fast.
 */
export class BondWalk {
  readonly terms: BondTerms;
  readonly compounding: Compounding;
  /** Whether the bond has calls or puts, and so a yield to worst. */
  readonly hasRights: boolean;
  /** The figures belong to the last day for which `measure` returned true. */
  settlement: Day = Number.NaN;
  accruedInterest = Number.NaN;
  dirtyPrice = Number.NaN;
  yieldRate = Number.NaN;
  /** For floaters the rate duration: coupons after the next reset follow the move. */
  modifiedDuration = Number.NaN;
  /** For floaters with a maturity: over the current index rate. */
  discountMargin = Number.NaN;
  yieldToWorst = Number.NaN;
  /** To the same workout as the yield to worst. */
  worstDuration = Number.NaN;
  worstMargin = Number.NaN;
  /** That workout; undefined if it is the maturity. */
  worstRight: MovingRight | undefined;
  readonly #flatTerms: BondTerms;
  readonly #flatFrom: Day;
  readonly #solver = new YieldSolver();
  readonly #margins = new MarginSolver();
  readonly #rightSolvers = new Map<string, YieldSolver>();
  #span: FlowSpan | undefined;

  constructor(terms: BondTerms, flatFrom: Day | null = null) {
    this.terms = terms;
    this.compounding = readCompounding(undefined, terms.frequency);
    this.hasRights = (terms.calls?.length ?? 0) + (terms.puts?.length ?? 0) > 0;
    this.#flatTerms = { ...terms, tradesFlat: true };
    this.#flatFrom = flatFrom ?? Number.POSITIVE_INFINITY;
  }

  get isFlat(): boolean {
    return this.settlement >= this.#flatFrom;
  }

  /** The remaining payments with the times to them; the next day changes them in place. */
  get flows(): TimedFlows {
    return this.moving.timed;
  }

  get moving(): MovingFlows {
    return this.#span!.flows;
  }

  /** False if the bond isn't issued yet or has matured, or no yield matches the price. */
  measure(settlement: Day, cleanPrice: number): boolean {
    if (settlement < (this.terms.issueDay ?? Number.NEGATIVE_INFINITY)) return false;
    if (settlement >= (this.terms.maturityDay ?? Number.POSITIVE_INFINITY)) return false;
    if (!(cleanPrice > 0 && cleanPrice <= HIGHEST_PRICE)) return false;
    const span = this.#findSpan(settlement);
    if (!span) return false;
    span.flows.moveTo(settlement);
    const accruedInterest = span.accruedOn(settlement);
    const dirtyPrice = cleanPrice + accruedInterest;
    const solver = this.#solver;
    if (!solver.solve(span.flows, this.compounding, dirtyPrice, this.terms.coupon)) return false;
    this.settlement = settlement;
    this.accruedInterest = accruedInterest;
    this.dirtyPrice = dirtyPrice;
    this.yieldRate = solver.yieldRate;
    this.modifiedDuration = solver.modifiedDuration;
    this.discountMargin = Number.NaN;
    if (span.slopes) {
      const { margin, duration } = this.#measureFloater(span.flows, span.slopes, solver);
      this.discountMargin = margin;
      this.modifiedDuration = duration;
    }
    if (this.hasRights) this.#findWorst(span, settlement);
    return true;
  }

  /** Like `measureFloaterRisk`, to one workout. */
  #measureFloater(
    { timed }: MovingFlows,
    slopes: RateSlopes,
    { yieldRate, modifiedDuration }: YieldSolver,
  ): { margin: number; duration: number } {
    const { floating, maturityDay } = this.terms;
    const { accruedInterest, dirtyPrice } = this;
    const flows = { ...timed, ...slopes };
    const margins = this.#margins;
    const hasMargin =
      maturityDay !== undefined &&
      margins.solve(flows, floating!.indexRate, accruedInterest, dirtyPrice);
    if (hasMargin) return { margin: margins.margin, duration: margins.rateDuration };
    const gain = valueSlopes(flows, this.compounding, yieldRate) / dirtyPrice;
    return { margin: Number.NaN, duration: modifiedDuration - gain };
  }

  #findSpan(settlement: Day): FlowSpan | undefined {
    const span = this.#span;
    if (span && settlement >= span.from && settlement < span.to) {
      const isSame = settlement < this.#flatFrom || span.from >= this.#flatFrom;
      if (isSame) return span;
    }
    const terms = settlement >= this.#flatFrom ? this.#flatTerms : this.terms;
    try {
      return (this.#span = new FlowSpan(terms, settlement, this.compounding));
    } catch (error) {
      if (error instanceof BondRefusal) return undefined;
      throw error;
    }
  }

  /** Like `findWorst` in workout.ts, from the last right to the first. */
  #findWorst(span: FlowSpan, settlement: Day): void {
    this.yieldToWorst = this.yieldRate;
    this.worstDuration = this.modifiedDuration;
    this.worstMargin = this.discountMargin;
    this.worstRight = undefined;
    for (const right of span.rights) this.#try(right, settlement);
  }

  /** Makes a right the worst workout if it would be exercised. */
  #try(right: MovingRight, settlement: Day): void {
    const solver = this.#solveTo(right, settlement);
    if (!solver) return;
    const { yieldRate } = solver;
    if (!isUsed(right.kind, yieldRate, this.yieldToWorst)) return;
    this.yieldToWorst = yieldRate;
    this.worstDuration = solver.modifiedDuration;
    this.worstRight = right;
    if (!right.slopes) return;
    const { margin, duration } = this.#measureFloater(right.flows, right.slopes, solver);
    this.worstMargin = margin;
    this.worstDuration = duration;
  }

  #solveTo({ kind, day, flows }: MovingRight, settlement: Day): YieldSolver | undefined {
    const key = `${kind}${day}`;
    let solver = this.#rightSolvers.get(key);
    if (!solver) this.#rightSolvers.set(key, (solver = new YieldSolver()));
    flows.moveTo(settlement);
    const isFound = solver.solve(flows, this.compounding, this.dirtyPrice, this.yieldRate);
    return isFound ? solver : undefined;
  }
}
