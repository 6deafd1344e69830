import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Enough for the serving thread to go first; pages and files get the rest, which is nearly all. */
const BEHIND = 5;

/**
 * Lowers the priority of this thread when all processors are busy. Only Linux has per-thread
 * priorities; elsewhere nothing changes.
 */
export function lowerThreadPriority(): void {
  if (process.platform !== 'linux') return;
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, BEHIND);
  } catch {
    // On a system without /proc, or one that forbids this, health checks are slower under load,
    // nothing worse.
  }
}
