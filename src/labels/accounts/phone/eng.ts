import type { Translation } from '../../translation.ts';

/** These keys are all keys of the module: the other languages must have the same ones. */
export const eng = {
  form: {
    second_step_title: 'Second step',
    second_step_lost:
      'Lost your phone or passkey and have no recovery code? Ask the operator of this portal to turn off the second step.',
    phone_description: 'Confirm your phone number and manage sign-in codes.',
    phone_steps: 'Steps',
    phone_step_number: 'Number',
    phone_step_code: 'Code',
    phone_step_done: 'Done',
    phone_new: 'New number, with country code',
    phone_new_hint: 'For example +47 91 23 45 67',
    phone_invalid: 'Enter a phone number with its country code, such as +47 91 23 45 67.',
    phone_same: 'This number is already confirmed.',
    phone_none_waiting: 'There’s no number to confirm. Enter one first.',
    phone_no_channel: 'This portal can’t send text messages right now. Contact its operator.',
    phone_step_first:
      'Sign-in codes go to the confirmed number. Turn them off first, using your password.',
    phone_needed: 'Confirm a phone number first.',
    phone_send: 'Send code',
    phone_sent: 'Code sent to {phone}.',
    phone_change: 'Change',
    phone_code_label: 'Six-digit code',
    phone_confirm: 'Confirm',
    phone_send_again: 'Send again',
    phone_again_in: 'Send again in {time}',
    phone_again_note: 'the earlier code stops working',
    phone_valid_until: 'valid until {time}',
    phone_tries: '{count} {count, plural, one {try} other {tries}} left',
    phone_wrong_code: 'This code is wrong. {count} {count, plural, one {try} other {tries}} left.',
    phone_code_invalid: 'Enter the six-digit code.',
    phone_code_over: 'This code is no longer valid. Request a new one.',
    phone_cancel: 'Cancel',
    phone_confirmed: '{phone} is confirmed.',
    phone_change_number: 'Change number',
    phone_remove: 'Remove number',
    phone_second_step: 'Sign-in code',
    phone_second_step_text:
      'After your password, you enter a code sent to this number. Create recovery codes on the Second step page in case you lose your phone.',
    phone_second_step_is_on: 'Signing in requires a code.',
    phone_turn_on: 'Turn on',
    phone_turn_off: 'Turn off',
    second_step_code_text: 'Enter the code sent to {phone} to sign in.',
    second_step_no_code:
      'No code was sent for this sign-in because too many have been sent already. Try again later.',
    second_step_ended: 'This sign-in has expired. Start again.',
    second_step_again: 'Sign in again',
    phone_risk:
      'Text messages can be intercepted if someone takes over your number. A passkey is safer.',
  },
  messages: {
    phone_code_sms: '{code} is your Parcurve code, valid for 5 minutes. Do not share it.',
    phone_notice_subject: 'Your Parcurve account was changed',
    phone_notice_confirmed: 'A phone number was confirmed for your account.',
    phone_notice_removed: 'The phone number on your account was removed.',
    phone_notice_step_on: 'Signing in to your account now requires a code from your phone.',
    phone_notice_step_off: 'Signing in to your account no longer requires a code from your phone.',
    phone_notice_not_you:
      'If this wasn’t you, change your password and contact the operator of the portal.',
  },
  outbox: {
    outbox_text:
      'Recent emails and text messages with their delivery status. Message texts are shown only on a trial portal, for up to an hour.',
    outbox_none: 'No messages yet.',
    outbox_time: 'Time',
    outbox_to: 'Recipient',
    outbox_purpose: 'Purpose',
    outbox_state: 'State',
    outbox_message: 'Text',
    outbox_state_waiting: 'waiting',
    outbox_state_sending: 'being sent',
    outbox_state_trying: 'not accepted, will retry',
    outbox_tries: 'Tries: {count}',
    outbox_next_try: 'next {time}',
    outbox_retry: 'Retry',
    outbox_retry_named: 'Retry sending to {to}',
    outbox_retried: 'Message queued again. See its state below.',
    outbox_failing: 'The server isn’t accepting messages. The rows say why.',
    outbox_no_mail: 'No mail server is configured, so no email is sent. Set SMTP_URL.',
    outbox_state_sent: 'accepted by the server',
    outbox_state_failed: 'not delivered',
    outbox_state_expired: 'expired',
  },
} as const;

export type Texts = Translation<typeof eng>;
