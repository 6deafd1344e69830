import type { Translation } from '../../translation.ts';

/** These keys are all keys of the module: the other languages must have the same ones. */
export const eng = {
  form: {
    second_step_title: 'Second step',
    second_step_lost:
      'If you have lost what this step asks for and have no recovery code, write to the operator of this portal: they can turn the second step off.',
    phone_description: 'Your phone number, confirmed by a code, and the code at sign-in.',
    phone_steps: 'Steps',
    phone_step_number: 'Number',
    phone_step_code: 'Code',
    phone_step_done: 'Done',
    phone_new: 'New number, with country code',
    phone_new_hint: 'For example +47 91 23 45 67',
    phone_invalid: 'Enter a phone number with its country code, such as +47 91 23 45 67.',
    phone_same: 'This number is already confirmed.',
    phone_none_waiting: 'No number waits for a code. Enter one first.',
    phone_no_channel: 'This portal cannot send text messages now. Ask its operator.',
    phone_step_first:
      'The code at sign-in goes to the confirmed number. Turn it off first, with your password.',
    phone_needed: 'Confirm a phone number first.',
    phone_send: 'Send code',
    phone_sent: 'A code went to {phone}.',
    phone_change: 'Change',
    phone_code_label: 'Code of six digits',
    phone_confirm: 'Confirm',
    phone_send_again: 'Send again',
    phone_again_in: 'Send again in {time}',
    phone_again_note: 'the earlier code stops working',
    phone_valid_until: 'valid until {time}',
    phone_tries: '{count} {count, plural, one {try} other {tries}}',
    phone_wrong_code: 'This code is wrong. {count} {count, plural, one {try} other {tries}} left.',
    phone_code_invalid: 'Enter the six digits of the code.',
    phone_code_over: 'This code is no longer valid. Have a new one sent.',
    phone_cancel: 'Cancel',
    phone_confirmed: '{phone} is confirmed.',
    phone_change_number: 'Change number',
    phone_remove: 'Remove number',
    phone_second_step: 'Code at sign-in',
    phone_second_step_text:
      'After the password, a code goes to this number and is asked for. In case you lose the phone, create recovery codes on the Second step page.',
    phone_second_step_is_on: 'Signing in asks for a code.',
    phone_turn_on: 'Turn on',
    phone_turn_off: 'Turn off',
    second_step_code_text: 'A code went to {phone}. Enter it to sign in.',
    second_step_no_code:
      'No code has been sent for this sign-in yet: too many were sent before. Try again later.',
    second_step_ended: 'This sign-in has ended. Begin it again.',
    second_step_again: 'Sign in again',
    phone_risk:
      'Text messages can be diverted by whoever takes over your number. A passkey is safer.',
  },
  messages: {
    phone_code_sms: '{code} is your Parcurve code. It is valid for 5 minutes. Tell it to nobody.',
    phone_notice_subject: 'Your Parcurve account was changed',
    phone_notice_confirmed: 'A phone number was confirmed for your account.',
    phone_notice_removed: 'The phone number of your account was removed.',
    phone_notice_step_on: 'From now on, signing in to your account needs a code from your phone.',
    phone_notice_step_off: 'Signing in to your account no longer needs a code from your phone.',
    phone_notice_not_you:
      'If this was not you, change your password and write to the operator of the portal.',
  },
  outbox: {
    outbox_text:
      'The latest mails and text messages of this portal and what became of them. Texts are shown only while trying the portal, for an hour at most.',
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
    outbox_retried: 'The message is queued again; its state is shown below.',
    outbox_failing: 'The server isn’t accepting messages. The rows say why.',
    outbox_no_mail: 'No mail server is configured, so no mail is sent. Set SMTP_URL.',
    outbox_state_sent: 'accepted by the server',
    outbox_state_failed: 'not delivered',
    outbox_state_expired: 'expired',
  },
} as const;

export type Texts = Translation<typeof eng>;
