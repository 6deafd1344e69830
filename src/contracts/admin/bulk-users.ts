import * as z from 'zod/mini';
import { endpoint, type Answer } from '../core/endpoint.ts';
import { id, isoDay, searchText } from '../core/fields.ts';
import { level, reason, USER_FILTERS, USERS_A_PAGE } from './users.ts';

const count = z.int().check(z.minimum(0));

/** The accounts selected on a page, or all results of a filter and search. */
const who = z.union([
  z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(USERS_A_PAGE)) }),
  z.strictObject({ filter: z.enum(USER_FILTERS), search: searchText }),
]);
export type BulkWho = z.output<typeof who>;

const change = z.union([
  z.strictObject({ kind: z.literal('level'), level }),
  /** Accounts that have it for longer keep their end date. */
  z.strictObject({ kind: z.literal('grant'), tariffId: id, endsOn: z.nullable(isoDay) }),
  z.strictObject({ kind: z.literal('end'), tariffId: id }),
  z.strictObject({ kind: z.literal('block'), reason }),
]);
export type BulkChange = z.output<typeof change>;
export const BULK_KINDS = ['level', 'grant', 'end', 'block'] as const;

const counted = z.object({
  matched: count,
  /** The number of accounts that would change. */
  changes: count,
  already: count,
  /** Shared demo accounts, and for a block the operator's own account. */
  leftOut: count,
});
export type BulkCount = z.output<typeof counted>;

export const countBulkChange = endpoint({
  method: 'POST',
  path: '/api/admin/users/bulk/count/',
  summary: 'Preview a bulk change: count the accounts it would affect',
  needs: 'operator',
  cost: 'heavy',
  body: z.strictObject({ who, change }),
  answer: counted,
});

export const changeInBulk = endpoint({
  method: 'POST',
  path: '/api/admin/users/bulk/',
  summary: 'Change many accounts in one transaction; rejected if the counts no longer match',
  needs: 'operator',
  cost: 'heavy',
  body: z.strictObject({
    who,
    change,
    expected: z.strictObject({ matched: count, changes: count }),
  }),
  answer: z.object({ changed: count }),
});
export type BulkDone = Answer<typeof changeInBulk>;
