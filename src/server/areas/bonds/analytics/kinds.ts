import { MASK, reveal } from '../../../../access/guarded.ts';
import type { Viewer } from '../../../../access/viewer.ts';
import type { BondKind, KindAssumptions } from '../../../../contracts/bonds/bond-kinds.ts';
import { ApiError } from '../../../../contracts/core/errors.ts';
import { ratioOn } from '../../../../db/bonds/read-terms.ts';
import { billRates, moneyMarketYear, paysOnce } from '../../../../domain/bonds/bill.ts';
import { BondRefusal } from '../../../../domain/bonds/bond-refusal.ts';
import {
  claimOnDefault,
  readRecovery,
  returnOnRecovery,
  USUAL_RECOVERY,
  type RecoveryCase,
} from '../../../../domain/bonds/claim.ts';
import { discountMargin } from '../../../../domain/bonds/discount-margin.ts';
import {
  describeReset,
  forwardMargin,
  isTermRate,
  measureFloaterRisk,
} from '../../../../domain/bonds/floater-risk.ts';
import { nominalYield, readInflation, USUAL_INFLATION } from '../../../../domain/bonds/linker.ts';
import { measureAtPrice, type BondMeasures } from '../../../../domain/bonds/measure-bond.ts';
import { DV01_ANSWER_DECIMALS } from '../../../../domain/bonds/bond-decimals.ts';
import { readUsableTerms } from '../../../../domain/bonds/read-terms.ts';
import { formatDay, parseDay, type Day } from '../../../../domain/time/day.ts';
import { REFUSAL_LABELS } from '../../../engines/quotes/refusal-labels.ts';
import type { PricedBond, PriceOnDay } from './store.ts';

const PERCENT = 100;
const BASIS_POINTS = 10_000;
const YIELD_DIGITS = 4;
const DURATION_DIGITS = 4;
const MARGIN_DIGITS = 2;
const MONEY_DIGITS = 6;
/** The lag in months between an index value and the days that it applies to. */
const LAG_MONTHS = 3;

/** The request's percentages as the calculations need them. */
interface Assumed {
  readonly inflation: number;
  readonly recovery: RecoveryCase;
}

/** Call this before any lookup: throws an error that names the field if a value is unusable. */
export function readAssumptions({ inflation, recovery, months }: KindAssumptions): Assumed {
  try {
    return {
      inflation: inflation === undefined ? USUAL_INFLATION : readInflation(inflation / PERCENT),
      recovery: readRecovery({
        recovery: recovery === undefined ? USUAL_RECOVERY.recovery : recovery / PERCENT,
        months: months ?? USUAL_RECOVERY.months,
      }),
    };
  } catch (error) {
    if (!(error instanceof BondRefusal)) throw error;
    const { field, reason } = error;
    throw new ApiError('invalid_field', {
      field: `query.${field}`,
      label: REFUSAL_LABELS[reason],
    });
  }
}

/** A value as text, `***` for viewers without access, null if there is none. */
type Text = (value: number | undefined, digits: number) => string | null;

const NOTHING_SPECIAL: BondKind = { floater: null, bill: null, linker: null, defaulted: null };

/**
 * Figures specific to the bond's kind, in addition to those of all bonds. Only what follows from a
 * price is masked.
 */
export function describeKind(priced: PricedBond, assumed: Assumed, viewer: Viewer): BondKind {
  const { at, isDefaulted } = priced;
  const shown = at ? reveal(viewer, at.price) : null;
  const price = shown === null || shown === MASK ? undefined : Number(shown);
  const text: Text = (value, digits) => (shown === MASK ? MASK : (value?.toFixed(digits) ?? null));
  if (isDefaulted) {
    const defaulted = describeDefault(priced, price, assumed.recovery, text);
    return { ...NOTHING_SPECIAL, defaulted };
  }
  if (!at) return NOTHING_SPECIAL;
  const measures = price === undefined ? undefined : measureAtPrice(at.bond, price);
  return {
    floater: describeFloater(priced, at, measures, text),
    bill: describeBill(priced, at, measures, text),
    linker: describeLinker(priced, at, { measures, inflation: assumed.inflation }, text),
    defaulted: null,
  };
}

function dateOrNull(day: Day | undefined): string | null {
  return day === undefined ? null : formatDay(day);
}

function trimmed(value: number, digits: number): string {
  return String(Number(value.toFixed(digits)));
}

function describeFloater(
  { indexName }: PricedBond,
  { bond, curve }: PriceOnDay,
  measures: BondMeasures | undefined,
  text: Text,
): BondKind['floater'] {
  const reset = describeReset(bond, indexName);
  if (!reset) return null;
  const margin = measures && discountMargin(bond, measures.cleanPrice);
  const risk = measures && measureFloaterRisk(bond, measures, margin);
  const onForwards = measures && curve && forwardMargin(bond, measures.cleanPrice, curve.rates);
  const { spread, indexRate } = bond.terms.floating!;
  return {
    indexName,
    quotedMargin: trimmed(BASIS_POINTS * spread, MARGIN_DIGITS),
    indexRate: trimmed(PERCENT * indexRate, YIELD_DIGITS),
    resetRate: trimmed(PERCENT * reset.rate, YIELD_DIGITS),
    resetDate: formatDay(reset.from),
    isFixed: reset.isFixed,
    nextResetDate: dateOrNull(reset.nextReset),
    nextFixingDate: dateOrNull(reset.nextFixing),
    isOvernight: indexName !== null && !isTermRate(indexName),
    rateDuration: text(risk?.rateDuration, DURATION_DIGITS),
    spreadDuration: text(risk?.spreadDuration, DURATION_DIGITS),
    rateDv01: text(risk?.rateDv01, DV01_ANSWER_DECIMALS),
    spreadDv01: text(risk?.spreadDv01, DV01_ANSWER_DECIMALS),
    forwardMargin: curve
      ? text(onForwards === undefined ? undefined : BASIS_POINTS * onForwards, MARGIN_DIGITS)
      : null,
    curve: curve ? { id: curve.id, country: curve.country, day: curve.day } : null,
  };
}

function describeBill(
  { currency }: PricedBond,
  { bond }: PriceOnDay,
  measures: BondMeasures | undefined,
  text: Text,
): BondKind['bill'] {
  const { terms, settlement } = bond;
  if (!paysOnce(terms)) return null;
  const year = moneyMarketYear(currency);
  // The applicable conventions follow from the terms, whatever the price.
  const shape = billRates(100, settlement, terms.maturityDay!, year);
  if (!shape) return null;
  const rates = measures && billRates(measures.cleanPrice, settlement, terms.maturityDay!, year);
  const percent = (rate: number | undefined) =>
    text(rate === undefined ? undefined : PERCENT * rate, YIELD_DIGITS);
  return {
    days: shape.days,
    dayCount: `ACT/${year}`,
    discountRate: percent(rates?.discountRate),
    moneyMarketYield: percent(rates?.moneyMarketYield),
    bondEquivalentYield: percent(rates?.bondEquivalentYield),
    isCompounded: shape.isCompounded,
    annualYield: percent(measures?.yieldRate),
  };
}

function describeLinker(
  { indexName, stored: { indexation } }: PricedBond,
  { bond }: PriceOnDay,
  { measures, inflation }: { measures: BondMeasures | undefined; inflation: number },
  text: Text,
): BondKind['linker'] {
  if (!indexation) return null;
  const { ratio, referenceIndex, day } = ratioOn(indexation, formatDay(bond.settlement));
  const nominal = measures && nominalYield(bond, measures.dirtyPrice, inflation);
  // Whether the floor applies follows from the ratio and the assumed rate, not from a price.
  const atPar = nominalYield(bond, PERCENT, inflation);
  return {
    indexName,
    settlementDate: formatDay(bond.settlement),
    indexRatio: ratio.toFixed(5),
    ratioDate: day,
    referenceIndex: referenceIndex === null ? null : String(referenceIndex),
    baseIndex: indexation.history && String(indexation.history.baseIndex),
    lagMonths: LAG_MONTHS,
    hasDeflationFloor: bond.terms.hasDeflationFloor ?? null,
    inflation: trimmed(PERCENT * inflation, YIELD_DIGITS),
    isFloorReached: atPar?.isFloorReached ?? false,
    nominalYield: text(nominal && PERCENT * nominal.yieldRate, YIELD_DIGITS),
    moneyPrice: text(measures && measures.cleanPrice * ratio, MONEY_DIGITS),
    moneyToPay: text(measures && measures.dirtyPrice * ratio, MONEY_DIGITS),
  };
}

function describeDefault(
  { stored }: PricedBond,
  price: number | undefined,
  recovery: RecoveryCase,
  text: Text,
): BondKind['defaulted'] {
  const since = parseDay(stored.flatFrom ?? '')!;
  const missedFrom = stored.missedFrom === null ? undefined : parseDay(stored.missedFrom);
  const terms = readUsableTerms(stored.terms);
  const owed = terms && claimOnDefault(terms, since, missedFrom);
  if (!owed) return null;
  const outcome = price === undefined ? undefined : returnOnRecovery(price, owed.claim, recovery);
  return {
    since: formatDay(since),
    claim: owed.claim.toFixed(MONEY_DIGITS),
    missed: owed.missed.map(({ day, coupon }) => ({
      date: formatDay(day),
      coupon: trimmed(coupon, MONEY_DIGITS),
    })),
    accrued: owed.accrued.toFixed(MONEY_DIGITS),
    impliedRecovery: text(
      price === undefined ? undefined : (PERCENT * price) / owed.claim,
      YIELD_DIGITS,
    ),
    recovery: trimmed(PERCENT * recovery.recovery, YIELD_DIGITS),
    months: recovery.months,
    totalReturn: text(outcome && PERCENT * outcome.total, YIELD_DIGITS),
    annualReturn: text(outcome && PERCENT * outcome.annual, YIELD_DIGITS),
  };
}
