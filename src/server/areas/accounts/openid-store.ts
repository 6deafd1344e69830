import { sql } from 'kysely';
import type { Db } from '../../../db/connect.ts';
import type { OpenIdPerson, OpenIdSecrets } from './openid-provider.ts';

export interface OpenIdAttempt extends OpenIdSecrets {
  readonly next: string;
  readonly originPage: string;
  readonly accountId: number | null;
}

export async function insertAttempt(
  db: Db,
  tokenHash: Buffer,
  { state, nonce, verifier, next, originPage, accountId }: OpenIdAttempt,
  expiresAt: Date,
): Promise<void> {
  await db
    .insertInto('openid_attempt')
    .values({
      token_hash: tokenHash,
      state,
      nonce,
      verifier,
      next,
      origin_page: originPage,
      account_id: accountId,
      expires_at: expiresAt,
    })
    .execute();
}

/** Each attempt can be finished once. */
export async function consumeAttempt(
  db: Db,
  tokenHash: Buffer,
): Promise<OpenIdAttempt | undefined> {
  return db
    .deleteFrom('openid_attempt')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning([
      'state',
      'nonce',
      'verifier',
      'next',
      'origin_page as originPage',
      'account_id as accountId',
    ])
    .executeTakeFirst();
}

export async function findIdentity(
  db: Db,
  { issuer, subject }: Pick<OpenIdPerson, 'issuer' | 'subject'>,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('account_identity')
    .select('account_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.account_id;
}

/** False if another account has this identity. */
export async function insertIdentity(
  db: Db,
  { issuer, subject }: Pick<OpenIdPerson, 'issuer' | 'subject'>,
  accountId: number,
): Promise<boolean> {
  const row = await db
    .insertInto('account_identity')
    .values({ issuer, subject, account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined || (await findIdentity(db, { issuer, subject })) === accountId;
}

export async function hasIdentity(db: Db, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('account_identity')
    .select('subject')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteIdentities(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('account_identity').where('account_id', '=', accountId).execute();
}
