import type { Day } from '../time/day.ts';
import { BondRefusal } from './bond-refusal.ts';
import type { BondTerms, Frequency } from './bond-terms.ts';
import { lowestYield, readCompounding } from './compounding.ts';
import type { DayCount } from './day-count.ts';
import { measureAtPrice, measureAtYield, prepareBond, type PreparedBond } from './measure-bond.ts';
import { readNumber, readPositive } from './read-values.ts';

/** The basis argument of spreadsheets: 0 to 4. */
const SHEET_BASES: readonly DayCount[] = [
  '30/360',
  'ACT/ACT ICMA',
  'ACT/360',
  'ACT/365',
  '30E/360',
];
const FREQUENCIES: readonly Frequency[] = [1, 2, 4];

/** The arguments of a spreadsheet's PRICE and YIELD. */
export interface SheetBond {
  readonly settlement: Day;
  readonly maturity: Day;
  readonly coupon: number;
  readonly redemption: number;
  readonly frequency: number;
  readonly basis: number;
}

export function sheetPrice(bond: SheetBond, yieldRate: number): number {
  const prepared = prepareSheetBond(readSheetTerms(bond), bond.settlement);
  const { compounding, timed } = prepared;
  const low = lowestYield(compounding, timed.times.at(-1) ?? 0);
  if (readNumber('yield', yieldRate) <= low) {
    throw new BondRefusal('yield', 'too-low', `yield must be more than ${low}.`);
  }
  return measureAtYield(prepared, yieldRate).cleanPrice;
}

export function sheetYield(bond: SheetBond, price: number): number {
  const prepared = prepareSheetBond(readSheetTerms(bond), bond.settlement);
  const measures = measureAtPrice(prepared, readPositive('price', price));
  if (measures) return measures.yieldRate;
  throw new BondRefusal('price', 'no-yield', 'No yield matches this price.');
}

/** Spreadsheets compound, except in the last coupon period, where interest is simple. */
function prepareSheetBond(terms: BondTerms, settlement: Day): PreparedBond {
  const bond = prepareBond(terms, settlement, readCompounding(undefined, terms.frequency));
  if (bond.remaining.flows.length > 1) return bond;
  return prepareBond(terms, settlement, readCompounding('simple', terms.frequency));
}

/**
 * Coupons are the rate divided by the frequency, whatever the basis; only accrued interest uses it.
 */
function sheetTerms(
  accrualDayCount: DayCount,
  terms: Pick<BondTerms, 'coupon' | 'frequency'> & Partial<BondTerms>,
): BondTerms {
  return { dayCount: 'ACT/ACT ICMA', accrualDayCount, timing: 'periods', ...terms };
}

function readSheetTerms(bond: SheetBond): BondTerms {
  const { settlement, maturity, coupon, redemption, frequency, basis } = bond;
  const accrualDayCount = SHEET_BASES[basis];
  const known = FREQUENCIES.find((times) => times === frequency);
  if (known === undefined) {
    throw new BondRefusal('frequency', 'not-allowed', 'frequency must be 1, 2 or 4.');
  }
  if (accrualDayCount === undefined) {
    throw new BondRefusal('basis', 'not-allowed', 'basis must be a number from 0 to 4.');
  }
  if (maturity <= settlement) {
    const sentence = 'The bond must end after the settlement.';
    throw new BondRefusal('maturity', 'not-after-settlement', sentence);
  }
  if (readNumber('coupon', coupon) < 0) {
    throw new BondRefusal('coupon', 'negative', 'coupon must not be negative.');
  }
  readPositive('redemption', redemption);
  const terms = { coupon, frequency: known, maturityDay: maturity, redemption };
  return sheetTerms(accrualDayCount, terms);
}
