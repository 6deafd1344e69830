import { ApiError } from '../../../contracts/core/errors.ts';
import type { Db } from '../../../db/connect.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import { accountMail, linkEnd } from './account-mails.ts';
import { makeLink, useLink as takeLink } from './one-time-links.ts';
import { refuseDemo } from './password-check.ts';
import type { ProfileParts } from './profile.ts';
import * as store from './profile-store.ts';

const DELETE_ACCOUNT = 'delete-account';

/** Lets people delete their own account. */
export class AccountDeletion {
  readonly #db: Db;
  readonly #parts: ProfileParts;

  constructor(db: Db, parts: ProfileParts) {
    this.#db = db;
    this.#parts = parts;
  }

  /** An owner without a password proves ownership by a mail. */
  async mailConfirmation(accountId: number, { labels }: RequestContext): Promise<void> {
    const { messages, attempts } = this.#parts;
    const origin = this.#parts.origin();
    const { email: to, language, ...account } = await store.findOwnAccount(this.#db, accountId);
    refuseDemo(account);
    if (account.passwordHash !== null || !messages.canSend('mail')) throw new ApiError('forbidden');
    await attempts.countMail(accountId);
    await this.#db.transaction().execute(async (trx) => {
      await store.lockAccount(trx, accountId);
      const token = await makeLink(trx, {
        purpose: DELETE_ACCOUNT,
        accountId,
        expiresAt: linkEnd(),
      });
      const values = { link: `${origin}/profile/delete/?token=${token}`, origin };
      const addressee = { to, language, accountId };
      await messages.queue(trx, accountMail(labels, 'delete_link', addressee, values));
    });
  }

  async delete(
    accountId: number,
    { password, token }: { password?: string | undefined; token?: string | undefined },
    context: RequestContext,
  ): Promise<void> {
    const { attempts, check, messages, credentials } = this.#parts;
    const account = await store.findOwnAccount(this.#db, accountId);
    refuseDemo(account);
    const hasPassword = account.passwordHash !== null;
    if (hasPassword) {
      if (password === undefined) throw new ApiError('invalid_field', { field: 'body.password' });
      await check.require(password, context);
    }
    await this.#db.transaction().execute(async (trx) => {
      if (!hasPassword) await redeem(trx, accountId, token);
      await store.deleteAccount(trx, accountId);
      if (!messages.canSend('mail')) return;
      const { email: to, language } = account;
      const values = { origin: this.#parts.origin() };
      await messages.queue(trx, accountMail(context.labels, 'deleted', { to, language }, values));
    });
    // The counter contains the e-mail address.
    await attempts.forgetSignIns(account.email);
    credentials.forgetAccount(accountId);
    context.setSessionToken(null);
  }
}

/** Throws inside the transaction, so another account's link stays unused. */
async function redeem(trx: Db, accountId: number, token = ''): Promise<void> {
  const link = await takeLink(trx, DELETE_ACCOUNT, token);
  if (link?.accountId !== accountId) {
    throw new ApiError('forbidden', { field: 'body.token', label: 'profile_link_void' });
  }
}
