import * as z from 'zod/mini';
import { endpoint, SCOPES } from '../core/endpoint.ts';
import { id, idParam, moment, text } from '../core/fields.ts';

/** For how many days a token can be good; a shorter life limits what a lost one can do. */
export const TOKEN_DAYS = [30, 90, 365] as const;
/** How many an account may have. */
export const MAX_TOKENS = 20;

const scopes = z.array(z.enum(SCOPES)).check(z.minLength(1), z.maxLength(SCOPES.length));

const apiToken = z.object({
  id,
  name: z.string(),
  /** The beginning of the token, by which its owner knows it again. */
  hint: z.string(),
  scopes,
  createdAt: moment,
  expiresAt: moment,
  /** Within ten minutes; null where it was never used. */
  lastUsedAt: z.nullable(moment),
  isExpired: z.boolean(),
  /** Within a few seconds; days are those of the portal’s time zone. */
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
