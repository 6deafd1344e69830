import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { PgBoss, type ConstructorOptions } from 'pg-boss';
import type { Db } from '../../../db/connect.ts';
import { JOB_SCHEMA } from './jobs.ts';

/**
 * Enqueues jobs for a process that doesn't run any itself; a worker picks them up. It has no
 * connections of its own.
 */
export class JobQueue {
  readonly #boss: PgBoss;
  #started: Promise<unknown> | undefined;

  constructor(pool: pg.Pool, onError: (error: unknown) => void) {
    this.#boss = new PgBoss({
      db: { executeSql: (text, values) => pool.query(text, values) },
      schema: JOB_SCHEMA,
      migrate: false,
      createSchema: false,
      supervise: false,
      schedule: false,
    });
    this.#boss.on('error', onError);
  }

  /** Joins the transaction; false if the job is already queued or running. */
  async send(trx: Db, name: string): Promise<boolean> {
    await this.#start();
    return (await this.#boss.send(name, null, { db: within(trx) })) !== null;
  }

  /** Removes a job that hasn't started from the queue, as part of a transaction. */
  async cancel(trx: Db, name: string, jobId: string): Promise<void> {
    await this.#start();
    await this.#boss.cancel(name, jobId, { db: within(trx) });
  }

  async close(): Promise<void> {
    if (this.#started) await this.#boss.stop({ graceful: false });
  }

  async #start(): Promise<void> {
    this.#started ??= this.#boss.start();
    await this.#started.catch((error: unknown) => {
      this.#started = undefined;
      throw error;
    });
  }
}

type Executor = NonNullable<ConstructorOptions['db']>;

function within(trx: Db): Executor {
  return {
    executeSql: async (text, values = []) => {
      const { rows } = await trx.executeQuery(CompiledQuery.raw(text, values));
      return { rows };
    },
  };
}
