import type { DerivedFigure, getBondDerivation } from '../../../../contracts/bonds/analytics.ts';
import type { Answer } from '../../../../contracts/core/endpoint.ts';
import type { CurveOnDay } from '../../../../db/bonds/benchmark-curve.ts';
import {
  measureFloaterRisk,
  priceAfterMove,
  valueAtMargin,
} from '../../../../domain/bonds/floater-risk.ts';
import {
  deriveByCurve,
  deriveByMargin,
  deriveByYield,
  VALUE_DIGITS,
  type DerivedFlow,
} from '../../../../domain/bonds/figures/derive-flows.ts';
import type { BondMeasures } from '../../../../domain/bonds/measure-bond.ts';
import {
  describeAccrual,
  type Accrual,
  type CurveSpread,
  type MeasuredEnd,
} from '../../../../domain/bonds/figures/measure-figures.ts';
import { formatDay, type Day } from '../../../../domain/time/day.ts';

type Derivation = Answer<typeof getBondDerivation>;

/** Yields have more decimals here than next to the price, so the sum can be checked by hand. */
const YIELD_DIGITS = 6;
const FACTOR_DIGITS = 6;
const PARAMETER_DIGITS = 6;

interface Derived {
  /** The workout that the figure refers to. */
  readonly end: MeasuredEnd & { readonly measures: BondMeasures };
  /** For the worst workout: the candidates. */
  readonly ends: readonly MeasuredEnd[];
  readonly curve: CurveOnDay | undefined;
}

/** How a figure follows from the price, step by step, with the digits shown. */
export function describeDerivation(
  figure: Exclude<DerivedFigure, 'worst'>,
  { end, ends, curve }: Derived,
): Omit<Derivation, 'figure' | 'workout'> {
  const { bond, measures, spread } = end;
  const ofCurve = figure === 'spread' && curve && spread ? { curve, spread } : undefined;
  const flows = ofCurve
    ? deriveByCurve(bond, ofCurve.curve.rates, ofCurve.spread.curvePrice)
    : figure === 'margin' && end.margin !== undefined
      ? deriveByMargin(bond, bond.terms.floating!.indexRate + end.margin, measures)
      : deriveByYield(bond, measures);
  const accrual = describeAccrual(bond);
  const { cleanPrice, accruedInterest } = measures;
  return {
    ...addUp(cleanPrice, accruedInterest),
    timesAYear: bond.compounding.timesAYear,
    yield: (100 * measures.yieldRate).toFixed(YIELD_DIGITS),
    indexMoves: figure === 'duration' ? moveIndex(end) : null,
    marginMoves: figure === 'margin' || figure === 'spread_duration' ? moveMargin(end) : null,
    macaulay: figure === 'duration' ? measures.macaulayDuration.toFixed(YIELD_DIGITS) : null,
    accrual: figure === 'accrued' && accrual ? describeInterest(accrual, bond.settlement) : null,
    workouts: figure === 'yield' ? ends.flatMap(describeEnd) : [],
    curve: ofCurve ? describeCurve(ofCurve.curve, ofCurve.spread) : null,
    // Durations of floaters follow from prices, not from payments and their times.
    flows:
      figure === 'accrued' ||
      figure === 'spread_duration' ||
      (figure === 'duration' && end.margin !== undefined)
        ? []
        : flows.rows.map(describeFlow),
    presentValue: flows.value.toFixed(VALUE_DIGITS),
    weighted: flows.weighted.toFixed(VALUE_DIGITS),
  };
}

const BASIS_POINT = 0.0001;

/** Null for bonds that don't float or have no margin. */
function moveIndex({ bond, measures, margin }: Derived['end']): Derivation['indexMoves'] {
  if (margin === undefined) return null;
  const paid = (move: number) =>
    (priceAfterMove(bond, margin, move) + measures.accruedInterest).toFixed(8);
  return {
    margin: (margin / BASIS_POINT).toFixed(4),
    up: paid(BASIS_POINT),
    down: paid(-BASIS_POINT),
  };
}

/** The payments stay the same and are discounted at another margin. */
function moveMargin({ bond, measures, margin }: Derived['end']): Derivation['marginMoves'] {
  if (margin === undefined) return null;
  const { timed, terms } = bond;
  const { indexRate } = terms.floating!;
  const slopes = new Float64Array(timed.times.length);
  const paid = (move: number) => {
    const at = { value: 0, slope: 0, rateSlope: 0 };
    valueAtMargin({ ...timed, slopes }, indexRate + margin + move, at);
    return at.value.toFixed(8);
  };
  return {
    margin: (margin / BASIS_POINT).toFixed(4),
    indexRate: trim((100 * indexRate).toFixed(YIELD_DIGITS)),
    up: paid(BASIS_POINT),
    down: paid(-BASIS_POINT),
    spreadDuration: measureFloaterRisk(bond, measures, margin).spreadDuration.toFixed(4),
  };
}

/**
 * The displayed numbers add up: the clean price is derived from the rounded dirty price and
 * interest.
 */
function addUp(cleanPrice: number, accruedInterest: number) {
  const dirty = (cleanPrice + accruedInterest).toFixed(VALUE_DIGITS);
  const accrued = accruedInterest.toFixed(VALUE_DIGITS);
  return {
    cleanPrice: (Number(dirty) - Number(accrued)).toFixed(VALUE_DIGITS),
    accruedInterest: accrued,
    dirtyPrice: dirty,
  };
}

export function accrualFor(accrual: Accrual, settlement: Day) {
  const { start, end, payDay, days, periodDays, isFlat, isExCoupon, dayCount, interest } = accrual;
  return {
    interest: interest.toFixed(6),
    settlementDate: formatDay(settlement),
    dayCount,
    from: formatDay(start),
    to: formatDay(end),
    paidOn: formatDay(payDay),
    days,
    periodDays,
    isFlat,
    isExCoupon,
  };
}

function describeInterest(accrual: Accrual, settlement: Day): NonNullable<Derivation['accrual']> {
  return {
    ...accrualFor(accrual, settlement),
    rate: trim((100 * accrual.rate).toFixed(YIELD_DIGITS)),
    coupon: accrual.coupon.toFixed(YIELD_DIGITS),
    years: accrual.years.toFixed(8),
  };
}

function describeEnd({ kind, day, price, measures }: MeasuredEnd): Derivation['workouts'] {
  if (!measures) return [];
  return [
    {
      kind,
      date: day === undefined ? null : formatDay(day),
      price: trim(price.toFixed(YIELD_DIGITS)),
      yield: (100 * measures.yieldRate).toFixed(4),
    },
  ];
}

function describeCurve(
  { id, country, day, rates }: CurveOnDay,
  { curveYield, curvePrice }: CurveSpread,
) {
  const percent = (rate: number) => (100 * rate).toFixed(PARAMETER_DIGITS);
  return {
    id,
    country,
    day,
    yield: (100 * curveYield).toFixed(YIELD_DIGITS),
    price: curvePrice.toFixed(VALUE_DIGITS),
    beta0: percent(rates.beta0),
    beta1: percent(rates.beta1),
    beta2: percent(rates.beta2),
    beta3: percent(rates.beta3),
    tau1: rates.tau1.toFixed(PARAMETER_DIGITS),
    tau2: rates.tau2.toFixed(PARAMETER_DIGITS),
  };
}

function describeFlow(flow: DerivedFlow): Derivation['flows'][number] {
  const { day, count, years, amount, zeroRate, discount, value, weighted } = flow;
  return {
    date: day === null ? null : formatDay(day),
    count,
    years: years?.toFixed(FACTOR_DIGITS) ?? null,
    amount: amount?.toFixed(VALUE_DIGITS) ?? null,
    zeroRate: zeroRate === null ? null : (100 * zeroRate).toFixed(4),
    discount: discount?.toFixed(FACTOR_DIGITS) ?? null,
    presentValue: value.toFixed(VALUE_DIGITS),
    weighted: weighted.toFixed(VALUE_DIGITS),
  };
}

function trim(text: string): string {
  return text.replace(/\.?0+$/, '');
}
