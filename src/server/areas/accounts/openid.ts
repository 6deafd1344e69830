import type { Viewer } from '../../../access/viewer.ts';
import type { Db } from '../../../db/connect.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import type { OpenIdSettings } from '../../config.ts';
import type { SignInCounter } from '../../core/usage/usage.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import { recordCampaign } from './campaigns.ts';
import { countSignIn } from './count-sign-in.ts';
import type { MailAttempts } from './mail-attempts.ts';
import { OpenIdProvider, OpenIdRefusal, type OpenIdPerson } from './openid-provider.ts';
import * as store from './openid-store.ts';
import type { PasswordCheck } from './password-check.ts';
import { findAccount } from './recovery-store.ts';
import type { SecondSteps } from './second-steps.ts';
import { hashToken, newToken } from './sessions.ts';
import { insertAccount } from './store.ts';

/** Someone may have to type a password and a code at the provider. */
export const ATTEMPT_SECONDS = 600;
const MAX_NAME_LENGTH = 100;
/** The same rule as in the contracts. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const MAX_EMAIL_LENGTH = 254;

interface OpenIdParts {
  readonly settings: OpenIdSettings | null;
  readonly secondSteps: SecondSteps;
  readonly limits: MailAttempts;
  readonly check: PasswordCheck;
  /** Whether people can currently create an account themselves. */
  readonly takesRegistrations: () => boolean;
  readonly signInCounter: SignInCounter;
}

interface Start {
  readonly redirectUri: string;
  readonly next: string;
  readonly originPage: string;
  /** The password of the signed-in account to link; undefined to sign in. */
  readonly linkPassword: string | undefined;
}

/** Sign-in through the OpenID provider that the operator has configured. */
export class OpenId {
  readonly #db: Db;
  readonly #parts: OpenIdParts;
  readonly #provider: OpenIdProvider | null;

  constructor(db: Db, parts: OpenIdParts) {
    this.#db = db;
    this.#parts = parts;
    this.#provider = parts.settings && new OpenIdProvider(parts.settings);
  }

  /** The provider's URL, and the token that the browser keeps until it returns. */
  async start({ redirectUri, next, originPage, linkPassword }: Start, context: RequestContext) {
    if (!this.#provider) throw new ApiError('not_found');
    await this.#parts.limits.countOpenIdStart(context.address);
    const accountId =
      linkPassword === undefined ? null : await this.#requireOwner(linkPassword, context);
    const { address, ...secrets } = await this.#provider.start(redirectUri);
    const token = newToken();
    const expiresAt = new Date(Date.now() + 1000 * ATTEMPT_SECONDS);
    const attempt = { ...secrets, next, originPage, accountId };
    await store.insertAttempt(this.#db, hashToken(token), attempt, expiresAt);
    return { address, token };
  }

  /** The attempt that this browser has started; it can be taken once. */
  async consumeAttempt(token: string): Promise<store.OpenIdAttempt> {
    const attempt = await store.consumeAttempt(this.#db, hashToken(token));
    if (!attempt) throw new OpenIdRefusal('expired');
    return attempt;
  }

  /**
   * Signs in the person returning from the provider, or links the account that requested it.
   * Returns where to go next: the account's second step is required here too.
   */
  async finish(
    callback: URL,
    attempt: store.OpenIdAttempt,
    context: RequestContext,
  ): Promise<string> {
    const provider = this.#provider;
    if (!provider) throw new ApiError('not_found');
    const { next, accountId } = attempt;
    if (accountId !== null) {
      await this.#link(await provider.finish(callback, attempt), accountId, context);
      return next;
    }
    const owed = await countSignIn(this.#parts.signInCounter, 'openid', async () => {
      const person = await provider.finish(callback, attempt);
      const known = await store.findIdentity(this.#db, person);
      const id = known ?? (await this.#welcome(person, context));
      return this.#parts.secondSteps.signIn(id, 'openid', context);
    });
    return owed === null ? next : `/sign-in/second-step/?next=${encodeURIComponent(next)}`;
  }

  async describe({ accountId }: Viewer) {
    const account = accountId === null ? undefined : await findAccount(this.#db, accountId);
    if (!account) throw new ApiError('not_signed_in');
    return {
      email: account.email,
      hasPassword: account.passwordHash !== null,
      isLinked: await store.hasIdentity(this.#db, account.id),
    };
  }

  /** Requires a password, without which the account would be unreachable afterwards. */
  async unlink(currentPassword: string, context: RequestContext): Promise<void> {
    const field = 'body.currentPassword';
    const { id } = await this.#parts.check.require(currentPassword, context, field);
    await store.deleteIdentities(this.#db, id);
  }

  /** A new way to sign in is as sensitive as a new password, so a session alone isn't enough. */
  async #requireOwner(password: string, context: RequestContext): Promise<number> {
    const account = await this.#parts.check.require(password, context).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.code === 'wrong_credentials')) throw error;
      throw new OpenIdRefusal('password');
    });
    if (account.isDemo) throw new OpenIdRefusal('password');
    return account.id;
  }

  async #link(person: OpenIdPerson, accountId: number, { viewer }: RequestContext): Promise<void> {
    // Someone else has signed in here in the meantime, or the session has ended.
    if (viewer.accountId !== accountId) throw new OpenIdRefusal('expired');
    if (!(await store.insertIdentity(this.#db, person, accountId))) {
      throw new OpenIdRefusal('taken');
    }
  }

  /**
   * Creates an account. An existing account with this address isn't touched: it may be someone
   * else's.
   */
  async #welcome(person: OpenIdPerson, context: RequestContext): Promise<number> {
    const email = person.email?.toLowerCase() ?? '';
    const isUsable = EMAIL.test(email) && email.length <= MAX_EMAIL_LENGTH;
    if (!person.isVerified || !isUsable) throw new OpenIdRefusal('unverified');
    const name = (person.name?.trim() || email).slice(0, MAX_NAME_LENGTH).toWellFormed();
    return this.#db.transaction().execute(async (trx) => {
      const { settings, takesRegistrations } = this.#parts;
      const accountId =
        settings?.registers && takesRegistrations()
          ? await insertAccount(trx, {
              email,
              name,
              passwordHash: null,
              language: context.language,
              accessLevel: null,
            })
          : undefined;
      if (accountId === undefined) throw new OpenIdRefusal(await this.#whyNot(trx, email));
      if (!(await store.insertIdentity(trx, person, accountId))) throw new OpenIdRefusal('failed');
      await recordCampaign(trx, accountId, context);
      return accountId;
    });
  }

  async #whyNot(trx: Db, email: string): Promise<'link_first' | 'no_account'> {
    const account = await trx
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .where('email_confirmed_at', 'is not', null)
      .executeTakeFirst();
    return account ? 'link_first' : 'no_account';
  }
}
