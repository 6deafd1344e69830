import { statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseTrouble, isDiskFull } from '../../../db/database-trouble.ts';
import type { Askable } from '../../../db/connect.ts';
import { isMigrated } from '../../../db/migrate.ts';

/** The label of the reason why the server cannot serve; null if it can. */
type Reason = 'error_not_ready' | 'error_unavailable' | 'error_disk_full' | null;

const CHECK_MS = 1000;
const WRITE_MS = 10_000;
/** An answer takes less than 100 ms, whatever state the database is in. */
const PATIENCE_MS = 10;
const LITTLE_BYTES = 64 * 1024 * 1024;

export interface ReadinessOptions {
  readonly database: Askable;
  /** The folder of the embedded database, to check its disk. */
  readonly dataDir?: string | undefined;
}

/** Checks the database again and again, so that an answer never waits for it. */
export class Readiness {
  readonly #options: ReadinessOptions;
  #reason: Reason = 'error_not_ready';
  #checking: Promise<Reason> | undefined;
  #written = { at: -Infinity, reason: null as Reason };
  #timer: NodeJS.Timeout | undefined;
  #isEnding = false;

  constructor(options: ReadinessOptions) {
    this.#options = options;
  }

  /** When the database is open. */
  async start(): Promise<void> {
    await this.#check();
    this.#timer = setInterval(() => void this.#check(), CHECK_MS).unref();
  }

  get wasReady(): boolean {
    return this.#reason === null && !this.#isEnding;
  }

  /** From now on the answer is no, because the server is about to end. */
  refuse(): void {
    this.#isEnding = true;
  }

  /** The present state, or the last known one if the present one takes too long to find out. */
  async reason(): Promise<Reason> {
    if (this.#isEnding) return 'error_not_ready';
    return Promise.race([this.#check(), sleep(PATIENCE_MS).then(() => this.#reason)]);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #check(): Promise<Reason> {
    this.#checking ??= this.#look()
      .catch((error: unknown) => reasonFromError(error))
      .then((reason) => {
        this.#reason = reason;
        this.#checking = undefined;
        return reason;
      });
    return this.#checking;
  }

  async #look(): Promise<Reason> {
    if (!(await isMigrated(this.#options.database))) return 'error_not_ready';
    const { at, reason } = this.#written;
    if (reason !== null || Date.now() - at > WRITE_MS) {
      this.#written = { at: Date.now(), reason: await this.#tryToWrite() };
    }
    return this.#written.reason;
  }

  /** A database that can only read would serve pages, but lose what visitors do on them. */
  async #tryToWrite(): Promise<Reason> {
    const { database, dataDir } = this.#options;
    if (dataDir !== undefined) {
      const { bavail, bsize } = await statfs(dataDir);
      if (bavail * bsize < LITTLE_BYTES) return 'error_disk_full';
    }
    try {
      await database.query(
        `insert into attempt_limit (key, points, expire) values ('readiness', 0, 0)
         on conflict (key) do update set points = excluded.points`,
      );
      return null;
    } catch (error) {
      return reasonFromError(error);
    }
  }
}

function reasonFromError(error: unknown): Reason {
  if (isDiskFull(error)) return 'error_disk_full';
  return isDatabaseTrouble(error) ? 'error_unavailable' : 'error_not_ready';
}
