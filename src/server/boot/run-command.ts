import { existsSync } from 'node:fs';
import { withEmbeddedServer } from '../../db/embedded/with-server.ts';
import { readConfig, type Config } from '../config.ts';
import { openDatabase, type DatabaseAccess } from './database.ts';
import { startSentence } from './start-sentence.ts';

/** Runs an operator's command with the startup settings; a failure prints one sentence. */
export async function runCommand(work: (config: Config) => Promise<void>): Promise<void> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    await work(readConfig(process.env));
  } catch (error) {
    const sentence = startSentence(error);
    if (sentence === undefined) throw error;
    console.error(sentence);
    process.exit(1);
  }
}

/** Opens the database for one task. An interrupted task still shuts it down cleanly. */
export async function withOpenDatabase(
  config: Config,
  work: (database: DatabaseAccess) => Promise<void>,
): Promise<void> {
  const database = await openDatabase(config);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void database.stop().finally(() => process.exit(130)));
  }
  try {
    await work(database);
  } finally {
    await database.stop();
  }
}

/** Works on the database as its owner, whether the server is running or not. */
export async function withAnyDatabase(
  { databaseOwnerUrl, dataDir }: Config,
  work: (ownerUrl: string) => Promise<void>,
): Promise<void> {
  if (databaseOwnerUrl !== null) return work(databaseOwnerUrl);
  return withEmbeddedServer(dataDir, (url) => work(url('owner')));
}
