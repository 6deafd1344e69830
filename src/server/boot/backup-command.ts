import { backUp } from '../../db/embedded/backup.ts';
import { StartupError } from '../../db/startup-error.ts';
import { runCommand } from './run-command.ts';

/** npm run backup [-- folder]: copies the embedded database, also while the server is running. */
await runCommand(async ({ databaseUrl, dataDir }) => {
  if (databaseUrl !== null) {
    throw new StartupError(
      'DATABASE_URL points to your own PostgreSQL: back it up with its own tools, such as pg_dump.',
    );
  }
  console.log(`Backup complete: ${await backUp(dataDir, process.argv[2] ?? 'backups')}`);
});
