import type pg from 'pg';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { countedAddress } from '../../core/http/counted-address.ts';
import { consume, makeLimiter } from './attempts.ts';

/** The minimum interval between two codes. */
export const RESEND_SECONDS = 30;
const HOUR = 60;
const DAY = 24 * HOUR;

interface CodeWanted {
  readonly accountId: number;
  readonly purpose: string;
  readonly phone: string;
  readonly address: string;
}

/**
 * A message costs money and a code can be guessed, so both are limited: by account, phone number
 * and IP address.
 */
export class CodeLimits {
  readonly #gap: RateLimiterPostgres;
  readonly #byAccount: readonly RateLimiterPostgres[];
  readonly #byNumber: readonly RateLimiterPostgres[];
  readonly #byAddress: readonly RateLimiterPostgres[];

  constructor(pool: pg.Pool) {
    const limiter = makeLimiter(pool);
    this.#gap = limiter('code-gap', 1, RESEND_SECONDS / 60);
    this.#byAccount = [limiter('code-account-hour', 5, HOUR), limiter('code-account-day', 10, DAY)];
    this.#byNumber = [limiter('code-number-hour', 5, HOUR), limiter('code-number-day', 10, DAY)];
    this.#byAddress = [
      limiter('code-address-hour', 20, HOUR),
      limiter('code-address-day', 50, DAY),
    ];
  }

  /** Counts a code before it is created; of several concurrent requests, only one passes. */
  async count({ accountId, purpose, phone, address }: CodeWanted): Promise<void> {
    // Checked first, so impatient users don't use up their daily limit.
    await consume(this.#gap, `${purpose}:${accountId}`);
    for (const limiter of this.#byAddress) await consume(limiter, countedAddress(address));
    for (const limiter of this.#byAccount) await consume(limiter, String(accountId));
    for (const limiter of this.#byNumber) await consume(limiter, phone);
  }
}
