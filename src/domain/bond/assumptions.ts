/** What a figure takes for granted, where the terms do not say what will be paid, or when. */
export const ASSUMPTIONS = [
  'index-unchanged',
  'coupon-not-fixed',
  'cap-floor-intrinsic',
  'no-further-inflation',
  'paid-for-ever',
  /** Payments depend on holidays that nobody has published yet. */
  'calendar-by-rule',
] as const;
export type Assumption = (typeof ASSUMPTIONS)[number];

/**
 * A calculation also says where the workout is so near that a yearly rate says little, and where the
 * index ratio is one of another day.
 */
export const CALCULATION_ASSUMPTIONS = [
  ...ASSUMPTIONS,
  'short-workout',
  'index-ratio-stored',
] as const;
export type CalculationAssumption = (typeof CALCULATION_ASSUMPTIONS)[number];
