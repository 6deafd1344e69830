import { sql } from 'kysely';
import type { Db } from '../../../db/connect.ts';
import { RESEND_SECONDS } from './code-limits.ts';

type CodePurpose = 'phone' | 'sign-in';

/** The account of a code, its purpose, and the sign-in it belongs to. */
export interface CodeKey {
  readonly accountId: number;
  readonly purpose: CodePurpose;
  readonly pendingHash: Buffer | null;
}

interface CodeRow {
  readonly phone: string;
  /** False once it has been used, has expired, or has been tried too often. */
  readonly isOpen: boolean;
  readonly triesLeft: number;
  readonly expiresAt: Date;
  readonly resendSeconds: number;
}

export interface PhoneAccountRow {
  readonly email: string;
  readonly language: string;
  readonly phone: string | null;
  readonly secondStep: 'code' | 'passkey' | null;
}

export async function findPhoneAccount(
  db: Db,
  accountId: number,
): Promise<PhoneAccountRow | undefined> {
  return db
    .selectFrom('account')
    .select(['email', 'language', 'phone', 'second_step as secondStep'])
    .where('id', '=', accountId)
    .executeTakeFirst();
}

export async function hasRecoveryCodes(db: Db, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('recovery_code')
    .select('account_id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The latest code, if it isn't older than an hour. */
export async function findCode(db: Db, key: CodeKey): Promise<CodeRow | undefined> {
  return codeQuery(db, key)
    .select(['phone', 'tries_left as triesLeft', 'expires_at as expiresAt'])
    .select(
      sql<boolean>`code_hash is not null and tries_left > 0 and expires_at > now()`.as('isOpen'),
    )
    .select(
      sql<number>`greatest(0, ceil(extract(epoch from
        sent_at + make_interval(secs => ${RESEND_SECONDS}) - now())))::int`.as('resendSeconds'),
    )
    .where('sent_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirst();
}

function codeQuery(db: Db, { accountId, purpose, pendingHash }: CodeKey) {
  const query = db
    .selectFrom('phone_code')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose);
  return pendingHash === null ? query : query.where('pending_hash', '=', pendingHash);
}

/** Replaces the earlier code, which becomes invalid. */
export async function replaceCode(
  trx: Db,
  { accountId, purpose, pendingHash }: CodeKey,
  code: { phone: string; codeHash: string; tries: number; lifetimeSeconds: number },
): Promise<void> {
  const row = {
    phone: code.phone,
    code_hash: code.codeHash,
    tries_left: code.tries,
    sent_at: sql<Date>`now()`,
    expires_at: sql<Date>`now() + make_interval(secs => ${code.lifetimeSeconds})`,
    pending_hash: pendingHash,
  };
  await trx
    .insertInto('phone_code')
    .values({ account_id: accountId, purpose, ...row })
    .onConflict((conflict) => conflict.columns(['account_id', 'purpose']).doUpdateSet(row))
    .execute();
}

/** Uses up a try before the code is checked, so concurrent guesses are counted too. */
export async function consumeTry(db: Db, { accountId, purpose, pendingHash }: CodeKey) {
  let query = db
    .updateTable('phone_code')
    .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('code_hash', 'is not', null)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', sql<Date>`now()`);
  if (pendingHash !== null) query = query.where('pending_hash', '=', pendingHash);
  return query.returning(['code_hash as codeHash', 'phone']).executeTakeFirst();
}

/** Uses up the code; false if another request did, or a new code was sent. */
export async function useCode(trx: Db, key: CodeKey, codeHash: string): Promise<boolean> {
  const used = await trx
    .deleteFrom('phone_code')
    .where('account_id', '=', key.accountId)
    .where('purpose', '=', key.purpose)
    .where('code_hash', '=', codeHash)
    .returning('purpose')
    .executeTakeFirst();
  return used !== undefined;
}

/** A sign-in restarted in the same browser keeps the code already sent. */
export async function moveCode(db: Db, from: Buffer, to: CodeKey): Promise<void> {
  await db
    .updateTable('phone_code')
    .set({ pending_hash: to.pendingHash })
    .where('account_id', '=', to.accountId)
    .where('purpose', '=', to.purpose)
    .where('pending_hash', '=', from)
    .execute();
}

export async function deleteCode(db: Db, accountId: number, purpose: CodePurpose): Promise<void> {
  await db
    .deleteFrom('phone_code')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .execute();
}

/**
 * Doesn't change a number used for the second step: that needs the password. False in that case, or
 * if the account is gone.
 */
export async function setPhone(trx: Db, accountId: number, phone: string | null): Promise<boolean> {
  const changed = await trx
    .updateTable('account')
    .set({ phone, phone_confirmed_at: phone === null ? null : sql<Date>`now()` })
    .where('id', '=', accountId)
    .where(sql<boolean>`second_step is distinct from 'code'`)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/**
 * Turning it on needs a confirmed phone; turning it off leaves another kind of second step alone.
 */
export async function setCodeStep(trx: Db, accountId: number, isOn: boolean): Promise<boolean> {
  const query = trx.updateTable('account').where('id', '=', accountId);
  const changed = await (
    isOn
      ? query.set({ second_step: 'code' }).where('phone', 'is not', null)
      : query.set({ second_step: null }).where('second_step', '=', 'code')
  )
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}
