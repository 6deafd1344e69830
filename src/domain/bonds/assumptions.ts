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

/** Of figures to an end: it is so near that a yearly rate says little. */
export const FIGURE_ASSUMPTIONS = [...ASSUMPTIONS, 'short-workout'] as const;

/**
 * A calculation also says where the index ratio is one of another day, and where the settlement has
 * none, so that there are no amounts in money.
 */
export const CALCULATION_ASSUMPTIONS = [
  ...FIGURE_ASSUMPTIONS,
  'index-ratio-stored',
  'index-ratio-unknown',
] as const;
export type CalculationAssumption = (typeof CALCULATION_ASSUMPTIONS)[number];
