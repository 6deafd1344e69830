import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../startup-error.ts';
import { openDataDir, placeCluster } from './data-folder.ts';
import { startEmbeddedServer, urlBuilder, type DatabaseUrl } from './embedded-server.ts';
import { isPostmasterFor } from './process-info.ts';
import { loadSecrets } from './secrets.ts';

/** Rejects a DATA_DIR without a database, because starting a server would create an empty one. */
export function findCluster(dataDir: string): string {
  const clusterDir =
    existsSync(join(dataDir, 'secrets.json')) && placeCluster(openDataDir(dataDir)).clusterDir;
  if (clusterDir && existsSync(join(clusterDir, 'PG_VERSION'))) return clusterDir;
  throw new StartupError(`There is no embedded database in DATA_DIR ${dataDir}.`);
}

/** The process id of the server that runs on a cluster; undefined if none does. */
export function runningPostmaster(clusterDir: string): number | undefined {
  const pid = Number(pidFileLines(clusterDir)[0]);
  return pid > 0 && isPostmasterFor(pid, clusterDir) ? pid : undefined;
}

/** Uses the running server, or else one that is started for this and stopped afterwards. */
export async function withEmbeddedServer(
  dataDir: string,
  work: (url: DatabaseUrl) => Promise<void>,
): Promise<void> {
  const clusterDir = findCluster(dataDir);
  const opened = openDataDir(dataDir);
  const isRunning = runningPostmaster(clusterDir) !== undefined;
  const own = isRunning ? undefined : await startEmbeddedServer({ dataDir: opened });
  const socketFolder = pidFileLines(clusterDir)[4] ?? '';
  try {
    await work(urlBuilder(loadSecrets(opened, true), socketFolder));
  } finally {
    await own?.stop();
  }
}

function pidFileLines(clusterDir: string): string[] {
  try {
    return readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}
