import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDay } from '../time/day.ts';
import { FREQUENCIES, type BondTerms } from './bond-terms.ts';
import { findRemainingFlows } from './cash-flows.ts';
import { COMPOUNDINGS, readCompounding } from './compounding.ts';
import { DAY_COUNTS } from './day-count.ts';
import { measureAtPrice, measureAtYield, prepareBond } from './measure-bond.ts';

const RUNS = { numRuns: 400 };
const FIRST_DAY = calendarDay(1990, 1, 1);

/** Bonds with terms of 1 day to 40 years, settled on any day of their life. */
const anyBond = fc
  .record({
    coupon: fc.double({ min: 0, max: 0.25, noNaN: true }),
    frequency: fc.constantFrom(...FREQUENCIES),
    dayCount: fc.constantFrom(...DAY_COUNTS),
    accrualDayCount: fc.option(fc.constantFrom(...DAY_COUNTS), { nil: undefined }),
    timing: fc.constantFrom('day-count' as const, 'periods' as const),
    issueDay: fc.integer({ min: FIRST_DAY, max: FIRST_DAY + 15_000 }),
    lifeDays: fc.integer({ min: 2, max: 14_600 }),
    passed: fc.double({ min: 0, max: 0.999, noNaN: true }),
    redemption: fc.double({ min: 50, max: 150, noNaN: true }),
    exDays: fc.integer({ min: 0, max: 10 }),
  })
  .map(({ lifeDays, passed, exDays, ...rest }) => {
    const exCoupon = { days: exDays, unit: 'calendar' as const };
    const terms: BondTerms = { ...rest, maturityDay: rest.issueDay + lifeDays, exCoupon };
    return { terms, settlement: rest.issueDay + Math.floor(passed * (lifeDays - 1)) };
  });
const anyCompounding = fc.constantFrom(undefined, ...COMPOUNDINGS);

test('BND-3 price → yield → price, for any bond and convention', () => {
  const anyYield = fc.double({ min: -0.02, max: 0.6, noNaN: true });
  fc.assert(
    fc.property(anyBond, anyCompounding, anyYield, ({ terms, settlement }, name, rate) => {
      const bond = prepareBond(terms, settlement, readCompounding(name, terms.frequency));
      // Over a weekend BUS/252 counts zero days, so the yield has no effect on the price.
      fc.pre((bond.timed.times.at(-1) ?? 0) > 0);
      const { cleanPrice, dirtyPrice } = measureAtYield(bond, rate);
      const back = measureAtPrice(bond, cleanPrice);
      expect(back).toBeDefined();
      const again = measureAtYield(bond, back!.yieldRate);
      expect(Math.abs(again.dirtyPrice - dirtyPrice)).toBeLessThan(1e-9 * dirtyPrice);
    }),
    RUNS,
  );
});

test('BND-3 a higher yield means a lower price; durations match the slope of the price', () => {
  const anyYield = fc.double({ min: 0, max: 0.5, noNaN: true });
  fc.assert(
    fc.property(anyBond, anyCompounding, anyYield, ({ terms, settlement }, name, rate) => {
      const bond = prepareBond(terms, settlement, readCompounding(name, terms.frequency));
      // Over a weekend BUS/252 counts zero days, so the yield has no effect on the price.
      fc.pre((bond.timed.times.at(-1) ?? 0) > 0);
      const [at, up, down] = [0, 1e-5, -1e-5].map((step) => measureAtYield(bond, rate + step));
      expect(up!.dirtyPrice).toBeLessThan(down!.dirtyPrice);
      const slope = (down!.dirtyPrice - up!.dirtyPrice) / (2e-5 * at!.dirtyPrice);
      expect(Math.abs(slope - at!.modifiedDuration)).toBeLessThan(1e-5 * (1 + slope));
      expect(at!.convexity).toBeGreaterThan(0);
    }),
    RUNS,
  );
});

test('BND-1 on a coupon day nothing has accrued, and one day before nearly the whole coupon', () => {
  fc.assert(
    fc.property(anyBond, ({ terms, settlement }) => {
      const plain = { ...terms, accrualDayCount: undefined, exCoupon: undefined };
      const [running] = findRemainingFlows(plain, settlement).schedule.periods;
      if (!running || running.end >= terms.maturityDay! || terms.frequency === 0) return;
      expect(findRemainingFlows(plain, running.end).accruedInterest).toBe(0);
      const { accruedInterest, flows } = findRemainingFlows(plain, running.end - 1);
      expect(accruedInterest).toBeLessThanOrEqual(flows[0]!.coupon * (1 + 1e-9) + 1e-12);
    }),
    RUNS,
  );
});

test('BND-1 repayments add up to the redemption, and present values to the dirty price', () => {
  fc.assert(
    fc.property(anyBond, ({ terms, settlement }) => {
      const { flows } = findRemainingFlows(terms, settlement);
      const repaid = flows.reduce((sum, { principal }) => sum + principal, 0);
      expect(repaid).toBeCloseTo(terms.redemption!, 9);
      const bond = prepareBond(terms, settlement, readCompounding(undefined, terms.frequency));
      const total = flows.reduce((sum, { coupon, principal }) => sum + coupon + principal, 0);
      expect(measureAtYield(bond, 0).dirtyPrice).toBeCloseTo(total, 9);
    }),
    RUNS,
  );
});
