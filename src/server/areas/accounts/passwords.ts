import { HashThreads, type HashLimits } from './hash-threads.ts';

interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** Argon2id with the parameters that OWASP recommends: 19 MiB, two passes. */
const COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** More threads would only be slower on a small machine; a full queue takes about a second. */
const LIMITS: HashLimits = { threads: 2, maxWaiting: 50 };

/** The hash of an unknown password, made with the same parameters. */
const DECOY =
  '$argon2id$v=19$m=19456,t=2,p=1$tRoLnruUDSUMpG2ZibUy+Q$iOAehYqWwCJV76CjfZTQWkieZXjKymCPIn1cgMtlU3I';

export class Passwords {
  readonly #threads: HashThreads;
  readonly #cost: HashCost;

  constructor(limits: HashLimits = LIMITS, cost: HashCost = COST) {
    this.#threads = new HashThreads(limits);
    this.#cost = cost;
  }

  hash(password: string): Promise<string> {
    return this.#threads.hash({ password, options: this.#cost });
  }

  /**
   * Checks a password. It takes the same time if the account doesn't exist or has no password, so
   * the response time doesn't reveal which e-mail addresses are registered.
   */
  async matches(password: string, passwordHash: string | null | undefined): Promise<boolean> {
    const isMatch = await this.#threads.verify({ password, passwordHash: passwordHash ?? DECOY });
    return typeof passwordHash === 'string' && isMatch;
  }
}

/** One for the whole process, because its limits are those of the machine. */
export const processPasswords = new Passwords();
