import * as z from 'zod/mini';
import { done, email, newPassword, password, token } from './account.ts';
import { endpoint } from '../core/endpoint.ts';

export const getSignInWays = endpoint({
  method: 'GET',
  path: '/api/account/ways/',
  summary: 'How one can sign in here, and get in again',
  needs: 'public',
  cost: 'light',
  answer: z.object({
    /** Whether a link that sets a new password can be sent. */
    canRecover: z.boolean(),
    /** What the OpenID provider is called; null where none is set. */
    openId: z.nullable(z.string()),
    /** Whom to ask where no mail can be sent; null where the operator has set no contact. */
    contact: z.nullable(z.object({ kind: z.enum(['email', 'page']), address: z.string() })),
  }),
});

export const askForReset = endpoint({
  method: 'POST',
  path: '/api/account/reset/',
  summary: 'Sends a link that sets a new password; the answer does not tell whether it did',
  needs: 'public',
  cost: 'light',
  body: z.strictObject({ email }),
  answer: done,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/account/reset/password/',
  summary: 'Sets a new password with such a link, and ends all sessions',
  needs: 'public',
  cost: 'password',
  body: z.strictObject({ token, newPassword }),
  answer: done,
});

export const confirmRegistration = endpoint({
  method: 'POST',
  path: '/api/account/register/confirm/',
  summary: 'Confirms the address of a new account with the link in its mail, and signs in',
  needs: 'public',
  cost: 'password',
  body: z.strictObject({ token, password }),
  answer: done,
});

export const getLinkState = endpoint({
  method: 'GET',
  path: '/api/account/link/',
  summary: 'Whether the link of a mail can still be used',
  needs: 'public',
  cost: 'light',
  query: z.strictObject({ purpose: z.enum(['reset', 'confirm']), token: z.optional(token) }),
  answer: z.object({ state: z.enum(['open', 'void']) }),
});

export const getOpenIdLink = endpoint({
  method: 'GET',
  path: '/api/account/openid/',
  summary: 'Whether the account signs in through the OpenID provider, and with a password',
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
  summary: 'Ends sign-in through the OpenID provider for this account',
  needs: 'signedIn',
  cost: 'password',
  body: z.strictObject({ currentPassword: password }),
  answer: done,
});
