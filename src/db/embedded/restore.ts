import {
  chmodSync,
  copyFileSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { errorCode, StartupError } from '../startup-error.ts';
import { BACKUP_NOTE, runningPostmaster, timeInName } from './backup.ts';
import { copyFolder } from './copy-cluster.ts';
import { adoptOutsideHome, openDataDir, placeCluster, type ClusterPlace } from './data-folder.ts';
import { startEmbeddedServer } from './embedded-server.ts';
import { lockFolder } from './folder-lock.ts';
import { giveTo, type ServerUser } from './os-user.ts';
import { quietClient } from './quiet-client.ts';

/**
 * Puts a backup in the place of DATA_DIR's database once it has proved that it can be opened. What
 * was there is kept beside it: returns the names it has now.
 */
export async function restore(backup: string, wantedDataDir: string): Promise<string[]> {
  const source = resolve(backup);
  if (!existsSync(join(source, BACKUP_NOTE))) {
    throw new StartupError(
      `${source} is no complete backup of Parcurve: there is no ${BACKUP_NOTE}.`,
    );
  }
  const dataDir = openDataDir(wantedDataDir);
  const locks = [lockFolder(dataDir, dataDir)];
  try {
    const place = placeCluster(dataDir);
    if (place.home !== dataDir) locks.push(lockFolder(place.home, dataDir));
    refuseRunning(place.clusterDir);
    if (place.newlyMoved) adoptOutsideHome(dataDir, place);
    return await replace(source, dataDir, place);
  } finally {
    for (const lock of locks) lock.release();
  }
}

async function replace(source: string, dataDir: string, place: ClusterPlace): Promise<string[]> {
  const time = timeInName();
  const draft = join(place.home, `restore-${time}`);
  mkdirSync(draft, { mode: 0o755 });
  try {
    // Whatever our umask: the server's user has to get in.
    chmodSync(draft, 0o755);
    const draftCluster = join(draft, 'postgres');
    await copyFolder(join(source, 'postgres'), draftCluster);
    giveAllTo(draftCluster, place.user);
    copyFileSync(join(source, 'secrets.json'), join(draft, 'secrets.json'));
    await proveThatItOpens(draft);
    const aside = [place.clusterDir, join(dataDir, 'secrets.json')].filter(existsSync);
    const kept = aside.map((path) => `${path}.before-restore-${time}`);
    aside.forEach((path, i) => renameSync(path, kept[i]!));
    renameSync(draftCluster, place.clusterDir);
    copyFileSync(join(draft, 'secrets.json'), join(dataDir, 'secrets.json'));
    chmodSync(join(dataDir, 'secrets.json'), 0o600);
    return kept;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function refuseRunning(clusterDir: string): void {
  const pid = runningPostmaster(clusterDir);
  if (pid === undefined) return;
  throw new StartupError(
    `A PostgreSQL (process ${pid}) runs on ${clusterDir}: start Parcurve and stop it again, then restore.`,
  );
}

/** Recovers it, which also makes it consistent. */
async function proveThatItOpens(dataDir: string): Promise<void> {
  const server = await startEmbeddedServer({ dataDir });
  const owner = quietClient(server.url('owner'));
  try {
    await owner.connect();
    await owner.query('select count(*) from pg_class');
  } catch (error) {
    throw new StartupError(
      `The backup cannot be opened (${errorCode(error)}); nothing was changed.`,
    );
  } finally {
    await owner.end();
    await server.stop();
  }
}

function giveAllTo(folder: string, user: ServerUser | undefined): void {
  if (user === undefined) return;
  giveTo(folder, user);
  for (const path of readdirSync(folder, { recursive: true })) {
    lchownSync(join(folder, path.toString()), user.uid, user.gid);
  }
}
