import { restore } from '../../db/embedded/restore.ts';
import { StartupError } from '../../db/startup-error.ts';
import { runCommand } from './run-command.ts';

/** npm run restore -- <backup>: replaces the embedded database with a backup. */
await runCommand(async ({ databaseUrl, dataDir }) => {
  const [, , backup] = process.argv;
  if (backup === undefined) throw new StartupError('Usage: npm run restore -- <backup folder>');
  if (databaseUrl !== null) {
    throw new StartupError(
      'DATABASE_URL points to your own PostgreSQL: restore it with its own tools.',
    );
  }
  const kept = await restore(backup, dataDir);
  console.log(`Restored the database from ${backup}.`);
  for (const path of kept) console.log(`The previous data is kept: ${path}`);
});
