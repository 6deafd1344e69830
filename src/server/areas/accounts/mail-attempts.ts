import type pg from 'pg';
import { countedAddress } from '../../core/http/counted-address.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import { consume, makeLimiter } from './attempts.ts';

/**
 * Limits how often someone may have the portal write to an address, or start a sign-in elsewhere.
 */
export class MailAttempts {
  readonly #requests;
  readonly #mails;
  readonly #starts;

  constructor(pool: pg.Pool) {
    const limiter = makeLimiter(pool);
    this.#requests = limiter('reset-address', 20, 60);
    this.#mails = limiter('mail-to', 5, 60);
    this.#starts = limiter('openid-address', 60, 15);
  }

  /** Counts a request for a link, or the use of one. */
  async countRequest(address: string): Promise<void> {
    await consume(this.#requests, countedAddress(address));
  }

  /** Counts a mail to this address, whether or not it belongs to an account. */
  async countMail(email: string): Promise<void> {
    await consume(this.#mails, email);
  }

  /** The same for mails that nobody requested: instead of an error, no mail is sent. */
  async mayMail(email: string): Promise<boolean> {
    try {
      await this.countMail(email);
      return true;
    } catch (error) {
      if (error instanceof ApiError) return false;
      throw error;
    }
  }

  async countOpenIdStart(address: string): Promise<void> {
    await consume(this.#starts, countedAddress(address));
  }
}
