import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Enough that whoever serves is let in first; pages and files take what is left, which is nearly all. */
const BEHIND = 5;

/**
 * Puts this thread behind the others where all processors are busy. Only Linux has a priority for
 * each thread; elsewhere they stay alike.
 */
export function lowerThreadPriority(): void {
  if (process.platform !== 'linux') return;
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, BEHIND);
  } catch {
    // A system without /proc, or one that forbids it: slower health checks under load, no more.
  }
}
