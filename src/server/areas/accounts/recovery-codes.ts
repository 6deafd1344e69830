import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import type { getOwnSecondStep } from '../../../contracts/accounts/recovery-codes.ts';
import type { Db } from '../../../db/connect.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import type { LetterWriter } from '../../core/messages/letters.ts';
import type { Attempts } from './attempts.ts';
import type { Confirmations } from './confirmations.ts';
import { refuseDemo } from './password-check.ts';
import type { PendingSignIns } from './pending-sign-ins.ts';
import { hashToken } from './sessions.ts';
import { signedInAccount } from './signed-in-account.ts';

const COUNT = 10;
/** 80 bits can't be guessed, so a code is stored like a token. */
const CODE_BYTES = 10;
/** Without letters that look like digits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

const NOTICES = {
  created: { subject: 'mail_recovery_created_subject', text: 'mail_recovery_created_text' },
  used: { subject: 'mail_recovery_used_subject', text: 'mail_recovery_used_text' },
} as const;

interface RecoveryCodeParts {
  readonly attempts: Attempts;
  readonly confirmations: Confirmations;
  readonly pending: PendingSignIns;
  readonly letters: LetterWriter;
}

/** One-time codes on paper, in case the phone or the passkey is lost. */
export class RecoveryCodes {
  readonly #db: Db;
  readonly #parts: RecoveryCodeParts;

  constructor(db: Db, parts: RecoveryCodeParts) {
    this.#db = db;
    this.#parts = parts;
  }

  async state(context: RequestContext): Promise<Answer<typeof getOwnSecondStep>> {
    const accountId = signedInAccount(context);
    const { rows } = await sql<{
      step: 'code' | 'passkey' | null;
      hasPassword: boolean;
      hasPasskey: boolean;
      left: number;
      madeAt: Date | null;
    }>`
      select second_step as step, password_hash is not null as "hasPassword",
        exists (select from passkey where account_id = account.id) as "hasPasskey",
        codes.count as left, codes.made_at as "madeAt"
      from account cross join (
        select count(*)::integer as count, max(created_at) as made_at from recovery_code
        where account_id = ${accountId}
      ) as codes
      where account.id = ${accountId}`.execute(this.#db);
    const row = rows[0];
    // The account was deleted a moment ago.
    if (!row) throw new ApiError('not_signed_in');
    return {
      ...row,
      madeAt: row.madeAt?.toISOString() ?? null,
      isRequired: context.viewer.owesSecondStep ?? false,
      isConfirmed: await this.#parts.confirmations.isFresh(context),
    };
  }

  async create(context: RequestContext): Promise<string[]> {
    const accountId = signedInAccount(context);
    await this.#parts.confirmations.require(context);
    const codes = Array.from({ length: COUNT }, makeCode);
    await this.#db.transaction().execute(async (trx) => {
      const account = await trx
        .selectFrom('account')
        .select(['email', 'name', 'language', 'second_step as step', 'is_demo as isDemo'])
        .where('id', '=', accountId)
        .forUpdate()
        .executeTakeFirst();
      if (!account) throw new ApiError('not_signed_in');
      refuseDemo(account);
      if (account.step === null) throw new ApiError('forbidden', { label: 'recovery_needs_step' });
      await endRecoveryCodes(trx, accountId);
      await trx
        .insertInto('recovery_code')
        .values(codes.map((code) => ({ account_id: accountId, code_hash: hashToken(code) })))
        .execute();
      await this.#notifyOwner(trx, { ...account, accountId }, 'created', 0);
    });
    return codes.map((code) => code.replaceAll(/(.{4})(?=.)/g, '$1-'));
  }

  /** Replaces the second step after the correct password. */
  async finishSignIn(code: string, context: RequestContext): Promise<void> {
    const { attempts, pending } = this.#parts;
    const accountId = await pending.find(context);
    if (accountId === null) throw signInEndedError();
    await attempts.countRecoveryCode(accountId, context.address);
    // One statement: of several concurrent uses of the same code, only one succeeds.
    const isUsed = await this.#db.transaction().execute((trx) => this.#use(trx, accountId, code));
    if (!isUsed) {
      throw new ApiError('wrong_code', { field: 'body.code', label: 'recovery_code_wrong' });
    }
    if (!(await pending.finish(context, accountId))) throw signInEndedError();
  }

  async #use(trx: Db, accountId: number, code: string): Promise<boolean> {
    const used = await trx
      .deleteFrom('recovery_code')
      .where('account_id', '=', accountId)
      .where('code_hash', '=', hashToken(code))
      .returning('account_id')
      .executeTakeFirst();
    if (!used) return false;
    const account = await trx
      .selectFrom('account')
      .select(['email', 'name', 'language'])
      .select(
        sql<number>`(
        select count(*)::integer from recovery_code where account_id = account.id
      )`.as('left'),
      )
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    await this.#notifyOwner(trx, { ...account, accountId }, 'used', account.left);
    return true;
  }

  /** The owner is notified by mail, and so notices what someone else did. */
  async #notifyOwner(
    trx: Db,
    {
      accountId,
      email,
      name,
      language,
    }: { accountId: number; email: string; name: string; language: string },
    what: keyof typeof NOTICES,
    left: number,
  ): Promise<void> {
    await this.#parts.letters.queue(trx, {
      accountId,
      email,
      name,
      language,
      purpose: 'account-notice',
      ...NOTICES[what],
      page: '/profile/second-step/',
      values: () => ({ count: left }),
    });
  }
}

function makeCode(): string {
  const bits = BigInt(`0x${randomBytes(CODE_BYTES).toString('hex')}`);
  return Array.from({ length: (CODE_BYTES * 8) / 5 }, (_, i) =>
    ALPHABET.charAt(Number((bits >> BigInt(5 * i)) & 31n)),
  ).join('');
}

/** Without a second step, there is nothing for a code to replace. */
export async function endRecoveryCodes(trx: Db, accountId: number): Promise<void> {
  await trx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
}

function signInEndedError(): ApiError {
  return new ApiError('not_signed_in', { label: 'second_step_ended' });
}
