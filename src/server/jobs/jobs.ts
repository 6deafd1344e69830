import type pg from 'pg';
import type { QueueOptions } from 'pg-boss';
import { createDb } from '../../db/connect.ts';
import { rebuildSearchIndex } from '../../db/search/rebuild-search-index.ts';
import { dayOfMoment, formatDay } from '../../domain/day.ts';
import { cleanRuns } from '../../market/runs.ts';
import { deleteExpired } from '../features/account/store.ts';

/** The schema of pg-boss, beside `public`. */
export const JOB_SCHEMA = 'jobs';

/** What a job works with. */
export interface JobTools {
  /** With the rights of the server. */
  readonly pool: pg.Pool;
  /** With those of the owner: only a rebuild of the search index, which makes tables, needs them. */
  readonly ownerPool: pg.Pool;
}

export interface Job {
  readonly name: string;
  /** When it is due, in UTC. */
  readonly cron: string;
  readonly run: (tools: JobTools) => Promise<void>;
}

/** How long codes that began or ended while no process ran are still looked for. */
const IDENTIFIER_DAYS = 40;

/** All that is done beside answering requests. Each may be done again, or go on where it was. */
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
      await cleanRuns(pool);
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
 * `exclusive`: while one waits or runs there is no second one. A worker that was killed is noticed
 * by its heartbeat, and another one does the job.
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
