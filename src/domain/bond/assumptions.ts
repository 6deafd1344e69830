/** What a figure takes for granted, where the terms do not say what will be paid. */
export const ASSUMPTIONS = [
  'index-unchanged',
  'coupon-not-fixed',
  'cap-floor-intrinsic',
  'no-further-inflation',
  'paid-for-ever',
] as const;
export type Assumption = (typeof ASSUMPTIONS)[number];

/** A calculation also says where payments depend on holidays that nobody has published yet. */
export const CALCULATION_ASSUMPTIONS = [...ASSUMPTIONS, 'calendar-by-rule'] as const;
export type CalculationAssumption = (typeof CALCULATION_ASSUMPTIONS)[number];
