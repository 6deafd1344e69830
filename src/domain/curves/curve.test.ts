import { describe, expect, test } from 'vitest';
import { fitCurve } from './fit-curve.ts';
import type { FittedBond } from './fit-problem.ts';
import { gSpread, zSpread, type SpreadRequest } from './spread.ts';
import { discountFactor, forwardRate, parRate, zeroRate, type SvenssonCurve } from './svensson.ts';

const CURVE: SvenssonCurve = {
  beta0: 0.045,
  beta1: -0.02,
  beta2: -0.03,
  beta3: 0.04,
  tau1: 1.6,
  tau2: 7,
};

function bondOnCurve(years: number, coupon: number, curve = CURVE): FittedBond {
  const payments = Math.ceil(years * 2);
  const times = Float64Array.from({ length: payments }, (_, k) => years - (payments - 1 - k) / 2);
  const amounts = Float64Array.from({ length: payments }, (_, k) =>
    k === payments - 1 ? 100 + coupon / 2 : coupon / 2,
  );
  let price = 0;
  let priceTime = 0;
  for (const [i, time] of times.entries()) {
    const value = amounts[i]! * discountFactor(curve, time);
    price += value;
    priceTime += value * time;
  }
  return { times, amounts, dirtyPrice: price, modifiedDuration: priceTime / price };
}

describe('CRV-3 rates of a curve', () => {
  test('begin at β0 + β1 and end at β0', () => {
    expect(zeroRate(CURVE, 0)).toBeCloseTo(0.025, 12);
    expect(forwardRate(CURVE, 0)).toBeCloseTo(0.025, 12);
    expect(forwardRate(CURVE, 1000)).toBeCloseTo(0.045, 12);
  });

  test('zero rates are the average of forward rates', () => {
    const steps = 20_000;
    let sum = 0;
    for (let i = 0; i < steps; i += 1) sum += forwardRate(CURVE, ((i + 0.5) * 10) / steps);
    expect(sum / steps).toBeCloseTo(zeroRate(CURVE, 10), 9);
  });

  test('a bond with the par rate costs 100', () => {
    expect(bondOnCurve(10, parRate(CURVE, 10, 2) * 100).dirtyPrice).toBeCloseTo(100, 10);
  });

  test('without a second tau it is a Nelson–Siegel curve', () => {
    const oneHump = { ...CURVE, beta3: 0 };
    for (const time of [0.25, 2, 30]) {
      const rate = zeroRate({ ...CURVE, tau2: -999.99 }, time);
      expect(rate).toBeCloseTo(zeroRate(oneHump, time), 15);
    }
  });
});

describe('a curve fitted to bonds', () => {
  test('is the one that priced them', () => {
    const bonds = Array.from({ length: 60 }, (_, n) => bondOnCurve(0.4 + n / 2, 1 + (n % 7)));
    const fit = fitCurve(bonds)!;
    expect(fit.error).toBeLessThan(1e-6);
    for (const time of [0.5, 1, 3, 7, 15, 29]) {
      expect(Math.abs(zeroRate(fit.curve, time) - zeroRate(CURVE, time))).toBeLessThan(5e-6);
    }
  });

  test('has one hump with few bonds, and none with three', () => {
    const bonds = [0.5, 2, 5, 10, 20].map((years) => bondOnCurve(years, 4));
    expect(fitCurve(bonds)!.curve.tau2).toBe(0);
    expect(fitCurve(bonds)!.error).toBeLessThan(2e-3);
    expect(fitCurve(bonds.slice(0, 3))).toBeUndefined();
  });

  test('doesn’t fail on identical bonds', () => {
    const bonds = Array.from({ length: 10 }, () => bondOnCurve(5, 4));
    const fit = fitCurve(bonds);
    expect(Number.isFinite(fit?.error ?? 0)).toBe(true);
  });
});

describe('spreads name curve, day count and compounding', () => {
  const bond = bondOnCurve(8, 5);
  const request: SpreadRequest = {
    curve: { name: 'UST 2026-11-16', rates: CURVE },
    flows: { ...bond, simpleStart: 0, endlessCoupon: 0, periodsPerYear: 2 },
    dayCount: 'ACT/365',
    compounding: 'semiannual',
    dirtyPrice: bond.dirtyPrice,
  };
  const higher = { ...CURVE, beta0: CURVE.beta0 + 0.0125 };
  const cheap = { ...request, dirtyPrice: bondOnCurve(8, 5, higher).dirtyPrice };

  test('are 0 on the curve', () => {
    const named = { curve: 'UST 2026-11-16', dayCount: 'ACT/365', compounding: 'semiannual' };
    expect(zSpread(request)).toMatchObject({ kind: 'z-spread', ...named });
    expect(gSpread(request)).toMatchObject({ kind: 'g-spread', ...named });
    expect(zSpread(request)!.spread).toBeCloseTo(0, 10);
    expect(gSpread(request)!.spread).toBeCloseTo(0, 10);
  });

  test('equal the shift that was added to every rate, in their own compounding', () => {
    expect(zSpread({ ...cheap, compounding: 'continuous' })!.spread).toBeCloseTo(0.0125, 9);
    expect(gSpread({ ...cheap, compounding: 'continuous' })!.spread).toBeCloseTo(0.0125, 3);
    expect(zSpread(cheap)!.spread).toBeGreaterThan(0.0125);
    expect(zSpread({ ...request, dirtyPrice: 1e-300 })).toBeUndefined();
  });
});
