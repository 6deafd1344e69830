import { parseArgs } from 'node:util';
import { createDb, createPool } from '../../db/connect.ts';
import { StartupError } from '../../db/startup-error.ts';
import { makeOperatorReset } from '../areas/accounts/operator-reset.ts';
import { configuredAddress } from './own-address.ts';
import { runCommand, withAnyDatabase } from './run-command.ts';

/**
 * npm run operator -- --reset you@example.org: prints a link that sets a new password for an
 * operator and turns the second step off; also while the server is running.
 */
await runCommand(async (config) => {
  const email = readEmail();
  await withAnyDatabase(config, async (url) => {
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
