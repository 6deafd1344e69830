import type { Translation } from '../../translation.ts';

/** These keys are all keys of the module: the other languages must have the same ones. */
export const eng = {
  forms: {
    reset_title: 'Reset your password',
    reset_lead:
      'Enter the email of your account. If an account with it exists, we’ll send a link to set a new password.',
    reset_send: 'Send link',
    reset_sent:
      'If an account has this email, a link is on its way. It works once, within an hour.',
    reset_no_mail: 'This portal doesn’t send email. Ask its operator for help.',
    reset_new_title: 'Choose a new password',
    reset_new_lead: 'You’ll be signed out on all devices and can sign in with the new password.',
    reset_set: 'Set password',
    reset_link_void: 'This link has been used or has expired. Request a new one.',
    reset_again: 'Request a new link',
    reset_done: 'Password set. Sign in with it.',
    reset_forgotten: 'Forgot your password?',
    register_sent_title: 'Check your email',
    register_sent:
      'We’ve sent an email to the address you entered. Follow the link in it within a day. If nothing arrives, check your spam folder or register again.',
    confirm_title: 'Confirm your email',
    confirm_lead:
      'Enter the password you chose when you registered. If you didn’t register here, close this page.',
    confirm_button: 'Confirm and sign in',
    confirm_link_void:
      'This link has been used or has expired. Sign in; if your email still needs confirming, you’ll get a new link.',
    confirm_first: 'Your email isn’t confirmed yet. Follow the link in the message we sent you.',
    confirm_password_wrong: 'This isn’t the password chosen at registration.',
  },
  mails: {
    mail_reset_subject: 'Parcurve: set a new password',
    mail_reset_text:
      'Someone, probably you, requested a new password for your account. This link sets one. It works once, within an hour:\n\n{link}\n\nIf it wasn’t you, ignore this email: your password stays the same.',
    mail_changed_subject: 'Parcurve: your password was changed',
    mail_changed_text:
      'The password of your account was changed using a link we sent you. All devices have been signed out and all API tokens revoked.\n\nIf it wasn’t you, set another password now:\n\n{link}',
    mail_confirm_subject: 'Parcurve: confirm your email',
    mail_confirm_text:
      'An account was created with this email. Confirm within a day that it’s yours; you’ll need the password you chose:\n\n{link}\n\nIf you didn’t register, ignore this email and the account will be deleted.',
    mail_known_subject: 'Parcurve: you already have an account',
    mail_known_text:
      'Someone, probably you, tried to register with this email. You already have an account. Sign in:\n\n{signIn}\n\nIf you’ve forgotten your password, set a new one:\n\n{reset}\n\nIf it wasn’t you, you don’t need to do anything.',
  },
  openid: {
    openid_sign_in: 'Sign in with {name}',
    openid_onward: 'Continue to the sign-in provider',
    openid_title: 'Sign-in with {name}',
    openid_linked: 'Your account is linked to {name}, so you can sign in with it too.',
    openid_not_linked: 'Link your account to {name} to sign in with it. Enter your password first.',
    openid_link: 'Link {name}',
    openid_unlink: 'Unlink {name}',
    openid_unlinked: 'Your account is no longer linked to {name}.',
    openid_no_password: 'Your account has no password. We can send you a link to set one.',
    auth_close: 'Close',
    auth_error_denied: '{name} did not sign you in.',
    auth_error_failed:
      'The response from {name} couldn’t be verified, so you weren’t signed in. Try again.',
    auth_error_expired: 'This sign-in took too long or was already used. Start again.',
    auth_error_unavailable:
      '{name} isn’t responding. Try again later, or sign in with your password.',
    auth_error_unverified:
      '{name} hasn’t verified your email, so we couldn’t find or create an account for you.',
    auth_error_link_first:
      'An account with your email already exists. Sign in with its password, then link {name} in your profile.',
    auth_error_no_account:
      'You don’t have an account here yet, and signing in with {name} doesn’t create one.',
    auth_error_taken: 'This {name} account is already linked to another account here.',
    auth_error_password: 'The password is wrong, so nothing was linked.',
  },
} as const;

export type Texts = Translation<typeof eng>;
