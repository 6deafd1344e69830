import type pg from 'pg';
import type { QueueOptions } from 'pg-boss';
import type { Clock } from '../../../domain/time/now.ts';
import type { Senders } from '../messages/senders.ts';

/** The schema of pg-boss, beside `public`. */
export const JOB_SCHEMA = 'jobs';

/** What a job works with. */
export interface JobTools {
  /** Has the rights of the server. */
  readonly pool: pg.Pool;
  /**
   * Has the rights of the owner: the search index and the rows of the lists need them, because the
   * server only reads these.
   */
  readonly ownerPool: pg.Pool;
  /** What messages are sent with. */
  readonly senders: Senders;
  readonly now: Clock;
  readonly onError: (error: unknown, what: string) => void;
  /** An operator wants the job to stop: it throws the signal's reason where it can. */
  readonly signal: AbortSignal;
  /** Tells operators how far it is. */
  readonly onProgress: (done: number, total: number) => void;
}

export interface Job {
  readonly name: string;
  /** When it is due, in UTC; null where it is only done when it is asked for. */
  readonly cron: string | null;
  /** Whether it ends by itself soon after it was told to. */
  readonly canStop?: boolean;
  readonly run: (tools: JobTools) => Promise<void>;
}

/**
 * `exclusive`: while a job waits or runs there is no second one. If a worker was killed, its
 * heartbeat is missing, and another worker does the job.
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
