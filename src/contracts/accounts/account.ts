import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { text } from '../core/fields.ts';
import { codeState, codeText, messages, secondStep } from './profile.ts';

/**
 * Surrounding spaces are allowed, because people paste addresses. Adjacent parts of the pattern
 * match disjoint characters, so that no input makes it slow.
 */
export const email = text(320).check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(254, { abort: true }),
  z.regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/),
);
/** The minimum makes guessing hard; the maximum keeps password hashing cheap. */
export const newPassword = text(200).check(z.minLength(10));
export const password = text(200).check(z.minLength(1));
export const name = text(200).check(z.trim(), z.minLength(1), z.maxLength(100));
export const token = text(100);
export const done = z.object({ result: z.literal(true) });

export const register = endpoint({
  method: 'POST',
  path: '/api/account/register/',
  summary: 'Register an account and sign in, or email a confirmation link',
  needs: 'public',
  cost: 'password',
  body: z.strictObject({ email, name, password: newPassword }),
  answer: z.object({
    result: z.literal(true),
    /** Present if an email is sent first, even if the email already has an account. */
    next: z.optional(z.literal('confirm')),
  }),
});

export const signIn = endpoint({
  method: 'POST',
  path: '/api/account/sign-in/',
  summary:
    'Sign in with a password; sets the session cookie, after the second step if there is one',
  needs: 'public',
  cost: 'password',
  body: z.strictObject({ email, password }),
  /** The step still required; null if the session has started. */
  answer: z.object({ result: z.literal(true), secondStep: z.nullable(secondStep) }),
});

export const getSecondStep = endpoint({
  method: 'GET',
  path: '/api/account/second-step/',
  summary:
    'Get the second step this browser still has to complete; null if there is none or it has expired',
  needs: 'public',
  cost: 'light',
  answer: z.object({
    step: z.nullable(secondStep),
    /** A recovery code can be used instead. */
    hasRecoveryCodes: z.boolean(),
    /** False if this portal cannot send text messages. */
    canSend: z.boolean(),
    /** The code that was sent, if the step requires one. */
    code: z.nullable(codeState),
  }),
});

export const sendSignInCode = endpoint({
  method: 'POST',
  path: '/api/account/second-step/send-code/',
  summary: 'Resend the sign-in code; an empty `messages` array means it was sent',
  needs: 'public',
  cost: 'password',
  answer: messages,
});

export const confirmSignInCode = endpoint({
  method: 'POST',
  path: '/api/account/second-step/code/',
  summary: 'Complete a sign-in with the code; sets the session cookie',
  needs: 'public',
  cost: 'password',
  body: z.strictObject({ code: codeText }),
  answer: done,
});

export const signOut = endpoint({
  method: 'POST',
  path: '/api/account/sign-out/',
  summary: 'Sign out',
  needs: 'public',
  cost: 'light',
  answer: done,
});

export const getAccess = endpoint({
  method: 'GET',
  path: '/api/account/access/',
  summary: 'Get the access of the signed-in account, and whom to contact for more',
  needs: 'signedIn',
  cost: 'light',
  answer: z.object({
    email: z.string(),
    /** `free` sees names, dates and the shapes of charts; `full` sees all values. */
    level: z.enum(['free', 'full']),
    isOperator: z.boolean(),
    tariffs: z.array(z.enum(['tickets', 'other'])),
    /** Where to request access; null if the operator has set no contact. */
    contact: z.nullable(z.object({ kind: z.enum(['email', 'page']), address: z.string() })),
  }),
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/change-password/',
  summary: 'Change the password, end all other sessions and revoke API tokens',
  needs: 'signedIn',
  cost: 'password',
  body: z.strictObject({
    currentPassword: password,
    newPassword,
    /** False keeps the account's API tokens; otherwise they are revoked. */
    revokesTokens: z.optional(z.boolean()),
  }),
  answer: done,
});

export const getFirstOperatorState = endpoint({
  method: 'GET',
  path: '/api/account/first-operator/',
  summary: 'Check whether an operator exists, or a one-time link can create the first one',
  needs: 'public',
  cost: 'light',
  query: z.strictObject({ token: z.optional(token) }),
  answer: z.object({ state: z.enum(['done', 'void', 'open']) }),
});

export const createFirstOperator = endpoint({
  method: 'POST',
  path: '/api/account/first-operator/',
  summary: 'Create the first operator with the one-time link printed at the first startup',
  needs: 'public',
  cost: 'password',
  body: z.strictObject({
    token,
    email,
    name,
    password: newPassword,
  }),
  answer: done,
});
