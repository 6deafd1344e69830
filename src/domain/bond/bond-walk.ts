import type { Day } from '../day.ts';
import { BondRefusal } from './bond-refusal.ts';
import type { BondTerms } from './bond-terms.ts';
import { readCompounding, type Compounding } from './compounding.ts';
import { valueSlopes } from './floater-risk.ts';
import { FlowSpan, type MovingFlows, type MovingRight } from './flow-span.ts';
import { MarginSolver } from './margin-solver.ts';
import type { TimedFlows } from './present-value.ts';
import { YieldSolver } from './yield-solver.ts';

const HIGHEST_PRICE = 1_000_000;

/**
 * The figures of a bond day after day, the same as `calculateBond` gives for each. Its payments are
 * listed once for the days between two coupons, and each yield is searched from the one before:
 * so ten years of prices take milliseconds. The days may come in any order; ascending is fast.
 */
export class BondWalk {
  readonly terms: BondTerms;
  readonly compounding: Compounding;
  /** Whether there are calls or puts, and so a yield to worst. */
  readonly hasRights: boolean;
  /** All of the last day for which `measure` was true. */
  settlement: Day = Number.NaN;
  accruedInterest = Number.NaN;
  dirtyPrice = Number.NaN;
  yieldRate = Number.NaN;
  /** Of floaters the rate duration: coupons after the next reset follow the move. */
  modifiedDuration = Number.NaN;
  /** Of floaters with an end: over the index as it is. */
  discountMargin = Number.NaN;
  yieldToWorst = Number.NaN;
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

  /** The payments that are left, with the times to them; they change with the next day. */
  get flows(): TimedFlows {
    return this.moving.timed;
  }

  get moving(): MovingFlows {
    return this.#span!.flows;
  }

  /** False if the bond is over, or no yield explains the price. */
  measure(settlement: Day, cleanPrice: number): boolean {
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
    if (span.slopes) this.#measureFloater(span, span.slopes);
    if (this.hasRights) this.yieldToWorst = this.#findWorst(span, settlement);
    return true;
  }

  /** As `measureFloaterRisk` has it. */
  #measureFloater(span: FlowSpan, slopes: NonNullable<FlowSpan['slopes']>): void {
    const { floating, maturityDay } = this.terms;
    const { accruedInterest, dirtyPrice } = this;
    const flows = { ...span.flows.timed, ...slopes };
    const margins = this.#margins;
    if (
      maturityDay !== undefined &&
      margins.solve(flows, floating!.indexRate, accruedInterest, dirtyPrice)
    ) {
      this.discountMargin = margins.margin;
      this.modifiedDuration = margins.rateDuration;
      return;
    }
    this.modifiedDuration -= valueSlopes(flows, this.compounding, this.yieldRate) / dirtyPrice;
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

  /** As `findWorkouts` has it: the lowest of end and calls, unless a put yields more. */
  #findWorst(span: FlowSpan, settlement: Day): number {
    let lowest = this.yieldRate;
    let highestPut = Number.NEGATIVE_INFINITY;
    for (const right of span.rights) {
      const rate = this.#yieldTo(right, settlement);
      if (right.kind === 'call') lowest = Math.min(lowest, rate ?? lowest);
      else highestPut = Math.max(highestPut, rate ?? highestPut);
    }
    return Math.max(lowest, highestPut);
  }

  #yieldTo({ kind, day, flows }: MovingRight, settlement: Day): number | undefined {
    const key = `${kind}${day}`;
    let solver = this.#rightSolvers.get(key);
    if (!solver) this.#rightSolvers.set(key, (solver = new YieldSolver()));
    flows.moveTo(settlement);
    const isFound = solver.solve(flows, this.compounding, this.dirtyPrice, this.yieldRate);
    return isFound ? solver.yieldRate : undefined;
  }
}
