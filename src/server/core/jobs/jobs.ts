import type pg from 'pg';
import type { QueueOptions } from 'pg-boss';
import type { Clock } from '../../../domain/time/now.ts';
import type { Senders } from '../messages/senders.ts';

/** The schema of pg-boss, separate from `public`. */
export const JOB_SCHEMA = 'jobs';

/** What a job works with. */
export interface JobTools {
  /** Has the server's privileges. */
  readonly pool: pg.Pool;
  /**
   * Has the owner's privileges: the search index and the rows of the lists need them, because the
   * server can only read these.
   */
  readonly ownerPool: pg.Pool;
  /** The senders of messages. */
  readonly senders: Senders;
  readonly now: Clock;
  readonly onError: (error: unknown, what: string) => void;
  /** Aborted when an operator stops the job: the job throws the signal's reason where it can. */
  readonly signal: AbortSignal;
  /** Reports the progress to operators. */
  readonly onProgress: (done: number, total: number) => void;
}

export interface Job {
  readonly name: string;
  /** The schedule in UTC; null if the job only runs on request. */
  readonly cron: string | null;
  /** Whether it ends soon after a stop request. */
  readonly canStop?: boolean;
  readonly run: (tools: JobTools) => Promise<void>;
}

/**
 * `exclusive`: a job is never queued or running twice. If a worker is killed, its heartbeat stops
 * and another worker takes over the job.
 */
export const QUEUE_OPTIONS = {
  policy: 'exclusive',
  retryLimit: 5,
  retryDelay: 5,
  retryBackoff: true,
  heartbeatSeconds: 30,
  expireInSeconds: 4 * 3600,
  deleteAfterSeconds: 7 * 24 * 3600,
} as const satisfies QueueOptions & { policy: string };
