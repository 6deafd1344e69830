import { ApiError } from '../../../contracts/errors.ts';
import type { Db } from '../../../db/connect.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Attempts } from './attempts.ts';
import type { Passwords } from './passwords.ts';
import * as sessionStore from './session-store.ts';
import { hashToken } from './sessions.ts';
import { signedInAccount } from './signed-in-account.ts';
import * as store from './store.ts';

const FRESH_MINUTES = 5;

/**
 * A session may be somebody else's by now: a computer that was left open, a stolen cookie. Whoever
 * changes how the account is entered shows that they could enter it now.
 */
export class Confirmations {
  readonly #db: Db;
  readonly #attempts: Attempts;
  readonly #passwords: Passwords;

  constructor(db: Db, { attempts, passwords }: { attempts: Attempts; passwords: Passwords }) {
    this.#db = db;
    this.#attempts = attempts;
    this.#passwords = passwords;
  }

  /** Signing in is a confirmation, too. */
  async isFresh({ credential }: RequestContext): Promise<boolean> {
    if (credential === null) return false;
    return sessionStore.isSessionFresh(this.#db, hashToken(credential), FRESH_MINUTES);
  }

  async require(context: RequestContext): Promise<void> {
    if (!(await this.isFresh(context))) throw new ApiError('confirmation_needed');
  }

  async confirmWithPassword(password: string, context: RequestContext): Promise<void> {
    await this.checkPassword(password, context);
    await this.confirm(context);
  }

  /** Counted like changes of the password, so that nobody guesses it with a stolen session. */
  async checkPassword(password: string, context: RequestContext): Promise<void> {
    const accountId = signedInAccount(context);
    await this.#attempts.countSignIn(`account:${accountId}`, context.address);
    const passwordHash = await store.findPasswordHash(this.#db, accountId);
    // An account of another provider may have none.
    if (!(await this.#passwords.matches(password, passwordHash ?? undefined))) {
      throw new ApiError('wrong_credentials', {
        field: 'body.password',
        label: 'current_password_wrong',
      });
    }
    await this.#attempts.forgetSignIns(`account:${accountId}`);
  }

  async confirm({ credential }: RequestContext): Promise<void> {
    if (credential !== null) await sessionStore.confirmSession(this.#db, hashToken(credential));
  }
}
