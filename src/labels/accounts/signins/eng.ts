import type { Translation } from '../../translation.ts';

/** These keys are all keys of the module: the other languages must have the same ones. */
export const eng = {
  sessions: {
    sessions_description: 'Where your account is signed in.',
    sessions_count: '{count} {count, plural, one {sign-in} other {sign-ins}}',
    session_device: 'Device',
    session_address: 'Address at sign-in',
    session_signed_in: 'Signed in',
    session_last_seen: 'Last seen',
    session_now: 'now',
    session_this: 'this device',
    session_on: '{browser} on {system}',
    session_unknown: 'Unknown device',
    session_end_named: 'Sign out {device}, seen {seen}',
    session_end_others: 'Sign out all others',
    session_ended: 'The session is ended.',
    session_others_ended: 'All other sessions are ended.',
    sessions_note:
      'Device names are what browsers say of themselves. “Last seen” is exact to 5 minutes. Of an IPv6 address only the network is shown.',
  },
  passkeys: {
    passkeys_description: 'Keys on your devices that sign you in without a password.',
    passkeys_lead:
      'A passkey signs you in with the lock of your device: a PIN, a finger or a face. It works on this site only, so nobody can lure it out of you.',
    passkeys_yours: 'Your passkeys',
    passkeys_none: 'No passkeys yet.',
    passkey_name: 'Name of the passkey',
    passkey_name_hint: 'For example “Laptop at work”',
    passkey_added_at: 'Added',
    passkey_last_used: 'Last used',
    passkey_never: 'never',
    passkey_where: 'Where it is',
    passkey_synced: 'on several devices (synced)',
    passkey_single: 'on one device',
    passkey_new: 'New passkey',
    passkey_add: 'Add a passkey',
    passkey_added: 'The passkey is added.',
    passkey_remove: 'Remove',
    passkey_remove_named: 'Remove {name}',
    passkey_removed:
      'The passkey is removed. Your device may still show it; it opens nothing here any more.',
    passkey_confirm_title: 'Confirm that it is you',
    passkey_confirm_text:
      'Passkeys open your account, so they can be changed for 5 minutes after you have confirmed.',
    passkey_confirm_password: 'Confirm with the password',
    passkey_confirm_passkey: 'Confirm with a passkey',
    passkey_confirm_again:
      'You have neither a password nor a passkey: sign out and in again, then add one here within 5 minutes.',
    passkey_step_title: 'Second step',
    passkey_step_text:
      'Whoever signs in with your password then has to show a passkey as well. Signing in with a passkey alone stays one step: it counts as both.',
    passkey_step_is_on: 'It is on.',
    passkey_step_is_off: 'It is off.',
    passkey_step_on: 'Turn on',
    passkey_step_off: 'Turn off',
    passkey_step_changed: 'The second step is changed.',
  },
  step: {
    step_description: 'What is asked for after your password, and your recovery codes.',
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
    recovery_confirm_text: 'Recovery codes open your account, so confirm first that it’s you.',
    recovery_made: 'Save these codes now: they aren’t shown again.',
    recovery_copy: 'Copy',
    recovery_copied: 'Copied',
  },
  ways: {
    passkey_sign_in: 'Sign in with a passkey',
    passkey_use: 'Use a passkey',
    passkey_use_text: 'Your password was right. Now show a passkey of your account.',
    recovery_use: 'Use a recovery code',
    recovery_code: 'Recovery code',
    recovery_code_hint: '16 letters and digits; dashes don’t matter.',
    passkey_no_scripts: 'Passkeys need scripts, which are off in this browser.',
    passkey_unsupported:
      'This browser offers no passkeys here: they need a current browser and a secure address.',
    passkey_cancelled:
      'No passkey was used: it was cancelled, not allowed, or took too long. Try again.',
    passkey_wrong_address:
      'Passkeys do not work at this address: they need a domain name instead of numbers.',
    passkey_known_here: 'This device has a passkey of your account already.',
    passkey_failed: 'The passkey could not be used. Try again in a moment.',
  },
  refusals: {
    passkey_refused: 'The passkey was not accepted. Try again, or choose another way.',
    passkey_step_needs_it: 'The second step asks for this passkey: turn the second step off first.',
    passkey_step_needs_one: 'Add a passkey first.',
    recovery_code_wrong: 'This recovery code is wrong or has been used.',
    recovery_needs_step: 'Turn a second step on first.',
    error_second_step_needed:
      'Operators need a second step here: set one up on the Second step page of your account.',
    error_confirmation_needed: 'Confirm first that it is you.',
    error_too_many_passkeys: 'An account has at most 20 passkeys: remove one first.',
    error_passkey_known: 'This passkey is stored already.',
    error_last_way_in:
      'Without this passkey nobody could sign in to your account: add another one first.',
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
