import type { Day } from '../day.ts';
import type { BondTerms, ExerciseRight } from './bond-terms.ts';
import { findRemainingFlows, type CashFlow, type RemainingFlows } from './cash-flows.ts';
import { measureAtPrice, type BondMeasures, type PreparedBond } from './measure-bond.ts';
import { timeFlows } from './timed-flows.ts';

export type WorkoutKind = 'maturity' | 'call' | 'put' | 'perpetual';

/** The end that a yield is reckoned to. */
export interface Workout {
  readonly kind: WorkoutKind;
  /** Absent for a perpetual that nobody ends. */
  readonly day: Day | undefined;
  readonly yieldRate: number;
  readonly measures: BondMeasures;
}

export interface Workouts {
  /** Of the calls that are left, the one with the lowest yield. */
  readonly call: Workout | undefined;
  /** Of the puts that are left, the one with the highest yield. */
  readonly put: Workout | undefined;
  /**
   * The issuer ends the bond when it costs the holder most; the holder puts it before if that
   * yields more.
   */
  readonly worst: Workout;
}

/** `toMaturity`: what the bond is at its price, if nobody ends it before. */
export function findWorkouts(bond: PreparedBond, toMaturity: BondMeasures): Workouts {
  const { terms } = bond;
  const { cleanPrice } = toMaturity;
  const toEnd: Workout = {
    kind: terms.maturityDay === undefined ? 'perpetual' : 'maturity',
    day: terms.maturityDay,
    yieldRate: toMaturity.yieldRate,
    measures: toMaturity,
  };
  const calls = listWorkouts(bond, terms.calls, 'call', cleanPrice);
  const puts = listWorkouts(bond, terms.puts, 'put', cleanPrice);
  const call = pick(calls, (a, b) => a < b);
  const put = pick(puts, (a, b) => a > b);
  const forced = call && call.yieldRate < toEnd.yieldRate ? call : toEnd;
  return { call, put, worst: put && put.yieldRate > forced.yieldRate ? put : forced };
}

function listWorkouts(
  bond: PreparedBond,
  rights: readonly ExerciseRight[] | undefined,
  kind: WorkoutKind,
  cleanPrice: number,
): Workout[] {
  return (rights ?? []).flatMap((right) => {
    const measures = measureRight(bond, right, cleanPrice);
    return measures ? [{ kind, day: right.day, yieldRate: measures.yieldRate, measures }] : [];
  });
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

function pick(
  workouts: readonly Workout[],
  isBetter: (a: number, b: number) => boolean,
): Workout | undefined {
  let best: Workout | undefined;
  for (const workout of workouts) {
    if (!best || isBetter(workout.yieldRate, best.yieldRate)) best = workout;
  }
  return best;
}

/** The bond as if a right were used; undefined if its day is past, or not before the end. */
export function endBond(bond: PreparedBond, right: ExerciseRight): PreparedBond | undefined {
  const { terms, settlement, compounding } = bond;
  const end = terms.maturityDay ?? Number.POSITIVE_INFINITY;
  if (right.day <= settlement || right.day >= end) return undefined;
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
