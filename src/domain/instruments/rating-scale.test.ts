import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BEST_NOTCH,
  compositeNotch,
  gradeText,
  isInvestmentGrade,
  readNotch,
  withdrawnText,
  WORST_NOTCH,
} from './rating-scale.ts';

const AGENCIES = ['S&P', "Moody's", 'Fitch', 'Scope', 'Some other'];

describe('grades', () => {
  test.each([
    ['S&P', 'AAA', 1],
    ["Moody's", 'Aaa', 1],
    ["Moody's", 'Aa1', 2],
    ['Fitch', 'AA-', 4],
    ["Moody's", 'Baa1', 8],
    ['S&P', 'BBB-', 10],
    ["Moody's", 'Ba1', 11],
    ["Moody's", 'B2', 15],
    ['Scope', 'B', 15],
    ["Moody's", 'Caa1', 17],
    ["Moody's", 'Ca', 20],
    ['S&P', 'SD', 22],
    ['Fitch', 'RD', 22],
    ['S&P', 'D', 22],
  ])('%s %s is %d', (agency, grade, notch) => {
    expect(readNotch(agency, grade)).toBe(notch);
  });

  test('an unknown grade isn’t accepted', () => {
    expect(readNotch('S&P', 'Baa1')).toBeUndefined();
    expect(readNotch("Moody's", 'BBB')).toBeUndefined();
    expect(readNotch('Fitch', '')).toBeUndefined();
  });

  test('withdrawn ratings are recognised', () => {
    for (const agency of AGENCIES) expect(readNotch(agency, withdrawnText(agency))).toBeNull();
  });

  test('every grade is spelled the way it is read', () => {
    for (const agency of AGENCIES) {
      for (let notch = BEST_NOTCH; notch <= WORST_NOTCH; notch += 1) {
        // Moody's last two grades share one notch.
        const same = agency === "Moody's" && notch === WORST_NOTCH ? WORST_NOTCH - 1 : notch;
        expect(readNotch(agency, gradeText(agency, notch))).toBe(same);
      }
    }
  });

  test('BBB- is the lowest investment grade', () => {
    expect(isInvestmentGrade(10)).toBe(true);
    expect(isInvestmentGrade(11)).toBe(false);
  });
});

describe('the composite', () => {
  test.each([
    [[], undefined],
    [[null, null], undefined],
    [[5], 5],
    [[5, 6], 6],
    [[9, 5, 6], 6],
    [[5, 6, 6, 9], 6],
    [[8, 9, 7, 10], 9],
    [[8, null, 9], 9],
  ])('of %j is %j', (notches, composite) => {
    expect(compositeNotch(notches)).toBe(composite);
  });

  test('is one of the given grades, whatever their order', () => {
    const notches = fc.array(fc.integer({ min: 1, max: 22 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(notches, (given) => {
        const composite = compositeNotch(given);
        expect(given).toContain(composite);
        expect(compositeNotch(given.toReversed())).toBe(composite);
      }),
    );
  });
});
