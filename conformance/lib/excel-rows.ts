import type { BondTerms, Frequency } from '../../src/domain/bonds/bond-terms.ts';
import type { DayCount } from '../../src/domain/bonds/day-count.ts';
import { yearFraction } from '../../src/domain/bonds/day-count.ts';
import type { Day } from '../../src/domain/time/day.ts';
import { readRows } from './reference-data.ts';

export const excelFile = (name: string): string => `excel-financial-functions/${name}.gz`;

export type Basis = 'UsPsa30_360' | 'ActualActual' | 'Actual360' | 'Actual365' | 'Europ30_360';

/** Excel's bases 0 to 4 where there are coupon periods. */
const DAY_COUNTS: Record<Basis, DayCount> = {
  UsPsa30_360: '30/360',
  ActualActual: 'ACT/ACT ICMA',
  Actual360: 'ACT/360',
  Actual365: 'ACT/365',
  Europ30_360: '30E/360',
};

const FREQUENCIES: Record<string, Frequency> = { Annual: 1, SemiAnnual: 2, Quarterly: 4 };

/** Each row with its line number. */
export const readExcel = (name: string): { readonly line: number; readonly cells: string[] }[] =>
  readRows(excelFile(name))
    .map((cells, i) => ({ line: i + 1, cells }))
    .filter(({ cells: [first] }) => /\d/.test(first ?? ''));

export const frequency = (cell: string | undefined): Frequency => FREQUENCIES[cell ?? '']!;

/** The number that Excel's functions take. */
export const basisNumber = (basis: Basis): number => Object.keys(DAY_COUNTS).indexOf(basis);

/**
 * Coupons are the rate divided by the frequency, whatever the basis; only accrued interest uses it.
 */
export const excelTerms = (
  basis: Basis,
  terms: Pick<BondTerms, 'coupon' | 'frequency'> & Partial<BondTerms>,
): BondTerms => ({
  dayCount: 'ACT/ACT ICMA',
  accrualDayCount: DAY_COUNTS[basis],
  timing: 'periods',
  ...terms,
});

/** A debt with a single payment at maturity. */
export const singleTerms = (
  basis: Basis,
  terms: Pick<BondTerms, 'coupon' | 'issueDay' | 'maturityDay'> & Partial<BondTerms>,
): BondTerms => ({ frequency: 0, dayCount: DAY_COUNTS[basis], ...terms });

/** Days by the basis. */
export function countDays(basis: Basis, from: Day, to: Day): number {
  if (!basis.includes('30_360')) return to - from;
  const period = { start: from, end: to, periodsPerYear: 1 };
  return Math.round(yearFraction(DAY_COUNTS[basis], from, to, period) * 360);
}
