import { ApiError } from '../../../contracts/core/errors.ts';
import { openThreads } from '../../core/threads/open-threads.ts';

interface NewHash {
  readonly password: string;
  readonly options: {
    readonly memoryCost: number;
    readonly timeCost: number;
    readonly parallelism: number;
  };
}

interface HashCheck {
  readonly password: string;
  readonly passwordHash: string;
}

export type HashJob = NewHash | HashCheck;

export interface HashLimits {
  /** How many hashes run concurrently; each takes a processor and 19 MiB. */
  readonly threads: number;
  /** How many jobs may queue for a thread. */
  readonly maxWaiting: number;
}

/** By then, a full queue of 50, at about 40 ms each, has become shorter. */
const RETRY_AFTER_SECONDS = 2;

/**
 * Hashes passwords in its own threads. The library's asynchronous calls would use Node's four
 * shared threads, so compression and file reads would have to wait for passwords.
 */
export class HashThreads {
  readonly #maxJobs: number;
  readonly #threads;
  #jobs = 0;

  constructor({ threads, maxWaiting }: HashLimits) {
    this.#maxJobs = threads + maxWaiting;
    this.#threads = openThreads<HashJob, string | boolean>(
      new URL('./hash-thread.ts', import.meta.url),
      // Without any threads, every job is rejected before it gets here.
      { name: 'runHashJob', maxThreads: Math.max(threads, 1), idleMs: Infinity },
    );
  }

  async hash(job: NewHash): Promise<string> {
    return String(await this.#run(job));
  }

  async verify(job: HashCheck): Promise<boolean> {
    return (await this.#run(job)) === true;
  }

  /** Lets the jobs finish, then ends the threads. */
  async close(): Promise<void> {
    await this.#threads.close();
  }

  async #run(job: HashJob): Promise<string | boolean> {
    if (this.#jobs >= this.#maxJobs) {
      throw new ApiError('overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    this.#jobs += 1;
    try {
      return await this.#threads.run(job);
    } finally {
      this.#jobs -= 1;
    }
  }
}
