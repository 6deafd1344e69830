import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../../../contracts/core/errors.ts';
import { countedAddress } from '../../core/http/counted-address.ts';

const MINUTE = 60;

/**
 * The counters are in the database, so all server processes share them and they survive a restart.
 */
export class Attempts {
  readonly #byAccount: RateLimiterPostgres;
  readonly #byAddress: RateLimiterPostgres;
  readonly #registrations: RateLimiterPostgres;
  readonly #recoveryCodes: RateLimiterPostgres;
  readonly #challenges: RateLimiterPostgres;
  readonly #mails: RateLimiterPostgres;
  readonly #dataFiles: RateLimiterPostgres;

  constructor(pool: pg.Pool) {
    const limiter = makeLimiter(pool);
    this.#byAccount = limiter('sign-in-account', 10, 15);
    this.#byAddress = limiter('sign-in-address', 100, 15);
    this.#registrations = limiter('register-address', 20, 60);
    this.#recoveryCodes = limiter('recovery-code-account', 10, 15);
    // Browsers request one with each sign-in page that they show.
    this.#challenges = limiter('passkey-options', 600, 15);
    this.#mails = limiter('mail-account', 5, 60);
    this.#dataFiles = limiter('data-account', 5, 60);
  }

  /** Counts an attempt to sign in, before the password is checked. */
  async countSignIn(email: string, address: string): Promise<void> {
    await consume(this.#byAddress, countedAddress(address));
    await consume(this.#byAccount, email);
  }

  /** Resets the count after a correct password. */
  async forgetSignIns(email: string): Promise<void> {
    await this.#byAccount.delete(email);
  }

  /** A passkey can't be guessed, but checking one takes time. */
  async countPasskey(address: string): Promise<void> {
    await consume(this.#byAddress, countedAddress(address));
  }

  /** Counts a recovery code before it is checked. */
  async countRecoveryCode(accountId: number, address: string): Promise<void> {
    await consume(this.#byAddress, countedAddress(address));
    await consume(this.#recoveryCodes, String(accountId));
  }

  async countChallenge(address: string): Promise<void> {
    await consume(this.#challenges, countedAddress(address));
  }

  async countRegistration(address: string): Promise<void> {
    await consume(this.#registrations, countedAddress(address));
  }

  /** Counts a mail that an account has sent to an address of its choice. */
  async countMail(accountId: number): Promise<void> {
    await consume(this.#mails, String(accountId));
  }

  async countDataFile(accountId: number): Promise<void> {
    await consume(this.#dataFiles, String(accountId));
  }
}

/** Creates counters that share the table. */
export function makeLimiter(pool: pg.Pool) {
  return (keyPrefix: string, points: number, durationMinutes: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'attempt_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration: durationMinutes * MINUTE,
    });
}

/** Counts one attempt; throws if there were too many. */
export async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new ApiError('too_many_attempts', {
      retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000),
    });
  }
}
