import type pg from 'pg';
import type { QueueOptions } from 'pg-boss';
import { createDb } from '../../../db/connect.ts';
import { makeScreenRows } from '../../../db/screening/make-screen-rows.ts';
import { rebuildSearchIndex } from '../../../db/search/rebuild-search-index.ts';
import { dayOfMoment, formatDay } from '../../../domain/time/day.ts';
import { todayAt, type Clock } from '../../../domain/time/now.ts';
import { extendDemoQuotes } from '../../../loaders/demo/extend-demo-quotes.ts';
import { updateFigures } from '../../../loaders/analytics/update-figures.ts';
import { checkQuality } from '../../../loaders/quality/check-quality.ts';
import { cleanRuns } from '../../../loaders/runs.ts';
import { deleteExpired } from '../../areas/accounts/store.ts';
import { deleteOldMessages, Deliverer, wipeExpired } from '../messages/deliverer.ts';
import type { Senders } from '../messages/senders.ts';
import { recordStorage } from '../../areas/admin/data-status/storage-store.ts';
import { deleteOldFigures } from '../usage/usage-store.ts';
import { deleteOldMenuClicks } from '../../areas/site/store.ts';

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

/** How many days back it looks for codes that began or ended while no process ran. */
const IDENTIFIER_DAYS = 40;

/** All jobs. Each of them can be repeated, or continues where it stopped. */
export const JOBS: readonly Job[] = [
  {
    name: 'search-upkeep',
    cron: '* * * * *',
    canStop: true,
    run: async ({ ownerPool, signal, onProgress }) => {
      await rebuildSearchIndex(ownerPool, { signal, onProgress });
    },
  },
  {
    // Triggers keep the rows of the lists; this is for bulk loads, and for changes of a month and a
    // year, which new closes and corrections ask for.
    name: 'screen-upkeep',
    cron: '* * * * *',
    canStop: true,
    run: async ({ ownerPool, signal, onProgress }) => {
      await makeScreenRows(ownerPool, { signal, onProgress });
    },
  },
  {
    name: 'cleaning',
    cron: '17 * * * *',
    canStop: true,
    run: async ({ pool, signal }) => {
      const db = createDb(pool);
      for (const clean of [
        () => deleteExpired(db),
        () => deleteOldMenuClicks(db),
        () => deleteOldFigures(db),
        () => cleanRuns(pool),
        () => deleteOldMessages(db),
      ]) {
        signal.throwIfAborted();
        await clean();
      }
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
  {
    // The demo market brings itself up to date at midnight; this is for who does not want to wait.
    name: 'demo-days',
    cron: null,
    canStop: true,
    run: async ({ pool, now, signal, onProgress }) => {
      await extendDemoQuotes(pool, { today: todayAt(now()), isAsked: true, signal, onProgress });
    },
  },
  {
    // Yields, durations and spreads of bonds whose prices or terms have changed, and curves.
    name: 'bond-figures',
    cron: '* * * * *',
    canStop: true,
    run: async ({ pool, signal, onProgress }) => {
      await updateFigures(pool, { signal, onProgress });
    },
  },
  {
    name: 'data-quality',
    cron: '29 * * * *',
    canStop: true,
    run: async ({ pool, now, signal, onProgress }) => {
      await recordStorage(pool);
      await checkQuality(pool, { today: todayAt(now()), signal, onProgress });
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
