import type { Day } from '../time/day.ts';
import type { BondTerms } from './bond-terms.ts';
import { createAccrual, findExDay } from './cash-flows.ts';
import type { Compounding } from './compounding.ts';
import { EvenFlows } from './even-flows.ts';
import { floatsOn, weighFlows, type FloatingFlows } from './floater-risk.ts';
import { prepareBond, type PreparedBond } from './measure-bond.ts';
import type { TimedFlows } from './present-value.ts';
import { nextListing } from './schedule.ts';
import { createElapsed, timeFlows } from './timed-flows.ts';
import { endBond, fromLast } from './workout.ts';

/** Payments that stay the same for some days while the times to them shorten. */
export class MovingFlows {
  readonly even: EvenFlows;
  /** Years since the current period began, if all times shorten alike; otherwise NaN. */
  elapsed: number;
  readonly #bond: PreparedBond;
  /** The times at the beginning of the current period. */
  readonly #times: Float64Array;
  readonly #elapsed: ((day: Day) => number) | undefined;
  #settlement: Day;

  constructor(bond: PreparedBond) {
    const { terms, remaining, settlement, timed } = bond;
    this.even = new EvenFlows(timed);
    this.#bond = bond;
    this.#settlement = settlement;
    this.#elapsed = createElapsed(terms, remaining, settlement);
    this.elapsed = this.#elapsed?.(settlement) ?? Number.NaN;
    const since = this.#elapsed ? this.elapsed : 0;
    this.#times = timed.times.map((time) => time + since);
  }

  get timed(): TimedFlows {
    return this.even.timed;
  }

  /** Whether all times shorten by the same amount. */
  get isShifted(): boolean {
    return this.#elapsed !== undefined;
  }

  moveTo(settlement: Day): void {
    if (settlement === this.#settlement) return;
    this.#settlement = settlement;
    const { times } = this.timed;
    if (!this.#elapsed) {
      const { terms, remaining, compounding } = this.#bond;
      times.set(timeFlows(terms, remaining, settlement, compounding).times);
      return;
    }
    const since = this.#elapsed(settlement);
    this.elapsed = since;
    for (let i = 0; i < times.length; i += 1) times[i] = this.#times[i]! - since;
  }
}

/** The bond as if a right were exercised on a day. */
export interface MovingRight {
  readonly kind: 'call' | 'put';
  readonly day: Day;
  readonly flows: MovingFlows;
  readonly slopes: RateSlopes | undefined;
}

/** Floaters: the increase of each payment per unit of the index. */
export type RateSlopes = Pick<FloatingFlows, 'slopes' | 'endlessSlope'>;

/** A bond from one settlement date to the next day on which its payments change. */
export class FlowSpan {
  readonly from: Day;
  /** The first day after the span. */
  readonly to: Day;
  readonly flows: MovingFlows;
  readonly rights: readonly MovingRight[];
  readonly slopes: RateSlopes | undefined;
  readonly #accrual: ((day: Day) => number) | undefined;
  readonly #accruedAtFirst: number;

  constructor(terms: BondTerms, settlement: Day, compounding: Compounding) {
    const bond = prepareBond(terms, settlement, compounding);
    this.from = settlement;
    this.flows = new MovingFlows(bond);
    this.rights = listRights(bond);
    this.slopes = findSlopes(bond);
    this.#accrual = createAccrual(terms, bond.remaining, settlement);
    this.#accruedAtFirst = bond.remaining.accruedInterest;
    // Without coupons the times are measured again each day: there are few of them.
    const isMeasured =
      this.flows.isShifted || (terms.frequency === 0 && terms.issueDay !== undefined);
    const isLasting = isMeasured && this.#accrual !== undefined;
    this.to = isLasting ? findEnd(bond) : settlement + 1;
  }

  accruedOn(settlement: Day): number {
    return this.#accrual?.(settlement) ?? this.#accruedAtFirst;
  }
}

/** From the last to the first, the order in which the worst workout is found. */
function listRights(bond: PreparedBond): MovingRight[] {
  const { calls = [], puts = [] } = bond.terms;
  const rights = [
    ...calls.map((right) => ({ kind: 'call' as const, right })),
    ...puts.map((right) => ({ kind: 'put' as const, right })),
  ].toSorted((a, b) => fromLast({ ...a, day: a.right.day }, { ...b, day: b.right.day }));
  return rights.flatMap(({ kind, right }) => {
    const ended = endBond(bond, right);
    if (!ended) return [];
    const flows = new MovingFlows(ended);
    return [{ kind, day: right.day, flows, slopes: findSlopes(ended) }];
  });
}

function findSlopes(bond: PreparedBond): RateSlopes | undefined {
  return floatsOn(bond.terms, bond.settlement) ? weighFlows(bond) : undefined;
}

/** The next coupon or ex-coupon day, or that of a right, which expires on its own day. */
function findEnd({ terms, remaining, settlement }: PreparedBond): Day {
  const running = remaining.schedule.periods[0]!;
  const ends = [running.end, findExDay(terms, running), ...rightDays(terms)];
  if (remaining.endlessCoupon !== 0) ends.push(nextListing(remaining.schedule));
  return Math.min(...ends.filter((day) => day > settlement));
}

function rightDays({ calls = [], puts = [] }: BondTerms): Day[] {
  return [...calls, ...puts].map(({ day }) => day);
}
