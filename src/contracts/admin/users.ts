import * as z from 'zod/mini';
import { done } from '../accounts/account.ts';
import { endpoint, type Answer } from '../core/endpoint.ts';
import { id, idParam, isoDay, moment, searchText, text } from '../core/fields.ts';
import { secondStep } from '../accounts/profile.ts';
import { sessionId, session } from '../accounts/sessions.ts';

/** The filters of the user list. */
export const USER_FILTERS = [
  'all',
  'paying',
  'ending',
  'restricted',
  'operators',
  'blocked',
] as const;
export type UserFilter = (typeof USER_FILTERS)[number];
/** A tariff with this many days left or fewer is ending. */
export const ENDING_DAYS = 30;
export const USER_SORTS = ['email', 'ends', 'seen', 'since'] as const;
export type UserSort = (typeof USER_SORTS)[number];
export const USERS_A_PAGE = 25;
/** Beyond this page a search is quicker. */
export const LAST_PAGE = 10_000;
/** Maximum tariffs per account at a time. */
const MAX_TARIFFS = 50;

const count = z.int().check(z.minimum(0));
export const level = z.enum(['restricted', 'full']);
const filter = z.enum(USER_FILTERS);
const params = z.strictObject({ accountId: idParam });
export const reason = text(1000).check(z.trim(), z.minLength(1), z.maxLength(500));

const pageNumber = z
  .pipe(text(5).check(z.regex(/^[1-9]\d{0,4}$/)), z.transform(Number))
  .check(z.refine((page) => page <= LAST_PAGE));

const userRow = z.object({
  id,
  email: z.string(),
  name: z.string(),
  since: moment,
  /** The stored level; null if none was set. */
  accessLevel: z.nullable(z.int()),
  level,
  /** The current tariffs. */
  tariffs: z.array(z.object({ id, name: z.string() })),
  /** When the next of them ends; if none is left, when the last one ended. */
  endsAt: z.nullable(moment),
  /** Days left, rounded up; 0 if it has ended, null if nothing ends. */
  daysLeft: z.nullable(z.int()),
  lastSeenAt: z.nullable(moment),
  isOperator: z.boolean(),
  isDemo: z.boolean(),
  isBlocked: z.boolean(),
  isConfirmed: z.boolean(),
  hasRequest: z.boolean(),
  hasTicket: z.boolean(),
});
export type UserRow = z.output<typeof userRow>;

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users/',
  summary: 'List accounts by group, search text and sort order, 25 per page',
  needs: 'operator',
  cost: 'heavy',
  query: z.strictObject({
    filter: z.optional(filter),
    search: z.optional(searchText),
    sort: z.optional(z.enum(USER_SORTS)),
    order: z.optional(z.enum(['asc', 'desc'])),
    page: z.optional(pageNumber),
  }),
  answer: z.object({
    items: z.array(userRow),
    /** The number of matches of filter and search. */
    total: count,
    page: z.int(),
    /** The size of each group regardless of the search; may be a few seconds old. */
    counts: z.object({
      all: count,
      paying: count,
      ending: count,
      restricted: count,
      operators: count,
      blocked: count,
    }),
  }),
});
export type UserCounts = Answer<typeof listUsers>['counts'];

const abilities = z.object({
  seesValues: z.boolean(),
  exportsFiles: z.boolean(),
  seesLive: z.boolean(),
  loadsTickets: z.boolean(),
  operates: z.boolean(),
  callsPerMinute: z.int(),
});
export type UserAbilities = z.output<typeof abilities>;

const ownedTariff = z.object({
  /** The id of the account's grant, not of the tariff. */
  id,
  tariffId: id,
  name: z.string(),
  startsAt: moment,
  endsAt: z.nullable(moment),
  /** Days in the portal's time zone, as in a form. */
  startsOn: isoDay,
  endsOn: z.nullable(isoDay),
});

export const getUser = endpoint({
  method: 'GET',
  path: '/api/admin/users/{accountId}/',
  summary: 'Get an account with its access, sessions and tokens',
  needs: 'operator',
  cost: 'light',
  params,
  answer: z.object({
    ...userRow.shape,
    language: z.string(),
    /** Only its last digits. */
    phone: z.nullable(z.string()),
    isPhoneConfirmed: z.boolean(),
    /** The campaign parameters of the registration, in URL form. */
    campaign: z.nullable(z.string()),
    blockedAt: z.nullable(moment),
    blockReason: z.nullable(z.string()),
    /** It is the operator's own account. */
    isYou: z.boolean(),
    /** Current and future tariffs. */
    owned: z.array(ownedTariff),
    /** Tariffs that can be granted to it. */
    offered: z.array(z.object({ id, name: z.string() })),
    abilities,
    /** Sessions of a demo account belong to strangers and aren't listed. */
    sessions: z.array(session),
    sessionCount: count,
    tokenCount: count,
    /** The step required after the password; null if there is none. */
    secondStep: z.nullable(secondStep),
    passkeyCount: count,
    recoveryCodeCount: count,
    /** Whether this portal sends email. */
    canMail: z.boolean(),
    /** Changes whenever the form's fields change: a form with another version is outdated. */
    version: z.string(),
  }),
});
export type User = Answer<typeof getUser>;

const choice = {
  level,
  isOperator: z.boolean(),
  /** The end dates of the account's tariffs; those not listed stay unchanged. */
  tariffs: z
    .array(z.strictObject({ id, endsOn: z.nullable(isoDay), isEnded: z.boolean() }))
    .check(z.maxLength(MAX_TARIFFS)),
  added: z.nullable(
    z.strictObject({ tariffId: id, startsOn: z.nullable(isoDay), endsOn: z.nullable(isoDay) }),
  ),
};
export type AccessChoice = z.output<z.ZodMiniObject<typeof choice>>;

export const previewUserAccess = endpoint({
  method: 'POST',
  path: '/api/admin/users/{accountId}/access/preview/',
  summary: 'Preview a change to an account’s access',
  needs: 'operator',
  cost: 'light',
  params,
  body: z.strictObject(choice),
  answer: z.object({ changes: count, abilities }),
});

export const changeUserAccess = endpoint({
  method: 'POST',
  path: '/api/admin/users/{accountId}/access/',
  summary: 'Change the level, tariffs and operator right of an account',
  needs: 'operator',
  cost: 'light',
  params,
  body: z.strictObject({ ...choice, version: text(64) }),
  answer: z.object({ changes: count }),
});

export const endUserSession = endpoint({
  method: 'POST',
  path: '/api/admin/users/{accountId}/sessions/{sessionId}/end/',
  summary: 'End a session of an account immediately',
  needs: 'operator',
  cost: 'light',
  params: z.strictObject({ accountId: idParam, sessionId }),
  answer: done,
});

export const endUserSessions = endpoint({
  method: 'POST',
  path: '/api/admin/users/{accountId}/sessions/end/',
  summary: 'End all sessions of an account immediately',
  needs: 'operator',
  cost: 'light',
  params,
  answer: done,
});

export const revokeUserTokens = endpoint({
  method: 'POST',
  path: '/api/admin/users/{accountId}/tokens/revoke/',
  summary: 'Revoke all tokens of an account immediately',
  needs: 'operator',
  cost: 'light',
  params,
  answer: done,
});

export const liftSecondStep = endpoint({
  method: 'POST',
  path: '/api/admin/users/{accountId}/second-step/lift/',
  summary: 'Turn off the second step of an account and void its recovery codes; notifies the owner',
  needs: 'operator',
  cost: 'light',
  params,
  answer: done,
});

export const removeUserPasskeys = endpoint({
  method: 'POST',
  path: '/api/admin/users/{accountId}/passkeys/remove/',
  summary:
    'Remove all passkeys of an account, and a second step that requires one; notifies the owner',
  needs: 'operator',
  cost: 'light',
  params,
  answer: done,
});

export const sendResetLink = endpoint({
  method: 'POST',
  path: '/api/admin/users/{accountId}/reset-link/',
  summary: 'Send the owner of an account a password-reset link',
  needs: 'operator',
  cost: 'light',
  params,
  answer: done,
});

export const blockUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/{accountId}/block/',
  summary: 'Block an account from signing in by any method; the owner is told the reason',
  needs: 'operator',
  cost: 'light',
  params,
  body: z.strictObject({ reason }),
  answer: done,
});

export const unblockUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/{accountId}/unblock/',
  summary: 'Unblock an account',
  needs: 'operator',
  cost: 'light',
  params,
  answer: done,
});
