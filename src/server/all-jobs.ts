import { createDb } from '../db/connect.ts';
import { makeScreenRows } from '../db/screening/make-screen-rows.ts';
import { rebuildSearchIndex } from '../db/search/rebuild-search-index.ts';
import { dayOfMoment, formatDay } from '../domain/time/day.ts';
import { todayAt } from '../domain/time/now.ts';
import { updateFigures } from '../loaders/analytics/update-figures.ts';
import { extendDemoQuotes } from '../loaders/demo/extend-demo-quotes.ts';
import { checkQuality } from '../loaders/quality/check-quality.ts';
import { cleanRuns } from '../loaders/runs.ts';
import { deleteExpired } from './areas/accounts/store.ts';
import { recordStorage } from './areas/admin/data-status/storage-store.ts';
import { deleteOldMenuClicks } from './areas/site/store.ts';
import type { Job } from './core/jobs/jobs.ts';
import { deleteOldMessages, Deliverer, wipeExpired } from './core/messages/deliverer.ts';
import { deleteOldFigures } from './core/usage/usage-store.ts';

/**
 * How many days back it looks for codes that became valid or expired while no process was running.
 */
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
    // Triggers maintain the rows of the lists; this is for bulk loads, and for one-month and
    // one-year changes, which new closes and corrections affect.
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
    // Servers send messages as soon as they are queued; this is for leftovers.
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
    // The demo market updates itself at midnight; this is for operators who don't want to wait.
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
