import type { Db } from '../../../db/connect.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import type { Attempts } from './attempts.ts';
import { refuseCommon } from './common-passwords.ts';
import { recordCampaign } from './campaigns.ts';
import { mailEnd, mailLanguage, queueMail } from './mails.ts';
import { findLink, makeLink, useLink } from './one-time-links.ts';
import type { RecoveryParts } from './recovery.ts';
import type { Sessions } from './sessions.ts';
import { confirmEmail, findAccount, holdAccount } from './recovery-store.ts';
import { findCredentials, insertAccount } from './store.ts';

const PURPOSE = 'confirm-registration';

interface NewPerson {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

interface RegistrationParts extends RecoveryParts {
  readonly sessions: Sessions;
  readonly attempts: Attempts;
  /** Whether a new account must first be confirmed through a link in a mail. */
  readonly confirms: boolean;
  /** Whether people can currently create an account themselves. */
  readonly isOpen: () => boolean;
}

/**
 * New accounts: immediately, or through a mail, so that strangers don't learn which addresses are
 * registered.
 */
export class Registration {
  readonly #db: Db;
  readonly #parts: RegistrationParts;

  constructor(db: Db, parts: RegistrationParts) {
    this.#db = db;
    this.#parts = parts;
  }

  get confirms(): boolean {
    return this.#parts.confirms;
  }

  /** True if the person is signed in now, false if a mail comes first. */
  async register(form: NewPerson, context: RequestContext): Promise<boolean> {
    const { attempts, limits, passwords, background, confirms, sessions } = this.#parts;
    if (!this.#parts.isOpen()) {
      throw new ApiError('forbidden', { label: 'error_registration_closed' });
    }
    await attempts.countRegistration(context.address);
    await refuseCommon(form.password, 'body.password');
    if (confirms) await limits.countMail(form.email);
    else await this.#refuseTaken(form.email);
    const passwordHash = await passwords.hash(form.password);
    if (confirms) {
      background.run(context.log, () => this.#invite(form, passwordHash, context));
      return false;
    }
    const accountId = await this.#db
      .transaction()
      .execute((trx) => this.#insert(trx, form, passwordHash, context));
    if (accountId === undefined) throw alreadyRegistered();
    await sessions.begin(accountId, context);
    return true;
  }

  /** Hashing is expensive, so requests that can be rejected without it are rejected first. */
  async #refuseTaken(email: string): Promise<void> {
    const account = await findCredentials(this.#db, email);
    if (account && account.confirmedAt !== null) throw alreadyRegistered();
  }

  async #insert(
    trx: Db,
    { email, name }: NewPerson,
    passwordHash: string,
    context: RequestContext,
  ): Promise<number | undefined> {
    const accountId = await insertAccount(trx, {
      email,
      name,
      passwordHash,
      language: context.language,
      accessLevel: null,
      isConfirmed: !this.#parts.confirms,
    });
    if (accountId !== undefined) await recordCampaign(trx, accountId, context);
    return accountId;
  }

  async #invite(form: NewPerson, passwordHash: string, context: RequestContext): Promise<void> {
    const { messages, origin } = this.#parts;
    await this.#db.transaction().execute(async (trx) => {
      const accountId = await this.#insert(trx, form, passwordHash, context);
      if (accountId !== undefined) {
        await this.#sendLink(trx, { id: accountId, email: form.email }, context);
        return;
      }
      const known = await holdAccount(trx, form.email);
      if (!known || known.isDemo) return;
      await queueMail(trx, messages, context.labels, {
        kind: 'already-registered',
        to: known.email,
        accountId: known.id,
        language: mailLanguage(known.language, context.language),
        values: { signIn: `${origin()}/sign-in/`, reset: `${origin()}/reset/` },
      });
    });
  }

  async #sendLink(
    trx: Db,
    account: { id: number; email: string },
    { labels, language }: RequestContext,
  ): Promise<void> {
    const token = await makeLink(trx, {
      purpose: PURPOSE,
      accountId: account.id,
      expiresAt: mailEnd('confirm-registration'),
    });
    await queueMail(trx, this.#parts.messages, labels, {
      kind: 'confirm-registration',
      to: account.email,
      accountId: account.id,
      language,
      values: { link: `${this.#parts.origin()}/confirm/?token=${token}` },
    });
  }

  /** Rejects a sign-in with the correct password, and sends the link again. */
  async askToConfirm(accountId: number, context: RequestContext): Promise<void> {
    const account = await findAccount(this.#db, accountId);
    if (!account) throw new ApiError('wrong_credentials');
    // The operator no longer requires confirmation, so this account is treated like a new one.
    if (!this.#parts.confirms) return confirmEmail(this.#db, accountId);
    if (await this.#parts.limits.mayMail(account.email)) {
      await this.#db.transaction().execute(async (trx) => {
        const held = await holdAccount(trx, account.email);
        if (held) await this.#sendLink(trx, held, context);
      });
    }
    throw new ApiError('forbidden', { label: 'confirm_first' });
  }

  async isOpen(token: string): Promise<boolean> {
    return (await findLink(this.#db, PURPOSE, token)) !== undefined;
  }

  /**
   * Confirms the address and signs in. The password is required, because with the link alone a
   * stranger could register someone's address and have its owner open the account.
   */
  async confirm(
    { token, password }: { token: string; password: string },
    context: RequestContext,
  ): Promise<void> {
    const { attempts, passwords, sessions } = this.#parts;
    const link = await findLink(this.#db, PURPOSE, token);
    const account = link && (await findAccount(this.#db, link.accountId));
    // A password reset may have confirmed the account; the link mustn't bypass what sign-in
    // requires.
    if (!account || account.confirmedAt !== null) throw voidLink();
    await attempts.countSignIn(`confirm:${account.id}`, context.address);
    if (!(await passwords.matches(password, account.passwordHash))) {
      throw new ApiError('wrong_credentials', {
        field: 'body.password',
        label: 'confirm_password_wrong',
      });
    }
    await this.#db.transaction().execute(async (trx) => {
      // Another request may have used the link, or another registration may have replaced it.
      if (!(await useLink(trx, PURPOSE, token))) throw voidLink();
      await confirmEmail(trx, account.id);
    });
    await sessions.begin(account.id, context);
  }
}

export function alreadyRegistered(): ApiError {
  return new ApiError('already_registered', { field: 'body.email' });
}

function voidLink(): ApiError {
  return new ApiError('forbidden', { field: 'body.token', label: 'confirm_link_void' });
}
