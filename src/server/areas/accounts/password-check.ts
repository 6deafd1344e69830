import { ApiError } from '../../../contracts/core/errors.ts';
import type { Db } from '../../../db/connect.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import type { Attempts } from './attempts.ts';
import type { Passwords } from './passwords.ts';
import { findOwnAccount, type OwnAccount } from './profile-store.ts';
import { signedInAccount } from './signed-in-account.ts';

/** Asks for the password again before something that a stolen session must not be able to do. */
export class PasswordCheck {
  readonly #db: Db;
  readonly #attempts: Attempts;
  readonly #passwords: Passwords;

  constructor(db: Db, { attempts, passwords }: { attempts: Attempts; passwords: Passwords }) {
    this.#db = db;
    this.#attempts = attempts;
    this.#passwords = passwords;
  }

  /**
   * The account that is signed in, if this is its password. Counts as an attempt to sign in, so
   * that nobody can guess the password here; an account without one has none that is right.
   */
  async require(
    password: string,
    context: RequestContext,
    field = 'body.password',
  ): Promise<OwnAccount> {
    const accountId = signedInAccount(context);
    const key = `account:${accountId}`;
    await this.#attempts.countSignIn(key, context.address);
    const account = await findOwnAccount(this.#db, accountId);
    if (!(await this.#passwords.matches(password, account.passwordHash ?? undefined))) {
      throw new ApiError('wrong_credentials', { field, label: 'current_password_wrong' });
    }
    await this.#attempts.forgetSignIns(key);
    return account;
  }
}

/** The password of a demo account is public: what one visitor changes would be gone for all. */
export function refuseDemo({ isDemo }: Pick<OwnAccount, 'isDemo'>): void {
  if (isDemo) throw new ApiError('demo_account');
}
