import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { prepareDatabase } from './boot/prepare-database.ts';

const SCRIPT = fileURLToPath(new URL('./worker.ts', import.meta.url));
const DEADLINE = { timeout: 30_000, interval: 50 };

let database: TestDatabase | undefined;
afterEach(async () => {
  await database?.drop();
  database = undefined;
});

/** `npm run worker` with these settings. */
function startWorker(settings: Record<string, string>) {
  const child = spawn(process.execPath, [SCRIPT], { env: { ...process.env, ...settings } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (output += text.toString()));
  }
  const ended = new Promise<number | null>((done) => child.on('exit', done));
  return { child, ended, output: () => output };
}

async function settingsFor(template: 'empty' | 'migrated'): Promise<Record<string, string>> {
  database = await createTestDatabase({ template });
  return { DATABASE_URL: database.appUrl, DATABASE_OWNER_URL: database.ownerUrl };
}

test('OPS-1 a worker without its own database is rejected in one sentence', async () => {
  const { ended, output } = startWorker({ DATABASE_URL: '', DATABASE_OWNER_URL: '' });
  expect(await ended).toBe(1);
  expect(output()).toMatch(/^A worker needs DATABASE_URL: .*\.\n$/);
});

test('OPS-1 a worker on an unprepared database is rejected', async () => {
  const { ended, output } = startWorker(await settingsFor('empty'));
  expect(await ended).toBe(1);
  expect(output()).toBe(
    'The database has not been migrated to this version yet: start the server first.\n',
  );
});

test('OPS-1 a worker reports that it is ready, and ends on request', async () => {
  const urls = await settingsFor('migrated');
  await prepareDatabase(database!.ownerUrl, { demo: false, appUrl: database!.appUrl });
  const { child, ended, output } = startWorker(urls);
  await expect.poll(output, DEADLINE).toBe('The worker is ready.\n');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});
