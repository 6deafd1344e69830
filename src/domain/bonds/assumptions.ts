/** What a figure assumes where the terms don't say what will be paid, or when. */
export const ASSUMPTIONS = [
  'index-unchanged',
  'coupon-not-fixed',
  'cap-floor-intrinsic',
  'no-further-inflation',
  'paid-for-ever',
  /** Payments depend on holidays that aren't published yet. */
  'calendar-by-rule',
] as const;
export type Assumption = (typeof ASSUMPTIONS)[number];

/** For figures to a workout date: it is so close that an annual rate means little. */
export const FIGURE_ASSUMPTIONS = [...ASSUMPTIONS, 'short-workout'] as const;

/**
 * A calculation also reports when the index ratio is that of another day, and when settlement has
 * no index ratio and therefore no cash amounts.
 */
export const CALCULATION_ASSUMPTIONS = [
  ...FIGURE_ASSUMPTIONS,
  'index-ratio-stored',
  'index-ratio-unknown',
] as const;
export type CalculationAssumption = (typeof CALCULATION_ASSUMPTIONS)[number];
