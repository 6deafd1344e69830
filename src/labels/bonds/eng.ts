/** These keys are all keys of the module: the other languages must have the same ones. */
export const eng = {
  refusals: {
    bond_refused_missing: 'This is needed for the calculation.',
    bond_refused_not_a_day: 'There is no such day in the calendar.',
    bond_refused_not_a_number: 'This is not a number.',
    bond_refused_not_allowed: 'This is none of the possible choices.',
    bond_refused_not_positive: 'This must be more than 0.',
    bond_refused_negative: 'This must not be negative.',
    bond_refused_too_low: 'This is too low.',
    bond_refused_too_high: 'This is too high.',
    bond_refused_too_many: 'These are too many payments.',
    bond_refused_not_after_settlement: 'The bond must mature after the settlement.',
    bond_refused_wrong_order: 'This day is not in order with the others.',
    bond_refused_wrong_sum: 'The repayments do not sum to 100.',
    bond_refused_both_given: 'Give one of the two, not both.',
    bond_refused_neither_given: 'Give a price or a yield.',
    bond_refused_no_yield: 'No yield explains this price.',
    bond_refused_nothing_left: 'The bond is repaid by then.',
  },
} as const;
