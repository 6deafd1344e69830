import type { DayCount } from './day-count.ts';

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

/** Day counts of stored bonds; calculations support more. */
export const STORED_DAY_COUNTS = [
  'ACT/ACT ICMA',
  'ACT/ACT ISDA',
  '30/360',
  '30E/360',
  'ACT/360',
  'ACT/365',
] as const satisfies readonly DayCount[];
export type StoredDayCount = (typeof STORED_DAY_COUNTS)[number];

/** The kinds of workout. The database stores the position of each in this list. */
export const WORKOUT_KINDS = ['maturity', 'call', 'put', 'perpetual'] as const;
export type WorkoutKind = (typeof WORKOUT_KINDS)[number];
