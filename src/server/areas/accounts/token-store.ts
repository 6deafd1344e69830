import { sql } from 'kysely';
import type { Scope } from '../../../contracts/core/endpoint.ts';
import type { Db } from '../../../db/connect.ts';
import { SESSION_CHANGED } from './store.ts';
import { ACCOUNT_COLUMNS, type AccountRow } from './viewer-account.ts';

export interface TokenRow {
  readonly id: number;
  readonly name: string;
  readonly hint: string;
  readonly scopes: Scope[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
}

const TOKEN_COLUMNS = [
  'api_token.id',
  'api_token.name',
  'api_token.hint',
  // The database has a check constraint for these.
  sql<Scope[]>`api_token.scopes`.as('scopes'),
  'api_token.created_at as createdAt',
  'api_token.expires_at as expiresAt',
  'api_token.last_used_at as lastUsedAt',
] as const;

export interface TokenAccount extends AccountRow {
  readonly tokenId: number;
  readonly scopes: Scope[];
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
}

/** The account of a token that has not expired. */
export async function findTokenAccount(
  db: Db,
  tokenHash: Buffer,
): Promise<TokenAccount | undefined> {
  return db
    .selectFrom('api_token')
    .innerJoin('account', 'account.id', 'api_token.account_id')
    .select([
      ...ACCOUNT_COLUMNS,
      'api_token.id as tokenId',
      sql<Scope[]>`api_token.scopes`.as('scopes'),
      'api_token.expires_at as expiresAt',
      'api_token.last_used_at as lastUsedAt',
    ])
    .where('api_token.token_hash', '=', tokenHash)
    .where('api_token.expires_at', '>', sql<Date>`now()`)
    .where('account.blocked_at', 'is', null)
    .executeTakeFirst();
}

export async function touchToken(db: Db, tokenId: number): Promise<void> {
  await db
    .updateTable('api_token')
    .set({ last_used_at: sql`now()` })
    .where('id', '=', tokenId)
    .execute();
}

/**
 * Someone who knew the password may have created some of them. Ending the sessions notifies the
 * servers.
 */
export async function deleteTokens(trx: Db, accountId: number): Promise<void> {
  await trx.deleteFrom('api_token').where('account_id', '=', accountId).execute();
}

/** With the number of calls on this day (`YYYY-MM-DD`). */
export async function findTokens(
  db: Db,
  accountId: number,
  today: string,
): Promise<(TokenRow & { readonly callsToday: number })[]> {
  return db
    .selectFrom('api_token')
    .leftJoin('token_call', (join) =>
      join.onRef('token_call.token_id', '=', 'api_token.id').on('token_call.day', '=', today),
    )
    .select(TOKEN_COLUMNS)
    .select((build) => build.fn.coalesce('token_call.calls', build.val(0)).as('callsToday'))
    .where('api_token.account_id', '=', accountId)
    .orderBy('api_token.id', 'desc')
    .execute();
}

export interface NewToken {
  readonly accountId: number;
  readonly name: string;
  readonly tokenHash: Buffer;
  readonly hint: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt: Date;
}

/** The new token; undefined if the account has reached its limit. */
export async function insertToken(
  db: Db,
  token: NewToken,
  most: number,
): Promise<TokenRow | undefined> {
  return db.transaction().execute(async (trx) => {
    // Two concurrent requests would both pass the limit.
    await trx
      .selectFrom('account')
      .select('id')
      .where('id', '=', token.accountId)
      .forUpdate()
      .execute();
    const { count } = await trx
      .selectFrom('api_token')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('account_id', '=', token.accountId)
      .executeTakeFirstOrThrow();
    if (count >= most) return undefined;
    return trx
      .insertInto('api_token')
      .values({
        account_id: token.accountId,
        name: token.name,
        token_hash: token.tokenHash,
        hint: token.hint,
        scopes: [...token.scopes],
        expires_at: token.expiresAt,
      })
      .returning(TOKEN_COLUMNS)
      .executeTakeFirstOrThrow();
  });
}

/** Revokes a token and notifies every server process; false if the account has no such token. */
export async function deleteToken(db: Db, accountId: number, tokenId: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('api_token')
      .where('id', '=', tokenId)
      .where('account_id', '=', accountId)
      .returning('id')
      .executeTakeFirst();
    if (!gone) return false;
    await sql`select pg_notify(${SESSION_CHANGED}, ${String(accountId)})`.execute(trx);
    return true;
  });
}
