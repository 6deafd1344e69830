import { sql } from 'kysely';
import { ApiError } from '../../../contracts/core/errors.ts';
import type { Theme } from '../../../contracts/core/page.ts';
import type { Db } from '../../../db/connect.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../../domain/text/language.ts';
import { holdOperators, requirePermanentOperator } from '../../core/audit/operators.ts';
import type { Preferences } from '../../core/http/request-context.ts';
import { SESSION_CHANGED } from './store.ts';

export const CHANGE_EMAIL = 'change-email';
/** PostgreSQL's error code for a value that another row already has. */
const UNIQUE_VIOLATION = '23505';

export interface OwnAccount {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly createdAt: Date;
  readonly language: Language;
  readonly theme: Theme | null;
  /** Null for an account that can only sign in through a provider. */
  readonly passwordHash: string | null;
  readonly isDemo: boolean;
}

/** The signed-in account; it may have been deleted a moment ago. */
export async function findOwnAccount(db: Db, accountId: number): Promise<OwnAccount> {
  const row = await db
    .selectFrom('account')
    .select([
      'id',
      'name',
      'email',
      'created_at as createdAt',
      'language',
      'theme',
      'password_hash as passwordHash',
      'is_demo as isDemo',
    ])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!row) throw new ApiError('not_signed_in');
  return { ...row, language: isLanguage(row.language) ? row.language : DEFAULT_LANGUAGE };
}

/** Locks the account until the end of the transaction. */
export async function lockAccount(trx: Db, accountId: number): Promise<void> {
  const row = await trx
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError('not_signed_in');
}

/** Pages show the name, so every server process must look the account up again. */
export async function updateName(db: Db, accountId: number, name: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('account').set({ name }).where('id', '=', accountId).execute();
    await notifySessions(trx, accountId);
  });
}

/** The new address that is awaiting confirmation. */
export async function findPendingEmail(db: Db, accountId: number): Promise<string | null> {
  const link = await db
    .selectFrom('one_time_link')
    .select('payload')
    .where('account_id', '=', accountId)
    .where('purpose', '=', CHANGE_EMAIL)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return link?.payload.email ?? null;
}

export async function isTaken(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Changes the address, and revokes all links sent to the old one: its mails mustn't give access to
 * the account any more. If another account has the address, the transaction fails.
 */
export async function updateEmail(trx: Db, accountId: number, email: string): Promise<void> {
  try {
    await trx.updateTable('account').set({ email }).where('id', '=', accountId).execute();
  } catch (error) {
    if ((error as { code?: unknown }).code !== UNIQUE_VIOLATION) throw error;
    throw new ApiError('already_registered');
  }
  await trx.deleteFrom('one_time_link').where('account_id', '=', accountId).execute();
}

/** Preferences that a browser adopts at sign-in; demo accounts are shared, so they have none. */
export async function findPreferences(db: Db, accountId: number): Promise<Preferences> {
  const account = await findOwnAccount(db, accountId);
  if (account.isDemo) return {};
  return { language: account.language, theme: account.theme ?? undefined };
}

export async function updatePreferences(
  db: Db,
  accountId: number,
  { language, theme }: Preferences,
): Promise<void> {
  if (language === undefined && theme === undefined) return;
  await db
    .updateTable('account')
    .set({ ...(language && { language }), ...(theme && { theme }) })
    .where('id', '=', accountId)
    .where('is_demo', '=', false)
    .execute();
}

/** Deletes the account with everything that belongs to it, and notifies every server process. */
export async function deleteAccount(trx: Db, accountId: number): Promise<void> {
  requirePermanentOperator(await holdOperators(trx), [accountId]);
  const gone = await trx
    .deleteFrom('account')
    .where('id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw new ApiError('not_signed_in');
  await notifySessions(trx, accountId);
}

async function notifySessions(trx: Db, accountId: number): Promise<void> {
  await sql`select pg_notify(${SESSION_CHANGED}, ${String(accountId)})`.execute(trx);
}
