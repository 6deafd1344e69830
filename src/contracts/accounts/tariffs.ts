import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { id, idParam, moment } from '../core/fields.ts';

/** A page says so when a tariff has so many days left or fewer. */
export const ENDING_SOON_DAYS = 14;
/** How many requests an account may send in a day. */
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
  /** What the operator wrote with the decision; a refusal always says why. */
  reason: z.nullable(z.string()),
});
export type AccessRequest = z.output<typeof request>;

const tariff = z.object({
  id,
  name: z.string(),
  /** Null where the operator tells none; the amount is exact decimal text. */
  price: z.nullable(
    z.object({ amount: z.string(), currency: z.string(), per: z.enum(['month', 'year']) }),
  ),
  opensValues: z.boolean(),
  /** The number of unread answers stands in the header of every page. */
  opensTickets: z.boolean(),
  hasContactPerson: z.boolean(),
  /** Whether it can be asked for; one that is not offered any more is shown to those who have it. */
  isOffered: z.boolean(),
  /** The account's own; `endsAt` null for one without an end. */
  owned: z.nullable(
    z.object({ since: moment, endsAt: z.nullable(moment), daysLeft: z.nullable(z.int()) }),
  ),
  /** The request that waits, or the last one if it was refused and not asked for again. */
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
    /** How many calls a minute each token may make. */
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
