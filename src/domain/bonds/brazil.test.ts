import { expect, test } from 'vitest';
import { joinCalendars } from '../time/calendars/joined-calendar.ts';
import { calendarDay, parseDay } from '../time/day.ts';
import { countBusinessDays } from './business-days.ts';
import { calculateBond } from './calculate-bond.ts';

const BRAZIL = joinCalendars(['BR']);

/** The example in ANBIMA's methodology: the NTN-F of 1 January 2014 at 13.66 %. */
const SETTLEMENT = '2008-05-21';
const YIELD = 0.1366;
const DAYS = [28, 159, 281, 409, 532, 660, 784, 911, 1036, 1162, 1285, 1415];
const PRICE_OF_1000 = 903.075616645;

const TERMS = {
  coupon: 0.1,
  frequency: 2,
  dayCount: 'ACT/ACT ICMA',
  yieldDayCount: 'BUS/252',
  issueDate: '2004-01-01',
  maturityDate: '2014-01-01',
  businessDayRule: 'following',
  calendar: BRAZIL,
};

function price(terms: object): { dirtyPrice: number; cashFlows: readonly { coupon: number }[] } {
  const { result, refusal } = calculateBond({
    terms: { ...TERMS, ...terms },
    settlementDate: SETTLEMENT,
    yield: YIELD,
    compounding: 'annual',
  });
  if (!result) throw new Error(refusal.sentence);
  return result;
}

test('BND-2 business days of Brazil match the published example', () => {
  const from = parseDay(SETTLEMENT)!;
  const half = Array.from({ length: 12 }, (_, i) =>
    calendarDay(2008 + Math.floor((i + 1) / 2), i % 2 === 0 ? 7 : 1, 1),
  );
  expect(half.map((day) => countBusinessDays(BRAZIL, from, day))).toEqual(DAYS);
});

test('BND-2 an NTN-F costs what ANBIMA publishes: coupons compound, time is BUS/252', () => {
  const { dirtyPrice, cashFlows } = price({ compoundsCoupon: true });
  expect(cashFlows[0]?.coupon).toBeCloseTo(100 * (Math.sqrt(1.1) - 1), 12);
  // ANBIMA rounds a coupon of 1000 to 48.80885.
  expect(dirtyPrice * 10).toBeCloseTo(PRICE_OF_1000, 4);
});

test('BND-2 the same with its rounded coupons, to six decimals', () => {
  const schedule = DAYS.map((_, i) => {
    const year = 2008 + Math.floor((i + 1) / 2);
    const date = `${year}-${i % 2 === 0 ? '07' : '01'}-01`;
    return { date, coupon: 4.880885, principal: i === 11 ? 100 : 0 };
  });
  expect(price({ schedule }).dirtyPrice * 10).toBeCloseTo(PRICE_OF_1000, 6);
});

test('BND-1 interest that compounds also accrues that way', () => {
  const { result } = calculateBond({
    terms: { ...TERMS, compoundsCoupon: true, accrualDayCount: 'BUS/252' },
    settlementDate: SETTLEMENT,
    yield: YIELD,
    compounding: 'annual',
  });
  const passed = countBusinessDays(BRAZIL, parseDay('2008-01-01')!, parseDay(SETTLEMENT)!);
  expect(result?.accruedInterest).toBeCloseTo(100 * (1.1 ** (passed / 252) - 1), 10);
});
