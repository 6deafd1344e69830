import * as z from 'zod/mini';
import { endpoint, type Answer } from '../core/endpoint.ts';
import { id, idParam, moment, text } from '../core/fields.ts';
import { request } from '../accounts/tariffs.ts';

/** Views of the request list: pending requests, and those that were decided. */
export const REQUEST_VIEWS = ['open', 'granted', 'refused', 'taken-back'] as const;
export type RequestView = (typeof REQUEST_VIEWS)[number];

/** The length limit of an operator's comment on a decision. */
export const MAX_REASON = 500;

const count = z.int().check(z.nonnegative());
const params = z.strictObject({ requestId: idParam });
const done = z.object({ result: z.literal(true) });

const listed = z.object({
  ...request.shape,
  account: z.object({
    id,
    name: z.string(),
    email: z.string(),
    language: z.string(),
    /** The tariffs that the account has now and had last; `endsAt` is null if unlimited. */
    tariffs: z.array(z.object({ name: z.string(), endsAt: z.nullable(moment) })),
  }),
  tariff: z.object({ id, name: z.string() }),
  contactPerson: z.nullable(z.string()),
  /** The operator's name; null if no one decided, or the account was deleted. */
  decidedBy: z.nullable(z.string()),
});
export type ListedRequest = z.output<typeof listed>;

export const listAccessRequests = endpoint({
  method: 'GET',
  path: '/api/admin/access-requests/',
  summary:
    'List access requests in a state, 30 per page, longest waiting first; marks them as seen',
  needs: 'operator',
  cost: 'light',
  query: z.strictObject({
    state: z.optional(z.enum(REQUEST_VIEWS)),
    page: z.optional(idParam),
  }),
  answer: z.object({
    items: z.array(listed),
    page: z.int(),
    limit: z.int(),
    counts: z.object({ open: count, granted: count, refused: count, 'taken-back': count }),
  }),
});
export type RequestList = Answer<typeof listAccessRequests>;

export const grantRequest = endpoint({
  method: 'POST',
  path: '/api/admin/access-requests/{requestId}/grant/',
  summary: 'Grant an access request, with or without an end; a request can only be granted once',
  needs: 'operator',
  cost: 'light',
  params,
  body: z.strictObject({
    endsAt: z.nullable(moment),
    /** The user reads it on the portal and in an email. */
    message: z.optional(text(2 * MAX_REASON).check(z.trim(), z.maxLength(MAX_REASON))),
  }),
  answer: done,
});

export const refuseRequest = endpoint({
  method: 'POST',
  path: '/api/admin/access-requests/{requestId}/refuse/',
  summary: 'Deny an access request; the user is shown the reason',
  needs: 'operator',
  cost: 'light',
  params,
  body: z.strictObject({
    reason: text(2 * MAX_REASON).check(z.trim(), z.minLength(1), z.maxLength(MAX_REASON)),
  }),
  answer: done,
});
