import type { Translation } from '../../translation.ts';

/** These keys are all keys of the module: the other languages must have the same ones. */
export const eng = {
  forms: {
    reset_title: 'Reset your password',
    reset_lead:
      'Enter the email of your account. If there is an account with it, we send a link there that sets a new password.',
    reset_send: 'Send link',
    reset_sent:
      'If an account has this email, a link is on its way. It works once, within an hour.',
    reset_no_mail: 'This portal sends no mail. Ask its operator for a way in.',
    reset_new_title: 'Choose a new password',
    reset_new_lead: 'All devices are then signed out, and you sign in with the new password.',
    reset_set: 'Set password',
    reset_link_void: 'This link has been used or has expired. Ask for a new one.',
    reset_again: 'Ask for a new link',
    reset_done: 'The password is set. Sign in with it.',
    reset_forgotten: 'Forgot your password?',
    register_sent_title: 'Check your mail',
    register_sent:
      'We have written to the address that you entered. Follow the link in the mail within a day. If none comes, look among spam or register again.',
    confirm_title: 'Confirm your email',
    confirm_lead:
      'Enter the password that you chose when you registered. If you did not register here, close this page.',
    confirm_button: 'Confirm and sign in',
    confirm_link_void:
      'This link has been used or has expired. Sign in: where it is needed, you get a new one.',
    confirm_first:
      'Your email is not confirmed yet. Follow the link in the mail that we have sent you.',
    confirm_password_wrong: 'This is not the password that was chosen at registration.',
  },
  mails: {
    mail_reset_subject: 'Parcurve: set a new password',
    mail_reset_text:
      'Somebody, probably you, asked for a new password for your account. This link sets one. It works once, within an hour:\n\n{link}\n\nIf it was not you, ignore this mail: your password stays as it is.',
    mail_changed_subject: 'Parcurve: your password was changed',
    mail_changed_text:
      'The password of your account was changed with a link that we sent you. All devices have been signed out and all API tokens revoked.\n\nIf it wasn’t you, set another password at once:\n\n{link}',
    mail_confirm_subject: 'Parcurve: confirm your email',
    mail_confirm_text:
      'An account was made with this email. Confirm within a day that it is yours; you need the password that you chose:\n\n{link}\n\nIf you did not register, ignore this mail: the account will be deleted.',
    mail_known_subject: 'Parcurve: you have an account already',
    mail_known_text:
      'Somebody, probably you, tried to register with this email. You have an account already. Sign in:\n\n{signIn}\n\nIf you have forgotten the password, set a new one:\n\n{reset}\n\nIf it was not you, you need not do anything.',
  },
  openid: {
    openid_sign_in: 'Sign in with {name}',
    openid_onward: 'Go on to the sign-in provider',
    openid_title: 'Sign-in with {name}',
    openid_linked: 'Your account is linked with {name}: you can sign in with either.',
    openid_not_linked:
      'Link your account with {name} to sign in with it. Enter your password first.',
    openid_link: 'Link with {name}',
    openid_unlink: 'Unlink {name}',
    openid_unlinked: 'Your account is no longer linked with {name}.',
    openid_no_password: 'Your account has no password. We can send you a link that sets one.',
    auth_close: 'Close',
    auth_error_denied: '{name} did not sign you in.',
    auth_error_failed:
      'The answer of {name} could not be trusted, so nobody was signed in. Try again.',
    auth_error_expired: 'This sign-in took too long or was already used. Begin again.',
    auth_error_unavailable:
      '{name} does not answer now. Try again later, or sign in with your password.',
    auth_error_unverified:
      '{name} has not confirmed your email, so no account could be found or made for you.',
    auth_error_link_first:
      'There is an account with your email. Sign in with its password, then link {name} on your profile.',
    auth_error_no_account: 'You have no account here yet, and {name} does not make new ones.',
    auth_error_taken: 'This identity at {name} belongs to another account.',
    auth_error_password: 'The password is wrong, so nothing was linked.',
  },
} as const;

export type Texts = Translation<typeof eng>;
