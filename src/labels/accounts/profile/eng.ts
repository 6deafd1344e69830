import type { Translation } from '../../translation.ts';

/** These keys are all keys of the module: the other languages must have the same ones. */
export const eng = {
  forms: {
    profile_save: 'Save',
    profile_saved: 'Saved.',
    profile_name_text: 'Shown in the header and to the operator.',
    profile_name_saved: 'Name changed.',
    profile_email_text: 'You sign in with it and receive messages there. Current email: {email}',
    profile_email_new: 'New email',
    profile_email_send: 'Send link',
    profile_email_change: 'Change email',
    profile_email_hint:
      'We’ll send a link to the new address; follow it within a day to confirm the change.',
    profile_email_sent: 'A confirmation link is on its way to the new address.',
    profile_email_pending: 'Awaiting confirmation: {email}',
    profile_email_changed: 'Email changed.',
    profile_email_same: 'This is already your email. Enter a different one.',
    profile_password_first: 'This account has no password yet. Set one first.',
    profile_password_reset: 'Set password by email',
    profile_demo:
      'This is a shared demo account: its name, email and password can’t be changed, and it can’t be deleted.',
    profile_view_title: 'Language and appearance',
    profile_view_text:
      'Applies wherever you sign in, unless you’ve chosen otherwise in that browser. Emails are sent in this language.',
    profile_hints_title: 'Hints',
    profile_hints_text: 'Short explanations on the pages.',
    profile_hints_show: 'Show hints',
    profile_data_title: 'Your data',
    profile_data_text:
      'Everything stored about your account, except passwords and other secrets, as a JSON file. Up to five downloads an hour.',
    profile_data_download: 'Download',
    profile_delete_text: 'Permanently deletes your account and everything that belongs to it.',
    profile_confirm_title: 'Confirm your new email',
    profile_confirm_text:
      'Once you confirm, {email} becomes the email of your account and you sign in with it.',
    profile_confirm_button: 'Use this email',
    profile_link_void: 'This link has been used or has expired.',
  },
  delete: {
    delete_title: 'Delete account',
    delete_lead: 'This takes effect immediately and can’t be undone.',
    delete_goes: 'What is deleted',
    delete_goes_account: 'name, email, password and settings',
    delete_goes_sessions: 'all sessions, on every device',
    delete_goes_tokens: 'API tokens: programs that use them lose access immediately',
    delete_goes_requests: 'access, requests, tickets and messages',
    delete_stays: 'What is kept',
    delete_stays_logs: 'log entries with your IP address, for as long as the operator keeps them',
    delete_stays_backups: 'backups the operator has already made',
    delete_data_first: 'Download your data first',
    delete_sure: 'I want to delete my account permanently',
    delete_sure_missing: 'Tick the box to continue.',
    delete_ask_text:
      'This account has no password. To confirm that it’s yours, we’ll email you a link; it works once, within a day.',
    delete_ask_button: 'Send link',
    delete_ask_sent: 'The link is on its way to {email}.',
    delete_no_mail:
      'This account has no password, and this portal doesn’t send email. Ask the operator to delete the account.',
    delete_keep: 'Keep account',
    delete_done_title: 'Your account has been deleted',
    delete_done_text:
      'Everything that belonged to it is gone, and you’ve been signed out everywhere.',
  },
  mails: {
    mail_email_confirm_subject: 'Confirm your new email',
    mail_email_confirm_text:
      'Open this link to use this address for your account at {origin}:\n{link}\n\nIt works once, within a day. If you didn’t request this, ignore this email.',
    mail_email_taken_subject: 'You already have an account',
    mail_email_taken_text:
      'Someone tried to use this address for another account at {origin}. It already belongs to your account, so nothing has changed. If it was you, sign in with this address, or delete the account that uses it first.',
    mail_email_asked_subject: 'Email change requested',
    mail_email_asked_text:
      'Someone signed in to your account at {origin} asked to change its email to {email}. The change takes effect when the link sent to that address is used. If it wasn’t you, change your password now: {origin}/profile/',
    mail_email_changed_subject: 'The email of your account was changed',
    mail_email_changed_text:
      'The email of your account at {origin} is now {email}. This address no longer belongs to it. If it wasn’t you, contact the operator of the portal.',
    mail_delete_link_subject: 'Delete your account',
    mail_delete_link_text:
      'Open this link to delete your account at {origin}:\n{link}\n\nIt works once, within a day, in a browser where you are signed in. If you didn’t request this, ignore this email.',
    mail_deleted_subject: 'Your account has been deleted',
    mail_deleted_text:
      'Your account at {origin} and everything that belonged to it have been deleted. You won’t receive any more emails about it. If it wasn’t you, contact the operator of the portal.',
  },
} as const;

export type Texts = Translation<typeof eng>;
