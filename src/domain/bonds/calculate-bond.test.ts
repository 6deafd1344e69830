import { describe, expect, test } from 'vitest';
import { parseDay } from '../time/day.ts';
import { calculateBond, type CalculationRequest } from './calculate-bond.ts';
import { moneyFromPercent } from './nominal.ts';
import type { TermsInput } from './read-terms.ts';

const TERMS: TermsInput = {
  coupon: 0.06,
  frequency: 2,
  dayCount: '30/360',
  issueDate: '2020-03-15',
  maturityDate: '2030-03-15',
};
const SETTLEMENT = '2026-03-15';

function calculateWith(
  terms: Partial<TermsInput>,
  request: Partial<CalculationRequest> = { price: 100 },
) {
  return calculateBond({ terms: { ...TERMS, ...terms }, settlementDate: SETTLEMENT, ...request });
}

function answer(terms: Partial<TermsInput>, request?: Partial<CalculationRequest>) {
  const { result, refusal } = calculateWith(terms, request);
  if (!result) throw new Error(refusal.sentence);
  return result;
}

describe('BND-3 bad input names its field', () => {
  const principal = [
    { date: '2028-03-15', principal: 40 },
    { date: '2030-03-15', principal: 50 },
  ];
  test.each<[string, Partial<TermsInput>, Partial<CalculationRequest> | undefined, string, string]>(
    [
      [
        'maturity before settlement',
        { maturityDate: '2026-03-15' },
        undefined,
        'terms.maturityDate',
        'not-after-settlement',
      ],
      ['coupon of −1', { coupon: -1 }, undefined, 'terms.coupon', 'negative'],
      ['a percent for a decimal', { coupon: 60 }, undefined, 'terms.coupon', 'too-high'],
      ['price 0', {}, { price: 0 }, 'price', 'not-positive'],
      ['a negative price', {}, { price: -5 }, 'price', 'not-positive'],
      ['a price that is no number', {}, { price: Number.NaN }, 'price', 'not-a-number'],
      ['a yield of −200 %', {}, { yield: -2 }, 'yield', 'too-low'],
      ['frequency 5', { frequency: 5 }, undefined, 'terms.frequency', 'not-allowed'],
      ['an unknown day count', { dayCount: 'ACT/364' }, undefined, 'terms.dayCount', 'not-allowed'],
      ['30 February', { maturityDate: '2030-02-30' }, undefined, 'terms.maturityDate', 'not-a-day'],
      [
        'a settlement that is no day',
        {},
        { price: 1, settlementDate: 'x' },
        'settlementDate',
        'not-a-day',
      ],
      [
        'a settlement before the issue',
        { issueDate: '2026-01-02' },
        { price: 99, settlementDate: '2026-01-01' },
        'settlementDate',
        'before-issue',
      ],
      [
        'a cap below the floor',
        { floating: { indexRate: 0.02, spread: 0, cap: 0.01, floor: 0.02 } },
        undefined,
        'terms.floating.cap',
        'below-floor',
      ],
      [
        'a schedule that repays 90',
        { schedule: principal },
        undefined,
        'terms.schedule',
        'wrong-sum',
      ],
      ['both of price and yield', {}, { price: 100, yield: 0.05 }, 'yield', 'both-given'],
      ['none of price and yield', {}, {}, 'price', 'neither-given'],
      [
        'an unknown compounding',
        {},
        { price: 100, compounding: 'daily' },
        'compounding',
        'not-allowed',
      ],
      [
        'an issue after maturity',
        { issueDate: '2031-01-01' },
        undefined,
        'terms.maturityDate',
        'wrong-order',
      ],
      [
        'interest at the end without a beginning',
        { frequency: 0, issueDate: undefined },
        undefined,
        'terms.issueDate',
        'missing',
      ],
    ],
  )('%s', (_, terms, request, field, reason) => {
    expect(calculateWith(terms, request).refusal).toMatchObject({ field, reason });
  });

  test('a price that no yield matches is reported', () => {
    const terms = { maturityDate: '2026-04-15', issueDate: undefined };
    const { refusal } = calculateWith(terms, { price: 500, compounding: 'continuous' });
    expect(refusal).toMatchObject({ field: 'price', reason: 'no-yield' });
  });
});

describe('BND-3 analytics', () => {
  test('at par on a coupon day the yield is the coupon', () => {
    const result = answer({});
    expect(result.yield).toBeCloseTo(0.06, 14);
    expect(result.accruedInterest).toBe(0);
    expect(result.currentYield).toBeCloseTo(0.06, 14);
    expect(result.macaulayDuration).toBeCloseTo(result.modifiedDuration * 1.03, 12);
    expect(result.dv01).toBeCloseTo(result.modifiedDuration / 100, 12);
    expect(result.cashFlows).toHaveLength(8);
    expect(result.cashFlows.at(-1)).toMatchObject({
      date: '2030-03-15',
      coupon: 3,
      principal: 100,
    });
  });

  test('the same price means another yield under another compounding', () => {
    const yields = ['annual', 'quarterly', 'monthly', 'continuous'].map(
      (compounding) => answer({}, { price: 100, compounding }).yield,
    );
    expect(yields[0]).toBeCloseTo(1.03 ** 2 - 1, 13);
    expect(yields[1]).toBeCloseTo(4 * (1.03 ** 0.5 - 1), 13);
    expect(yields[2]).toBeCloseTo(12 * (1.03 ** (1 / 6) - 1), 13);
    expect(yields[3]).toBeCloseTo(2 * Math.log(1.03), 13);
  });

  test('yield to call, put and worst, with the workout date', () => {
    const calls = [
      { date: '2027-03-15', price: 102 },
      { date: '2028-03-15', price: 100 },
    ];
    const called = answer({ calls }, { price: 105 });
    expect(called.workoutDate).toBe('2027-03-15');
    expect(called.yieldToWorst).toBeCloseTo(called.yieldToCall!.yield, 15);
    expect(called.yieldToWorst).toBeLessThan(called.yield);
    // The same figures as for a bond that matures on the call date.
    const ended = answer({ maturityDate: '2027-03-15', redemption: 102 }, { price: 105 });
    expect(called.worst).toMatchObject({ kind: 'call', date: '2027-03-15' });
    expect(called.worst!.modifiedDuration).toBeCloseTo(ended.modifiedDuration, 12);
    expect(called.worst!.dv01).toBeCloseTo(ended.dv01, 12);
    const cheap = answer({ calls }, { price: 90 });
    expect(cheap.workoutDate).toBe('2030-03-15');
    const put = answer({ puts: [{ date: '2027-03-15', price: 100 }] }, { price: 90 });
    expect(put.workoutDate).toBe('2027-03-15');
    expect(put.yieldToPut!.yield).toBeGreaterThan(put.yield);
  });

  test('a call between coupons pays accrued interest', () => {
    const calls = [{ date: '2027-06-15', price: 100 }];
    const { yieldToCall } = answer({ calls }, { price: 100, compounding: 'continuous' });
    expect(yieldToCall!.yield).toBeGreaterThan(0.055);
    expect(yieldToCall!.yield).toBeLessThan(0.06);
  });
});

describe('BND-8 analytics under a stated assumption', () => {
  test('a floater: the index stays constant', () => {
    const floating = { indexRate: 0.04, spread: 0.01 };
    const result = answer({ floating, coupon: 0 }, { price: 99 });
    expect(result.assumptions).toEqual(['index-unchanged', 'coupon-not-fixed']);
    expect(result.yield).toBeGreaterThan(0.05);
    expect(result.discountMargin).toBeGreaterThan(0.01);
    expect(answer({ floating, coupon: 0 }).discountMargin).toBeCloseTo(0.01, 12);
  });

  test('fixed, then floating: the margin counts only once it floats', () => {
    const floating = { from: '2028-03-15', indexRate: 0.04, spread: 0.01 };
    const { cashFlows, discountMargin } = answer({ floating });
    expect(cashFlows.map(({ coupon }) => coupon)).toEqual([3, 3, 3, 3, 2.5, 2.5, 2.5, 2.5]);
    expect(discountMargin).toBeUndefined();
  });

  test('a perpetual: coupons in perpetuity', () => {
    const result = answer({ maturityDate: undefined }, { price: 120 });
    expect(result.assumptions).toEqual(['paid-for-ever']);
    expect(result.yield).toBeCloseTo(0.05, 12);
    expect(result.modifiedDuration).toBeCloseTo(1 / 0.05, 9);
    expect(result.convexity).toBeCloseTo(2 / 0.05 ** 2, 6);
  });

  test('an inflation-linked bond: prices and yields are real', () => {
    expect(answer({ indexRatio: 1.2 }).assumptions).toEqual(['no-further-inflation']);
  });

  test('steps: the coupon of each period', () => {
    const couponSteps = [{ from: '2028-03-15', rate: 0.08 }];
    const { cashFlows } = answer({ couponSteps });
    expect(cashFlows.map(({ coupon }) => coupon)).toEqual([3, 3, 3, 3, 4, 4, 4, 4]);
  });

  test('an amortiser is priced per 100 of the outstanding nominal', () => {
    const schedule = [
      { date: '2025-03-15', principal: 50 },
      { date: '2028-03-15', principal: 25 },
      { date: '2030-03-15', principal: 25 },
    ];
    const { nominalBasis, outstanding, cashFlows, yield: rate } = answer({ schedule });
    expect([nominalBasis, outstanding]).toEqual(['outstanding', 50]);
    // The schedule is returned in the unit in which it was passed.
    expect(cashFlows.filter(({ principal }) => principal > 0)).toMatchObject([
      { principal: 50, ofOriginal: { coupon: 1.5, principal: 25 } },
      { principal: 50, ofOriginal: { coupon: 0.75, principal: 25 } },
    ]);
    expect(rate).toBeCloseTo(0.06, 13);
    expect(cashFlows.map(({ coupon }) => coupon)).toEqual([3, 3, 3, 3, 1.5, 1.5, 1.5, 1.5]);
    expect(cashFlows.reduce((sum, { principal }) => sum + principal, 0)).toBe(100);
  });

  test('a call tomorrow, one below par, and a put on the day of a call are used as they are, and named', () => {
    const at = { price: 103, settlementDate: '2026-06-15', workout: 'worst' };
    const tomorrow = answer({ calls: [{ date: '2026-06-16', price: 100 }] }, at);
    expect(tomorrow.workout).toMatchObject({ kind: 'call', date: '2026-06-16' });
    expect(tomorrow.assumptions).toContain('short-workout');
    const cheap = answer({ calls: [{ date: '2028-03-15', price: 95 }] }, at);
    expect(cheap.workout).toMatchObject({ kind: 'call', price: 95 });
    expect(cheap.assumptions).not.toContain('short-workout');
    const both = answer(
      { calls: [{ date: '2028-03-15', price: 100 }], puts: [{ date: '2028-03-15', price: 101 }] },
      at,
    );
    expect(both.workout).toMatchObject({ kind: 'put', price: 101 });
    expect(both.yieldToCall!.yield).toBeLessThan(both.yieldToPut!.yield);
    // A past option is no longer a workout.
    expect(answer({ calls: [{ date: '2026-06-15', price: 90 }] }, at).workout.kind).toBe(
      'maturity',
    );
  });

  test('a call so far below the price that no yield matches it is skipped', () => {
    const calls = [
      { date: '2026-06-16', price: 80 },
      { date: '2028-03-15', price: 100 },
    ];
    const at = { price: 103, settlementDate: '2026-06-15' };
    for (const frequency of [1, 2, 4, 12]) {
      const { worst, yieldToCall } = answer({ calls, frequency }, at);
      expect(worst).toMatchObject({ kind: 'call', date: '2028-03-15' });
      expect(yieldToCall).toEqual(worst);
      expect(answer({ calls, frequency }, { ...at, workout: 'worst' }).workout.price).toBe(100);
      const asked = calculateWith({ calls, frequency }, { ...at, workout: 'call' });
      expect(asked.refusal).toMatchObject({ field: 'price', reason: 'no-yield' });
      // The price for a given yield to worst is one whose yield to worst is that yield.
      const { cleanPrice } = answer(
        { calls, frequency },
        { ...at, price: undefined, yield: 0.04, workout: 'worst' },
      );
      expect(answer({ calls, frequency }, { ...at, price: cleanPrice }).worst!.yield).toBeCloseTo(
        0.04,
        9,
      );
    }
  });

  test('a coupon schedule by amount and day', () => {
    const schedule = [
      { date: '2026-09-13', coupon: 4 },
      { date: '2027-03-14', coupon: 5, principal: 100 },
    ];
    const terms = { schedule, maturityDate: '2027-03-14', dayCount: 'ACT/365', frequency: 2 };
    const result = answer(terms, {
      price: 100,
      compounding: 'annual',
      settlementDate: '2026-06-14',
    });
    expect(result.cashFlows.map(({ coupon }) => coupon)).toEqual([4, 5]);
    expect(result.accruedInterest).toBeGreaterThan(0);
    expect(result.currentYield).toBeCloseTo(0.08, 12);
  });

  test('the current yield of an amortiser with coupons by amount refers to the outstanding nominal', () => {
    const schedule = [
      { date: '2026-03-14', coupon: 8, principal: 75 },
      { date: '2026-09-13', coupon: 1 },
      { date: '2027-03-14', coupon: 1, principal: 25 },
    ];
    const terms = { schedule, maturityDate: '2027-03-14', dayCount: 'ACT/365', frequency: 2 };
    const { currentYield, cashFlows } = answer(terms, {
      price: 100,
      compounding: 'annual',
      settlementDate: '2026-06-14',
    });
    expect(currentYield).toBeCloseTo(0.08, 12);
    expect(cashFlows).toMatchObject([
      { coupon: 4, ofOriginal: { coupon: 1, principal: 0 } },
      { coupon: 4, principal: 100, ofOriginal: { coupon: 1, principal: 25 } },
    ]);
  });
});

test('a price in percent is converted with the nominal of its day; flat means no accrual', () => {
  const steps = [
    { from: parseDay('2020-03-15')!, nominal: 1000 },
    { from: parseDay('2025-03-15')!, nominal: 500 },
  ];
  expect(moneyFromPercent(steps, parseDay('2024-01-01')!, 98.5)).toBe(985);
  expect(moneyFromPercent(steps, parseDay('2025-03-15')!, 98.5)).toBe(492.5);
  expect(moneyFromPercent(steps, parseDay('2019-01-01')!, 98.5)).toBeUndefined();
  const flat = answer({ tradesFlat: true }, { price: 30, settlementDate: '2026-06-15' });
  expect(flat).toMatchObject({ accruedInterest: 0, dirtyPrice: 30 });
});
