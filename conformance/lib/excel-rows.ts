import type { BondTerms, Frequency } from '../../src/domain/bond/bond-terms.ts';
import type { DayCount } from '../../src/domain/bond/day-count.ts';
import { yearFraction } from '../../src/domain/bond/day-count.ts';
import { sheetTerms } from '../../src/domain/bond/spreadsheet.ts';
import type { Day } from '../../src/domain/day.ts';
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

export const readExcel = (name: string): string[][] =>
  readRows(excelFile(name)).filter(([first]) => /\d/.test(first ?? ''));

export const frequency = (cell: string | undefined): Frequency => FREQUENCIES[cell ?? '']!;

export const excelTerms = (
  basis: Basis,
  terms: Pick<BondTerms, 'coupon' | 'frequency'> & Partial<BondTerms>,
): BondTerms => sheetTerms(DAY_COUNTS[basis], terms);

/** Days as the basis counts them. */
export function countDays(basis: Basis, from: Day, to: Day): number {
  if (!basis.includes('30_360')) return to - from;
  const period = { start: from, end: to, periodsPerYear: 1 };
  return Math.round(yearFraction(DAY_COUNTS[basis], from, to, period) * 360);
}

/** Years where there are no coupon periods. Excel's basis 1 has no name among day counts. */
export function countYears(basis: Basis, from: Day, to: Day): number {
  const dayCount = basis === 'ActualActual' ? 'ACT/ACT ISDA' : DAY_COUNTS[basis];
  return yearFraction(dayCount, from, to, { start: from, end: to, periodsPerYear: 1 });
}
