import { allowedConnections, assertReachable } from '../../db/connect.ts';
import { startEmbeddedServer } from '../../db/embedded/embedded-server.ts';
import { StartupError } from '../../db/startup-error.ts';
import type { Config } from '../config.ts';
import { WORKER_CONNECTIONS } from '../core/jobs/work.ts';

/** A search uses the processor all the time, so more connections would only be slower. */
export const SEARCH_CONNECTIONS = 4;
export const MARKET_CONNECTIONS = 2;
/** One loads a list into memory while another reads names. */
export const SCREENING_CONNECTIONS = 2;
const LISTENING_CONNECTIONS = 1;

/** Access to the database that the operator has chosen. */
export interface DatabaseAccess {
  /** Runs migrations and loads. */
  readonly ownerUrl: string;
  /** Copies databases; only for the embedded server. */
  readonly adminUrl?: string;
  /** Serves requests, with as few privileges as possible. */
  readonly appUrl: string;
  /** Resolves if the embedded server keeps crashing. */
  readonly crashed: Promise<string>;
  /**
   * From now on, an exit of the embedded server isn't a crash: whatever ends this process may end
   * it too.
   */
  letEnd(): void;
  stop(): Promise<void>;
}

export async function openDatabase(config: Config): Promise<DatabaseAccess> {
  const { databaseUrl, databaseOwnerUrl, dataDir } = config;
  if (databaseUrl && databaseOwnerUrl) {
    await assertReachable(databaseUrl);
    if (databaseOwnerUrl !== databaseUrl) {
      await assertReachable(databaseOwnerUrl, 'DATABASE_OWNER_URL');
    }
    return {
      ownerUrl: databaseOwnerUrl,
      appUrl: databaseUrl,
      crashed: new Promise(() => {}),
      letEnd: () => {},
      stop: async () => {},
    };
  }
  const server = await startEmbeddedServer({
    dataDir,
    onRestart: (reason) => console.error(`${reason}\nRestarting PostgreSQL.`),
  });
  return {
    ownerUrl: server.url('owner'),
    adminUrl: server.url('admin', 'postgres'),
    appUrl: server.url('app'),
    crashed: server.crashed,
    letEnd: () => server.letEnd(),
    stop: () => server.stop(),
  };
}

/** Fails startup with one sentence if there are too few connections for requests under load. */
export async function assertEnoughConnections(url: string, config: Config): Promise<void> {
  const needed =
    config.limits.databaseConnections +
    SEARCH_CONNECTIONS +
    SCREENING_CONNECTIONS +
    LISTENING_CONNECTIONS +
    (config.demo ? MARKET_CONNECTIONS : 0) +
    (config.jobs === 'inside' ? WORKER_CONNECTIONS : 0);
  const allowed = await allowedConnections(url);
  if (needed <= allowed) return;
  throw new StartupError(
    `The database allows ${allowed} connections, but Parcurve opens up to ${needed}: raise the limit (max_connections, or that of the role or database), or lower DATABASE_CONNECTIONS (currently ${config.limits.databaseConnections}).`,
  );
}
