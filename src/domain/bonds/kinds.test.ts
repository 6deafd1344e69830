import { describe, expect, test } from 'vitest';
import { formatDay, parseDay } from '../time/day.ts';
import { billPriceFromDiscount, billRates, moneyMarketYear } from './bill.ts';
import { calculateBond, type CalculationRequest } from './calculate-bond.ts';
import { claimOnDefault, readRecovery, returnOnRecovery } from './claim.ts';
import { isTermRate, priceAfterMove } from './floater-risk.ts';
import { indexRatio, referenceIndex } from './index-ratio.ts';
import { prepareBond } from './measure-bond.ts';
import { readCompounding } from './compounding.ts';
import { readTerms, type TermsInput } from './read-terms.ts';

function rates(price: number, from: string, to: string) {
  return billRates(price, parseDay(from)!, parseDay(to)!, 360);
}

const FLAT = { beta0: 0.03, beta1: 0, beta2: 0, beta3: 0, tau1: 2, tau2: 0 };

function answer(terms: TermsInput, request: Partial<CalculationRequest> = {}) {
  const { result, refusal } = calculateBond({ terms, settlementDate: '2026-02-10', ...request });
  if (!result) throw new Error(refusal.sentence);
  return result;
}

describe('BND-13 floaters', () => {
  const LONG: TermsInput = {
    coupon: 0.03,
    frequency: 4,
    dayCount: 'ACT/360',
    issueDate: '2017-01-15',
    maturityDate: '2047-01-15',
    floating: {
      indexRate: 0.02,
      spread: 0.01,
      fixings: [{ from: '2026-01-15', rate: 0.03 }],
    },
  };

  test('at its margin the price only moves with rates until the next reset', () => {
    // 15 January to 15 April is 90 days, of which 64 are left; then it is worth 100 again.
    const { floater, ...result } = answer(LONG, { price: 99.97 });
    const years = 64 / 360;
    expect(result.discountMargin).toBeCloseTo(0.01, 3);
    const atPar = answer(LONG, {
      price: (100 * (1 + (0.03 * 90) / 360)) / (1 + 0.03 * years) - 100 * 0.03 * (26 / 360),
    });
    expect(atPar.discountMargin).toBeCloseTo(0.01, 12);
    expect(atPar.floater!.rateDuration).toBeCloseTo(years / (1 + 0.03 * years), 10);
    expect(atPar.modifiedDuration).toBe(atPar.floater!.rateDuration);
    expect(atPar.dv01).toBeCloseTo((atPar.modifiedDuration * atPar.dirtyPrice) / 10_000, 10);
    expect(floater!.spreadDuration).toBeGreaterThan(14);
    expect(floater!.spreadDv01).toBeGreaterThan(0.14);
    expect(result.assumptions).toEqual(['index-unchanged']);
  });

  test('durations match the price change when rates or the margin move', () => {
    const terms = readTerms(LONG);
    const settlement = parseDay('2026-02-10')!;
    const bond = prepareBond(terms, settlement, readCompounding(undefined, 4));
    const price = 92;
    const { discountMargin: margin, floater, dirtyPrice, convexity } = answer(LONG, { price });
    const move = 1e-5;
    const [up, down] = [move, -move].map((by) => priceAfterMove(bond, margin!, by));
    expect((down! - up!) / (2 * move) / dirtyPrice).toBeCloseTo(floater!.rateDuration, 5);
    const far = 1e-3;
    const [wide, low] = [far, -far].map((by) => priceAfterMove(bond, margin!, by));
    expect((wide! + low! - 2 * price) / far ** 2 / dirtyPrice).toBeCloseTo(convexity, 0);
    const [wider, tighter] = [move, -move].map((by) => priceAfterMove(bond, margin! + by, 0));
    expect((tighter! - wider!) / (2 * move) / dirtyPrice).toBeCloseTo(floater!.spreadDuration, 5);
    // Far below par, a rising index helps: the shortfall in the margin is discounted more.
    expect(floater!.rateDuration).toBeLessThan(0);
  });

  test('on a flat curve forward rates give the same margin as the current index', () => {
    // A flat continuous rate of 3 % as a simple 91-day rate on a 360-day basis.
    const index = (Math.expm1((0.03 * 91) / 365.25) * 360) / 91;
    const floating = {
      indexRate: index,
      spread: 0.01,
      fixings: [{ from: '2026-01-15', rate: 0.03 }],
    };
    const { discountMargin, floater } = answer(
      { ...LONG, maturityDate: '2028-01-15', floating },
      { price: 99.5, curve: FLAT },
    );
    expect(floater!.forwardMargin).toBeCloseTo(discountMargin!, 4);
    expect(answer(LONG, { price: 99 }).floater!.forwardMargin).toBeUndefined();
  });

  test('a cap or floor counts at its current value, and is named', () => {
    const floating = { indexRate: 0.05, spread: 0.01, cap: 0.04 };
    const capped = answer({ ...LONG, floating }, { price: 90 });
    expect(capped.assumptions).toEqual([
      'index-unchanged',
      'coupon-not-fixed',
      'cap-floor-intrinsic',
    ]);
    // Its coupons don't follow the index: it moves like a fixed-rate bond.
    expect(capped.floater!.rateDuration).toBeCloseTo(capped.floater!.spreadDuration, 10);
  });

  test('the current reset period, the next one and its fixing', () => {
    expect(answer(LONG, { price: 99, indexName: 'Euribor 3M' }).floater).toMatchObject({
      resetRate: 0.03,
      resetDate: '2026-01-15',
      isFixed: true,
      nextResetDate: '2026-04-15',
      nextFixingDate: '2026-04-13',
    });
    const overnight = answer(LONG, { price: 99, indexName: 'SOFR' }).floater!;
    expect(overnight.nextFixingDate).toBeUndefined();
    const later = answer(LONG, { price: 99, settlementDate: '2026-05-04' });
    expect(later.floater).toMatchObject({ resetDate: '2026-04-15', isFixed: false });
    expect(later.assumptions).toContain('coupon-not-fixed');
    expect(['Euribor 3M', 'TIIE 28D', 'LPR 1Y'].every(isTermRate)).toBe(true);
    expect(['SOFR', 'SONIA', 'CDI'].some(isTermRate)).toBe(false);
  });

  test('without a maturity there is no margin, and rates hardly move it', () => {
    const { maturityDate: _, ...endless } = LONG;
    const result = answer(endless, { price: 100 });
    expect(result.discountMargin).toBeUndefined();
    expect(Math.abs(result.modifiedDuration)).toBeLessThan(0.5);
    expect(result.floater!.spreadDuration).toBeGreaterThan(25);
  });
});

describe('BND-19 bills', () => {
  test('as the US Treasury printed them: 26 weeks, and 52 weeks beyond half a year', () => {
    // CUSIP 912795H38, and the example of 31 CFR 356, appendix B, VI.B.
    const half = rates(99.150667, '2008-04-24', '2008-10-23')!;
    expect((100 * half.discountRate).toFixed(3)).toBe('1.680');
    expect((100 * half.bondEquivalentYield).toFixed(3)).toBe('1.718');
    expect(half).toMatchObject({ days: 182, isCompounded: false });
    const whole = rates(92.265, '1990-06-07', '1991-06-06')!;
    expect((100 * whole.discountRate).toFixed(3)).toBe('7.650');
    expect((100 * whole.bondEquivalentYield).toFixed(3)).toBe('8.237');
    expect(whole).toMatchObject({ days: 364, isCompounded: true });
    expect(billPriceFromDiscount(0.0765, 364).toFixed(6)).toBe('92.265000');
  });

  test('a rate in each convention gives a price with that rate, within and beyond half a year', () => {
    for (const maturityDate of ['2027-04-14', '2027-10-14']) {
      const terms = { coupon: 0, frequency: 0, dayCount: 'ACT/365', maturityDate };
      const given = { settlementDate: '2026-11-17', yield: 0.0325, moneyMarketYear: 365 } as const;
      for (const [quote, read] of [
        ['discount', 'discountRate'],
        ['money_market', 'moneyMarketYield'],
        ['bond_equivalent', 'bondEquivalentYield'],
      ] as const) {
        expect(answer(terms, { ...given, quote }).bill![read]).toBeCloseTo(0.0325, 12);
      }
      expect(answer(terms, { ...given, quote: 'annual' }).yield).toBe(0.0325);
    }
    const zero = { coupon: 0, frequency: 0, dayCount: 'ACT/365', maturityDate: '2028-04-14' };
    const asked = { settlementDate: '2026-11-17', yield: 0.03, quote: 'discount' };
    expect(calculateBond({ terms: zero, ...asked }).refusal).toMatchObject({
      field: 'quote',
      reason: 'over-a-year',
    });
    const bill = { ...zero, maturityDate: '2027-04-14' };
    expect(calculateBond({ terms: bill, ...asked, yield: 3 }).refusal).toMatchObject({
      field: 'yield',
      reason: 'too-high',
    });
    const long = { ...zero, maturityDate: '2027-10-14' };
    for (const quote of ['money_market', 'bond_equivalent']) {
      expect(calculateBond({ terms: long, ...asked, quote, yield: -12 }).refusal).toMatchObject({
        field: 'yield',
        reason: 'too-low',
      });
    }
  });

  test('one price in four conventions', () => {
    const terms = {
      coupon: 0,
      frequency: 0,
      dayCount: 'ACT/365',
      issueDate: '2026-04-14',
      maturityDate: '2027-04-14',
    };
    const { bill, yield: annual } = answer(terms, { price: 99.132, settlementDate: '2026-11-17' });
    const shown = [bill!.discountRate, bill!.moneyMarketYield, bill!.bondEquivalentYield, annual];
    expect(shown.map((rate) => (100 * rate).toFixed(3))).toEqual([
      '2.111',
      '2.130',
      '2.159',
      '2.173',
    ]);
    expect(bill).toMatchObject({ days: 148, dayCount: 'ACT/360' });
    const pounds = { price: 99.132, settlementDate: '2026-11-17', moneyMarketYear: 365 } as const;
    expect(answer(terms, pounds).bill!.dayCount).toBe('ACT/365');
    // With more than a year to maturity nobody quotes simple interest.
    const early = { ...terms, issueDate: '2026-04-13' };
    expect(answer(early, { price: 98, settlementDate: '2026-04-13' }).bill).toBeUndefined();
    expect(answer({ ...terms, calls: [{ date: '2027-01-01', price: 100 }] }, pounds).bill).toBe(
      undefined,
    );
  });

  test('each money market has its own year basis', () => {
    expect(['USD', 'EUR', 'CHF', null].map(moneyMarketYear)).toEqual([360, 360, 360, 360]);
    expect(['GBP', 'JPY', 'AUD'].map(moneyMarketYear)).toEqual([365, 365, 365]);
  });
});

describe('BND-20 inflation-linked bonds', () => {
  /** US CPI-U, not seasonally adjusted. */
  const CPI = new Map([
    ['2008-01', 211.08],
    ['2008-02', 211.693],
    ['2008-04', 214.823],
    ['2008-05', 216.632],
    ['2008-06', 218.815],
  ]);
  const index = (year: number, month: number) =>
    CPI.get(`${year}-${String(month).padStart(2, '0')}`);

  test('the index ratios that the Treasury printed for CUSIP 912828HW3 and 912810PV4', () => {
    const first = referenceIndex(index, parseDay('2008-04-30')!);
    expect(first).toBe(211.67257);
    expect(indexRatio(first!, 211.36607)).toBe(1.00145);
    const second = referenceIndex(index, parseDay('2008-07-31')!);
    expect(second).toBe(216.57365);
    expect(indexRatio(second!, 209.49645)).toBe(1.03378);
  });

  test('before the first reference month there is no ratio', () => {
    expect(referenceIndex(index, parseDay('2008-03-31')!)).toBeUndefined();
    expect(referenceIndex(index, parseDay('2008-05-02')!)).toBeUndefined();
  });

  const LINKER: TermsInput = {
    coupon: 0.005,
    frequency: 1,
    dayCount: 'ACT/ACT ICMA',
    issueDate: '2023-04-15',
    maturityDate: '2033-04-15',
    indexRatio: 1.09412,
  };

  test('real and nominal yield differ by the assumed inflation', () => {
    const { yield: real, linker, indexed, cleanPrice } = answer(LINKER, { price: 97.84 });
    expect(linker).toMatchObject({ indexRatio: 1.09412, inflation: 0.02, isFloorReached: false });
    expect(linker!.nominalYield).toBeCloseTo((1 + real) * 1.02 - 1, 10);
    expect(indexed!.cleanPrice).toBeCloseTo(cleanPrice * 1.09412, 10);
    const twice = answer({ ...LINKER, frequency: 2 }, { price: 97.84, inflation: 0.03 });
    const half = (1 + twice.yield / 2) * Math.sqrt(1.03) - 1;
    expect(twice.linker!.nominalYield).toBeCloseTo(2 * half, 10);
  });

  test('a deflation floor repays the nominal', () => {
    const falling = { price: 97.84, inflation: -0.05 };
    const floored = answer({ ...LINKER, deflationFloor: true }, falling).linker!;
    const bare = answer(LINKER, falling).linker!;
    expect(floored.isFloorReached).toBe(true);
    expect(bare.isFloorReached).toBe(false);
    expect(floored.nominalYield).toBeGreaterThan(bare.nominalYield!);
    const refused = calculateBond({
      terms: LINKER,
      settlementDate: '2026-02-10',
      price: 97,
      inflation: 7,
    });
    expect(refused.refusal).toMatchObject({ field: 'inflation', reason: 'too-high' });
  });
});

describe('BND-15 bonds in default', () => {
  const terms = readTerms({
    coupon: 0.0825,
    frequency: 2,
    dayCount: '30/360',
    issueDate: '2022-09-15',
    maturityDate: '2027-09-15',
  });
  const since = parseDay('2026-04-14')!;

  test('the claim is the nominal, missed coupons and interest until the default', () => {
    // 29 days from 15 March by 30/360.
    const accrued = (8.25 * 29) / 360;
    expect(claimOnDefault(terms, since)!.missed).toEqual([]);
    expect(claimOnDefault(terms, since)!.accrued).toBeCloseTo(accrued, 12);
    const missed = claimOnDefault(terms, since, parseDay('2026-03-15'))!;
    expect(missed.missed.map(({ day, coupon }) => [formatDay(day), coupon])).toEqual([
      ['2026-03-15', 4.125],
    ]);
    expect(missed.claim).toBeCloseTo(104.125 + accrued, 10);
    // It defaulted on the repayment.
    const late = claimOnDefault(terms, parseDay('2027-10-15')!)!;
    expect(late.claim).toBeCloseTo(104.125, 10);
  });

  test('the return of a recovery, including zero; more than the claim is rejected', () => {
    const { total, annual } = returnOnRecovery(31.5, 100, { recovery: 0.4, months: 18 });
    expect((100 * total).toFixed(1)).toBe('27.0');
    expect((100 * annual).toFixed(1)).toBe('17.3');
    expect(returnOnRecovery(31.5, 100, { recovery: 0, months: 18 })).toEqual({
      total: -1,
      annual: -1,
    });
    expect(() => readRecovery({ recovery: 1.2, months: 18 })).toThrow(/whole claim/);
    expect(() => readRecovery({ recovery: 0.4, months: 0 })).toThrow(/whole number/);
  });
});
