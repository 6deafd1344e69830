import { expect, test } from 'vitest';
import { continueCurve } from './continue-curve.ts';
import { fitCurve } from './fit-curve.ts';
import type { CurveFit, FittedBond } from './fit-problem.ts';
import { discountFactor, zeroRate, type SvenssonCurve } from './svensson.ts';

const MATURITIES = [0.6, 1.1, 1.9, 2.8, 3.9, 5.2, 6.4, 7.7, 9.1, 9.9, 12.3, 15.5, 19.8, 24.6, 29.4];
/** As a yield: a basis point of noise in each price. */
const NOISE = 1e-4;

/** A market that moves by a few basis points a day. */
function marketOn(day: number): SvenssonCurve {
  return {
    beta0: 0.04 + 0.006 * Math.sin(day / 40),
    beta1: -0.02 + 0.012 * Math.sin(day / 55),
    beta2: -0.01 + 0.015 * Math.cos(day / 35),
    beta3: 0.01 * Math.sin(day / 70),
    tau1: 1.8,
    tau2: 8,
  };
}

function bondOn(day: number, n: number): FittedBond {
  const curve = marketOn(day);
  const years = MATURITIES[n]! - day / 365;
  const coupon = 1 + (n % 5);
  const count = Math.ceil(years);
  const times = Float64Array.from({ length: count }, (_, i) => years - (count - 1 - i));
  const amounts = times.map((_, i) => (i === count - 1 ? 100 + coupon : coupon));
  let [value, valueTime] = [0, 0];
  for (const [i, time] of times.entries()) {
    const present = amounts[i]! * discountFactor(curve, time);
    value += present;
    valueTime += present * time;
  }
  const duration = valueTime / value;
  const miss = NOISE * Math.sin(day * 12.9898 + n * 78.233);
  return { times, amounts, dirtyPrice: value * (1 - duration * miss), modifiedDuration: duration };
}

test('a continued curve is no worse than a newly fitted one, and moves with the market', () => {
  let before: CurveFit | undefined;
  for (let day = 0; day < 150; day += 1) {
    const bonds = MATURITIES.map((_, n) => bondOn(day, n));
    const next = continueCurve(bonds, before, day % 63 === 0)!;
    const anew = day % 10 === 0 ? fitCurve(bonds)!.error : Number.POSITIVE_INFINITY;
    expect(next.error).toBeLessThan(1.25 * anew + 2e-5);
    for (const time of [1, 2, 5, 10, 20, 28]) {
      const error = zeroRate(next.curve, time) - zeroRate(marketOn(day), time);
      expect(Math.abs(error)).toBeLessThan(6 * NOISE);
      const last = before ?? { curve: marketOn(day - 1) };
      const move = zeroRate(next.curve, time) - zeroRate(last.curve, time);
      const market = zeroRate(marketOn(day), time) - zeroRate(marketOn(day - 1), time);
      expect(Math.abs(move - market)).toBeLessThan(6 * NOISE);
    }
    before = next;
  }
});

test('with few bonds it still stays near their yields', () => {
  let before: CurveFit | undefined;
  for (let day = 0; day < 60; day += 1) {
    const bonds = [3, 4, 6, 8].map((n) => bondOn(day, n));
    before = continueCurve(bonds, before, day === 0)!;
    for (const time of [0.25, 1, 5, 15, 30]) {
      const error = zeroRate(before.curve, time) - zeroRate(marketOn(day), time);
      expect(Math.abs(error)).toBeLessThan(0.02);
    }
  }
  expect(continueCurve([], before, false)).toBeUndefined();
});

test('a second hump appears and disappears without a jump', () => {
  const many = MATURITIES.map((_, n) => bondOn(0, n));
  const few = many.slice(0, 9);
  const one = continueCurve(few, undefined, true)!;
  expect(one.curve.tau2).toBe(0);
  const two = continueCurve(many, one, false)!;
  expect(two.curve.tau2).toBeGreaterThan(0);
  expect(two.error).toBeLessThan(2 * NOISE);
  // The second hump needs fewer bonds to stay than to appear.
  expect(continueCurve(few, two, false)!.curve.tau2).toBeGreaterThan(0);
  expect(continueCurve(many.slice(0, 5), two, false)!.curve.tau2).toBe(0);
});
