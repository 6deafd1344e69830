import type pg from 'pg';
import { plainError } from '../../../domain/text/plain-error.ts';

/** How often a running job checks for a stop request and reports its progress. */
const LOOK_MS = 1000;

/** Thrown in a job that an operator stopped. */
class JobStopped extends Error {
  override readonly name = 'JobStopped';

  constructor() {
    super('stopped by an operator');
  }
}

/**
 * Shows operators one run of a job (`job_status`), and passes their stop requests to the job. Both
 * go through the database, because the job may run in any process. A failure to report doesn't
 * affect the job.
 */
export class JobWatch {
  readonly #pool: pg.Pool;
  readonly #name: string;
  readonly #jobId: string;
  readonly #stop = new AbortController();
  #steps: readonly [done: number, total: number] = [0, 0];
  #timer: NodeJS.Timeout | undefined;

  constructor(pool: pg.Pool, name: string, jobId: string) {
    this.#pool = pool;
    this.#name = name;
    this.#jobId = jobId;
  }

  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  readonly onProgress = (done: number, total: number): void => {
    this.#steps = [done, total];
  };

  /** Records the run from start to end and returns whether it was stopped. */
  async record(work: () => Promise<void>): Promise<'done' | 'stopped'> {
    await this.#write(
      `insert into job_status (name, job_id, state) values ($1, $2, 'running')
       on conflict (name) do update set job_id = excluded.job_id, state = excluded.state,
         started_at = now(), ended_at = null, error = null, steps_done = 0, steps_total = 0,
         is_stop_asked = false`,
    );
    this.#timer = setInterval(() => void this.#look(), LOOK_MS).unref();
    try {
      await work();
      await this.#end('done', null);
      return 'done';
    } catch (error) {
      const isStopped = this.signal.aborted;
      await this.#end(isStopped ? 'stopped' : 'failed', isStopped ? null : plainError(error));
      if (isStopped) return 'stopped';
      throw error;
    } finally {
      clearInterval(this.#timer);
    }
  }

  async #look(): Promise<void> {
    const rows = await this.#write(
      `update job_status set steps_done = $3, steps_total = $4 where name = $1 and job_id = $2
       returning is_stop_asked`,
      this.#steps,
    );
    if (rows[0]?.is_stop_asked && !this.signal.aborted) this.#stop.abort(new JobStopped());
  }

  async #end(state: string, error: string | null): Promise<void> {
    clearInterval(this.#timer);
    await this.#write(
      `update job_status set state = $3, error = $4, ended_at = now(), is_stop_asked = false
       where name = $1 and job_id = $2`,
      [state, error],
    );
  }

  async #write(
    statement: string,
    values: readonly unknown[] = [],
  ): Promise<{ is_stop_asked?: boolean }[]> {
    try {
      const { rows } = await this.#pool.query(statement, [this.#name, this.#jobId, ...values]);
      return rows as { is_stop_asked?: boolean }[];
    } catch {
      return [];
    }
  }
}
