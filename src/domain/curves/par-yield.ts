import { discountFactor, type SvenssonCurve } from './svensson.ts';

/**
 * The coupon at which a bond that is repaid after this many years, in whole periods or not, costs
 * 100 plus the interest accrued since its last coupon. For whole periods it equals `parRate`; below
 * one period it is the simple interest for that time, as for bills.
 */
export function parYield(curve: SvenssonCurve, years: number, frequency: number): number {
  const periods = Math.max(1, Math.ceil(years * frequency - 1e-9));
  let annuity = 0;
  for (let i = 0; i < periods; i += 1) annuity += discountFactor(curve, years - i / frequency);
  const accruedShare = periods - years * frequency;
  return (frequency * (1 - discountFactor(curve, years))) / (annuity - accruedShare);
}
