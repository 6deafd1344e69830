import type { TestProject } from 'vitest/node';
import { createDb, createPool } from '../../db/connect.ts';
import { migrate } from '../../db/migrate.ts';
import { makeScreenRows } from '../../db/screening/make-screen-rows.ts';
import { rebuildSearchIndex } from '../../db/search/rebuild-search-index.ts';
import { templateName } from '../../db/testing/test-database.ts';
import {
  runAsAdmin,
  startTestServer,
  withDatabase,
  type TestServer,
} from '../../db/testing/test-server.ts';
import { loadDemoMarket } from '../../loaders/demo/load-demo-market.ts';
import { provideDemoAccounts } from '../areas/accounts/demo-accounts.ts';
import { provideDemoTariffs } from '../areas/accounts/tariffs/demo-tariffs.ts';
import { buildPagesWhenStale } from '../boot/web-build.ts';
import { quickPasswords } from './quick-passwords.ts';
import { TEST_TODAY } from './test-today.ts';

/** One PostgreSQL for the run, with a template for each kind of test database. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  // Built once before all tests, because test files that run in parallel must not build.
  const [{ urls, stop }] = await Promise.all([startWithTemplates(), buildPagesWhenStale()]);
  project.provide('testServer', urls);
  return stop;
}

async function startWithTemplates(): Promise<TestServer> {
  const server = await startTestServer();
  const { adminUrl, ownerUrl } = server.urls;
  const owner = decodeURIComponent(/\/\/([^:@/]*)/.exec(ownerUrl)?.[1] ?? '');
  const [migrated, demo] = [templateName('migrated'), templateName('demo')];
  const portal = templateName('portal');
  await runAsAdmin(
    adminUrl,
    `drop database if exists ${migrated}`,
    `drop database if exists ${demo}`,
    `drop database if exists ${portal}`,
    `create database ${migrated} template template0 owner ${owner}`,
  );
  await inDatabase(withDatabase(ownerUrl, migrated), async (pool) => {
    await migrate(pool);
    await rebuildSearchIndex(pool);
    await makeScreenRows(pool);
  });
  await runAsAdmin(adminUrl, `create database ${demo} template ${migrated} owner ${owner}`);
  await inDatabase(withDatabase(ownerUrl, demo), async (pool) => {
    await loadDemoMarket(pool, { size: 'tiny', today: TEST_TODAY });
    // Fixed shapes, so no number in them looks like a value by chance.
    await pool.query('update series set shape_seed = md5(id::text)::uuid');
    // Tests scroll and wait: only those about this banner switch it on.
    await pool.query(`update banner set is_on = false where kind = 'registration'`);
    await rebuildSearchIndex(pool);
    await makeScreenRows(pool);
  });
  await runAsAdmin(adminUrl, `create database ${portal} template ${demo} owner ${owner}`);
  await inDatabase(withDatabase(ownerUrl, portal), async (pool) => {
    const db = createDb(pool);
    await provideDemoAccounts(db, true, quickPasswords);
    await provideDemoTariffs(db, true);
  });
  return server;
}

async function inDatabase(
  url: string,
  work: (pool: ReturnType<typeof createPool>) => Promise<unknown>,
): Promise<void> {
  const pool = createPool(url);
  try {
    await work(pool);
  } finally {
    await pool.end();
  }
}
