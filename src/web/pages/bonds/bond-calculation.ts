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
  /** In money; it changes nothing but the amount to pay. */
  readonly nominal: string;
}

/** What a price would be at another yield; null where there is none. */
export interface YieldMove {
  readonly basisPoints: number;
  readonly price: number | null;
}

const MOVES = [-100, -50, 50, 100];

/** A price that is no market's: what a viewer without access begins with. */
export const EXAMPLE_PRICE = '100';
const PRICE_DIGITS = 4;
const YIELD_DIGITS = 4;

/** The end that all figures are to, and of a bill the rate that stands for its yield. */
export interface CalculatorView {
  readonly workout: WorkoutChoice;
  readonly bill: { readonly quote: BillQuote; readonly year: MoneyMarketYear } | null;
}

/** Terms as the page holds them: days without business as numbers, which are short. */
export interface CalculatorTerms extends BondTermsInput {
  readonly weekend: readonly number[];
  readonly holidays: readonly Day[];
  /** Of a linker, what gives the ratio of a settlement; `indexRatio` is the one of `ratioDay`. */
  readonly indexation: IndexHistory | null;
  readonly ratioDay: string;
}

function readCalendar({ weekend, holidays }: CalculatorTerms): HolidayCalendar {
  return { weekend, holidays: new Set(holidays) };
}

/** As the mathematics takes them for a settlement. */
function termsOn(given: CalculatorTerms, settlement: string): TermsInput {
  const { indexation, ratioDay, ...terms } = given;
  const calendar = readCalendar(given);
  if (terms.indexRatio === undefined || settlement === ratioDay) return { ...terms, calendar };
  const day = parseDay(settlement);
  const known = indexation && day !== undefined ? ratioOfDay(indexation, day) : undefined;
  return { ...terms, calendar, indexRatio: known?.ratio ?? null };
}

/** The next day with business; null if the settlement is one. */
export function findNextBusinessDay(terms: CalculatorTerms, settlement: string): string | null {
  const day = parseDay(settlement);
  const calendar = readCalendar(terms);
  if (day === undefined || isBusinessDay(calendar, day)) return null;
  return formatDay(adjustDay(calendar, day, 'following'));
}

/** All figures, and a yield that is typed, are to one end and in one quote. */
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
    // More than a year before its end there is no other quote than the yield.
    quote: bill?.quote,
    moneyMarketYear: bill?.year,
  });
}

/** Prices if the yield moved; none where nothing could be calculated. */
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

/** A floater's coupons follow rates: the index moves, and the margin over it stays. */
function moveIndex(terms: TermsInput, settlementDate: string, margin: number): YieldMove[] {
  const exact = readTerms(terms);
  const settlement = parseDay(settlementDate)!;
  const bond = prepareBond(exact, settlement, readCompounding(undefined, exact.frequency));
  return MOVES.map((basisPoints) => ({
    basisPoints,
    price: priceAfterMove(bond, margin, basisPoints / 10_000),
  }));
}

/** Puts what was calculated into the field that was not typed into. */
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
