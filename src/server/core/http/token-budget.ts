import type { FastifyReply } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../../../contracts/core/errors.ts';

const SECONDS = 60;
/** The header names from the IETF draft on rate limits. */
export const BUDGET_HEADERS = [
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
] as const;

/**
 * Limits how many calls a program may make per minute with one token, and reports how many are
 * left. Counts are kept in memory, so each server process has its own.
 */
export class TokenBudget {
  readonly #calls: number;
  readonly #limiter: RateLimiterMemory;

  constructor(calls: number) {
    this.#calls = calls;
    this.#limiter = new RateLimiterMemory({ points: calls, duration: SECONDS });
  }

  async spend(tokenId: number, reply: FastifyReply): Promise<void> {
    try {
      this.#sendHeaders(reply, await this.#limiter.consume(tokenId));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      this.#sendHeaders(reply, refusal);
      throw new ApiError('too_many_calls', { retryAfterSeconds: secondsLeft(refusal) });
    }
  }

  #sendHeaders(reply: FastifyReply, state: RateLimiterRes): void {
    void reply.headers({
      'ratelimit-limit': this.#calls,
      'ratelimit-remaining': state.remainingPoints,
      'ratelimit-reset': secondsLeft(state),
    });
  }
}

function secondsLeft({ msBeforeNext }: RateLimiterRes): number {
  return Math.ceil(msBeforeNext / 1000);
}
