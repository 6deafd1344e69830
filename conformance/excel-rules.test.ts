import { describe, expect, test } from 'vitest';
import { yearFraction } from '../src/domain/bonds/day-count.ts';
import { oddLastQuirks, regularQuirks } from './lib/excel-rules.ts';
import type { Basis } from './lib/excel-rows.ts';
import { isoDay } from './lib/reference-data.ts';

const BOND = { basis: 'UsPsa30_360' as Basis, frequency: 2, coupon: 0.05, redemption: 100 };
const bond = (settlement: string, maturity: string) => ({
  ...BOND,
  settlement: isoDay(settlement),
  maturity: isoDay(maturity),
});

describe('BND-22 a rule excuses only the rows it is about', () => {
  test('a 31st after the end of February', () => {
    expect(regularQuirks(bond('2007-03-31', '2010-08-31'))).toEqual(['thirty_first']);
    expect(regularQuirks(bond('2007-03-30', '2010-08-31'))).toEqual([]);
    expect(regularQuirks(bond('2007-03-31', '2010-08-15'))).toEqual([]);
    const european = { ...bond('2007-03-31', '2010-08-31'), basis: 'Europ30_360' as Basis };
    expect(regularQuirks(european)).toEqual([]);
  });

  test('more days than the period has by its basis', () => {
    const actual = { ...bond('2007-08-14', '2010-08-15'), basis: 'Actual360' as Basis };
    expect(regularQuirks(actual)).toEqual([]);
    expect(
      regularQuirks({ ...actual, settlement: isoDay('2007-08-15') - 1, basis: 'Actual365' }),
    ).toEqual([]);
    const late = { ...bond('2008-02-14', '2010-08-15'), basis: 'Actual360' as Basis };
    expect(regularQuirks(late)).toEqual(['negative_time']);
  });

  test('an odd last period without the end of a month', () => {
    const odd = { ...bond('2008-02-07', '2008-06-15'), lastCoupon: isoDay('2007-10-15') };
    expect(oddLastQuirks(odd)).toEqual([]);
  });
});

function countDays(from: string, to: string): number {
  const [start, end] = [isoDay(from), isoDay(to)];
  return Math.round(yearFraction('30/360', start, end, { start, end, periodsPerYear: 1 }) * 360);
}

/** The order of the SIA's rules decides: QuantLib had another one until 2025. */
test('BND-22 30/360 US from the end of February to a 31st counts as QuantLib does since 2025', () => {
  expect(countDays('2007-02-28', '2007-03-31')).toBe(30);
  expect(countDays('2008-02-29', '2008-08-31')).toBe(180);
  expect(countDays('2007-02-27', '2007-03-31')).toBe(34);
});
