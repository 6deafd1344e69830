import { describe, expect, test } from 'vitest';
import { parseDay } from '../time/day.ts';
import { billInvestmentRate, billPriceFromDiscount } from './bill.ts';
import { calculateBond, type CalculationRequest } from './calculate-bond.ts';
import type { TermsInput } from './read-terms.ts';

function calculate(
  terms: Pick<TermsInput, 'coupon'> & Partial<TermsInput>,
  request: Omit<CalculationRequest, 'terms'>,
) {
  const whole = { frequency: 2, dayCount: 'ACT/ACT ICMA', ...terms };
  const { result, refusal } = calculateBond({ terms: whole, ...request });
  if (!result) throw new Error(refusal.sentence);
  return result;
}

const treasury = (
  terms: Pick<TermsInput, 'coupon'> & Partial<TermsInput>,
  settlementDate: string,
  yieldRate: number,
) => calculate(terms, { settlementDate, yield: yieldRate, compounding: 'us-treasury' });

describe('BND-4 examples of 31 CFR part 356, appendix B', () => {
  test('a regular first period: 8 3/4 % bond of 2020', () => {
    const terms = { coupon: 0.0875, issueDate: '1990-05-15', maturityDate: '2020-05-15' };
    expect(treasury(terms, '1990-05-15', 0.0884).cleanPrice).toBeCloseTo(99.057893, 6);
  });

  test('a short first period: 8 1/2 % note of 1992', () => {
    const terms = {
      coupon: 0.085,
      issueDate: '1990-04-02',
      firstCouponDate: '1990-09-30',
      maturityDate: '1992-03-31',
    };
    expect(treasury(terms, '1990-04-02', 0.0859).cleanPrice).toBeCloseTo(99.838183, 6);
  });

  test('a long first period: 8 1/2 % note of 1995', () => {
    const terms = {
      coupon: 0.085,
      issueDate: '1990-03-01',
      firstCouponDate: '1990-11-15',
      maturityDate: '1995-05-15',
    };
    expect(treasury(terms, '1990-03-01', 0.0853).cleanPrice).toBeCloseTo(99.805118, 6);
  });

  test('a strip is a zero bond in half-years, with simple interest in the broken one', () => {
    const terms = { coupon: 0, frequency: 0, maturityDate: '2030-11-15' };
    const result = treasury(terms, '2026-11-15', 0.04);
    expect(result.cleanPrice).toBeCloseTo(100 / 1.02 ** 8, 10);
    expect(result.cashFlows).toHaveLength(1);
    const broken = treasury(terms, '2030-08-15', 0.04).cleanPrice;
    expect(broken).toBeCloseTo(100 / (1 + (0.02 * 92) / 184), 10);
  });

  test('bills: the price from a discount, and the rate of one longer than half a year', () => {
    expect(billPriceFromDiscount(0.0761, 90)).toBeCloseTo(98.0975, 9);
    const [issue, maturity] = [parseDay('1990-06-07')!, parseDay('1991-06-06')!];
    expect(billInvestmentRate(92.265, issue, maturity)).toBeCloseTo(0.08237, 5);
  });
});

/** Examples from Microsoft's documentation of its functions. */
describe('BND-4 examples of Excel’s documentation', () => {
  const excel = { timing: 'periods' as const };

  test('PRICE and YIELD', () => {
    const terms = { ...excel, coupon: 0.0575, dayCount: '30/360', maturityDate: '2017-11-15' };
    const { cleanPrice } = calculate(terms, { settlementDate: '2008-02-15', yield: 0.065 });
    expect(cleanPrice).toBeCloseTo(94.63436162, 8);
    const shorter = { ...terms, maturityDate: '2016-11-15' };
    const result = calculate(shorter, { settlementDate: '2008-02-15', price: 95.04287 });
    expect(result.yield).toBeCloseTo(0.065, 7);
  });

  test('DURATION', () => {
    const terms = { ...excel, coupon: 0.08, maturityDate: '2048-01-01' };
    const result = calculate(terms, { settlementDate: '2018-07-01', yield: 0.09 });
    expect(result.macaulayDuration).toBeCloseTo(10.9191453, 7);
  });

  test('ODDFPRICE: a short first period', () => {
    const terms = {
      ...excel,
      coupon: 0.0785,
      issueDate: '2008-10-15',
      firstCouponDate: '2009-03-01',
      maturityDate: '2021-03-01',
    };
    const result = calculate(terms, { settlementDate: '2008-11-11', yield: 0.0625 });
    expect(result.cleanPrice).toBeCloseTo(113.5977175, 7);
  });

  test('ODDLPRICE: an odd last period', () => {
    const terms = {
      ...excel,
      coupon: 0.0375,
      dayCount: '30/360',
      issueDate: '2007-10-15',
      lastRegularCouponDate: '2007-10-15',
      maturityDate: '2008-06-15',
    };
    const request = { settlementDate: '2008-02-07', yield: 0.0405, compounding: 'simple' };
    expect(calculate(terms, request).cleanPrice).toBeCloseTo(99.87828601, 8);
  });
});

const atMaturity = (issueDate: string, maturityDate: string, coupon: number) => ({
  coupon,
  frequency: 0,
  dayCount: '30/360',
  issueDate,
  maturityDate,
});

/**
 * Interest at maturity with 30/360 US, where the days from issue to settlement and from settlement
 * to maturity don't have to add up. The rows are Excel results recorded by the
 * ExcelFinancialFunctions project (`pricemat.test`, `yieldmat.test`).
 */
describe('BND-4 Excel’s PRICEMAT and YIELDMAT', () => {
  test('the examples of Microsoft’s documentation', () => {
    const priced = calculate(atMaturity('2007-11-11', '2008-04-13', 0.061), {
      settlementDate: '2008-02-15',
      yield: 0.061,
      compounding: 'simple',
    });
    expect(priced.cleanPrice).toBeCloseTo(99.98449888, 8);
    const yielding = calculate(atMaturity('2007-11-08', '2008-11-03', 0.0625), {
      settlementDate: '2008-03-15',
      price: 100.0123,
      compounding: 'simple',
    });
    expect(yielding.yield).toBeCloseTo(0.060954333, 8);
  });

  test.each([
    ['1990-03-04', '2000-02-28', 0.07, 0.03, 116.616714145],
    ['1990-03-04', '2000-02-28', 0.1, 0.1, 85.42199587416],
    ['1990-03-04', '1995-11-30', 0.07, 0.1, 90.87946491024],
    ['1990-03-04', '2010-06-30', 0.1, 0.1, 76.18547541671],
    ['1990-03-04', '2008-02-29', 0.1, 0.03, 158.1667349008],
  ])('from %s to %s at %d, yield %d', (issued, matures, coupon, rate, price) => {
    const at = { settlementDate: '1993-12-31', compounding: 'simple' };
    const bond = atMaturity(issued, matures, coupon);
    expect(calculate(bond, { ...at, yield: rate }).cleanPrice).toBeCloseTo(price, 9);
    expect(calculate(bond, { ...at, price }).yield).toBeCloseTo(rate, 11);
  });
});

/** DMO, “Formulae for calculating gilt prices from yields”, section 3: (days − period)/period. */
test('BND-1 a gilt trading ex-dividend has negative accrued interest', () => {
  const terms = {
    coupon: 0.08,
    issueDate: '2000-06-07',
    maturityDate: '2030-06-07',
    exCoupon: { days: 7, unit: 'business' as const },
  };
  const before = calculate(terms, { settlementDate: '2025-11-26', yield: 0.05 });
  const after = calculate(terms, { settlementDate: '2025-11-27', yield: 0.05 });
  expect(before.isExCoupon).toBe(false);
  expect(before.accruedInterest).toBeCloseTo((4 * 172) / 183, 12);
  expect(after.isExCoupon).toBe(true);
  expect(after.accruedInterest).toBeCloseTo((-4 * 10) / 183, 12);
  expect(after.cashFlows[0]?.date).toBe('2026-06-07');
});
