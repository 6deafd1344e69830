import { ApiError } from '../../../contracts/core/errors.ts';

/** The number of seconds after which a client should retry. */
const RETRY_AFTER_SECONDS = 2;
/** A request that waits no longer than this still gets its answer within a second. */
const LONGEST_WAIT_MS = 400;
/** The weight of the last measurement in the average time until a place becomes free. */
const NEWEST_SHARE = 0.2;
/** How many requests may queue per place, unless the caller specifies it. */
const WAITING_FACTOR = 4;

/** A request's claim to a place. */
export interface Claim {
  /** Only called if there is a queue; it must be cheap and impossible to fake. */
  readonly isSignedIn: () => boolean;
  /** True if the client has disconnected and the answer would go unread. */
  readonly isGone: () => boolean;
  /** How long the request waited before it reached the gate; counts towards its limit. */
  readonly waitedMs?: number;
}

interface Waiting {
  readonly claim: Claim;
  readonly isOfAccount: boolean;
  patience: NodeJS.Timeout;
  letIn(): void;
  reject(): void;
}

interface GateOptions {
  readonly maxWaiting?: number | undefined;
  readonly longestWaitMs?: number;
  /**
   * The number of places at the head of the queue where a request may wait twice as long. For short
   * work: a delay there usually means the process was briefly busy, for example running code for
   * the first time, and not that there is a crowd. If other requests were rejected in the meantime,
   * it is a crowd and the limit isn't extended.
   */
  readonly surePlaces?: number;
  /**
   * The number of requests that may wait however slowly places seem to become free. After one stall
   * the pace looks slow, and a handful of clients would be rejected at a quiet moment.
   */
  readonly handful?: number;
}

/**
 * Concurrency limit with a priority queue: accounts go before visitors. Requests that don't fit are
 * rejected immediately, because an answer that comes too late is useless and costs as much.
 */
export class Gate {
  readonly #limit: number;
  readonly #maxWaiting: number;
  readonly #surePlaces: number;
  readonly #handful: number;
  readonly #longestWaitMs: number;
  /** The queue, in order of admission. */
  #queue: Waiting[] = [];
  #inside = 0;
  /** The average time until the next place becomes free while requests wait. */
  #paceMs = 0;
  #lastLeft = 0;
  /** How many requests were rejected on arrival. */
  #turnedAway = 0;

  constructor(
    limit: number,
    {
      maxWaiting = limit * WAITING_FACTOR,
      longestWaitMs = LONGEST_WAIT_MS,
      surePlaces = 0,
      handful = 0,
    }: GateOptions = {},
  ) {
    this.#limit = limit;
    this.#maxWaiting = maxWaiting;
    this.#surePlaces = surePlaces;
    this.#handful = handful;
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
      // Time with free places says nothing about how quickly places become free.
      if (this.#inside === this.#limit) this.#lastLeft = performance.now();
      return;
    }
    this.#forgetGone();
    const patienceMs = this.#longestWaitMs - (claim.waitedMs ?? 0);
    const isOfAccount = claim.isSignedIn();
    if (this.#isTooLong(patienceMs)) this.#makeRoom(isOfAccount, patienceMs);
    await this.#waitInQueue(claim, { isOfAccount, patienceMs });
  }

  /** Passes a free place to the next request in the queue, so a newcomer can't overtake it. */
  #leave(): void {
    this.#forgetGone();
    const now = performance.now();
    const next = this.#queue.shift();
    if (next) {
      // A request that hung says nothing about the next one.
      const interval = Math.min(now - this.#lastLeft, this.#longestWaitMs);
      this.#paceMs += NEWEST_SHARE * (interval - this.#paceMs);
      next.letIn();
    } else this.#inside -= 1;
    this.#lastLeft = now;
  }

  /** The queue is full if it is too long or if its last request would wait too long. */
  #isTooLong(patienceMs: number): boolean {
    const { length } = this.#queue;
    if (length < this.#surePlaces) return false;
    if (length >= this.#maxWaiting || patienceMs <= 0) return true;
    return length >= this.#handful && length * this.#paceMs > patienceMs;
  }

  #waitInQueue(
    claim: Claim,
    { isOfAccount, patienceMs }: { readonly isOfAccount: boolean; readonly patienceMs: number },
  ): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const turnedAwayBefore = this.#turnedAway;
    const leave = () => {
      this.#queue.splice(this.#queue.indexOf(waiting), 1);
      waiting.reject();
    };
    const waiting: Waiting = {
      claim,
      isOfAccount,
      patience: setTimeout(() => {
        const isSure = this.#queue.indexOf(waiting) < this.#surePlaces;
        if (isSure && this.#turnedAway === turnedAwayBefore)
          waiting.patience = setTimeout(leave, this.#longestWaitMs);
        else leave();
      }, patienceMs),
      letIn: () => {
        clearTimeout(waiting.patience);
        // Deferred to the next turn: otherwise answers from memory would run one after another and
        // block everything else until the queue is empty.
        setImmediate(resolve);
      },
      reject: () => {
        clearTimeout(waiting.patience);
        reject(overloaded());
      },
    };
    const place = isOfAccount ? this.#queue.findIndex((other) => !other.isOfAccount) : -1;
    this.#queue.splice(place < 0 ? this.#queue.length : place, 0, waiting);
    return promise;
  }

  /** Rejects a queued visitor in favour of an account, and otherwise the new request. */
  #makeRoom(isOfAccount: boolean, patienceMs: number): void {
    this.#turnedAway += 1;
    const last = this.#queue.at(-1);
    if (!isOfAccount || patienceMs <= 0 || !last || last.isOfAccount) throw overloaded();
    this.#queue.pop();
    last.reject();
  }

  #forgetGone(): void {
    const gone = this.#queue.filter(({ claim }) => claim.isGone());
    if (gone.length === 0) return;
    this.#queue = this.#queue.filter((waiting) => !gone.includes(waiting));
    for (const waiting of gone) waiting.reject();
  }
}

function overloaded(): ApiError {
  return new ApiError('overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
