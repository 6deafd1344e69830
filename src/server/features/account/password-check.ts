import { ApiError } from '../../../contracts/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Attempts } from './attempts.ts';
import type { Passwords } from './passwords.ts';
import type { OwnAccount } from './profile-store.ts';

/** Asks for the password again before something that a stolen session must not be able to do. */
export class PasswordCheck {
  readonly #attempts: Attempts;
  readonly #passwords: Passwords;

  constructor(attempts: Attempts, passwords: Passwords) {
    this.#attempts = attempts;
    this.#passwords = passwords;
  }

  /** Counts as an attempt to sign in, so that nobody can guess the password here. */
  async require(account: OwnAccount, password: string, context: RequestContext): Promise<void> {
    const key = `account:${account.id}`;
    await this.#attempts.countSignIn(key, context.address);
    if (!(await this.#passwords.matches(password, account.passwordHash ?? undefined))) {
      throw new ApiError('wrong_credentials', {
        field: 'body.password',
        label: 'current_password_wrong',
      });
    }
    await this.#attempts.forgetSignIns(key);
  }
}

/** The password of a demo account is public: what one visitor changes would be gone for all. */
export function refuseDemo({ isDemo }: Pick<OwnAccount, 'isDemo'>): void {
  if (isDemo) throw new ApiError('demo_account');
}
