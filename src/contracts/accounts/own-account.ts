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
  summary: 'What the account says of its owner, and what can be changed of it here',
  needs: 'signedIn',
  cost: 'light',
  answer: z.object({
    name: z.string(),
    email: z.string(),
    createdAt: moment,
    language,
    /** Null where none was ever chosen. */
    theme: z.nullable(theme),
    /** False for an account that only another provider lets in. */
    hasPassword: z.boolean(),
    /** Its password is public, so nobody may change it. */
    isDemo: z.boolean(),
    /** Whether this portal can write mails, which some changes need. */
    sendsMail: z.boolean(),
    /** The address that is to be confirmed by the link that was sent to it. */
    pendingEmail: z.nullable(z.string()),
  }),
});

export const changeName = endpoint({
  method: 'POST',
  path: '/api/account/name/',
  summary: 'Changes the name',
  needs: 'signedIn',
  cost: 'light',
  body: z.strictObject({ name }),
  answer: done,
});

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/account/email/',
  summary: 'Sends a link to a new address, which changes the address when it is used',
  needs: 'signedIn',
  cost: 'password',
  body: z.strictObject({ email, password }),
  answer: z.object({
    result: z.literal(true),
    /** False where this portal writes no mails: the address has been changed at once. */
    isSent: z.boolean(),
  }),
});

export const getEmailChange = endpoint({
  method: 'GET',
  path: '/api/account/email/confirm/',
  summary: 'The address that this one-time link confirms; null where the link is not valid',
  needs: 'public',
  cost: 'light',
  query: z.strictObject({ token: z.optional(token) }),
  answer: z.object({ email: z.nullable(z.string()) }),
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/account/email/confirm/',
  summary: 'Uses the one-time link that was sent to a new address: from then on it is the address',
  needs: 'public',
  cost: 'light',
  body: z.strictObject({ token }),
  answer: done,
});

export const setPreferences = endpoint({
  method: 'POST',
  path: '/api/account/preferences/',
  summary: 'Keeps language and appearance for all browsers of the account',
  needs: 'signedIn',
  cost: 'light',
  body: z.strictObject({ language: z.optional(language), theme: z.optional(theme) }),
  answer: done,
});

export const askToDelete = endpoint({
  method: 'POST',
  path: '/api/account/delete/ask/',
  summary: 'Sends the link by which an account without a password is deleted',
  needs: 'signedIn',
  cost: 'light',
  answer: done,
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account/delete/',
  summary: 'Deletes the account with all that belongs to it, at once and for good',
  needs: 'signedIn',
  cost: 'password',
  body: z.strictObject({
    /** For an account that has one. */
    password: z.optional(password),
    /** For an account without a password: from the link that was sent to it. */
    token: z.optional(token),
    isSure: z.literal(true),
  }),
  answer: done,
});

export const downloadAccountData = download({
  method: 'GET',
  path: '/api/account/data/',
  summary: 'All that is stored of the account, without its secrets, as a JSON file',
  needs: 'signedIn',
  cost: 'file',
  mediaType: 'application/json; charset=utf-8',
});
