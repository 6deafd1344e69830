import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { errorCode, StartupError } from '../startup-error.ts';
import type { Binaries } from './binaries.ts';
import type { ClusterPlace } from './data-folder.ts';
import { asUser, chownTo, makePrivateFolder, serverEnvironment } from './os-user.ts';
import { roleNames } from './secrets.ts';

/** Sorts like C and knows the letters of UTF-8; macOS has no C.UTF-8. */
const localeFlags =
  process.platform === 'darwin' ? ['--locale=C', '--lc-ctype=en_US.UTF-8'] : ['--locale=C.UTF-8'];

/** Part of the name that a restore gives to what it replaces. */
export const BEFORE_RESTORE = '.before-restore-';

/** Whether there is a cluster; throws for one that this PostgreSQL can't open. */
export function clusterExists(clusterDir: string, binaries: Binaries): boolean {
  const stat = statSync(clusterDir, { throwIfNoEntry: false });
  if (stat === undefined) {
    refuseUnfinishedRestore(clusterDir);
    return false;
  }
  const uid = process.getuid?.();
  if (uid !== 0 && stat.uid !== uid) {
    throw new StartupError(
      `The database in ${clusterDir} belongs to another user (uid ${stat.uid}): ` +
        'run Parcurve as that user or as root, or choose another DATA_DIR.',
    );
  }
  if (readdirSync(clusterDir).length === 0) return false;
  assertSameMajor(clusterDir, binaries.major);
  return true;
}

/**
 * Creating a database in place of one that a restore moved away would look like a loss of all data.
 */
function refuseUnfinishedRestore(clusterDir: string): void {
  const prefix = `${basename(clusterDir)}${BEFORE_RESTORE}`;
  const moved = readdirSync(dirname(clusterDir)).find((name) => name.startsWith(prefix));
  if (moved === undefined) return;
  throw new StartupError(
    `${clusterDir} does not exist, but a restore moved a database to ${moved} beside it: ` +
      'restore again, or rename that folder back (and its secrets.json).',
  );
}

/**
 * Creates the cluster next to its final place and renames it when complete, so that a kill leaves
 * no partial cluster.
 */
export async function createCluster(
  place: ClusterPlace,
  binaries: Binaries,
  adminPassword: string,
  durable: boolean,
): Promise<void> {
  removeUnfinished(place.clusterDir);
  const draft = `${place.clusterDir}.initdb-${randomBytes(4).toString('hex')}`;
  makePrivateFolder(draft, place.user);
  try {
    const passwordFile = join(draft, 'password');
    writeFileSync(passwordFile, adminPassword, { mode: 0o600 });
    chownTo(passwordFile, place.user);
    const made = join(draft, 'cluster');
    const sync = durable ? [] : ['--no-sync'];
    const flags = [...localeFlags, ...sync, `--pgdata=${made}`, `--pwfile=${passwordFile}`];
    await runInitdb(binaries.initdb, flags, place);
    renameSync(made, place.clusterDir);
    if (durable) syncFolder(dirname(place.clusterDir));
  } finally {
    rmSync(draft, { recursive: true, force: true, maxRetries: 5 });
  }
}

function assertSameMajor(clusterDir: string, major: string): void {
  let found: string;
  try {
    found = readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    throw new StartupError(
      `${clusterDir} does not contain a readable PostgreSQL database (${errorCode(error)}): ` +
        'choose another DATA_DIR.',
    );
  }
  if (found === major) return;
  throw new StartupError(
    `The database in ${clusterDir} was created by PostgreSQL ${found}, but this version of Parcurve ` +
      `includes PostgreSQL ${major}: run the version that created it, or choose another DATA_DIR.`,
  );
}

async function runInitdb(initdb: string, flags: string[], place: ClusterPlace): Promise<void> {
  const fixed = [
    '--encoding=UTF8',
    '--auth=scram-sha-256',
    `--username=${roleNames.admin}`,
    '--no-instructions',
  ];
  try {
    await promisify(execFile)(initdb, [...fixed, ...flags], {
      ...asUser(place.user),
      cwd: '/',
      env: serverEnvironment,
    });
  } catch (error) {
    throw new StartupError(
      `PostgreSQL could not create its database in ${place.home}: ${firstComplaint(error)}`,
    );
  }
}

function firstComplaint(error: unknown): string {
  const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  const lines = stderr.split('\n').filter((line) => line.trim() !== '');
  return lines.find((line) => /error|FATAL/.test(line)) ?? lines.at(-1) ?? errorCode(error);
}

function removeUnfinished(clusterDir: string): void {
  const parent = dirname(clusterDir);
  const prefix = `${basename(clusterDir)}.initdb-`;
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
    rmSync(join(parent, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Makes a rename survive a power failure. */
function syncFolder(path: string): void {
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
}
