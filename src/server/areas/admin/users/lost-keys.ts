import type { Db } from '../../../../db/connect.ts';
import type { AuditLine, OperatorChange } from '../../../core/audit/operator-change.ts';
import type { LetterWriter } from '../../../core/messages/letters.ts';
import { rejectOwnAccount } from './access.ts';
import { holdPerson } from './sign-outs.ts';

type Person = Awaited<ReturnType<typeof holdPerson>>;

/** What was done to the account; null if there was nothing to do. */
type Lifted = Pick<AuditLine, 'action' | 'before' | 'after'> | null;

/** For users who have lost the phone or the passkey. */
export function turnOffStep(
  change: OperatorChange,
  accountId: number,
  letters: LetterWriter,
): Promise<void> {
  return turnOffFor(
    change,
    accountId,
    async ({ secondStep }) => {
      if (secondStep === null) return null;
      await endStep(change.trx, accountId);
      return { action: 'changed', before: { secondStep }, after: { secondStep: null } };
    },
    { letters, what: 'step' },
  );
}

/** For a lost or stolen device. Without passkeys, none can be required as the second step. */
export function removePasskeys(
  change: OperatorChange,
  accountId: number,
  letters: LetterWriter,
): Promise<void> {
  return turnOffFor(
    change,
    accountId,
    async ({ secondStep }) => {
      const { numDeletedRows } = await change.trx
        .deleteFrom('passkey')
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      if (numDeletedRows === 0n) return null;
      const asksForOne = secondStep === 'passkey';
      if (asksForOne) await endStep(change.trx, accountId);
      return {
        action: 'removed',
        before: { passkeys: Number(numDeletedRows), secondStep },
        after: { passkeys: 0, secondStep: asksForOne ? null : secondStep },
      };
    },
    { letters, what: 'passkeys' },
  );
}

/**
 * Lifts something on another user's account, records it and notifies the owner. For their own
 * accounts, operators use the profile pages. If another operator was quicker, the result is the
 * same.
 */
async function turnOffFor(
  { trx, operatorId, record }: OperatorChange,
  accountId: number,
  lift: (person: Person) => Promise<Lifted>,
  { letters, what }: { readonly letters: LetterWriter; readonly what: 'step' | 'passkeys' },
): Promise<void> {
  const person = await holdPerson(trx, accountId);
  if (accountId === operatorId) rejectOwnAccount();
  const lifted = await lift(person);
  if (!lifted) return;
  await record({ ...lifted, kind: 'account', target: accountId });
  await notifyOwner(trx, letters, person, what);
}

/** A sign-in in progress has to start again, without the step. */
async function endStep(trx: Db, accountId: number): Promise<void> {
  await trx.updateTable('account').set({ second_step: null }).where('id', '=', accountId).execute();
  await trx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('pending_sign_in').where('account_id', '=', accountId).execute();
}

async function notifyOwner(
  trx: Db,
  letters: LetterWriter,
  { id, email, name, language }: Person,
  what: 'step' | 'passkeys',
): Promise<void> {
  await letters.queue(trx, {
    accountId: id,
    email,
    name,
    language,
    purpose: 'account-notice',
    subject: what === 'step' ? 'mail_step_lifted_subject' : 'mail_passkeys_removed_subject',
    text: what === 'step' ? 'mail_step_lifted_text' : 'mail_passkeys_removed_text',
    page: what === 'step' ? '/profile/second-step/' : '/profile/passkeys/',
    values: () => ({}),
  });
}
