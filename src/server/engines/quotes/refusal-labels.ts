import type { RefusalReason } from '../../../domain/bonds/bond-refusal.ts';
import type { LabelKey } from '../../../labels/label-keys.ts';

/** The labels that explain why a calculation is impossible. */
export const REFUSAL_LABELS: Readonly<Record<RefusalReason, LabelKey>> = {
  missing: 'bond_refused_missing',
  'not-a-day': 'bond_refused_not_a_day',
  'not-a-number': 'bond_refused_not_a_number',
  'not-allowed': 'bond_refused_not_allowed',
  'not-positive': 'bond_refused_not_positive',
  negative: 'bond_refused_negative',
  'too-low': 'bond_refused_too_low',
  'too-high': 'bond_refused_too_high',
  'too-many': 'bond_refused_too_many',
  'below-floor': 'bond_refused_below_floor',
  'before-issue': 'bond_refused_before_issue',
  'not-after-settlement': 'bond_refused_not_after_settlement',
  'wrong-order': 'bond_refused_wrong_order',
  'wrong-sum': 'bond_refused_wrong_sum',
  'both-given': 'bond_refused_both_given',
  'neither-given': 'bond_refused_neither_given',
  'no-yield': 'bond_refused_no_yield',
  'not-a-share': 'kind_refused_recovery',
  'not-months': 'kind_refused_months',
  'over-a-year': 'kind_refused_over_a_year',
  'no-workout': 'bond_refused_no_workout',
  'in-default': 'bond_refused_in_default',
  'nothing-left': 'bond_refused_nothing_left',
  'unknown-calendar': 'bond_refused_unknown_calendar',
};
