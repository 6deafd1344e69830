import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ApiError } from '../../../contracts/core/errors.ts';

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
export type HashReply = { readonly result: string | boolean } | { readonly error: string };

export interface HashLimits {
  /** How many hashes run at the same time; each takes a processor and 19 MiB. */
  readonly threads: number;
  /** How many may wait for one of them. */
  readonly maxWaiting: number;
}

/** A full queue of 50, at about 40 ms each, has become shorter by then. */
const RETRY_AFTER_SECONDS = 2;

/**
 * Hashes passwords in its own threads. The asynchronous calls of the library would use Node's four
 * shared threads, and compression and the reading of files would have to wait for passwords.
 */
export class HashThreads {
  readonly #limits: HashLimits;
  readonly #idle: Worker[] = [];
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(limits: HashLimits) {
    this.#limits = limits;
  }

  async hash(job: NewHash): Promise<string> {
    return String(await this.#run(job));
  }

  async verify(job: HashCheck): Promise<boolean> {
    return (await this.#run(job)) === true;
  }

  /** Ends the threads that have nothing to do. */
  async close(): Promise<void> {
    await Promise.all(this.#idle.splice(0).map((thread) => thread.terminate()));
  }

  async #run(job: HashJob): Promise<string | boolean> {
    await this.#enter();
    try {
      const thread = this.#idle.pop() ?? this.#startThread();
      const reply = await ask(thread, job);
      // A thread that failed as a whole is not used again: `ask` has thrown.
      this.#idle.push(thread);
      if ('error' in reply) throw new Error(reply.error);
      return reply.result;
    } finally {
      this.#leave();
    }
  }

  #startThread(): Worker {
    const thread = new Worker(new URL('./hash-thread.ts', import.meta.url));
    // `once` reports the error to whoever waits; a thread that fails while idle is only removed.
    thread.on('error', () => {});
    thread.on('exit', () => {
      const place = this.#idle.indexOf(thread);
      if (place >= 0) this.#idle.splice(place, 1);
    });
    return thread;
  }

  async #enter(): Promise<void> {
    if (this.#running < this.#limits.threads) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= this.#limits.maxWaiting) {
      throw new ApiError('overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** The place is given to the next one that waits, or becomes free. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }
}

async function ask(thread: Worker, job: HashJob): Promise<HashReply> {
  // A thread keeps the process alive only while it works.
  thread.ref();
  try {
    const reply = once(thread, 'message');
    thread.postMessage(job, []);
    const [message] = (await reply) as [HashReply];
    return message;
  } finally {
    thread.unref();
  }
}
