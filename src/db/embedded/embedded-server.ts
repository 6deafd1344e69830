import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { errorCode, StartupError } from '../startup-error.ts';
import { locateBinaries } from './binaries.ts';
import { clusterExists, createCluster } from './cluster.ts';
import { recordClusterLocation, openDataDir, placeCluster } from './data-folder.ts';
import { lockFolder, type FolderLock } from './folder-lock.ts';
import {
  spawnPostmaster,
  cleanUpLeftover,
  type Postmaster,
  type PostmasterOptions,
} from './postmaster.ts';
import { databaseName, provision } from './provision.ts';
import { quietClient } from './quiet-client.ts';
import { loadSecrets, roleNames, type Role, type Secrets } from './secrets.ts';
import { openServerLog, type ServerLog } from './server-log.ts';
import { superviseServer } from './supervise-server.ts';
import { makePrivateFolder } from './os-user.ts';
import { dropSocketFolder, makeSocketFolder, socketPort } from './socket-folder.ts';

export interface EmbeddedServer {
  /**
   * Connection string for a role: 'admin' (superuser), 'owner' (owns the database, runs
   * migrations), 'app' (least privilege).
   */
  url(role: Role, database?: string): string;
  /** Settles when the server process keeps ending unexpectedly; never rejects. */
  readonly crashed: Promise<string>;
  /** Disables restarts: whatever ends this process may also end the server. */
  letEnd(): void;
  /**
   * Stops the server and frees DATA_DIR. May be called twice, and must be called after a crash too.
   */
  stop(): Promise<void>;
}

export interface EmbeddedServerOptions {
  readonly dataDir: string;
  /** False is faster but unsafe against power failures; for tests. */
  readonly durable?: boolean;
  /** Receives the reason why the server ended before each restart. */
  readonly onRestart?: ((reason: string) => void) | undefined;
}

export type DatabaseUrl = EmbeddedServer['url'];

const silenceLimitMs = 30_000;
const recoveryLimitMs = 600_000;
const stillStartingUp = '57P03';
const wrongPassword = '28P01';

/** Starts the PostgreSQL that lives in DATA_DIR, creating or recovering it as needed. */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const dataDir = openDataDir(options.dataDir);
  const locks = [lockFolder(dataDir, dataDir)];
  try {
    return await startLocked(dataDir, options, locks);
  } catch (error) {
    releaseAll(locks);
    throw error;
  }
}

async function startLocked(
  dataDir: string,
  { durable = true, onRestart = () => {} }: EmbeddedServerOptions,
  locks: FolderLock[],
): Promise<EmbeddedServer> {
  const place = placeCluster(dataDir);
  const { clusterDir, home, user } = place;
  // A copy of DATA_DIR points to the same cluster, which must therefore be locked as well.
  if (home !== dataDir) locks.push(lockFolder(home, dataDir));
  const binaries = locateBinaries(dataDir, user);
  await cleanUpLeftover(clusterDir);
  if (place.newlyMoved) recordClusterLocation(dataDir, place);

  const exists = clusterExists(clusterDir, binaries);
  const secrets = loadSecrets(dataDir, exists);
  if (!exists) await createCluster(place, binaries, secrets.admin, durable);

  const log = openServerLog(dataDir);
  const socketFolder = makeSocketFolder(place);
  const url = urlBuilder(secrets, socketFolder);
  const program = binaries.postgres;
  try {
    const start = (isWanted: () => boolean) =>
      launch(
        { program, clusterDir, socketFolder, user, durable, log },
        { url, prepare: (admin) => provision(admin, secrets, url('admin')), isWanted },
      );
    const keeper = superviseServer(await start(() => true), {
      start: async (isWanted) => {
        await cleanUpLeftover(clusterDir);
        // Files of the previous server in this folder would prevent the next one from starting, and
        // a cleanup may have removed the folder.
        rmSync(socketFolder, { recursive: true, force: true });
        makePrivateFolder(socketFolder, user);
        return start(isWanted);
      },
      explainEnd: (how) =>
        `PostgreSQL exited unexpectedly (${how}); its log ${log.path} says: ${log.lastWords()}`,
      onRestart,
    });
    let stopping: Promise<void> | undefined;
    const stop = async () => {
      await keeper.stop();
      log.close();
      dropSocketFolder(socketFolder);
      releaseAll(locks);
    };
    return {
      url,
      crashed: keeper.crashed,
      letEnd: () => keeper.letEnd(),
      stop: () => (stopping ??= stop()),
    };
  } catch (error) {
    log.close();
    dropSocketFolder(socketFolder);
    throw error;
  }
}

interface LaunchOptions {
  readonly url: DatabaseUrl;
  readonly prepare: (admin: Client) => Promise<void>;
  /** False as soon as a stop is requested. */
  readonly isWanted: () => boolean;
}

/** Starts and prepares the server. Waits until the last processes of a killed server have ended. */
async function launch(
  options: PostmasterOptions,
  { url, prepare, isWanted }: LaunchOptions,
): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    const postmaster = spawnPostmaster(options);
    try {
      const adminUrl = url('admin', 'postgres');
      const admin = await waitUntilReady(postmaster, adminUrl, options.log, isWanted);
      try {
        await prepare(admin);
      } finally {
        await admin.end();
      }
      return postmaster;
    } catch (error) {
      await postmaster.stop();
      if (!isPassing(error) || !isWanted() || attempt === 40) throw error;
      await sleep(250);
      await cleanUpLeftover(options.clusterDir);
    }
  }
}

/** Processes of a killed or starting server hold the cluster a little longer. */
function isPassing(error: unknown): boolean {
  const sign = /pre-existing shared memory block|lock file .* already exists/;
  return error instanceof StartupError && sign.test(error.message);
}

/**
 * Polls until a connection succeeds. A recovery may take long, but then the server must respond.
 */
async function waitUntilReady(
  postmaster: Postmaster,
  adminUrl: string,
  log: ServerLog,
  isWanted: () => boolean,
): Promise<Client> {
  let ended: string | undefined;
  void postmaster.exited.then((how) => (ended = how));
  const failed = (what: string) =>
    new StartupError(`PostgreSQL ${what}; its log ${log.path} says: ${log.lastWords()}`);
  const begin = Date.now();
  let lastAnswer = begin;
  for (;;) {
    const result = await tryToConnect(adminUrl);
    if (result instanceof Client) return result;
    if (ended !== undefined) throw failed(`exited during startup (${ended})`);
    if (!isWanted()) throw failed('was stopped during startup');
    if (result === wrongPassword) throw failed('rejected the password in secrets.json');
    const now = Date.now();
    if (result === stillStartingUp) lastAnswer = now;
    if (now - lastAnswer > silenceLimitMs) throw failed('does not respond');
    if (now - begin > recoveryLimitMs) throw failed('did not finish its recovery in time');
    await sleep(20);
  }
}

/** A connected client, or the error code. */
async function tryToConnect(connectionString: string): Promise<Client | string> {
  const client = quietClient(connectionString);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    return errorCode(error);
  }
}

/** The URLs of an embedded server. */
export function urlBuilder(secrets: Secrets, socketFolder: string): DatabaseUrl {
  // sslmode: without it a PGSSLMODE in the operator's environment would require TLS on the socket.
  const query = `host=${encodeURIComponent(socketFolder)}&port=${socketPort}&sslmode=disable`;
  return (role, database = databaseName) =>
    `postgresql://${roleNames[role]}:${secrets[role]}@/${encodeURIComponent(database)}?${query}`;
}

function releaseAll(locks: readonly FolderLock[]): void {
  for (const lock of locks.toReversed()) lock.release();
}
