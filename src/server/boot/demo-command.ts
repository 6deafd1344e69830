import { parseArgs } from 'node:util';
import { createDb, createPool } from '../../db/connect.ts';
import { makeScreenRows } from '../../db/screening/make-screen-rows.ts';
import { rebuildSearchIndex } from '../../db/search/rebuild-search-index.ts';
import { StartupError } from '../../db/startup-error.ts';
import type { DemoSize } from '../../loaders/demo/load-demo-market.ts';
import { removeDemoMarket } from '../../loaders/demo/remove-demo-market.ts';
import { provideDemoAccounts } from '../areas/accounts/demo-accounts.ts';
import { provideDemoTariffs } from '../areas/accounts/tariffs/demo-tariffs.ts';
import { provideDemoBanner } from '../areas/site/offers/demo-banner.ts';
import { prepareDatabase } from './prepare-database.ts';
import { runCommand, withOpenDatabase } from './run-command.ts';
import { StartReport } from './start-report.ts';

const SIZES: readonly string[] = ['tiny', 'normal', 'large'] satisfies DemoSize[];

/**
 * npm run demo -- --size large, or --remove: loads the demo market, or removes it. An interrupted
 * load continues on the next run.
 */
await runCommand(async (config) => {
  const { size, remove } = readArguments();
  const report = new StartReport();
  await withOpenDatabase(config, ({ ownerUrl }) =>
    remove
      ? removeDemo(ownerUrl, report)
      : prepareDatabase(ownerUrl, { demo: size, timeZone: config.timeZone, report }),
  );
  console.log(remove ? 'Demo market removed.' : `Demo market loaded (${size}).`);
});

function readArguments(): { size: DemoSize; remove: boolean } {
  try {
    const { values } = parseArgs({
      options: { size: { type: 'string', default: 'normal' }, remove: { type: 'boolean' } },
    });
    if (!SIZES.includes(values.size)) throw new Error('unknown size');
    return { size: values.size as DemoSize, remove: values.remove ?? false };
  } catch {
    throw new StartupError(`Usage: npm run demo -- [--size ${SIZES.join('|')} | --remove]`);
  }
}

async function removeDemo(ownerUrl: string, report: StartReport): Promise<void> {
  const pool = createPool(ownerUrl, { max: 2 });
  try {
    await removeDemoMarket(pool);
    await report.step('Screener rows', (onProgress) => makeScreenRows(pool, { onProgress }));
    await report.step('Search index', (onProgress) => rebuildSearchIndex(pool, { onProgress }));
    const db = createDb(pool);
    await provideDemoAccounts(db, false);
    await provideDemoTariffs(db, false);
    await provideDemoBanner(db, false);
  } finally {
    await pool.end();
  }
}
