import { expect, test } from 'vitest';
import { createTestDatabase } from '../src/db/testing/test-database.ts';
import { waitForAddress, start, useStartedServers } from '../src/server/testing/started-server.ts';
import { useOwnProfiles } from './profiles.ts';

useStartedServers();
const openProfile = useOwnProfiles();

test('npm run dev: pages hydrate without React errors', async () => {
  const database = await createTestDatabase({ template: 'demo' });
  const started = start({ DATABASE_URL: database.ownerUrl }, '--dev');
  const address = await waitForAddress(started);
  const page = await (await openProfile()).newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  for (const path of ['', 'indexes/1001/']) {
    await page.goto(`${address}${path}`);
    // Vite reloads the page when a module is transformed for the first time.
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() =>
      Object.keys(document.documentElement).some((key) => key.startsWith('__react')),
    );
  }
  await page.close();
  started.child.kill('SIGTERM');
  expect(await started.ended).toBe(0);
  expect(complaints).toEqual([]);
  await database.drop();
});
