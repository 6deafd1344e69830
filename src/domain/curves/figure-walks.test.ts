import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BondWalk } from '../bonds/bond-walk.ts';
import { calculateBond, type WorkoutAnswer } from '../bonds/calculate-bond.ts';
import { DAY_COUNTS } from '../bonds/day-count.ts';
import { readTerms, type TermsInput } from '../bonds/read-terms.ts';
import { calendarDay, formatDay } from '../time/day.ts';
import { gSpread } from './spread.ts';
import { SpreadWalk } from './spread-walk.ts';

const CURVE = { beta0: 0.045, beta1: -0.02, beta2: -0.03, beta3: 0.04, tau1: 1.6, tau2: 7 };
const COMPOUNDINGS = { 0: 'annual', 1: 'annual', 2: 'semiannual', 4: 'quarterly', 12: 'monthly' };
const FIRST_DAY = calendarDay(1996, 1, 1);

/** Any combination of the terms that can be stored. */
const anyTerms = fc
  .record({
    coupon: fc.double({ min: 0, max: 0.12, noNaN: true }),
    frequency: fc.constantFrom(0, 1, 2, 4, 12),
    dayCount: fc.constantFrom(...DAY_COUNTS),
    issueDay: fc.integer({ min: FIRST_DAY, max: FIRST_DAY + 9000 }),
    lifeDays: fc.integer({ min: 60, max: 9000 }),
    firstAfter: fc.option(fc.integer({ min: 20, max: 200 }), { nil: undefined }),
    exDays: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
    parts: fc.option(fc.integer({ min: 2, max: 5 }), { nil: undefined }),
    rights: fc.array(
      fc.record({
        kind: fc.constantFrom('call', 'put'),
        place: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
        price: fc.oneof(
          fc.double({ min: 95, max: 105, noNaN: true }),
          // Including prices that no yield matches.
          fc.double({ min: 20, max: 200, noNaN: true }),
        ),
      }),
      { maxLength: 3 },
    ),
    isMoved: fc.boolean(),
    isFloater: fc.boolean(),
    isPerpetual: fc.boolean(),
    step: fc.option(fc.double({ min: 0.1, max: 0.9, noNaN: true }), { nil: undefined }),
  })
  .map((drawn): TermsInput => {
    const { coupon, frequency, dayCount, issueDay, lifeDays } = drawn;
    const isZero = frequency === 0;
    const isPerpetual = drawn.isPerpetual && !isZero && coupon > 0.005;
    const at = (place: number): string => formatDay(issueDay + Math.round(place * lifeDays));
    const pick = (kind: string) =>
      drawn.rights
        .filter((right) => right.kind === kind)
        .map(({ place, price }) => ({ date: at(place), price }));
    const parts = isZero || isPerpetual ? undefined : drawn.parts;
    return {
      coupon: isZero ? 0 : coupon,
      frequency,
      dayCount,
      issueDate: formatDay(issueDay),
      maturityDate: isPerpetual ? undefined : at(1),
      firstCouponDate:
        drawn.firstAfter !== undefined && !isZero && drawn.firstAfter < lifeDays
          ? formatDay(issueDay + drawn.firstAfter)
          : undefined,
      schedule:
        parts === undefined
          ? undefined
          : Array.from({ length: parts }, (_, i) => ({
              date: at((i + 1) / parts),
              principal: 100 / parts,
            })),
      floating: drawn.isFloater && !isZero ? { indexRate: coupon, spread: 0.01 } : undefined,
      couponSteps:
        drawn.step === undefined ? undefined : [{ from: at(drawn.step), rate: coupon + 0.01 }],
      calls: pick('call').length > 0 ? pick('call') : undefined,
      puts: pick('put').length > 0 ? pick('put') : undefined,
      businessDayRule: drawn.isMoved ? 'following' : undefined,
      exCoupon:
        drawn.exDays === undefined ? undefined : { days: drawn.exDays, unit: 'calendar' as const },
    };
  });

const anyWalk = fc.record({
  terms: anyTerms,
  start: fc.double({ min: -0.01, max: 0.9, noNaN: true }),
  moves: fc.array(
    fc.record({
      days: fc.integer({ min: 1, max: 40 }),
      price: fc.double({ min: -1, max: 1, noNaN: true }),
    }),
    { minLength: 1, maxLength: 25 },
  ),
  flatAfter: fc.option(fc.integer({ min: 1, max: 300 }), { nil: undefined }),
});

test('daily analytics match the calculator on each day', () => {
  let compared = 0;
  fc.assert(
    fc.property(anyWalk, ({ terms, start, moves, flatAfter }) => {
      const exact = readTerms(terms);
      const life = (exact.maturityDay ?? exact.issueDay! + 9000) - exact.issueDay!;
      let day = exact.issueDay! + Math.round(start * life);
      let price = 98;
      const flatFrom = flatAfter === undefined ? null : day + flatAfter;
      const walk = new BondWalk(exact, flatFrom);
      const spreads = new SpreadWalk(walk);
      for (const move of moves) {
        day += move.days;
        price += move.price;
        const settlementDate = formatDay(day);
        const tradesFlat = flatFrom !== null && day >= flatFrom;
        const { result } = calculateBond({
          terms: { ...terms, tradesFlat },
          settlementDate,
          price,
        });
        expect(walk.measure(day, price)).toBe(result !== undefined);
        if (!result) continue;
        compared += 1;
        expect(walk.isFlat).toBe(tradesFlat);
        expectNear(walk.yieldRate, result.yield);
        expectNear(walk.modifiedDuration, result.modifiedDuration);
        expectNear(walk.accruedInterest, result.accruedInterest);
        expectNear(walk.dirtyPrice, result.dirtyPrice);
        if (walk.hasRights) expectSameWorst(walk, result.worst!);
        expectNear(spreads.measure(CURVE), exactSpread(walk, result.discountMargin));
      }
    }),
    { numRuns: 600 },
  );
  expect(compared).toBeGreaterThan(2000);
});

test('a floater has its margin again after a put that was days away', () => {
  const terms: TermsInput = {
    coupon: 0,
    frequency: 2,
    dayCount: 'ACT/ACT ICMA',
    issueDate: '1996-01-01',
    maturityDate: '2004-04-03',
    firstCouponDate: '1996-01-21',
    floating: { indexRate: 0, spread: 0.01 },
    puts: [{ date: '1996-05-31', price: 103.2 }],
    businessDayRule: 'following',
  };
  const walk = new BondWalk(readTerms(terms));
  // The margin to a put in two weeks is so wide that the search for the next one starts far off.
  for (const after of [23, 40, 57, 91, 118, 136, 155, 156]) {
    const day = FIRST_DAY + after;
    const { result } = calculateBond({ terms, settlementDate: formatDay(day), price: 98 });
    expect(walk.measure(day, 98)).toBe(true);
    expectNear(walk.modifiedDuration, result!.modifiedDuration);
    expectNear(walk.discountMargin, result!.discountMargin!);
  }
});

test('a call that only a yield of almost −100 % matches is never the worst', () => {
  const terms: TermsInput = {
    coupon: 0,
    frequency: 0,
    dayCount: 'ACT/ACT ICMA',
    issueDate: '1996-01-01',
    maturityDate: '1997-11-01',
    calls: [{ date: '1996-02-04', price: 20 }],
  };
  const walk = new BondWalk(readTerms(terms));
  for (const after of [1, 2, 3, 4, 5, 10]) {
    const day = FIRST_DAY + after;
    const { result } = calculateBond({ terms, settlementDate: formatDay(day), price: 98 });
    expect(walk.measure(day, 98)).toBe(true);
    expect(result!.worst!.date).toBe('1997-11-01');
    expectSameWorst(walk, result!.worst!);
  }
});

function expectSameWorst(walk: BondWalk, worst: WorkoutAnswer): void {
  const end = walk.worstRight?.day ?? walk.terms.maturityDay;
  expect(end && formatDay(end)).toBe(worst.date);
  expectNear(walk.yieldToWorst, worst.yield);
  expectNear(walk.worstDuration, worst.modifiedDuration);
}

function exactSpread(walk: BondWalk, margin: number | undefined): number {
  if (walk.terms.floating && walk.terms.maturityDay !== undefined) return margin ?? Number.NaN;
  return (
    gSpread({
      curve: { name: 'test', rates: CURVE },
      flows: walk.flows,
      dayCount: walk.terms.dayCount,
      compounding: COMPOUNDINGS[walk.terms.frequency as 0] as 'annual',
      dirtyPrice: walk.dirtyPrice,
    })?.spread ?? Number.NaN
  );
}

function expectNear(value: number, expected: number): void {
  const isNear = Math.abs(value - expected) / Math.max(1, Math.abs(expected)) <= 1e-9;
  const isAbsent = Number.isNaN(value) && Number.isNaN(expected);
  expect(isNear || isAbsent, `${value} instead of ${expected}`).toBe(true);
}
