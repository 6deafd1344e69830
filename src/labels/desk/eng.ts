/** These keys are all keys of the module: the other languages must have the same ones. */
export const eng = {
  page: {
    desk_text: 'Instruments and issuers, edited by hand.',
  },
  refusals: {
    desk_code_form: 'This is not the form of such a code.',
    desk_code_digit: 'The check digit is wrong.',
    desk_code_days: 'The last day is not after the first.',
    desk_code_taken: 'Something else has this code at the same time.',
    desk_matures_before: 'A bond matures after it was issued.',
    desk_issuer_unknown: 'There is no issuer with this number.',
    desk_source_unfit: 'The value of the source does not go with the other fields.',
    desk_same_two: 'It cannot be merged into itself.',
  },
  notice: {
    desk_hidden_notice:
      'This instrument has been taken off the portal: search and lists no longer show it.',
  },
} as const;
