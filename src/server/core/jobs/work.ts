import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { createPool } from '../../../db/connect.ts';
import type { TimeZone } from '../../../domain/time/time-zone.ts';
import { makeSenders, type SenderSettings } from '../messages/senders.ts';
import { JobWatch } from './job-watch.ts';
import { JOB_SCHEMA, type Job, type JobTools } from './jobs.ts';

/** Connections of the queue, the jobs, the search index rebuild, and the progress reports. */
const QUEUE_CONNECTIONS = 2;
const JOB_CONNECTIONS = 2;
const OWNER_CONNECTIONS = 2;
const WATCH_CONNECTIONS = 1;
export const WORKER_CONNECTIONS =
  QUEUE_CONNECTIONS + JOB_CONNECTIONS + OWNER_CONNECTIONS + WATCH_CONNECTIONS;

/** How long running jobs get to finish, and then their connections. */
const STOP_MS = 10_000;
const CLOSE_MS = 1000;

export interface WorkOptions {
  readonly appUrl: string;
  readonly ownerUrl: string;
  /** The servers that send messages, and the time zone that defines days. */
  readonly config: SenderSettings & { readonly timeZone: TimeZone };
  readonly onError: (error: unknown, what: string) => void;
  readonly jobs: readonly Job[];
  /** How often to look for lost jobs. */
  readonly superviseSeconds?: number;
}

export interface Worker {
  /** Waits a while for running jobs; the next worker runs those that haven't finished. */
  stop(): Promise<void>;
  /** Enqueues a job now, unless it is already queued or running. */
  send(name: string): Promise<void>;
}

/** Runs due jobs in this process. Any number of processes may do this. */
export async function startWork(options: WorkOptions): Promise<Worker> {
  const { appUrl, ownerUrl, config, onError, jobs, superviseSeconds = 30 } = options;
  const tools = {
    pool: createPool(appUrl, { max: JOB_CONNECTIONS }),
    ownerPool: createPool(ownerUrl, { max: OWNER_CONNECTIONS }),
    senders: makeSenders(config),
    now: () => ({ ms: Date.now(), timeZone: config.timeZone }),
    onError,
  } satisfies Partial<JobTools>;
  // Separate from the connections of the jobs, which may use all of theirs.
  const watchPool = createPool(appUrl, { max: WATCH_CONNECTIONS });
  const boss = new PgBoss({
    connectionString: appUrl,
    schema: JOB_SCHEMA,
    max: QUEUE_CONNECTIONS,
    // The owner does these tasks at startup; this role only reads and writes rows.
    migrate: false,
    createSchema: false,
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
  boss.on('error', (error) => onError(error, 'the job queue failed'));
  const stop = async () => {
    await boss.stop({ timeout: STOP_MS });
    // A job that is still running loses its connection when this process ends, and is rolled back.
    const ended = Promise.all([tools.pool, tools.ownerPool, watchPool].map((pool) => pool.end()));
    await Promise.race([ended, sleep(CLOSE_MS, undefined, { ref: false })]);
  };
  try {
    await boss.start();
    for (const { name, run } of jobs) {
      await boss.work(name, async ([job]) => {
        const watch = new JobWatch(watchPool, name, job!.id);
        const { onProgress } = watch;
        // The queue aborts a job that takes too long; an operator can stop one.
        const signal = AbortSignal.any([job!.signal, watch.signal]);
        try {
          // A stopped job counts as done, so it isn't retried.
          await watch.record(() => run({ ...tools, signal, onProgress }));
        } catch (error) {
          onError(error, `the job ${name} failed`);
          throw error;
        }
      });
    }
  } catch (error) {
    await stop().catch(() => {});
    throw error;
  }
  return {
    stop,
    send: async (name) => {
      await boss.send(name);
    },
  };
}
