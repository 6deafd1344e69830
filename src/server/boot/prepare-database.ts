import { JOBS } from '../all-jobs.ts';
import { provideAppRights } from '../../db/app-role.ts';
import { createDb, createPool } from '../../db/connect.ts';
import { migrate } from '../../db/migrate.ts';
import { makeScreenRows } from '../../db/screening/make-screen-rows.ts';
import { rebuildSearchIndex } from '../../db/search/rebuild-search-index.ts';
import { errorCode, StartupError } from '../../db/startup-error.ts';
import { todayAt } from '../../domain/time/now.ts';
import { DEFAULT_TIME_ZONE, type TimeZone } from '../../domain/time/time-zone.ts';
import {
  extendDemoQuotes,
  loadDemoMarket,
  type DemoSize,
} from '../../loaders/demo/load-demo-market.ts';
import { provideDemoAccounts } from '../areas/accounts/demo-accounts.ts';
import { provideDemoTariffs } from '../areas/accounts/tariffs/demo-tariffs.ts';
import { provideDemoBanner } from '../areas/site/offers/demo-banner.ts';
import { prepareJobs } from '../core/jobs/prepare-jobs.ts';
import { StartReport } from './start-report.ts';

/** The step that loads the demo market. */
export const DEMO_MARKET = 'Demo market';
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Brings schema, demo market, lists and search index up to date, with the owner's privileges.
 * Grants the role of `appUrl` the privileges that it needs.
 */
export async function prepareDatabase(
  ownerUrl: string,
  options: { demo: false | DemoSize; timeZone?: TimeZone; appUrl?: string; report?: StartReport },
): Promise<void> {
  const { report = new StartReport({ isQuiet: true }) } = options;
  const pool = createPool(ownerUrl, { max: 4 });
  try {
    await report.step('Migrations', (onProgress) => migrate(pool, { onProgress }));
    if (options.appUrl !== undefined) {
      await provideAppRights(pool, options.appUrl);
      await prepareJobs(ownerUrl, { owner: pool, appUrl: options.appUrl, jobs: JOBS });
    }
    if (options.demo) {
      const today = todayAt({ ms: Date.now(), timeZone: options.timeZone ?? DEFAULT_TIME_ZONE });
      const size = options.demo;
      await report.step(DEMO_MARKET, (onProgress) =>
        loadDemoMarket(pool, { size, today, onProgress }),
      );
      await report.step('Demo prices', (onProgress) =>
        extendDemoQuotes(pool, { today, onProgress }),
      );
    }
    await report.step('Screener rows', (onProgress) => makeScreenRows(pool, { onProgress }));
    // A job rebuilds an outdated index while servers answer from it.
    await report.step('Search index', (onProgress) =>
      rebuildSearchIndex(pool, { onlyMissing: true, onProgress }),
    );
    const db = createDb(pool);
    await provideDemoAccounts(db, options.demo !== false);
    await provideDemoTariffs(db, options.demo !== false);
    await provideDemoBanner(db, options.demo !== false);
  } catch (error) {
    throw errorCode(error) === INSUFFICIENT_PRIVILEGE ? notOwner(error) : error;
  } finally {
    await pool.end();
  }
}

function notOwner(error: unknown): StartupError {
  return new StartupError(
    `The database cannot be prepared (${(error as Error).message}): DATABASE_OWNER_URL, or DATABASE_URL if only that is set, must name the role that owns the database and its tables.`,
  );
}
