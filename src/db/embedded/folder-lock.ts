import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, StartupError } from '../startup-error.ts';
import { processIdentity } from './process-info.ts';

export interface FolderLock {
  release(): void;
}

/**
 * Acquires `folder/parcurve.pid` for this process, or throws if a living process holds it.
 * `dataDir` is the name by which the operator knows the folder.
 */
export function lockFolder(folder: string, dataDir: string): FolderLock {
  const path = join(folder, 'parcurve.pid');
  const content = `${process.pid}\n${processIdentity(process.pid)}\n`;
  // Each failed round removed the file of a dead process, so after three rounds others are
  // competing.
  for (let round = 0; round < 3; round += 1) {
    if (createWithContent(path, content)) return { release: () => releaseOwnLock(path, content) };
    const owner = liveOwner(readIfExists(path));
    if (owner !== undefined) throw inUse(dataDir, owner);
    removeDead(path, dataDir);
  }
  throw new StartupError(
    `DATA_DIR ${dataDir} is being locked by another Parcurve: try again in a moment.`,
  );
}

/** A link makes the file appear with its content; `wx` would show an empty file for a moment. */
function createWithContent(path: string, content: string): boolean {
  const draft = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, content, { flag: 'wx', mode: 0o644 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Renames the file before removing it, because another process may have replaced it in the
 * meantime.
 */
function removeDead(path: string, dataDir: string): void {
  const aside = `${path}.${process.pid}-stale`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  const content = readIfExists(aside) ?? '';
  rmSync(aside, { force: true });
  const owner = liveOwner(content);
  if (owner === undefined) return;
  createWithContent(path, content);
  throw inUse(dataDir, owner);
}

function liveOwner(content: string | undefined): number | undefined {
  const [pid, identity] = (content ?? '').split('\n');
  const known = Number(pid);
  if (!Number.isInteger(known) || known <= 0) return undefined;
  return processIdentity(known) === identity ? known : undefined;
}

function releaseOwnLock(path: string, content: string): void {
  if (readIfExists(path) === content) rmSync(path, { force: true });
}

function inUse(dataDir: string, owner: number): StartupError {
  return new StartupError(
    `DATA_DIR ${dataDir} is in use by another Parcurve (process ${owner}): ` +
      'stop it or choose another DATA_DIR.',
  );
}

function readIfExists(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
