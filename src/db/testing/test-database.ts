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

/**
 * `empty`: no content. `migrated`: the empty schema. `demo`: with the tiny demo market. `portal`:
 * also with the demo accounts.
 */
export type Template = 'empty' | 'migrated' | 'demo' | 'portal';

export interface TestDatabase {
  readonly name: string;
  ownerUrl: string;
  appUrl: string;
  /** Connects as the owner, who has all rights in this database. */
  pool: pg.Pool;
  db: Db;
  drop(): Promise<void>;
}

/** A template that one test file has created for its tests. */
interface OwnTemplate {
  readonly name: string;
  drop(): Promise<void>;
}

/** A database for one test file, quickly copied from a template. */
export async function createTestDatabase(options: {
  template: Template | OwnTemplate;
}): Promise<TestDatabase> {
  const { adminUrl, ownerUrl, appUrl } = inject('testServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const template = nameIn(options.template);
  const owner = decodeURIComponent(/\/\/([^:@/]*)/.exec(ownerUrl)?.[1] ?? '');
  await runAsAdmin(
    adminUrl,
    `create database ${name} template ${template} owner ${owner} strategy file_copy`,
  );
  const url = withDatabase(ownerUrl, name);
  const pool = createPool(url, { max: 6 });
  return {
    name,
    ownerUrl: url,
    appUrl: withDatabase(appUrl, name),
    pool,
    db: createDb(pool),
    drop: async () => {
      if (!pool.ended) await pool.end();
      await runAsAdmin(adminUrl, `drop database ${name} with (force)`);
    },
  };
}

/** For tests that all start with the same change of a template, which takes longer than a copy. */
export async function createOwnTemplate(
  template: Template,
  change: (pool: pg.Pool) => Promise<unknown>,
): Promise<OwnTemplate> {
  const database = await createTestDatabase({ template });
  await change(database.pool);
  // A database with open connections can't be copied.
  await database.pool.end();
  return database;
}

function nameIn(template: Template | OwnTemplate): string {
  if (typeof template === 'object') return template.name;
  return template === 'empty' ? 'template0' : templateName(template);
}

export function templateName(template: Exclude<Template, 'empty'>): string {
  return `parcurve_template_${template}`;
}
