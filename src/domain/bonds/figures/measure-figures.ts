import { countedPeriod } from '../cash-flows.ts';
import { readCompounding } from '../compounding.ts';
import { findRate } from '../coupon-rate.ts';
import { yearFraction, type DayCount } from '../day-count.ts';
import { discountMargin } from '../discount-margin.ts';
import { measureAtPrice, prepareBond } from '../measure-bond.ts';
import type { BondMeasures, PreparedBond } from '../measure-bond.ts';
import { BondRefusal } from '../bond-refusal.ts';
import { FULL_PRICE, type BondTerms } from '../bond-terms.ts';
import { readTerms, type TermsInput } from '../read-terms.ts';
import { solveYield } from '../solve-yield.ts';
import { findWorst, listEnds, type BondEnd } from '../workout.ts';
import { valueByCurve } from '../../curves/spread.ts';
import type { SvenssonCurve } from '../../curves/svensson.ts';
import type { Day } from '../../time/day.ts';

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

/** A bond with a price on a day: all ends that it may have, and what it is to each of them. */
export interface MeasuredBond {
  readonly bond: PreparedBond;
  /** The last one, then the calls and puts that are left, by their days. */
  readonly ends: readonly [MeasuredEnd, ...MeasuredEnd[]];
  readonly worst: MeasuredEnd;
}

/** The figures of one workout: none of them is paired with one of another. */
export interface MeasuredEnd extends BondEnd {
  /** Undefined if no yield to this end explains the price. */
  readonly measures: BondMeasures | undefined;
  /** Of floaters, as a decimal. */
  readonly margin: number | undefined;
  readonly spread: CurveSpread | undefined;
}

export interface CurveSpread {
  /** Of the same payments, priced by the curve. */
  readonly curveYield: number;
  readonly curvePrice: number;
  /** As a decimal. */
  readonly spread: number;
}

/** The bond on a day; undefined if it has matured, or its terms do not allow a calculation. */
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

/** Undefined if no yield to its last end explains the price, or nobody counts on the payments. */
export function measureFigures(
  bond: PreparedBond,
  cleanPrice: number,
  curve: SvenssonCurve | undefined,
): MeasuredBond | undefined {
  if (bond.terms.tradesFlat) return undefined;
  const [last, ...rights] = listEnds(bond);
  const measure = (end: BondEnd) => measureEnd(end, cleanPrice, curve);
  const toLast = measure(last);
  if (!toLast.measures) return undefined;
  const ends = [toLast, ...rights.map(measure)] as const;
  return { bond, ends, worst: findWorst(ends) };
}

function measureEnd(
  end: BondEnd,
  cleanPrice: number,
  curve: SvenssonCurve | undefined,
): MeasuredEnd {
  const { bond } = end;
  const measures = measureAtPrice(bond, cleanPrice);
  const hasSpread = measures && curve && hasCurveSpread(bond.terms);
  return {
    ...end,
    measures,
    margin: measures && discountMargin(bond, cleanPrice),
    spread: hasSpread ? measureSpread(bond, measures, curve) : undefined,
  };
}

/** Floaters are measured from their index; a real yield says nothing beside nominal ones. */
export function hasCurveSpread({ floating, indexRatio }: BondTerms): boolean {
  return floating === undefined && indexRatio === undefined;
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
