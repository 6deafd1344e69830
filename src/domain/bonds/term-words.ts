export const COUPON_TYPES = ['fixed', 'zero', 'floating'] as const;
export type CouponType = (typeof COUPON_TYPES)[number];

/** The ranking of an issuer's creditors. */
export const SENIORITIES = [
  'secured',
  'senior',
  'senior_non_preferred',
  'subordinated',
  'hybrid',
] as const;
export type Seniority = (typeof SENIORITIES)[number];

/** The kinds of workout. The database stores the position of each in this list. */
export const WORKOUT_KINDS = ['maturity', 'call', 'put', 'perpetual'] as const;
export type WorkoutKind = (typeof WORKOUT_KINDS)[number];
