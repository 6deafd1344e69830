import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { id, idParam, moment } from '../core/fields.ts';

/** Pages warn when a tariff has this many days left or fewer. */
export const ENDING_SOON_DAYS = 14;
/** Maximum requests per account and day. */
export const MAX_REQUESTS_A_DAY = 10;

const STATES = ['sent', 'seen', 'granted', 'refused', 'taken back'] as const;
const done = z.object({ result: z.literal(true) });

export const request = z.object({
  id,
  kind: z.enum(['new', 'expand']),
  state: z.enum(STATES),
  comment: z.nullable(z.string()),
  sentAt: moment,
  seenAt: z.nullable(moment),
  decidedAt: z.nullable(moment),
  /** The operator's comment on the decision; always present for a rejection. */
  reason: z.nullable(z.string()),
});
export type AccessRequest = z.output<typeof request>;

const tariff = z.object({
  id,
  name: z.string(),
  /** Null if the operator publishes none; the amount is exact decimal text. */
  price: z.nullable(
    z.object({ amount: z.string(), currency: z.string(), per: z.enum(['month', 'year']) }),
  ),
  opensValues: z.boolean(),
  /** Opens the ticket system, whose unread answers are counted in the header of every page. */
  opensTickets: z.boolean(),
  hasContactPerson: z.boolean(),
  /** Whether it can be requested; a discontinued tariff is still shown to its holders. */
  isOffered: z.boolean(),
  /** The account's own tariff; `endsAt` is null if unlimited. */
  owned: z.nullable(
    z.object({ since: moment, endsAt: z.nullable(moment), daysLeft: z.nullable(z.int()) }),
  ),
  /** The pending request, or the last one if it was rejected and not repeated. */
  request: z.nullable(request),
});
export type Tariff = z.output<typeof tariff>;

export const getTariffs = endpoint({
  method: 'GET',
  path: '/api/profile/tariffs/',
  summary: 'List current and offered tariffs, with the state of access requests',
  needs: 'signedIn',
  cost: 'light',
  answer: z.object({
    accountId: id,
    since: moment,
    items: z.array(tariff),
    contactPersons: z.array(z.object({ id, name: z.string() })),
    /** The rate limit of each token, in calls per minute. */
    callsPerMinute: z.int(),
  }),
});

export const takeBackRequest = endpoint({
  method: 'POST',
  path: '/api/profile/access-requests/{requestId}/take-back/',
  summary: 'Withdraw an access request that hasn’t been decided yet',
  needs: 'signedIn',
  cost: 'light',
  params: z.strictObject({ requestId: idParam }),
  answer: done,
});
