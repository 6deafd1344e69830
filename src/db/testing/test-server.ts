import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedServer } from '../embedded/embedded-server.ts';

/** How test files reach the PostgreSQL of the run; the role names are part of the URLs. */
export interface TestServerUrls {
  adminUrl: string;
  ownerUrl: string;
  appUrl: string;
}

export interface TestServer {
  readonly urls: TestServerUrls;
  readonly stop: () => Promise<void>;
}

/** One server for the whole run: that of DATABASE_URL, or else a temporary embedded one. */
export async function startTestServer(): Promise<TestServer> {
  const given = process.env.DATABASE_URL;
  if (given) {
    return {
      urls: { adminUrl: given, ownerUrl: given, appUrl: given },
      stop: async () => {},
    };
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'pc-test-'));
  // As root, PostgreSQL runs as another user, who must be able to enter the folder.
  await chmod(dataDir, 0o755);
  const server = await startEmbeddedServer({ dataDir, durable: false });
  return {
    urls: {
      adminUrl: server.url('admin', 'postgres'),
      ownerUrl: server.url('owner'),
      appUrl: server.url('app'),
    },
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export function withDatabase(url: string, database: string): string {
  return url.replace(/(\/\/[^/]*\/)[^?]*/, `$1${database}`);
}

export async function runAsAdmin(adminUrl: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
