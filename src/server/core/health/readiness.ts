import { statfs } from 'node:fs/promises';
import { isDatabaseTrouble, isDiskFull } from '../../../db/database-trouble.ts';
import type { Askable } from '../../../db/connect.ts';
import { isMigrated } from '../../../db/migrate.ts';

/** The label of the reason why the server can't serve; null if it can. */
type Reason = 'error_not_ready' | 'error_unavailable' | 'error_disk_full' | null;

const CHECK_MS = 1000;
const WRITE_MS = 10_000;
const LITTLE_BYTES = 64 * 1024 * 1024;

export interface ReadinessOptions {
  readonly database: Askable;
  /** The folder of the embedded database, for the disk check. */
  readonly dataDir?: string | undefined;
}

/** Checks the database once a second, independently of requests. */
export class Readiness {
  readonly #options: ReadinessOptions;
  #reason: Reason = 'error_not_ready';
  #checking: Promise<void> | undefined;
  #written = { at: -Infinity, reason: null as Reason };
  #timer: NodeJS.Timeout | undefined;
  #isEnding = false;

  constructor(options: ReadinessOptions) {
    this.#options = options;
  }

  /** Call this once the database is open. */
  async start(): Promise<void> {
    await this.#check();
    this.#timer = setInterval(() => void this.#check(), CHECK_MS).unref();
  }

  /** Reports not ready from now on, because the server is shutting down. */
  beginShutdown(): void {
    this.#isEnding = true;
  }

  /** The result of the last check, so a response never waits for the database. */
  get reason(): Reason {
    return this.#isEnding ? 'error_not_ready' : this.#reason;
  }

  /** Reports not ready until the next check succeeds, because the connection was lost. */
  loseDatabase(): void {
    this.#reason = 'error_unavailable';
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** If a check takes longer than the interval, no second one starts in parallel. */
  #check(): Promise<void> {
    return (this.#checking ??= this.#checkNow());
  }

  async #checkNow(): Promise<void> {
    this.#reason = await this.#look().catch((error: unknown) => reasonFromError(error));
    this.#checking = undefined;
  }

  async #look(): Promise<Reason> {
    if (!(await isMigrated(this.#options.database))) return 'error_not_ready';
    const { at, reason } = this.#written;
    if (reason !== null || Date.now() - at > WRITE_MS) {
      this.#written = { at: Date.now(), reason: await this.#tryToWrite() };
    }
    return this.#written.reason;
  }

  /** A read-only database would serve pages but lose what visitors submit. */
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
