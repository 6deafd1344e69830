import type { RefusalReason } from '../../../domain/bonds/bond-refusal.ts';
import type { LabelKey } from '../../../labels/label-keys.ts';

/** What can be wrong with what is typed. Any other reason lies in the terms, as a source gave them. */
export const INPUT_REFUSALS: Readonly<Partial<Record<RefusalReason, LabelKey>>> = {
  'not-a-day': 'bond_refused_not_a_day',
  'not-a-number': 'bond_refused_not_a_number',
  'not-positive': 'bond_refused_not_positive',
  'too-low': 'bond_refused_too_low',
  'too-high': 'bond_refused_too_high',
  'before-issue': 'bond_refused_before_issue',
  'not-after-settlement': 'bond_refused_not_after_settlement',
  'neither-given': 'bond_refused_neither_given',
  'no-yield': 'bond_refused_no_yield',
  'no-workout': 'bond_refused_no_workout',
  // Of a bill in a quote that begins a year before its end.
  'over-a-year': 'kind_refused_over_a_year',
  'nothing-left': 'bond_refused_nothing_left',
};
