import { sql } from 'kysely';
import type { Db } from '../../../db/connect.ts';

/**
 * The account of an address, locked until the transaction ends: of two links requested at once, the
 * later one revokes the other.
 */
export async function holdAccount(trx: Db, email: string) {
  return trx
    .selectFrom('account')
    .select([
      'id',
      'email',
      'language',
      'is_demo as isDemo',
      sql<boolean>`blocked_at is not null`.as('isBlocked'),
    ])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
}

export async function findAccount(db: Db, accountId: number) {
  return db
    .selectFrom('account')
    .select([
      'id',
      'email',
      'language',
      'password_hash as passwordHash',
      'is_demo as isDemo',
      'email_confirmed_at as confirmedAt',
    ])
    .where('id', '=', accountId)
    .executeTakeFirst();
}

/** Sets the password after a link in a mail was used, which also confirms the address. */
export async function setPassword(
  trx: Db,
  accountId: number,
  passwordHash: string,
): Promise<{ email: string; language: string }> {
  return trx
    .updateTable('account')
    .set({
      password_hash: passwordHash,
      email_confirmed_at: sql<Date>`coalesce(email_confirmed_at, now())`,
    })
    .where('id', '=', accountId)
    .returning(['email', 'language'])
    .executeTakeFirstOrThrow();
}

/** Turns the second step off and returns which it was. */
export async function liftSecondStep(trx: Db, accountId: number) {
  const { step } = await trx
    .selectFrom('account')
    .select('second_step as step')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await trx.updateTable('account').set({ second_step: null }).where('id', '=', accountId).execute();
  return step;
}

export async function confirmEmail(trx: Db, accountId: number): Promise<void> {
  await trx
    .updateTable('account')
    .set({ email_confirmed_at: sql<Date>`now()` })
    .where('id', '=', accountId)
    .where('email_confirmed_at', 'is', null)
    .execute();
}

/** Deletes unconfirmed accounts and abandoned provider sign-ins. */
export async function deleteUnused(db: Db): Promise<void> {
  await db
    .deleteFrom('openid_attempt')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await db
    .deleteFrom('account')
    .where('email_confirmed_at', 'is', null)
    .where('created_at', '<', sql<Date>`now() - interval '7 days'`)
    .execute();
}
