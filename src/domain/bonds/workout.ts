import type { Day } from '../time/day.ts';
import { FULL_PRICE, type BondTerms, type ExerciseRight } from './bond-terms.ts';
import { findRemainingFlows, type CashFlow, type RemainingFlows } from './cash-flows.ts';
import { measureAtPrice, measureAtYield } from './measure-bond.ts';
import type { BondMeasures, PreparedBond } from './measure-bond.ts';
import type { WorkoutKind } from './term-words.ts';
import { timeFlows } from './timed-flows.ts';
import type { WorkoutChoice } from './workout-choice.ts';

/** A way in which a bond may end by its terms. */
export interface BondEnd {
  readonly kind: WorkoutKind;
  /** Absent for a perpetual that isn't redeemed. */
  readonly day: Day | undefined;
  /** Redemption price per 100. */
  readonly price: number;
  /** With the payments until then. */
  readonly bond: PreparedBond;
}

/** The workout that a yield is calculated to. */
export interface Workout {
  readonly kind: WorkoutKind;
  readonly day: Day | undefined;
  readonly yieldRate: number;
  readonly measures: BondMeasures;
}

export interface Workouts {
  /** The last workout. */
  readonly maturity: Workout;
  /** The remaining call with the lowest yield. */
  readonly call: Workout | undefined;
  /** The remaining put with the highest yield. */
  readonly put: Workout | undefined;
  /** The issuer ends the bond when it costs the holder most; the holder may put it before that. */
  readonly worst: Workout;
  /** All remaining workouts, the last one first. */
  readonly all: readonly ListedEnd[];
}

export interface ListedEnd {
  readonly end: BondEnd;
  /** Undefined if no yield matches the price. */
  readonly workout: Workout | undefined;
}

/** The maturity, then the remaining calls and puts by date. */
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

/** Whether calls or puts remain, and so a yield to worst. */
export function hasRightsLeft(bond: PreparedBond): boolean {
  const { calls = [], puts = [] } = bond.terms;
  return [...calls, ...puts].some((right) => isLeft(bond, right));
}

/** A buyer can't exercise a right on or before the settlement date. */
function isLeft({ terms, settlement }: PreparedBond, { day }: ExerciseRight): boolean {
  return day > settlement && day < (terms.maturityDay ?? Number.POSITIVE_INFINITY);
}

interface DatedEnd {
  readonly kind: WorkoutKind;
  readonly day: Day | undefined;
}

interface Yielding extends DatedEnd {
  readonly measures: Pick<BondMeasures, 'yieldRate'> | undefined;
}

/**
 * Whether the owner of a right exercises it: the issuer if the holder gets less by it than by what
 * would follow, the holder if it is more. Compares yields at a price or prices at a yield, because
 * a price falls as its yield rises. A right without a matching yield is NaN and skipped.
 */
export function isUsed(kind: WorkoutKind, here: number, after: number): boolean {
  return kind === 'call' ? here < after : here > after;
}

/**
 * From the last right to the first, because each side compares its right with what would follow: a
 * put in two years doesn't protect the holder from a call tomorrow. On the same day the put counts.
 */
export function fromLast(a: DatedEnd, b: DatedEnd): number {
  return b.day! - a.day! || Number(a.kind === 'put') - Number(b.kind === 'put');
}

/**
 * Of all workouts, the last one first, the one that remains after both sides exercise their rights.
 */
function followRights<End extends DatedEnd>(
  [last, ...rights]: readonly [End, ...End[]],
  worth: (end: End) => number,
): End {
  let worst = last;
  for (const end of rights.toSorted(fromLast)) {
    if (isUsed(end.kind, worth(end), worth(worst))) worst = end;
  }
  return worst;
}

/** Expects the last workout first. */
export function findWorst<End extends Yielding>(ends: readonly [End, ...End[]]): End {
  return followRights(ends, ({ measures }) => measures?.yieldRate ?? Number.NaN);
}

/** Undefined if the bond has no such workout left. */
export function chooseEnd<End extends Yielding>(
  ends: readonly [End, ...End[]],
  choice: WorkoutChoice,
): End | undefined {
  return choice === 'worst' ? findWorst(ends) : nextEnd(ends, choice);
}

/** The workout of a choice that follows from the terms alone, so not the worst. */
export function nextEnd<End extends DatedEnd>(
  ends: readonly [End, ...End[]],
  choice: Exclude<WorkoutChoice, 'worst'>,
): End | undefined {
  return choice === 'maturity' ? ends[0] : ends.find(({ kind }) => kind === choice);
}

/** `toMaturity`: the figures at the bond's price if it isn't redeemed early. */
export function findWorkouts(bond: PreparedBond, toMaturity: BondMeasures): Workouts {
  const [last, ...rights] = listEnds(bond);
  const toEnd = toWorkout(last, toMaturity);
  const listed = rights.map((end): ListedEnd => {
    const measures = measureAtPrice(end.bond, toMaturity.cleanPrice);
    return { end, workout: measures && toWorkout(end, measures) };
  });
  const workouts = listed.flatMap(({ workout }) => workout ?? []);
  return {
    maturity: toEnd,
    call: pick(workouts, 'call', (a, b) => a.yieldRate < b.yieldRate),
    put: pick(workouts, 'put', (a, b) => a.yieldRate > b.yieldRate),
    worst: findWorst([toEnd, ...workouts]),
    all: [{ end: last, workout: toEnd }, ...listed],
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

/** A workout with the figures of the bond at a price if it ends there. */
export interface MeasuredWorkout {
  readonly end: BondEnd;
  readonly measures: BondMeasures;
}

/** Undefined if the bond has no such workout left, or no yield matches the price. */
export function measureWorkout(
  bond: PreparedBond,
  choice: WorkoutChoice,
  cleanPrice: number,
): MeasuredWorkout | undefined {
  const measure = (end: BondEnd) => measureAtPrice(end.bond, cleanPrice);
  return calculateWorkout(bond, choice, measure, ({ yieldRate }) => yieldRate);
}

/** The price for a yield to a workout; undefined if the bond has no such workout left. */
export function priceWorkout(
  bond: PreparedBond,
  choice: WorkoutChoice,
  yieldRate: number,
): MeasuredWorkout | undefined {
  const measure = (end: BondEnd) => measureAtYield(end.bond, yieldRate);
  return calculateWorkout(bond, choice, measure, ({ cleanPrice }) => cleanPrice);
}

/** Measures only the workouts that the choice needs. */
function calculateWorkout(
  bond: PreparedBond,
  choice: WorkoutChoice,
  measure: (end: BondEnd) => BondMeasures | undefined,
  worth: (measures: BondMeasures) => number,
): MeasuredWorkout | undefined {
  const ends = listEnds(bond);
  if (choice !== 'worst') {
    const end = nextEnd(ends, choice);
    const measures = end && measure(end);
    return measures && { end, measures };
  }
  const measureEnd = (end: BondEnd) => ({
    kind: end.kind,
    day: end.day,
    end,
    measures: measure(end),
  });
  const [last, ...rights] = ends;
  const { end, measures } = followRights([measureEnd(last), ...rights.map(measureEnd)], (each) =>
    each.measures ? worth(each.measures) : Number.NaN,
  );
  return measures && { end, measures };
}

/**
 * The bond as if a right were exercised; undefined if it can't be, or no yield matches the price.
 */
export function measureRight(
  bond: PreparedBond,
  right: ExerciseRight,
  cleanPrice: number,
): BondMeasures | undefined {
  const ended = endBond(bond, right);
  return ended && measureAtPrice(ended, cleanPrice);
}

/** The bond as if a right were exercised; undefined if its day is past, or not before maturity. */
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

/** Coupons until then, interest accrued since the last one, and the price of the right. */
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
