import { accessWordsFor } from '../../../access/access-words.ts';
import { LEVEL_FULL, type Viewer } from '../../../access/viewer.ts';
import type { Db } from '../../../db/connect.ts';
import type { getAccess, signIn } from '../../../contracts/accounts/account.ts';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import type { OperatorContact } from '../../../contracts/accounts/operator-contact.ts';
import type { SignInCounter } from '../../core/usage/usage.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import type { Attempts } from './attempts.ts';
import { refuseBlocked } from './blocked.ts';
import { refuseCommon } from './common-passwords.ts';
import { countSignIn } from './count-sign-in.ts';
import { endLinks } from './one-time-links.ts';
import { refuseDemo, type PasswordCheck } from './password-check.ts';
import type { Passwords } from './passwords.ts';
import type { SecondSteps } from './second-steps.ts';
import { RESET_PURPOSE } from './recovery.ts';
import { alreadyRegistered, type Registration } from './registration.ts';
import { hashToken, newToken, type Sessions } from './sessions.ts';
import { signedInAccount } from './signed-in-account.ts';
import * as store from './store.ts';
import { deleteTokens } from './token-store.ts';

const OPERATOR_LINK_MILLISECONDS = 24 * 3600 * 1000;

type SecondStep = Answer<typeof signIn>['secondStep'];

interface Credentials {
  email: string;
  password: string;
}

interface AccountParts {
  readonly sessions: Sessions;
  readonly secondSteps: SecondSteps;
  readonly attempts: Attempts;
  readonly passwords: Passwords;
  readonly check: PasswordCheck;
  readonly registration: Registration;
  /** The operator's current contact. */
  readonly contact: () => OperatorContact | null;
  readonly signInCounter: SignInCounter;
  /** Drops the cached sessions and tokens of the account. */
  readonly forgetAccount: (accountId: number) => void;
}

export class AccountService {
  readonly #db: Db;
  readonly #sessions: Sessions;
  readonly #secondSteps: SecondSteps;
  readonly #attempts: Attempts;
  readonly #passwords: Passwords;
  readonly #check: PasswordCheck;
  readonly #registration: Registration;
  readonly #contact: () => OperatorContact | null;
  readonly #counter: SignInCounter;
  readonly #forgetAccount: (accountId: number) => void;

  constructor(db: Db, parts: AccountParts) {
    this.#db = db;
    this.#sessions = parts.sessions;
    this.#secondSteps = parts.secondSteps;
    this.#attempts = parts.attempts;
    this.#passwords = parts.passwords;
    this.#check = parts.check;
    this.#registration = parts.registration;
    this.#contact = parts.contact;
    this.#counter = parts.signInCounter;
    this.#forgetAccount = parts.forgetAccount;
  }

  /** Returns which second step is still required. */
  signIn(form: Credentials, context: RequestContext): Promise<SecondStep> {
    return countSignIn(this.#counter, 'password', () => this.#signIn(form, context));
  }

  async #signIn({ email, password }: Credentials, context: RequestContext): Promise<SecondStep> {
    await this.#attempts.countSignIn(email, context.address);
    const account = await store.findCredentials(this.#db, email);
    const matches = await this.#passwords.matches(password, account?.passwordHash);
    if (!account || !matches) throw new ApiError('wrong_credentials');
    await this.#attempts.forgetSignIns(email);
    await refuseBlocked(this.#db, account.id);
    if (account.confirmedAt === null) await this.#registration.askToConfirm(account.id, context);
    return this.#secondSteps.signIn(account.id, 'password', context);
  }

  async signOut(context: RequestContext): Promise<void> {
    await this.#sessions.end(context);
  }

  /** The contact is only shown to accounts, so spammers don't find it. */
  async access(viewer: Viewer): Promise<Answer<typeof getAccess>> {
    const email =
      viewer.accountId === null ? undefined : await store.findEmail(this.#db, viewer.accountId);
    if (email === undefined) throw new ApiError('not_signed_in');
    const { level, isOperator, tariffs } = accessWordsFor(viewer);
    return { email, level, isOperator, tariffs: [...tariffs], contact: this.#contact() };
  }

  async changePassword(
    form: {
      currentPassword: string;
      newPassword: string;
      revokesTokens?: boolean | undefined;
    },
    context: RequestContext,
  ): Promise<void> {
    const accountId = signedInAccount(context);
    await refuseCommon(form.newPassword, 'body.newPassword');
    refuseDemo(await this.#check.require(form.currentPassword, context, 'body.currentPassword'));
    await store.updatePassword(this.#db, accountId, await this.#passwords.hash(form.newPassword));
    await endLinks(this.#db, RESET_PURPOSE, accountId);
    if (form.revokesTokens ?? true) await deleteTokens(this.#db, accountId);
    await this.#sessions.endOthers(accountId, context);
    this.#forgetAccount(accountId);
    await this.#sessions.begin(accountId, context);
  }

  /**
   * A single-use link that creates the first operator; undefined if there is an operator already.
   */
  async operatorToken(): Promise<string | undefined> {
    if (await store.hasOperator(this.#db)) return undefined;
    const token = newToken();
    const expiresAt = new Date(Date.now() + OPERATOR_LINK_MILLISECONDS);
    await store.replaceOperatorLink(this.#db, hashToken(token), expiresAt);
    return token;
  }

  /** The state shown on the page of that link. */
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
      // Thrown inside the transaction, so the link can still be used with another e-mail address.
      if (accountId === undefined) throw alreadyRegistered();
    });
    if (!isRedeemed || accountId === undefined) throw voidLink();
    await this.#sessions.begin(accountId, context);
  }

  /** Hashing is expensive, so requests that can be rejected without it are rejected first. */
  async #refuseBeforeHashing({ email, password }: Credentials): Promise<void> {
    await refuseCommon(password, 'body.password');
    const account = await store.findCredentials(this.#db, email);
    if (account && account.confirmedAt !== null) throw alreadyRegistered();
  }
}

function voidLink(): ApiError {
  return new ApiError('forbidden', { field: 'body.token', label: 'setup_link_used' });
}
