import { accessWordsFor } from '../../../access/access-words.ts';
import { LEVEL_FULL, type Viewer } from '../../../access/viewer.ts';
import type { Db } from '../../../db/connect.ts';
import type { getAccess } from '../../../contracts/account.ts';
import type { Answer } from '../../../contracts/endpoint.ts';
import { ApiError } from '../../../contracts/errors.ts';
import type { Config } from '../../config.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Attempts } from './attempts.ts';
import { recordCampaign } from './campaigns.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { Passwords } from './passwords.ts';
import { hashToken, newToken, type Sessions } from './sessions.ts';
import * as store from './store.ts';

const OPERATOR_LINK_MILLISECONDS = 24 * 3600 * 1000;

interface Credentials {
  email: string;
  password: string;
}

interface AccountParts {
  readonly sessions: Sessions;
  readonly attempts: Attempts;
  readonly passwords: Passwords;
  readonly contact: Config['operatorContact'];
}

export class AccountService {
  readonly #db: Db;
  readonly #sessions: Sessions;
  readonly #attempts: Attempts;
  readonly #passwords: Passwords;
  readonly #contact: Config['operatorContact'];

  constructor(db: Db, parts: AccountParts) {
    this.#db = db;
    this.#sessions = parts.sessions;
    this.#attempts = parts.attempts;
    this.#passwords = parts.passwords;
    this.#contact = parts.contact;
  }

  async register(form: Credentials & { name: string }, context: RequestContext): Promise<void> {
    await this.#attempts.countRegistration(context.address);
    await this.#refuseBeforeHashing(form);
    const account = {
      email: form.email,
      name: form.name,
      passwordHash: await this.#passwords.hash(form.password),
      language: context.language,
      accessLevel: null,
    };
    const accountId = await this.#db.transaction().execute(async (trx) => {
      const id = await store.insertAccount(trx, account);
      if (id === undefined) throw alreadyRegistered();
      await recordCampaign(trx, id, context);
      return id;
    });
    await this.#sessions.begin(accountId, context);
  }

  async signIn({ email, password }: Credentials, context: RequestContext): Promise<void> {
    await this.#attempts.countSignIn(email, context.address);
    const account = await store.findCredentials(this.#db, email);
    const matches = await this.#passwords.matches(password, account?.passwordHash);
    if (!account || !matches) throw new ApiError('wrong_credentials');
    await this.#attempts.forgetSignIns(email);
    await this.#sessions.begin(account.id, context);
  }

  async signOut(context: RequestContext): Promise<void> {
    await this.#sessions.end(context);
  }

  /** The contact is only shown to accounts, so that senders of spam do not find it. */
  async access(viewer: Viewer): Promise<Answer<typeof getAccess>> {
    const email =
      viewer.accountId === null ? undefined : await store.findEmail(this.#db, viewer.accountId);
    if (email === undefined) throw new ApiError('not_signed_in');
    const { level, isOperator, tariffs } = accessWordsFor(viewer);
    return { email, level, isOperator, tariffs: [...tariffs], contact: this.#contact };
  }

  async changePassword(
    form: { currentPassword: string; newPassword: string },
    context: RequestContext,
  ): Promise<void> {
    const { accountId } = context.viewer;
    if (accountId === null) throw new ApiError('not_signed_in');
    await refuseCommon(form.newPassword, 'body.newPassword');
    // The same limit as for signing in, so that nobody can guess the password with a stolen
    // session.
    await this.#attempts.countSignIn(`account:${accountId}`, context.address);
    const passwordHash = await store.findPasswordHash(this.#db, accountId);
    if (!(await this.#passwords.matches(form.currentPassword, passwordHash))) {
      throw new ApiError('wrong_credentials', {
        field: 'body.currentPassword',
        label: 'current_password_wrong',
      });
    }
    await this.#attempts.forgetSignIns(`account:${accountId}`);
    await store.updatePassword(this.#db, accountId, await this.#passwords.hash(form.newPassword));
    await this.#sessions.endOthers(accountId, context);
    await this.#sessions.begin(accountId, context);
  }

  /**
   * A link that makes the first operator and works once; undefined if there is an operator already.
   */
  async operatorToken(): Promise<string | undefined> {
    if (await store.hasOperator(this.#db)) return undefined;
    const token = newToken();
    const expiresAt = new Date(Date.now() + OPERATOR_LINK_MILLISECONDS);
    await store.replaceOperatorLink(this.#db, hashToken(token), expiresAt);
    return token;
  }

  /** What the page of that link shows. */
  async firstOperatorState(token = ''): Promise<'done' | 'void' | 'open'> {
    if (await store.hasOperator(this.#db)) return 'done';
    return (await store.isOperatorLink(this.#db, hashToken(token))) ? 'open' : 'void';
  }

  async createFirstOperator(
    form: Credentials & { name: string; token: string },
    context: RequestContext,
  ): Promise<void> {
    await this.#attempts.countRegistration(context.address);
    const tokenHash = hashToken(form.token);
    if (!(await store.isOperatorLink(this.#db, tokenHash))) throw voidLink();
    await this.#refuseBeforeHashing(form);
    const account = {
      email: form.email,
      name: form.name,
      passwordHash: await this.#passwords.hash(form.password),
      language: context.language,
      accessLevel: LEVEL_FULL,
      isOperator: true,
    };
    let accountId: number | undefined;
    // Another request may have used the link in the meantime.
    const isRedeemed = await store.redeemOperatorLink(this.#db, tokenHash, async (trx) => {
      accountId = await store.insertAccount(trx, account);
      // Thrown inside the transaction, so that the link can still be used with another email.
      if (accountId === undefined) throw alreadyRegistered();
    });
    if (!isRedeemed || accountId === undefined) throw voidLink();
    await this.#sessions.begin(accountId, context);
  }

  /** Hashing is expensive, so everything that can be refused without it is refused first. */
  async #refuseBeforeHashing({ email, password }: Credentials): Promise<void> {
    await refuseCommon(password, 'body.password');
    if (await store.findCredentials(this.#db, email)) throw alreadyRegistered();
  }
}

async function refuseCommon(password: string, field: string): Promise<void> {
  if (await isCommonPassword(password)) {
    throw new ApiError('invalid_field', { field, label: 'field_new_password_common' });
  }
}

function alreadyRegistered(): ApiError {
  return new ApiError('already_registered', { field: 'body.email' });
}

function voidLink(): ApiError {
  return new ApiError('forbidden', { field: 'body.token', label: 'setup_link_used' });
}
