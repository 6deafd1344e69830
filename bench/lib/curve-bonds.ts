import type { FittedBond } from '../../src/domain/curves/fit-problem.ts';
import { zeroRate, type SvenssonCurve } from '../../src/domain/curves/svensson.ts';

const CURVE: SvenssonCurve = {
  beta0: 0.045,
  beta1: -0.02,
  beta2: -0.03,
  beta3: 0.04,
  tau1: 1.6,
  tau2: 7,
};

/** Semiannual bonds of up to 30 years around a curve, each off it by about a basis point. */
export function curveBonds(count: number): FittedBond[] {
  return Array.from({ length: count }, (_bond, n) => {
    const years = 0.3 + (29.5 * n) / count;
    const payments = Math.ceil(years * 2);
    const coupon = 1 + ((n * 0.618_033_988_7) % 1) * 2;
    const times = Float64Array.from({ length: payments }, (_, k) => years - (payments - 1 - k) / 2);
    const amounts = Float64Array.from({ length: payments }, (_, k) =>
      k === payments - 1 ? coupon + 100 : coupon,
    );
    let price = 0;
    let priceTime = 0;
    for (const [k, time] of times.entries()) {
      const value = amounts[k]! * Math.exp(-zeroRate(CURVE, time) * time);
      price += value;
      priceTime += value * time;
    }
    const noise = 1 + (((n * 0.754_877_666) % 1) - 0.5) * 2e-4;
    return { times, amounts, dirtyPrice: price * noise, modifiedDuration: priceTime / price };
  });
}
