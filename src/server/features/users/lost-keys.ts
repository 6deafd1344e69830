import type { Db } from '../../../db/connect.ts';
import type { OperatorChange } from '../../audit/operator-change.ts';
import type { LetterWriter } from '../../messages/letters.ts';
import { refuseOneself } from './access.ts';
import { holdPerson } from './sign-outs.ts';

type Person = Awaited<ReturnType<typeof holdPerson>>;

/** For somebody who has lost the phone or the passkey. Operators use the ways of their own account. */
export async function liftStep(
  { trx, operatorId, record }: OperatorChange,
  accountId: number,
  letters: LetterWriter,
): Promise<void> {
  const person = await holdPerson(trx, accountId);
  if (accountId === operatorId) refuseOneself();
  // Another operator was quicker: it is as it was wanted.
  if (person.secondStep === null) return;
  await endStep(trx, accountId);
  await record({
    action: 'changed',
    kind: 'account',
    target: accountId,
    before: { secondStep: person.secondStep },
    after: { secondStep: null },
  });
  await tell(trx, letters, person, 'step');
}

/** For a lost or stolen device. Without passkeys none can be asked for as the second step. */
export async function removePasskeys(
  { trx, operatorId, record }: OperatorChange,
  accountId: number,
  letters: LetterWriter,
): Promise<void> {
  const person = await holdPerson(trx, accountId);
  if (accountId === operatorId) refuseOneself();
  const { numDeletedRows } = await trx
    .deleteFrom('passkey')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return;
  const asksForOne = person.secondStep === 'passkey';
  if (asksForOne) await endStep(trx, accountId);
  await record({
    action: 'removed',
    kind: 'account',
    target: accountId,
    before: { passkeys: Number(numDeletedRows), secondStep: person.secondStep },
    after: { passkeys: 0, secondStep: asksForOne ? null : person.secondStep },
  });
  await tell(trx, letters, person, 'passkeys');
}

/** Who is in the middle of signing in begins again, without it. */
async function endStep(trx: Db, accountId: number): Promise<void> {
  await trx.updateTable('account').set({ second_step: null }).where('id', '=', accountId).execute();
  await trx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('pending_sign_in').where('account_id', '=', accountId).execute();
}

async function tell(
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
