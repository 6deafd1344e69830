import { ApiError } from '../../contracts/errors.ts';

/** Seconds after which it is worth another try. */
const RETRY_AFTER_SECONDS = 2;
/** Whoever is served has the answer within a second, if it takes no longer than this to be let in. */
const LONGEST_WAIT_MS = 600;
/** Accounts go first and seldom wait; where they do, they rather wait than come again. */
const ACCOUNT_PATIENCE = 5;
/** How much the last one counts for how quickly places become free. */
const NEWEST_SHARE = 0.2;
/** So many may wait for each that is let in, unless said otherwise. */
const WAITING_FACTOR = 4;

/** Who wants to be let in. */
export interface Claim {
  readonly from: 'api' | 'page';
  /** Asked only when there is a queue: it must be cheap, and nobody may be able to pretend it. */
  readonly isSignedIn: () => boolean;
  /** Nobody is there any more to read the answer. */
  readonly isGone: () => boolean;
}

interface Waiting {
  readonly claim: Claim;
  readonly rank: number;
  readonly patience: NodeJS.Timeout;
  letIn(): void;
  refuse(): void;
}

/**
 * Lets so many through at once. Some more wait, calls before pages, accounts before visitors; the
 * rest is refused at once: an answer that comes too late helps nobody and costs as much.
 */
export class Gate {
  readonly #limit: number;
  readonly #maxWaiting: number;
  readonly #longestWaitMs: number;
  /** Who goes first stands first. */
  #queue: Waiting[] = [];
  #inside = 0;
  /** How long it takes, while others wait, until the next place is free. */
  #paceMs = 0;
  #lastLeft = 0;

  constructor(
    limit: number,
    { maxWaiting = limit * WAITING_FACTOR, longestWaitMs = LONGEST_WAIT_MS } = {},
  ) {
    this.#limit = limit;
    this.#maxWaiting = maxWaiting;
    this.#longestWaitMs = longestWaitMs;
  }

  async run<T>(claim: Claim, work: () => Promise<T>): Promise<T> {
    await this.#enter(claim);
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  async #enter(claim: Claim): Promise<void> {
    if (this.#inside < this.#limit) {
      this.#inside += 1;
      // Time in which there was room says nothing about how quickly places become free.
      if (this.#inside === this.#limit) this.#lastLeft = performance.now();
      return;
    }
    this.#forgetGone();
    const rank = claimRank(claim);
    if (this.#isTooLong()) this.#makeRoom(rank);
    await this.#waitInQueue(claim, rank);
  }

  /** A place that becomes free goes to the next: nobody overtakes the queue. */
  #leave(): void {
    this.#forgetGone();
    const now = performance.now();
    const next = this.#queue.shift();
    if (next) {
      // One that hung says little about the next.
      const interval = Math.min(now - this.#lastLeft, this.#longestWaitMs);
      this.#paceMs += NEWEST_SHARE * (interval - this.#paceMs);
      next.letIn();
    } else this.#inside -= 1;
    this.#lastLeft = now;
  }

  /** There are many, or the last of them would have to wait for long. */
  #isTooLong(): boolean {
    const { length } = this.#queue;
    return length >= this.#maxWaiting || length * this.#paceMs > this.#longestWaitMs;
  }

  #waitInQueue(claim: Claim, rank: number): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting: Waiting = {
      claim,
      rank,
      patience: setTimeout(
        () => {
          this.#queue.splice(this.#queue.indexOf(waiting), 1);
          waiting.refuse();
        },
        this.#longestWaitMs * (isOfAccount(rank) ? ACCOUNT_PATIENCE : 1),
      ),
      letIn: () => {
        clearTimeout(waiting.patience);
        resolve();
      },
      refuse: () => {
        clearTimeout(waiting.patience);
        reject(overloaded());
      },
    };
    const place = this.#queue.findIndex((other) => other.rank > rank);
    this.#queue.splice(place < 0 ? this.#queue.length : place, 0, waiting);
    return promise;
  }

  /** Whoever came last of the lowest rank has to go, be it the one who comes now. */
  #makeRoom(rank: number): void {
    const last = this.#queue.at(-1);
    if (!last || last.rank <= rank) throw overloaded();
    this.#queue.pop();
    last.refuse();
  }

  #forgetGone(): void {
    const gone = this.#queue.filter(({ claim }) => claim.isGone());
    if (gone.length === 0) return;
    this.#queue = this.#queue.filter((waiting) => !gone.includes(waiting));
    for (const waiting of gone) waiting.refuse();
  }
}

function claimRank({ from, isSignedIn }: Claim): number {
  return (from === 'api' ? 0 : 2) + (isSignedIn() ? 0 : 1);
}

function isOfAccount(rank: number): boolean {
  return rank % 2 === 0;
}

function overloaded(): ApiError {
  return new ApiError('overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
