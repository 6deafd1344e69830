// Like everything in scripts/lib, it runs on the machine's Node (20 or later), before anything is
// installed.
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';

const POLL_MS = 200;
/** The owner may run in another container, where its process can't be checked. */
const STALE_MS = 10 * 60_000;

/**
 * Runs `act` while no other process holds the lock, and waits for it otherwise. A lock is stale if
 * its process has ended, or if it is ten minutes old and belongs to another host.
 * @template T
 * @param {string} path
 * @param {() => T} act
 * @param {() => void} [onWait] Called once if another process holds the lock.
 * @returns {T}
 */
export function withLockFile(path, act, onWait) {
  mkdirSync(dirname(path), { recursive: true });
  for (let isFirst = true; !takeLock(path); isFirst = false) {
    if (removeIfStale(path)) continue;
    if (isFirst) onWait?.();
    sleep(POLL_MS);
  }
  try {
    return act();
  } finally {
    rmSync(path, { force: true });
  }
}

/** @param {string} path */
function takeLock(path) {
  try {
    writeFileSync(path, `${process.pid} ${hostname()}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} path */
function removeIfStale(path) {
  const owner = readOwner(path);
  if (owner === undefined) return true;
  if (!isStale(owner)) return false;
  // Two waiting processes may find the same stale lock; the second must not remove the lock that
  // the first has taken in the meantime.
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return true;
  }
  if (readOwner(aside)?.text === owner.text) rmSync(aside, { force: true });
  else renameSync(aside, path);
  return true;
}

/** @param {string} path */
function readOwner(path) {
  try {
    const text = readFileSync(path, 'utf8');
    return { text, ageMs: Date.now() - statSync(path).mtimeMs };
  } catch {
    return undefined;
  }
}

/** @param {{ text: string; ageMs: number }} owner */
function isStale({ text, ageMs }) {
  const [pid, host] = text.split(' ');
  // The owner writes its name right after it has created the file.
  if (pid === '' || host !== hostname()) return ageMs > STALE_MS;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}

/** Blocks, because all callers are synchronous. @param {number} ms */
function sleep(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
