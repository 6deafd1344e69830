import { ApiError } from '../../../contracts/core/errors.ts';
import type { Db } from '../../../db/connect.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import type { PasswordCheck } from './password-check.ts';
import * as sessionStore from './session-store.ts';
import { hashToken } from './sessions.ts';

const FRESH_MINUTES = 5;

/**
 * A session may be in the wrong hands: a computer left open, a stolen cookie. Before changing how
 * the account is accessed, the user must prove that they can sign in now.
 */
export class Confirmations {
  readonly #db: Db;
  readonly #check: PasswordCheck;

  constructor(db: Db, check: PasswordCheck) {
    this.#db = db;
    this.#check = check;
  }

  /** Signing in also counts as a confirmation. */
  async isFresh({ credential }: RequestContext): Promise<boolean> {
    if (credential === null) return false;
    return sessionStore.isSessionFresh(this.#db, hashToken(credential), FRESH_MINUTES);
  }

  async require(context: RequestContext): Promise<void> {
    if (!(await this.isFresh(context))) throw new ApiError('confirmation_needed');
  }

  async confirmWithPassword(password: string, context: RequestContext): Promise<void> {
    await this.#check.require(password, context);
    await this.confirm(context);
  }

  async confirm({ credential }: RequestContext): Promise<void> {
    if (credential !== null) await sessionStore.confirmSession(this.#db, hashToken(credential));
  }
}
