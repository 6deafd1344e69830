import { expect, test } from 'vitest';
import { parPoints } from './par-points.ts';
import { parRate, type SvenssonCurve } from './svensson.ts';

const CURVE: SvenssonCurve = {
  beta0: 0.045,
  beta1: -0.03,
  beta2: -0.018,
  beta3: 0.02,
  tau1: 1.6,
  tau2: 7,
};

test.each([1, 2, 4])(
  'CRV-1 the line of a map has no corners, with %i coupons a year',
  (frequency) => {
    const points = parPoints(CURVE, 30, frequency);
    expect(points.length).toBeGreaterThanOrEqual(60);
    // As on a map of 900 by 500 px that shows the whole line.
    const last = points.at(-1)!;
    const rates = points.map((point) => point.yield);
    const [low, high] = [Math.min(...rates), Math.max(...rates)];
    const angles = points.slice(1).map((point, i) => {
      const before = points[i]!;
      const across = ((point.duration - before.duration) / last.duration) * 900;
      expect(across).toBeGreaterThan(0);
      return Math.atan2(((point.yield - before.yield) / (high - low)) * 500, across);
    });
    const turns = angles.slice(1).map((angle, i) => Math.abs(angle - angles[i]!));
    expect(Math.max(...turns)).toBeLessThan((12 * Math.PI) / 180);
    expect(last.yield).toBeCloseTo(100 * parRate(CURVE, 30, frequency), 9);
  },
);
