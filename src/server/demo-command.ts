import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createDb, createPool } from '../db/connect.ts';
import { rebuildSearchIndex } from '../db/search/rebuild-search-index.ts';
import { StartupError } from '../db/startup-error.ts';
import type { DemoSize } from '../market/demo/load-demo-market.ts';
import { removeDemoMarket } from '../market/demo/remove-demo-market.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { provideDemoAccounts } from './features/account/demo-accounts.ts';
import { prepareDatabase } from './prepare-database.ts';
import { startSentence } from './start-sentence.ts';
import { progressBar } from './progress-bar.ts';

const SIZES: readonly string[] = ['tiny', 'normal', 'large'] satisfies DemoSize[];

try {
  await run();
} catch (error) {
  const sentence = startSentence(error);
  if (sentence === undefined) throw error;
  console.error(sentence);
  process.exit(1);
}

/** npm run demo -- --size large, or --remove: loads the demo market, or takes it away. */
async function run(): Promise<void> {
  const { size, remove } = readArguments();
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  // An interrupted load goes on at the next call; the database is still shut down in order.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void database.stop().finally(() => process.exit(130)));
  }
  try {
    if (remove) await removeDemo(database.ownerUrl);
    else await prepareDatabase(database.ownerUrl, { demo: size, timeZone: config.timeZone });
    console.log(remove ? 'The demo market is removed.' : `The ${size} demo market is loaded.`);
  } finally {
    await database.stop();
  }
}

function readArguments(): { size: DemoSize; remove: boolean } {
  try {
    const { values } = parseArgs({
      options: { size: { type: 'string', default: 'normal' }, remove: { type: 'boolean' } },
    });
    if (!SIZES.includes(values.size)) throw new Error('unknown size');
    return { size: values.size as DemoSize, remove: values.remove ?? false };
  } catch {
    throw new StartupError(`Usage: npm run demo -- --size ${SIZES.join('|')}, or --remove.`);
  }
}

async function removeDemo(ownerUrl: string): Promise<void> {
  const pool = createPool(ownerUrl, { max: 2 });
  try {
    await removeDemoMarket(pool);
    await rebuildSearchIndex(pool, { onProgress: progressBar('Building the search index') });
    await provideDemoAccounts(createDb(pool), false);
  } finally {
    await pool.end();
  }
}
