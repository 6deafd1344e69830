/**
 * Svensson's curve (1994): instantaneous forward rates
 * β0 + β1·e^(−t/τ1) + β2·(t/τ1)·e^(−t/τ1) + β3·(t/τ2)·e^(−t/τ2).
 * Rates are continuously compounded, in the unit of the betas; times in years.
 */
export interface SvenssonCurve {
  readonly beta0: number;
  readonly beta1: number;
  readonly beta2: number;
  readonly beta3: number;
  readonly tau1: number;
  /** 0 or less: no second hump, a Nelson–Siegel curve. */
  readonly tau2: number;
}

/** The weights of β1 to β3 in the zero rate of a time. */
function zeroLoadings(time: number, tau1: number, tau2: number): [number, number, number] {
  if (time <= 0) return [1, 0, 0];
  const decay1 = Math.exp(-time / tau1);
  const slope = -Math.expm1(-time / tau1) / (time / tau1);
  const hump1 = slope - decay1;
  if (!(tau2 > 0)) return [slope, hump1, 0];
  const hump2 = -Math.expm1(-time / tau2) / (time / tau2) - Math.exp(-time / tau2);
  return [slope, hump1, hump2];
}

export function zeroRate(curve: SvenssonCurve, time: number): number {
  const [slope, hump1, hump2] = zeroLoadings(time, curve.tau1, curve.tau2);
  return curve.beta0 + curve.beta1 * slope + curve.beta2 * hump1 + curve.beta3 * hump2;
}

/** The instantaneous forward rate `time` years ahead. */
export function forwardRate(curve: SvenssonCurve, time: number): number {
  const { beta0, beta1, beta2, beta3, tau1, tau2 } = curve;
  const x1 = time / tau1;
  const hump2 = tau2 > 0 ? beta3 * (time / tau2) * Math.exp(-time / tau2) : 0;
  return beta0 + (beta1 + beta2 * x1) * Math.exp(-x1) + hump2;
}

/** The present value of 1 at a time. `unit` is 100 if the betas are in percent. */
export function discountFactor(curve: SvenssonCurve, time: number, unit: number = 1): number {
  return Math.exp((-zeroRate(curve, time) / unit) * time);
}

/** The coupon at which a bond of whole periods costs 100, compounded at its frequency. */
export function parRate(
  curve: SvenssonCurve,
  years: number,
  frequency: number,
  unit: number = 1,
): number {
  const periods = Math.round(years * frequency);
  let annuity = 0;
  for (let i = 1; i <= periods; i += 1) annuity += discountFactor(curve, i / frequency, unit);
  return (unit * frequency * (1 - discountFactor(curve, periods / frequency, unit))) / annuity;
}
