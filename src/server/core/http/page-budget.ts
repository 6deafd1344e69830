import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../../../contracts/core/errors.ts';
import { countedAddress } from './counted-address.ts';

const SECONDS = 60;

/**
 * Limits how many pages an IP address may open per minute. Counts are kept in memory, so each
 * server process has its own.
 */
export class PageBudget {
  readonly #limiter: RateLimiterMemory | undefined;

  /** 0 means no limit. */
  constructor(pages: number) {
    this.#limiter =
      pages > 0 ? new RateLimiterMemory({ points: pages, duration: SECONDS }) : undefined;
  }

  async spend(address: string): Promise<void> {
    try {
      await this.#limiter?.consume(countedAddress(address));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new ApiError('too_many_pages', {
        retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000),
      });
    }
  }
}
