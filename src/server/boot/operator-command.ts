import { parseArgs } from 'node:util';
import { createDb, createPool } from '../../db/connect.ts';
import { withEmbeddedServer } from '../../db/embedded/with-server.ts';
import { StartupError } from '../../db/startup-error.ts';
import type { Config } from '../config.ts';
import { makeOperatorReset } from '../areas/accounts/operator-reset.ts';
import { configuredAddress } from './own-address.ts';
import { runCommand } from './run-command.ts';

/**
 * npm run operator -- --reset you@example.org: prints a link that sets a new password for an
 * operator and turns the second step off; also while the server is running.
 */
await runCommand(async (config) => {
  const email = readEmail();
  await withDatabase(config, async (url) => {
    const pool = createPool(url, { max: 1 });
    try {
      const token = await makeOperatorReset(createDb(pool), email);
      console.log(`Use this link within an hour to set a new password for ${email} and turn off the second step; it works once:
  ${configuredAddress(config)}/reset/new/?token=${token}`);
    } finally {
      await pool.end();
    }
  });
});

function readEmail(): string {
  try {
    const { values } = parseArgs({ options: { reset: { type: 'string' } } });
    if (values.reset?.includes('@')) return values.reset;
  } catch {
    // The usage says what is possible.
  }
  throw new StartupError('Usage: npm run operator -- --reset you@example.org');
}

async function withDatabase(
  { databaseOwnerUrl, dataDir }: Config,
  work: (ownerUrl: string) => Promise<void>,
): Promise<void> {
  if (databaseOwnerUrl !== null) return work(databaseOwnerUrl);
  return withEmbeddedServer(dataDir, (url) => work(url('owner')));
}
