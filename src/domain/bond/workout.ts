import type { Day } from '../day.ts';
import { FULL_PRICE, type BondTerms, type ExerciseRight } from './bond-terms.ts';
import { findRemainingFlows, type CashFlow, type RemainingFlows } from './cash-flows.ts';
import { measureAtPrice, measureAtYield } from './measure-bond.ts';
import type { BondMeasures, PreparedBond } from './measure-bond.ts';
import { timeFlows } from './timed-flows.ts';
import type { WorkoutChoice } from './workout-choice.ts';

export type WorkoutKind = 'maturity' | 'call' | 'put' | 'perpetual';

/** A way in which a bond may end, by its terms. */
export interface BondEnd {
  readonly kind: WorkoutKind;
  /** Absent for a perpetual that nobody ends. */
  readonly day: Day | undefined;
  /** What is paid then, per 100. */
  readonly price: number;
  /** With the payments until then. */
  readonly bond: PreparedBond;
}

/** The end that a yield is reckoned to. */
export interface Workout {
  readonly kind: WorkoutKind;
  readonly day: Day | undefined;
  readonly yieldRate: number;
  readonly measures: BondMeasures;
}

export interface Workouts {
  /** The last end. */
  readonly maturity: Workout;
  /** Of the calls that are left, the one with the lowest yield. */
  readonly call: Workout | undefined;
  /** Of the puts that are left, the one with the highest yield. */
  readonly put: Workout | undefined;
  /** The issuer ends the bond when it costs the holder most; the holder may put it before that. */
  readonly worst: Workout;
}

/** The last end, then the calls and puts that are left, by their days. */
export function listEnds(bond: PreparedBond): readonly [BondEnd, ...BondEnd[]] {
  const { terms } = bond;
  const rights = (['call', 'put'] as const).flatMap((kind) =>
    ((kind === 'call' ? terms.calls : terms.puts) ?? []).flatMap((right): BondEnd[] => {
      const ended = endBond(bond, right);
      return ended ? [{ kind, day: right.day, price: right.price, bond: ended }] : [];
    }),
  );
  return [lastEnd(bond), ...rights.toSorted((a, b) => a.day! - b.day!)];
}

function lastEnd(bond: PreparedBond): BondEnd {
  const { maturityDay, redemption } = bond.terms;
  return {
    kind: maturityDay === undefined ? 'perpetual' : 'maturity',
    day: maturityDay,
    price: redemption ?? FULL_PRICE,
    bond,
  };
}

/** Whether there are calls or puts left, and so a yield to worst. */
export function hasRightsLeft(bond: PreparedBond): boolean {
  const { calls = [], puts = [] } = bond.terms;
  return [...calls, ...puts].some((right) => isLeft(bond, right));
}

/** A right of the day of settlement or before cannot be used by who buys now. */
function isLeft({ terms, settlement }: PreparedBond, { day }: ExerciseRight): boolean {
  return day > settlement && day < (terms.maturityDay ?? Number.POSITIVE_INFINITY);
}

function rate({ measures }: Yielding): number {
  return measures?.yieldRate ?? Number.NaN;
}

interface Yielding {
  readonly kind: WorkoutKind;
  readonly day: Day | undefined;
  readonly measures: Pick<BondMeasures, 'yieldRate'> | undefined;
}

/** Of all ends, the last one first; an end that no yield explains is passed over. */
export function findWorst<End extends Yielding>([last, ...rights]: readonly [End, ...End[]]): End {
  let worst = last;
  for (const end of rights.toSorted(fromLast)) {
    const isTaken = end.kind === 'call' ? rate(end) < rate(worst) : rate(end) > rate(worst);
    if (isTaken) worst = end;
  }
  return worst;
}

interface DatedRight {
  readonly kind: WorkoutKind;
  readonly day: Day | undefined;
}

/**
 * From the last right to the first, because each side compares its right with what would come after
 * it: a put in two years doesn't save the holder from a call tomorrow. On one day the put counts.
 */
export function fromLast(a: DatedRight, b: DatedRight): number {
  return b.day! - a.day! || Number(a.kind === 'put') - Number(b.kind === 'put');
}

/** Undefined where the bond has no such end left. */
export function chooseEnd<End extends Yielding>(
  ends: readonly [End, ...End[]],
  choice: WorkoutChoice,
): End | undefined {
  if (choice === 'maturity') return ends[0];
  if (choice === 'worst') return findWorst(ends);
  return ends.find(({ kind }) => kind === choice);
}

/** `toMaturity`: what the bond is at its price, if nobody ends it before. */
export function findWorkouts(bond: PreparedBond, toMaturity: BondMeasures): Workouts {
  const [last, ...rights] = listEnds(bond);
  const toEnd = toWorkout(last, toMaturity);
  const workouts = rights.flatMap((end) => {
    const measures = measureAtPrice(end.bond, toMaturity.cleanPrice);
    return measures ? [toWorkout(end, measures)] : [];
  });
  return {
    maturity: toEnd,
    call: pick(workouts, 'call', (a, b) => a.yieldRate < b.yieldRate),
    put: pick(workouts, 'put', (a, b) => a.yieldRate > b.yieldRate),
    worst: findWorst([toEnd, ...workouts]),
  };
}

function toWorkout({ kind, day }: BondEnd, measures: BondMeasures): Workout {
  return { kind, day, yieldRate: measures.yieldRate, measures };
}

function pick(
  workouts: readonly Workout[],
  wanted: WorkoutKind,
  isBetter: (a: Workout, b: Workout) => boolean,
): Workout | undefined {
  let best: Workout | undefined;
  for (const workout of workouts) {
    if (workout.kind === wanted && (!best || isBetter(workout, best))) best = workout;
  }
  return best;
}

/** An end with what the bond is at a price if it ends there. */
export interface MeasuredWorkout {
  readonly end: BondEnd;
  readonly measures: BondMeasures;
}

/** Undefined where the bond has no such end left, or no yield explains the price. */
export function measureWorkout(
  bond: PreparedBond,
  choice: WorkoutChoice,
  cleanPrice: number,
): MeasuredWorkout | undefined {
  const [last, ...rights] = listEnds(bond);
  const measure = (end: BondEnd) => {
    const measures = measureAtPrice(end.bond, cleanPrice);
    return { kind: end.kind, day: end.day, end, measures };
  };
  if (choice === 'worst') return known(findWorst([measure(last), ...rights.map(measure)]));
  const end = choice === 'maturity' ? last : rights.find(({ kind }) => kind === choice);
  return end && known(measure(end));
}

function known({
  end,
  measures,
}: {
  readonly end: BondEnd;
  readonly measures: BondMeasures | undefined;
}): MeasuredWorkout | undefined {
  return measures && { end, measures };
}

/**
 * The price that a yield to a workout stands for. Prices fall as yields rise: so the issuer calls
 * where that is worth less than what would come after it, and the holder puts where it is worth more.
 */
export function priceWorkout(
  bond: PreparedBond,
  choice: WorkoutChoice,
  yieldRate: number,
): MeasuredWorkout | undefined {
  const [last, ...rights] = listEnds(bond);
  const measure = (end: BondEnd) => ({ end, measures: measureAtYield(end.bond, yieldRate) });
  if (choice !== 'worst') {
    const end = choice === 'maturity' ? last : rights.find(({ kind }) => kind === choice);
    return end && measure(end);
  }
  const price = ({ measures }: MeasuredWorkout) => measures.cleanPrice;
  let worst: MeasuredWorkout = measure(last);
  for (const each of rights.toSorted(fromLast).map(measure)) {
    const isTaken =
      each.end.kind === 'call' ? price(each) < price(worst) : price(each) > price(worst);
    if (isTaken) worst = each;
  }
  return worst;
}

/** The bond as if a right were used; undefined where it cannot be, or no yield explains the price. */
export function measureRight(
  bond: PreparedBond,
  right: ExerciseRight,
  cleanPrice: number,
): BondMeasures | undefined {
  const ended = endBond(bond, right);
  return ended && measureAtPrice(ended, cleanPrice);
}

/** The bond as if a right were used; undefined if its day is past, or not before the end. */
export function endBond(bond: PreparedBond, right: ExerciseRight): PreparedBond | undefined {
  if (!isLeft(bond, right)) return undefined;
  const { terms, settlement, compounding } = bond;
  const remaining = cutFlows(terms, bond.remaining, right);
  return {
    ...bond,
    remaining,
    timed: timeFlows(terms, remaining, settlement, compounding),
  };
}

/** Coupons until then, what has accrued since the last one, and the right's price. */
function cutFlows(
  terms: BondTerms,
  remaining: RemainingFlows,
  { day, price }: ExerciseRight,
): RemainingFlows {
  const flows: CashFlow[] = remaining.flows.filter(({ dueDay }) => dueDay <= day);
  const left = findRemainingFlows({ ...terms, exCoupon: undefined }, day);
  const share = left.outstanding / remaining.outstanding;
  const last = flows.at(-1);
  const isCouponDay = last?.dueDay === day;
  const coupon = left.accruedInterest * share + (isCouponDay ? last.coupon : 0);
  const principal = price * share + (isCouponDay ? last.principal : 0);
  if (isCouponDay) flows.pop();
  flows.push({ day: isCouponDay ? last.day : day, dueDay: day, coupon, principal });
  return { ...remaining, flows, endlessCoupon: 0 };
}
