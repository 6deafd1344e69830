import { firstDayOfYear, formatDay, type Day } from '../day.ts';
import { BondRefusal, type RefusalReason } from './bond-refusal.ts';
import { usesCalendar, type BondTerms } from './bond-terms.ts';
import { COMPOUNDINGS, lowestYield, readCompounding, type CompoundingName } from './compounding.ts';
import { discountMargin } from './discount-margin.ts';
import {
  measureAtPrice,
  measureAtYield,
  prepareBond,
  type BondMeasures,
  type PreparedBond,
} from './measure-bond.ts';
import { createValuation, valueFlows } from './present-value.ts';
import { readTerms, type TermsInput } from './read-terms.ts';
import { readChoice, readDay, readNumber, readPositive } from './read-values.ts';
import { findWorkouts, type Workout } from './workout.ts';

/** Exactly one of price (clean) and yield is given. */
export interface CalculationRequest {
  readonly terms: TermsInput;
  readonly settlementDate: string;
  readonly price?: number | undefined;
  readonly yield?: number | undefined;
  readonly compounding?: string | undefined;
}

/** What a figure takes for granted, where the terms do not say what will be paid. */
type PaymentAssumption = 'index-unchanged' | 'no-further-inflation' | 'paid-for-ever';
export type Assumption = PaymentAssumption | 'calendar-by-rule';

/** The bond as if it ended there. */
export interface WorkoutAnswer {
  readonly kind: Workout['kind'];
  readonly date?: string | undefined;
  readonly yield: number;
  readonly macaulayDuration: number;
  readonly modifiedDuration: number;
  readonly convexity: number;
  readonly dv01: number;
}

export interface CalculationResult {
  readonly cleanPrice: number;
  readonly dirtyPrice: number;
  readonly accruedInterest: number;
  readonly yield: number;
  readonly macaulayDuration: number;
  readonly modifiedDuration: number;
  readonly convexity: number;
  readonly dv01: number;
  readonly currentYield: number;
  /** With calls or puts only. */
  readonly yieldToCall?: WorkoutAnswer | undefined;
  readonly yieldToPut?: WorkoutAnswer | undefined;
  readonly worst?: WorkoutAnswer | undefined;
  readonly yieldToWorst?: number | undefined;
  readonly workoutDate?: string | undefined;
  /** Of floaters: over the index, as it is. */
  readonly discountMargin?: number | undefined;
  /** Of linkers: in money, per 100 of the nominal at issue; the other prices are real. */
  readonly indexed?: IndexedPrices | undefined;
  readonly assumptions: readonly Assumption[];
  /** Of 100 of the original nominal; prices and flows are per 100 of it. */
  readonly outstanding: number;
  readonly isExCoupon: boolean;
  readonly cashFlows: readonly CashFlowAnswer[];
}

export interface IndexedPrices {
  readonly cleanPrice: number;
  readonly accruedInterest: number;
  readonly dirtyPrice: number;
}

export interface CashFlowAnswer {
  readonly date: string;
  readonly coupon: number;
  readonly principal: number;
  readonly presentValue: number;
}

export interface CalculationRefusal {
  readonly field: string;
  readonly reason: RefusalReason;
  readonly sentence: string;
}

export type Calculation =
  | { readonly result: CalculationResult; readonly refusal?: undefined }
  | { readonly refusal: CalculationRefusal; readonly result?: undefined };

const HIGHEST_PRICE = 1_000_000;
const HIGHEST_YIELD = 10_000;

/** Everything about a bond on a day from its price or its yield; bad input is answered, not thrown. */
export function calculateBond(request: CalculationRequest): Calculation {
  try {
    return { result: calculate(request) };
  } catch (error) {
    if (!(error instanceof BondRefusal)) throw error;
    const { field, reason, message } = error;
    return { refusal: { field, reason, sentence: message } };
  }
}

function calculate(request: CalculationRequest): CalculationResult {
  checkOneGiven(request);
  const settlement = readDay('settlementDate', request.settlementDate);
  const name =
    request.compounding === undefined
      ? undefined
      : readChoice('compounding', request.compounding, COMPOUNDINGS);
  const terms = applyConvention(readTerms(request.terms), name);
  checkSettlement(terms, settlement);
  const compounding = readCompounding(name, terms.frequency);
  const bond = prepareBond(terms, settlement, compounding);
  const measures =
    request.price === undefined
      ? measureAtYield(bond, readYield(bond, request.yield ?? Number.NaN))
      : measureAtPrice(bond, readPrice(request.price));
  if (!measures) {
    throw new BondRefusal('price', 'no-yield', 'No yield explains this price.');
  }
  const { yieldRate, ...figures } = measures;
  return {
    ...figures,
    yield: yieldRate,
    ...describeWorkouts(bond, measures),
    discountMargin: discountMargin(bond, measures.cleanPrice),
    indexed: indexPrices(terms, measures),
    assumptions: isBeyondCalendar(terms)
      ? [...listAssumptions(terms), 'calendar-by-rule']
      : listAssumptions(terms),
    outstanding: bond.remaining.outstanding,
    isExCoupon: bond.remaining.isExCoupon,
    cashFlows: listCashFlows(bond, yieldRate),
  };
}

function checkOneGiven({ price, yield: yieldRate }: CalculationRequest): void {
  if (price !== undefined && yieldRate !== undefined) {
    throw new BondRefusal('yield', 'both-given', 'Give a price or a yield, not both.');
  }
  if (price === undefined && yieldRate === undefined) {
    throw new BondRefusal('price', 'neither-given', 'Give a price or a yield.');
  }
}

/** The Treasury counts time in half-years, and pays at the end of months if it repays there. */
function applyConvention(terms: BondTerms, name: CompoundingName | undefined): BondTerms {
  if (name !== 'us-treasury') return terms;
  const isEndOfMonth =
    terms.isEndOfMonth ?? (terms.firstCouponDay === undefined ? true : undefined);
  // Strips are zero bonds in half-years.
  const frequency = terms.frequency === 0 && terms.coupon === 0 ? 2 : terms.frequency;
  return { ...terms, frequency, isEndOfMonth, timing: terms.timing ?? 'periods' };
}

function checkSettlement({ maturityDay }: BondTerms, settlement: Day): void {
  if (maturityDay === undefined || maturityDay > settlement) return;
  const sentence = 'The bond must end after the settlement.';
  throw new BondRefusal('terms.maturityDate', 'not-after-settlement', sentence);
}

function readPrice(price: number): number {
  if (readPositive('price', price) <= HIGHEST_PRICE) return price;
  throw new BondRefusal('price', 'too-high', `price must be at most ${HIGHEST_PRICE}.`);
}

function readYield({ compounding, timed }: PreparedBond, rate: number): number {
  readNumber('yield', rate);
  const low = timed.endlessCoupon > 0 ? 0 : lowestYield(compounding, timed.times.at(-1) ?? 0);
  if (rate <= low) {
    throw new BondRefusal('yield', 'too-low', `yield must be more than ${low}.`);
  }
  if (rate <= HIGHEST_YIELD) return rate;
  throw new BondRefusal('yield', 'too-high', `yield must be at most ${HIGHEST_YIELD}.`);
}

function describeWorkouts(bond: PreparedBond, measures: BondMeasures): Partial<CalculationResult> {
  const { calls = [], puts = [] } = bond.terms;
  if (calls.length === 0 && puts.length === 0) return {};
  const { call, put, worst } = findWorkouts(bond, measures);
  return {
    yieldToCall: call && describeWorkout(call),
    yieldToPut: put && describeWorkout(put),
    worst: describeWorkout(worst),
    yieldToWorst: worst.yieldRate,
    workoutDate: worst.day === undefined ? undefined : formatDay(worst.day),
  };
}

function describeWorkout({ kind, day, yieldRate, measures }: Workout): WorkoutAnswer {
  const { macaulayDuration, modifiedDuration, convexity, dv01 } = measures;
  return {
    kind,
    date: day === undefined ? undefined : formatDay(day),
    yield: yieldRate,
    macaulayDuration,
    modifiedDuration,
    convexity,
    dv01,
  };
}

function indexPrices({ indexRatio }: BondTerms, prices: IndexedPrices): IndexedPrices | undefined {
  if (indexRatio === undefined) return undefined;
  return {
    cleanPrice: prices.cleanPrice * indexRatio,
    accruedInterest: prices.accruedInterest * indexRatio,
    dirtyPrice: prices.dirtyPrice * indexRatio,
  };
}

export function listAssumptions({
  floating,
  indexRatio,
  maturityDay,
}: BondTerms): PaymentAssumption[] {
  const assumptions: PaymentAssumption[] = [];
  if (floating) assumptions.push('index-unchanged');
  if (indexRatio !== undefined) assumptions.push('no-further-inflation');
  if (maturityDay === undefined) assumptions.push('paid-for-ever');
  return assumptions;
}

/** Whether payments depend on holidays of years that aren't published yet. */
function isBeyondCalendar(terms: BondTerms): boolean {
  const { calendar, maturityDay = Number.POSITIVE_INFINITY } = terms;
  if (calendar?.certainUntil === undefined || !usesCalendar(terms)) return false;
  return maturityDay >= firstDayOfYear((calendar.certainUntil ?? 0) + 1);
}

function listCashFlows(bond: PreparedBond, yieldRate: number): CashFlowAnswer[] {
  const { remaining, timed, compounding } = bond;
  const at = createValuation();
  return remaining.flows.flatMap(({ day, coupon, principal }, i) => {
    if (coupon === 0 && principal === 0) return [];
    const one = {
      ...timed,
      times: timed.times.slice(i, i + 1),
      amounts: timed.amounts.slice(i, i + 1),
    };
    valueFlows({ ...one, endlessCoupon: 0 }, compounding, yieldRate, at);
    return [{ date: formatDay(day), coupon, principal, presentValue: at.value }];
  });
}
