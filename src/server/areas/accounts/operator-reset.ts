import type { Db } from '../../../db/connect.ts';
import { StartupError } from '../../../db/startup-error.ts';
import { recordLine } from '../../core/audit/operator-change.ts';
import { makeLink } from './one-time-links.ts';
import { OPERATOR_RESET_PURPOSE } from './recovery.ts';

const LIFETIME_MS = 3600 * 1000;

/**
 * Creates the token of a link with which an operator sets a new password and loses the second step.
 * Only a command on the server creates one: a person who can run it can also change the database.
 */
export async function makeOperatorReset(db: Db, email: string): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom('account')
      .select(['id', 'is_operator as isOperator', 'is_demo as isDemo'])
      .where('email', '=', email.trim().toLowerCase())
      .forUpdate()
      .executeTakeFirst();
    if (!account?.isOperator) {
      throw new StartupError(`No operator has the email address ${email}: check the spelling.`);
    }
    if (account.isDemo) {
      throw new StartupError(`${email} is a demo account; its password is public.`);
    }
    const token = await makeLink(trx, {
      purpose: OPERATOR_RESET_PURPOSE,
      accountId: account.id,
      expiresAt: new Date(Date.now() + LIFETIME_MS),
    });
    await recordLine(trx, null, {
      action: 'sent',
      kind: 'account',
      target: account.id,
      after: { reset: true },
    });
    return token;
  });
}
