import type { BOND_FIELDS } from '../../../contracts/symbols.ts';
import type { CalculationResult } from '../../../domain/bond/calculate-bond.ts';

export type BondField = (typeof BOND_FIELDS)[number];

interface Terms {
  readonly name: string;
  readonly isin: string | null;
  readonly ticker: string | null;
  readonly currency: string | null;
  readonly coupon: number;
  readonly frequency: number;
  readonly dayCount: string;
  readonly issueDate?: string | undefined;
  readonly maturityDate?: string | undefined;
  readonly settlementDate: string;
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
} as const;

/** What is known without a price. */
export function isTerm(field: BondField): field is TermField {
  return field in TERMS;
}

export function bondTerm(field: TermField, terms: Terms): { kind: Kind; value: string | null } {
  const [kind, read] = TERMS[field];
  const value = read(terms);
  return { kind, value: value === null ? null : String(value) };
}

const FIGURES: Partial<
  Record<BondField, (result: CalculationResult) => number | string | undefined>
> = {
  price: ({ cleanPrice }) => cleanPrice,
  dirty: ({ dirtyPrice }) => dirtyPrice,
  accrued: ({ accruedInterest }) => accruedInterest,
  yield: (result) => result.yield,
  // Without a right the worst is the yield to maturity.
  worst: (result) => result.yieldToWorst ?? result.yield,
  workout: ({ workoutDate }) => workoutDate,
  current: ({ currentYield }) => currentYield,
  duration: ({ modifiedDuration }) => modifiedDuration,
  macaulay: ({ macaulayDuration }) => macaulayDuration,
  convexity: ({ convexity }) => convexity,
  dv01: ({ dv01 }) => dv01,
};

export function bondFigure(field: BondField, result: CalculationResult): string | null {
  const value = FIGURES[field]?.(result);
  return value === undefined ? null : String(value);
}
