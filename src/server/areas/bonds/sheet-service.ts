import { revealOrRefuse } from '../../../access/guarded.ts';
import type { Answer, ValidInput } from '../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import {
  BOND_FIELDS,
  type getSymbolBond,
  type getSymbolPrice,
  type getSymbolYield,
} from '../../../contracts/clients/symbols.ts';
import { findBenchmark } from '../../../db/bonds/benchmark-curve.ts';
import {
  ratioOn,
  readBondTerms,
  settlementFor,
  termsOn,
  termsOnNamedDay,
  tradeDayFor,
  type StoredTerms,
} from '../../../db/bonds/read-terms.ts';
import type { Db } from '../../../db/connect.ts';
import { moneyMarketYear } from '../../../domain/bonds/bill.ts';
import { FULL_PRICE } from '../../../domain/bonds/bond-terms.ts';
import { BondRefusal, type RefusalReason } from '../../../domain/bonds/bond-refusal.ts';
import { calculateBond, type CalculationResult } from '../../../domain/bonds/calculate-bond.ts';
import { claimOnDefault } from '../../../domain/bonds/claim.ts';
import { isInDefault } from '../../../domain/bonds/default.ts';
import { sheetPrice, sheetYield, type SheetBond } from '../../../domain/bonds/spreadsheet.ts';
import { readUsableTerms } from '../../../domain/bonds/read-terms.ts';
import type { SvenssonCurve } from '../../../domain/curves/svensson.ts';
import { WORKOUT_CHOICES, type WorkoutChoice } from '../../../domain/bonds/workout-choice.ts';
import { chooseEnd } from '../../../domain/bonds/workout.ts';
import { measureFigures, prepareStored } from '../../../domain/bonds/figures/measure-figures.ts';
import { formatDay, parseDay } from '../../../domain/time/day.ts';
import { todayAt, type Clock } from '../../../domain/time/now.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import { findBondPrice, type BondPrice } from '../../engines/quotes/bond-price.ts';
import { findBySymbol, type InstrumentSeries } from '../../engines/quotes/find-instrument.ts';
import { nameIn } from '../../engines/quotes/names.ts';
import {
  bondFigure,
  bondTerm,
  fieldKind,
  hasWorkout,
  isOfBills,
  isTerm,
  needsPrice,
  type BondField,
} from './bond-fields.ts';
import { REFUSAL_LABELS } from '../../engines/quotes/refusal-labels.ts';
import { requireKnownTerms } from '../../engines/quotes/term-gaps.ts';

type SheetQuery = Omit<ValidInput<typeof getSymbolYield>['query'], 'price'>;

interface FoundBond {
  readonly found: InstrumentSeries;
  readonly stored: StoredTerms;
  /** Only if it is needed. */
  readonly latest: BondPrice | undefined;
  readonly settlementDate: string;
  /** As of the settlement date. */
  readonly terms: ReturnType<typeof termsOn> | ReturnType<typeof termsOnNamedDay>;
}

/** Bonds for spreadsheet cells: one number or text at a time. */
export class SheetService {
  readonly #db: Db;
  readonly #now: Clock;

  constructor(db: Db, now: Clock) {
    this.#db = db;
    this.#now = now;
  }

  async bond(
    {
      symbol,
      field: name,
      settlement,
      price,
      workout: wanted,
    }: ValidInput<typeof getSymbolBond>['query'],
    context: RequestContext,
  ): Promise<Answer<typeof getSymbolBond>> {
    const field = BOND_FIELDS.find((known) => known === name.trim().toLowerCase());
    if (!field) throw rejectedField({ field: 'field', reason: 'not-allowed' });
    const workout = readWorkout(wanted);
    const bond = await this.#find(symbol, settlement, price === undefined);
    const { found, stored, settlementDate } = bond;
    if (isTerm(field)) {
      const { isin, ticker, currency } = found;
      const named = { name: nameIn(context.language, found.name), isin, ticker, currency };
      const value = bondTerm(field, {
        ...named,
        ...bond.terms,
        settlementDate,
        referenceIndex:
          stored.indexation && ratioOn(stored.indexation, settlementDate).referenceIndex,
        claim: findClaim(bond),
      });
      return { id: found.id, field, ...value, workout: null };
    }
    // At the market price, a bond in default has no yield; at a given price, a yield can be
    // calculated.
    const isUnpaid = price === undefined && isInDefault(stored.flatFrom, settlementDate);
    const latest = price ?? (needsPrice(field) ? revealPrice(bond, context) : FULL_PRICE);
    const kind = fieldKind(field);
    const none = { id: found.id, field, kind, value: null, workout: null };
    if (field === 'recovery') return { ...none, value: recoveryText(findClaim(bond), latest) };
    // Its price is still known, and it trades without accrued interest.
    if (isUnpaid && (field === 'price' || field === 'dirty')) {
      return { ...none, value: latest === null ? null : String(latest) };
    }
    if (latest === null || isUnpaid) return none;
    return { ...none, ...(await this.#figure(field, bond, { price: latest, workout })) };
  }

  async yield(query: ValidInput<typeof getSymbolYield>['query']): Promise<{ value: number }> {
    const { price, ...bond } = query;
    if (bond.symbol === undefined)
      return { value: calculateOrReject(() => sheetYield(readSheet(bond), price)) };
    const stored = await this.#find(bond.symbol, bond.settlement, false);
    return { value: calculate(stored, { price }).yield };
  }

  async price(query: ValidInput<typeof getSymbolPrice>['query']): Promise<{ value: number }> {
    const { yield: rate, ...bond } = query;
    if (bond.symbol === undefined)
      return { value: calculateOrReject(() => sheetPrice(readSheet(bond), rate)) };
    const stored = await this.#find(bond.symbol, bond.settlement, false);
    return { value: calculate(stored, { yield: rate }).cleanPrice };
  }

  /**
   * At its latest price, settlement is counted from the price date, at a given price from today.
   */
  async #find(
    symbol: string,
    settlement: string | undefined,
    isAtLatest: boolean,
  ): Promise<FoundBond> {
    const found = await findBySymbol(this.#db, symbol);
    const stored = found && (await readBondTerms(this.#db, [found.id])).get(found.id);
    if (!stored) {
      throw new ApiError('not_found', { field: 'query.symbol', label: 'error_unknown_symbol' });
    }
    const latest = isAtLatest ? await findBondPrice(this.#db, found.id, this.#now()) : undefined;
    const usual = settlementFor(stored, latest?.day ?? todayAt(this.#now()));
    const settlementDate = settlement ?? formatDay(usual);
    const terms = (settlement === undefined ? termsOn : termsOnNamedDay)(stored, settlementDate);
    return { found, stored, latest, settlementDate, terms };
  }

  async #figure(field: BondField, bond: FoundBond, given: Given): Promise<Figure> {
    const curve = field === 'forwardmargin' ? await this.#curve(bond) : undefined;
    const result = calculate(bond, { ...given, curve });
    const workout = nameWorkout(field, given.workout, result);
    if (field === 'spread') return { value: await this.#spread(bond, given), workout };
    // Without an explicit workout, the worst one is returned.
    if (field === 'workout' && given.workout !== undefined) {
      return { value: result.workout.date ?? null, workout };
    }
    const { terms } = bond.stored;
    if (isOfBills(field) && !result.bill && terms.frequency === 0 && terms.coupon === 0) {
      throw rejectedField({ field: 'field', reason: 'over-a-year' });
    }
    return { value: bondFigure(field, result), workout };
  }

  /** The curve on the price date; a given price is dated to the trades that settle then. */
  async #curve({ found: { currency }, stored, latest, settlementDate }: FoundBond) {
    if (currency === null) return undefined;
    const day = latest?.day ?? tradeDayFor(stored, parseDay(settlementDate)!);
    return (await findBenchmark(this.#db, currency, day))?.rates;
  }

  /** In basis points, as in the spread series. */
  async #spread(bond: FoundBond, { price, workout = 'maturity' }: Given): Promise<string | null> {
    const settlement = parseDay(bond.settlementDate)!;
    const curve = await this.#curve(bond);
    const prepared = prepareStored(bond.terms, settlement);
    const measured = prepared && measureFigures(prepared, price, curve);
    const end = measured && chooseEnd(measured.ends, workout);
    const spread = end?.margin ?? end?.spread?.spread;
    return spread === undefined ? null : String(Number((spread * 10_000).toFixed(4)));
  }
}

function revealPrice({ latest }: FoundBond, { viewer }: RequestContext): number | null {
  return latest === undefined ? null : Number(revealOrRefuse(viewer, latest.value));
}

type Figure = Pick<Answer<typeof getSymbolBond>, 'value' | 'workout'>;

/** The workout that a figure refers to; null if the figure is the same for all. */
function nameWorkout(
  field: BondField,
  asked: WorkoutChoice | undefined,
  { workout, worst }: CalculationResult,
): Figure['workout'] {
  if (!hasWorkout(field)) return null;
  const isWorst = field === 'worst' || (field === 'workout' && asked === undefined);
  const { kind, date = null } = (isWorst ? worst : undefined) ?? workout;
  return { kind, date };
}

interface Given {
  readonly price: number;
  readonly workout: WorkoutChoice | undefined;
}

/** Case-insensitive, like the names of fields. */
function readWorkout(text: string | undefined): WorkoutChoice | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const choice = WORKOUT_CHOICES.find((known) => known === text.trim().toLowerCase());
  if (choice) return choice;
  throw rejectedField({ field: 'workout', reason: 'not-allowed' });
}

/** The claim of the holders of a bond in default, per 100; undefined for other bonds. */
function findClaim({ stored, settlementDate }: FoundBond): number | undefined {
  const { flatFrom, missedFrom, terms } = stored;
  if (flatFrom === null || !isInDefault(flatFrom, settlementDate)) return undefined;
  const missed = missedFrom === null ? undefined : parseDay(missedFrom);
  const known = readUsableTerms(terms);
  return known && claimOnDefault(known, parseDay(flatFrom)!, missed)?.claim;
}

function recoveryText(claim: number | undefined, price: number | null): string | null {
  return claim === undefined || price === null ? null : String(price / claim);
}

function calculate(
  { found, stored, settlementDate, terms }: FoundBond,
  given: (Partial<Given> & { curve?: SvenssonCurve | undefined }) | { yield: number },
): CalculationResult {
  requireKnownTerms(stored, 'query.symbol');
  const { result, refusal } = calculateBond({
    terms,
    settlementDate,
    moneyMarketYear: moneyMarketYear(found.currency),
    indexName: stored.indexName ?? undefined,
    ...given,
  });
  if (result) return result;
  // The terms aren't the caller's, so a conflict with them is reported for the settlement date.
  const field = refusal.field.startsWith('terms.') ? 'settlement' : refusal.field;
  throw rejectedField({
    field: field.replace('settlementDate', 'settlement'),
    reason: refusal.reason,
  });
}

/** Redemption defaults to 100 and basis to 0, as in Excel. */
function readSheet(query: SheetQuery): SheetBond {
  const { settlement, maturity, coupon, frequency, redemption = 100, basis = 0 } = query;
  for (const [field, value] of Object.entries({ settlement, maturity, coupon, frequency })) {
    if (value === undefined) throw rejectedField({ field, reason: 'missing' });
  }
  return {
    settlement: parseDay(settlement!)!,
    maturity: parseDay(maturity!)!,
    coupon: coupon!,
    frequency: frequency!,
    redemption,
    basis,
  };
}

/** Runs a calculation; errors are reported as the caller's. */
function calculateOrReject(run: () => number): number {
  try {
    return run();
  } catch (error) {
    throw error instanceof BondRefusal ? rejectedField(error) : error;
  }
}

function rejectedField({ field, reason }: { field: string; reason: RefusalReason }): ApiError {
  return new ApiError('invalid_field', {
    field: `query.${field}`,
    label: REFUSAL_LABELS[reason],
  });
}
