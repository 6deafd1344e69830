import type { Answer } from '../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import type { getProfile } from '../../../contracts/accounts/own-account.ts';
import type { Db } from '../../../db/connect.ts';
import type { Preferences, RequestContext } from '../../core/http/request-context.ts';
import type { Messages } from '../../core/messages/messages.ts';
import { accountMail, linkEnd } from './account-mails.ts';
import type { Attempts } from './attempts.ts';
import type { Credentials } from './credentials.ts';
import { findLink, makeLink, useLink as takeLink } from './one-time-links.ts';
import { refuseDemo, type PasswordCheck } from './password-check.ts';
import * as store from './profile-store.ts';

export interface ProfileParts {
  readonly attempts: Attempts;
  readonly check: PasswordCheck;
  readonly credentials: Credentials;
  readonly messages: Messages;
  /** The base URL of links in mails. */
  readonly origin: () => string;
}

/** Changes that people make to their own account. */
export class ProfileService {
  readonly #db: Db;
  readonly #parts: ProfileParts;

  constructor(db: Db, parts: ProfileParts) {
    this.#db = db;
    this.#parts = parts;
  }

  async profile(accountId: number): Promise<Answer<typeof getProfile>> {
    const account = await store.findOwnAccount(this.#db, accountId);
    const { name, email, language, theme, isDemo } = account;
    return {
      name,
      email,
      createdAt: account.createdAt.toISOString(),
      language,
      theme,
      hasPassword: account.passwordHash !== null,
      isDemo,
      sendsMail: this.#parts.messages.canSend('mail'),
      pendingEmail: await store.findPendingEmail(this.#db, accountId),
    };
  }

  async changeName(accountId: number, name: string, context: RequestContext): Promise<void> {
    const account = await store.findOwnAccount(this.#db, accountId);
    refuseDemo(account);
    if (account.name === name) return context.noteUnchanged();
    await store.updateName(this.#db, accountId, name);
    this.#parts.credentials.forgetAccount(accountId);
  }

  /**
   * Asks the owner of the new address to confirm it; true if a mail was sent. Whether another
   * account has that address is only revealed to its owner.
   */
  async changeEmail(
    accountId: number,
    form: { readonly email: string; readonly password: string },
    context: RequestContext,
  ): Promise<boolean> {
    const account = await store.findOwnAccount(this.#db, accountId);
    refuseDemo(account);
    if (account.passwordHash === null) {
      throw new ApiError('forbidden', { label: 'profile_password_first' });
    }
    if (form.email === account.email) {
      throw new ApiError('invalid_field', { field: 'body.email', label: 'profile_email_same' });
    }
    await this.#parts.check.require(form.password, context);
    if (!this.#parts.messages.canSend('mail')) {
      // Without mail, the address can't be confirmed. Registering without mail reveals just as much
      // about it.
      await this.#db.transaction().execute((trx) => store.updateEmail(trx, accountId, form.email));
      return false;
    }
    await this.#parts.attempts.countMail(accountId);
    await this.#askForAddress(account, form.email, context);
    return true;
  }

  async #askForAddress(
    account: store.OwnAccount,
    email: string,
    { labels }: RequestContext,
  ): Promise<void> {
    const { messages } = this.#parts;
    const origin = this.#parts.origin();
    const { id, language } = account;
    await this.#db.transaction().execute(async (trx) => {
      await store.lockAccount(trx, id);
      // Also created for an address that is taken: its token is never sent, and nothing looks
      // different.
      const token = await makeLink(trx, {
        purpose: store.CHANGE_EMAIL,
        accountId: id,
        payload: { email },
        expiresAt: linkEnd(),
      });
      const link = `${origin}/profile/email/confirm/?token=${token}`;
      const kind = (await store.isTaken(trx, email)) ? 'email_taken' : 'email_confirm';
      const toNew = { to: email, language, accountId: id };
      await messages.queue(trx, accountMail(labels, kind, toNew, { link, origin }));
      const toOld = { to: account.email, language, accountId: id };
      await messages.queue(trx, accountMail(labels, 'email_asked', toOld, { email, origin }));
    });
  }

  /** The address that a link confirms; null if the link is invalid. */
  async emailToConfirm(token = ''): Promise<string | null> {
    const link = await findLink(this.#db, store.CHANGE_EMAIL, token);
    return link?.payload.email ?? null;
  }

  async confirmEmail(token: string, { labels }: RequestContext): Promise<void> {
    const { messages } = this.#parts;
    const origin = this.#parts.origin();
    await this.#db.transaction().execute(async (trx) => {
      const link = await takeLink(trx, store.CHANGE_EMAIL, token);
      const email = link?.payload.email;
      if (!link || email === undefined) {
        throw new ApiError('forbidden', { field: 'body.token', label: 'profile_link_void' });
      }
      const former = await store.findOwnAccount(trx, link.accountId);
      await store.updateEmail(trx, link.accountId, email);
      const toOld = { to: former.email, language: former.language, accountId: former.id };
      await messages.queue(trx, accountMail(labels, 'email_changed', toOld, { email, origin }));
    });
  }

  /** For this browser, and for other browsers at the next sign-in there. */
  async setPreferences(
    accountId: number,
    preferences: Preferences,
    context: RequestContext,
  ): Promise<void> {
    const { language, theme, isDemo } = await store.findOwnAccount(this.#db, accountId);
    const { language: wanted = language, theme: look = theme } = preferences;
    // A demo account stores nothing: its visitors' choices apply to their own browser.
    if (!isDemo && wanted === language && look === theme) context.noteUnchanged();
    await this.keepChoice(accountId, preferences);
    context.setPreferences(preferences);
  }

  /** A choice made in this browser while signed in. */
  async keepChoice(accountId: number, preferences: Preferences): Promise<void> {
    await store.updatePreferences(this.#db, accountId, preferences);
  }
}
