import type { BondTermsInput } from '../../../contracts/bonds/bonds.ts';
import {
  adjustDay,
  isBusinessDay,
  type HolidayCalendar,
} from '../../../domain/bonds/business-days.ts';
import { formatDay, parseDay, type Day } from '../../../domain/time/day.ts';
import { ratioOfDay, type IndexHistory } from '../../../domain/bonds/index-ratio.ts';
import { quotedRate, type BillQuote, type MoneyMarketYear } from '../../../domain/bonds/bill.ts';
import type { WorkoutChoice } from '../../../domain/bonds/workout-choice.ts';
import { readCompounding } from '../../../domain/bonds/compounding.ts';
import { priceAfterMove } from '../../../domain/bonds/floater-risk.ts';
import { prepareBond } from '../../../domain/bonds/measure-bond.ts';
import { readTerms, type TermsInput } from '../../../domain/bonds/read-terms.ts';
import { calculateBond, type Calculation } from '../../../domain/bonds/calculate-bond.ts';

/** Plain decimals and an ISO day, as the fields report them; `by` was changed last. */
export interface CalculatorInput {
  readonly by: 'price' | 'yield';
  /** Clean, in percent. */
  readonly price: string;
  /** In percent. */
  readonly yield: string;
  readonly settlement: string;
  /** In money; only the amount to pay depends on it. */
  readonly nominal: string;
}

/** The price at another yield; null if there is none. */
export interface YieldMove {
  readonly basisPoints: number;
  readonly price: number | null;
}

const MOVES = [-100, -50, 50, 100];

/** The starting price for viewers without access to the market price. */
export const EXAMPLE_PRICE = '100';
const PRICE_DIGITS = 4;
const YIELD_DIGITS = 4;

/** The workout of all figures and, for bills, the rate shown as the yield. */
export interface CalculatorView {
  readonly workout: WorkoutChoice;
  readonly bill: { readonly quote: BillQuote; readonly year: MoneyMarketYear } | null;
}

/** Terms as sent to the page: holidays are day numbers, which keeps it small. */
export interface CalculatorTerms extends BondTermsInput {
  readonly weekend: readonly number[];
  readonly holidays: readonly Day[];
  /** Linkers only: the index ratios by settlement; `indexRatio` is the ratio for `ratioDay`. */
  readonly indexation: IndexHistory | null;
  readonly ratioDay: string;
}

function readCalendar({ weekend, holidays }: CalculatorTerms): HolidayCalendar {
  return { weekend, holidays: new Set(holidays) };
}

/** The terms as the calculation needs them for a settlement date. */
function termsOn(given: CalculatorTerms, settlement: string): TermsInput {
  const { indexation, ratioDay, ...terms } = given;
  const calendar = readCalendar(given);
  if (terms.indexRatio === undefined || settlement === ratioDay) return { ...terms, calendar };
  const day = parseDay(settlement);
  const known = indexation && day !== undefined ? ratioOfDay(indexation, day) : undefined;
  return { ...terms, calendar, indexRatio: known?.ratio ?? null };
}

/** The next business day; null if the settlement date is one. */
export function findNextBusinessDay(terms: CalculatorTerms, settlement: string): string | null {
  const day = parseDay(settlement);
  const calendar = readCalendar(terms);
  if (day === undefined || isBusinessDay(calendar, day)) return null;
  return formatDay(adjustDay(calendar, day, 'following'));
}

/** All figures, including a typed yield, refer to one workout and one quotation. */
export function calculate(
  terms: CalculatorTerms,
  input: CalculatorInput,
  { workout, bill }: CalculatorView,
): Calculation {
  const { by, settlement } = input;
  const typed = input[by] === '' ? undefined : Number(input[by]);
  return calculateBond({
    terms: termsOn(terms, settlement),
    settlementDate: settlement,
    price: by === 'price' ? typed : undefined,
    yield: by === 'yield' && typed !== undefined ? typed / 100 : undefined,
    workout,
    // More than a year before maturity, only the yield is quoted.
    quote: bill?.quote,
    moneyMarketYear: bill?.year,
  });
}

/** Prices at shifted yields; empty if nothing could be calculated. */
export function calculateMoves(
  terms: CalculatorTerms,
  { settlement }: CalculatorInput,
  { workout }: CalculatorView,
  { result }: Pick<Calculation, 'result'>,
): YieldMove[] {
  if (!result) return [];
  const known = termsOn(terms, settlement);
  const { discountMargin } = result;
  if (discountMargin !== undefined) return moveIndex(known, settlement, discountMargin);
  return MOVES.map((basisPoints) => {
    const moved = calculateBond({
      terms: known,
      settlementDate: settlement,
      yield: result.yield + basisPoints / 10_000,
      workout,
    });
    return { basisPoints, price: moved.result?.cleanPrice ?? null };
  });
}

/** A floater's coupons follow rates: the index shifts and the margin stays. */
function moveIndex(terms: TermsInput, settlementDate: string, margin: number): YieldMove[] {
  const exact = readTerms(terms);
  const settlement = parseDay(settlementDate)!;
  const bond = prepareBond(exact, settlement, readCompounding(undefined, exact.frequency));
  return MOVES.map((basisPoints) => ({
    basisPoints,
    price: priceAfterMove(bond, margin, basisPoints / 10_000),
  }));
}

/** Writes the calculated value into the field that the user didn't edit. */
export function completeInput(
  input: CalculatorInput,
  { result }: Pick<Calculation, 'result'>,
  { bill }: CalculatorView,
): CalculatorInput {
  if (!result) return input;
  const rate =
    bill && bill.quote !== 'annual' && result.bill
      ? quotedRate(bill.quote, result.bill)
      : result.yield;
  return input.by === 'price'
    ? { ...input, yield: (100 * rate).toFixed(YIELD_DIGITS) }
    : { ...input, price: result.cleanPrice.toFixed(PRICE_DIGITS) };
}
