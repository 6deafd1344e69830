/** What a figure takes for granted, where the terms do not say what will be paid. */
export const ASSUMPTIONS = [
  'index-unchanged',
  'coupon-not-fixed',
  'cap-floor-intrinsic',
  'no-further-inflation',
  'paid-for-ever',
] as const;
export type Assumption = (typeof ASSUMPTIONS)[number];
