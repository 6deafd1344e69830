import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { errorCode, StartupError } from '../startup-error.ts';
import { pickServerUser, userCan, type ServerUser } from './os-user.ts';

/**
 * The folder for what PostgreSQL's user must reach, if we run as root and that user can't enter the
 * checkout or DATA_DIR.
 */
export const stateRoot = '/var/lib/parcurve';

export interface ClusterPlace {
  /**
   * The folder that contains the cluster folder `postgres` and, if its path is short enough, the
   * socket folder.
   */
  readonly home: string;
  readonly clusterDir: string;
  readonly user: ServerUser | undefined;
  /** Outside DATA_DIR, which does not point to it yet. */
  readonly newlyMoved: boolean;
}

/** Creates DATA_DIR if needed and checks that it is writable; returns its real path. */
export function openDataDir(dataDir: string): string {
  const path = resolve(dataDir);
  try {
    makeFolders(path);
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return realpathSync(path);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EEXIST' || code === 'ENOTDIR') {
      throw new StartupError(`DATA_DIR ${path} is not a folder: choose another DATA_DIR.`);
    }
    throw new StartupError(
      `DATA_DIR ${path} is not writable (${code}): choose a folder that this user can write to.`,
    );
  }
}

/** Decides where the cluster of this DATA_DIR lives and which user runs it. */
export function placeCluster(dataDir: string): ClusterPlace {
  const pointed = readPointer(dataDir);
  const home = pointed ?? dataDir;
  const clusterDir = join(home, 'postgres');
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (owner !== undefined && !owner.isDirectory()) {
    throw new StartupError(`${clusterDir} is not a folder: choose another DATA_DIR.`);
  }
  const user = pickServerUser(owner);
  if (user === undefined || userCan(user, '-x', home)) {
    return { home, clusterDir, user, newlyMoved: false };
  }
  if (pointed === undefined && owner === undefined) return placeOutside(dataDir, user);
  throw new StartupError(
    `The database user (${user.name}) can no longer access ${home}: ` +
      'allow it to enter that folder and its parents (chmod o+x).',
  );
}

/**
 * Records the location of the cluster in DATA_DIR. This happens before the cluster is created, so
 * that no cluster gets lost.
 */
export function recordClusterLocation(dataDir: string, place: ClusterPlace): void {
  // Without a pointer to it, a cluster found there belongs to a DATA_DIR that was removed.
  if (existsSync(place.clusterDir)) {
    renameSync(place.clusterDir, `${place.clusterDir}.orphan-${Date.now()}`);
  }
  writeFileSync(
    pointerPath(dataDir),
    'PostgreSQL cannot run as root, and its user cannot access this folder. ' +
      `The database is in\n${place.home}\n`,
  );
}

/** Creates a folder that all users may enter, whatever our umask. */
export function makeOpenFolder(path: string): void {
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o755);
}

/**
 * Node's recursive mkdir never returns on a file system that doesn't allow folders, such as /proc.
 */
export function makeFolders(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(path) !== path) makeFolders(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have created it since the check.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

function placeOutside(dataDir: string, user: ServerUser): ClusterPlace {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const home = join(stateRoot, hash);
  try {
    makeOpenFolder(stateRoot);
    makeOpenFolder(home);
  } catch (error) {
    throw folderAccessError(user, dataDir, `, and ${home} cannot be created (${errorCode(error)})`);
  }
  if (!userCan(user, '-x', home)) throw folderAccessError(user, dataDir, ` or ${home}`);
  return { home, clusterDir: join(home, 'postgres'), user, newlyMoved: true };
}

function folderAccessError(user: ServerUser, dataDir: string, more: string): StartupError {
  return new StartupError(
    `PostgreSQL cannot run as root, and its user ${user.name} cannot access ` +
      `DATA_DIR ${dataDir}${more}: choose another DATA_DIR, such as /srv/parcurve.`,
  );
}

function readPointer(dataDir: string): string | undefined {
  const path = pointerPath(dataDir);
  if (!existsSync(path)) return undefined;
  const home = readFileSync(path, 'utf8').trim().split('\n').at(-1) ?? '';
  if (home.startsWith(`${stateRoot}/`) && existsSync(home)) return home;
  // Starting with an empty database instead would look like the loss of all data.
  throw new StartupError(
    `${path} says that the database is in ${home || 'no folder'}, which does not exist: ` +
      'restore that folder, or remove DATA_DIR to start from scratch.',
  );
}

function pointerPath(dataDir: string): string {
  return join(dataDir, 'postgres-location.txt');
}
