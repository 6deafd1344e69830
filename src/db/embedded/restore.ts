import {
  chmodSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { errorCode, StartupError } from '../startup-error.ts';
import { BACKUP_NOTE, fileNameTimestamp } from './backup.ts';
import { runningPostmaster } from './with-server.ts';
import { BEFORE_RESTORE } from './cluster.ts';
import { copyFolder } from './copy-cluster.ts';
import {
  recordClusterLocation,
  openDataDir,
  placeCluster,
  type ClusterPlace,
} from './data-folder.ts';
import { startEmbeddedServer } from './embedded-server.ts';
import { lockFolder } from './folder-lock.ts';
import { chownTo, type ServerUser } from './os-user.ts';
import { quietClient } from './quiet-client.ts';

/**
 * A folder without one of these isn't a complete backup. Without PG_VERSION, startup would even
 * create an empty database.
 */
const PARTS = [BACKUP_NOTE, 'postgres/PG_VERSION', 'secrets.json'];

/**
 * Replaces DATA_DIR's database with a backup after testing that it opens. The old database is kept
 * next to it; returns its new names.
 */
export async function restore(backup: string, wantedDataDir: string): Promise<string[]> {
  const source = resolve(backup);
  const missing = PARTS.find((name) => !existsSync(join(source, name)));
  if (missing !== undefined) {
    throw new StartupError(`${source} is not a complete Parcurve backup: ${missing} is missing.`);
  }
  const dataDir = openDataDir(wantedDataDir);
  const locks = [lockFolder(dataDir, dataDir)];
  try {
    const place = placeCluster(dataDir);
    if (place.home !== dataDir) locks.push(lockFolder(place.home, dataDir));
    requireStoppedDatabase(place.clusterDir);
    if (place.newlyMoved) recordClusterLocation(dataDir, place);
    return await replace(source, dataDir, place);
  } finally {
    for (const lock of locks) lock.release();
  }
}

async function replace(source: string, dataDir: string, place: ClusterPlace): Promise<string[]> {
  const time = fileNameTimestamp();
  const draft = join(place.home, `restore-${time}`);
  const secrets = join(dataDir, 'secrets.json');
  // Next to its final place, which may be on another disk than the draft.
  const newSecrets = `${secrets}.restore-${time}`;
  mkdirSync(draft, { mode: 0o755 });
  try {
    // PostgreSQL's user must be able to enter this folder, whatever our umask.
    chmodSync(draft, 0o755);
    const draftCluster = join(draft, 'postgres');
    await copyFolder(join(source, 'postgres'), draftCluster).catch((error: unknown) => {
      throw new StartupError(
        `The backup cannot be copied (${errorCode(error)}); nothing was changed.`,
      );
    });
    chownAll(draftCluster, place.user);
    for (const copy of [join(draft, 'secrets.json'), newSecrets]) {
      writeFileSync(copy, readFileSync(join(source, 'secrets.json')), { mode: 0o600 });
    }
    await verifyBackupOpens(draft);
    return putInPlace(
      [
        { from: draftCluster, to: place.clusterDir },
        { from: newSecrets, to: secrets },
      ],
      `${BEFORE_RESTORE}${time}`,
    );
  } finally {
    rmSync(draft, { recursive: true, force: true });
    rmSync(newSecrets, { force: true });
  }
}

/**
 * Moves all of these to their places, or none of them if one can't be moved. The previous content
 * of a place gets the suffix; returns these new names.
 */
export function putInPlace(
  moves: readonly { from: string; to: string }[],
  suffix: string,
): string[] {
  const done: [from: string, to: string][] = [];
  const move = (from: string, to: string) => {
    renameSync(from, to);
    done.push([from, to]);
  };
  try {
    for (const { from, to } of moves) {
      if (existsSync(to)) move(to, `${to}${suffix}`);
      move(from, to);
    }
  } catch (error) {
    for (const [from, to] of done.toReversed()) renameSync(to, from);
    throw error;
  }
  return done.map(([, to]) => to).filter((path) => path.endsWith(suffix));
}

function requireStoppedDatabase(clusterDir: string): void {
  const pid = runningPostmaster(clusterDir);
  if (pid === undefined) return;
  throw new StartupError(
    `PostgreSQL (process ${pid}) is still running on ${clusterDir}: start and stop Parcurve, then restore.`,
  );
}

/** Starts the copy once, which recovers it and makes it consistent. */
async function verifyBackupOpens(dataDir: string): Promise<void> {
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

function chownAll(folder: string, user: ServerUser | undefined): void {
  if (user === undefined) return;
  chownTo(folder, user);
  for (const path of readdirSync(folder, { recursive: true })) {
    lchownSync(join(folder, path.toString()), user.uid, user.gid);
  }
}
