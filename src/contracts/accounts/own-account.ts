import * as z from 'zod/mini';
import { LANGUAGE_CODES } from '../../domain/text/language.ts';
import { done, email, name, password, token } from './account.ts';
import { download, endpoint } from '../core/endpoint.ts';
import { moment } from '../core/fields.ts';

const language = z.enum(LANGUAGE_CODES);
const theme = z.enum(['light', 'dark', 'system']);

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/account/profile/',
  summary: 'Get the account profile, and what can be changed',
  needs: 'signedIn',
  cost: 'light',
  answer: z.object({
    name: z.string(),
    email: z.string(),
    createdAt: moment,
    language,
    /** Null if none was ever chosen. */
    theme: z.nullable(theme),
    /** False for an account that signs in only through another provider. */
    hasPassword: z.boolean(),
    /** Its password is public, so it can't be changed. */
    isDemo: z.boolean(),
    /** Whether this portal can send email, which some changes need. */
    sendsMail: z.boolean(),
    /** The address to be confirmed by the link that was sent to it. */
    pendingEmail: z.nullable(z.string()),
  }),
});

export const changeName = endpoint({
  method: 'POST',
  path: '/api/account/name/',
  summary: 'Change the name',
  needs: 'signedIn',
  cost: 'light',
  body: z.strictObject({ name }),
  answer: done,
});

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/account/email/',
  summary: 'Change the email address; the link sent to the new address confirms it',
  needs: 'signedIn',
  cost: 'password',
  body: z.strictObject({ email, password }),
  answer: z.object({
    result: z.literal(true),
    /** False if this portal sends no email: the address was changed immediately. */
    isSent: z.boolean(),
  }),
});

export const getEmailChange = endpoint({
  method: 'GET',
  path: '/api/account/email/confirm/',
  summary: 'Get the email address that a one-time link confirms; null if the link is invalid',
  needs: 'public',
  cost: 'light',
  query: z.strictObject({ token: z.optional(token) }),
  answer: z.object({ email: z.nullable(z.string()) }),
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/account/email/confirm/',
  summary: 'Confirm a new email address with the one-time link sent to it',
  needs: 'public',
  cost: 'light',
  body: z.strictObject({ token }),
  answer: done,
});

export const setPreferences = endpoint({
  method: 'POST',
  path: '/api/account/preferences/',
  summary: 'Save the language and theme of the account for all its browsers',
  needs: 'signedIn',
  cost: 'light',
  body: z.strictObject({ language: z.optional(language), theme: z.optional(theme) }),
  answer: done,
});

export const askToDelete = endpoint({
  method: 'POST',
  path: '/api/account/delete/ask/',
  summary: 'Send the deletion link of an account without a password',
  needs: 'signedIn',
  cost: 'light',
  answer: done,
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account/delete/',
  summary: 'Delete the account and all its data, immediately and permanently',
  needs: 'signedIn',
  cost: 'password',
  body: z.strictObject({
    /** For an account with a password. */
    password: z.optional(password),
    /** For an account without a password: from the emailed link. */
    token: z.optional(token),
    isSure: z.literal(true),
  }),
  answer: done,
});

export const downloadAccountData = download({
  method: 'GET',
  path: '/api/account/data/',
  summary: 'Download all data stored about the account, except secrets (JSON)',
  needs: 'signedIn',
  cost: 'file',
  mediaType: 'application/json; charset=utf-8',
});
