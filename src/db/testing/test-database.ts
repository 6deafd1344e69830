import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { createDb, createPool, type Db } from '../connect.ts';
import { runAsAdmin, withDatabase, type TestServerUrls } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServerUrls;
  }
}

/** `migrated`: the empty schema. `demo`: with the tiny demo market. `empty`: nothing at all. */
export type Template = 'empty' | 'migrated' | 'demo';

export interface TestDatabase {
  ownerUrl: string;
  appUrl: string;
  /** As the owner: may do everything in this database. */
  pool: pg.Pool;
  db: Db;
  drop(): Promise<void>;
}

/** A database for one test file, quickly copied from a template. */
export async function createTestDatabase(options: { template: Template }): Promise<TestDatabase> {
  const { adminUrl, ownerUrl, appUrl } = inject('testServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const template = options.template === 'empty' ? 'template0' : templateName(options.template);
  const owner = decodeURIComponent(/\/\/([^:@/]*)/.exec(ownerUrl)?.[1] ?? '');
  await runAsAdmin(
    adminUrl,
    `create database ${name} template ${template} owner ${owner} strategy file_copy`,
  );
  const url = withDatabase(ownerUrl, name);
  const pool = createPool(url, { max: 6 });
  return {
    ownerUrl: url,
    appUrl: withDatabase(appUrl, name),
    pool,
    db: createDb(pool),
    drop: async () => {
      await pool.end();
      await runAsAdmin(adminUrl, `drop database ${name} with (force)`);
    },
  };
}

export function templateName(template: 'migrated' | 'demo'): string {
  return `parcurve_template_${template}`;
}
