import { revealOrRefuse } from '../../../access/guarded.ts';
import type { Answer, ValidInput } from '../../../contracts/endpoint.ts';
import { ApiError } from '../../../contracts/errors.ts';
import {
  BOND_FIELDS,
  type getSymbolBond,
  type getSymbolPrice,
  type getSymbolYield,
} from '../../../contracts/symbols.ts';
import { findBenchmark } from '../../../db/bonds/benchmark-curve.ts';
import {
  readBondTerms,
  settlementFor,
  termsOn,
  type StoredTerms,
} from '../../../db/bonds/read-terms.ts';
import type { Db } from '../../../db/connect.ts';
import { BondRefusal, type RefusalReason } from '../../../domain/bond/bond-refusal.ts';
import { BondWalk } from '../../../domain/bond/bond-walk.ts';
import { calculateBond, type CalculationResult } from '../../../domain/bond/calculate-bond.ts';
import { isInDefault } from '../../../domain/bond/default.ts';
import { readTerms } from '../../../domain/bond/read-terms.ts';
import { sheetPrice, sheetYield, type SheetBond } from '../../../domain/bond/spreadsheet.ts';
import { SpreadWalk } from '../../../domain/curve/spread-walk.ts';
import { formatDay, parseDay } from '../../../domain/day.ts';
import { todayAt, type Clock } from '../../../domain/now.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { findBondPrice, type BondPrice } from '../../market/bond-price.ts';
import { findBySymbol, type InstrumentSeries } from '../../market/find-instrument.ts';
import { nameIn } from '../../market/names.ts';
import { bondFigure, bondTerm, isTerm, type BondField } from './bond-fields.ts';
import { REFUSAL_LABELS } from './refusal-labels.ts';

type SheetQuery = Omit<ValidInput<typeof getSymbolYield>['query'], 'price'>;

interface FoundBond {
  readonly found: InstrumentSeries;
  readonly stored: StoredTerms;
  /** Where it is asked for. */
  readonly latest: BondPrice | undefined;
  readonly settlementDate: string;
}

/** Bonds as cells of a spreadsheet ask for them: one number or text at a time. */
export class SheetService {
  readonly #db: Db;
  readonly #now: Clock;

  constructor(db: Db, now: Clock) {
    this.#db = db;
    this.#now = now;
  }

  async bond(
    { symbol, field: name, settlement, price }: ValidInput<typeof getSymbolBond>['query'],
    context: RequestContext,
  ): Promise<Answer<typeof getSymbolBond>> {
    const field = BOND_FIELDS.find((known) => known === name.trim().toLowerCase());
    if (!field) throw refuse({ field: 'field', reason: 'not-allowed' });
    const bond = await this.#find(symbol, settlement, price === undefined);
    const { found, stored, settlementDate } = bond;
    if (isTerm(field)) {
      const { isin, ticker, currency } = found;
      const named = { name: nameIn(context.language, found.name), isin, ticker, currency };
      const value = bondTerm(field, { ...named, ...stored.terms, settlementDate });
      return { id: found.id, field, ...value };
    }
    // At the market's price a bond in default yields nothing; at a given one it may be asked.
    const isUnpaid = price === undefined && isInDefault(stored.flatFrom, settlementDate);
    const latest = price ?? revealPrice(bond, context);
    const given = isUnpaid ? null : latest;
    const value = given === null ? null : await this.#figure(field, bond, given);
    return { id: found.id, field, kind: field === 'workout' ? 'day' : 'number', value };
  }

  async yield(query: ValidInput<typeof getSymbolYield>['query']): Promise<{ value: number }> {
    const { price, ...bond } = query;
    if (bond.symbol === undefined)
      return { value: reckon(() => sheetYield(readSheet(bond), price)) };
    return {
      value: calculate(await this.#find(bond.symbol, bond.settlement, false), { price }).yield,
    };
  }

  async price(query: ValidInput<typeof getSymbolPrice>['query']): Promise<{ value: number }> {
    const { yield: rate, ...bond } = query;
    if (bond.symbol === undefined)
      return { value: reckon(() => sheetPrice(readSheet(bond), rate)) };
    const stored = await this.#find(bond.symbol, bond.settlement, false);
    return { value: calculate(stored, { yield: rate }).cleanPrice };
  }

  /** At its latest price it is settled from the day of that, at a given one from today. */
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
    return { found, stored, latest, settlementDate: settlement ?? formatDay(usual) };
  }

  async #figure(field: BondField, bond: FoundBond, price: number): Promise<string | null> {
    if (field === 'spread') return this.#spread(bond, price);
    return bondFigure(field, calculate(bond, { price }));
  }

  /** In basis points, as the series of spreads has it. */
  async #spread(
    { found, stored, latest, settlementDate }: FoundBond,
    price: number,
  ): Promise<string | null> {
    const settlement = parseDay(settlementDate)!;
    const { currency } = found;
    // The curve is that of the price; a given one may be of any day.
    const day = latest?.day ?? settlement;
    const curve = currency === null ? null : await findBenchmark(this.#db, currency, day);
    const spread = reckon(() => {
      const walk = new BondWalk(readTerms(termsOn(stored, settlementDate)), null);
      if (!walk.measure(settlement, price)) return Number.NaN;
      return new SpreadWalk(walk).measure(curve?.rates);
    });
    return Number.isFinite(spread) ? String(Number((spread * 10_000).toFixed(4))) : null;
  }
}

function revealPrice({ latest }: FoundBond, { viewer }: RequestContext): number | null {
  return latest === undefined ? null : Number(revealOrRefuse(viewer, latest.value));
}

function calculate(
  { stored, settlementDate }: FoundBond,
  given: { price: number } | { yield: number },
): CalculationResult {
  const terms = termsOn(stored, settlementDate);
  const { result, refusal } = calculateBond({ terms, settlementDate, ...given });
  if (result) return result;
  // The terms are not the caller's: what does not go with them is the settlement.
  const field = refusal.field.startsWith('terms.') ? 'settlement' : refusal.field;
  throw refuse({ field: field.replace('settlementDate', 'settlement'), reason: refusal.reason });
}

/** Redemption 100 and basis 0 where they are left out, as in Excel. */
function readSheet(query: SheetQuery): SheetBond {
  const { settlement, maturity, coupon, frequency, redemption = 100, basis = 0 } = query;
  for (const [field, value] of Object.entries({ settlement, maturity, coupon, frequency })) {
    if (value === undefined) throw refuse({ field, reason: 'missing' });
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

/** Runs the mathematics; what it refuses is the caller's. */
function reckon(run: () => number): number {
  try {
    return run();
  } catch (error) {
    throw error instanceof BondRefusal ? refuse(error) : error;
  }
}

function refuse({ field, reason }: { field: string; reason: RefusalReason }): ApiError {
  return new ApiError('invalid_field', {
    field: `query.${field}`,
    label: REFUSAL_LABELS[reason],
  });
}
