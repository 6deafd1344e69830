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
