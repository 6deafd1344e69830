import * as z from 'zod/mini';
import { endpoint, SCOPES } from '../core/endpoint.ts';
import { id, idParam, moment, text } from '../core/fields.ts';

/** Possible lifetimes of a token in days; a shorter one limits the damage of a lost token. */
export const TOKEN_DAYS = [30, 90, 365] as const;
/** Maximum per account. */
export const MAX_TOKENS = 20;

const scopes = z.array(z.enum(SCOPES)).check(z.minLength(1), z.maxLength(SCOPES.length));

const apiToken = z.object({
  id,
  name: z.string(),
  /** The beginning of the token, by which its owner recognises it. */
  hint: z.string(),
  scopes,
  createdAt: moment,
  expiresAt: moment,
  /** Accurate to ten minutes; null if never used. */
  lastUsedAt: z.nullable(moment),
  isExpired: z.boolean(),
  /** Delayed by a few seconds; days are in the portal’s time zone. */
  callsToday: z.int(),
});
export type ApiTokenItem = z.output<typeof apiToken>;

export const listTokens = endpoint({
  method: 'GET',
  path: '/api/account/tokens/',
  summary: 'List API tokens, newest first',
  needs: 'signedIn',
  cost: 'light',
  answer: z.object({ items: z.array(apiToken) }),
});

export const createToken = endpoint({
  method: 'POST',
  path: '/api/account/tokens/',
  summary: 'Create a read-only API token; it is shown only in this response',
  needs: 'signedIn',
  cost: 'light',
  body: z.strictObject({
    name: text(200).check(z.trim(), z.minLength(1), z.maxLength(100)),
    scopes,
    days: z.union(TOKEN_DAYS.map((days) => z.literal(days))),
  }),
  answer: z.object({ token: z.string(), item: apiToken }),
});

export const revokeToken = endpoint({
  method: 'POST',
  path: '/api/account/tokens/{tokenId}/revoke/',
  summary: 'Revoke an API token immediately, even while it is in use',
  needs: 'signedIn',
  cost: 'light',
  params: z.strictObject({ tokenId: idParam }),
  answer: z.object({ result: z.literal(true) }),
});
