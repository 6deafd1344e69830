import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { text } from '../core/fields.ts';
import { codeState, codeText, messages, secondStep } from './profile.ts';

/**
 * Blanks around the address are allowed, because people paste it. No part of the pattern matches
 * what the next part matches, so that no input makes it slow.
 */
export const email = text(320).check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(254, { abort: true }),
  z.regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/),
);
/** The lower bound makes guessing hard; the upper bound keeps the hashing of a password cheap. */
export const newPassword = text(200).check(z.minLength(10));
export const password = text(200).check(z.minLength(1));
export const name = text(200).check(z.trim(), z.minLength(1), z.maxLength(100));
export const token = text(100);
export const done = z.object({ result: z.literal(true) });

export const register = endpoint({
  method: 'POST',
  path: '/api/account/register/',
  summary: 'Makes an account and signs it in, or sends a mail that does so',
  needs: 'public',
  cost: 'password',
  body: z.strictObject({ email, name, password: newPassword }),
  answer: z.object({
    result: z.literal(true),
    /** There where a mail comes first; it is also there where the email has an account already. */
    next: z.optional(z.literal('confirm')),
  }),
});

export const signIn = endpoint({
  method: 'POST',
  path: '/api/account/sign-in/',
  summary: 'Signs in; the session travels in a cookie, or begins after the second step',
  needs: 'public',
  cost: 'password',
  body: z.strictObject({ email, password }),
  /** What is still asked for; null if the session has begun. */
  answer: z.object({ result: z.literal(true), secondStep: z.nullable(secondStep) }),
});

export const getSecondStep = endpoint({
  method: 'GET',
  path: '/api/account/second-step/',
  summary: 'What this browser still owes after the password; null if nothing, or too late',
  needs: 'public',
  cost: 'light',
  answer: z.object({
    step: z.nullable(secondStep),
    /** A recovery code can be used instead. */
    hasRecoveryCodes: z.boolean(),
    /** False where this portal cannot send text messages. */
    canSend: z.boolean(),
    /** The code that was sent, if the step is one. */
    code: z.nullable(codeState),
  }),
});

export const sendSignInCode = endpoint({
  method: 'POST',
  path: '/api/account/second-step/send-code/',
  summary: 'Sends the code of a sign-in again; no message in the answer means that it was sent',
  needs: 'public',
  cost: 'password',
  answer: messages,
});

export const confirmSignInCode = endpoint({
  method: 'POST',
  path: '/api/account/second-step/code/',
  summary: 'Ends a sign-in with the code; the session travels in a cookie',
  needs: 'public',
  cost: 'password',
  body: z.strictObject({ code: codeText }),
  answer: done,
});

export const signOut = endpoint({
  method: 'POST',
  path: '/api/account/sign-out/',
  summary: 'Ends this session',
  needs: 'public',
  cost: 'light',
  answer: done,
});

export const getAccess = endpoint({
  method: 'GET',
  path: '/api/account/access/',
  summary: 'What the signed-in account sees, and whom to ask for more',
  needs: 'signedIn',
  cost: 'light',
  answer: z.object({
    email: z.string(),
    /** `free` sees names, dates and the shapes of charts; `full` sees all values. */
    level: z.enum(['free', 'full']),
    isOperator: z.boolean(),
    tariffs: z.array(z.enum(['tickets', 'other'])),
    /** Where to ask for access; null where the operator has set no contact. */
    contact: z.nullable(z.object({ kind: z.enum(['email', 'page']), address: z.string() })),
  }),
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/change-password/',
  summary: 'Changes the password, ends all other sessions and revokes the tokens of programs',
  needs: 'signedIn',
  cost: 'password',
  body: z.strictObject({
    currentPassword: password,
    newPassword,
    /** False keeps the tokens of programs; they are revoked otherwise. */
    revokesTokens: z.optional(z.boolean()),
  }),
  answer: done,
});

export const getFirstOperatorState = endpoint({
  method: 'GET',
  path: '/api/account/first-operator/',
  summary: 'Whether there is an operator, or whether this one-time link can make the first one',
  needs: 'public',
  cost: 'light',
  query: z.strictObject({ token: z.optional(token) }),
  answer: z.object({ state: z.enum(['done', 'void', 'open']) }),
});

export const createFirstOperator = endpoint({
  method: 'POST',
  path: '/api/account/first-operator/',
  summary: 'Makes the first operator, with the one-time link that the first start prints',
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
