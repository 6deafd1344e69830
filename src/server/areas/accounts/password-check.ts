import { ApiError } from '../../../contracts/core/errors.ts';
import type { Db } from '../../../db/connect.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import type { Attempts } from './attempts.ts';
import type { Passwords } from './passwords.ts';
import { findOwnAccount, type OwnAccount } from './profile-store.ts';
import { signedInAccount } from './signed-in-account.ts';

/** Asks for the password again before anything that a stolen session mustn't allow. */
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
   * The signed-in account, if the password is correct. Counts as a sign-in attempt, so the password
   * can't be guessed here; for an account without a password, none is correct.
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

/** The password of a demo account is public: one visitor's change would affect all others. */
export function refuseDemo({ isDemo }: Pick<OwnAccount, 'isDemo'>): void {
  if (isDemo) throw new ApiError('demo_account');
}
