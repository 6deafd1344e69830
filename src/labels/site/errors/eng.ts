import type { Translation } from '../../translation.ts';

/** These keys are all keys of the module: the other languages must have the same ones. */
export const eng = {
  codes: {
    error_unknown_field: 'This field is not known.',
    error_invalid_json: 'The body is not valid JSON.',
    error_period_start_after_end: 'The period begins after it ends.',
    error_too_many_to_sort:
      'So many rows cannot be sorted by a value: choose a contract or fewer days.',
    error_not_signed_in: 'Sign in to do this.',
    error_wrong_credentials: 'The email or the password is wrong.',
    error_files_not_allowed:
      'The source of these values does not allow them to be passed on as files.',
    error_forbidden: 'Your account may not do this.',
    error_values_need_account: 'Values need an account with access. Sign in.',
    error_values_need_access:
      'Values need access from the operator; /profile/access/ says how to get it.',
    error_cross_site: 'The request came from another site and was refused.',
    error_not_found: 'There is nothing here.',
    error_method_not_allowed: 'This address does not accept this method.',
    error_already_registered: 'There is already an account with this email.',
    error_body_too_large: 'The request is too large.',
    error_unsupported_media_type: 'This content type is not accepted.',
    error_too_many_attempts: 'Too many attempts. Try again in a few minutes.',
    error_too_many_pages:
      'Too many pages were opened from your address. Try again in a minute, or sign in.',
    error_internal: 'Something went wrong on our side.',
    error_not_ready: 'The server is not ready yet.',
    error_overloaded: 'The server is busy. Try again in a few seconds.',
    error_unavailable: 'The data cannot be reached at the moment. Try again in a few seconds.',
    error_disk_full: 'The disk of the database is full.',
    error_invalid_token: 'This token is not valid: it is mistyped, has expired or was revoked.',
    error_token_scope: 'This token may not make this call.',
    error_too_many_tokens: 'An account has at most 20 tokens: revoke one first.',
    error_too_many_calls: 'Too many calls with this token. Try again in a minute.',
    error_unknown_symbol: 'No instrument has this ticker, ISIN or id.',
    error_unknown_exchange: 'The archive has no exchange with this MIC or id.',
    error_unknown_contract: 'The exchange has no contract with this code or id.',
    error_too_many_rows:
      'These are too many rows for one answer: ask for fewer days, or take the file.',
    error_wrong_code: 'This code is wrong.',
    error_void_code: 'This code is no longer valid. Have a new one sent.',
    error_demo_account: 'This is a demo account that everybody can use: this cannot be changed.',
    error_last_operator: 'This is the last operator of the portal. Make another one first.',
    error_merge_conflict: 'These two cannot be merged: what they say contradicts each other.',
    error_changed_meanwhile: 'Somebody has changed this in the meantime. Look at it again.',
    error_label_file: 'This is no CSV or XLSX file with a column of keys.',
    error_too_many_screens: 'An account keeps at most {most} screens: delete one first.',
  },
  registration: {
    error_registration_closed: 'Registration is closed here. Accounts are made by the operator.',
  },
} as const;

export type Texts = Translation<typeof eng>;
