import { statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseTrouble, isDiskFull } from '../../../db/database-trouble.ts';
import type { Askable } from '../../../db/connect.ts';
import { isMigrated } from '../../../db/migrate.ts';

/** Why the server cannot serve: the label of what to tell, or null if it can. */
type Reason = 'error_not_ready' | 'error_unavailable' | 'error_disk_full' | null;

const CHECK_MS = 2000;
const WRITE_MS = 10_000;
/** An answer comes in less than 100 ms, whatever the database does. */
const PATIENCE_MS = 50;
const LITTLE_BYTES = 64 * 1024 * 1024;

export interface ReadinessOptions {
  readonly database: Askable;
  /** The folder of a database whose disk is ours to look at. */
  readonly dataDir?: string | undefined;
}

/** Looks at the database over and over, so that nobody who asks has to wait for it. */
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

  /** From now on the server is about to end, whatever the database says. */
  refuse(): void {
    this.#isEnding = true;
  }

  /** As it is now; or as it was a moment ago, where that cannot be found out at once. */
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

  /** A database that reads but cannot write serves pages, and loses what visitors do on them. */
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
