import { sql } from 'kysely';
import type { Db } from '../../../db/connect.ts';
import type { LinkPayload } from '../../../db/schema.ts';
import { hashToken, newToken } from './sessions.ts';

/** What a link sent to someone allows, once. */
export interface OneTimeLink {
  readonly purpose: string;
  readonly accountId: number;
  readonly payload?: LinkPayload;
  readonly expiresAt: Date;
}

/** Creates a link, whose token is only in the message; earlier links of this kind are revoked. */
export async function makeLink(trx: Db, link: OneTimeLink): Promise<string> {
  const { purpose, accountId, payload = {}, expiresAt } = link;
  await endLinks(trx, purpose, accountId);
  const token = newToken();
  await trx
    .insertInto('one_time_link')
    .values({
      token_hash: hashToken(token),
      purpose,
      account_id: accountId,
      payload,
      expires_at: expiresAt,
    })
    .execute();
  return token;
}

/** Revokes the links of this kind that were sent to the account. */
export async function endLinks(trx: Db, purpose: string, accountId: number): Promise<void> {
  await trx
    .deleteFrom('one_time_link')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .execute();
}

/** The account of a link that is still valid; the link isn't used up. */
export async function findLink(db: Db, purpose: string, token: string) {
  return db
    .selectFrom('one_time_link')
    .select(['account_id as accountId', 'payload'])
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('account_id', 'is not', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .$narrowType<{ accountId: number }>()
    .executeTakeFirst();
}

/**
 * Uses up the link in the transaction of what it allows: of several concurrent requests, only one
 * gets it.
 */
export async function useLink(trx: Db, purpose: string, token: string) {
  return trx
    .deleteFrom('one_time_link')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('account_id', 'is not', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['account_id as accountId', 'payload'])
    .$narrowType<{ accountId: number }>()
    .executeTakeFirst();
}
