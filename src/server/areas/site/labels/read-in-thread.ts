import { openThreads } from '../../../core/threads/open-threads.ts';
import { readLabelFile, type FileLine } from './label-file.ts';

/** A smaller plain-text table is read in less time than a thread takes to start. */
const SMALL_BYTES = 64 * 1024;
/** A valid file of all labels takes two seconds; a slower one is aborted. */
const MAX_MS = 20_000;
const thread = openThreads<Uint8Array, readonly FileLine[] | null>(
  new URL('./read-thread.ts', import.meta.url),
  { name: 'readLabelFile', maxThreads: 1, idleMs: 10_000, maxMegabytes: 512 },
);

let last: Promise<unknown> = Promise.resolve();

/**
 * Reads a translator's file in a thread, because a workbook takes seconds and would block all other
 * requests. One at a time; a file that takes too long or too much memory counts as invalid.
 */
export async function readInThread(bytes: Uint8Array): Promise<readonly FileLine[] | null> {
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isArchive && bytes.length <= SMALL_BYTES) return readLabelFile(bytes);
  const turn = last.then(() => readAsJob(bytes));
  last = turn;
  return turn;
}

/** The time limit counts from here: a queued job hasn't used any of it. */
async function readAsJob(bytes: Uint8Array): Promise<readonly FileLine[] | null> {
  try {
    return await thread.run(bytes, { signal: AbortSignal.timeout(MAX_MS) });
  } catch {
    return null;
  }
}
