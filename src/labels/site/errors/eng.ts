import type { Translation } from '../../translation.ts';

/** These keys are all keys of the module: the other languages must have the same ones. */
export const eng = {
  codes: {
    error_unknown_field: 'Unknown field.',
    error_invalid_json: 'The request body isn’t valid JSON.',
    error_period_start_after_end: 'The period starts after it ends. Choose an earlier start.',
    error_too_many_to_sort:
      'Too many rows to sort by value. Choose a contract or a shorter period.',
    error_not_signed_in: 'Sign in to do this.',
    error_wrong_credentials: 'Wrong email or password.',
    error_files_not_allowed: 'The data source doesn’t allow downloads of these values.',
    error_forbidden: 'Your account isn’t allowed to do this.',
    error_values_need_account: 'To see values, sign in with an account that has access.',
    error_values_need_access:
      'To see values, you need access from the operator. See /profile/access/.',
    error_cross_site: 'The request came from another site and was rejected.',
    error_not_found: 'Not found.',
    error_method_not_allowed: 'This URL doesn’t support this method.',
    error_already_registered: 'An account with this email already exists.',
    error_body_too_large: 'The request is too large.',
    error_unsupported_media_type: 'This content type isn’t supported.',
    error_too_many_attempts: 'Too many attempts. Try again in a few minutes.',
    error_too_many_pages:
      'Too many page requests from your IP address. Try again in a minute, or sign in.',
    error_internal: 'Something went wrong on our side.',
    error_not_ready: 'The server is not ready yet.',
    error_overloaded: 'The server is busy. Try again in a few seconds.',
    error_unavailable: 'The data is currently unavailable. Try again in a few seconds.',
    error_disk_full: 'The database disk is full.',
    error_invalid_token: 'This token is invalid: it is mistyped, has expired or was revoked.',
    error_token_scope: 'This token doesn’t permit this call.',
    error_too_many_tokens: 'An account can have up to 20 tokens. Revoke one first.',
    error_too_many_calls: 'Too many calls with this token. Try again in a minute.',
    error_unknown_symbol: 'No instrument has this ticker, ISIN or id.',
    error_unknown_exchange: 'The archive has no exchange with this MIC or id.',
    error_unknown_contract: 'The exchange has no contract with this code or id.',
    error_too_many_rows:
      'Too many rows for one response. Request a shorter period, or download the file.',
    error_wrong_code: 'This code is wrong.',
    error_void_code: 'This code is no longer valid. Request a new one.',
    error_demo_account: 'This is a shared demo account, so this can’t be changed.',
    error_last_operator:
      'This is the last operator of the portal. Make another account an operator first.',
    error_merge_conflict: 'These two can’t be merged because their data conflicts.',
    error_changed_meanwhile: 'This has changed in the meantime. Review it and try again.',
    error_label_file: 'This isn’t a CSV or XLSX file with a column of keys.',
    error_too_many_screens: 'An account can have up to {most} screens. Delete one first.',
  },
  registration: {
    error_registration_closed: 'Registration is closed. Ask the operator for an account.',
  },
} as const;

export type Texts = Translation<typeof eng>;
