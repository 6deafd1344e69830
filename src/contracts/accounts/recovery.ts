import * as z from 'zod/mini';
import { done, email, newPassword, password, token } from './account.ts';
import { endpoint } from '../core/endpoint.ts';

export const getSignInWays = endpoint({
  method: 'GET',
  path: '/api/account/ways/',
  summary: 'Get the available ways to sign in and to recover an account',
  needs: 'public',
  cost: 'light',
  answer: z.object({
    /** Whether a password reset link can be sent. */
    canRecover: z.boolean(),
    /** The name of the OpenID provider; null if none is configured. */
    openId: z.nullable(z.string()),
    /** The contact if no email can be sent; null if the operator has set none. */
    contact: z.nullable(z.object({ kind: z.enum(['email', 'page']), address: z.string() })),
  }),
});

export const askForReset = endpoint({
  method: 'POST',
  path: '/api/account/reset/',
  summary: 'Request a password-reset link; the response doesn’t reveal whether one was sent',
  needs: 'public',
  cost: 'light',
  body: z.strictObject({ email }),
  answer: done,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/account/reset/password/',
  summary: 'Set a new password with a password-reset link, and end all sessions',
  needs: 'public',
  cost: 'password',
  body: z.strictObject({ token, newPassword }),
  answer: done,
});

export const confirmRegistration = endpoint({
  method: 'POST',
  path: '/api/account/register/confirm/',
  summary: 'Confirm the email address of a new account with the emailed link, and sign in',
  needs: 'public',
  cost: 'password',
  body: z.strictObject({ token, password }),
  answer: done,
});

export const getLinkState = endpoint({
  method: 'GET',
  path: '/api/account/link/',
  summary: 'Check whether an emailed link is still valid',
  needs: 'public',
  cost: 'light',
  query: z.strictObject({ purpose: z.enum(['reset', 'confirm']), token: z.optional(token) }),
  answer: z.object({ state: z.enum(['open', 'void']) }),
});

export const getOpenIdLink = endpoint({
  method: 'GET',
  path: '/api/account/openid/',
  summary: 'Check whether the account can sign in through the OpenID provider and with a password',
  needs: 'signedIn',
  cost: 'light',
  answer: z.object({
    email: z.string(),
    openId: z.nullable(z.string()),
    isLinked: z.boolean(),
    hasPassword: z.boolean(),
    canRecover: z.boolean(),
  }),
});

export const unlinkOpenId = endpoint({
  method: 'POST',
  path: '/api/account/openid/unlink/',
  summary: 'Unlink the OpenID provider from the account',
  needs: 'signedIn',
  cost: 'password',
  body: z.strictObject({ currentPassword: password }),
  answer: done,
});
