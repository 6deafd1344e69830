import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { ClusterPlace } from './data-folder.ts';
import { chownTo, makePrivateFolder, userCan, type ServerUser } from './os-user.ts';

export const socketPort = 5432;

/** The kernel's limit is 104 bytes on macOS and 108 on Linux, including the terminating zero. */
const longestSocketPath = 99;
const temporaryPrefix = 'parcurve-';

/** Creates the folder of the server's socket: next to the cluster, or a short temporary one. */
export function makeSocketFolder(place: ClusterPlace): string {
  const beside = join(place.home, 'run');
  // Files that an earlier server left (a lock with a reused process id) would prevent the next
  // server from starting.
  rmSync(beside, { recursive: true, force: true });
  if (!isShortEnough(beside)) return makeTemporary(place.user);
  makePrivateFolder(beside, place.user);
  return beside;
}

/** Removes the folder if it is one of our temporary ones. */
export function dropSocketFolder(path: string): void {
  const temporary = temporaryParents().includes(dirname(path));
  if (temporary && basename(path).startsWith(temporaryPrefix)) {
    rmSync(path, { recursive: true, force: true });
  }
}

function makeTemporary(user: ServerUser | undefined): string {
  const usable = (parent: string) =>
    isShortEnough(join(parent, `${temporaryPrefix}XXXXXX`)) &&
    (user === undefined || userCan(user, '-x', parent));
  const parent = temporaryParents().find(usable) ?? '/tmp';
  const path = mkdtempSync(join(parent, temporaryPrefix));
  chmodSync(path, 0o700);
  chownTo(path, user);
  return path;
}

function temporaryParents(): string[] {
  return [tmpdir(), '/tmp'];
}

function isShortEnough(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${socketPort}`)) <= longestSocketPath;
}
