import { WORKOUT_FIELDS, type BOND_FIELDS } from '../../../contracts/clients/symbols.ts';
import type { CalculationResult } from '../../../domain/bonds/calculate-bond.ts';

export type BondField = (typeof BOND_FIELDS)[number];

interface Terms {
  readonly name: string;
  readonly isin: string | null;
  readonly ticker: string | null;
  readonly currency: string | null;
  /** Null is a term that isn't known. */
  readonly coupon: number | null;
  readonly frequency: number | null;
  readonly dayCount: string | null;
  readonly issueDate?: string | undefined;
  readonly maturityDate?: string | undefined;
  readonly settlementDate: string;
  readonly indexRatio?: number | null | undefined;
  /** Null if no index values for that day are stored. */
  readonly referenceIndex?: number | null | undefined;
  /** For bonds in default, per 100. */
  readonly claim?: number | undefined;
}

type Kind = 'text' | 'number' | 'day';
type TermField = keyof typeof TERMS;

const TERMS = {
  name: ['text', ({ name }: Terms) => name],
  isin: ['text', ({ isin }: Terms) => isin],
  ticker: ['text', ({ ticker }: Terms) => ticker],
  currency: ['text', ({ currency }: Terms) => currency],
  coupon: ['number', ({ coupon }: Terms) => coupon],
  frequency: ['number', ({ frequency }: Terms) => frequency],
  daycount: ['text', ({ dayCount }: Terms) => dayCount],
  issued: ['day', ({ issueDate }: Terms) => issueDate ?? null],
  maturity: ['day', ({ maturityDate }: Terms) => maturityDate ?? null],
  settlement: ['day', ({ settlementDate }: Terms) => settlementDate],
  indexratio: ['number', ({ indexRatio }: Terms) => indexRatio ?? null],
  referenceindex: ['number', ({ referenceIndex }: Terms) => referenceIndex ?? null],
  claim: ['number', ({ claim }: Terms) => claim ?? null],
} as const;

/** Fields known without a price. */
export function isTerm(field: BondField): field is TermField {
  return field in TERMS;
}

export function bondTerm(field: TermField, terms: Terms): { kind: Kind; value: string | null } {
  const [kind, readTerm] = TERMS[field];
  const value = readTerm(terms);
  return { kind, value: value === null ? null : String(value) };
}

const FIGURES: Partial<
  Record<BondField, (result: CalculationResult) => number | string | undefined>
> = {
  price: ({ cleanPrice }) => cleanPrice,
  dirty: ({ dirtyPrice }) => dirtyPrice,
  accrued: ({ accruedInterest }) => accruedInterest,
  outstanding: ({ outstanding }) => outstanding,
  yield: (result) => result.yield,
  // Without calls or puts, the worst is the yield to maturity.
  worst: (result) => result.yieldToWorst ?? result.yield,
  workout: ({ workoutDate }) => workoutDate,
  current: ({ currentYield }) => currentYield,
  duration: ({ modifiedDuration }) => modifiedDuration,
  macaulay: ({ macaulayDuration }) => macaulayDuration,
  convexity: ({ convexity }) => convexity,
  dv01: ({ dv01 }) => dv01,
  margin: ({ discountMargin }) => basisPoints(discountMargin),
  forwardmargin: ({ floater }) => basisPoints(floater?.forwardMargin),
  spreadduration: ({ floater }) => floater?.spreadDuration,
  spreaddv01: ({ floater }) => floater?.spreadDv01,
  reset: ({ floater }) => floater?.resetRate,
  resetdate: ({ floater }) => floater?.resetDate,
  nextreset: ({ floater }) => floater?.nextResetDate,
  nextfixing: ({ floater }) => floater?.nextFixingDate,
  discount: ({ bill }) => bill?.discountRate,
  moneymarket: ({ bill }) => bill?.moneyMarketYield,
  bondequivalent: ({ bill }) => bill?.bondEquivalentYield,
  nominalyield: ({ linker }) => linker?.nominalYield,
};

function basisPoints(rate: number | undefined): number | undefined {
  return rate === undefined ? undefined : Number((10_000 * rate).toFixed(4));
}

const DAY_FIELDS: ReadonlySet<BondField> = new Set([
  'workout',
  'resetdate',
  'nextreset',
  'nextfixing',
]);

export function fieldKind(field: BondField): Kind {
  return DAY_FIELDS.has(field) ? 'day' : 'number';
}

/** Fields that follow from the terms alone but still need a calculation. */
const WITHOUT_PRICE: ReadonlySet<BondField> = new Set([
  'outstanding',
  'reset',
  'resetdate',
  'nextreset',
  'nextfixing',
]);

export function needsPrice(field: BondField): boolean {
  return !WITHOUT_PRICE.has(field);
}

const TO_WORKOUT: ReadonlySet<BondField> = new Set(WORKOUT_FIELDS);

export function hasWorkout(field: BondField): boolean {
  return TO_WORKOUT.has(field);
}

/** Simple rates, which aren't quoted for more than a year. */
const OF_BILLS: ReadonlySet<BondField> = new Set(['discount', 'moneymarket', 'bondequivalent']);

export function isOfBills(field: BondField): boolean {
  return OF_BILLS.has(field);
}

export function bondFigure(field: BondField, result: CalculationResult): string | null {
  const value = FIGURES[field]?.(result);
  return value === undefined ? null : String(value);
}
