import type { Db } from '../../../db/connect.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import type { BackgroundWork } from '../../core/http/background-work.ts';
import { recordLine } from '../../core/audit/operator-change.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import type { Messages } from '../../core/messages/messages.ts';
import { refuseCommon } from './common-passwords.ts';
import type { MailAttempts } from './mail-attempts.ts';
import { mailEnd, mailLanguage, queueMail } from './mails.ts';
import { findLink, makeLink, useLink } from './one-time-links.ts';
import type { Passwords } from './passwords.ts';
import { endRecoveryCodes } from './recovery-codes.ts';
import * as store from './recovery-store.ts';
import { deleteAccountSessionsIn } from './store.ts';
import { deleteTokens } from './token-store.ts';

export const RESET_PURPOSE = 'reset-password';
/** A separate purpose, so requesting a reset doesn't revoke this link. */
export const OPERATOR_RESET_PURPOSE = 'operator-reset';

export interface RecoveryParts {
  /** Drops the cached sessions and tokens of the account. */
  readonly forgetAccount: (accountId: number) => void;
  readonly limits: MailAttempts;
  readonly passwords: Passwords;
  readonly messages: Messages;
  readonly background: BackgroundWork;
  /** The base URL of links in mails. */
  readonly origin: () => string;
}

/** Resets forgotten passwords through a link in a mail. */
export class Recovery {
  readonly #db: Db;
  readonly #parts: RecoveryParts;

  constructor(db: Db, parts: RecoveryParts) {
    this.#db = db;
    this.#parts = parts;
  }

  get isPossible(): boolean {
    return this.#parts.messages.canSend('mail');
  }

  /** The account is looked up after the response, which is always the same. */
  async requestLink(email: string, context: RequestContext): Promise<void> {
    const { limits, background } = this.#parts;
    if (!this.isPossible) throw new ApiError('forbidden', { label: 'reset_no_mail' });
    await limits.countRequest(context.address);
    await limits.countMail(email);
    background.run(context.log, () => this.#sendLink(email, context));
  }

  async #sendLink(email: string, { labels, language }: RequestContext): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      const account = await store.holdAccount(trx, email);
      // The password of a demo account is public, and visitors mustn't take it away from each
      // other.
      if (!account || account.isDemo || account.isBlocked) return;
      await this.sendLinkIn(trx, account, { labels, language });
    });
  }

  /** In the transaction of an operator who sends the link. */
  async sendLinkIn(
    trx: Db,
    account: { readonly id: number; readonly email: string; readonly language: string },
    { labels, language }: Pick<RequestContext, 'labels' | 'language'>,
  ): Promise<void> {
    const token = await makeLink(trx, {
      purpose: RESET_PURPOSE,
      accountId: account.id,
      expiresAt: mailEnd('reset-password'),
    });
    await queueMail(trx, this.#parts.messages, labels, {
      kind: 'reset-password',
      to: account.email,
      accountId: account.id,
      language: mailLanguage(account.language, language),
      values: { link: `${this.#parts.origin()}/reset/new/?token=${token}` },
    });
  }

  async isOpen(token: string): Promise<boolean> {
    const links = [RESET_PURPOSE, OPERATOR_RESET_PURPOSE].map((purpose) =>
      findLink(this.#db, purpose, token),
    );
    return (await Promise.all(links)).some((link) => link !== undefined);
  }

  /** Doesn't sign in: the account may require a second step. */
  async setPassword(
    { token, newPassword }: { token: string; newPassword: string },
    context: RequestContext,
  ): Promise<void> {
    const { limits, passwords, messages, forgetAccount, origin } = this.#parts;
    await limits.countRequest(context.address);
    if (!(await this.isOpen(token))) throw voidLink();
    await refuseCommon(newPassword, 'body.newPassword');
    const passwordHash = await passwords.hash(newPassword);
    const accountId = await this.#db.transaction().execute(async (trx) => {
      const byMail = await useLink(trx, RESET_PURPOSE, token);
      const link = byMail ?? (await useLink(trx, OPERATOR_RESET_PURPOSE, token));
      if (!link) throw voidLink();
      const account = await store.setPassword(trx, link.accountId, passwordHash);
      if (!byMail) await liftByOperatorReset(trx, link.accountId);
      await deleteTokens(trx, link.accountId);
      await deleteAccountSessionsIn(trx, link.accountId);
      await queueMail(trx, messages, context.labels, {
        kind: 'password-changed',
        to: account.email,
        accountId: link.accountId,
        language: mailLanguage(account.language, context.language),
        values: { link: `${origin()}/reset/` },
      });
      return link.accountId;
    });
    forgetAccount(accountId);
  }
}

/** The holder of this link has access to the server, so the second step proves nothing more. */
async function liftByOperatorReset(trx: Db, accountId: number): Promise<void> {
  const before = await store.liftSecondStep(trx, accountId);
  await endRecoveryCodes(trx, accountId);
  await recordLine(trx, null, {
    action: 'changed',
    kind: 'account',
    target: accountId,
    before: { secondStep: before },
    after: { secondStep: null, reset: true },
  });
}

function voidLink(): ApiError {
  return new ApiError('forbidden', { field: 'body.token', label: 'reset_link_void' });
}
