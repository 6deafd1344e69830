import { createDb, createPool } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { rebuildSearchIndex } from '../db/search/rebuild-search-index.ts';
import { dayOfMoment } from '../domain/day.ts';
import {
  extendDemoQuotes,
  loadDemoMarket,
  type DemoSize,
} from '../market/demo/load-demo-market.ts';
import { provideDemoAccounts } from './features/account/demo-accounts.ts';
import { progressBar } from './progress-bar.ts';

/** Brings schema, demo market and search index up to date, with the rights of the owner. */
export async function prepareDatabase(
  ownerUrl: string,
  options: { demo: false | DemoSize },
): Promise<void> {
  const pool = createPool(ownerUrl, { max: 4 });
  try {
    await migrate(pool);
    if (options.demo) {
      const today = dayOfMoment(Date.now());
      const onProgress = progressBar('Loading the demo market');
      await loadDemoMarket(pool, { size: options.demo, today, onProgress });
      await extendDemoQuotes(pool, { today, onProgress: progressBar('Bringing it up to date') });
    }
    await rebuildSearchIndex(pool, { onProgress: progressBar('Building the search index') });
    await provideDemoAccounts(createDb(pool), options.demo !== false);
  } finally {
    await pool.end();
  }
}
