import { createPool } from '../../db/connect.ts';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import type { PageHandler } from '../../contracts/core/page.ts';
import { createApp, type App } from '../app.ts';
import { readConfig, type Config } from '../config.ts';
import { DEMO_PASSWORD } from '../areas/accounts/demo-accounts.ts';
import type { Passwords } from '../areas/accounts/passwords.ts';
import type { Job } from '../core/jobs/jobs.ts';
import type { PatienceMs } from '../core/http/sockets.ts';
import { loadBuiltPages } from '../boot/web-build.ts';
import { quickPasswords } from './quick-passwords.ts';
import { lastMomentIn, TEST_TODAY } from './test-today.ts';

/** A time on the day after the last day of the demo market. */
export const TEST_NOW = lastMomentIn(TEST_TODAY);

/**
 * A test file opens more pages from one IP address than a reader would, and no page may be rejected
 * because the machine is busy with tests.
 */
export const TEST_SETTINGS = {
  LOG_LEVEL: 'silent',
  GALLERY: 'on',
  ANONYMOUS_PAGES: '0',
  MAX_RENDERS: '32',
  MAX_SEARCHES: '32',
  MAX_WAIT_MS: '10000',
};

export type DemoKind = 'free' | 'tariff' | 'paid' | 'operator';
type LogLine = Readonly<Record<string, unknown>>;

interface TestAppOptions {
  /** `demo`: market and accounts. */
  readonly template?: 'demo' | 'migrated';
  /** The database of another app, to act as a second server process. */
  readonly database?: TestDatabase;
  /** Another URL of the same database: for all connections, or for all except those of the pool. */
  readonly databaseUrl?: string;
  readonly poolUrl?: string;
  readonly config?: Partial<Config>;
  readonly pages?: () => Promise<PageHandler>;
  /** Off by default, because tests change what pages show without notifying the server. */
  readonly cachesPages?: boolean;
  readonly now?: () => number;
  readonly liveBeatMs?: number | undefined;
  readonly passwords?: Passwords;
  readonly patience?: PatienceMs;
  readonly jobs?: readonly Job[];
  readonly sitemapSize?: number;
}

export interface TestApp {
  readonly app: App;
  readonly db: TestDatabase;
  /** The parsed log lines of the app; empty unless the test sets config.logLevel. */
  readonly logs: readonly LogLine[];
  /** The Cookie header of a new session of a demo account. */
  signInAs(kind: DemoKind): Promise<string>;
  /** Ends the app, and its database unless it is another app's. */
  close(): Promise<void>;
}

/** The whole server on its own database, ready for `app.http.inject`. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { now = () => TEST_NOW } = options;
  const template = options.template === 'migrated' ? 'migrated' : 'portal';
  const db = options.database ?? (await createTestDatabase({ template }));
  const otherUrl = options.poolUrl ?? options.databaseUrl;
  const pool = createPool(otherUrl ?? db.appUrl, {
    max: 6,
    servesRequests: true,
    // The first page loads all modules in this very thread. On a busy machine, connections that
    // wait in the meantime would count as lost.
    ...(otherUrl === undefined && { connectMs: 60_000 }),
  });
  const logs: LogLine[] = [];
  const app = await createApp({
    config: { ...readConfig(TEST_SETTINGS), ...options.config },
    pool,
    databaseUrl: options.databaseUrl ?? db.appUrl,
    pages: options.pages ?? loadBuiltPages,
    now,
    cachesPages: options.cachesPages ?? false,
    liveBeatMs: options.liveBeatMs,
    passwords: options.passwords ?? quickPasswords,
    patience: options.patience,
    jobs: options.jobs,
    sitemapSize: options.sitemapSize,
    logStream: { write: (line) => logs.push(JSON.parse(line) as LogLine) },
  });
  await app.http.ready();
  return {
    app,
    db,
    logs,
    signInAs: (kind) => signIn(app, `${kind}@demo.example`, DEMO_PASSWORD),
    close: async () => {
      await app.http.close();
      await pool.end();
      if (!options.database) await db.drop();
    },
  };
}

/** Signs in over HTTP; returns the Cookie header of the session. */
export async function signIn(app: App, email: string, password: string): Promise<string> {
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/account/sign-in/',
    payload: { email, password },
  });
  if (answer.statusCode !== 200) throw new Error(`cannot sign in: ${answer.body}`);
  return cookieHeader(answer);
}

/** The Cookie header that a browser would send after this response. */
export function cookieHeader(answer: { cookies: { name: string; value: string }[] }): string {
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
