import type { SvenssonCurve } from '../curves/svensson.ts';
import { firstDayOfYear, formatDay, type Day } from '../time/day.ts';
import type { Assumption, CalculationAssumption } from './assumptions.ts';
import {
  BILL_QUOTES,
  billPriceFromQuote,
  billRates,
  isQuotedAsBill,
  paysOnce,
  type MoneyMarketYear,
} from './bill.ts';
import { BondRefusal, type RefusalReason } from './bond-refusal.ts';
import { FULL_PRICE, usesCalendar, type BondTerms } from './bond-terms.ts';
import { COMPOUNDINGS, readCompounding, type CompoundingName } from './compounding.ts';
import { discountMargin } from './discount-margin.ts';
import {
  describeReset,
  floatsOn,
  forwardMargin,
  measureFloaterRisk,
  type FloaterRisk,
} from './floater-risk.ts';
import { nominalYield, readInflation, USUAL_INFLATION } from './linker.ts';
import {
  measureAtPrice,
  prepareBond,
  type BondMeasures,
  type PreparedBond,
} from './measure-bond.ts';
import { createValuation, valueFlows } from './present-value.ts';
import { readTerms, type TermsInput } from './read-terms.ts';
import { readChoice, readDay, readNumber, readPositive } from './read-values.ts';
import { bottomYield } from './solve-yield.ts';
import { WORKOUT_CHOICES } from './workout-choice.ts';
import {
  findWorkouts,
  listEnds,
  measureWorkout,
  priceWorkout,
  type ListedEnd,
  type MeasuredWorkout,
  type Workout,
} from './workout.ts';

/** Exactly one of price (clean) and yield is given. */
export interface CalculationRequest {
  readonly terms: TermsInput;
  readonly settlementDate: string;
  readonly price?: number | undefined;
  readonly yield?: number | undefined;
  readonly compounding?: string | undefined;
  /** Bills: the kind of rate of the given yield; the annual yield if missing. */
  readonly quote?: string | undefined;
  /** Bills: the year of their money market. */
  readonly moneyMarketYear?: MoneyMarketYear | undefined;
  /** Linkers: annual inflation, as a decimal. */
  readonly inflation?: number | undefined;
  /** Floaters: the name of the index, and a curve for forward rates. */
  readonly indexName?: string | undefined;
  readonly curve?: SvenssonCurve | undefined;
  /** The workout of yield, durations, convexity and DV01; the maturity if missing. */
  readonly workout?: string | undefined;
}

/** The bond as if it ended at this workout. */
export interface WorkoutAnswer {
  readonly kind: Workout['kind'];
  readonly date?: string | undefined;
  readonly yield: number;
  readonly macaulayDuration: number;
  readonly modifiedDuration: number;
  readonly convexity: number;
  readonly dv01: number;
}

/** A workout by the terms; its figures are missing where no yield matches the price. */
export interface ListedWorkout extends Partial<WorkoutAnswer> {
  readonly kind: Workout['kind'];
  /** Redemption price per 100. */
  readonly price: number;
  readonly isWorst: boolean;
}

/** The workout of all figures of a result. */
export interface ChosenWorkout {
  readonly kind: Workout['kind'];
  readonly date?: string | undefined;
  /** Redemption price per 100. */
  readonly price: number;
}

export interface CalculationResult {
  readonly workout: ChosenWorkout;
  readonly cleanPrice: number;
  readonly dirtyPrice: number;
  readonly accruedInterest: number;
  readonly yield: number;
  readonly macaulayDuration: number;
  readonly modifiedDuration: number;
  readonly convexity: number;
  readonly dv01: number;
  readonly currentYield: number;
  /** Only for bonds with calls or puts, whatever the workout. */
  readonly toMaturity?: WorkoutAnswer | undefined;
  readonly yieldToCall?: WorkoutAnswer | undefined;
  readonly yieldToPut?: WorkoutAnswer | undefined;
  readonly worst?: WorkoutAnswer | undefined;
  readonly yieldToWorst?: number | undefined;
  readonly workoutDate?: string | undefined;
  /** All remaining workouts, the maturity first. */
  readonly workouts?: readonly ListedWorkout[] | undefined;
  /** Floaters: over the current index rate. */
  readonly discountMargin?: number | undefined;
  /** Floaters: modified duration, convexity and DV01 are rate sensitivities. */
  readonly floater?: FloaterAnswer | undefined;
  /** For a single payment of 100 within a year. */
  readonly bill?: BillAnswer | undefined;
  readonly linker?: LinkerAnswer | undefined;
  /** Linkers: in money, per 100 of the outstanding nominal before indexation. */
  readonly indexed?: IndexedPrices | undefined;
  readonly assumptions: readonly CalculationAssumption[];
  /**
   * The basis of prices, interest, DV01 and flows: 100 of the nominal outstanding at settlement.
   */
  readonly nominalBasis: 'outstanding';
  /** Per 100 of the original nominal. */
  readonly outstanding: number;
  readonly isExCoupon: boolean;
  readonly cashFlows: readonly CashFlowAnswer[];
}

export interface FloaterAnswer extends FloaterRisk {
  /** Over the forward rates of a curve, if one is given. */
  readonly forwardMargin?: number | undefined;
  readonly resetRate: number;
  readonly resetDate: string;
  readonly isFixed: boolean;
  readonly nextResetDate?: string | undefined;
  readonly nextFixingDate?: string | undefined;
}

export interface BillAnswer {
  readonly days: number;
  readonly dayCount: string;
  readonly discountRate: number;
  readonly moneyMarketYield: number;
  readonly bondEquivalentYield: number;
}

export interface LinkerAnswer {
  readonly indexRatio: number;
  readonly inflation: number;
  readonly nominalYield?: number | undefined;
  readonly isFloorReached: boolean;
}

export interface IndexedPrices {
  readonly cleanPrice: number;
  readonly accruedInterest: number;
  readonly dirtyPrice: number;
}

/** Per 100 of the nominal outstanding at settlement; present values add up to the dirty price. */
export interface CashFlowAnswer {
  readonly date: string;
  readonly coupon: number;
  readonly principal: number;
  readonly presentValue: number;
  /** The same payment per 100 of the original nominal, as the schedule in the terms states it. */
  readonly ofOriginal: { readonly coupon: number; readonly principal: number };
}

export interface CalculationRefusal {
  readonly field: string;
  readonly reason: RefusalReason;
  readonly sentence: string;
  /** The limit that the number was compared with: the price, or the yield as a decimal. */
  readonly limit?: number | undefined;
}

export type Calculation =
  | { readonly result: CalculationResult; readonly refusal?: undefined }
  | { readonly refusal: CalculationRefusal; readonly result?: undefined };

const HIGHEST_PRICE = 1_000_000;
const HIGHEST_YIELD = 10_000;

/**
 * All figures of a bond on a day from its price or its yield; returns invalid input, never throws.
 */
export function calculateBond(request: CalculationRequest): Calculation {
  try {
    return { result: calculate(request) };
  } catch (error) {
    if (!(error instanceof BondRefusal)) throw error;
    const { field, reason, message, limit } = error;
    return { refusal: { field, reason, sentence: message, limit } };
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
  const { end, measures } = findWorkout(bond, readQuote(bond, request));
  const { yieldRate, ...figures } = measures;
  return {
    workout: { kind: end.kind, date: dayText(end.day), price: end.price },
    ...figures,
    yield: yieldRate,
    ...describeWorkouts(bond, measures.cleanPrice),
    ...describeFloater(end.bond, measures, request),
    bill: describeBill(bond, measures, request.moneyMarketYear),
    linker: describeLinker(bond, measures, request.inflation),
    indexed: indexPrices(terms, measures),
    assumptions: [
      ...listAssumptions(bond),
      ...(isShortWorkout(end.day, settlement) ? (['short-workout'] as const) : []),
      ...(terms.indexRatio === null ? (['index-ratio-unknown'] as const) : []),
    ],
    nominalBasis: 'outstanding',
    outstanding: bond.remaining.outstanding,
    isExCoupon: bond.remaining.isExCoupon,
    cashFlows: listCashFlows(end.bond, yieldRate),
  };
}

/** Converts a bill's quoted yield to a price, from which all other figures follow. */
function readQuote(
  { terms, settlement }: PreparedBond,
  request: CalculationRequest,
): CalculationRequest {
  if (request.quote === undefined) return request;
  const quote = readChoice('quote', request.quote, BILL_QUOTES);
  if (!isQuotedAsBill(terms, settlement)) {
    const sentence = 'Only what pays once within a year is quoted so.';
    throw new BondRefusal('quote', paysOnce(terms) ? 'over-a-year' : 'not-allowed', sentence);
  }
  if (quote === 'annual' || request.yield === undefined) return request;
  const days = { settlement, maturity: terms.maturityDay! };
  const rate = readNumber('yield', request.yield);
  const price = billPriceFromQuote(quote, rate, days, request.moneyMarketYear ?? 360);
  // A discount or a loss of more than 100 % leaves no price.
  if (rate > 0 && !(price > 0)) {
    throw new BondRefusal('yield', 'too-high', 'The price would be below 0.');
  }
  if (!(price > 0 && price <= HIGHEST_PRICE)) {
    throw new BondRefusal('yield', 'too-low', 'yield is too low.');
  }
  return { ...request, price, yield: undefined };
}

/** The bond to the requested workout, at a price or a yield. */
function findWorkout(bond: PreparedBond, request: CalculationRequest): MeasuredWorkout {
  const choice =
    request.workout === undefined
      ? 'maturity'
      : readChoice('workout', request.workout, WORKOUT_CHOICES);
  const ends = listEnds(bond).filter((end, i) =>
    choice === 'maturity' ? i === 0 : choice === 'worst' || end.kind === choice,
  );
  if (ends.length === 0) {
    throw new BondRefusal('workout', 'no-workout', `No ${choice} is left after the settlement.`);
  }
  if (request.price === undefined) {
    const rate = request.yield ?? Number.NaN;
    for (const end of ends) readYield(end.bond, rate);
    return priceWorkout(bond, choice, rate)!;
  }
  const found = measureWorkout(bond, choice, readPrice(request.price));
  if (found) return found;
  throw new BondRefusal('price', 'no-yield', 'No yield matches this price.');
}

function checkOneGiven({ price, yield: yieldRate }: CalculationRequest): void {
  if (price !== undefined && yieldRate !== undefined) {
    throw new BondRefusal('yield', 'both-given', 'Give a price or a yield, not both.');
  }
  if (price === undefined && yieldRate === undefined) {
    throw new BondRefusal('price', 'neither-given', 'Give a price or a yield.');
  }
}

/** The Treasury counts time in half-years, and pays at month ends if it repays at one. */
function applyConvention(terms: BondTerms, name: CompoundingName | undefined): BondTerms {
  if (name !== 'us-treasury') return terms;
  const isEndOfMonth =
    terms.isEndOfMonth ?? (terms.firstCouponDay === undefined ? true : undefined);
  // Strips are zero-coupon bonds with half-year periods.
  const frequency = terms.frequency === 0 && terms.coupon === 0 ? 2 : terms.frequency;
  return { ...terms, frequency, isEndOfMonth, timing: terms.timing ?? 'periods' };
}

function checkSettlement({ issueDay, maturityDay }: BondTerms, settlement: Day): void {
  if (issueDay !== undefined && settlement < issueDay) {
    const sentence = 'The bond must be issued by the settlement.';
    throw new BondRefusal('settlementDate', 'before-issue', sentence);
  }
  if (maturityDay === undefined || maturityDay > settlement) return;
  const sentence = 'The bond must end after the settlement.';
  throw new BondRefusal('terms.maturityDate', 'not-after-settlement', sentence);
}

function readPrice(price: number): number {
  if (readPositive('price', price) <= HIGHEST_PRICE) return price;
  const sentence = `price must be at most ${HIGHEST_PRICE}.`;
  throw new BondRefusal('price', 'too-high', sentence, HIGHEST_PRICE);
}

function readYield({ compounding, timed }: PreparedBond, rate: number): number {
  readNumber('yield', rate);
  const low = bottomYield(timed, compounding);
  if (rate <= low) {
    throw new BondRefusal('yield', 'too-low', `yield must be more than ${low}.`, low);
  }
  if (rate <= HIGHEST_YIELD) return rate;
  const sentence = `yield must be at most ${HIGHEST_YIELD}.`;
  throw new BondRefusal('yield', 'too-high', sentence, HIGHEST_YIELD);
}

function describeWorkouts(bond: PreparedBond, cleanPrice: number): Partial<CalculationResult> {
  const { calls = [], puts = [] } = bond.terms;
  if (calls.length === 0 && puts.length === 0) return {};
  const toMaturity = measureAtPrice(bond, cleanPrice);
  if (!toMaturity) return {};
  const { maturity, call, put, worst, all } = findWorkouts(bond, toMaturity);
  return {
    toMaturity: describeWorkout(maturity),
    yieldToCall: call && describeWorkout(call),
    yieldToPut: put && describeWorkout(put),
    worst: describeWorkout(worst),
    yieldToWorst: worst.yieldRate,
    workoutDate: dayText(worst.day),
    workouts: all.map((listed) => listWorkout(listed, worst)),
  };
}

function listWorkout({ end, workout }: ListedEnd, worst: Workout): ListedWorkout {
  const { kind, day, price } = end;
  const figures = workout && describeWorkout(workout);
  return { kind, date: dayText(day), price, isWorst: workout === worst, ...figures };
}

function dayText(day: Day | undefined): string | undefined {
  return day === undefined ? undefined : formatDay(day);
}

function describeWorkout({ kind, day, yieldRate, measures }: Workout): WorkoutAnswer {
  const { macaulayDuration, modifiedDuration, convexity, dv01 } = measures;
  return {
    kind,
    date: dayText(day),
    yield: yieldRate,
    macaulayDuration,
    modifiedDuration,
    convexity,
    dv01,
  };
}

function describeFloater(
  bond: PreparedBond,
  measures: BondMeasures,
  { curve, indexName }: CalculationRequest,
): Partial<CalculationResult> {
  const reset = describeReset(bond, indexName ?? null);
  if (!reset) return {};
  const margin = discountMargin(bond, measures.cleanPrice);
  const risk = measureFloaterRisk(bond, measures, margin);
  return {
    discountMargin: margin,
    floater: {
      ...risk,
      forwardMargin: curve && forwardMargin(bond, measures.cleanPrice, curve),
      resetRate: reset.rate,
      resetDate: formatDay(reset.from),
      isFixed: reset.isFixed,
      nextResetDate: dateText(reset.nextReset),
      nextFixingDate: dateText(reset.nextFixing),
    },
  };
}

function dateText(day: Day | undefined): string | undefined {
  return day === undefined ? undefined : formatDay(day);
}

function describeBill(
  { terms, settlement }: PreparedBond,
  { cleanPrice }: BondMeasures,
  year: MoneyMarketYear = 360,
): BillAnswer | undefined {
  if (!paysOnce(terms)) return undefined;
  const rates = billRates(cleanPrice, settlement, terms.maturityDay!, year);
  if (!rates) return undefined;
  const { days, yearDays, discountRate, moneyMarketYield, bondEquivalentYield } = rates;
  const dayCount = `ACT/${yearDays}`;
  return { days, dayCount, discountRate, moneyMarketYield, bondEquivalentYield };
}

function describeLinker(
  bond: PreparedBond,
  { dirtyPrice }: BondMeasures,
  given: number = USUAL_INFLATION,
): LinkerAnswer | undefined {
  const inflation = readInflation(given);
  const { indexRatio } = bond.terms;
  if (typeof indexRatio !== 'number') return undefined;
  const nominal = nominalYield(bond, dirtyPrice, inflation);
  const { yieldRate, isFloorReached = false } = nominal ?? {};
  return { indexRatio, inflation, nominalYield: yieldRate, isFloorReached };
}

function indexPrices({ indexRatio }: BondTerms, prices: IndexedPrices): IndexedPrices | undefined {
  if (typeof indexRatio !== 'number') return undefined;
  return {
    cleanPrice: prices.cleanPrice * indexRatio,
    accruedInterest: prices.accruedInterest * indexRatio,
    dirtyPrice: prices.dirtyPrice * indexRatio,
  };
}

export function listAssumptions(bond: PreparedBond): Assumption[] {
  const { terms, settlement } = bond;
  const { floating, indexRatio, maturityDay } = terms;
  const assumptions: Assumption[] = [];
  if (floating) assumptions.push('index-unchanged');
  if (describeReset(bond, null)?.isFixed === false) assumptions.push('coupon-not-fixed');
  const isBounded = floating?.cap !== undefined || floating?.floor !== undefined;
  if (isBounded && floatsOn(terms, settlement)) assumptions.push('cap-floor-intrinsic');
  if (indexRatio !== undefined) assumptions.push('no-further-inflation');
  if (maturityDay === undefined) assumptions.push('paid-for-ever');
  if (isBeyondCalendar(terms)) assumptions.push('calendar-by-rule');
  return assumptions;
}

/** An annual rate over so few days means little, even if it is correct. */
const SHORT_DAYS = 7;

export function isShortWorkout(day: Day | undefined, settlement: Day): boolean {
  return day !== undefined && day - settlement <= SHORT_DAYS;
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
    const ofOriginal = {
      coupon: toOriginal(coupon, remaining),
      principal: toOriginal(principal, remaining),
    };
    return [{ date: formatDay(day), coupon, principal, presentValue: at.value, ofOriginal }];
  });
}

/** Cuts binary noise after the digits of a schedule. */
const SCHEDULE_DIGITS = 10;

function toOriginal(amount: number, { outstanding }: PreparedBond['remaining']): number {
  return Number(((amount * outstanding) / FULL_PRICE).toFixed(SCHEDULE_DIGITS));
}
