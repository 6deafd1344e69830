import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync } from 'node:fs';
import { StartupError } from '../startup-error.ts';

/** The user that runs PostgreSQL if we are root. Undefined means our own user. */
export interface ServerUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/**
 * The environment of PostgreSQL's programs, without our variables (PGDATA, LANG …), which would
 * change their behaviour.
 */
export const serverEnvironment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C' };

/** PostgreSQL can't run as root, so it runs as the owner of the cluster, `postgres` or `nobody`. */
export function pickServerUser(clusterOwner?: {
  uid: number;
  gid: number;
}): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owned = clusterOwner !== undefined && clusterOwner.uid !== 0;
  const user = owned
    ? { name: `uid ${clusterOwner.uid}`, uid: clusterOwner.uid, gid: clusterOwner.gid }
    : (findUser('postgres') ?? findUser('nobody'));
  if (user === undefined) {
    throw new StartupError(
      'PostgreSQL cannot run as root, and this machine has no user postgres or nobody: ' +
        'run Parcurve as a regular user.',
    );
  }
  assertWeCanBecome(user);
  return user;
}

/** The spawn options that run a program as that user. */
export function asUser(user: ServerUser | undefined): { uid?: number; gid?: number } {
  return user === undefined ? {} : { uid: user.uid, gid: user.gid };
}

/**
 * Whether the user passes all shell tests (`-x`, `-r`) on these paths; the tests run as that user.
 */
export function userCan(user: ServerUser, test: '-x' | '-r', ...paths: string[]): boolean {
  const script = 'flag=$1; shift; for path; do test "$flag" "$path" || exit 1; done';
  return runShell(user, script, test, ...paths).status === 0;
}

/** Creates a folder that only the server's user may enter. */
export function makePrivateFolder(path: string, user: ServerUser | undefined): void {
  mkdirSync(path, { mode: 0o700 });
  chownTo(path, user);
}

export function chownTo(path: string, user: ServerUser | undefined): void {
  if (user !== undefined) chownSync(path, user.uid, user.gid);
}

function findUser(name: string): ServerUser | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  if (line === undefined) return undefined;
  const [, , uid, gid] = line.split(':');
  // macOS writes the ids of nobody as -2, the kernel expects them unsigned.
  return { name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 };
}

function assertWeCanBecome(user: ServerUser): void {
  const { error } = runShell(user, ':');
  if (error === undefined) return;
  throw new StartupError(
    `PostgreSQL cannot run as root, and root cannot switch to the user ${user.name} here ` +
      `(${error.message}): run Parcurve as a regular user.`,
  );
}

function runShell(user: ServerUser, script: string, ...args: string[]) {
  return spawnSync('/bin/sh', ['-c', script, 'sh', ...args], {
    ...asUser(user),
    cwd: '/',
    env: serverEnvironment,
    stdio: 'ignore',
  });
}
