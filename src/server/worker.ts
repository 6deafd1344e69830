import { existsSync } from 'node:fs';
import { createPool } from '../db/connect.ts';
import { isMigrated } from '../db/migrate.ts';
import { StartupError } from '../db/startup-error.ts';
import { JOBS } from './all-jobs.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './boot/database.ts';
import { startWork } from './core/jobs/work.ts';
import { startSentence } from './boot/start-sentence.ts';

try {
  await run();
} catch (error) {
  const sentence = startSentence(error);
  if (sentence === undefined) throw error;
  console.error(sentence);
  process.exit(1);
}

/** npm run worker: runs the jobs of servers with the setting JOBS=apart. */
async function run(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  if (config.databaseUrl === null) {
    throw new StartupError(
      'A worker needs DATABASE_URL: with the embedded database, the server runs the jobs itself.',
    );
  }
  const { appUrl, ownerUrl } = await openDatabase(config);
  await assertPrepared(appUrl);
  const worker = await startWork({
    appUrl,
    ownerUrl,
    config,
    jobs: JOBS,
    onError: (error, what) => console.error(what, error),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void worker.stop().finally(() => process.exit(0)));
  }
  console.log('The worker is ready.');
}

async function assertPrepared(appUrl: string): Promise<void> {
  const pool = createPool(appUrl, { max: 1 });
  try {
    if (await isMigrated(pool).catch(() => false)) return;
  } finally {
    await pool.end();
  }
  throw new StartupError(
    'The database has not been migrated to this version yet: start the server first.',
  );
}
