import { sql } from 'kysely';
import type { Db } from '../../../db/connect.ts';
import { endRecoveryCodes } from './recovery-codes.ts';

export interface PasskeyRow {
  readonly id: number;
  readonly name: string;
  readonly isBackedUp: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

const PASSKEY_COLUMNS = [
  'passkey.id',
  'passkey.name',
  'passkey.backed_up as isBackedUp',
  'passkey.created_at as createdAt',
  'passkey.last_used_at as lastUsedAt',
] as const;

export async function findPasskeys(db: Db, accountId: number): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkey')
    .select(PASSKEY_COLUMNS)
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
}

/** The credential IDs by which authenticators find their passkeys. */
export async function findCredentials(db: Db, accountId: number) {
  return db
    .selectFrom('passkey')
    .select(['credential_id as credentialId', 'transports'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
}

export async function findPasskey(db: Db, credentialId: Buffer) {
  return db
    .selectFrom('passkey')
    .innerJoin('account', 'account.id', 'passkey.account_id')
    .select([
      'passkey.id',
      'passkey.account_id as accountId',
      'passkey.public_key as publicKey',
      'account.user_handle as userHandle',
    ])
    .where('passkey.credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** The owner of a new passkey, as an authenticator shows and stores it. */
export async function findOwner(db: Db, accountId: number) {
  return db
    .selectFrom('account')
    .select([
      'email',
      'name',
      'user_handle as userHandle',
      'password_hash as passwordHash',
      'second_step as secondStep',
      'is_demo as isDemo',
    ])
    .where('id', '=', accountId)
    .executeTakeFirst();
}

export interface NewPasskey {
  readonly accountId: number;
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly isBackedUp: boolean;
}

/**
 * The new passkey, or why there is none: the account has enough, or the passkey is already stored.
 */
export async function insertPasskey(
  db: Db,
  passkey: NewPasskey,
  most: number,
): Promise<PasskeyRow | 'enough' | 'known'> {
  return db.transaction().execute(async (trx) => {
    if ((await lockAndCount(trx, passkey.accountId)) >= most) return 'enough';
    const row = await trx
      .insertInto('passkey')
      .values({
        account_id: passkey.accountId,
        credential_id: passkey.credentialId,
        public_key: passkey.publicKey,
        counter: passkey.counter,
        transports: [...passkey.transports],
        name: passkey.name,
        backed_up: passkey.isBackedUp,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning(PASSKEY_COLUMNS)
      .executeTakeFirst();
    return row ?? 'known';
  });
}

/**
 * Records a use. False if the counter went back, so the passkey may have been cloned, or if it was
 * removed in the meantime. Authenticators without a counter always report 0.
 */
export async function recordUse(
  db: Db,
  passkeyId: number,
  { counter, isBackedUp }: { counter: number; isBackedUp: boolean },
): Promise<boolean> {
  const row = await db
    .updateTable('passkey')
    .set({ counter, backed_up: isBackedUp, last_used_at: sql`now()` })
    .where('id', '=', passkeyId)
    .where((is) =>
      is.or([is('counter', '<', counter), is.and([is('counter', '=', 0), is.val(counter === 0)])]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * `missing`: the account has no such passkey; the others: what the last passkey is still needed
 * for.
 */
export async function deletePasskey(
  db: Db,
  accountId: number,
  passkeyId: number,
): Promise<'removed' | 'missing' | 'way in' | 'second step'> {
  return db.transaction().execute(async (trx) => {
    const count = await lockAndCount(trx, accountId);
    const ofAccount = await trx
      .selectFrom('passkey')
      .select('id')
      .where('id', '=', passkeyId)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (!ofAccount) return 'missing';
    const owner = await findOwner(trx, accountId);
    if (count === 1 && !owner?.passwordHash) return 'way in';
    if (count === 1 && owner?.secondStep === 'passkey') return 'second step';
    await trx.deleteFrom('passkey').where('id', '=', passkeyId).execute();
    return 'removed';
  });
}

/** Turns the passkey step after the password on or off; false if there is no passkey to use. */
export async function updatePasskeyStep(
  db: Db,
  accountId: number,
  isOn: boolean,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const count = await lockAndCount(trx, accountId);
    if (isOn && count === 0) return false;
    const account = trx.updateTable('account').where('id', '=', accountId);
    if (isOn) await account.set({ second_step: 'passkey' }).execute();
    // Leaves another kind of second step on.
    else {
      const [ended] = await account
        .where('second_step', '=', 'passkey')
        .set({ second_step: null })
        .returning('id')
        .execute();
      if (ended) await endRecoveryCodes(trx, accountId);
    }
    return true;
  });
}

/** The number of the account's passkeys, locked until the transaction ends. */
async function lockAndCount(trx: Db, accountId: number): Promise<number> {
  await trx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
  const { count } = await trx
    .selectFrom('passkey')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}
