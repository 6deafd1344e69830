/** Why a sign-in through a provider failed; pages have a text for each. */
export const AUTH_ERRORS = [
  'denied',
  'failed',
  'expired',
  'unavailable',
  'unverified',
  'link_first',
  'no_account',
  'taken',
  'password',
] as const;

export type AuthErrorCode = (typeof AUTH_ERRORS)[number];

/** The URL parameter that contains it. */
export const AUTH_ERROR_PARAMETER = 'auth_error';

export function isAuthErrorCode(text: unknown): text is AuthErrorCode {
  return AUTH_ERRORS.some((code) => code === text);
}
