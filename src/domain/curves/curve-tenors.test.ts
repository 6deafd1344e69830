import { describe, expect, test } from 'vitest';
import { curveRate, drawnTimes, TENORS, tenorsWithin, usualFrequency } from './curve-tenors.ts';
import { parYield } from './par-yield.ts';
import { discountFactor, parRate, zeroRate, type SvenssonCurve } from './svensson.ts';

const CURVE: SvenssonCurve = {
  beta0: 0.045,
  beta1: -0.02,
  beta2: -0.03,
  beta3: 0.04,
  tau1: 1.6,
  tau2: 7,
};

describe('CRV-1 the par rate at any time', () => {
  test('CRV-1 for whole periods is the coupon of a bond that costs 100', () => {
    for (const frequency of [1, 2, 4]) {
      for (const years of [1, 2, 10, 30]) {
        expect(parYield(CURVE, years, frequency)).toBeCloseTo(parRate(CURVE, years, frequency), 14);
      }
    }
  });

  test('CRV-1 doesn’t jump where a period begins', () => {
    for (const years of [0.5, 1, 2, 7.5, 29]) {
      for (const frequency of [1, 2]) {
        const [before, after] = [years - 1e-7, years + 1e-7].map((each) =>
          parYield(CURVE, each, frequency),
        );
        expect(Math.abs(before! - after!)).toBeLessThan(1e-7);
      }
    }
  });

  test('CRV-1 of a bill is its simple interest, corrected for the coupon of the whole period', () => {
    // 1 + c/2 at the end costs 1 + c/2·(1 − w) now: c·(0.5·D − 0.5·(1 − w)) = 1 − D, with w = 0.5.
    const factor = discountFactor(CURVE, 0.25);
    expect(parYield(CURVE, 0.25, 2)).toBeCloseTo((1 - factor) / (0.5 * factor - 0.25), 14);
  });

  test('CRV-1 on a flat curve equals its level, in its compounding', () => {
    const level = { ...CURVE, beta0: 0.03, beta1: 0, beta2: 0, beta3: 0 };
    for (const years of [1, 4.5, 30]) {
      expect(parYield(level, years, 2)).toBeCloseTo(2 * Math.expm1(0.015), 6);
    }
  });
});

test('CRV-1 tenors end with the longest bond', () => {
  expect(tenorsWithin(9.6).at(-1)).toBe('10Y');
  expect(tenorsWithin(29.4).at(-1)).toBe('30Y');
  expect(tenorsWithin(25).at(-1)).toBe('20Y');
  expect(tenorsWithin(0.1)).toEqual([]);
  expect(tenorsWithin(null).at(-1)).toBe('30Y');
});

test('CRV-1 a drawn line has a point on every tenor', () => {
  const times = drawnTimes(29.4);
  expect(Object.values(TENORS).filter((years) => !times.includes(years))).toEqual([]);
  expect(times.length).toBeLessThan(120);
  expect(drawnTimes(0.1)).toEqual([]);
});

test('CRV-1 zero rates are continuous, par rates as the bonds of the country pay', () => {
  expect(curveRate(CURVE, 10, { kind: 'zero', country: 'US' })).toBe(zeroRate(CURVE, 10));
  expect(usualFrequency('US')).toBe(2);
  expect(usualFrequency('DE')).toBe(1);
  const [american, german] = ['US', 'DE'].map((country) =>
    curveRate(CURVE, 10, { kind: 'par', country }),
  );
  expect((1 + american! / 2) ** 2 - 1).toBeCloseTo(german!, 3);
});
