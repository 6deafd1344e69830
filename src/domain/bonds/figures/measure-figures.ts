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

/** The accrued interest of the current coupon period that a buyer pays. */
export interface Accrual {
  readonly start: Day;
  readonly end: Day;
  /** Payment date of the period's coupon. */
  readonly payDay: Day;
  /** Days by the day count. */
  readonly days: number;
  readonly periodDays: number;
  readonly dayCount: DayCount;
  /** Years by the day count. */
  readonly years: number;
  /** Annual rate, as a decimal. */
  readonly rate: number;
  /** The coupon of the whole period, per 100. */
  readonly coupon: number;
  readonly interest: number;
  readonly isFlat: boolean;
  readonly isExCoupon: boolean;
}

/** A bond with a price on a day: all its possible workouts, with the figures to each. */
export interface MeasuredBond {
  readonly bond: PreparedBond;
  /** The maturity, then the remaining calls and puts by date. */
  readonly ends: readonly [MeasuredEnd, ...MeasuredEnd[]];
  readonly worst: MeasuredEnd;
}

/** The figures of one workout; figures of different workouts are never combined. */
export interface MeasuredEnd extends BondEnd {
  /** Undefined if no yield to this workout matches the price. */
  readonly measures: BondMeasures | undefined;
  /** Floaters: discount margin, as a decimal. */
  readonly margin: number | undefined;
  readonly spread: CurveSpread | undefined;
}

export interface CurveSpread {
  /** Yield of the same payments priced by the curve. */
  readonly curveYield: number;
  readonly curvePrice: number;
  /** As a decimal. */
  readonly spread: number;
}

/** The bond on a day; undefined if it has matured or its terms don't allow a calculation. */
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

/** Undefined if no yield to maturity matches the price, or payments aren't expected any more. */
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

/** Floaters are measured from their index; a real yield can't be compared with nominal ones. */
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

/** Undefined for bonds without coupons. */
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
