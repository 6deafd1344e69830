import { sql } from 'kysely';
import type { Db } from '../../../db/connect.ts';
import { deleteUnused } from './recovery-store.ts';
import type { SessionLimits } from './sessions.ts';
import { ACCOUNT_COLUMNS, type AccountRow } from './viewer-account.ts';

export const SESSION_CHANGED = 'session_changed';

export async function findCredentials(db: Db, email: string) {
  return db
    .selectFrom('account')
    .select([
      'id',
      'password_hash as passwordHash',
      'email_confirmed_at as confirmedAt',
      'is_demo as isDemo',
    ])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** Null if the account has no second step. */
export async function findSecondStep(db: Db, accountId: number) {
  const row = await db
    .selectFrom('account')
    .select('second_step')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.second_step ?? null;
}

export async function findEmail(db: Db, accountId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.email;
}

export interface NewAccount {
  email: string;
  name: string;
  /** Null for an account that signs in through a provider only. */
  passwordHash: string | null;
  language: string;
  accessLevel: number | null;
  /** Tariffs without an end date. */
  tariffs?: readonly number[];
  isOperator?: boolean;
  isDemo?: boolean;
  /** False if the owner of the e-mail address still has to confirm it. */
  isConfirmed?: boolean;
}

/**
 * The new account's ID; undefined if the e-mail address is taken. An unconfirmed address isn't
 * taken: a later registration gets the account.
 */
export async function insertAccount(db: Db, account: NewAccount): Promise<number | undefined> {
  const row = await db
    .insertInto('account')
    .values({
      email: account.email,
      name: account.name,
      password_hash: account.passwordHash,
      language: account.language,
      access_level: account.accessLevel,
      is_operator: account.isOperator ?? false,
      is_demo: account.isDemo ?? false,
      email_confirmed_at: (account.isConfirmed ?? true) ? sql<Date>`now()` : null,
    })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet((excluded) => ({
          name: excluded.ref('excluded.name'),
          password_hash: excluded.ref('excluded.password_hash'),
          language: excluded.ref('excluded.language'),
          access_level: excluded.ref('excluded.access_level'),
          is_operator: excluded.ref('excluded.is_operator'),
          is_demo: excluded.ref('excluded.is_demo'),
          email_confirmed_at: excluded.ref('excluded.email_confirmed_at'),
          created_at: sql<Date>`now()`,
        }))
        .where('account.email_confirmed_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  const { tariffs = [] } = account;
  if (row && tariffs.length > 0) {
    await db
      .insertInto('account_tariff')
      .values(tariffs.map((tariff) => ({ account_id: row.id, tariff_id: tariff })))
      .execute();
  }
  return row?.id;
}

export async function updatePassword(
  db: Db,
  accountId: number,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', accountId)
    .execute();
}

export async function deleteDemoAccounts(db: Db): Promise<void> {
  await db.deleteFrom('account').where('is_demo', '=', true).execute();
}

export async function hasOperator(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('is_operator', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** When a session ends, by the current limits and its row. */
export function sessionEnd({ idleMs, maxMs }: SessionLimits) {
  return sql<Date>`least(
    session.expires_at,
    session.last_seen_at + make_interval(secs => ${idleMs / 1000}),
    session.created_at + make_interval(secs => ${maxMs / 1000})
  )`;
}

/** The account of a session that has not ended. */
export async function findSessionAccount(
  db: Db,
  tokenHash: Buffer,
  limits: SessionLimits,
): Promise<(AccountRow & { lastSeenAt: Date; expiresAt: Date }) | undefined> {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([
      ...ACCOUNT_COLUMNS,
      'session.last_seen_at as lastSeenAt',
      sessionEnd(limits).as('expiresAt'),
    ])
    .where('session.token_hash', '=', tokenHash)
    .where(sessionEnd(limits), '>', sql<Date>`now()`)
    .where('account.blocked_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Begins a session; false if the account is blocked or gone. All ways to sign in end here, so no
 * sign-in bypasses a block, not even a simultaneous one.
 */
export async function insertSession(
  db: Db,
  session: {
    tokenHash: Buffer;
    accountId: number;
    expiresAt: Date;
    address: string;
    userAgent: string;
  },
): Promise<boolean> {
  const { tokenHash, accountId, expiresAt, address, userAgent } = session;
  const { rows } = await sql`
    with welcome as (
      update account set last_seen_at = now()
      where id = ${accountId} and blocked_at is null
      returning id
    )
    insert into session (token_hash, account_id, expires_at, address, user_agent)
    select ${tokenHash}, id, ${expiresAt}, ${address}, ${userAgent} from welcome
    returning account_id`.execute(db);
  return rows.length > 0;
}

/** The account stores the time too, because sessions are deleted. */
export async function touchSession(db: Db, tokenHash: Buffer, expiresAt: Date): Promise<void> {
  await sql`
    with seen as (
      update session set last_seen_at = now(), expires_at = ${expiresAt}
      where token_hash = ${tokenHash}
      returning account_id
    )
    update account set last_seen_at = now() from seen where account.id = seen.account_id`.execute(
    db,
  );
}

/** Ends one session and notifies every server process. */
export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const ended = await trx
      .deleteFrom('session')
      .where('token_hash', '=', tokenHash)
      .returning('account_id')
      .executeTakeFirst();
    if (ended)
      await sql`select pg_notify(${SESSION_CHANGED}, ${String(ended.account_id)})`.execute(trx);
  });
}

/**
 * Ends the sessions of an account, except the one to keep, and notifies every server process.
 * Returns their number.
 */
export async function deleteAccountSessions(
  db: Db,
  accountId: number,
  keptTokenHash: Buffer | null,
): Promise<number> {
  return db.transaction().execute((trx) => deleteAccountSessionsIn(trx, accountId, keptTokenHash));
}

/** The same, in the caller's transaction. */
export async function deleteAccountSessionsIn(
  trx: Db,
  accountId: number,
  keptTokenHash: Buffer | null = null,
): Promise<number> {
  let query = trx.deleteFrom('session').where('account_id', '=', accountId);
  if (keptTokenHash) query = query.where('token_hash', '!=', keptTokenHash);
  const { numDeletedRows } = await query.executeTakeFirst();
  // A sign-in in progress is based on the old credentials.
  await trx.deleteFrom('pending_sign_in').where('account_id', '=', accountId).execute();
  await sql`select pg_notify(${SESSION_CHANGED}, ${String(accountId)})`.execute(trx);
  return Number(numDeletedRows);
}

/** Deletes expired rows; expired tokens stay visible to their owners for a month. */
export async function deleteExpired(db: Db): Promise<void> {
  await db
    .deleteFrom('session')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await db
    .deleteFrom('one_time_link')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await db
    .deleteFrom('pending_sign_in')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await db
    .deleteFrom('phone_code')
    .where('sent_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
  await db
    .deleteFrom('api_token')
    .where('expires_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
  await db
    .deleteFrom('webauthn_challenge')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await deleteUnused(db);
  await db
    .deleteFrom('invitation')
    .where('expires_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
  await db.deleteFrom('attempt_limit').where('expire', '<', Date.now()).execute();
}

export async function replaceOperatorLink(
  db: Db,
  tokenHash: Buffer,
  expiresAt: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('one_time_link').where('purpose', '=', 'first-operator').execute();
    await trx
      .insertInto('one_time_link')
      .values({ token_hash: tokenHash, purpose: 'first-operator', expires_at: expiresAt })
      .execute();
  });
}

/** True while the link can be redeemed. */
export async function isOperatorLink(db: Db, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('one_time_link')
    .select('purpose')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', 'first-operator')
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the link and creates the operator in one transaction; false if the link is invalid. */
export async function redeemOperatorLink(
  db: Db,
  tokenHash: Buffer,
  makeOperator: (trx: Db) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const used = await trx
      .deleteFrom('one_time_link')
      .where('token_hash', '=', tokenHash)
      .where('purpose', '=', 'first-operator')
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('purpose')
      .executeTakeFirst();
    if (used) await makeOperator(trx);
    return used !== undefined;
  });
}
