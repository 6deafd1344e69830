import { ApiError } from '../../contracts/errors.ts';

/** Seconds after which it is worth another try. */
const RETRY_AFTER_SECONDS = 2;
const LONGEST_WAIT_MS = 5000;
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
  /** Who goes first stands first. */
  #queue: Waiting[] = [];
  #inside = 0;

  constructor(limit: number, maxWaiting = limit * WAITING_FACTOR) {
    this.#limit = limit;
    this.#maxWaiting = maxWaiting;
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
      return;
    }
    this.#forgetGone();
    const rank = rankOf(claim);
    if (this.#queue.length >= this.#maxWaiting) this.#makeRoom(rank);
    await this.#waitInQueue(claim, rank);
  }

  /** A place that becomes free goes to the next: nobody overtakes the queue. */
  #leave(): void {
    this.#forgetGone();
    const next = this.#queue.shift();
    if (next) next.letIn();
    else this.#inside -= 1;
  }

  #waitInQueue(claim: Claim, rank: number): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting: Waiting = {
      claim,
      rank,
      patience: setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(waiting), 1);
        waiting.refuse();
      }, LONGEST_WAIT_MS),
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

function rankOf({ from, isSignedIn }: Claim): number {
  return (from === 'api' ? 0 : 2) + (isSignedIn() ? 0 : 1);
}

function overloaded(): ApiError {
  return new ApiError('overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
