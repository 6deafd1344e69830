import type { Translation } from '../../translation.ts';

/** These keys are all keys of the module: the other languages must have the same ones. */
export const eng = {
  sessions: {
    sessions_description: 'Where your account is signed in.',
    sessions_count: '{count} {count, plural, one {session} other {sessions}}',
    session_device: 'Device',
    session_address: 'Sign-in IP address',
    session_signed_in: 'Signed in',
    session_last_seen: 'Last seen',
    session_now: 'now',
    session_this: 'this device',
    session_on: '{browser} on {system}',
    session_unknown: 'Unknown device',
    session_end_named: 'Sign out {device}, last seen {seen}',
    session_end_others: 'Sign out all others',
    session_ended: 'Session ended.',
    session_others_ended: 'All other sessions ended.',
    sessions_note:
      'Browsers report their own device names. “Last seen” is accurate to 5 minutes. For IPv6 addresses, only the network is shown.',
  },
  passkeys: {
    passkeys_description: 'Keys on your devices that sign you in without a password.',
    passkeys_lead:
      'A passkey signs you in with your device’s screen lock: a PIN, fingerprint or face. It works only on this site, so it can’t be phished.',
    passkeys_yours: 'Your passkeys',
    passkeys_none: 'No passkeys yet.',
    passkey_name: 'Passkey name',
    passkey_name_hint: 'For example “Laptop at work”',
    passkey_added_at: 'Added',
    passkey_last_used: 'Last used',
    passkey_never: 'never',
    passkey_where: 'Stored',
    passkey_synced: 'on several devices (synced)',
    passkey_single: 'on one device',
    passkey_new: 'New passkey',
    passkey_add: 'Add a passkey',
    passkey_added: 'Passkey added.',
    passkey_remove: 'Remove',
    passkey_remove_named: 'Remove {name}',
    passkey_removed:
      'Passkey removed. Your device may still offer it, but it no longer works here.',
    passkey_confirm_title: 'Confirm it’s you',
    passkey_confirm_text:
      'Passkeys give access to your account. Once you’ve confirmed it’s you, you can change them for 5 minutes.',
    passkey_confirm_password: 'Confirm with password',
    passkey_confirm_passkey: 'Confirm with passkey',
    passkey_confirm_again:
      'You have no password or passkey. Sign out, sign in again and add a passkey here within 5 minutes.',
    passkey_step_title: 'Second step',
    passkey_step_text:
      'When on, signing in with your password also requires a passkey. Signing in with a passkey alone remains one step, as it counts as both.',
    passkey_step_is_on: 'The second step is on.',
    passkey_step_is_off: 'The second step is off.',
    passkey_step_on: 'Turn on',
    passkey_step_off: 'Turn off',
    passkey_step_changed: 'Second step changed.',
  },
  step: {
    step_description: 'The second step after your password, and your recovery codes.',
    step_required: 'Operators of this portal need a second step. Set one up to continue.',
    step_required_hint:
      'If neither works here, set OPERATOR_SECOND_STEP=off on the server and restart it.',
    step_is_passkey: 'On: a passkey after the password.',
    step_is_code: 'On: a text message code after the password.',
    step_is_off: 'Off: the password alone signs you in.',
    step_set_passkey: 'Set up a passkey',
    step_set_phone: 'Set up text message codes',
    recovery_title: 'Recovery codes',
    recovery_text:
      'Each code replaces the second step once if you lose your phone or passkey. Keep them on paper or in a password manager.',
    recovery_left: 'Codes left: {count}. Created {time}.',
    recovery_none: 'No recovery codes.',
    recovery_step_first: 'You can create codes once a second step is on.',
    recovery_create: 'Create codes',
    recovery_replace: 'Replace codes',
    recovery_replace_note: 'The earlier codes stop working.',
    recovery_confirm_text: 'Recovery codes give access to your account, so confirm it’s you first.',
    recovery_made: 'Save these codes now: they aren’t shown again.',
    recovery_copy: 'Copy',
    recovery_copied: 'Copied',
  },
  ways: {
    passkey_sign_in: 'Sign in with a passkey',
    passkey_use: 'Use a passkey',
    passkey_use_text: 'Your password is correct. Now use one of your passkeys.',
    recovery_use: 'Use a recovery code',
    recovery_code: 'Recovery code',
    recovery_code_hint: '16 letters and digits; dashes don’t matter.',
    passkey_no_scripts: 'Passkeys need JavaScript, which is turned off in this browser.',
    passkey_unsupported:
      'Passkeys aren’t available here: they need an up-to-date browser and a secure connection.',
    passkey_cancelled:
      'No passkey was used: the request was cancelled, denied or timed out. Try again.',
    passkey_wrong_address:
      'Passkeys don’t work at this URL: they need a domain name, not an IP address.',
    passkey_known_here: 'This device already has a passkey for your account.',
    passkey_failed: 'The passkey couldn’t be used. Try again in a moment.',
  },
  refusals: {
    passkey_refused: 'The passkey was rejected. Try again or use another method.',
    passkey_step_needs_it: 'The second step needs this passkey. Turn off the second step first.',
    passkey_step_needs_one: 'Add a passkey first.',
    recovery_code_wrong: 'This recovery code is wrong or has been used.',
    recovery_needs_step: 'Turn on a second step first.',
    error_second_step_needed:
      'Operators must use a second step. Set one up on the Second step page of your account.',
    error_confirmation_needed: 'Confirm it’s you first.',
    error_too_many_passkeys: 'An account can have up to 20 passkeys. Remove one first.',
    error_passkey_known: 'This passkey has already been added.',
    error_last_way_in:
      'Without this passkey, you couldn’t sign in to your account. Add another one first.',
  },
  mails: {
    mail_recovery_created_subject: 'New recovery codes',
    mail_recovery_created_text:
      'New recovery codes were created for your account; the earlier ones no longer work. If it wasn’t you, change your password now.',
    mail_recovery_used_subject: 'A recovery code was used',
    mail_recovery_used_text:
      'Your password and a recovery code were used to sign in. Codes left: {count}. If it wasn’t you, change your password now.',
    mail_step_lifted_subject: 'Your second step was turned off',
    mail_step_lifted_text:
      'An operator turned off the second step of your account; its recovery codes no longer work. Sign in with your password and set up a new one. If you didn’t ask for this, tell the operator.',
    mail_passkeys_removed_subject: 'Your passkeys were removed',
    mail_passkeys_removed_text:
      'An operator removed all passkeys of your account. Sign in with your password and add a new one. If you didn’t ask for this, tell the operator.',
  },
} as const;

export type Texts = Translation<typeof eng>;
