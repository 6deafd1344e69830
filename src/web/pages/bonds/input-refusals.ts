import type { RefusalReason } from '../../../domain/bonds/bond-refusal.ts';
import type { LabelKey } from '../../../labels/label-keys.ts';

/** Reasons that typed values are rejected. All others come from the source's terms. */
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
  // Bills: this quotation applies only in the last year before maturity.
  'over-a-year': 'kind_refused_over_a_year',
  'nothing-left': 'bond_refused_nothing_left',
};
