import type { Translation } from '../../translation.ts';

/** These keys are all keys of the module: the other languages must have the same ones. */
export const eng = {
  forms: {
    profile_save: 'Save',
    profile_saved: 'Saved.',
    profile_name_text: 'Shown in the header, and to the operator.',
    profile_name_saved: 'The name is changed.',
    profile_email_text: 'You sign in with it, and messages go there. Now: {email}',
    profile_email_new: 'New address',
    profile_email_send: 'Send the link',
    profile_email_change: 'Change address',
    profile_email_hint:
      'A link goes to the new address. The address changes when the link is used, within a day.',
    profile_email_sent: 'A mail with a link is on its way to the new address.',
    profile_email_pending: 'Waiting to be confirmed: {email}',
    profile_email_changed: 'The address is changed.',
    profile_email_same: 'This is your address already.',
    profile_password_first: 'This account has no password yet. Set one first.',
    profile_password_reset: 'Set a password by mail',
    profile_demo:
      'This is a demo account that everybody can use: name, address and password cannot be changed, and it cannot be deleted.',
    profile_view_title: 'Language and appearance',
    profile_view_text:
      'Also for other browsers in which you sign in, unless you have chosen otherwise there. Mails come in this language.',
    profile_hints_title: 'Hints',
    profile_hints_text: 'Short explanations on the pages.',
    profile_hints_show: 'Show hints',
    profile_data_title: 'Your data',
    profile_data_text:
      'All that is stored of your account, without passwords and other secrets, as a JSON file. At most five times an hour.',
    profile_data_download: 'Download',
    profile_delete_text: 'Deletes the account and all that belongs to it, for good.',
    profile_confirm_title: 'Confirm the new address',
    profile_confirm_text:
      'The button makes {email} the address of your account: from then on you sign in with it.',
    profile_confirm_button: 'Use this address',
    profile_link_void: 'This link has been used or has expired.',
  },
  delete: {
    delete_title: 'Delete account',
    delete_lead: 'This takes effect at once and cannot be undone.',
    delete_goes: 'What goes',
    delete_goes_account: 'name, address, password and settings',
    delete_goes_sessions: 'all sign-ins, on every device',
    delete_goes_tokens: 'API tokens: programs that use them are refused at once',
    delete_goes_requests: 'access, requests, tickets and messages',
    delete_stays: 'What stays',
    delete_stays_logs: 'log lines with your network address, as long as the operator keeps them',
    delete_stays_backups: 'backups that the operator has made before',
    delete_data_first: 'Download your data first',
    delete_sure: 'I want to delete my account for good',
    delete_sure_missing: 'Tick the box to go on.',
    delete_ask_text:
      'This account has no password. A mail with a link shows that it is yours; the link works once, within a day.',
    delete_ask_button: 'Send the link',
    delete_ask_sent: 'The mail is on its way to {email}.',
    delete_no_mail:
      'This account has no password, and this portal sends no mails. Ask the operator to delete it.',
    delete_keep: 'Keep the account',
    delete_done_title: 'Your account is deleted',
    delete_done_text: 'All that belonged to it is gone, and you are signed out everywhere.',
  },
  mails: {
    mail_email_confirm_subject: 'Confirm your new address',
    mail_email_confirm_text:
      'Open this link to make this the address of your account at {origin}:\n{link}\n\nIt works once, within a day. If you did not ask for it, do nothing.',
    mail_email_taken_subject: 'You already have an account',
    mail_email_taken_text:
      'Somebody wanted to use this address for another account at {origin}. It belongs to your account, so nothing has changed. If it was you, sign in with this address, or delete that account first.',
    mail_email_asked_subject: 'A new address for your account',
    mail_email_asked_text:
      'Somebody signed in to your account at {origin} asked to change its address to {email}. It changes when the link that was sent there is used. If it was not you, change your password at once: {origin}/profile/',
    mail_email_changed_subject: 'The address of your account has changed',
    mail_email_changed_text:
      'The address of your account at {origin} is {email} from now on. This address no longer belongs to it. If it was not you, write to the operator of the portal.',
    mail_delete_link_subject: 'Delete your account',
    mail_delete_link_text:
      'Open this link to delete your account at {origin}:\n{link}\n\nIt works once, within a day, in a browser where you are signed in. If you did not ask for it, do nothing.',
    mail_deleted_subject: 'Your account is deleted',
    mail_deleted_text:
      'Your account at {origin} and all that belonged to it are deleted. This is the last mail. If it was not you, write to the operator of the portal.',
  },
} as const;

export type Texts = Translation<typeof eng>;
