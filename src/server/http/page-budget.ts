import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../../contracts/errors.ts';

const SECONDS = 60;

/** How many pages an address may open in a minute; in memory, so each server process counts. */
export class PageBudget {
  readonly #limiter: RateLimiterMemory | undefined;

  /** 0 sets no limit. */
  constructor(pages: number) {
    this.#limiter =
      pages > 0 ? new RateLimiterMemory({ points: pages, duration: SECONDS }) : undefined;
  }

  async spend(address: string): Promise<void> {
    try {
      await this.#limiter?.consume(networkOf(address));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new ApiError('too_many_pages', {
        retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000),
      });
    }
  }
}

/** An IPv6 host has a whole /64 to choose its addresses from: all of them count as one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').split('::');
  const [front, back] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  const network = [...front, ...zeros, ...back].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

function groupsOf(text: string): string[] {
  return text.split(':').filter((group) => group !== '');
}
