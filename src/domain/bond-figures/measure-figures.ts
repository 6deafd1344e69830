import { countedPeriod } from '../bond/cash-flows.ts';
import { readCompounding } from '../bond/compounding.ts';
import { findRate } from '../bond/coupon-rate.ts';
import { yearFraction, type DayCount } from '../bond/day-count.ts';
import { discountMargin } from '../bond/discount-margin.ts';
import { measureAtPrice, prepareBond } from '../bond/measure-bond.ts';
import type { BondMeasures, PreparedBond } from '../bond/measure-bond.ts';
import { BondRefusal } from '../bond/bond-refusal.ts';
import { FULL_PRICE, type BondTerms } from '../bond/bond-terms.ts';
import { readTerms, type TermsInput } from '../bond/read-terms.ts';
import { solveYield } from '../bond/solve-yield.ts';
import { endBond, findWorkouts, type Workout } from '../bond/workout.ts';
import { valueByCurve } from '../curve/spread.ts';
import type { SvenssonCurve } from '../curve/svensson.ts';
import type { Day } from '../day.ts';

/** The interest of the running coupon period, as a buyer pays it. */
export interface Accrual {
  readonly start: Day;
  readonly end: Day;
  /** When the coupon of this period is paid. */
  readonly payDay: Day;
  /** As the day count counts them. */
  readonly days: number;
  readonly periodDays: number;
  readonly dayCount: DayCount;
  /** Of a year, as the day count has it. */
  readonly years: number;
  /** Yearly, as a decimal. */
  readonly rate: number;
  /** The coupon of the whole period per 100. */
  readonly coupon: number;
  readonly interest: number;
  readonly isFlat: boolean;
  readonly isExCoupon: boolean;
}

/** A bond with a price on a day: its main figures, and what they are made of. */
export interface MeasuredBond {
  readonly bond: PreparedBond;
  readonly measures: BondMeasures;
  /** With calls or puts that are left. */
  readonly worst: WorstEnd | undefined;
  /** Of floaters, as a decimal. */
  readonly margin: number | undefined;
  readonly spread: CurveSpread | undefined;
}

export interface WorstEnd {
  readonly workout: Workout;
  /** What is paid then, per 100. */
  readonly price: number;
  readonly bond: PreparedBond;
  readonly measures: BondMeasures;
}

export interface CurveSpread {
  /** Of the same payments, priced by the curve. */
  readonly curveYield: number;
  readonly curvePrice: number;
  /** As a decimal. */
  readonly spread: number;
}

/** The bond on a day; undefined if it is over by then, or its terms cannot be reckoned with. */
export function prepareStored(input: TermsInput, settlement: Day): PreparedBond | undefined {
  try {
    const terms = readTerms(input);
    if (terms.maturityDay !== undefined && terms.maturityDay <= settlement) return undefined;
    return prepareBond(terms, settlement, readCompounding(undefined, terms.frequency));
  } catch (error) {
    if (error instanceof BondRefusal) return undefined;
    throw error;
  }
}

/** Undefined if no yield explains the price, or nobody counts on the payments. */
export function measureFigures(
  bond: PreparedBond,
  cleanPrice: number,
  curve: SvenssonCurve | undefined,
): MeasuredBond | undefined {
  if (bond.terms.tradesFlat) return undefined;
  const measures = measureAtPrice(bond, cleanPrice);
  if (!measures) return undefined;
  return {
    bond,
    measures,
    worst: findWorst(bond, measures),
    margin: discountMargin(bond, cleanPrice),
    spread: curve && hasCurveSpread(bond.terms) ? measureSpread(bond, measures, curve) : undefined,
  };
}

/** Floaters are measured from their index; a real yield says nothing beside nominal ones. */
export function hasCurveSpread({ floating, indexRatio }: BondTerms): boolean {
  return floating === undefined && indexRatio === undefined;
}

/** Whether there are calls or puts left, and so a yield to worst. */
export function hasRightsLeft({ terms, settlement }: PreparedBond): boolean {
  const end = terms.maturityDay ?? Number.POSITIVE_INFINITY;
  const rights = [...(terms.calls ?? []), ...(terms.puts ?? [])];
  return rights.some(({ day }) => day > settlement && day < end);
}

function findWorst(bond: PreparedBond, measures: BondMeasures): WorstEnd | undefined {
  if (!hasRightsLeft(bond)) return undefined;
  const { terms } = bond;
  const { worst: workout } = findWorkouts(bond, measures);
  const rights = workout.kind === 'call' ? terms.calls : terms.puts;
  const right = rights?.find(({ day }) => day === workout.day);
  const isRight = workout.kind === 'call' || workout.kind === 'put';
  const ended = isRight && right ? endBond(bond, right) : undefined;
  if (!ended || !right) {
    return { workout, price: terms.redemption ?? FULL_PRICE, bond, measures };
  }
  const atRight = measureAtPrice(ended, measures.cleanPrice);
  return atRight && { workout, price: right.price, bond: ended, measures: atRight };
}

/** All ends that there may be, with the yield to each: the last one, then calls and puts by day. */
export function listEnds({ bond, measures }: MeasuredBond) {
  const { terms } = bond;
  const toEnd: Workout = {
    kind: terms.maturityDay === undefined ? 'perpetual' : 'maturity',
    day: terms.maturityDay,
    yieldRate: measures.yieldRate,
    measures,
  };
  const rights = (['call', 'put'] as const).flatMap((kind) =>
    ((kind === 'call' ? terms.calls : terms.puts) ?? []).flatMap((right) => {
      const ended = endBond(bond, right);
      const at = ended && measureAtPrice(ended, measures.cleanPrice);
      const workout: Workout | undefined = at && {
        kind,
        day: right.day,
        yieldRate: at.yieldRate,
        measures: at,
      };
      return workout ? [{ workout, price: right.price, yieldRate: workout.yieldRate }] : [];
    }),
  );
  const price = terms.redemption ?? FULL_PRICE;
  return [{ workout: toEnd, price, yieldRate: toEnd.yieldRate }, ...rights];
}

function measureSpread(
  { timed, compounding }: PreparedBond,
  { yieldRate }: BondMeasures,
  curve: SvenssonCurve,
): CurveSpread | undefined {
  const curvePrice = valueByCurve(curve, timed);
  if (!(curvePrice > 0)) return undefined;
  const curveYield = solveYield(timed, compounding, curvePrice, yieldRate);
  return curveYield === undefined
    ? undefined
    : { curveYield, curvePrice, spread: yieldRate - curveYield };
}

/** Undefined of bonds without coupons. */
export function describeAccrual({
  terms,
  settlement,
  remaining,
}: PreparedBond): Accrual | undefined {
  const { schedule, accruedInterest, isExCoupon } = remaining;
  const [period] = schedule.periods;
  if (!period || terms.frequency === 0) return undefined;
  const dayCount = terms.accrualDayCount ?? terms.dayCount;
  const counted = countedPeriod(terms, schedule, period);
  const years = (to: Day) => yearFraction(dayCount, period.start, to, counted);
  const rate =
    period.coupon === undefined
      ? findRate(terms, period.start)
      : period.coupon / FULL_PRICE / years(period.end);
  const days = (to: Day) => countDays(dayCount, years(to), to - period.start);
  return {
    start: period.start,
    end: period.end,
    payDay: period.payDay,
    days: days(Math.max(settlement, period.start)),
    periodDays: days(period.end),
    dayCount,
    years: years(Math.max(settlement, period.start)),
    rate,
    coupon: FULL_PRICE * rate * years(period.end),
    interest: accruedInterest,
    isFlat: terms.tradesFlat ?? false,
    isExCoupon,
  };
}

function countDays(dayCount: DayCount, years: number, actual: number): number {
  if (dayCount.startsWith('30')) return Math.round(years * 360);
  return dayCount === 'BUS/252' ? Math.round(years * 252) : actual;
}
