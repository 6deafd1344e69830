import type pg from 'pg';
import type { QueueOptions } from 'pg-boss';
import { createDb } from '../../db/connect.ts';
import { rebuildSearchIndex } from '../../db/search/rebuild-search-index.ts';
import { dayOfMoment, formatDay } from '../../domain/day.ts';
import { cleanRuns } from '../../market/runs.ts';
import { deleteExpired } from '../features/account/store.ts';
import { deleteOldMessages, Deliverer, wipeExpired } from '../messages/deliverer.ts';
import type { Senders } from '../messages/senders.ts';
import { deleteOldMenuClicks } from '../features/site/store.ts';

/** The schema of pg-boss, beside `public`. */
export const JOB_SCHEMA = 'jobs';

/** What a job works with. */
export interface JobTools {
  /** Has the rights of the server. */
  readonly pool: pg.Pool;
  /**
   * Has the rights of the owner: only a rebuild of the search index needs them, because it makes
   * tables.
   */
  readonly ownerPool: pg.Pool;
  /** What messages are sent with. */
  readonly senders: Senders;
  readonly onError: (error: unknown, what: string) => void;
}

export interface Job {
  readonly name: string;
  /** When it is due, in UTC. */
  readonly cron: string;
  readonly run: (tools: JobTools) => Promise<void>;
}

/** How many days back it looks for codes that began or ended while no process ran. */
const IDENTIFIER_DAYS = 40;

/** All jobs. Each of them can be repeated, or continues where it stopped. */
export const JOBS: readonly Job[] = [
  {
    name: 'search-upkeep',
    cron: '* * * * *',
    run: async ({ ownerPool }) => {
      await rebuildSearchIndex(ownerPool);
    },
  },
  {
    name: 'cleaning',
    cron: '17 * * * *',
    run: async ({ pool }) => {
      await deleteExpired(createDb(pool));
      await deleteOldMenuClicks(createDb(pool));
      await cleanRuns(pool);
      await deleteOldMessages(createDb(pool));
    },
  },
  {
    // Servers send messages as soon as they are queued; this is for what was left.
    name: 'messages',
    cron: '* * * * *',
    run: async ({ pool, senders, onError }) => {
      const db = createDb(pool);
      await wipeExpired(db, senders);
      await new Deliverer(db, senders, onError).deliverDue();
    },
  },
  {
    name: 'identifier-days',
    cron: '1 0 * * *',
    run: async ({ pool }) => {
      const since = formatDay(dayOfMoment(Date.now()) - IDENTIFIER_DAYS);
      await pool.query('select identifier_pass_days($1)', [since]);
    },
  },
];

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
